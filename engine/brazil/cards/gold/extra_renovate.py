"""The Gold card Restorers: grants one more Renovate action, paid as usual, without the upgrade of its arch.

Only its id: the rule is in questions/extra_action.py.
"""

from __future__ import annotations

from engine.brazil.questions.extra_action import ExtraAction


class ExtraRenovate(ExtraAction):
    """Grants one more Renovate action, paid as usual, without the upgrade of its arch.

    Printed: Renovate once more, paying for it.
    """

    id = "extra_renovate"
