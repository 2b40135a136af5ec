"""Which of the changes that a step brings are worth telling, and in which order."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.evaluation_terms import TermChange

MOST = 3  # that are told of a step
LEAST = 0.25  # of the evaluation's unit, mostly a victory point: what is worth less is not told


def chief(effects: Iterable[TermChange], sign: int = 0) -> list[TermChange]:
    """Those that weigh most, the weightiest first; before them such as are told always, if their number changed.
    ``sign``: 1 or -1 for nothing but what is gained or lost."""
    asked = [effect for effect in effects if effect.worth * sign >= 0]
    always = [effect for effect in asked if effect.always and effect.number]
    others = [effect for effect in asked if effect not in always and abs(effect.worth) >= LEAST]
    others.sort(key=lambda effect: -abs(effect.worth))
    return [*always, *others][: max(MOST, len(always))]
