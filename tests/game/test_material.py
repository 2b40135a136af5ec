"""The painters of wood, paper and gold: painted once for a size, flat in a flat theme, a number in its laurel."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.app import App
from game.render.theme import THEMES, Colour, Theme
from game.render.ui import Ui
from game.widgets.material.laurel import laurel
from game.widgets.material.medallion import medallion
from game.widgets.material.panel import cornice, dark_panel, paper, rosewood
from game.widgets.material.ribbon import ribbon
from game.widgets.material.rope import rope_oval
from game.widgets.material.seal import seal
from game.widgets.material.well import well

GREEN: Colour = (28, 101, 62)
SIZE = (120, 80)
SHEETS = (rosewood, dark_panel, paper, cornice, well)


def things(ui: Ui) -> dict[str, Callable[[], pygame.Surface]]:
    face = pygame.Surface((200, 160), pygame.SRCALPHA)
    face.fill((200, 40, 30, 255))
    return {
        "laurel": lambda: laurel(ui, 24, 60),
        "medallion": lambda: medallion(ui, 60, "face", lambda: face, GREEN),
        "rope": lambda: rope_oval(ui, (60, 80), "face", lambda: face),
        "ribbon": lambda: ribbon(ui, "Pedro", SIZE, GREEN),
        "seal": lambda: seal(ui, 60, "7"),
    }


def luminance(colour: Colour) -> float:
    parts = (value / 255 for value in colour)
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", list(THEMES))
def test_things_are_painted_once_for_a_size(make_app: Callable[..., App], theme: str) -> None:
    ui = make_app(theme=theme).ui
    for name, make in things(ui).items():
        first = make()
        assert make() is first, name
        assert first.get_at((0, 0)).a == 0 or name == "ribbon", f"{name} has corners"


def test_another_theme_is_another_painting(make_app: Callable[..., App]) -> None:
    app = make_app()
    before = things(app.ui)["seal"]()
    app.ui.theme = THEMES["contrast"]
    assert things(app.ui)["seal"]() is not before


@pytest.mark.parametrize("draw", SHEETS)
def test_a_flat_theme_has_neither_grain_nor_gradient(
    make_app: Callable[..., App], draw: Callable[[Ui, pygame.Surface, pygame.Rect], None]
) -> None:
    shades = {}
    for theme in ("parchment", "contrast"):
        ui = make_app(theme=theme).ui
        target = pygame.Surface((200, 160), pygame.SRCALPHA)
        draw(ui, target, pygame.Rect((20, 20), SIZE))
        inner = pygame.Rect((20, 20), SIZE).inflate(-30, -30)
        shades[theme] = {tuple(target.get_at((x, y))) for x in range(*_span(inner, 0)) for y in range(*_span(inner, 1))}
    assert len(shades["contrast"]) == 1
    assert len(shades["parchment"]) > 5


def _span(rect: pygame.Rect, axis: int) -> tuple[int, int]:
    return rect.topleft[axis], rect.bottomright[axis]


@pytest.mark.parametrize("value", [0, 7, 24, 117])
def test_the_number_stands_in_the_disc_of_the_laurel(make_app: Callable[..., App], value: int) -> None:
    ui = make_app().ui
    side = 80
    bare, held = ui.pictures.get("marks/laurel", (side, side)), laurel(ui, value, side)
    changed = pygame.mask.from_threshold(held, (0, 0, 0), (1, 1, 1, 255), bare)
    changed.invert()
    box = changed.get_bounding_rects()
    assert box, "no number"
    whole = box[0].unionall(box[1:])
    assert abs(whole.centerx - side / 2) <= 2 and abs(whole.centery - side * 0.49) <= 2
    assert whole.width <= side * 0.56, "it covers the leaves"


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_what_is_written_on_wood_and_paper_is_read(theme: Theme) -> None:
    for ground in (theme.wood, theme.wood_low, theme.wood_panel, theme.wood_panel_low):
        assert contrast(theme.wood_ink, ground) >= 7
        assert contrast(theme.wood_soft, ground) >= 4.5
    for ground in (theme.paper, theme.paper_low):
        assert contrast(theme.paper_ink, ground) >= 7
        for ink in (theme.paper_soft, theme.paper_good, theme.paper_bad):
            assert contrast(ink, ground) >= 4.5
