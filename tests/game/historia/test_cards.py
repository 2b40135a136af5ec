"""Cards from near: every sentence is inside its panel."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.historia.components import ACTIONS, ADVISORS, CIVBOT_CARDS, LEADERS, WONDERS
from game.app import App
from game.historia import effects
from game.historia.parts import cards, closeup
from game.historia.parts.answer import Line
from game.historia.parts.paint import px, rich
from game.historia.parts.sides import Nothing, Row, Sides
from game.historia.parts.spot import Spot
from game.theme import INK
from game.ui import Ui

KINDS = {"action": ACTIONS, "advisor": ADVISORS, "civbot": CIVBOT_CARDS, "leader": LEADERS, "wonder": WONDERS}


@pytest.mark.parametrize("language", ["en", "pt-BR", "es"])
def test_a_card_from_near_holds_its_words(
    make_app: Callable[..., App], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app(language=language)
    app.take_up("historia")
    laid: list[str] = []

    def fits(ui: Ui, drawn: pygame.Surface, text: str, rect: pygame.Rect, align: str = "centre") -> None:
        """At the least size of letters, if not before."""
        assert rich(ui, text, rect.width, 8, INK, align=align).height <= rect.height, text
        laid.append(text)

    monkeypatch.setattr(cards, "_text", fits)
    monkeypatch.setattr(type(app.ui.pictures), "scaled", lambda self, name, size: pygame.Surface(size))
    for kind, names in KINDS.items():
        for name in names:
            cards._face(app.ui, kind, name, px(app.ui, closeup.NEAR), 1)
    assert len(laid) > sum(map(len, KINDS.values()))


@pytest.mark.parametrize("language", ["en", "pt-BR", "es"])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_the_tray_of_three_cards_holds_its_words(
    make_app: Callable[..., App], size: tuple[int, int], language: str
) -> None:
    """Whatever is resolved together: every side said in full, or why it may not be used, each inside its line."""
    app = make_app(size, language=language)
    ui = app.ui
    app.take_up("historia")
    names, seen = list(ACTIONS), 0
    for first in range(0, len(names), 3):
        rows = []
        for name in names[first : first + 3]:
            two = [side for side in (ACTIONS[name].basic, ACTIONS[name].advanced) if side is not None]
            lines = [
                Line(f"side-{n}", lambda *_: None, ui.text("side-basic"), effects.side(ui.texts, side), None, slim=True)
                for n, side in enumerate(two)
            ]
            stop = Nothing("side-nothing", lambda *_: None, ui.text("side-nothing"), "", None)
            rows.append(Row(Spot(name, None, lambda *_: None), lines, stop))
        tray = Sides(rows)
        wide, high = tray.measure(ui, px(ui, 541))
        assert high <= px(ui, 430) and wide == px(ui, 541), (names[first], wide, high)
        tray.arrange(ui, pygame.Rect(0, 0, wide, high))
        for row in rows:
            for line in row.sides:
                assert line.rect.height >= line.least(ui, line.rect.width) and tray.rect.contains(line.rect)
                seen += 1
            assert tray.rect.contains(stop.rect)
    assert seen > len(names)
