"""The Combat card Volunteers of the Fatherland, id only: adds its printed strength (components/combat_cards.toml)."""

from __future__ import annotations

from engine.brazil.questions.combat import CombatCardRules


class VolunteersOfTheFatherland(CombatCardRules):
    """Adds its printed strength; no other effect.

    Printed: [cs]+3
    """

    id = "volunteers_of_the_fatherland"
