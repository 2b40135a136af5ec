"""The Combat card Militia, id only: adds its printed strength (components/combat_cards.toml); no other effect."""

from __future__ import annotations

from engine.brazil.questions.combat import CombatCardRules


class Militia(CombatCardRules):
    """Adds its printed strength; no other effect.

    Printed: [cs]+1
    """

    id = "militia"
