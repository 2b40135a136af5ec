"""While cards are resolved, what the choice is about stays in sight: the own marker and its next steps on the plan, the
world, the circle, the row of wonders."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.historia.components import BIT
from engine.historia.decisions import ResolveDecision
from game.app.app import App
from game.historia.panels.card_sides import CardSides
from game.historia.panels.hand import name_width
from game.historia.table import TableScreen
from game.historia.table_factory import FACTORY
from game.i18n.texts import LANGUAGES
from game.shell.command_line_request import CommandLineRequest
from tests.game.conftest import press
from tests.game.some_languages import SOME_LANGUAGES

pytestmark = pytest.mark.usefixtures("nothing_painted")

THREE = ("exploit", "art", "trade")
SIZES = [(1280, 720, 100), (1920, 1080, 100), (1024, 640, 200), (1280, 720, 200)]


def resolving(app: App, cards: tuple[str, ...], technology: int, military: int) -> tuple[TableScreen, CardSides]:
    """A person is to resolve these cards, at these levels."""
    app.select_game("historia")
    table = FACTORY.open_random_game(app, CommandLineRequest(game="historia", scenario="two_filled", seed=3, turns=4))
    match = table.match
    while not (isinstance(match.frame(), ResolveDecision) and match.current_seat == 0):
        assert match.current_seat is not None
        match.submit(match.session.legal_moves(match.current_seat)[0])
    own = match.session.state.seats[0]
    own.technology, own.military, own.shown = technology, military, cards
    own.hand &= ~sum(BIT[card] for card in cards if card in BIT)
    match.version += 1
    table.model.reveal = None
    table.rebuild()
    table.refresh(app.ui)
    assert table.root is not None and isinstance(table.root.parts.board.choice, CardSides)
    return table, table.root.parts.board.choice


@pytest.mark.each_value
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_sides_stand_beside_the_hand_and_cover_no_sheet(
    make_app: Callable[..., App], size: tuple[int, int, int], language: str
) -> None:
    app = make_app(size[:2], size[2], language=language)
    for card in THREE:
        table, sides = resolving(app, (card,), 5, 2)
        assert table.root is not None
        parts = table.root.parts
        board = parts.board
        for sheet in (parts.matrix, parts.world, parts.circle, parts.row):
            assert not sides.rect.colliderect(sheet.rect), (card, sheet.name)
        assert not sides.rect.colliderect(board.main.rect) and not sides.rect.colliderect(board.queue.rect)
        assert not sides.rect.colliderect(board.prompt_bar.rect)
        assert not sides.rect.collidelistall([widget.rect for widget in board.fan.standing])
        every = [one.rect for one in sides.children]
        assert all(sides.rect.contains(rect) for rect in every)
        assert all(rect.collidelist(every[:number]) < 0 for number, rect in enumerate(every))
        table.closing()


@pytest.mark.each_value
@pytest.mark.parametrize("size", [(1280, 720, 100), (1920, 1080, 100), (1920, 1080, 200), (1024, 640, 100)])
@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_every_card_of_the_hand_shows_its_name_beside_an_open_choice(
    make_app: Callable[..., App], size: tuple[int, int, int], language: str
) -> None:
    app = make_app(size[:2], size[2], language=language)
    table, _ = resolving(app, ("art",), 5, 2)
    assert table.root is not None
    fan = table.root.parts.board.fan
    assert len(fan.fan) > 5
    places = [spot.rect for spot in fan.children]
    assert all(fan.rect.contains(place) and place.collidelist(places[:n]) < 0 for n, place in enumerate(places))
    for card, spot in zip(fan.held, fan.fan, strict=True):
        assert spot.rect.width > 0.7 * name_width(app.ui, card), (card, spot.rect)
    app.draw()
    table.closing()


def test_of_several_cards_turned_up_the_one_pointed_at_is_in_play(make_app: Callable[..., App]) -> None:
    app = make_app()
    table, sides = resolving(app, THREE, 5, 2)
    assert [row.name for row in sides.rows] == ["side-exploit-basic", "side-exploit-advanced"]
    table.controller.select_card("trade")
    table.refresh(app.ui)
    assert table.root is not None and isinstance(table.root.parts.board.choice, CardSides)
    assert table.root.parts.board.choice.rows[0].name == "side-trade-basic"
    table.closing()


@pytest.mark.parametrize("size", [*SIZES, (1920, 1080, 200)])
def test_the_world_lies_in_the_middle_of_its_sheet_and_clear_of_tools_over_it(
    make_app: Callable[..., App], size: tuple[int, int, int]
) -> None:
    """In large letters it lay far to the left, with a third of its sheet empty."""
    app = make_app(size[:2], size[2])
    table, _ = resolving(app, THREE, 2, 1)
    assert table.root is not None
    parts = table.root.parts
    world, sheet = parts.world.inner, parts.world.rect
    assert sheet.contains(world)
    if parts.tabs:
        tools = min(tool.rect.left for tool in parts.column.tools)
        left, right = world.left - sheet.left, sheet.right - world.right
        assert world.right <= tools or left < sheet.height / 8, "clear of them where there is room"
        assert left >= right / 3 or world.right > tools - sheet.height / 8, "else in the middle"
    else:
        assert abs(world.centerx - sheet.centerx) <= 1
    table.closing()


def test_a_side_that_may_not_be_used_says_why(make_app: Callable[..., App]) -> None:
    app = make_app()
    table, sides = resolving(app, ("exploit",), 5, 2)
    assert [(row.lit, bool(row.why)) for row in sides.rows] == [(True, False), (False, True)]
    assert sides.rows[1].why == "technology 11; you have 5"
    table.closing()


def test_a_side_that_may_not_be_used_is_come_to_by_keys_and_says_why(make_app: Callable[..., App]) -> None:
    app, said = make_app(), list[str]()
    table, sides = resolving(app, ("exploit",), 5, 2)
    app.settings.narration = True
    app.narrator.listeners.append(lambda announcement: said.append(announcement.whole))
    usable, unusable = sides.rows
    table.ui_root.set_focus(app.ui, usable)
    press(app, pygame.K_TAB)
    app.narrator.follow()
    assert table.ui_root.focus is unusable and not unusable.answers
    assert said[-1].startswith("Advanced") and said[-1].endswith("not possible: technology 11; you have 5.")
    log = len(table.match.log)
    press(app, pygame.K_RETURN)
    assert "technology" in said[-1] and "11" in said[-1] and len(table.match.log) == log
    table.closing()


def test_a_revolution_can_not_be_left_undone_and_every_other_card_can(make_app: Callable[..., App]) -> None:
    app = make_app()
    table, sides = resolving(app, ("art", "revolution"), 5, 2)
    assert sides.nothing is not None and sides.nothing.name == "side-art-nothing" and sides.nothing.tip
    table.controller.select_card("revolution")
    table.refresh(app.ui)
    assert table.root is not None and isinstance(table.root.parts.board.choice, CardSides)
    assert table.root.parts.board.choice.nothing is None
    table.closing()
