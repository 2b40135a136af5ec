"""The Gold card Ship in Port: grants an additional Harbor action."""

from __future__ import annotations

from engine.brazil.questions.extra_action import ExtraAction


class ExtraHarbor(ExtraAction):
    """Grants an additional Harbor action."""

    id = "extra_harbor"
