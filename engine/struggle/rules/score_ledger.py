"""One score for both sides: France moves it up, Britain down (rules 1); every VP is written down with its cause."""

from __future__ import annotations

from engine.core.event import Event
from engine.struggle.events import VpScored
from engine.struggle.state import FRANCE, Seat, State

CATEGORIES = ("award", "prestige", "demand", "event", "war", "refusal", "overrun", "ministry")
FINAL_CATEGORIES = ("final_prestige", "final_debt", "final_commodity", "final_territory")


def score(s: State, side: Seat, vp: int, category: str, item: str, out: list[Event]) -> None:
    """`vp` in the direction of a side, for the ledger under category and item (an id, "" if none)."""
    if vp > 0:
        s.vp += vp if side == FRANCE else -vp
        s.ledger += ((s.turn, side, category, item, vp),)
        out.append(VpScored(side, vp, category, item))
