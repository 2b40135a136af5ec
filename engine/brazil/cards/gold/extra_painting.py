"""The Gold card Patronage: take the Painting action once more, paid as usual, never in its upgraded form.

Only its id: the rule is in questions/extra_action.py.
"""

from __future__ import annotations

from engine.brazil.questions.extra_action import ExtraAction


class ExtraPainting(ExtraAction):
    """Grants one more Painting action, paid as usual, without the upgrade of its arch.

    Printed: Take one more painting, paying for it.
    """

    id = "extra_painting"
