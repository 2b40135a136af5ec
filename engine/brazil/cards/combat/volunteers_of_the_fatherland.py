"""The Combat card Volunteers of the Fatherland: strength 3 (components/combat_cards.toml); no other effect."""

from __future__ import annotations

from engine.brazil.questions.combat import CombatCardRules


class VolunteersOfTheFatherland(CombatCardRules):
    """Strength 3; no other effect.

    Printed: [cs]+3
    """

    id = "volunteers_of_the_fatherland"
