"""F1 beside each game's table: all that a table names has a rule, in every question and every drawer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pygame
import pytest

from game.app.app import App
from game.brazil.wording import rule_lookup as brazil
from game.historia.wording import rule_lookup as historia
from game.i18n.texts import LANGUAGES, Texts
from game.shell import registry
from game.struggle.wording import rule_lookup as struggle
from game.widgets.base import Widget
from game.widgets.rule_page import ASKED, LEAF, RuleLeaf, rule_named, rule_of, rule_section

from .begun import begun, lay, named, new, questions
from .conftest import move_to, press

GAMES: dict[str, Any] = {"brazil": brazil, "struggle": struggle, "historia": historia}
DRAWERS = {
    "brazil": ("", "gallery", "log", "column", "things"),
    "struggle": ("", "war", "cards", "tiles", "log", "column"),
    "historia": ("", "cards", "log", "column"),
}
HERE = {  # a question, a thing that is always there, and the map
    "brazil": ("turn", "arch-build", "map"),
    "struggle": ("round", "purse", "map"),
    "historia": ("choose", "pool-supply", "world"),
}


OPENS = {"arch-build": "arch/build"}  # a page of the handbook instead of a rule


def unruled(root: Widget, rules: Mapping[str, str]) -> set[str]:
    """What says something when it is pointed at, or can be chosen by keys, and has no rule of its own name; without a
    name it is a part of what it lies on. The map is asked about its places, the leaf about nothing."""
    found = set()
    for widget in root.walk():
        names = [one.name for one in (widget, *widget.ancestors()) if one.name]
        if (widget.tip or widget.focusable) and LEAF not in names and names[:1] != ["map"]:
            known = names and rule_named(rules, names[0]) is not None
            found |= set() if known else {names[0] if names else type(widget).__name__}
    return found


@pytest.mark.sampled
@pytest.mark.usefixtures("nothing_painted")
@pytest.mark.each_value
@pytest.mark.parametrize("size", [(1280, 720), (1024, 600)])
@pytest.mark.parametrize("game", GAMES)
def test_all_that_a_table_names_has_its_rule(make_app: Callable[..., App], game: str, size: tuple[int, int]) -> None:
    app = make_app(size)
    match = new(game, 3)
    for kind in questions(match, 3):
        table = lay(app, game, match)
        for drawer in DRAWERS[game]:
            table.model.drawer = drawer
            table.rebuild()
            table.refresh(app.ui)
            assert not unruled(table.ui_root.root, GAMES[game].BY_NAME), (kind, drawer)
    table.controller.history.go(1)
    table.refresh(app.ui)
    assert not unruled(table.ui_root.root, GAMES[game].BY_NAME), "the past"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_is_named_is_written(game: str, language: str) -> None:
    book, plugin = GAMES[game], registry.plugin(game)
    texts = Texts(language, plugin.texts)
    kinds = getattr(book, "BY_KIND", {})
    for rule in {*book.BY_NAME.values(), *book.BY_FRAME.values(), *kinds.values()} - {ASKED}:
        title, body = rule_section(texts, rule)
        assert title and body and "[" not in title, rule
        assert rule.partition("#")[0] in plugin.learn


def test_the_innermost_name_that_is_known_counts_by_its_longest_beginning() -> None:
    rules = {"card-": "one", "card-war": "two", "card-war-": "three", "board": ASKED}
    assert rule_named(rules, "card-art") == "one" and rule_named(rules, "card-war") == "two"
    assert rule_named(rules, "card-war-1") == "three"
    assert rule_named(rules, "card") is None and rule_named(rules, "board-1") is None
    assert rule_of(rules, ["", "nobody", "card-art", "board"]) == "one"
    assert rule_of(rules, ["board", "card-art"]) == ASKED, "what is asked, though a card lies beneath"
    assert rule_of(rules, []) == ASKED


@pytest.mark.each_value
@pytest.mark.parametrize("size", [(1280, 720), (1024, 600)])
@pytest.mark.parametrize("game", GAMES)
def test_f1_lays_the_rule_beside_the_table_and_esc_takes_only_it(
    make_app: Callable[..., App], game: str, size: tuple[int, int]
) -> None:
    app = make_app(size)
    kind, thing, sheet = HERE[game]
    table = begun(app, game, kind)
    moves = len(table.match.log)
    move_to(app, named(table, thing).rect.center)
    press(app, pygame.K_F1)
    assert app.top is table and (table.model.drawer, table.model.rule) == (
        "rules",
        OPENS.get(thing) or rule_named(GAMES[game].BY_NAME, thing),
    )
    app.draw()
    lies = next(widget for widget in table.ui_root.root.walk() if isinstance(widget, RuleLeaf))
    assert app.surface.get_rect().contains(lies.rect) and lies.rect.height > 150
    assert size[0] < 1200 or not lies.rect.colliderect(named(table, sheet).rect), "beside the map"
    press(app, pygame.K_F1)
    assert table.model.drawer == "", "the same once more lays it away"
    press(app, pygame.K_F1)
    table.refresh(app.ui)
    press(app, pygame.K_ESCAPE)
    assert table.model.drawer == "" and app.top is table and len(table.match.log) == moves
    press(app, pygame.K_ESCAPE)
    assert app.top is not table, "then the menu"


@pytest.mark.parametrize("game", GAMES)
def test_pointed_at_itself_the_rule_is_laid_away(make_app: Callable[..., App], game: str) -> None:
    app = make_app()
    table = begun(app, game, HERE[game][0])
    press(app, pygame.K_F1)
    app.draw()
    lies = next(widget for widget in table.ui_root.root.walk() if isinstance(widget, RuleLeaf))
    move_to(app, lies.rect.center)
    press(app, pygame.K_F1)
    assert table.model.drawer == ""


@pytest.mark.parametrize("game", GAMES)
def test_where_nothing_is_pointed_at_the_rule_is_that_of_the_question(make_app: Callable[..., App], game: str) -> None:
    app = make_app()
    table = begun(app, game, HERE[game][0])
    press(app, pygame.K_F1)
    assert table.model.rule == GAMES[game].rule_for_decision(table.model)


@pytest.mark.parametrize("game", GAMES)
def test_by_keyboard_the_rule_is_that_of_what_has_the_focus(make_app: Callable[..., App], game: str) -> None:
    app = make_app()
    table = begun(app, game, HERE[game][0])
    move_to(app, named(table, HERE[game][1]).rect.center)
    table.ui_root.set_focus(app.ui, named(table, "tool-log"))
    press(app, pygame.K_F1)
    assert table.model.rule == GAMES[game].PAST
