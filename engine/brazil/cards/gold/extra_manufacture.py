"""Grants an extra Manufacture action."""

from __future__ import annotations

from engine.brazil.questions.extra_action import ExtraAction


class ExtraManufacture(ExtraAction):
    """Grants an extra Manufacture action."""

    id = "extra_manufacture"
