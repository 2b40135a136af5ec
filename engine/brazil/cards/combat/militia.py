"""Strength only."""

from __future__ import annotations

from engine.brazil.questions.combat import CombatCardRules


class Militia(CombatCardRules):
    """Strength only."""

    id = "militia"
