"""Grants an extra Trade action."""

from __future__ import annotations

from engine.brazil.cards.extra_action import ExtraAction


class ExtraTrade(ExtraAction):
    """Grants an extra Trade action."""

    id = "extra_trade"
