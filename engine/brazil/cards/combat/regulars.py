"""Strength only."""

from __future__ import annotations

from engine.brazil.questions.combat import CombatCardRules


class Regulars(CombatCardRules):
    """Strength only."""

    id = "regulars"
