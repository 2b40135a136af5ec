"""What stands above a page of the rules: a small live scene by the painters of the table, or things in a row."""

from __future__ import annotations

from game.brazil.rule_scenes.rows import ROWS
from game.brazil.rule_scenes.strip import RuleSceneStrip
from game.brazil.rule_scenes.strips import STRIPS
from game.widgets.base import Widget
from game.widgets.figure_row import FigureRow


def lesson(page: str) -> Widget | None:
    """None: the page speaks for itself."""
    if page in STRIPS:
        return RuleSceneStrip(page, STRIPS[page])
    return FigureRow(ROWS[page]) if page in ROWS else None
