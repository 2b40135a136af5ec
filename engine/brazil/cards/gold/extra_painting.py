"""Grants an extra Painting action."""

from __future__ import annotations

from engine.brazil.questions.extra_action import ExtraAction


class ExtraPainting(ExtraAction):
    """Grants an extra Painting action."""

    id = "extra_painting"
