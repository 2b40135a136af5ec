"""The Gold card Trade Fair, id only (rule: questions/extra_action.py): grants an additional Trade action."""

from __future__ import annotations

from engine.brazil.questions.extra_action import ExtraAction


class ExtraTrade(ExtraAction):
    """Grants an additional Trade action.

    Printed: Trade once more, as often as you like.
    """

    id = "extra_trade"
