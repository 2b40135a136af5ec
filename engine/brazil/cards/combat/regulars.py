"""The Combat card Regulars: strength 2 (components/combat_cards.toml); no other effect."""

from __future__ import annotations

from engine.brazil.questions.combat import CombatCardRules


class Regulars(CombatCardRules):
    """Strength 2; no other effect.

    Printed: [cs]+2
    """

    id = "regulars"
