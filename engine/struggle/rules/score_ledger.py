"""The score, a single number that France moves up and Britain down (rules 1), with a ledger of every change."""

from __future__ import annotations

from engine.core.event import Event
from engine.struggle.events import VpScored
from engine.struggle.state import FRANCE, Seat, State

CATEGORIES = ("award", "prestige", "demand", "event", "war", "refusal", "overrun", "ministry")
"""The causes of VP during the game, for the ledger."""
FINAL_CATEGORIES = ("final_prestige", "final_debt", "final_commodity", "final_territory")
"""The causes of VP in final scoring."""


def score(s: State, side: Seat, vp: int, category: str, item: str, out: list[Event]) -> None:
    """Scores VP for a side, unless `vp` is 0 or less, and records them under a category and an item (an id, or "")."""
    if vp > 0:
        s.vp += vp if side == FRANCE else -vp
        s.ledger += ((s.turn, side, category, item, vp),)
        out.append(VpScored(side, vp, category, item))
