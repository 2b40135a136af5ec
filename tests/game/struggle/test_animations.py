"""What moves on the sheet of Struggle: made of events, drawn for its time, never there where nothing shall move."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.core.event import Event
from engine.struggle import events as e
from engine.struggle import moves as m
from engine.struggle.components import EVENTS, MINISTRIES
from engine.struggle.decisions import RoundDecision
from engine.struggle.state import NAVY_BOX
from game.app.app import App
from game.platform import clock
from game.platform.settings import Pace
from game.struggle.map.animations import FLAG, GREAT, MAX_ANIMATIONS, STAGGER, MoveAnimations, animation_of
from game.struggle.match import Match

from .conftest import Make

CARD, MINISTRY = next(iter(EVENTS)), next(iter(MINISTRIES))
MOVED: list[tuple[Event, str]] = [
    (e.TileTaken(0, 5), "tile"),
    (e.Flagged(1, 12), "flag"),
    (e.Unflagged(1, 12), "torn"),
    (e.SquadronMoved(0, NAVY_BOX, 20), "sail"),
    (e.SquadronLost(0, 20, False), "sail"),
    (e.FortBuilt(0, 3), "fort"),
    (e.ConflictPlaced(3, False), "marker"),
    (e.ConflictRemoved(3), "gone"),
    (e.WarTileLaid(0, "?basic", 1), "laid"),
    (e.VpScored(0, 2, "event", CARD), "float"),
    (e.DebtChanged(0, -2, False, 0), "float"),
    (e.EventPlayed(0, CARD, True), "card"),
    (e.MinistryRevealed(0, MINISTRY), "medal"),
]
QUIET = [e.SquadronLost(0, NAVY_BOX, False), e.DebtChanged(0, 0, False, 0), e.AwardsShown((1, 2))]


def a_round(match: Match) -> bool:
    return match.current_seat is not None and isinstance(match.frame(), RoundDecision)


@pytest.mark.parametrize(("event", "kind"), MOVED, ids=[type(event).__name__ for event, _ in MOVED])
def test_what_happens_moves(event: Event, kind: str) -> None:
    flight = animation_of(event, 0)
    assert flight is not None and flight.kind == kind and flight.length > 100


def test_of_very_much_at_once_only_so_much_moves() -> None:
    flights = MoveAnimations(Pace())
    flights.add([e.Flagged(1, space) for space in range(3 * MAX_ANIMATIONS)], 0, 0)
    assert [flight.to for flight in flights.running] == list(range(MAX_ANIMATIONS)), "the first of them"
    flights.add([e.Flagged(1, 99)], 0, 0)
    assert len(flights.running) == MAX_ANIMATIONS


def test_what_changes_nothing_on_the_sheet_does_not_move() -> None:
    assert [animation_of(event, 0) for event in QUIET] == [None] * len(QUIET)


def test_an_own_tile_goes_to_the_purse_another_to_its_taker() -> None:
    own, other = animation_of(e.TileTaken(0, 5), 0), animation_of(e.TileTaken(1, 5), 0)
    assert own is not None and other is not None and (own.to, other.to) == ("purse", "strip-1")


def test_they_follow_each_other_and_wait_for_what_is_great() -> None:
    flights = MoveAnimations(Pace(animation=2.0))
    flights.add([e.Flagged(0, 1), e.EventPlayed(0, CARD, False), e.Flagged(0, 2)], 1000, 0)
    first, card, last = flights.running
    assert card.kind in GREAT and card.start == 1000 + STAGGER // 2 and last.start == card.start + card.length
    assert first.length == FLAG // 2
    assert flights.tick(card.start) and flights.tick(last.start + last.length) and not flights.running


@pytest.mark.parametrize("pace", [Pace(animation=8.0), Pace(reduced_motion=True)])
def test_where_nothing_shall_move_nothing_does(pace: Pace) -> None:
    flights = MoveAnimations(pace)
    flights.add([event for event, _ in MOVED], 0, 0)
    assert not flights.running and not flights.tick(0)


def test_each_is_drawn_for_its_time(make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "now", lambda: 10_000)
    app = make_app((640, 360))
    app.select_game("struggle")
    flights, sheet = MoveAnimations(Pace()), pygame.Surface((640, 360))
    for event, kind in MOVED:
        flights.finish()
        flights.add([event], 9_900, 0)
        sheet.fill((0, 0, 0))
        flights.draw(app.ui, sheet, 1.0, lambda place: (300.0 + len(str(place)), 180.0))
        assert any(sheet.get_buffer().raw), kind


def test_a_move_sets_one_off_and_bots_wait_for_it(table: Make) -> None:
    made = table(a_round)
    made.pace.animation = 1.0
    tile = next(move for move in made.model.legal if isinstance(move, m.TakeTile))
    made.controller.play(tile)
    assert [flight.kind for flight in made.animations.running][:1] == ["tile"] and made.moving()
