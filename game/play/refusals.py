"""Picks the reason to show when a click could have meant several moves, all of them illegal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.move import Reason
from engine.core.rules import M, S
from game.play.match import Match


def nearest_refusal(match: Match[S, M], moves: Iterable[M], depth: Sequence[str] = ()) -> Reason | None:
    """Returns one reason why several moves are refused: that whose code comes first in `depth`, else that of the first
    move; None if any of the moves is legal, or there are none."""
    found: dict[str, Reason] = {}
    for move in moves:
        reason = match.why_not(move)
        if reason is None:
            return None
        found.setdefault(reason.code, reason)
    code = next((code for code in depth if code in found), next(iter(found), ""))
    return found.get(code)
