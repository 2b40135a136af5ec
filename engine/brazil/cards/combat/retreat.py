"""The Combat card Retreat: strength 0; if its owner loses, their units go to their Capital, unless an enemy is there.

A flag, which rules/combat.py reads.
"""

from __future__ import annotations

from engine.brazil.questions.combat import CombatCardRules


class Retreat(CombatCardRules):
    """Strength 0; if its owner loses, the units go to the Capital, not to the supply, unless an enemy unit is there.

    Printed: [cs]+0. If you lose, your units go to your Capital, not to your supply.
    """

    id = "retreat"

    saves_units = True
