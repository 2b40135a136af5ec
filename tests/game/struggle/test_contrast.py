"""In high contrast panels and wood are white: no word of the table is written on them in ivory or pale gold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.app.app import App
from game.app.routes import show
from game.render.theme import Colour
from game.shell.command_line_request import CommandLineRequest
from game.struggle.drawing import pen

LEAST = 3.0  # ratio of lightness of words and ground; 1 is the same


def lightness(colour: Colour) -> float:
    parts = [part / 255 for part in colour[:3]]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def ratio(one: Colour, other: Colour) -> float:
    light, dark = sorted((lightness(one), lightness(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def ground(surface: pygame.Surface, rect: pygame.Rect) -> Colour:
    """The colour that most of it has."""
    rect = rect.clip(surface.get_rect())
    seen = Counter(tuple(surface.get_at((x, y)))[:3] for x in range(*rect_span(rect)) for y in (rect.top, rect.centery))
    return seen.most_common(1)[0][0]  # type: ignore[return-value]


def rect_span(rect: pygame.Rect) -> tuple[int, int]:
    return rect.left, max(rect.left + 1, rect.right)


def test_words_of_the_panels_stand_out_from_their_ground(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[tuple[str, pygame.Rect, Colour]] = []
    app = make_app()
    app.settings.theme = "contrast"
    app.restyle()
    real = pen.words

    def words(ui: Any, target: pygame.Surface, text: str, point: tuple[float, float], **how: Any) -> int:
        wide = real(ui, target, text, point, **how)
        align = how.get("align", "left")
        x = point[0] - (wide if align == "right" else wide / 2 if align == "centre" else 0)
        if target.get_abs_parent() is app.surface and text.strip():
            high = max(2, ui.px(how.get("size", 14)))
            rect = pygame.Rect(round(x), round(point[1] - high / 2), max(1, wide), high)
            written.append((text, rect, how.get("colour", pen.INK)))
        return wide

    monkeypatch.setattr(pen, "words", words)
    show(app, CommandLineRequest(game="struggle", scenario="standard", screen="table", turns=12))
    app.draw()
    written.clear()
    app.draw()
    assert len(written) > 20
    pale = [(text, colour) for text, rect, colour in written if ratio(ground(app.surface, rect), colour) < LEAST]
    assert not pale
