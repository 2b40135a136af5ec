"""Symbols and terms explain themselves to whoever points at them, wherever a text stands."""

from __future__ import annotations

import re
from collections.abc import Callable

import pygame
import pytest

from game.app.app import App
from game.brazil.plugin import PLUGIN
from game.i18n.glossary import Glossary
from game.i18n.line_breaks import EASTERN, parts_of
from game.i18n.texts import LANGUAGES, Texts, language_files
from game.platform import clock
from game.render.ui import SYMBOLS, Ui
from game.shell import registry
from game.shell.screen import Screen
from game.widgets.base import Column, Widget
from game.widgets.button import CardButton
from game.widgets.rich_text import RichText
from game.widgets.ui_root import TIP_DELAY

from .conftest import click, move_to


class Page(Screen):
    def __init__(self, app: App, text: str) -> None:
        super().__init__(app)
        self.said = RichText(text, name="said")
        self.pressed = 0

    def _press(self) -> None:
        self.pressed += 1

    def build(self, ui: Ui) -> Widget:
        card = CardButton(RichText("[vp] 3", name="figure"), self._press, name="card", tip="the whole card")
        return Column([self.said, card])


def word_point(widget: RichText, word: str) -> tuple[int, int]:
    assert widget._laid is not None
    rect = next(rect for rect, _, each in widget._laid[1].word_rects if each.strip(".,") == word)
    return rect.move(widget.rect.topleft).center


def page(app: App, text: str) -> Page:
    screen = Page(app, text)
    app.push(screen)
    app.draw()
    return screen


@pytest.mark.parametrize("game", registry.PLUGINS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_symbol_has_its_meaning(language: str, game: str) -> None:
    plugin = registry.plugin(game)
    glossary = Texts(language, plugin.texts).glossary
    missing = [name for name in {**SYMBOLS, **plugin.symbols} if not glossary.symbol(name)]
    assert not missing


def test_a_symbol_is_known_by_its_place_too() -> None:
    glossary = Texts("en", PLUGIN.texts).glossary
    assert glossary.symbol("goods/gold") == glossary.symbol("gold")


def _written(form: str, text: str) -> bool:
    return form in text if EASTERN.search(form) else bool(re.search(rf"\b{form}\b", text))


def test_a_term_is_found_in_a_text_without_spaces() -> None:
    texts = {"glossary": "追加移動: つねの移動のほか。\n移動: 隣へ。"}
    glossary = Glossary(texts.__contains__, texts.__getitem__)
    words = parts_of("次に追加移動で港へ移動します。")
    assert glossary.word(words, words.index("追")).startswith("*追加移動*")
    assert glossary.word(words, len(words) - 4).startswith("*移動*")
    assert glossary.word(words, words.index("港")) == ""


@pytest.mark.parametrize(("game", "terms"), [("brazil", 27), ("struggle", 15), ("historia", 16)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terms_are_those_the_rules_use(language: str, game: str, terms: int) -> None:
    own = registry.plugin(game).texts
    texts = Texts(language, own)
    files = [path for path in language_files(language, own) if path.name != "glossary.ftl"]
    written = " ".join(path.read_text(encoding="utf-8") for path in files).lower()
    found: dict[str, bool] = {}
    for form, meaning in texts.glossary.terms.items():
        found[meaning] = found.get(meaning, False) or _written(" ".join(form), written)
    assert len(found) >= terms and not [meaning for meaning, used in found.items() if not used]
    assert not [meaning for meaning in found if meaning.endswith("\n")]


def test_a_term_of_several_words_is_found_at_each_of_them() -> None:
    texts = {"glossary": "Gold card|Gold cards: pays.\nCard: a thing."}
    glossary = Glossary(texts.__contains__, texts.__getitem__)
    words = ["Take", "a", "Gold", "card,", "or", "a", "card."]
    assert [bool(glossary.word(words, at)) for at in range(7)] == [False, False, True, True, False, False, True]
    assert glossary.word(words, 3) == glossary.word(words, 2) == "*Gold card*\npays." != glossary.word(words, 6)


def test_a_word_and_a_symbol_answer_to_the_pointer(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [9_000]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    app = make_app()
    screen = page(app, "Your supply pays for it, and [vp] is what remains.")
    move_to(app, word_point(screen.said, "supply"))
    assert screen.ui_root.hovered is screen.said and screen.said.tip == app.ui.texts.glossary.word(["supply"], 0)
    now[0] += TIP_DELAY
    app.tick()
    assert screen.ui_root.tip_shown
    move_to(app, word_point(screen.said, "vp"))
    assert screen.said.tip == app.ui.text("symbol-vp") and not screen.ui_root.tip_shown, "another word, another moment"
    move_to(app, word_point(screen.said, "remains"))
    assert screen.ui_root.hovered is not screen.said and not screen.ui_root.tick(now[0] + TIP_DELAY)


def test_a_figure_on_a_card_explains_itself_and_a_click_on_it_is_one_on_the_card(make_app: Callable[..., App]) -> None:
    app = make_app()
    screen = page(app, "plain")
    figure = next(w for w in screen.ui_root.root.walk() if w.name == "figure")
    card = next(w for w in screen.ui_root.root.walk() if w.name == "card")
    assert isinstance(figure, RichText)
    move_to(app, word_point(figure, "vp"))
    assert screen.ui_root.hovered is figure and card.hovered
    click(app, word_point(figure, "vp"))
    assert screen.pressed == 1
    app.dispatch(pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))
    assert screen.pressed == 2, "and has the focus"
    move_to(app, (card.rect.right - 3, card.rect.bottom - 3))
    assert screen.ui_root.hovered is card


def test_no_text_of_the_table_shows_a_symbol_as_letters() -> None:
    """Raw markup comes of texts put where only words are drawn."""
    for language in LANGUAGES:
        texts = Texts(language, PLUGIN.texts)
        for era in (1, 2, 3):
            assert not re.search(r"[\[\]*~]", texts("era-banner", era=texts(f"era-name-{era}")))
