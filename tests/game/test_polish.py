"""Small things a first hour showed: names, numerals, words for figures, ways out."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from engine.brazil.decisions import CapitalDecision
from engine.core.move import Reason
from game.app.app import App
from game.brazil.cards import BigCard
from game.brazil.options import tray_options
from game.brazil.plugin import PLUGIN
from game.brazil.scenario_cards import SWORDS
from game.brazil.table import TableScreen
from game.brazil.wording import words
from game.historia.panels import column
from game.historia.table_factory import FACTORY as HISTORIA
from game.i18n.line_breaks import spoken_length
from game.i18n.texts import LANGUAGES, Texts, language_files
from game.play.rungs import BOTS
from game.screens.gallery import GalleryPicture, caption
from game.screens.handover import HandoverScreen
from game.shell.command_line_request import CommandLineRequest
from game.shell.puzzle_collection import load_day
from game.shell.registry import PLUGINS
from game.shell.table_factory import TableFactory
from game.struggle.panels import column as struggle_column
from game.struggle.table_factory import FACTORY as STRUGGLE
from game.widgets.rich_text import RichText
from tests.brazil.kit import Table
from tests.game.brazil.kit import AGAINST_A_BOT, lay

from .conftest import click, click_name, press


def test_from_the_curtain_one_reaches_the_menu_and_comes_back_to_the_curtain(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = lay(app, Table().session)
    table.hand_over(1)
    there_and_back(app)


@pytest.mark.parametrize(("game", "laying", "scenario"), [("struggle", STRUGGLE, ""), ("historia", HISTORIA, "two")])
def test_the_other_games_let_a_person_at_the_curtain_reach_the_menu(
    make_app: Callable[..., App], game: str, laying: TableFactory[Any, Any], scenario: str
) -> None:
    app = make_app()
    app.select_game(game)
    chosen = laying.example(app, scenario)
    for seat in chosen.seats:
        seat.who = "person"
    table = laying.open_table(app, laying.new(chosen, seed=1))
    table.hand_over(1)
    there_and_back(app)
    table.closing()


@pytest.mark.parametrize(
    ("game", "laying", "panel"),
    [("struggle", STRUGGLE, struggle_column.RecentLog), ("historia", HISTORIA, column.RightColumn)],
)
def test_what_happened_last_is_what_had_happened_by_then(
    make_app: Callable[..., App], game: str, laying: TableFactory[Any, Any], panel: type
) -> None:
    app = make_app()
    app.select_game(game)
    table = laying.open_random_game(app, CommandLineRequest(game=game, turns=3))

    def log_lines() -> list[str]:
        app.draw()
        return next(widget.lines for widget in table.ui_root.root.walk() if isinstance(widget, panel))

    now, history = log_lines(), table.controller.history
    history.jump(history.last)
    assert log_lines() == now != []
    history.jump(0)
    assert log_lines() == []
    table.closing()


def there_and_back(app: App) -> None:
    """By the key and by the button."""
    app.draw()
    for way in ("key", "button"):
        press(app, pygame.K_F10) if way == "key" else click_name(app, "handover-menu")
        app.draw()
        assert not isinstance(app.top, HandoverScreen) and len(app.stack) == 3
        press(app, pygame.K_ESCAPE)
        assert isinstance(app.top, HandoverScreen), "nobody slips past it"
        app.draw()


def test_m_shows_the_own_missions_from_near(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = lay(app, Table().session, AGAINST_A_BOT)
    app.draw()
    press(app, pygame.K_m, unicode="m")
    near = table.ui_root.near.shown
    assert near is not None
    shown = [w.card_id for w in near.walk() if isinstance(w, BigCard)]
    assert shown == list(table.model.player.missions) and not any(card.startswith("?") for card in shown)
    app.draw()
    press(app, pygame.K_m, unicode="m")
    assert table.ui_root.near.shown is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_missions_of_the_gallery_have_their_names(make_app: Callable[..., App], language: str) -> None:
    app = make_app(language=language)
    names = [name for name in app.ui.pictures.names() if name.startswith("missions/")]
    assert names and all(caption(app.ui, name) == app.ui.text(f"mission-{name.split('/')[1]}") for name in names)


@pytest.mark.usefixtures("nothing_painted")
def test_a_click_in_the_gallery_enlarges_with_a_line_of_history(make_app: Callable[..., App]) -> None:
    app = make_app()
    app.go("gallery")
    app.draw()
    specimens = [w for w in app.top.ui_root.root.walk() if isinstance(w, GalleryPicture)]
    maua = next(w for w in specimens if w.picture == "paintings/maua")
    for above in maua.ancestors():
        if hasattr(above, "reveal"):
            above.reveal(app.ui, maua)
    click(app, maua.rect.center)
    near = app.top.ui_root.near.shown
    assert near is not None
    said = " ".join(getattr(w, "text", "") for w in near.walk())
    assert app.ui.text("painting-maua") in said and app.ui.text("painting-maua-flavour") in said
    app.draw()
    press(app, pygame.K_ESCAPE)
    assert (app.top.ui_root.near.shown is None and len(app.stack) == 1) or len(app.stack) == 2


@pytest.mark.sampled
@pytest.mark.usefixtures("nothing_painted")
@pytest.mark.parametrize("language", LANGUAGES)
def test_strength_and_length_are_said_in_words(make_app: Callable[..., App], language: str) -> None:
    app = make_app(language=language)
    for bot in BOTS:
        assert spoken_length(app.ui.text(f"about-{bot}")) > 6
    app.go("new_game")
    app.draw()
    assert any(getattr(w, "text", "") == app.ui.text("does-settler") for w in app.top.ui_root.root.walk())
    cards = PLUGIN.scenario_list(app.folders.data, app.ui.texts).scenarios
    assert all(re.search(r"\d+ ([Mm]inut|分鐘)|\d+分", card.text) for card in cards)
    for card in cards:
        swords = card.facts.count(SWORDS)
        assert "[cs]" not in card.facts + card.text, "that symbol explains itself as Combat Strength"
        assert not swords or app.ui.text(f"new-combat-{swords}") in card.text


@pytest.mark.parametrize("game", PLUGINS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_range_of_numbers_has_a_dash(language: str, game: str) -> None:
    for path in language_files(language, PLUGINS[game]().texts):
        for line in path.read_text(encoding="utf-8").splitlines():
            assert line.startswith("#") or not re.search(r"(?<![\w-])\d+-\d+(?![\w-])", line), line


@pytest.mark.parametrize("game", PLUGINS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_have_one_shape(language: str, game: str) -> None:
    for path in language_files(language, PLUGINS[game]().texts):
        for line in path.read_text(encoding="utf-8").splitlines():
            assert line.startswith("#") or "'" not in re.sub(r"\{[^}]*\}", "", line), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_eras_have_one_numeral_style(language: str) -> None:
    texts = Texts(language, PLUGIN.texts)
    for path in language_files(language, PLUGIN.texts):
        for line in path.read_text(encoding="utf-8").splitlines():
            said = re.sub(r"\{[^}]*\}", "", line)
            assert line.startswith("#") or not re.search(r"\b[Ee]ras? [123]\b", said), line
    for code in ("era_too_early", "mission_of_later_era", "no_missions_left", "one_era_after_the_other"):
        assert "II" in words.reason(texts, Reason(code, (("era", 2),))), code
    assert "II" in words.mission(texts, "?2")
    assert "II" in words.objective(texts, {"buildings_of_era": 2, "n": 3})


def at_the_table(app: App, t: Table) -> TableScreen:
    table = lay(app, t.session, AGAINST_A_BOT)
    app.draw()
    return table


def test_a_capital_to_be_chosen_is_called_one(make_app: Callable[..., App]) -> None:
    app = make_app()
    t = Table()
    hex_id = t.free("field")
    t.s.capital_tiles = ((hex_id, "coffee"),)
    t.s.frames.append(CapitalDecision(0))
    t.changed()
    table = at_the_table(app, t)
    tip = table.tip_of(hex_id)
    assert app.ui.text("capital") in tip and app.ui.text("good-coffee") in tip
    assert app.ui.text("terrain-field") not in tip.split("\n")[0]


def test_what_was_made_leaves_its_place_empty(make_app: Callable[..., App]) -> None:
    def places(t: Table) -> dict[str, tuple[int, int, int, int]]:
        app = make_app()
        table = at_the_table(app, t)
        return {w.name: tuple(w.rect) for w in table.ui_root.root.walk() if w.name.startswith("product-")}  # type: ignore[misc]

    before = places(Table())
    product = next(name.removeprefix("product-") for name in before)
    after = places(Table().product(product, "build"))
    assert before == after


def test_exchanges_are_large_and_say_what_is_given_for_what(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = at_the_table(app, Table().goods("coffee", "coffee", "sugarcane", "cotton"))
    table.controller.point_arch("trade")
    app.draw()
    rows = [w for w in table.ui_root.root.walk() if w.name.startswith("trade-")]
    texts = [next(part for part in w.walk() if isinstance(part, RichText)) for w in rows]
    assert rows and all(t.size == "heading" and " → " in t.text for t in texts)


def test_a_renovation_says_its_price_and_what_it_brings(make_app: Callable[..., App]) -> None:
    app = make_app()
    t = Table().goods("coffee")
    field = t.free("field", near=t.home())
    t.tile("farm", field)
    table = at_the_table(app, t)
    table.controller.point_arch("renovate")
    table.controller.click_hex(field)
    said = [option.facts for option in tray_options(app.ui, table.model)]
    assert said and all(line.startswith("[any] → [") for line in said)


@pytest.mark.parametrize("page", ["menu", "learn"])
def test_nothing_drawn_before_shines_through_the_first_frame(make_app: Callable[..., App], page: str) -> None:
    """The title of the very first frame stayed burnt over the menu."""
    app = make_app((640, 400))
    load_day(app.game)  # else Learn takes in what a thread has read between the two
    app.go(page)
    frames = []
    for before in ((0, 0, 0), (255, 255, 255)):
        app.surface.fill(before)
        app.draw()
        frames.append(pygame.image.tobytes(app.surface, "RGB"))
    assert frames[0] == frames[1]
