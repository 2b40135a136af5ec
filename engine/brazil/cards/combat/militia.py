"""Strength only."""

from __future__ import annotations

from engine.brazil.strength import CombatCardRules


class Militia(CombatCardRules):
    """Strength only."""

    id = "militia"
