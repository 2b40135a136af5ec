"""The Gold card Restorers: grants an additional Renovate action."""

from __future__ import annotations

from engine.brazil.questions.extra_action import ExtraAction


class ExtraRenovate(ExtraAction):
    """Grants an additional Renovate action."""

    id = "extra_renovate"
