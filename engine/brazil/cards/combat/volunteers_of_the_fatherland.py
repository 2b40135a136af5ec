"""Strength only."""

from __future__ import annotations

from engine.brazil.questions.combat import CombatCardRules


class VolunteersOfTheFatherland(CombatCardRules):
    """Strength only."""

    id = "volunteers_of_the_fatherland"
