"""The book of the score where every category there is has points."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.historia.state import CATEGORIES
from game.app import App
from game.historia.chart import PICTURES
from game.widgets import ledger


@pytest.mark.parametrize("high", [576, 700])
def test_the_totals_have_room_below_every_category(
    make_app: Callable[..., App], high: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """576: the sheet in a window of 1280 x 720."""
    app = make_app()
    app.take_up("historia")
    ui = app.ui
    lines = [ledger.Line(one, PICTURES[one], (7, None), ("", "")) for one in CATEGORIES]
    faces = [
        ledger.Column(name, (90, 60, 30), lambda ui, side: pygame.Surface((side, side)), 154, True) for name in "ab"
    ]
    sides: list[int] = []
    monkeypatch.setattr(ledger, "laurel", lambda ui, vp, side: sides.append(side) or pygame.Surface((side, side)))
    book = ledger.Ledger(faces, lines, "Total", len(lines) + 1)
    book.arrange(ui, pygame.Rect(0, 0, 700, high))
    book.draw(ui, app.surface)
    assert len(lines) == 14 and min(sides[-2:]) >= ui.px(48)
    assert min(sides) >= ui.px(19)
