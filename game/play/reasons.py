"""Selects and orders the changes of a move that are worth mentioning."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.evaluation_terms import TermChange

MOST = 3  # changes mentioned per step
LEAST = 0.25  # in units of the evaluation, mostly victory points: smaller changes are not mentioned


def main_changes(effects: Iterable[TermChange], sign: int = 0) -> list[TermChange]:
    """Returns the changes with the largest weights, largest first. Terms that are always mentioned come before them if
    their number changed. ``sign``: 1 for gains only, -1 for losses only."""
    asked = [effect for effect in effects if effect.worth * sign >= 0]
    always = [effect for effect in asked if effect.always and effect.number]
    others = [effect for effect in asked if effect not in always and abs(effect.worth) >= LEAST]
    others.sort(key=lambda effect: -abs(effect.worth))
    return [*always, *others][: max(MOST, len(always))]
