"""The Combat card Militia: strength 1 (components/combat_cards.toml); no other effect."""

from __future__ import annotations

from engine.brazil.questions.combat import CombatCardRules


class Militia(CombatCardRules):
    """Strength 1; no other effect.

    Printed: [cs]+1
    """

    id = "militia"
