"""Presence and clocks in the seat panels: who is there, whose clock runs, where a bot sits in."""

from __future__ import annotations

from typing import Any

import pytest

from engine.host.clocks import Clock
from game.platform import clock
from game.play.elsewhere import SeatPresence
from game.together import remote_seat
from game.widgets.presence import AWAY, HERE, presence_of
from game.widgets.seat_note import seat_note, time_text
from tests.game.together.hosts import ThreadHost
from tests.game.together.test_line import play, seated
from tests.game.together.windows import Windows


def strip_tip(windows: Windows, table: Any, seat: int) -> str:
    """Returns the tip of a seat's panel, once nothing lies over it, such as a reveal."""

    def tips() -> list[str]:
        table.rebuild()
        table.refresh(table.ui)
        return [widget.tip for widget in table.ui_root.root.walk() if widget.name == f"strip-{seat}"]

    windows.until(lambda: bool(tips()))
    return tips()[0]


@pytest.mark.sampled
@pytest.mark.parametrize("game", ["brazil", "struggle", "historia"])
def test_the_panel_of_a_seat_says_who_is_there_and_whose_clock_runs(
    game: str, windows: Windows, host: ThreadHost
) -> None:
    made, tables = seated(windows, host, game, clock=Clock(kind="hours", allowance=2))
    real = host.real(made.table)
    play(windows, tables, lambda: len(real.log) >= 6 and len(tables[0].match.log) == len(real.log))
    match, ui, text = tables[0].match, tables[0].ui, tables[0].text

    def clocks_agree() -> bool:  # what the host said last may still be on its way
        runs = ["2 h 00" if seat in real.awaiting else "" for seat in (0, 1)]
        notes = [seat_note(ui, match, seat) for seat in (0, 1)]
        told = text("clock-tip", left="2 h 00") in strip_tip(windows, tables[0], 1)
        return [note.text if note is not None else "" for note in notes] == runs and told == bool(runs[1])

    windows.until(clocks_agree)
    assert [presence_of(match, seat) for seat in (0, 1)] == [HERE, HERE]
    assert text("presence-here") in strip_tip(windows, tables[0], 1)
    tables[1].leave_game()
    windows.until(lambda: presence_of(match, 1) == AWAY)
    assert text("presence-away") in strip_tip(windows, tables[0], 1)
    host.end()
    windows.until(lambda: tables[0].elsewhere.error)
    assert presence_of(match, 0) == AWAY and text("presence-unknown") in strip_tip(windows, tables[0], 1)


def test_a_clock_is_drawn_anew_whenever_it_shows_another_minute(
    windows: Windows, host: ThreadHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, tables = seated(windows, host, "struggle")
    line, now = tables[0].elsewhere, clock.now()
    monkeypatch.setattr(line._line, "arrived", list)  # the host tells of the seats, too, whenever one has come or gone
    monkeypatch.setattr(remote_seat.clock, "now", lambda: now)
    line.seats = [SeatPresence("Ana", True, "", True, now + 90_500, 3_600_000), SeatPresence("Tomás", True, "", True)]
    line.listen()
    assert line.next_look() == 30_501
    monkeypatch.setattr(remote_seat.clock, "now", lambda: now + 30_501)
    assert line.listen() and not line.listen()
    monkeypatch.setattr(remote_seat.clock, "now", lambda: now + 90_501)
    assert line.next_look() is None and line.listen()


@pytest.mark.parametrize(
    ("ms", "text"),
    [
        (28 * 3_600_000, "1 d 4 h"),
        (79_500_000, "22 h 05"),
        (3_599_000, "1 h 00"),
        (59_000, "1 min"),
        (0, "time is up"),
    ],
)
def test_a_time_has_two_units(ms: int, text: str, windows: Windows) -> None:
    assert time_text(windows.open("one").ui, ms) == text
