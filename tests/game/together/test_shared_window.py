"""Two people who share a window, and one elsewhere: the curtain falls between the two, and nobody sees more."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.play.rungs import PERSON
from game.screens.new_game import NewGameScreen
from game.shell.plugin import ScenarioCard
from game.together.shared_seats import SharedSeats
from game.together.together_screen import TogetherScreen
from tests.game.together.test_talk import named
from tests.game.together.windows import Windows, book_of, join_by_link, loopback, step, table_of

pytestmark = pytest.mark.usefixtures("nothing_painted")

THREE = {"brazil": "amazonia", "historia": "three"}


def shared(windows: Windows, game: str) -> tuple[Any, Any]:
    """A window of Ana and Bia, which hosts, and one of Tomás."""
    app = windows.open("host")
    app.select_game(game)
    page = NewGameScreen(app)
    app.push(page)
    cards: list[ScenarioCard] = page.scenarios
    page.choose(next(card.id for card in cards if 3 in card.seats))
    for number, (who, name) in enumerate(((PERSON, "Ana"), (PERSON, "Bia"), ("elsewhere", ""))):
        page.set_who(number, who)
        page.set_name(number, name)
    assert [seat.who for seat in page.setup.seats] == [PERSON, PERSON, "elsewhere"]
    page.start()
    lobby = app.top
    windows.until(lambda: lobby.opener.seat is not None and lobby.opener.seat.presence is not None)
    entry = lobby.opener.entry
    assert [one.seat for one in entry.invitations] == [2], "who shares the window needs no invitation"
    windows.until(lambda: lobby._missing == [2])
    guest = windows.open("guest")
    join_by_link(guest, loopback(entry, entry.invitations[0].link))
    windows.until(lambda: table_of(app) is not None and table_of(guest) is not None)
    return table_of(app), table_of(guest)


def curtain(table: Any) -> bool:
    """Whether the window calls a person to the screen."""
    return "Handover" in type(table.app.top).__name__


def play(windows: Windows, tables: tuple[Any, Any], moves: int, seen: set[int] | None = None) -> list[int]:
    """Lets all play by chance. Returns the seats that were called to the shared window; into `seen` come those whose
    secrets it showed."""
    dice, called = random.Random(3), []
    here = tables[0]

    def so() -> bool:
        if curtain(here):
            called.append(here.match.current_seat)
            check_curtain(here)
            here.app.top._ready()
        if seen is not None and here.match.observer is not None:
            check_view(here)
            seen.add(here.match.observer)
        for table in tables:
            step(table, dice)
        return len(tables[1].match.log) >= moves and not here.match.session.awaiting_host

    windows.until(so)
    return called


def check_curtain(table: Any) -> None:
    """Nobody's secrets are to be seen behind the curtain."""
    match = table.match
    assert match.viewer is None and match.observer is None
    assert match.view == match.rules.view(match.view, None)


def check_view(table: Any) -> None:
    """What is shown is what the host has sent the person at the screen, or what everybody may see of that."""
    match = table.match
    assert match.observer in (match.viewer, None)
    sent = {one.session.seat: one.session.state for one in table.elsewhere.each}
    assert match.view == match.rules.view(sent[match.viewer], match.observer)


@pytest.mark.parametrize("game", ["brazil", "historia"])
def test_two_share_a_window_and_one_sits_elsewhere(game: str, windows: Windows) -> None:
    here, there = tables = shared(windows, game)
    assert isinstance(here.elsewhere, SharedSeats) and here.elsewhere.own_seats == [0, 1]
    assert (here.match.people, there.match.people) == ([0, 1], [2])
    seen: set[int] = set()
    called = play(windows, tables, 24, seen)
    assert {0, 1} == set(called) == seen, "the curtain falls for both who share the window"
    assert not curtain(there)
    sessions = {one.session.seat: one.session for one in here.elsewhere.each}
    assert sessions[0].number == sessions[1].number, "both logs go on together"
    for seat, session in sessions.items():
        for entry in session.log:
            assert (type(entry.move).__name__ == "HiddenMove") == (entry.move.seat != seat)
    for viewer in (0, 1):
        here.match.viewer = viewer
        check_view(here)
        assert all(here.match.session.legal_moves(other) == [] for other in (0, 1) if other not in here.match.awaiting)


def test_the_shared_window_comes_back_with_both_seats(windows: Windows) -> None:
    here, there = tables = shared(windows, "brazil")
    play(windows, tables, 10)
    app, count = here.app, len(there.match.log)
    here.leave_game()
    windows.until(lambda: [one.here for one in there.elsewhere.seats] == [False, False, True])
    app.home(TogetherScreen(app))
    entry = book_of(app).tables[0]
    assert [(one.seat, one.name) for one in entry.others] == [(1, "Bia")]
    app.top.play(entry)
    windows.until(lambda: table_of(app) is not None)
    again = table_of(app)
    windows.until(lambda: [one.here for one in there.elsewhere.seats] == [True] * 3)
    play(windows, (again, there), count + 8)


def test_a_word_is_said_by_who_is_at_the_screen_and_comes_once(windows: Windows) -> None:
    here, there = tables = shared(windows, "brazil")
    play(windows, tables, 8)
    windows.until(lambda: not curtain(here) or here.app.top._ready() is not None)
    here.match.viewer = 1
    here.elsewhere.say("from Bia")
    windows.until(lambda: there.words and here.words)
    assert (
        [(word.seat, word.text) for word in there.words]
        == [(1, "from Bia")]
        == [(word.seat, word.text) for word in here.words]
    )
    assert named(here, "ribbon") is not None
