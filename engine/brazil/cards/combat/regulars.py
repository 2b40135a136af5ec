"""Strength only."""

from __future__ import annotations

from engine.brazil.strength import CombatCardRules


class Regulars(CombatCardRules):
    """Strength only."""

    id = "regulars"
