"""A seat that nobody gave a name is called by what it is, in the language of whoever looks; a typed name stays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.app.app import App
from game.i18n.texts import LANGUAGES
from game.platform.save_list import ENDING, read_summary
from game.platform.settings import LastNewGame, SeatChoice
from game.screens.saved_game_card import describe
from tests.abuse.laid import FACTORIES

LOOKS = {
    "brazil": ("cisplatine", {"en": "Green", "pt-BR": "Verde", "es": "Verde"}),
    "struggle": ("standard", {"en": "France", "pt-BR": "França", "es": "Francia"}),
    "historia": ("two_filled", None),
}
BOTS = {"en": "Governor (", "pt-BR": "Governador (", "es": "Gobernador ("}


def started(app: App, game: str, *names: str) -> Any:
    """The table of a new game: a person and a bot."""
    app.select_game(game)
    laying = FACTORIES[game]
    looks = [look.id for look in laying.looks]
    seats = [
        SeatChoice(who=who, name=name, colour=look)
        for who, name, look in zip(("person", "governor"), names, looks, strict=False)
    ]
    chosen = LastNewGame(scenario=LOOKS[game][0], seats=seats)
    match = laying.new(chosen, 3, app.folders.saves / f"a{ENDING}")
    return laying.lay(app, match, begun=True)


def speak(app: App, language: str) -> None:
    app.settings.language = language
    app.restyle()


@pytest.mark.parametrize("game", LOOKS)
def test_a_seat_without_a_name_speaks_the_language_of_now(make_app: Callable[..., App], game: str) -> None:
    app = make_app()
    table = started(app, game, "", "")
    told = []
    for language in LANGUAGES:
        speak(app, language)
        app.draw()
        names = [table.match.name(seat) for seat in (0, 1)]
        assert all(names) and names[1].startswith(BOTS[language]), names
        if (own := LOOKS[game][1]) is not None:
            assert names[0] == own[language]
        listed = describe(app, read_summary(table.match.path))
        assert ", ".join(names) in listed, "the list of saves says the same"
        told.append(names)
    assert told[0] != told[1] != told[2]


@pytest.mark.parametrize("game", LOOKS)
def test_a_typed_name_stays_and_comes_back(make_app: Callable[..., App], game: str) -> None:
    app = make_app()
    table = started(app, game, "Ana", "")
    path = table.match.path
    table.closing()
    speak(app, "es")
    assert app.open_save(path)
    again: Any = app.stack[0]
    assert again.match.name(0) == "Ana" and again.match.name(1).startswith(BOTS["es"])
    again.closing()


@pytest.mark.parametrize("game", LOOKS)
def test_a_save_from_before_with_made_names_opens_in_the_language_of_now(
    make_app: Callable[..., App], game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Older saves keep the made name like a typed one."""
    app = make_app()
    speak(app, "pt-BR")
    with monkeypatch.context() as before:
        before.setattr("game.play.match.unnamed", lambda occupants: {})
        table = started(app, game, "", "")
        for seat, occupant in enumerate(table.match.occupants):
            occupant.name = table.match.name(seat)
        table.match.keep()
        path = table.match.path
        table.closing()
    speak(app, "es")
    assert app.open_save(path)
    again: Any = app.stack[0]
    assert again.match.name(1).startswith(BOTS["es"]) and [occupant.name for occupant in again.match.occupants] == [
        "",
        "",
    ]
    again.closing()


def test_a_typed_name_that_is_a_made_one_of_another_language_stays(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = started(app, "struggle", "França", "")
    path = table.match.path
    table.closing()
    assert app.open_save(path)
    again: Any = app.stack[0]
    assert again.match.name(0) == "França"
    again.closing()
