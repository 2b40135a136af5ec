"""The Combat card Militia: adds its printed strength; no other effect."""

from __future__ import annotations

from engine.brazil.questions.combat import CombatCardRules


class Militia(CombatCardRules):
    """Adds its printed strength; no other effect.

    Printed: [cs]+1
    """

    id = "militia"
