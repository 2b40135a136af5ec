"""Grants an extra Harbor action."""

from __future__ import annotations

from engine.brazil.questions.extra_action import ExtraAction


class ExtraHarbor(ExtraAction):
    """Grants an extra Harbor action."""

    id = "extra_harbor"
