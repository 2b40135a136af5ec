"""The screen of a Steam Deck, 1280 x 800: no text is under 12 px, whatever is drawn smaller elsewhere, and what was
smaller is not cut for it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.struggle.components import EVENTS, MINISTRIES
from game.app.app import App
from game.brazil.drawing.portrait import MonarchPortrait
from game.brazil.palette import SEATS
from game.brazil.terrain.layers import ornaments
from game.platform.folders import art_folder
from game.render.fonts import FLOOR, Fonts, font_path
from game.render.theme import Colour
from game.render.ui import Ui
from game.struggle.drawing import card_face
from game.struggle.drawing.card_face import CardFace
from game.struggle.panels.hand import WIDE
from game.widgets import fitted_text
from game.widgets.figure_row import FigureRow, picture, with_caption
from game.widgets.material import ribbon as ribbons
from tests.game.layout import app_for, every_screen
from tests.game.some_languages import SOME_LANGUAGES
from tests.game.unpainted import paint_nothing

Make = Callable[..., App]
DECK = (1280, 800)
LEAST = 12  # px
SQUEEZED = 0.55  # the least share of its width to which a long word may be narrowed


@contextmanager
def lines_drawn() -> Iterator[dict[str, int]]:
    """Lines of text that are drawn while this lasts, with their sizes."""
    found: dict[str, int] = {}
    line = Fonts.line

    def watched(fonts: Fonts, text: str, style: str, size: int, colour: Colour) -> pygame.Surface:
        if text.strip():
            caller = Path(sys._getframe(1).f_code.co_filename).name
            key = f"{text} ({caller})"
            found[key] = min(size, found.get(key, size))
        return line(fonts, text, style, size, colour)

    Fonts.line = watched  # type: ignore[method-assign]
    try:
        yield found
    finally:
        Fonts.line = line  # type: ignore[method-assign]


@pytest.mark.sampled
@pytest.mark.each_value
@pytest.mark.parametrize("language", SOME_LANGUAGES)
@pytest.mark.parametrize("screen", every_screen())
def test_no_text_is_too_small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, screen: str, language: str) -> None:
    paint_nothing(monkeypatch)
    app = app_for(tmp_path, (screen, DECK, 100, language))
    if app is None:
        pytest.skip("the question never came")
    with lines_drawn() as found:
        app.draw()
    app.ui.pictures.renderer.stop()
    assert found and not {text: size for text, size in found.items() if size < LEAST}


# -- what makes it so --------------------------------------------------------------------------------------------------


@pytest.fixture
def narrowest(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The shares of their width to which lines were narrowed."""
    found: list[float] = []
    narrowed = fitted_text.narrowed

    def watched(line: pygame.Surface, width: int) -> pygame.Surface:
        found.append(min(1.0, width / line.get_width()))
        return narrowed(line, width)

    for module in ("game.struggle.drawing.card_face", "game.widgets.material.ribbon"):
        monkeypatch.setattr(f"{module}.narrowed", watched)
    return found


@pytest.mark.sampled
@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_the_field_of_a_small_card_is_as_high_as_its_name(
    make_app: Make, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    names: list[pygame.Surface] = []
    fields: list[pygame.Rect] = []
    set_name, box = card_face._set_name, Ui.box
    app = make_app(DECK, language=language)
    app.select_game("struggle")

    def watched(*rest: Any) -> pygame.Surface:
        names.append(set_name(*rest))
        return names[-1]

    monkeypatch.setattr(card_face, "_set_name", watched)
    monkeypatch.setattr(Ui, "box", lambda ui, made, rect, look: fields.append(rect) or box(ui, made, rect, look))
    for card in EVENTS:
        CardFace("event", card, WIDE, None, seat=0, full=False).drawn(app.ui, (72, 102))
        assert fields[-1].contains(names[-1].get_rect(center=fields[-1].center)), card
    assert len({field.height for field in fields}) > 2 or language == "zh-Hant", "they differ, but for one-line names"


@pytest.mark.sampled
@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_the_name_of_every_small_card_is_whole(make_app: Make, language: str, narrowest: list[float]) -> None:
    app = make_app(DECK, language=language)
    app.select_game("struggle")
    wide = app.ui.px(WIDE)
    for kind, cards in (("event", EVENTS), ("ministry", MINISTRIES)):
        for card in cards:
            face = CardFace(kind, card, WIDE, None, seat=0, full=False)
            with lines_drawn() as found:
                face.drawn(app.ui, (wide, round(wide * 1.42)))
            words = {text.rpartition(" (")[0]: size for text, size in found.items()}
            assert min(words.values()) >= LEAST and len(words) <= 4, words
            assert sum(words.values()) < wide * 0.75, "half of the card is left to the picture"
    assert min(narrowest) >= SQUEEZED


@pytest.mark.parametrize("name", ["Pedro", "Maurice of Nassau", "Jan Maurycy z Nassau", "ナッサウのマウリッツ"])
def test_a_long_name_on_a_portrait_stands_in_two_lines(make_app: Make, name: str, narrowest: list[float]) -> None:
    ui = make_app(DECK).ui
    portrait = MonarchPortrait("orange", "", name, "", "")
    portrait.arrange(ui, pygame.Rect(0, 0, ui.px(89), ui.px(140)))
    band = portrait._ribbon(ui)
    assert band is not None and portrait.rect.contains(band)
    with lines_drawn() as found:
        drawn = ribbons.ribbon(ui, name, band.size, SEATS["orange"])
    assert len(found) == (1 if name == "Pedro" else 2) and min(found.values()) >= LEAST
    assert drawn.get_size() == band.size and min(narrowest) >= SQUEEZED


def test_a_maps_title_is_narrowed_before_it_is_too_small() -> None:
    asked: list[int] = []

    def face(letters: int) -> pygame.font.Font:
        asked.append(letters)
        return pygame.font.Font(font_path("title"), letters)

    ornaments.cartouche(art_folder(), (125, 42), "Donaudampfschifffahrtsgesellschaft", "#2A1E14", face)
    assert asked[-1] == LEAST


def test_captions_of_figures_keep_their_size(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    ui = make_app(DECK).ui
    figures = with_caption(picture("marks/eye"), "command-hint"), *(picture("marks/eye"),) * 5
    row, target = FigureRow(figures), pygame.Surface((400, 200))
    row.arrange(ui, pygame.Rect(0, 0, 400, ui.px(150)))
    monkeypatch.setattr(pygame.transform, "smoothscale_by", lambda *_: pytest.fail("the caption shrinks"))
    with lines_drawn() as found:
        row.draw(ui, target)
    assert min(found.values()) >= FLOOR
