"""Builds a Church in any era."""

from __future__ import annotations

from engine.brazil.cards.extra_action import ExtraAction


class Jesuits(ExtraAction):
    """Builds a Church in any era."""

    id = "jesuits"

    def action(self) -> tuple[str, str]:
        return "build", self.numbers["building"]
