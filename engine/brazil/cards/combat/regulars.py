"""The Combat card Regulars, id only: adds its printed strength (components/combat_cards.toml); no other effect."""

from __future__ import annotations

from engine.brazil.questions.combat import CombatCardRules


class Regulars(CombatCardRules):
    """Adds its printed strength; no other effect.

    Printed: [cs]+2
    """

    id = "regulars"
