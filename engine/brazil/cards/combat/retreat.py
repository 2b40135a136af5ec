"""The Combat card Retreat, a flag read by rules/combat.py: if its owner loses, the units return to the Capital."""

from __future__ import annotations

from engine.brazil.questions.combat import CombatCardRules


class Retreat(CombatCardRules):
    """If its owner loses, the owner's units return to the Capital instead of the supply.

    Printed: [cs]+0. If you lose, your units go to your Capital, not to your supply.
    """

    id = "retreat"

    saves_units = True
