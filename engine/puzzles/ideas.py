"""Names the idea of a puzzle by what the best line does and the second does not."""

from __future__ import annotations

from engine.bots.review import Mistake
from engine.core.rules import M, Rules, S


def ideas_of(rules: Rules[S, M], position: S, mistake: Mistake[M]) -> tuple[str, ...]:
    """Returns the ids of the ideas of a line, the main one first."""
    return ()
