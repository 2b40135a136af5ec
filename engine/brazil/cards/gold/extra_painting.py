"""The Gold card Patronage, id only (rule: questions/extra_action.py): grants an additional Painting action."""

from __future__ import annotations

from engine.brazil.questions.extra_action import ExtraAction


class ExtraPainting(ExtraAction):
    """Grants an additional Painting action.

    Printed: Take one more painting, paying for it.
    """

    id = "extra_painting"
