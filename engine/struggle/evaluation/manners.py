"""Values what a bot's style (builder, warrior, collector) favours, in VP added to the evaluation; less every round."""

from __future__ import annotations

from engine.struggle.board import FORTS, MARKETS, NAVAL, NEEDS, POLITICAL, TERRITORIES
from engine.struggle.evaluation.chances import progress
from engine.struggle.state import Seat, State

MARKET, TERRITORY = 0.1, 0.4
FORT, SQUADRON, WAR_TILE = 0.3, 0.25, 0.15
ALLIANCE, ADVANTAGE, EVENT = 0.1, 0.25, 0.2


def manner_value(s: State, seat: Seat, manner: str) -> float:
    """Returns the additional value of a position, in VP, for a side: of markets and Territories for a builder, of
    Forts, Squadrons and War tiles for a warrior, of political spaces, Advantages and Events for a collector. Less the
    longer the game has gone on; 0 at its end."""
    if s.over:
        return 0.0
    held, player = s.held[seat], s.players[seat]
    if manner == "builder":
        worth = MARKET * (held & MARKETS).bit_count() + TERRITORY * (held & TERRITORIES).bit_count()
    elif manner == "warrior":
        worth = FORT * (held & FORTS & ~s.damaged).bit_count()
        worth += SQUADRON * ((held & NAVAL).bit_count() + player.box + player.aside)
        worth += WAR_TILE * sum(len(tiles) for tiles in player.laid)
    else:
        advantages = sum(held & needs == needs for needs in NEEDS)
        worth = ALLIANCE * (held & POLITICAL).bit_count() + ADVANTAGE * advantages + EVENT * len(player.hand)
    return worth * (1 - progress(s))
