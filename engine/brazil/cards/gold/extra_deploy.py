"""The Gold card Levy: grants an additional Deploy action."""

from __future__ import annotations

from engine.brazil.questions.extra_action import ExtraAction


class ExtraDeploy(ExtraAction):
    """Grants an additional Deploy action."""

    id = "extra_deploy"
