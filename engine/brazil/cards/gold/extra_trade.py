"""The Gold card Trade Fair: take the Trade action (any number of exchanges) once more.

Only its id: the rule is in questions/extra_action.py.
"""

from __future__ import annotations

from engine.brazil.questions.extra_action import ExtraAction


class ExtraTrade(ExtraAction):
    """Grants one more Trade action, without the upgrade of its arch.

    Printed: Trade once more, as often as you like.
    """

    id = "extra_trade"
