"""What others did, in all three games: steps lit as they come, the recap, its rings, the log; and nothing secret."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.core.event import Event
from engine.struggle.components import REGIONS
from engine.struggle.events import DebtChanged, Passed
from engine.struggle.facts import scoring_now, turn_is_scored
from engine.struggle.scoring_facts import forecast_score
from game.app.app import App
from game.brazil.table_factory import FACTORY as BRAZIL
from game.historia.table_factory import FACTORY as HISTORIA
from game.platform import clock
from game.platform.settings import LastNewGame, SeatChoice
from game.play.bot_process import BotJob, choose
from game.play.log_lines import visible_events
from game.play.steps import RecapStep
from game.struggle.map.places import POS, panel_with
from game.struggle.panels.award_table import CHANGED, HEAD, ROW
from game.struggle.panels.prompt_bar import prompt_of
from game.struggle.panels.scoring_map import ScoredMap
from game.struggle.table_factory import FACTORY as STRUGGLE
from game.widgets.log_list import LogLine
from game.widgets.rich_text import without_marks
from game.widgets.scroll import Scroll

from .begun import COLOURS, SCENARIOS, lay
from .conftest import click, click_name, move_to, press

Make = Callable[..., App]
GAMES = tuple(SCENARIOS)
ON_SHOW = {"brazil": "outcome", "struggle": "story", "historia": "reveal"}  # what a player clicks away


class Here:
    """Bots that answer at once, in this process."""

    def __init__(self) -> None:
        self.answers: dict[int, Any] = {}

    def ask(self, jobs: Sequence[Any]) -> None:
        self.answers |= {job.seat: choose(job) for job in jobs if isinstance(job, BotJob)}

    def take(self) -> dict[int, Any]:
        answers, self.answers = self.answers, {}
        return answers

    def forget(self) -> None:
        self.answers = {}

    def stop(self) -> None: ...


class Nobody(Here):
    """Bots that never answer."""

    def ask(self, jobs: Sequence[Any]) -> None: ...


def against_a_bot(make_app: Make, game: str, who: str = "settler", size: tuple[int, int] = (1280, 720)) -> Any:
    """The table of a person in the first seat and a bot in the second."""
    seats = [
        SeatChoice(who=kind, name="Ana" if kind == "person" else "Rosa", colour=colour)
        for kind, colour in zip(("person", who), COLOURS[game], strict=True)
    ]
    makers: dict[str, Any] = {"brazil": BRAZIL.new, "struggle": STRUGGLE.new, "historia": HISTORIA.new}
    match = makers[game](LastNewGame(scenario=SCENARIOS[game], seats=seats), 3)
    app = make_app(size)
    table = lay(app, game, match)
    match.viewer = next(iter(match.people), None)
    match.version += 1
    table.runner.bots.stop()
    table.runner.bots = Here()
    app.settings.pace.pause_after_bot = True
    return table


def own_move(table: Any) -> None:
    """The person decides as a Settler would."""
    match, seat = table.match, table.match.acting
    table.controller.play(
        choose(BotJob("settler", match.rules, match.view_of(seat), seat, match.derived_seed(seat), seconds=1))
    )


def until_recap(table: Any, enough: Callable[[Any], bool] = bool) -> None:
    """The person plays until a recap lies on the table of which ``enough`` is true."""
    app = table.app
    for _ in range(3000):
        if table.model.recap_since is not None:
            if enough([step for _, step in table.recaps.renew()]):
                break
            table.controller.close_recap()
        setattr(table.model, ON_SHOW[table.game], None)
        if table.model.deciding and not table.runner.recap_due:
            own_move(table)
        else:
            table.runner.due = 0  # the next move of a bot need not wait
            app.tick()
    assert table.model.recap_since is not None
    app.draw()


def placed(steps: Sequence[Any]) -> bool:
    """Two of them have places."""
    return sum(bool(step.places) for step in steps) >= 2


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


@pytest.mark.parametrize("game", GAMES)
def test_line_and_ring_pointed_at_turn_gold_together(make_app: Make, game: str) -> None:
    table = against_a_bot(make_app, game)
    until_recap(table, placed)
    recaps = table.recaps
    lines = recaps.renew()
    line = next(at for at, (number, _) in enumerate(lines) if number == 2)
    places = {*lines[line][1].places, *lines[line][1].beside}
    assert {mark.number for mark in recaps.marks()} >= {1, 2} and not any(mark.pointed for mark in recaps.marks())
    move_to(table.app, table.ui_root.find(f"recap-{line}").rect.center)
    assert {mark.place for mark in recaps.marks() if mark.pointed} == places
    move_to(table.app, (2, 2))
    recaps.under = lambda: lines[line][1].places[0]
    assert recaps.points(line), "and the other way round"
    table.closing()


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
def test_after_going_on_the_rings_are_thin_until_something_is_done(make_app: Make, game: str) -> None:
    table = against_a_bot(make_app, game)
    until_recap(table, placed)
    table.controller.close_recap()
    marks = table.recaps.marks()
    assert marks and all(mark.thin and not mark.number for mark in marks)
    if table.model.deciding:
        own_move(table)
    else:
        table.controller.changed()
    assert not [mark for mark in table.recaps.marks() if mark.thin]
    table.closing()


@pytest.mark.parametrize("game", GAMES)
def test_each_step_is_lit_and_the_next_waits_for_it(make_app: Make, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the pace that waits for nothing, and with reduced motion, only the recap tells of it."""
    table = against_a_bot(make_app, game)
    until_recap(table, placed)
    match, recaps, now = table.match, table.recaps, [10_000]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    number = next(step.moves for _, step in recaps.renew() if step.places)
    table.controller.close_recap()
    events = visible_events(match, number)
    pace = table.app.settings.pace
    for delay, speed, still in ((0, 1.0, False), (1.2, 8.0, False), (1.2, 1.0, True)):
        pace.bot_delay, pace.animation, pace.reduced_motion = delay, speed, still
        recaps.light(events, number, now[0])
        assert not recaps.lit and not recaps.moving(now[0]) and not [m for m in recaps.marks() if not m.thin]
    pace.bot_delay, pace.animation, pace.reduced_motion = 1.2, 1.0, False
    recaps.light(events, number, now[0])
    assert recaps.moving(now[0]) and table.moving() and recaps.sentence()
    assert {mark.place for mark in recaps.marks()} == {
        place for step in recaps.lit for place in (*step.places, *step.beside)
    }
    now[0] += 1199
    assert recaps.moving(now[0]) and recaps.next_tick(now[0]) == 1
    now[0] += 1
    assert not recaps.moving(now[0]) and recaps.marks(), "it stays lit until the next step"
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
    again.runner.bots = Nobody()
    for _ in range(3):
        app.tick()
    assert again.model.recap_since is None
    again.closing()


# -- Imperial Struggle: forecast and column ----------------------------------------------------------------------------


def test_rows_of_the_forecast_that_the_recap_tells_of_are_tinted_while_it_is_there(make_app: Make) -> None:
    table = against_a_bot(make_app, "struggle")

    def rows(number: int) -> dict[tuple[str, str], Any]:
        state = table.match.view_at(number, 0)
        return {(lead.category, lead.item): (lead.counts, lead.winner) for lead in scoring_now(state)}

    def changed() -> set[tuple[str, str]]:
        before, after = rows(table.model.recap_since), rows(len(table.match.log))
        return {key for key in after if before.get(key) != after[key]}

    until_recap(table, lambda steps: bool(changed()))
    expected = changed()
    ledger = table.ui_root.find("ledger")
    assert {(lead.category, lead.item) for lead in ledger.leads if ledger.is_changed(lead)} == expected
    row = next(at for at, lead in enumerate(ledger.leads) if ledger.is_changed(lead))
    ui = table.app.ui
    spot = (ledger.rect.x + ui.px(6), ledger.rect.y + ui.px(HEAD + ROW * (row + 0.5)))
    tinted = table.app.surface.get_at(spot)
    assert tinted[:3] == CHANGED
    table.controller.close_recap()
    table.app.draw()
    assert table.app.surface.get_at(spot) != tinted
    ledger = table.ui_root.find("ledger")
    assert not any(ledger.is_changed(lead) for lead in ledger.leads)
    table.closing()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_where_all_four_panels_have_rings_the_recap_lies_in_the_column(make_app: Make, size: tuple[int, int]) -> None:
    table = against_a_bot(make_app, "struggle", size=size)
    until_recap(table, placed)
    app = table.app
    recap = table.recap()
    assert table.map.rect.contains(recap.rect), "a panel of the sheet is free"
    first = {region: next(at for at, pos in enumerate(POS) if panel_with(pos) == region) for region in REGIONS}
    steps = [
        RecapStep(len(table.match.log), 1, f"Place {at}", ("Britain’s flag set", "your Squadron sent home"), (place,))
        for at, place in enumerate([*(("space", str(space)) for space in first.values()), *[None] * 4])
    ]
    steps = [step if step.places != (None,) else replace(step, places=(), card="Great Northern War") for step in steps]
    table.recaps.describer.steps = lambda played: steps
    table.rebuild()
    app.draw()
    recap = table.recap()
    assert table.map.ringed_panels() == set(REGIONS)
    track = table.ui_root.find("track")
    assert not recap.rect.colliderect(table.map.rect) and not recap.rect.colliderect(track.rect)
    assert app.surface.get_rect().contains(recap.rect)
    for name in ("recap-0", "recap-replay", "recap-on"):
        assert recap.rect.contains(table.ui_root.find(name).rect)
    line = table.ui_root.find("recap-7")
    assert line.measure(app.ui, line.rect.width)[1] >= line._right(app.ui, line.rect.width).height, "of a card's name"
    table.closing()


def test_a_lit_step_is_asked_about_without_signs_of_emphasis(make_app: Make) -> None:
    table = against_a_bot(make_app, "struggle")
    until_recap(table, placed)
    match = table.match
    number = next(step.moves for _, step in table.recaps.renew() if step.places and step.subject)
    table.controller.close_recap()
    while table.model.deciding:
        own_move(table)
    table.recaps.light(visible_events(match, number), number, 0, again=True)
    assert "*" in table.recaps.sentence()
    text, _ = prompt_of(table.app.ui, table.model, table.controller)
    assert "*" not in text and without_marks(table.recaps.sentence()) in text
    table.closing()


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
                assert table.recaps.begin(seat) == len(match.log)
        match.submit(dice.choice(match.session.legal_moves(match.current_seat)))
        if match.viewer not in match.awaiting:
            match.step_back()
    assert min(told.values()) >= 2
    table.closing()


# -- the log -----------------------------------------------------------------------------------------------------------


def lines_of(app: App, scroll: Scroll) -> list[LogLine]:
    """All lines of the log, by scrolling from its beginning to its end; the last ones are in sight then."""
    found: dict[str, LogLine] = {}
    offset = 0
    while True:
        scroll.scroll_to(app.ui, offset)
        found |= {widget.name: widget for widget in scroll.walk() if isinstance(widget, LogLine)}
        if scroll.offset >= scroll.tall - scroll.rect.height:
            return [found[name] for name in sorted(found, key=lambda name: int(name.removeprefix("log-")))]
        offset = scroll.offset + scroll.rect.height // 2


@pytest.mark.parametrize("game", GAMES)
def test_the_log_is_read_downwards_and_a_line_lights_its_place(make_app: Make, game: str) -> None:
    table = against_a_bot(make_app, game)
    until_recap(table, placed)
    table.controller.close_recap()
    table.controller.open_drawer("log")
    app = table.app
    app.draw()
    scroll = next(w for w in table.ui_root.root.walk() if isinstance(w, Scroll) and w.name == "drawer-log")
    assert not scroll.scrolls or scroll.offset == scroll.tall - scroll.rect.height, "it is opened at its end"
    lines = lines_of(app, scroll)
    moves = [line.entry.moves for line in lines]
    assert moves == sorted(moves) and moves[-1] >= len(table.match.log) - 2, "the oldest first"
    headings = [at for at, line in enumerate(lines) if line.entry.heading]
    assert headings and headings[-1] < len(lines), "and above what belongs to them"
    assert any(line.entry.mark and line.entry.colour for line in lines)
    if game == "historia":
        texts = app.ui.texts
        heads = [line.entry.text for line in lines if line.entry.heading]
        assert texts("event-RoundBegan", n=1) in heads and texts("event-RoundBegan", n=2) in heads
        beginning = texts("event-CardsRevealed", thing="").split(".")[0]
        revealed = [line.entry for line in lines if line.entry.text.startswith(beginning)]
        assert revealed and all(entry.mark and not entry.colour for entry in revealed)
    if game != "historia":
        assert any(line.entry.price for line in lines)
    line = next(
        line
        for line in reversed(lines)
        if any(step.places for step in table.recaps.recap_lines(line.entry.moves)) and scroll.rect.contains(line.rect)
    )
    places = {place for step in table.recaps.recap_lines(line.entry.moves) for place in (*step.places, *step.beside)}
    move_to(app, line.rect.center)
    assert {mark.place for mark in table.recaps.marks()} == places
    move_to(app, (2, 2))
    assert {mark.place for mark in table.recaps.marks()} != places or all(m.thin for m in table.recaps.marks())
    table.closing()


def test_a_log_that_was_scrolled_stays_and_is_at_its_end_when_it_is_opened_again(make_app: Make) -> None:
    table = against_a_bot(make_app, "struggle")
    until_recap(table)
    table.controller.close_recap()
    table.controller.open_drawer("log")
    app = table.app
    app.draw()

    def scroll() -> Scroll:
        return next(w for w in table.ui_root.root.walk() if isinstance(w, Scroll) and w.name == "drawer-log")

    assert scroll().scrolls
    built = [widget.name for widget in scroll().walk() if isinstance(widget, LogLine)]
    assert built and "log-0" not in built, "only what is seen is laid out"
    every = lines_of(app, scroll())
    assert every[0].name == "log-0" and len(every) > len(built)
    scroll().scroll_to(app.ui, 10)
    table.rebuild()
    app.draw()
    assert scroll().offset == 10
    for _ in range(2):
        table.controller.open_drawer("log")
        app.draw()
    assert scroll().offset == scroll().tall - scroll().rect.height
    table.closing()
