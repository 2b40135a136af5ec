"""Illustrations above the rules pages: small painted map scenes, and rows of pieces and cards."""

from __future__ import annotations

from game.brazil.rule_scenes.figure_rows import ROWS
from game.brazil.rule_scenes.map_scene import RuleSceneStrip
from game.brazil.rule_scenes.map_scenes import STRIPS
from game.widgets.base import Widget
from game.widgets.figure_row import FigureRow


def lesson(page: str) -> Widget | None:
    """Builds the illustration above a rules page, a map scene or a row of pieces; None if the page has none."""
    if page in STRIPS:
        return RuleSceneStrip(page, STRIPS[page])
    return FigureRow(ROWS[page]) if page in ROWS else None
