"""F1 at the three tables: the page about what lies under the pointer, and what has none."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.struggle.board import THEATERS
from game.app.app import App
from game.brazil.drawing.portrait import MonarchPortrait
from game.brazil.panels.missions import MissionHeader, ObjectiveLine
from game.screens.handbook import HandbookScreen
from game.struggle.panels.theaters import TheaterPanel, TheaterState

from .begun import begun, named
from .conftest import move_to, press
from .test_handbook import GAMES, book, gathered

pytestmark = pytest.mark.usefixtures("nothing_painted")


@pytest.mark.sampled
@pytest.mark.parametrize("game", GAMES)
def test_at_a_table_f1_opens_the_page_and_the_handbook_comes_back_to_it(
    make_app: Callable[..., App], game: str
) -> None:
    app = make_app()
    kind, thing, page = {
        "brazil": ("turn", "arch-build", "arch/build"),
        "struggle": ("round", "tile-1", ""),
        "historia": ("choose", "card-art", "action/art"),
    }[game]
    table = begun(app, game, kind)
    widget = next(
        w for w in table.ui_root.root.walk() if w.name == thing or (game == "struggle" and w.name.startswith("tile-"))
    )
    page = page or f"investment/{widget.name.removeprefix('tile-')}"
    move_to(app, widget.rect.center)
    press(app, pygame.K_F1)
    assert table.model.rule == page
    app.draw()
    named(table, "rules-handbook").press()  # type: ignore[attr-defined]
    assert isinstance(app.top, HandbookScreen) and app.top.address == (game, page) and app.top.scope == game
    other = next(one for one in GAMES if one != game)
    gathered(app.top)
    app.top.open_page((other, next(iter(app.top.library.books[other].pages))))
    assert app.game == other
    app.top.leave()
    assert app.top is table and app.game == game


NO_PAGE = {  # beginnings of widget names, and classes, that show no single thing: F1 opens the rule about them
    "brazil": {
        *("EmptySlot", "Label", "OneLine", "board", "prompt", "hand", "main", "map", "missions", "overview"),
        *("question", "side", "since", "strip", "supply", "tool"),
    },
    "struggle": {
        *("board", "calendar", "fan", "prompt", "ledger", "main", "map", "navy", "offer", "purse"),
        *("since", "strip", "tool", "track"),
    },
    "historia": {
        *("board", "circle", "column", "hand", "main", "matrix", "own", "pool", "question", "queue"),
        *("row", "strip", "table", "tool", "world"),
    },
}


@pytest.mark.sampled
@pytest.mark.parametrize(("game", "question"), [("brazil", "turn"), ("struggle", "round"), ("historia", "choose")])
def test_all_that_is_shown_at_a_table_has_its_page_but_for_these(
    make_app: Callable[..., App], game: str, question: str
) -> None:
    app = make_app((1920, 1080))
    table = begun(app, game, question)
    table.refresh(app.ui)
    shown = [widget for widget in table.ui_root.root.walk() if widget.name or widget.tip]
    without = [widget for widget in shown if not table.page_for([widget])]
    assert {widget.name.split("-")[0] or type(widget).__name__ for widget in without} <= NO_PAGE[game]
    assert len(without) < len(shown)


def test_monarch_and_missions_open_their_pages(make_app: Callable[..., App]) -> None:
    app = make_app((1920, 1080))
    table = begun(app, "brazil", "turn")
    table.refresh(app.ui)
    player = table.model.player
    portrait = next(one for one in table.ui_root.root.walk() if isinstance(one, MonarchPortrait))
    assert table.page_for([portrait]) == f"monarch/{player.monarch}"
    for kind in (MissionHeader, ObjectiveLine):
        rows = [one for one in table.ui_root.root.walk() if isinstance(one, kind)]
        assert {table.page_for([row]) for row in rows} == {f"mission/{mission}" for mission in player.missions}
    move_to(app, portrait.rect.center)
    press(app, pygame.K_F1)
    assert table.model.rule == f"monarch/{player.monarch}"


def test_every_theater_of_a_war_opens_its_page(make_app: Callable[..., App]) -> None:
    pages = book("struggle", "en")
    for war, theaters in enumerate(THEATERS):
        for number, theater in enumerate(theaters):
            panel = TheaterPanel(TheaterState(war, number, ((), ()), ((), ()), (0, 0), "coming"))
            assert panel.handbook_page == f"theater/{theater.id}" and panel.handbook_page in pages
