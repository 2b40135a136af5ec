"""The Gold card Jesuits: take a Build action that may build a Church only, in any era, paid as usual."""

from __future__ import annotations

from engine.brazil.questions.extra_action import GrantsAction
from engine.brazil.questions.numbers import BuildingId, CardNumbers


class Jesuits(GrantsAction):
    """Grants a Build action for a Church only, in any era, paid as usual.

    Printed: Build a Church in any era, paying for it. It is not renovated before Era III.
    """

    id = "jesuits"

    class Numbers(CardNumbers):
        building: BuildingId

    numbers: Numbers

    def action(self) -> tuple[str, str]:
        return "build", self.numbers.building
