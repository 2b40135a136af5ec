"""Grants an extra Trade action."""

from __future__ import annotations

from engine.brazil.questions.extra_action import ExtraAction


class ExtraTrade(ExtraAction):
    """Grants an extra Trade action."""

    id = "extra_trade"
