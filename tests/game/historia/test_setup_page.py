"""The New game page of Historia: tables told apart, Civbots explained, and what Start will do."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from types import SimpleNamespace

import pygame
import pytest

from engine.historia.components import TABLES
from game.app.app import App
from game.historia import new_game
from game.i18n.texts import LANGUAGES
from game.platform.settings import LastNewGame, SeatChoice
from game.screens.new_game import NewGameScreen
from game.widgets.label import Label
from game.widgets.rich_text import RichText
from game.widgets.scroll import Scroll
from tests.game.conftest import click_name, press
from tests.game.some_languages import SOME_LANGUAGES

pytestmark = pytest.mark.usefixtures("nothing_painted")

Make = Callable[..., App]


def page_of(app: App) -> NewGameScreen:
    app.go("menu")
    app.select_game("historia")
    screen = NewGameScreen(app)
    app.push(screen)
    app.draw()
    return screen


def names(page: NewGameScreen) -> list[str]:
    page.refresh(page.app.ui)
    return [widget.name for widget in page.ui_root.root.walk() if widget.name]


def said(page: NewGameScreen) -> str:
    return new_game.summary(page)


def test_every_table_stands_there_in_its_kind_the_first_game_first(make_app: Make) -> None:
    page = page_of(make_app((1920, 1080)))
    cards = [name.removeprefix("scenario-") for name in names(page) if name.startswith("scenario-")]
    assert cards[:4] == ["lesson", "alone_elder", "alone_sage", "alone_immortal"]
    assert cards[4:8] == ["two_filled", "three_filled", "four_filled", "five_filled"]
    assert cards[8:] == ["two", "three", "four", "five", "six"] and set(cards) == set(TABLES)
    assert page.setup.scenario == "lesson"


def test_a_civbots_level_moves_the_choice_to_the_card_that_fits_or_to_an_own_table(make_app: Make) -> None:
    page = page_of(make_app((1920, 1080)))
    click_name(page.app, "scenario-two_filled")
    assert new_game.civbots(page) == ["chieftain", "chieftain", "noble", "noble"]
    click_name(page.app, "civbot-1.king")
    assert new_game.civbots(page) == ["king", "chieftain", "noble", "noble"] and "scenario-own" in names(page)
    click_name(page.app, "civbot-1.chieftain")
    assert page.setup.scenario == "two_filled" and "scenario-own" not in names(page)
    for number in range(1, 5):
        click_name(page.app, f"civbot-{number}.none")
    assert page.setup.scenario == "two" and "scenario-own" not in names(page)
    click_name(page.app, "scenario-alone_sage")
    assert new_game.civbots(page) == ["noble"] * 5, "a card is taken as it stands there"


def test_what_is_chosen_is_what_begins(make_app: Make) -> None:
    page = page_of(make_app((1920, 1080)))
    begun: list[LastNewGame] = []
    page.plugin = dataclasses.replace(
        page.plugin, factory=lambda: SimpleNamespace(start=lambda shell, chosen: begun.append(chosen))
    )
    click_name(page.app, "scenario-three_filled")
    click_name(page.app, "civbot-2.none")
    click_name(page.app, "who-1.settler")
    click_name(page.app, "option-mid_era_row")
    click_name(page.app, "start")
    chosen = begun[0]
    assert chosen.scenario == "three_filled" and [seat.who for seat in chosen.seats][:2] == ["person", "settler"]
    assert [chosen.options[f"civbot_{n}"] for n in (1, 2, 3)] == ["chieftain", "none", "noble"]
    assert chosen.options["mid_era_row"] == "no" and chosen.options["score_setup_territory"] == "yes"


def test_the_two_strongest_bots_come_when_they_are_asked_for(make_app: Make) -> None:
    page = page_of(make_app((1920, 1080)))
    click_name(page.app, "scenario-two_filled")
    click_name(page.app, "who-1.settler")
    assert not {"who-1.viceroy", "who-1.emperor"} & set(names(page))
    click_name(page.app, "who-1.more")
    assert {"who-1.viceroy", "who-1.emperor"} <= set(names(page))
    click_name(page.app, "who-1.emperor")
    assert page.setup.seats[1].who == "emperor"


def test_the_foot_says_what_start_will_do(make_app: Make) -> None:
    page = page_of(make_app((1920, 1080)))
    assert said(page) == "You with 3 Civbots. 12 turns in 3 eras."
    click_name(page.app, "scenario-two_filled")
    click_name(page.app, "who-1.settler")
    assert said(page) == "You and Settler with 4 Civbots. 12 turns in 3 eras."
    click_name(page.app, "scenario-six")
    assert said(page).endswith("without Civbots. 12 turns in 3 eras.")
    page.refresh(page.app.ui)
    assert any(isinstance(one, Label) and one.text == said(page) for one in page.ui_root.root.walk())


def test_alone_without_a_civbot_can_not_begin(make_app: Make) -> None:
    page = page_of(make_app((1920, 1080)))
    click_name(page.app, "scenario-lesson")
    for number in range(1, 6):
        click_name(page.app, f"civbot-{number}.none")
    assert any(level != "none" for level in new_game.civbots(page)), "the last one stays"


@pytest.mark.each_value
@pytest.mark.parametrize("language", SOME_LANGUAGES)
@pytest.mark.parametrize("scenario", ["six", "two_filled", "alone_elder"])
def test_nothing_of_the_page_scrolls_at_1080(make_app: Make, language: str, scenario: str) -> None:
    app = make_app((1920, 1080), language=language)
    app.settings.last_games["historia"] = LastNewGame(
        scenario=scenario, seats=[SeatChoice(), *(SeatChoice(who=who) for who in ("settler", "merchant"))]
    )
    page = page_of(app)
    for scroll in (one for one in page.ui_root.root.walk() if isinstance(one, Scroll)):
        high = scroll.children[0].measure(app.ui, scroll.rect.width)[1]
        assert high <= scroll.rect.height, (scroll.name, high, scroll.rect.height)


@pytest.mark.sampled
@pytest.mark.usefixtures("nothing_painted")
@pytest.mark.parametrize("size", [(1280, 720, 100), (1920, 1080, 200), (1024, 640, 100)])
def test_every_button_of_a_seat_and_a_civbot_has_its_place(make_app: Make, size: tuple[int, int, int]) -> None:
    app = make_app(size[:2], size[2])
    app.settings.last_games["historia"] = LastNewGame(
        scenario="two_filled", seats=[SeatChoice(), SeatChoice(who="settler")]
    )
    page = page_of(app)
    rows = ("who-0", "who-1", "civbot-1", "civbot-4")
    for row in rows:
        rects = [one.rect for one in page.ui_root.root.walk() if one.name.startswith(f"{row}.")]
        assert len(rects) >= 4 and all(rect.width > 20 for rect in rects), row
        assert all(rect.collidelist(rects[:number]) < 0 for number, rect in enumerate(rects)), row


@pytest.mark.usefixtures("nothing_painted")
def test_the_keys_reach_every_card_and_choose_it(make_app: Make) -> None:
    page = page_of(make_app((1920, 1080)))
    reached: set[str] = set()
    for _ in range(80):
        press(page.app, pygame.K_TAB)
        focus = page.ui_root.focus
        reached.add(focus.name if focus is not None else "")
    assert {f"scenario-{one}" for one in TABLES} <= reached and "start" in reached
    page.ui_root.set_focus(page.app.ui, page.ui_root.find("scenario-four"))
    press(page.app, pygame.K_RETURN)
    assert page.setup.scenario == "four"


@pytest.mark.sampled
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_value_has_its_sentence_without_pointing(make_app: Make, language: str) -> None:
    page = page_of(make_app((1280, 720), language=language))

    def words() -> str:
        page.refresh(page.app.ui)
        return "\n".join(one.text for one in page.ui_root.root.walk() if isinstance(one, RichText))

    for value in ("none", "chieftain", "noble", "king"):
        assert page.text(f"option-civbot_1-{value}-tip") in words()
    assert page.text("option-civbot_1-tip") in words()
    for option in (one for one in page.asked if one.id in new_game.SWITCHES):
        for value in option.values:
            page.set_option(option.id, value)
            assert page.text(f"option-{option.id}-tip") in words()
            assert page.text(f"option-{option.id}-{value}-tip") in words()
