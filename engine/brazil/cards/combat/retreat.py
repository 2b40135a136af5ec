"""If its owner loses, his units go to his Capital instead of his supply."""

from __future__ import annotations

from engine.brazil.questions.combat import CombatCardRules


class Retreat(CombatCardRules):
    """If its owner loses, his units go to his Capital instead of his supply."""

    id = "retreat"

    saves_units = True
