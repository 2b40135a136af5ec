"""Values what a bot's style (builder, warrior, collector) favours, in VP added to the evaluation; less every round."""

from __future__ import annotations

from engine.brazil.components import GAME
from engine.brazil.rules.control import on_map
from engine.brazil.state import DEFEATED, Seat, State

TILE, PRODUCT = 0.3, 0.4
UNIT, FALLEN, COMBAT_CARD = 0.3, 0.2, 0.2
PAINTING, GOLD_CARD, EXPLORATION = 0.5, 0.3, 0.3


def manner_value(s: State, seat: Seat, manner: str) -> float:
    """Returns the additional value of a position, in VP, for a seat: of tiles and products for a builder, of units on
    the map, own units defeated and Combat cards for a warrior, of paintings, Gold cards and Exploration tiles for a
    collector. Less every round; 0 in the last."""
    if s.over or s.ending or s.round >= GAME.last_round:
        return 0.0
    own = s.seats[seat]
    if manner == "builder":
        worth = TILE * own.tiles.bit_count() + PRODUCT * len(own.products)
    elif manner == "warrior":
        worth = UNIT * on_map(own) + FALLEN * own.units.count(DEFEATED) + COMBAT_CARD * len(own.combat_cards)
    else:
        worth = PAINTING * len(own.paintings) + GOLD_CARD * len(own.gold_cards)
        worth += EXPLORATION * len(own.exploration)
    return worth * (1 - s.round / GAME.last_round)
