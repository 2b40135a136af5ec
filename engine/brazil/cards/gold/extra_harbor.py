"""The Gold card Ship in Port, id only (rule: questions/extra_action.py): grants an additional Harbor action."""

from __future__ import annotations

from engine.brazil.questions.extra_action import ExtraAction


class ExtraHarbor(ExtraAction):
    """Grants an additional Harbor action.

    Printed: Take one resource of your choice.
    """

    id = "extra_harbor"
