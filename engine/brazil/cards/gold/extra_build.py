"""Grants an extra Build action."""

from __future__ import annotations

from engine.brazil.questions.extra_action import ExtraAction


class ExtraBuild(ExtraAction):
    """Grants an extra Build action."""

    id = "extra_build"
