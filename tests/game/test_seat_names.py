"""A seat that nobody gave a name is called by what it is, in the language of whoever looks; a typed name stays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.core.rng import Rng
from engine.core.session import Session
from engine.registry import GAMES
from engine.storage.save import to_save
from engine.storage.save_file import write_save
from game.app.app import App
from game.platform.save_list import ENDING, read_summary
from game.platform.settings import LastNewGame, SeatChoice
from game.screens.saved_game_card import describe
from tests.abuse.random_games import FACTORIES

WITHOUT_OCCUPANTS = {
    "brazil": ("cisplatine", 2, ["Green", "Orange"]),
    "struggle": ("standard", 2, ["France", "Britain"]),
    "historia": ("two", 2, ["Egypt", "China"]),
}
LOOKS = {
    "brazil": ("cisplatine", {"en": "Green", "pt-BR": "Verde", "es": "Verde", "fr": "Vert"}),
    "struggle": ("standard", {"en": "France", "pt-BR": "França", "es": "Francia", "fr": "France"}),
    "historia": ("two_filled", None),
}
BOTS = {"en": "Governor (", "pt-BR": "Governador (", "es": "Gobernador (", "fr": "Gouverneur ("}


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
    return laying.open_table(app, match, begun=True)


def speak(app: App, language: str) -> None:
    app.settings.language = language
    app.restyle()


@pytest.mark.usefixtures("nothing_painted")
@pytest.mark.parametrize("game", LOOKS)
def test_a_seat_without_a_name_speaks_the_language_of_now(make_app: Callable[..., App], game: str) -> None:
    app = make_app()
    table = started(app, game, "", "")
    calls = []
    for language in BOTS:
        speak(app, language)
        app.draw()
        names = [table.match.name(seat) for seat in (0, 1)]
        assert all(names) and names[1].startswith(BOTS[language]), names
        if (own := LOOKS[game][1]) is not None:
            assert names[0] == own[language]
        listed = describe(app, read_summary(table.match.path))
        assert ", ".join(names) in listed, "the list of saves says the same"
        calls.append(names)
    assert calls[0] != calls[1] != calls[2]


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
        before.setattr("game.play.saved_match.seated_extra", lambda occupants: {})
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


@pytest.mark.each_value
@pytest.mark.parametrize("ended", [False, True], ids=["running", "ended"])
@pytest.mark.parametrize("game", WITHOUT_OCCUPANTS)
def test_a_save_without_occupants_is_a_game_of_persons_called_as_at_new_game(
    make_app: Callable[..., App], game: str, ended: bool
) -> None:
    """As the engine's commands write it: neither names nor kinds of players."""
    app, rules = make_app(), GAMES[game]
    scenario, seats, named = WITHOUT_OCCUPANTS[game]
    session = Session(rules, rules.setups(scenario, seats, {})[0], 5)
    rng = Rng(3)
    while session.awaiting and (ended or len(session.log) < 6):
        session.submit(rng.choice(session.legal_moves(session.awaiting[0])))
    path = app.folders.saves / f"plain{ENDING}"
    path.parent.mkdir(parents=True, exist_ok=True)
    write_save(path, to_save(session))
    assert app.open_save(path)
    table: Any = app.stack[0]
    assert [table.match.name(seat) for seat in range(seats)] == named
    assert table.match.people == list(range(seats))
    app.tick()
    app.draw()
    table.match.keep()
    assert ", ".join(named) in describe(app, read_summary(path))
    table.closing()


def test_a_solo_challenge_without_occupants_calls_only_its_opponent_the_dutch(make_app: Callable[..., App]) -> None:
    app, rules = make_app(), GAMES["brazil"]
    session = Session(rules, rules.setups("battle_of_guararapes", 1, {})[0], 5)
    path = app.folders.saves / f"plain{ENDING}"
    path.parent.mkdir(parents=True, exist_ok=True)
    write_save(path, to_save(session))
    assert app.open_save(path)
    table: Any = app.stack[0]
    names = [table.model.seat_name(app.ui.texts, seat) for seat in range(2)]
    assert names[0] != names[1] == "The Dutch" and table.match.viewer == 0
    table.closing()
