"""Two people who see nothing but their own window host, join by six words, and click a game; the long form to its end.

The same with real windows and pointers: ``python -m tests.playthrough together``.
"""

from __future__ import annotations

import time
from typing import Any

import pytest

from engine.core.game_session import HiddenMove
from tests.game.together.windows import Windows
from tests.playthrough.screenshots import ScreenRecorder
from tests.playthrough.together import judged
from tests.playthrough.together_player import (
    SEATS,
    Deciding,
    PositionRecorder,
    host,
    join,
    open_together,
    report_of,
    wait_for,
    witness_of,
    words_in,
)

GAMES = ("historia", "brazil", "struggle")
LONG = [pytest.param(game, marks=pytest.mark.long) for game in GAMES[1:]]
MOVES = 14  # of the short form
LATE = 1200.0  # seconds


class Beside(Deciding):
    """Put before a seat: while it waits, the other windows go on, too."""

    windows: Windows

    def settle(self) -> None:
        super().settle()
        for app in self.windows.apps:
            if app is not self.app:
                app.tick()
                app.top.refresh(app.ui)
        time.sleep(0.002)


def seated(windows: Windows, game: str, number: int) -> Deciding:
    """One of two people, at the page of tables."""
    hand = type("Seat", (Beside, SEATS[game]), {"windows": windows, "seed": number})
    player: Deciding = hand(windows.open(f"window-{number}"), [0])
    open_together(player)
    return player


def begun(windows: Windows, game: str) -> tuple[list[Deciding], list[PositionRecorder]]:
    """Both at their table, by clicks and typed letters alone."""
    here, there = players = [seated(windows, game, number) for number in (1, 2)]
    words = words_in(host(here, game, "Ana", ScreenRecorder(None)))
    ready = here.app.top.opener.ready  # type: ignore[attr-defined]
    join(there, words, "Tomas", ScreenRecorder(None), address=f"127.0.0.1:{ready.port}")
    wait_for(here, lambda: all(hasattr(player.app.stack[0], "match") for player in players), "both tables")
    return players, [witness_of(player.table) for player in players]


def played(players: list[Deciding], moves: int = 0) -> None:
    late = time.monotonic() + LATE
    while not all(player.over or (moves and len(player.table.match.log) >= moves) for player in players):
        assert time.monotonic() < late, [player.asked() for player in players]
        for player in players:
            player.step()


@pytest.fixture(autouse=True)
def no_guard(monkeypatch: pytest.MonkeyPatch) -> None:
    """Buttons are not guarded for a moment after they have changed: nobody here clicks without looking."""
    monkeypatch.setattr("game.widgets.click_guard.GUARD", 0)


@pytest.mark.parametrize("game", ["historia", *LONG])
def test_a_game_is_begun_by_six_words_and_clicked_in_both_windows(game: str, windows: Windows) -> None:
    players, (here, there) = begun(windows, game)
    played(players, MOVES)
    for player, one, other in zip(players, (here, there), ("Tomas", "Ana"), strict=True):
        player.count()
        assert (player.curtains, player.passed) == (0, [])
        assert [text for _, kind, text in player.heard if kind == "bad"] == []
        assert sum(player.clicked.values()) > 1  # most of the first moves of Struggle follow by themselves
        assert one.line.seats[1 - one.seat].name == other
        assert all(entry.move.seat == one.seat or isinstance(entry.move, HiddenMove) for entry in one.hidden)
    both = here.public.keys() & there.public.keys()
    assert len(both) > MOVES // 2
    assert all(here.public[moves] == there.public[moves] for moves in both), "both see the same table"


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_clicked_to_its_end_in_both_windows(game: str, windows: Windows) -> None:
    players, seen = begun(windows, game)
    played(players)
    ends: list[dict[str, Any]] = [report_of(player, one) for player, one in zip(players, seen, strict=True)]
    assert judged({"seconds": 0.0, "ends": ends}, game) == []
    assert all(end["clicked"] > 20 and end["positions"] > 50 and end["passed"] == [] for end in ends)
