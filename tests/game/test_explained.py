"""Everything that is shown has its name, and says what it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.app.app import App
from game.screens.gallery import GalleryPicture, caption
from tests.brazil.kit import Table
from tests.game.brazil.kit import AGAINST_A_BOT, lay
from tests.game.some_languages import SOME_LANGUAGES

from .conftest import move_to
from .workbench import named


@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_the_gallery_names_what_it_shows(make_app: Callable[..., App], language: str) -> None:
    app = make_app(language=language)
    names = [name for name in app.ui.pictures.names() if "/" in name]
    assert names and not any("_" in caption(app.ui, name) for name in names)
    for picture, message in (
        ("buildings/cane_field", "building-cane_field"),
        ("goods/coffee", "good-coffee"),
        ("palaces/palace_1", "palace-1"),
    ):
        assert caption(app.ui, picture) == app.ui.text(message)


def test_a_click_in_the_gallery_brings_a_painting_near(make_app: Callable[..., App]) -> None:
    app = make_app()
    app.go("gallery")
    app.draw()
    painting = app.top.ui_root.find("paintings/camarao")
    assert isinstance(painting, GalleryPicture) and painting.text == app.ui.text("painting-camarao")
    painting.press()
    near = app.top.ui_root.near.shown
    assert near is not None
    text = "".join(getattr(widget, "text", "") for widget in near.walk())
    assert app.ui.text("painting-camarao-effect") in text and app.ui.text("painting-camarao-flavour") in text


def test_a_rivals_strip_explains_every_figure(make_app: Callable[..., App]) -> None:
    app = make_app()
    t = Table().goods("coffee", "gold", seat=1)
    field = t.free("field", near=t.home(1))
    t.tile("farm", field, seat=1, goods=("coffee", "coffee"))
    lay(app, t.session, AGAINST_A_BOT)
    app.draw()
    strip = named(app, "strip-1")
    said = set()
    for x in range(strip.rect.left + 14, strip.rect.right - 12, 6):
        move_to(app, (x, strip.rect.bottom - 17))
        said.add(app.top.ui_root.hovered.tip)  # type: ignore[union-attr]
    assert len(said) == 7, "seven counters, each with its own words"
    assert app.ui.text("counter-combat", n=len(t.player(1).combat_cards)) in said
    move_to(app, (strip.rect.left + 90, strip.rect.top + 55))
    assert app.top.ui_root.hovered.tip == app.ui.text("strip-goods", supply=2, tiles=2)  # type: ignore[union-attr]
    move_to(app, (strip.rect.left + 90, strip.rect.top + 12))
    tip = named(app, "strip-1").tip
    assert "2 in the supply, 2 on tiles" in "".join(c for c in tip if c not in "\u2068\u2069")
