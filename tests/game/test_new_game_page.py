"""The New game page: seats that differ in their looks, names, options of the table, and what is started of it all."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from types import SimpleNamespace

import pygame
import pytest

from game.app.app import App
from game.i18n.line_breaks import spoken_length
from game.i18n.texts import LANGUAGES, Texts
from game.platform.settings import LastNewGame, SeatChoice, SettingsFile
from game.screens.new_game import NewGameScreen
from game.shell import registry
from game.together.together_screen import TogetherScreen
from game.widgets.rich_text import RichText

from .conftest import click, click_name, press
from .gestures import pick, reach

pytestmark = pytest.mark.usefixtures("nothing_painted")

Make = Callable[..., App]


@pytest.fixture
def started() -> list[LastNewGame]:
    """What the game was asked to begin with."""
    return []


@pytest.fixture
def page(make_app: Make, started: list[LastNewGame]) -> NewGameScreen:
    app = make_app((1920, 1080))
    app.go("menu")
    app.select_game("brazil")
    screen = NewGameScreen(app)
    app.push(screen)
    screen.plugin = dataclasses.replace(
        screen.plugin, factory=lambda: SimpleNamespace(start=lambda shell, chosen: started.append(chosen))
    )
    return screen


def looks(page: NewGameScreen) -> list[str]:
    return [seat.colour for seat in page.setup.seats]


def test_a_colour_that_another_has_is_exchanged(page: NewGameScreen) -> None:
    page.choose("amazon")
    first, second, third = looks(page)
    assert len({first, second, third}) == 3
    pick(page.app, "colour-0", third)  # type: ignore[arg-type]
    assert looks(page) == [third, second, first]
    free = next(look.id for look in page.plugin.looks if look.id not in looks(page))
    pick(page.app, "colour-1", free)  # type: ignore[arg-type]
    assert looks(page) == [third, free, first]


def test_a_scenario_of_more_seats_keeps_who_sits_there_and_adds_bots(page: NewGameScreen) -> None:
    page.choose("cisplatine")
    page.set_name(0, "Ana")
    page.set_who(1, "governor")
    before = looks(page)
    page.choose("sao_francisco")
    assert looks(page)[:2] == before and len(set(looks(page))) == 4
    assert [seat.who for seat in page.setup.seats][:2] == ["person", "governor"]
    assert not {seat.who for seat in page.setup.seats[2:]} & {"person", ""} and page.setup.seats[0].name == "Ana"
    page.choose("cisplatine")
    assert looks(page) == before


def test_what_is_started_has_names_and_the_options_that_apply(page: NewGameScreen, started: list[LastNewGame]) -> None:
    page.choose("cisplatine")
    page.set_name(0, "  Ana ")
    page.setup.options = {"monarchs": "bid", "live_vp": "no such", "of another table": "x"}
    page.rebuild()
    click_name(page.app, "start")  # type: ignore[arg-type]
    (chosen,) = started
    assert chosen.scenario == "cisplatine" and chosen.seats[0].name == "Ana"
    assert chosen.seats[1].name == "", "who gave no name is called by what the seat is, in the language of then"
    assert page.hint_name(1).endswith(")"), "the field tells how: after the bot and its colour"
    asked = {option.id: option for option in page.asked}
    assert set(chosen.options) == set(asked) and chosen.options["monarchs"] == "bid"
    assert chosen.options["live_vp"] == asked["live_vp"].default, "what is none is as usual"
    kept = SettingsFile(page.app.folders.config).settings
    assert kept.game == "brazil" and kept.last_games["brazil"].options["of another table"] == "x", "for another time"
    assert kept.last_games["brazil"].seats[0].name.strip() == "Ana" and kept.last_games["brazil"].seats[1].name == ""


def test_a_last_game_that_makes_no_sense_any_more_is_one_that_does(page: NewGameScreen) -> None:
    app = page.app
    kinds = (("person", "sky"), ("bishop", "green"), ("settler", "sky"), ("settler", "mauve"))
    seats = [SeatChoice(who=who, colour=colour) for who, colour in kinds]
    app.settings.last_games["brazil"] = LastNewGame(scenario="gone", seats=seats)
    again = NewGameScreen(app)
    assert again.scenario is again.scenarios[0]
    assert len(again.setup.seats) in again.scenario.seats and len(set(looks(again))) == len(again.setup.seats)
    assert looks(again)[0] == "sky" and "bishop" not in [seat.who for seat in again.setup.seats]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(registry.PLUGINS))
def test_every_option_and_every_value_of_it_has_a_sentence(game: str, language: str) -> None:
    texts = Texts(language, registry.plugin(game).texts)
    for option in registry.plugin(game).options():
        if option.per_seat:
            continue
        sentences = [texts(f"option-{option.id}-tip"), *(texts(f"option-{option.id}-{n}-tip") for n in option.values)]
        assert all(sentence.endswith((".", "。")) and spoken_length(sentence) > 2 for sentence in sentences), sentences
        assert len(set(sentences)) == len(sentences), "each says something of its own"


def words(page: NewGameScreen, popup: bool = False) -> str:
    """What is written there, without pointing at anything."""
    page.app.draw()  # type: ignore[attr-defined]
    tree = page.ui_root.popup if popup else page.ui_root.root
    assert tree is not None
    return "\n".join(widget.text for widget in tree.walk() if isinstance(widget, RichText))


def test_what_an_option_and_its_value_mean_is_written_below_it(page: NewGameScreen) -> None:
    for option in page.asked:
        for value in option.values:
            page.set_option(option.id, value)
            assert page.text(f"option-{option.id}-tip") in words(page)
            assert page.text(f"option-{option.id}-{value}-tip") in words(page)


def test_an_open_list_explains_all_its_values(page: NewGameScreen) -> None:
    app = page.app
    app.draw()  # type: ignore[attr-defined]
    for option in page.asked:
        click(app, reach(app, f"option-{option.id}").rect.center)  # type: ignore[arg-type]
        text = words(page, popup=True)
        assert all(page.text(f"option-{option.id}-{value}-tip") in text for value in option.values)
        press(app, pygame.K_DOWN)  # type: ignore[arg-type]
        press(app, pygame.K_RETURN)  # type: ignore[arg-type]
        assert page.value(option) == option.values[(option.values.index(option.default) + 1) % len(option.values)]


def test_a_default_that_the_scenario_fills_in_is_explained_by_what_it_comes_to(make_app: Make) -> None:
    app = make_app()
    app.select_game("historia")
    page = NewGameScreen(app)
    page.choose("two_filled")
    filled = [option for option in page.asked if page.scenario is not None and option.id in page.scenario.meant]
    assert filled
    for option in filled:
        assert page._meant(option, option.default) == page.scenario.meant[option.id] != option.default  # type: ignore[union-attr]
        assert page._meant(option, "none") == "none"


@pytest.mark.parametrize("game", list(registry.PLUGINS))
@pytest.mark.parametrize("last", ["nothing", "alone", "hot seat", "online"])
def test_whoever_hosts_a_table_finds_a_seat_for_somebody_elsewhere(make_app: Make, game: str, last: str) -> None:
    """Under the name typed on the page before; what was chosen last stays, where it fits."""
    app = make_app((1280, 720))
    app.go("menu")
    app.select_game(game)
    page = NewGameScreen(app)
    ones = [one for one in page.scenarios if one.seats == (1,)]
    if last == "alone" and ones:
        page.choose(ones[0].id)
    if last in ("hot seat", "online"):
        page.choose(next(one.id for one in page.scenarios if max(one.seats) > 1))
        page.set_count("2")
        page.set_who(1, {"hot seat": "person", "online": "elsewhere"}[last])
        page.set_name(0, "Rui")
    if last != "nothing":
        app.settings.last_games[game] = page.setup
    before = [seat.who for seat in page.setup.seats]
    app.go("together")
    page_of_tables = app.top
    assert isinstance(page_of_tables, TogetherScreen)
    page_of_tables._rename("Ana")
    page_of_tables.host_table()
    assert app.top.title(app.ui) == app.ui.text("tables-host")
    click_name(app, f"game-{game}")
    page = app.top
    assert isinstance(page, NewGameScreen) and page.title(app.ui) == app.ui.text("tables-host")
    seats = page.setup.seats
    assert [seat.who for seat in seats].count("elsewhere") == 1 and [seat.who for seat in seats].count("person") == 1
    assert seats[0].name == ("Rui" if last in ("hot seat", "online") else "Ana")
    if len(before) == len(seats):
        assert [seat.who for seat in seats][2:] == before[2:]
    assert "elsewhere" not in [seat.who for seat in NewGameScreen(app).setup.seats] or last == "online"


def test_the_name_of_a_host_is_kept_by_the_page_of_tables(make_app: Make) -> None:
    app = make_app((1280, 720))
    app.go("together")
    page = app.top
    assert isinstance(page, TogetherScreen)
    page._rename("  Ana\u202e ")
    page.host_table()
    app.pop()
    page = TogetherScreen(app)
    assert page.name == "Ana"
