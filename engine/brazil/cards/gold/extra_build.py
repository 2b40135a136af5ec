"""The Gold card Builders, id only (rule: questions/extra_action.py): grants an additional Build action."""

from __future__ import annotations

from engine.brazil.questions.extra_action import ExtraAction


class ExtraBuild(ExtraAction):
    """Grants an additional Build action.

    Printed: Build once more, paying for it.
    """

    id = "extra_build"
