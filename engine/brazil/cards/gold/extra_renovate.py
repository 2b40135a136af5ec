"""The Gold card Restorers: take the Renovate action once more, paid as usual, never in its upgraded form.

Only its id: the rule is in questions/extra_action.py.
"""

from __future__ import annotations

from engine.brazil.questions.extra_action import ExtraAction


class ExtraRenovate(ExtraAction):
    """Grants one more Renovate action, paid as usual, without the upgrade of its arch.

    Printed: Renovate once more, paying for it.
    """

    id = "extra_renovate"
