"""The Gold card Levy, id only (rule: questions/extra_action.py): grants an additional Deploy action."""

from __future__ import annotations

from engine.brazil.questions.extra_action import ExtraAction


class ExtraDeploy(ExtraAction):
    """Grants an additional Deploy action.

    Printed: Deploy once more, paying for it; draw [hand_combat].
    """

    id = "extra_deploy"
