"""The log of a match: looked back at move by move, told, summed up for whoever comes back, and as points over time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.core.event import Event
from game.play.history import STEP, History
from game.play.log_lines import newest
from game.play.points_over_time import PositionPoints, points_over_time
from game.play.turn_summary import last_turn_end, lines_before, lines_since
from tests.core.sealed import Rolled, Seal, Sealed, Turned
from tests.game.play.kit import GAME, ROUND, played

# -- the history -------------------------------------------------------------------------------------------------------


def test_the_cursor_stays_within_the_log_and_tells_what_a_step_shows() -> None:
    told: list[Sequence[Event]] = []
    match = played(*GAME)
    history = History(match, told.append)
    assert not history.open and history.at == history.last == 9
    history.go(-4)
    assert history.open and history.at == 0 and told[-1] == ()
    history.step(1)
    assert history.at == 1 and [event.name for event in told[-1]] == ["Sealed"]
    history.step(1)
    assert [event.name for event in told[-1]] == ["Sealed", "Turned"]
    history.step(-1)
    assert history.at == 1 and told[-1] == ()
    history.go(99)
    assert history.at == 9
    history.close()
    assert not history.open and match.cursor is None


def test_turns_are_stepped_over() -> None:
    history = History(played(*GAME), lambda events: None)
    history.go(0)
    stops = []
    while history.at < history.last:
        history.step_turn(1)
        stops.append(history.at)
    assert stops == [3, 6, 9]
    for stop in (6, 3, 0):
        history.step_turn(-1)
        assert history.at == stop


def test_a_film_goes_move_by_move_to_the_present(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.platform.clock.now", lambda: 1000)
    match = played(*ROUND)
    told: list[list[str]] = []
    history = History(match, lambda events: told.append([event.name for event in events]))
    history.play(0, 2.0)
    now, seen = history.due, [history.at]
    assert now == 1000 + STEP // 2
    while history.open:
        assert not history.tick(now - 1)
        assert history.tick(now)
        seen.append(history.at)
        assert history.next_tick(now) == (STEP // 2 if history.open else None)
        now = history.due
    assert seen == [0, 1, 2, 3]
    assert told[-3:] == [[event.name for event in entry.events] for entry in match.log], "and each is shown"
    history.play()
    history.pause()
    assert history.open and history.at == 0 and not history.tick(history.due + 1)
    history.play()
    history.jump(2)
    assert history.at == 2 and not history.tick(history.due + 1), "who looks somewhere else has seen enough of it"


# -- log and recap -----------------------------------------------------------------------------------------------------


def test_the_log_is_told_newest_first_and_leads_back() -> None:
    lines = newest(played(*ROUND), lambda event: event.name, 99)
    assert [(line.moves, line.text) for line in lines] == [(3, "Rolled"), (2, "Turned"), (2, "Sealed"), (1, "Sealed")]
    assert len(newest(played(*ROUND), lambda event: event.name, 2)) == 3, "never half a move"
    assert newest(played(*ROUND), lambda event: "", 9) == []


def test_the_log_of_the_past_and_of_what_is_still_being_shown_ends_there() -> None:
    match = played(*ROUND)

    def log_lines(until: int | None = None) -> list[int]:
        return [line.moves for line in newest(match, lambda event: event.name, 99, until)]

    assert log_lines(1) == [1] and log_lines(0) == []
    match.showing = 2
    assert log_lines() == [1], "neither the move on show nor what came after it"
    match.showing = None
    assert log_lines() == [3, 2, 2, 1]


def test_what_was_before_is_told_newest_first_and_no_more_than_is_asked() -> None:
    match = played(*GAME)

    def before(until: int, most: int = 99) -> list[tuple[int, str]]:
        return [
            (recap_line.moves, recap_line.line)
            for recap_line in lines_before(match, until, (Turned, Sealed), words, most)
        ]

    def words(event: Event) -> str:
        return event.name + str(getattr(event, "seat", ""))

    assert before(3) == [(2, "Turned"), (2, "Sealed1"), (1, "Sealed0")], "nothing later, no roll of a die"
    assert before(3, 1) == [(2, "Turned")] and before(0) == []


def test_the_recap_begins_after_the_own_last_turn() -> None:
    match = played(*GAME[:7])
    assert last_turn_end(match, 1) == 3 and last_turn_end(match, 0) == 6
    assert last_turn_end(played(Seal(0, 1)), 0) == 0


def test_the_weightiest_of_others_come_in_their_order_each_once() -> None:
    match = played(*GAME)

    def words(event: Event) -> str:
        return event.name + str(getattr(event, "seat", ""))

    def log_lines(since: int, seat: int, kinds: tuple[type[Event], ...], most: int = 9) -> list[str]:
        return [one.text for one in lines_since(match, since, seat, kinds, words, most)]

    assert log_lines(3, 1, (Rolled, Turned, Sealed)) == ["Rolled0", "Sealed0 (×2)", "Turned (×2)"]
    assert log_lines(3, 1, (Rolled, Turned), most=1) == ["Rolled0"]
    assert log_lines(9, 1, (Rolled, Turned)) == [] and log_lines(0, 0, (Rolled,)) == ["Rolled1"]


def test_while_the_past_is_shown_nothing_later_is_told() -> None:
    match = played(*GAME)

    def words(event: Event) -> str:
        return event.name + str(getattr(event, "seat", ""))

    then = played(*GAME[:5])
    match.look_at(5)
    assert match.at == 5 and then.at == 5 < len(match.log)
    for seat in (0, 1):
        assert last_turn_end(match, seat) == last_turn_end(then, seat)
        recap_lines = lines_since(match, 1, seat, (Rolled, Turned, Sealed), words)
        assert recap_lines == lines_since(then, 1, seat, (Rolled, Turned, Sealed), words) != []
    assert newest(match, words, 99, match.at) == newest(then, words, 99)
    assert len(newest(match, words, 99)) > len(newest(then, words, 99)), "the log leads to what came later, too"
    match.look_at(None)
    assert match.at == len(match.log)


def test_points_over_time_have_a_mark_a_round_and_one_at_the_end() -> None:
    match = played(*GAME)

    def rounds(position: Any) -> int:
        return 3 - len(position.hands[0])

    def measure(position: Any) -> PositionPoints:
        return PositionPoints(rounds(position), 1, tuple({"cards": points} for points in position.points))

    marks = points_over_time(match, rounds, measure)
    assert [mark.moves for mark in marks] == [0, 2, 5, 8, 9]
    assert marks[-1].points == tuple(match.onlooker.points) and marks[0].points == (0, 0)
    match.whole = False
    assert points_over_time(match, rounds, measure) == []
