"""A turn's scoring over the map: its beats are the rows of the rules; by mouse, by keys, by the clock."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from engine.core.event import Event, visible
from engine.storage.save import load_session, read_save
from engine.struggle.rules import scoring
from engine.struggle.state import NOBODY
from game.app.app import App
from game.platform import clock
from game.platform.settings import Pace
from game.struggle.match import RULES
from game.struggle.panels.award_table import AwardTable
from game.struggle.panels.score_track import ScoreTrack
from game.struggle.panels.scoring_map import ScoredMap
from game.struggle.panels.scoring_panel import ScoredLedger, ScoredTrack, row_sentence, sentence_of
from game.struggle.scoring_show import BEAT, LEAST, ScoredShow, arrows_of, beats_of, stretch_of
from game.struggle.table import TableScreen
from game.struggle.table_factory import FACTORY
from game.struggle.wording.recap import RecapQueue, TurnScored
from game.widgets.base import Widget
from tests.struggle.kit import B, F, Table

from ..conftest import click, click_name, move_to, press
from .conftest import chosen

GAMES = sorted((Path(__file__).parents[2] / "struggle" / "games").glob("*.json"))


def scorings() -> Iterator[TurnScored]:
    """Every scoring of the recorded games."""
    for path in GAMES:
        session = load_session(RULES, read_save(path))[0]
        for number, entry in enumerate(session.log):
            events = visible(entry.events, None)
            if not any(type(event).__name__ in ("PrestigeWon", "GameEnded") for event in events):
                continue
            before, after = session.position(number), session.position(number + 1)
            story = RecapQueue.of(events, RULES.view(before, None), RULES.view(after, None))
            yield from (step for step in (story.steps if story is not None else []) if isinstance(step, TurnScored))


@pytest.fixture(scope="module")
def scored() -> list[TurnScored]:
    return [step for step in scorings() if not step.bare]


def test_the_beats_of_every_turn_come_to_its_score(scored: list[TurnScored]) -> None:
    assert len(scored) > 12 and any(step.is_final for step in scored)
    for step in scored:
        beats = beats_of(step)
        assert [beat.row for beat in beats] == step.rows
        score = step.before
        for beat in beats:
            assert beat.before == score
            score = beat.after
            assert (beat.row.winner == NOBODY) <= (not beat.paid)
        assert score == step.after


def test_the_rings_are_the_counts(scored: list[TurnScored]) -> None:
    for step in scored:
        for beat in beats_of(step):
            if beat.row.counts is not None:
                assert tuple(map(len, beat.spaces)) == beat.row.counts
            if step.whole and beat.region and beat.row.winner == NOBODY:
                assert abs(len(beat.spaces[0]) - len(beat.spaces[1])) < beat.margin


def test_an_arrow_is_as_long_as_its_points_and_stands_where_the_score_was(scored: list[TurnScored]) -> None:
    for step in scored:
        beats, score = beats_of(step), step.before
        arrows = arrows_of(beats)
        for arrow in arrows:
            row = beats[arrow.beat].row
            assert arrow.start == score and abs(arrow.end - arrow.start) == row.vp
            assert (arrow.end > arrow.start) == (row.winner == 0)
            score = arrow.end
        for one, other in pairwise(arrows):
            turned = (one.end > one.start) != (other.end > other.start)
            assert other.lane == one.lane + turned
        low, high = stretch_of(beats, step.before)
        assert low >= 0 and high <= 30 and high - low >= LEAST
        assert all(low <= max(0, min(30, beat.after)) <= high for beat in beats)


def test_debt_over_the_limit_is_a_row_of_its_own() -> None:
    """Tobacco forces Debt on its winner; at the limit that brings the other side VP, which no other row tells."""
    t = Table(bare=True).holds(B, "cayman_passage").money(B, debt=6, limit=6)
    t.s.demand = ("furs", "tobacco", "cotton")
    before, after, out = t.s.copy(), t.s.copy(), list[Event]()
    scoring.score_turn(after, out)
    story = RecapQueue.of(out, before, after)
    assert story is not None and isinstance(story.step, TurnScored)
    rows = story.step.rows
    number = next(n for n, row in enumerate(rows) if row.category == "overrun")
    assert (rows[number].winner, rows[number].vp, rows[number - 1].item) == (F, 1, "tobacco")
    assert beats_of(story.step)[-1].after == after.vp


def test_both_counts_rise_together_and_end_at_what_was_counted(scored: list[TurnScored]) -> None:
    show = ScoredShow.of(next(step for step in scored if step.whole))
    for number, beat in enumerate(show.beats):
        show.at = number
        seen = [sum(show.counted(number, share / 10)) for share in range(11)]
        assert seen == sorted(seen) and seen[0] == 0 and seen[-1] == sum(beat.row.counts or (0, 0))
        assert show.counted(number + 1, 1.0) == (0, 0) if number + 1 < len(show.beats) else True


def test_the_clock_goes_from_row_to_row_and_stops_at_the_end(scored: list[TurnScored]) -> None:
    step = next(step for step in scored if step.whole)
    show, now, seen = ScoredShow.of(step), 1000, []
    while not show.over:
        show.tick(now, Pace())
        seen.append(show.at)
        now += BEAT // 3
    assert sorted(set(seen)) == list(range(len(show.beats) + 1)) and seen == sorted(seen)
    assert show.score == step.after
    for pace in (Pace(reduced_motion=True), Pace(animation=4.0)):
        still = ScoredShow.of(step)
        still.tick(0, pace)
        assert still.over == pace.still


# -- at the table ----------------------------------------------------------------------------------------------------


@pytest.fixture
def table(make_app: Callable[..., App]) -> Callable[..., TableScreen]:
    """The table just after a person's last round of a turn."""

    def make(size: tuple[int, int] = (1280, 720), turn: int = 2, seed: int = 3) -> TableScreen:
        app = make_app(size)
        app.select_game("struggle")
        match, dice = FACTORY.new(chosen("person", "person"), seed), random.Random(seed)
        while match.current_seat is not None:
            move = dice.choice(match.session.legal_moves(match.current_seat))
            s = match.onlooker
            if s.turn == turn and s.round == 8 and move.kind in ("end_round", "pass"):
                match.viewer = match.current_seat
                made = FACTORY.open_table(app, match)
                made.model.renew()
                made.controller.play(move)
                made.refresh(app.ui)
                return made
            match.submit(move)
        raise AssertionError("the turn never ended")

    return make


def found(made: TableScreen, kind: type[Widget]) -> list[Widget]:
    made.refresh(made.ui)
    return [widget for widget in made.ui_root.root.walk() if isinstance(widget, kind)]


def test_it_takes_the_place_of_the_forecast_and_of_the_player_board(table: Callable[..., TableScreen]) -> None:
    made = table()
    assert found(made, ScoredMap) and found(made, ScoredLedger) and found(made, ScoredTrack)
    assert not found(made, AwardTable)
    (track,) = found(made, ScoreTrack)
    show = made.model.show
    assert show is not None and isinstance(track, ScoreTrack)
    assert (track.vp, track.then) == (show.step.before, show.step.before)
    made.command("confirm")
    (track,) = found(made, ScoreTrack)
    assert isinstance(track, ScoreTrack) and (track.vp, track.then) == (show.step.after, show.step.before)
    made.command("confirm")
    assert made.model.show is None and found(made, AwardTable)


@pytest.mark.parametrize("by", ["click", "space"])
def test_a_click_or_space_goes_to_the_next_row(table: Callable[..., TableScreen], by: str) -> None:
    made = table()
    show = made.model.show
    assert show is not None
    for number in range(len(show.beats)):
        assert show.at == number
        if by == "click":
            (lies,) = found(made, ScoredMap)
            click(made.app, lies.rect.center)
        else:
            made.refresh(made.ui)
            press(made.app, pygame.K_SPACE)
    assert show.over and made.model.story is not None


def test_enter_goes_to_the_end_and_then_on_and_it_can_be_shown_again(table: Callable[..., TableScreen]) -> None:
    made = table()
    show = made.model.show
    assert show is not None
    press(made.app, pygame.K_RETURN)
    assert show.over
    click_name(made.app, "scored-again")
    assert show.at == 0
    made.leave()
    assert show.over
    press(made.app, pygame.K_RETURN)
    assert made.model.show is None


def test_by_itself_it_runs_with_the_clock(table: Callable[..., TableScreen], monkeypatch: pytest.MonkeyPatch) -> None:
    made = table()
    show, now = made.model.show, clock.now()
    assert show is not None
    made.pace.animation = 1.0
    for step in range(200):
        monkeypatch.setattr(clock, "now", lambda step=step: now + step * 100)
        made.tick(now + step * 100)
        if show.over:
            break
    assert show.over and made.model.story is not None, "a person goes on himself"


def test_a_row_of_the_ledger_and_an_award_show_their_spaces_again(table: Callable[..., TableScreen]) -> None:
    made = table()
    made.controller.scored_to_end()
    show = made.model.show
    assert show is not None and show.described_beat is None
    (ledger,) = found(made, ScoredLedger)
    assert isinstance(ledger, ScoredLedger)
    move_to(made.app, ledger.row_rect(5).center)
    assert show.pointed == 5 and show.described_beat is show.beats[5]
    assert sentence_of(made.ui, show) == row_sentence(made.ui, show.beats[5])
    award = made.map.centre(("award", "india"))
    move_to(made.app, (round(award[0]), round(award[1])))
    assert show.described_beat is not None and show.described_beat.region == "india"
    move_to(made.app, made.map.plate_rect("europe").center)
    assert show.described_beat is not None and show.described_beat.region == "europe"


def test_what_tipped_the_turn_is_said_with_both_scores(table: Callable[..., TableScreen]) -> None:
    made = table()
    made.controller.scored_to_end()
    show = made.model.show
    assert show is not None and show.tipping is not None
    said = sentence_of(made.ui, show)
    assert str(show.step.after) in said and str(show.step.after + show.tipping.by) in said
    show.tipping = None
    assert sentence_of(made.ui, show) == made.ui.text("scored-no-tip")


@pytest.mark.sampled
@pytest.mark.parametrize("size", [(1040, 540), (1280, 720), (1920, 1080)])
def test_every_beat_can_be_drawn_and_no_row_is_out_of_its_track(
    table: Callable[..., TableScreen], size: tuple[int, int]
) -> None:
    made = table(size)
    show = made.model.show
    assert show is not None
    for number in range(len(show.beats) + 1):
        show.at = number
        made.rebuild()
        made.app.draw()
        (track,) = found(made, ScoredTrack)
        assert isinstance(track, ScoredTrack)
        with made.fitted(made.ui):
            for arrow in track.arrows:
                assert track.rect.collidepoint(track.score_point(made.ui, arrow.start))
                assert track.rect.collidepoint(track.score_point(made.ui, arrow.end))
