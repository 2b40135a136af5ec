"""Defines how the Settler, the weakest level of the bots, misjudges the moves of a game."""

from __future__ import annotations

from typing import NamedTuple


class Misjudgement(NamedTuple):
    """The limits of what the Settler sees of a game's moves.

    `error`: the largest random error of its evaluations, in the unit of `Rules.evaluate`. `knows_gains`: it misjudges
    how much a move brings, not whether it brings anything; otherwise it confuses these, too. `surveyed`: the kinds of
    moves that it tries all of; of the other kinds it tries few.
    """

    error: float = 2.0
    knows_gains: bool = False
    surveyed: frozenset[str] = frozenset()
