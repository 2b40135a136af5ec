"""The Gold card Builders: take the Build action once more, paid as usual, never in its upgraded form.

Only its id: the rule is in questions/extra_action.py.
"""

from __future__ import annotations

from engine.brazil.questions.extra_action import ExtraAction


class ExtraBuild(ExtraAction):
    """Grants one more Build action, paid as usual, without the upgrade of its arch.

    Printed: Build once more, paying for it.
    """

    id = "extra_build"
