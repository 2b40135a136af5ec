"""What others did, in all three games: the recap, played again, after a load, at one screen; and nothing secret."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.core.event import Event
from engine.struggle.events import DebtChanged, Passed
from engine.struggle.facts import turn_is_scored
from engine.struggle.scoring_facts import forecast_score
from game.app.app import App
from game.brazil.table_factory import FACTORY as BRAZIL
from game.historia.table_factory import FACTORY as HISTORIA
from game.platform import clock
from game.struggle.panels.scoring_map import ScoredMap
from game.struggle.table_factory import FACTORY as STRUGGLE
from tests.game.against_a_bot import SilentBots, against_a_bot, own_move, placed, until_recap
from tests.game.begun import SCENARIOS
from tests.game.conftest import click, click_name, press

Make = Callable[..., App]
GAMES = tuple(SCENARIOS)


@pytest.mark.sampled
@pytest.mark.parametrize("game", GAMES)
def test_after_a_bots_round_it_is_told_until_the_player_goes_on(make_app: Make, game: str) -> None:
    table = against_a_bot(make_app, game)
    app, match = table.app, table.match
    until_recap(table)
    asked, moves = len(match.log), match.current_seat
    lines = table.recaps.renew()
    assert lines and all(step.seat != 0 or step.shared for _, step in lines), "one knows what one did oneself"
    assert table.recap() is not None and not table.model.deciding
    for _ in range(5):
        app.tick()
    assert (len(match.log), match.current_seat) == (asked, moves) and table.model.recap_since is not None
    press(app, pygame.K_RETURN)
    assert table.model.recap_since is None and len(match.log) == asked, "Enter goes on, and does nothing else"
    assert table.model.deciding or match.current_seat is None
    table.closing()


@pytest.mark.sampled
@pytest.mark.parametrize("game", GAMES)
def test_what_was_pressed_as_the_recap_came_leaves_it_open(
    make_app: Make, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A click or a key for the bots' pause must not close what nobody has read."""
    table = against_a_bot(make_app, game)
    app, match = table.app, table.match
    until_recap(table)
    now = [table.recaps.opened + 850]
    monkeypatch.setattr("game.play.recap_controller.READ", 900)
    monkeypatch.setattr(clock, "now", lambda: now[0])
    beside, moves = (app.ui.size[0] - 20, app.ui.size[1] - 20), len(match.log)
    press(app, pygame.K_RETURN)
    click(app, beside)
    click_name(app, "recap-on")
    assert table.model.recap_since is not None and len(match.log) == moves
    now[0] += 51
    click(app, beside)
    assert table.model.recap_since is None and len(match.log) == moves
    table.closing()


def test_a_bots_last_round_of_a_turn_is_told_before_its_scoring_and_what_it_did_in_the_war_apart(
    make_app: Make,
) -> None:
    """The recap of the round speaks of the time before the scoring, that of the war of the time after it."""
    table = against_a_bot(make_app, "struggle")
    app, model, match = table.app, table.model, table.match
    met: set[bool] = set()
    for _ in range(6000):
        if model.recap_since is not None:
            scored = turn_is_scored(match.view_at(model.recap_since, 0))
            labels = {change.label for change in table.recaps.changes()}
            head = table.recaps.describer.title("Britain", model.recap_since)
            lines = [step for _, step in table.recaps.renew()]
            if scored:
                assert model.story is None, "what a theater brought was shown first"
                assert app.ui.text("recap-forecast") not in labels and head == app.ui.text("recap-war", name="Britain")
            else:
                assert head == app.ui.text("recap-round", name="Britain")
                if model.shows_turn_scoring:
                    assert lines and not any(isinstance(w, ScoredMap) for w in table.ui_root.root.walk())
                    told = {change.label: change.after for change in table.recaps.changes()}
                    until = next(n for n in range(len(match.log), 0, -1) if not turn_is_scored(match.view_at(n, 0)))
                    before = match.view_at(until, 0)
                    assert told.get(app.ui.text("recap-score"), before.vp) == before.vp
                    assert told.get(app.ui.text("recap-forecast"), forecast_score(before)) == forecast_score(before)
            met.add(scored) if scored or model.shows_turn_scoring else None
            scoring = model.shows_turn_scoring
            table.controller.close_recap()
            app.draw()
            assert not scoring or any(isinstance(w, ScoredMap) for w in table.ui_root.root.walk())
        elif model.story is not None and not table.runner.recap_due:
            table.controller.skip_story()
        elif model.deciding and not table.runner.recap_due:
            own_move(table)
        else:
            table.runner.due = 0
            app.tick()
        if met == {True, False}:
            break
    assert met == {True, False}
    table.closing()


def test_what_a_pass_takes_off_the_debt_is_told(make_app: Make) -> None:
    """The last round of a turn has no summary of the Debt, as the scoring changes it in the same move."""
    table = against_a_bot(make_app, "struggle")
    until_recap(table)
    mover, steps = 1, table.recaps.describer.steps
    number = next(n for n, entry in enumerate(table.match.log, 1) if entry.move.seat == mover)
    told = steps([(number, [Passed(mover), DebtChanged(mover, -2, False, 0)])])
    assert "Britain: Debt −2" in [line for step in told for line in step.sentences]
    borrowed = steps([(number, [Passed(mover), DebtChanged(mover, 2, False, 0)])])
    assert len(borrowed) == 1, "what was borrowed is in the summary"
    table.closing()


@pytest.mark.parametrize("game", GAMES)
def test_a_recap_looks_at_every_move_since_the_last_one_and_at_no_other(make_app: Make, game: str) -> None:
    table = against_a_bot(make_app, game)
    recaps, looked = table.recaps, []
    steps = recaps.describer.steps

    def spied(played: Sequence[tuple[int, Sequence[Event]]]) -> Any:
        looked.append([number for number, _ in played])
        return steps(played)

    until_recap(table)
    table.controller.close_recap()
    count = len(table.match.log)
    until_recap(table)
    recaps.describer.steps = spied
    since = table.model.recap_since
    recaps.renew()
    assert since >= count, "no move is told twice"
    assert looked[-1] == list(range(since + 1, len(table.match.log) + 1)), "the first and the last among them"
    table.closing()


@pytest.mark.sampled
@pytest.mark.parametrize("game", GAMES)
def test_show_again_plays_the_moves_over_and_the_recap_lies_there_again(make_app: Make, game: str) -> None:
    table = against_a_bot(make_app, game)
    until_recap(table, placed)
    since, history = table.model.recap_since, table.controller.history
    click_name(table.app, "recap-replay")
    assert history.playing and history.at == since and table.recap() is None
    lit = 0
    while history.open:
        assert history.tick(history.due)
        lit += bool(table.recaps.lit)
    assert lit and table.model.recap_since == since and table.recap() is not None
    table.closing()


@pytest.mark.parametrize("game", GAMES)
def test_a_saved_game_opens_with_what_bots_did_last(make_app: Make, game: str, tmp_path: Path) -> None:
    """As after the live round; not when the person has done something since."""
    layings: dict[str, Any] = {"brazil": BRAZIL, "struggle": STRUGGLE, "historia": HISTORIA}
    table = against_a_bot(make_app, game)
    app = table.app
    until_recap(table)
    lines = [step.line(table.recaps.describer.join) for _, step in table.recaps.renew()]
    path = tmp_path / "told.imperial"
    table.match.save(path)
    table.closing()
    opened = layings[game].open_save(app, path)
    assert opened.model.recap_since is None
    app.tick()
    assert opened.recap() is not None
    assert [step.line(opened.recaps.describer.join) for _, step in opened.recaps.renew()] == lines
    opened.controller.close_recap()
    assert opened.model.deciding
    own_move(opened)
    later = tmp_path / "later.imperial"
    opened.match.save(later)
    opened.closing()
    again = layings[game].open_save(app, later)
    again.runner.bots.stop()
    again.runner.bots = SilentBots()
    for _ in range(3):
        app.tick()
    assert again.model.recap_since is None
    again.closing()


# -- nothing secret ----------------------------------------------------------------------------------------------------


def altered(event: Event, seat: int) -> Event:
    """The event as it happened in a world that the seat can't tell from this: what is hidden from it is another."""
    known = event.seen_by(seat)
    if known is None or known == event:
        return event
    changed = {}
    for field in fields(event):  # type: ignore[arg-type]
        was = getattr(event, field.name)
        if was != getattr(known, field.name):
            changed[field.name] = tuple(f"other {one}" for one in was) if isinstance(was, tuple) else f"other {was}"
    return replace(event, **changed)  # type: ignore[type-var]


@pytest.mark.parametrize("game", GAMES)
def test_two_worlds_that_a_seat_cannot_tell_apart_are_told_alike(make_app: Make, game: str) -> None:
    table = against_a_bot(make_app, game)
    until_recap(table)
    match, recaps = table.match, table.recaps
    recaps._covered.clear()
    table.model.recap_since = 0

    def recap_state() -> tuple[object, ...]:
        steps = recaps._steps_for(0, 0)
        return (steps, recaps.renew(), recaps.changes(), [recaps.recap_lines(n) for n in range(1, len(match.log) + 1)])

    before, hidden = recap_state(), 0
    for at, entry in enumerate(match.session.log):
        other = tuple(altered(event, 0) for event in entry.events)
        hidden += other != tuple(entry.events)
        match.session.log[at] = entry._replace(events=other)
    assert hidden and recap_state() == before
    given: list[Event] = []
    steps = recaps.describer.steps

    def spied(played: Sequence[tuple[int, Sequence[Event]]]) -> Any:
        given.extend(event for _, events in played for event in events)
        return steps(played)

    recaps.describer.steps = spied
    recap_state()
    assert given and all(event.seen_by(0) == event for event in given), "the describer itself is told nothing more"
    table.closing()


# -- at one screen -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_whoever_takes_the_screen_over_is_told_what_happened_since_he_looked(make_app: Make, game: str) -> None:
    """Also before the first own turn has ended, and each thing once."""
    table = against_a_bot(make_app, game, "person")
    match, dice = table.match, random.Random(5)
    told = {0: 0, 1: 0}
    for _ in range(400):
        if min(told.values()) >= 2 or match.current_seat is None:
            break
        if match.handover_needed:
            seat = match.current_seat
            table.controller.take_over(seat)
            if table.model.recap_since is not None:
                told[seat] += 1
                since = table.model.recap_since
                assert all(step.seat != seat and step.moves > since for _, step in table.recaps.renew())
                assert not table.model.deciding
                table.controller.close_recap()
                assert table.recaps.recap_start(seat) == len(match.log)
        match.submit(dice.choice(match.session.legal_moves(match.current_seat)))
        if match.viewer not in match.awaiting:
            match.clear_viewer()
    assert min(told.values()) >= 2
    table.closing()
