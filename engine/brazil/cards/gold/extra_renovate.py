"""The Gold card Restorers, id only (rule: questions/extra_action.py): grants an additional Renovate action."""

from __future__ import annotations

from engine.brazil.questions.extra_action import ExtraAction


class ExtraRenovate(ExtraAction):
    """Grants an additional Renovate action.

    Printed: Renovate once more, paying for it.
    """

    id = "extra_renovate"
