"""Cards from near: every sentence is inside its panel."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.historia.components import ACTIONS, ADVISORS, CIVBOT_CARDS, LEADERS, WONDERS
from game.app import App
from game.historia.parts import cards, closeup
from game.historia.parts.paint import px, rich
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
