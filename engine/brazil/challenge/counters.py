"""Counts events that challenge goals need and no position shows: battles, units lost, cards played (rules 11).

The counters are in `State.tally`, in the order of TALLIES, only if a goal needs one.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.brazil.events import BattleBegan, BattleEnded, GoldCardPlayed, TileExplored, Traded, UnitsDefeated
from engine.core.event import Event

TALLIES = ("battles", "battles_won", "units_lost", "gold_cards", "trades", "explored")
AVOIDABLE = ("battles", "units_lost", "gold_cards", "trades")
NONE = (0,) * len(TALLIES)


def counted(tally: tuple[int, ...], seat: int, events: Sequence[Event]) -> tuple[int, ...]:
    """Returns a seat's counters (`tally`, empty for all 0) with these events added. A battle counts for its attacker, a
    victory for either side; a Gold card when played, not when paid or dropped; a lost unit even if it is deployed
    again."""
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
