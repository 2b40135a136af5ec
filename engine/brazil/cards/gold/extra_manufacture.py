"""The Gold card Workshop: take the Manufacture action once more, paid as usual, never in its upgraded form.

Only its id: the rule is in questions/extra_action.py.
"""

from __future__ import annotations

from engine.brazil.questions.extra_action import ExtraAction


class ExtraManufacture(ExtraAction):
    """Grants one more Manufacture action, paid as usual, without the upgrade of its arch.

    Printed: Manufacture once more, paying for it.
    """

    id = "extra_manufacture"
