"""The Gold card Ship in Port: take the Harbor action (1 resource of choice) once more, never in its upgraded form.

Only its id: the rule is in questions/extra_action.py.
"""

from __future__ import annotations

from engine.brazil.questions.extra_action import ExtraAction


class ExtraHarbor(ExtraAction):
    """Grants one more Harbor action, 1 resource of choice, without the upgrade of its arch.

    Printed: Take one resource of your choice.
    """

    id = "extra_harbor"
