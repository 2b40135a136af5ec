"""What a challenge's goals count that no position shows: battles, units lost, cards played, tiles turned up (rules 11).

Kept in `State.tally`, one number for each of TALLIES, only where a goal asks for one.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.brazil.events import BattleBegan, BattleEnded, GoldCardPlayed, TileExplored, Traded, UnitsDefeated
from engine.core.event import Event

TALLIES = ("battles", "battles_won", "units_lost", "gold_cards", "trades", "explored")
AVOIDABLE = ("battles", "units_lost", "gold_cards", "trades")
NONE = (0,) * len(TALLIES)


def counted(tally: tuple[int, ...], seat: int, events: Sequence[Event]) -> tuple[int, ...]:
    """The tally of a seat after some events. A battle counts for whoever began it; a Gold card when it is played, not
    when it is given in payment or dropped; a unit lost whatever became of it later."""
    row = list(tally or NONE)
    for event in events:
        if isinstance(event, BattleBegan):
            row[0] += event.attacker == seat
        elif isinstance(event, BattleEnded):
            row[1] += event.winner == seat
        elif isinstance(event, UnitsDefeated):
            row[2] += len(event.units) if event.seat == seat else 0
        elif isinstance(event, GoldCardPlayed):
            row[3] += event.seat == seat
        elif isinstance(event, Traded):
            row[4] += event.seat == seat
        elif isinstance(event, TileExplored):
            row[5] += event.seat == seat
    return tuple(row)
