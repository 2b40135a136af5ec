"""Grants an extra Renovate action."""

from __future__ import annotations

from engine.brazil.questions.extra_action import ExtraAction


class ExtraRenovate(ExtraAction):
    """Grants an extra Renovate action."""

    id = "extra_renovate"
