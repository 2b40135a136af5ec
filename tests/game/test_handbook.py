"""The handbook: every thing of every game has a page, every link leads somewhere, and search forgives."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache
from importlib import import_module
from itertools import permutations
from typing import Any

import pygame
import pytest

from engine.brazil import components as brazil
from engine.brazil.map.tiles import TERRAINS
from engine.core.session import Session
from engine.historia import components as historia
from engine.registry import GAMES as RULES
from engine.struggle import components as struggle
from engine.struggle import facts
from engine.struggle.moves import BuildFort, ConstructSquadron, ShiftMarket, ShiftPolitical
from game.app.app import App
from game.i18n.texts import LANGUAGES, Texts
from game.play.handbook import Handbook, Library, Page, excerpt, thing_named
from game.play.text_search import SearchIndex, begins, fold, words_of
from game.render.ui import SYMBOLS
from game.screens.handbook import HandbookScreen
from game.shell import registry
from game.struggle.handbook_pages import space_page
from game.widgets.handbook_list import PageRow
from game.widgets.handbook_page import LinkedText
from game.widgets.rich_text import RichText
from tests.game.some_languages import SOME_LANGUAGES

from .conftest import click, press

pytestmark = pytest.mark.usefixtures("nothing_painted")

GAMES = tuple(registry.PLUGINS)
SYMBOL = re.compile(r"\[([a-z0-9_]+)\]")


def of(kind: str, names: Any) -> set[str]:
    return {f"{kind}/{name}" for name in names}


THINGS: dict[str, set[str]] = {
    "brazil": of("arch", brazil.ARCHES)
    | of("good", brazil.GOODS)
    | of("building", brazil.BUILDINGS)
    | of("city", brazil.CITIES)
    | of("exploration", (name.rpartition("_")[0] if "expedition" in name else name for name in brazil.EXPLORATION))
    | of("people", brazil.COLOUR_SETS)
    | of("unit", (unit.kind for units in brazil.UNITS.values() for unit in units))
    | of("product", brazil.PRODUCTS)
    | of("palace", (1, *brazil.PALACES))
    | of("monarch", brazil.MONARCHS)
    | of("painting", brazil.PAINTINGS)
    | of("gold", brazil.GOLD_CARDS)
    | of("combat", brazil.COMBAT_CARDS)
    | of("mission", brazil.MISSIONS)
    | of("terrain", TERRAINS),
    "struggle": of("side", struggle.SIDES)
    | of("region", struggle.REGIONS)
    | of("subregion", struggle.SUBREGIONS)
    | of("country", struggle.COUNTRIES)
    | {space_page(name) for name in struggle.SPACES}
    | of("advantage", struggle.ADVANTAGES)
    | of("investment", struggle.INVESTMENTS)
    | of("award", struggle.AWARDS)
    | of("commodity", struggle.COMMODITIES)
    | of("war_tile", (*struggle.BASIC, *struggle.BONUS, *struggle.SPECIAL))
    | of("war", (war.id for war in struggle.WARS))
    | of("theater", (theater.id for war in struggle.WARS for theater in war.theater))
    | of("ministry", struggle.MINISTRIES)
    | of("event", struggle.EVENTS)
    | of("era", struggle.ERAS),
    "historia": of("action", historia.ACTIONS)
    | of("wonder", historia.WONDERS)
    | of("leader", historia.LEADERS)
    | of("advisor", historia.ADVISORS)
    | of("civilization", historia.CIVILIZATIONS)
    | of("territory", historia.TERRITORIES)
    | of("technology", (row.id for row in historia.TECHNOLOGY.values()))
    | of("military", (row.id for row in historia.MILITARY.values()))
    | of("government", historia.GOVERNMENTS)
    | of("icon", historia.ICONS)
    | of("civbot", historia.CIVBOT_CARDS)
    | of("difficulty", historia.DIFFICULTIES),
}


@cache
def texts_of(game: str, language: str) -> Texts:
    return Texts(language, registry.plugin(game).texts)


@cache
def book(game: str, language: str) -> Handbook:
    return Handbook(registry.plugin(game).handbook(texts_of(game, language)), language)


@cache
def library(language: str) -> Library:
    made = Library(language)
    for game in GAMES:
        made.add(game, book(game, language), texts_of(game, language))
    return made


def found(query: str, language: str, game: str = "") -> list[Any]:
    return list(library(language).search(query, game).found)


@pytest.mark.sampled
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_component_has_a_page_with_text(game: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(message: str, *details: object) -> None:
        raise AssertionError(message % details)

    monkeypatch.setattr("game.i18n.texts.log.warning", refuse)  # a missing message, or one with a gap
    pages = list(registry.plugin(game).handbook(texts_of(game, language)))
    assert len({page.id for page in pages}) == len(pages), "no page comes twice"
    known = {page.id for page in pages}
    assert not THINGS[game] - known
    assert len([page for page in known if page.startswith("ruling/")]) > 40
    symbols = registry.plugin(game).symbols
    for page in pages:
        assert page.title.strip() and page.text.strip(), page.id
        assert "[" not in page.title and "{" not in page.text, page.id
        assert set(SYMBOL.findall(page.text)) <= {*symbols, *SYMBOLS}, page.id
        assert texts_of(game, language).has(f"handbook-{page.kind}"), page.kind
        assert texts_of(game, language).has(f"handbook-{page.kind}-all"), page.kind


@pytest.mark.parametrize("game", GAMES)
def test_pages_are_the_same_in_every_language(game: str) -> None:
    first, *others = (list(book(game, language).pages) for language in LANGUAGES)
    assert all(other == first for other in others)


def test_names_are_found_in_texts_without_spaces() -> None:
    """The longest name that begins at a letter; a word is a letter or two of a line."""
    pages = [
        Page("arch/farm", "農場", "先に港を建てる。"),
        Page("product/farm_tool", "農場工具", "農場工具は農場で作る。"),
    ]
    handbook = Handbook([*pages, Page("arch/harbor", "港", "")], "ja")
    assert handbook.links("product/farm_tool") == ("arch/farm",) and handbook.links("arch/farm") == ("arch/harbor",)
    words = ["先に", "農", "場", "工", "具", "を", "港", "へ"]
    found = ["", *["product/farm_tool"] * 4, "", "arch/harbor", ""]
    assert [handbook.mention(words, at) for at in range(len(words))] == found


@pytest.mark.sampled
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_link_is_dead_and_no_page_an_orphan(game: str, language: str) -> None:
    pages = book(game, language)
    dead = [(page.id, link) for page in pages.pages.values() for link in page.links if link not in pages]
    assert not dead
    near = {page: {*pages.links(page), *pages.backlinks(page)} for page in pages.pages}
    assert all(page in near[link] for page, links in near.items() for link in links), "links lead both ways"
    seen: set[str] = set()
    ahead = [next(iter(near))]
    while ahead:
        if (page := ahead.pop()) not in seen:
            seen.add(page)
            ahead += near[page]
    assert not set(near) - seen, "every page is reached from the first"


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_of_a_page_is_there(make_app: Callable[..., App], game: str) -> None:
    app = make_app()
    app.select_game(game)
    missing = [page.id for page in book(game, "en").pages.values() if not app.ui.pictures.has(page.icon)]
    assert not missing
    kinds = book(game, "en").by_kind
    for kind, pages in kinds.items():
        picture = registry.plugin(game).page_picture(pages[0].id)
        if picture is not None:
            wide, high = picture.measure(app.ui, 600)
            picture.arrange(app.ui, pygame.Rect(0, 0, wide, high))
            picture.draw(app.ui, app.surface)
            assert 0 < wide <= 600 and high > 40, kind


def test_search_forgives_case_accents_and_one_letter() -> None:
    coffee = ("brazil", "good/coffee")
    for query in ("coffee", "coffe", "cofee", "COFFEE", "cóffee", "cofeee", "ocffee", "xoffee"):
        assert found(query, "en")[0] == coffee, query
    assert library("en").search("cofee").meant == ("Coffee",)
    assert library("en").search("coffe").meant == ()
    assert ("struggle", "event/jonathans_coffee_house") in found("coffee", "en")
    assert found("FORT", "en", "struggle") == found("fort", "en", "struggle") != []
    for query in ("café", "cafe", "CAFÉ"):
        assert found(query, "pt-BR")[0] == coffee == found(query, "es")[0], query
    for query, page in (("missao", "word/13"), ("expedicao", "exploration/expedition"), ("palacio", "word/14")):
        assert ("brazil", page) in found(query, "pt-BR"), query
    assert found("revolucao", "pt-BR", "historia")[0] == ("historia", "action/revolution")
    assert found("silvicultura nuclear", "pt-BR") == []


@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_every_title_finds_its_page(language: str) -> None:
    for game in GAMES:
        for page in book(game, language).pages.values():
            if words_of(page.title):
                assert (game, page.id) in found(page.title, language, game), page.id


@pytest.mark.parametrize(
    "query", ["", " ", "!!", "[gold]", "*", "日本語", "🙂", "ı̇ß", "a" * 40, "\u0301", "{ $n }", "ŒÆ", "\u200d"]
)
def test_odd_queries_break_nothing(query: str) -> None:
    for language in LANGUAGES:
        result = library(language).search(query)
        assert all(len(address) == 2 for address in result.found)  # type: ignore[arg-type]


def test_names_of_another_language_find_the_thing() -> None:
    one = Library("en")
    one.add("brazil", book("brazil", "en"), texts_of("brazil", "en"))
    assert ("brazil", "good/coffee") not in one.search("café").found
    one.add_names("brazil", book("brazil", "pt-BR").pages.values())
    assert one.search("café").found[0] == ("brazil", "good/coffee")


@pytest.mark.parametrize(
    ("language", "words", "page"),
    [("en", "Sawmills", "building/sawmill"), ("de", "Sägewerke", "building/sawmill"), ("de", "Kanonen", "unit/cannon")],
)
def test_plurals_of_a_language_are_linked(language: str, words: str, page: str) -> None:
    assert book("brazil", language).mention([words], 0) == page


def test_one_letter() -> None:
    assert all(begins("coffee", typed) for typed in ("coffee", "cof", "cofee", "coofee", "cpffee", "ocffee", "coffeee"))
    assert not any(begins("coffee", typed) for typed in ("cafe", "cooffe e", "fofe", "tea", "coffeeeee"))
    assert fold("São PAULO ß") == "sao paulo ss"
    index = SearchIndex()
    index.add("a", "Fort", "", "")
    index.add("b", "Port", "", "Fort beside")
    assert index.search("fort").found == ("a", "b") and index.search("for besid").found == ("b",)
    assert index.search("tort").found == ("a", "b") and index.search("ort").found == (), "short words are as typed"
    assert index.search("fort", frozenset({"b"})).found == ("b",)


def test_what_a_widget_shows() -> None:
    known = {"a/b", "a/d", "c/d"}.__contains__
    kinds = {"card-": ("b", "a"), "row-": "c"}
    assert thing_named(kinds, "card-b", known) == "a/b" and thing_named(kinds, "row-d", known) == "c/d"
    assert thing_named(kinds, "card-x", known) == thing_named(kinds, "frame", known) == ""
    assert excerpt("one two three", 9) == "one two…" and excerpt("*one*") == "one"


@pytest.mark.parametrize("game", GAMES)
def test_no_beginning_of_a_widgets_name_is_that_of_another(game: str) -> None:
    beginnings = import_module(f"game.{game}.help_source").SOURCE.things
    assert not [one for one, other in permutations(beginnings, 2) if other.startswith(one)]


def test_numbers_of_a_page_are_those_of_the_component() -> None:
    for name, building in brazil.BUILDINGS.items():
        points = texts_of("brazil", "en")("handbook-points", n=building.vp)
        assert points in book("brazil", "en").pages[f"building/{name}"].text
    for language in LANGUAGES:
        for game in GAMES:
            for path in (registry.plugin(game).texts / language).glob("handbook.ftl"):
                lines = [line for line in path.read_text(encoding="utf-8").splitlines() if "[one]" not in line]
                assert not [line for line in lines if any(letter.isdigit() for letter in line)], "typed numbers"


def test_a_special_war_tile_is_linked_to_what_gives_and_counts_it() -> None:
    pages = book("struggle", "en").pages
    assert set(pages["war_tile/atlantic_dominance"].links) == {"rule/wars#0", "theater/syw.1", "theater/syw.3"}
    assert set(pages["war_tile/byng"].links) == {"rule/wars#0", "event/byngs_trial"}


def test_a_rows_new_picture_comes_with_the_frame_after_a_keystroke(make_app: Callable[..., App]) -> None:
    ui = make_app().ui
    budget, icon = ui.pictures.budget, "historia/wonders/petra"
    plain, row = (PageRow("Petra", "", picture, lambda: None, name="page") for picture in ("", icon))
    for one in (plain, row):
        one.arrange(ui, pygame.Rect(0, 0, 300, 40))
    plain.draw(ui, pygame.Surface((300, 40)))  # its words are drawn before
    found = []
    for _ in range(2):
        with budget.frame():
            row.draw(ui, pygame.Surface((300, 40)))
            found.append((budget.lacking, budget.waiting))
    assert found == [(1, 0), (1, 1)], "first it wants another frame, then the renderer draws it"


@pytest.mark.parametrize("kind", facts.POINTS_OF)
def test_the_kind_of_points_told_is_the_one_the_engine_takes(kind: str) -> None:
    """By the quote for the first such purchase in games of chance."""
    wanted = {"market": ShiftMarket, "political": ShiftPolitical, "fort": BuildFort, "naval": ConstructSquadron}[kind]
    rules = RULES["struggle"]
    for seed in range(60):
        session = Session(rules, rules.setups("standard", 2, {})[0], seed, snapshots=False)
        dice = random.Random(seed)
        for _ in range(60):
            moves = session.legal_moves(session.awaiting[0])
            for move in moves:
                if isinstance(move, wanted) and not getattr(move, "by_military", False):
                    quote = facts.price(session.state, move)
                    assert quote is not None and quote.points == facts.POINTS_OF[kind]
                    return
            session.submit(dice.choice(moves))
    raise AssertionError("no such purchase in 60 games")


# -- the screen --------------------------------------------------------------------------------------------------------


def opened(app: App, detail: str = "") -> HandbookScreen:
    if not app.stack:
        app.go("menu")
    app.go("handbook", detail)
    screen = app.top
    assert isinstance(screen, HandbookScreen)
    app.draw()
    return screen


def gathered(screen: HandbookScreen) -> None:
    if screen.next_tick(0) is not None:
        screen._reader.join()
    for _ in range(5000):
        if screen.next_tick(0) is None:
            return
        screen.tick(0)
    raise AssertionError("it never ends")


def type_text(app: App, text: str) -> None:
    for letter in text:
        app.dispatch(pygame.Event(pygame.TEXTINPUT, text=letter))
    app.draw()


def test_typing_finds_and_enter_opens(make_app: Callable[..., App]) -> None:
    app = make_app()
    screen = opened(app)
    gathered(screen)
    type_text(app, "cofee")
    assert screen.result.found[0] == ("brazil", "good/coffee") and screen.result.meant == ("Coffee",)
    press(app, pygame.K_RETURN)
    app.draw()
    assert screen.address == ("brazil", "good/coffee")
    press(app, pygame.K_DOWN)
    press(app, pygame.K_DOWN)
    press(app, pygame.K_RETURN)
    assert screen.address != ("brazil", "good/coffee"), "the keys lead into the list"
    screen.page_before()
    assert screen.address == ("brazil", "good/coffee")
    press(app, pygame.K_ESCAPE)
    assert app.top is not screen


def test_a_link_in_the_text_opens_its_page(make_app: Callable[..., App]) -> None:
    app = make_app()
    screen = opened(app, "brazil:building/farm")
    text = next(widget for widget in screen.ui_root.root.walk() if isinstance(widget, LinkedText))
    rect, page = text.link_rects()[0]
    click(app, rect.move(text.rect.topleft).center)
    assert screen.address == ("brazil", page)


def test_a_page_of_another_game_is_drawn_by_that_game(make_app: Callable[..., App]) -> None:
    app = make_app()
    app.select_game("brazil")
    screen = opened(app, "historia:wonder/petra")
    assert app.game == "historia" and screen.address == ("historia", "wonder/petra")
    gathered(screen)
    screen.open_page(("struggle", "space/havana"))
    app.draw()
    assert app.game == "struggle"


@pytest.mark.each_value
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 200), ((1024, 600), 100)])
@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_nothing_hangs_over(make_app: Callable[..., App], size: tuple[int, int], scale: int, language: str) -> None:
    app = make_app(size, scale, language=language)
    screen = opened(app, "brazil:building/gold_foundry")
    app.draw()
    inside = screen.ui_root.root.rect
    assert app.surface.get_rect().contains(inside)
    for widget in screen.ui_root.root.walk():
        assert widget.rect.left >= inside.left and widget.rect.right <= inside.right, widget.name
    for widget in screen.ui_root.root.walk():
        if isinstance(widget, RichText):
            assert widget.measure(app.ui, widget.rect.width)[0] <= widget.rect.width
