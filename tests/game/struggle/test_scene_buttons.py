"""What is told over the sheet goes on by its own button, in every window."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.core.event import visible
from engine.storage.save import load_session, read_save
from engine.struggle import moves as m
from engine.struggle.board import NAMES
from engine.struggle.decisions import EffectsDecision
from engine.struggle.events import TheaterRevealed, TheaterWon
from engine.struggle.state import NOBODY
from game.app.app import App
from game.struggle.match import RULES, Match
from game.struggle.panels.column import ScoreTrack, column
from game.struggle.panels.scoring_map import ScoredMap
from game.struggle.table import TableScreen
from game.struggle.table_factory import FACTORY
from game.struggle.wording.recap import RecapQueue, ScoredRow, TurnScored
from game.widgets.button import Button
from tests.struggle.kit import ECO3_DIP, B, F, Table

from ..conftest import click
from .conftest import Make, chosen

GAMES = Path(__file__).parents[2] / "struggle" / "games"


def last_of(ending: str) -> RecapQueue:
    """What the last move of a recorded game tells."""
    session = load_session(RULES, read_save(GAMES / f"{ending}.json"))[0]
    events = visible(session.log[-1].events, None)
    story = RecapQueue.of(events, session.position(len(session.log) - 1), session.state)
    assert story is not None
    return story


@pytest.mark.parametrize("size", [(1040, 540), (1280, 720), (1920, 1080)])
def test_the_longest_scoring_goes_on_by_a_click_on_its_button(
    make_app: Callable[..., App], size: tuple[int, int]
) -> None:
    """The turn and the end of the game are scored by one move: two events over the map, one after the other."""
    app = make_app(size)
    app.select_game("struggle")
    table = FACTORY.open_table(app, FACTORY.new(chosen("person", "person"), 3))
    table.model.story = story = last_of("final")
    turn, final = story.steps
    assert isinstance(turn, TurnScored) and isinstance(final, TurnScored)
    assert len(turn.rows) == 8 and turn.whole and final.is_final and turn.after == final.before
    final.rows += [
        ScoredRow("final_territory", name, None, 0, vp=1) for name in NAMES[:10]
    ]  # as many as can be conquered
    for step in (turn, final):
        assert story.step is step
        for over in (False, True):
            table.rebuild()
            table.refresh(app.ui)
            widgets = list(table.ui_root.root.walk())
            assert [w.show.step for w in widgets if isinstance(w, ScoredMap)] == [step]
            assert table.model.show is not None and table.model.show.over == over
            main = next(widget for widget in widgets if isinstance(widget, Button) and widget.name == "main")
            assert table.ui_root.root.hit_test(main.rect.center) is main
            click(app, main.rect.center)
    assert table.model.story is None


@pytest.mark.parametrize("demand", [("cotton", "sugar", "fish"), ("sugar", "fish", "furs")])
def test_a_row_tells_the_treaty_points_that_were_gained(demand: tuple[str, ...]) -> None:
    """Calico Acts scores cotton, in demand or not; Dupleix brings France 1 Treaty Point more by it."""
    t = Table(bare=True).ministry("dupleix", "east_india_company").holds(F, "plassey")
    t.s.demand = demand
    t.hand(B, "calico_acts").begin(B, ECO3_DIP)
    t.do(m.PlayEvent(B, "calico_acts"))
    before = t.s.copy()
    story = RecapQueue.of(t.do(m.PickOption(B, 0)), before, t.s)
    assert story is not None and isinstance(story.step, TurnScored)
    (row,) = story.step.rows
    assert (row.item, row.winner, row.vp, row.trp) == ("cotton", F, t.vp(), t.player(F).trp) and row.trp == 2


def test_a_theater_already_fought_is_told_as_it_was(table: Make) -> None:
    """In the middle of a war: tiles, strengths and winner of every theater before, from the game itself."""

    def late(match: Match) -> bool:
        frame = match.frame()
        return isinstance(frame, EffectsDecision) and frame.theater >= 2

    made = table(late, seed=7)
    frame, war = made.model.frame, made.model.view.war
    assert isinstance(frame, EffectsDecision)
    events = [event for entry in made.match.log for event in visible(entry.events, None)]
    won = {event.theater: event for event in events if isinstance(event, TheaterWon) and event.war == war}
    shown = {event.theater: event for event in events if isinstance(event, TheaterRevealed) and event.war == war}
    fought = made.model.fought(war)
    assert set(range(frame.theater)) == set(won) < set(fought) == set(shown)
    for number, fight in fought.items():
        assert fight.tiles == shown[number].tiles
        assert fight.winner == (won[number].winner if number in won else NOBODY)
        assert fight.strengths == (won[number].strengths if number in won else None)


def track_of(made: TableScreen) -> ScoreTrack:
    return next(part for part in column(made.ui, made.model, made.controller) if isinstance(part, ScoreTrack))


def test_while_a_turn_that_was_scored_is_told_no_score_is_foretold(table: Make) -> None:
    """Neither the awards that were just scored, while their war is fought, nor those of the turn that has begun."""
    met = set()
    made = table(lambda match: match.current_seat is not None)
    match, dice = made.match, random.Random(3)
    while match.current_seat is not None and len(match.log) < 2000 and met != {True, False}:
        match.viewer = match.current_seat
        made.controller.play(dice.choice(match.session.legal_moves(match.current_seat)))
        story = made.model.story
        if story is not None and any(isinstance(step, TurnScored) for step in story.steps):
            show, track = made.model.show, track_of(made)
            assert show is not None and (track.vp, track.then) == (show.score, show.step.before)
            if story.advance():  # what comes after the scoring is told, too
                track = track_of(made)
                assert track.then == track.vp == made.model.view.vp
            met.add(made.model.view.frames[0].phase == "after_war")
        made.model.story = None
    assert met == {True, False}
