"""Whom a New game page offers as opponent: the easiest until a game was finished, then the one chosen last; and how it
says in words how strong each is."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from typing import Any

import pytest

from game.app.app import App
from game.platform import clock
from game.platform.settings import LastNewGame, SeatChoice, Settings, SettingsFile
from game.play.rungs import BOTS, PERSON
from game.screens.new_game import NewGameScreen
from game.shell import registry
from tests.game.conftest import click_name
from tests.game.some_languages import SOME_LANGUAGES

pytestmark = pytest.mark.usefixtures("nothing_painted")

SCENARIOS = {"brazil": "cisplatine", "historia": "two", "struggle": "standard"}
GAMES = tuple(SCENARIOS)
Make = Callable[..., App]


def page_of(app: App, game: str) -> NewGameScreen:
    app.select_game(game)
    page = NewGameScreen(app)
    page.choose(SCENARIOS[game])
    return page


def bots(page: NewGameScreen) -> list[str]:
    return [seat.who for seat in page.setup.seats if seat.who != PERSON]


def chosen(game: str, rung: str, who: str = PERSON) -> LastNewGame:
    looks = registry.plugin(game).looks
    seats = [SeatChoice(who=who, name="Ana", colour=looks[1].id), SeatChoice(who=rung, colour=looks[0].id)]
    return LastNewGame(scenario=SCENARIOS[game], seats=seats)


def lay(app: App, game: str, choice: LastNewGame) -> Any:
    app.select_game(game)
    laying = importlib.import_module(f"game.{game}.table_factory").FACTORY
    return laying.open_table(app, laying.new(choice, seed=5))


def play_out(table: Any) -> None:
    """Every move by chance, until nobody is asked any more; then the table is told as the loop tells it."""
    match, dice = table.match, random.Random(2)
    while match.awaiting:
        match.submit(dice.choice(match.session.legal_moves(match.awaiting[0])))
    table.busy = lambda now: False
    while table.runner.tick(clock.now()):
        pass


@pytest.mark.parametrize("game", GAMES)
def test_a_first_opponent_is_the_easiest(make_app: Make, game: str) -> None:
    assert bots(page_of(make_app(), game)) == [BOTS[0]]


@pytest.mark.parametrize("game", GAMES)
def test_until_a_game_is_finished_it_stays_the_easiest(make_app: Make, game: str) -> None:
    """Names and looks are remembered all the same."""
    app = make_app()
    app.settings.last_games[game] = chosen(game, "emperor")
    page = page_of(app, game)
    assert bots(page) == [BOTS[0]]
    assert [seat.name for seat in page.setup.seats] == ["Ana", ""]
    if page.looks_are_chosen:
        assert [seat.colour for seat in page.setup.seats] == [seat.colour for seat in chosen(game, "emperor").seats]
    assert app.settings.last_games[game].seats[1].who == "emperor", "what was chosen is not forgotten"


@pytest.mark.parametrize("game", GAMES)
def test_afterwards_it_is_the_one_chosen_last(make_app: Make, game: str) -> None:
    app = make_app()
    app.settings.finished_game = True
    app.settings.last_games[game] = chosen(game, "viceroy")
    assert bots(page_of(app, game)) == ["viceroy"]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_never_opened_offers_the_one_chosen_last_in_another(make_app: Make, game: str) -> None:
    app = make_app()
    app.settings.finished_game = True
    other = GAMES[(GAMES.index(game) + 1) % len(GAMES)]
    app.settings.last_games[other] = chosen(other, "merchant")
    app.settings.game = other
    assert bots(page_of(app, game)) == ["merchant"]
    app.settings.last_games[other] = chosen(other, PERSON)
    assert bots(page_of(app, game)) == [BOTS[0]], "whoever has played no bot yet begins with the easiest"


def test_more_seats_are_taken_by_the_bot_that_sits_there(make_app: Make) -> None:
    page = page_of(make_app(), "brazil")
    page.set_who(1, "governor")
    page.choose("sao_francisco")
    assert bots(page) == ["governor"] * 3


@pytest.mark.parametrize("game", GAMES)
def test_a_game_played_to_its_end_is_remembered(make_app: Make, game: str) -> None:
    app = make_app()
    table = lay(app, game, chosen(game, "settler"))
    play_out(table)
    assert table.match.result() is not None and app.settings.finished_game
    assert SettingsFile(app.folders.config).settings.finished_game, "also after the program has ended"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_was_left_is_not_finished(make_app: Make, game: str) -> None:
    app = make_app()
    table = lay(app, game, chosen(game, "settler"))
    table.match.submit(table.match.session.legal_moves(table.match.awaiting[0])[0])
    table.leave_game()
    assert not app.settings.finished_game


def test_what_bots_played_among_themselves_or_was_over_before_counts_not(make_app: Make) -> None:
    app = make_app()
    watched = lay(app, "struggle", chosen("struggle", "settler", who="settler"))
    play_out(watched)
    assert watched.match.result() is not None and not app.settings.finished_game
    played = lay(app, "struggle", chosen("struggle", "settler"))
    while played.match.awaiting:
        match = played.match
        match.submit(random.Random(3).choice(match.session.legal_moves(match.awaiting[0])))
    path = app.folders.saves / "over.json"
    played.match.save(path)
    played.closing()
    assert app.open_save(path)
    opened: Any = next(layer for layer in app.stack if hasattr(layer, "runner"))
    opened.busy = lambda now: False
    while opened.runner.tick(clock.now()):
        pass
    assert opened.runner.ended and not app.settings.finished_game


def test_settings_of_an_older_program_tell_by_what_was_begun() -> None:
    assert not Settings.model_validate({}).finished_game
    assert Settings.model_validate({"last_games": {"brazil": {}}}).finished_game
    assert Settings.model_validate({"last_game": {"scenario": "cisplatine"}}).finished_game
    own = Settings(last_games={"brazil": LastNewGame()}, finished_game=False)
    assert not Settings.model_validate_json(own.model_dump_json()).finished_game


@pytest.mark.sampled
@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_a_bots_strength_is_in_words_and_its_sentence_in_sight(make_app: Make, language: str) -> None:
    """The one that is chosen under its seat, all of them in the open list."""
    app = make_app((1920, 1080), language=language)
    app.select_game("brazil")
    page = NewGameScreen(app)
    app.push(page)
    page.choose("cisplatine")
    text = app.ui.text
    for rung in BOTS:
        page.set_who(1, rung)
        page.refresh(app.ui)
        read = [getattr(widget, "text", "") for widget in page.ui_root.root.walk()]
        named = text(f"who-{rung}")
        assert named.startswith(text(f"strength-{rung}")) and text(f"bot-{rung}") in named
        assert named in read and text(f"does-{rung}") in read
    click_name(app, "who-1")
    assert page.ui_root.popup is not None
    listed = [getattr(widget, "text", "") for widget in page.ui_root.popup.walk()]
    assert not {text(f"who-{rung}") for rung in BOTS} - set(listed)
    assert not {text(f"does-{rung}") for rung in BOTS} - set(listed)
    assert len({text(f"strength-{rung}") for rung in BOTS}) == len(BOTS)


@pytest.mark.parametrize("game", ["historia", "struggle"])
def test_the_other_games_say_it_in_the_same_words(make_app: Make, game: str) -> None:
    app = make_app((1920, 1080))
    page = page_of(app, game)
    app.push(page)
    text = app.ui.text
    for rung in BOTS:
        page.set_who(1, rung)
        page.refresh(app.ui)
        read = [
            said
            for w in page.ui_root.root.walk()
            for name, said in vars(w).items()
            if isinstance(said, str) and name != "tip"
        ]
        assert text(f"strength-{rung}") in read, rung
        assert any(text(f"bot-{rung}") in said for said in read), rung
        assert any(text(f"does-{rung}") in said for said in read), rung
