"""The New game page of two courts: who plays each side, by mouse and by keys, and what is started of it."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Callable
from types import SimpleNamespace

import pygame
import pytest

from game.app.app import App
from game.platform.settings import LastNewGame, SeatChoice
from game.play.rungs import BOTS
from game.screens.new_game import NewGameScreen
from game.struggle.new_game import PowerPanel, RadioRow, summary
from game.struggle.new_game_options import SWITCHES, HeadStart, OptionSwitch
from game.widgets.base import Widget
from game.widgets.scroll import Scroll
from tests.game.some_languages import SOME_LANGUAGES

from ..conftest import click_name, press
from ..gestures import pick

Make = Callable[..., App]


@pytest.fixture
def started() -> list[LastNewGame]:
    """What the game was asked to begin with."""
    return []


def page_of(app: App, started: list[LastNewGame]) -> NewGameScreen:
    app.go("menu")
    app.select_game("struggle")
    screen = NewGameScreen(app)
    app.push(screen)
    screen.plugin = dataclasses.replace(
        screen.plugin, factory=lambda: SimpleNamespace(start=lambda shell, chosen: started.append(chosen))
    )
    return screen


@pytest.fixture
def page(make_app: Make, started: list[LastNewGame]) -> NewGameScreen:
    return page_of(make_app((1920, 1080)), started)


def named(page: NewGameScreen, name: str) -> Widget | None:
    page.refresh(page.ui)
    return next((widget for widget in page.ui_root.root.walk() if widget.name == name), None)


def who(page: NewGameScreen) -> list[str]:
    return [seat.who for seat in page.setup.seats]


def test_a_first_game_is_france_against_an_easy_britain(page: NewGameScreen) -> None:
    assert who(page) == ["person", BOTS[0]]
    assert [seat.colour for seat in page.setup.seats] == ["france", "britain"]
    assert page.text("strength-settler").lower() in summary(page)


def test_later_it_is_what_was_chosen_last(make_app: Make, started: list[LastNewGame]) -> None:
    app = make_app()
    seats = [SeatChoice(who="viceroy", colour="france"), SeatChoice(who="person", name="Rui", colour="britain")]
    app.settings.finished_game = True
    app.settings.last_games["struggle"] = LastNewGame(scenario="standard", seats=seats)
    page = page_of(app, started)
    assert who(page) == ["viceroy", "person"] and page.setup.seats[1].name == "Rui"
    assert named(page, "who-0.viceroy") is not None, "the strength that is chosen is in sight"


def test_every_strength_has_its_sentence_and_is_one_click(page: NewGameScreen) -> None:
    for rung in BOTS:
        pick(page.app, "who-1", rung)
        assert who(page) == ["person", rung]
        row = named(page, f"who-1.{rung}")
        assert isinstance(row, RadioRow) and row.chosen and row.sentence == page.text(f"does-{rung}")
    pick(page.app, "who-1", "person")
    assert who(page) == ["person", "person"] and summary(page).startswith(page.text("setup-two"))


def test_changing_sides_changes_who_plays_and_leaves_the_sides(page: NewGameScreen, started: list[LastNewGame]) -> None:
    page.set_name(0, "Ana")
    click_name(page.app, "swap-sides")
    assert who(page) == [BOTS[0], "person"] and page.setup.seats[1].name == "Ana"
    click_name(page.app, "start")
    (chosen,) = started
    assert [(seat.who, seat.colour) for seat in chosen.seats] == [(BOTS[0], "france"), ("person", "britain")]
    assert chosen.seats[1].name == "Ana"


def test_up_and_down_go_through_the_choices_of_a_court(page: NewGameScreen) -> None:
    row = named(page, f"who-1.{BOTS[0]}")
    assert row is not None
    page.ui_root.set_focus(page.ui, row)
    press(page.app, pygame.K_DOWN)
    assert who(page)[1] == BOTS[1]
    page.refresh(page.ui)
    press(page.app, pygame.K_DOWN)
    assert who(page)[1] == BOTS[2]
    page.refresh(page.ui)
    press(page.app, pygame.K_UP)
    assert who(page)[1] == BOTS[1]


def head_start(page: NewGameScreen) -> HeadStart:
    page.refresh(page.ui)
    (found,) = [widget for widget in page.ui_root.root.walk() if isinstance(widget, HeadStart)]
    return found


def test_options_are_switches_and_head_starts_figures(page: NewGameScreen, started: list[LastNewGame]) -> None:
    assert page.text("setup-usual") in summary(page)
    click_name(page.app, "option-spanish_empire.on")
    assert head_start(page).drawn_sentences == [page.text("option-head_start-none")], "how the sides fare without"
    click_name(page.app, "option-head_start_britain.4")
    told = [page.text(f"option-head_start_{side}-tip") for side in ("france-0", "britain-4")]
    assert head_start(page).drawn_sentences == told
    assert page.text("setup-changed") in summary(page)
    click_name(page.app, "option-tougher_forts.on")
    click_name(page.app, "option-tougher_forts.off")
    press(page.app, pygame.K_RETURN)
    (chosen,) = started
    assert chosen.options == {
        "spanish_empire": "on",
        "military_planning": "off",
        "tougher_forts": "off",
        "head_start_france": "0",
        "head_start_britain": "4",
    }


@pytest.mark.sampled
@pytest.mark.parametrize("language", SOME_LANGUAGES)
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 150), ((1920, 1080), 100)])
def test_no_row_lies_on_another_and_start_is_in_the_window(
    make_app: Make, started: list[LastNewGame], size: tuple[int, int], scale: int, language: str
) -> None:
    page = page_of(make_app(size, scale, language=language), started)
    for seat in (0, 1):
        page.unfold(seat)
    page.refresh(page.ui)
    courts = [widget for widget in page.ui_root.root.walk() if isinstance(widget, PowerPanel)]
    assert len(courts) == 2 and not courts[0].rect.colliderect(courts[1].rect)
    for court in courts:
        rows = [row.rect for row in court.rows.children]
        assert len(rows) == 7
        for one, other in itertools.pairwise(rows):
            assert one.bottom <= other.top
        assert all(court.rect.contains(row) for row in rows)
    start = named(page, "start")
    assert start is not None and pygame.Rect((0, 0), page.app.surface.get_size()).contains(start.rect)


@pytest.mark.sampled
@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_every_value_has_its_sentence_in_sight_at_its_longest(
    make_app: Make, started: list[LastNewGame], language: str
) -> None:
    page = page_of(make_app((1280, 720), language=language), started)
    for option in page.asked:
        heights = set()
        for value in option.values:
            page.set_option(option.id, value)
            page.refresh(page.ui)
            cards = [one for one in page.ui_root.root.walk() if isinstance(one, OptionSwitch | HeadStart)]
            sentences = [sentence for card in cards for sentence in card.drawn_sentences]
            none = (option.id, value) == ("head_start_france", "0")  # Britain has none yet, either
            tip = page.text("option-head_start-none" if none else f"option-{option.id}-{value}-tip")
            assert any(tip in sentence for sentence in sentences)
            heights.add(next(one for one in page.ui_root.root.walk() if one.name == "options").rect.height)
        assert len(heights) == 1, "a switch moves nothing"
        if option.id in SWITCHES:
            assert any(page.text(f"option-{option.id}-tip") in sentence for sentence in sentences)
    (scroll,) = (one for one in page.ui_root.root.walk() if isinstance(one, Scroll))
    assert scroll.children[0].measure(page.ui, scroll.rect.width)[1] <= scroll.rect.height
