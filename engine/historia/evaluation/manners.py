"""Values what a bot's style (builder, warrior, collector) favours, in VP added to the evaluation; less every turn."""

from __future__ import annotations

from engine.historia.components import LAST_TURN
from engine.historia.rules import counts
from engine.historia.state import Seat, State

LEVEL = 0.4  # of technology, or of military
TERRITORY, ATTACK = 0.2, 0.4
WONDER, ADVISOR = 0.8, 0.4


def manner_value(s: State, seat: Seat, manner: str) -> float:
    """Returns the additional value of a position, in VP, for a seat: of technology and territories for a builder, of
    military and this era's attacks for a warrior, of wonders and advisors in hand for a collector. Less with every
    turn; 0 at the end."""
    if s.over:
        return 0.0
    own = s.seats[seat]
    if manner == "builder":
        worth = LEVEL * own.technology + TERRITORY * own.cubes.bit_count()
    elif manner == "warrior":
        worth = LEVEL * own.military + ATTACK * own.attacks_era
    else:
        worth = WONDER * counts.wonders(s, seat) + ADVISOR * len(own.advisors)
    return worth * (1 - s.turn / (LAST_TURN + 1))
