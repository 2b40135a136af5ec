"""The Gold card Workshop, id only (rule: questions/extra_action.py): grants an additional Manufacture action."""

from __future__ import annotations

from engine.brazil.questions.extra_action import ExtraAction


class ExtraManufacture(ExtraAction):
    """Grants an additional Manufacture action.

    Printed: Manufacture once more, paying for it.
    """

    id = "extra_manufacture"
