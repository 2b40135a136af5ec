"""The coach at a table: never blocks, follows undo, offers two ways at a lost goal, leads by its light."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from engine.brazil.moves import Build, ChooseResource, DeployUnit, EndTurn, MoveUnits, PlaceToken
from engine.core.lesson import FactWord, LessonStep, Predicate
from engine.core.lesson_progress import LessonProgress
from game.app.app import App
from game.brazil.table import TableScreen
from game.platform import clock
from game.play.bot_process import BotJob, choose
from game.play.lesson_controller import IDLE, LOOK, MEANT
from game.screens.coach_panel import CoachRoot
from game.widgets.button import main_buttons
from tests.game.conftest import click, click_name, move_to, press
from tests.game.lesson_table import build_farm, buttons, coach, lesson_table, panel, said

Make = Callable[..., App]


# -- never blocks ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_every_legal_move_stays_legal_and_is_played(make_app: Make, seed: int) -> None:
    table, dice = lesson_table(make_app()), random.Random(seed)
    for _ in range(30):
        if table.match.acting is None:
            break
        legal = table.match.session.legal_moves(0)
        assert table.match.legal() == legal
        assert all(table.match.why_not(move) is None for move in legal)
        count = len(table.match.log)
        assert table.controller.play(dice.choice(legal)) and len(table.match.log) > count
        panel(table)


def test_the_table_stays_as_it_is_beside_the_coach(make_app: Make) -> None:
    table = lesson_table(make_app())
    beside = {widget.name: widget.rect.copy() for widget in table.ui_root.root.walk() if widget.name}
    table.lesson = None
    table.refresh(table.ui)
    alone = {widget.name: widget.rect.copy() for widget in table.ui_root.root.walk() if widget.name}
    assert len(alone) > 20
    assert {name: rect for name, rect in beside.items() if name in alone} == alone


def test_numbers_follow_the_position_within_a_step(make_app: Make) -> None:
    table = lesson_table(make_app())
    lesson = coach(table)
    value = [1]
    words = replace(lesson.progress.words, facts={"n": FactWord(lambda s, seat, of: value[0])})
    step = LessonStep(goal=Predicate(looked_at="x"), say="Now { $n }.", point=("x",), numbers={"n": "n"})
    lesson.progress = LessonProgress.begin(
        lesson.lesson.model_copy(update={"step": (step,)}), words, table.match.session
    )
    lesson.again(5)
    assert lesson.line.utterance.numbers == {"n": 1}
    value[0] = 2
    table.controller.play(PlaceToken(0, "build"))
    assert lesson.line.utterance.numbers == {"n": 2} and lesson.since == 5


# -- goals -----------------------------------------------------------------------------------------------------------


def test_undo_opens_a_step_again(make_app: Make) -> None:
    table = lesson_table(make_app())
    assert coach(table).dots[0] == "current"
    table.controller.play(PlaceToken(0, "build"))
    assert coach(table).dots[:2] == ["met", "current"]
    first = coach(table).line
    table.controller.undo()
    assert coach(table).dots[:2] == ["current", "open"]
    assert coach(table).line != first and coach(table).line.utterance.text == "lesson-first_harvest-token"


def test_a_goal_met_in_another_way_is_praised(make_app: Make) -> None:
    table = lesson_table(make_app())
    table.controller.play(PlaceToken(0, "build"))
    sawmill = next(move for move in table.match.legal() if isinstance(move, Build) and move.building == "sawmill")
    table.controller.play(sawmill)
    assert coach(table).line.mark == "check" and coach(table).dots[1] == "met"
    assert buttons(table) == ["coach-on", "coach-leave"]
    click_name(table.app, "coach-on")
    assert coach(table).line.kind == "says"


def test_a_lost_goal_offers_two_ways(make_app: Make) -> None:
    app = make_app()
    table = lesson_table(app)
    table.controller.play(PlaceToken(0, "harbor"))
    assert coach(table).line.kind == "lost"
    assert buttons(table) == ["coach-take-back", "coach-go-on", "coach-leave"]
    click_name(app, "coach-take-back")
    assert not table.match.log[coach(table).progress.began :] and coach(table).line.kind == "says"
    table.controller.play(PlaceToken(0, "harbor"))
    click_name(app, "coach-go-on")
    assert coach(table).dots[0] == "left" and coach(table).progress.current == 1


def test_a_refusal_keeps_the_ways_out_of_a_lost_goal(make_app: Make) -> None:
    table = lesson_table(make_app())
    table.controller.play(PlaceToken(0, "harbor"))
    assert not table.controller.play(PlaceToken(0, "build"))
    assert coach(table).line.kind == "refused"
    assert buttons(table) == ["coach-take-back", "coach-go-on", "coach-leave"]
    root = table.ui_root.root
    assert isinstance(root, CoachRoot) and not [*root.frames(), *table.coach_rings()]


def praised(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> tuple[TableScreen, list[int]]:
    """A table at which a Farm was built and praised a moment ago, and its clock."""
    now = [1_000]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    table = lesson_table(make_app())
    build_farm(table)
    assert coach(table).line.utterance.text == "lesson-first_harvest-farm-met"
    table.tick(now[0])
    return table, now


def test_praise_stays_for_a_slow_reader(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    table, now = praised(make_app, monkeypatch)
    for _ in range(20):
        now[0] += 60_000
        table.tick(now[0])
    assert coach(table).line.kind == "met" and buttons(table) == ["coach-on", "coach-leave"]


def test_enter_goes_on_from_praise_and_ends_no_turn(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    table, now = praised(make_app, monkeypatch)
    table.app.draw()
    assert [one.name for one in main_buttons(table.ui_root.root)] == ["coach-on"], "one main button at a time"
    now[0] += 1_000
    moves = len(table.match.log)
    press(table.app, pygame.K_RETURN)
    assert coach(table).line.kind == "says" and len(table.match.log) == moves
    panel(table)
    assert [one.name for one in main_buttons(table.ui_root.root)] == ["main"]


def test_a_move_goes_on_from_praise(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    table, now = praised(make_app, monkeypatch)
    now[0] += MEANT
    table.controller.undo()
    table.controller.redo()
    assert coach(table).line.kind == "met", "praised anew"
    now[0] += MEANT
    table.controller.play(EndTurn(0))
    assert coach(table).line.kind == "says"


def test_a_click_on_the_table_goes_on_from_praise_but_looks_at_nothing(
    make_app: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, now = praised(make_app, monkeypatch)
    step, farm = coach(table).progress.current, next(h for h in table.map.places() if table.model.view.tile[h])
    place = tuple(round(x) for x in table.map.centre(farm))
    click(table.app, place)  # type: ignore[arg-type]
    assert coach(table).line.kind == "met", "the second of two quick clicks"
    now[0] += MEANT
    click(table.app, place)  # type: ignore[arg-type]
    assert coach(table).line.kind == "says" and coach(table).progress.current == step, "its words come first"


def test_praise_is_over_with_the_recap_that_it_stood_beside(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    table, now = praised(make_app, monkeypatch)
    table.model.recap_since = len(table.match.log)
    now[0] += 60_000
    table.tick(now[0])
    table.app.draw()
    assert coach(table).line.kind == "met" and buttons(table) == ["coach-leave"]
    table.model.recap_since = None
    table.tick(now[0])
    assert coach(table).line.kind == "says"


def test_a_refusal_gives_way_to_the_steps_words(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    table, now = praised(make_app, monkeypatch)
    coach(table).again(now[0])
    assert not table.controller.play(PlaceToken(0, "build")) and coach(table).line.kind == "refused"
    now[0] += 60_000
    table.tick(now[0])
    assert coach(table).line.kind == "says"


def test_the_coach_answers_while_a_recap_is_open(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    """A click beside a recap closes it and does nothing else, but the coach's panel is no such place."""
    table = lesson_table(make_app())
    match, app = table.match, table.app
    build_farm(table)
    table.controller.play(EndTurn(0))
    while match.current_seat == 1:
        match.submit(choose(BotJob("settler", match.rules, match.view_of(1), 1, match.derived_seed(1), seconds=1)))
    table.open_recap()
    monkeypatch.setattr("game.play.recap_controller.READ", -1)
    app.draw()
    assert table.recap() is not None
    assert coach(table).line.kind == "met"
    click_name(app, "coach-leave")
    assert app.top is not table, "the button acts, and the recap is not closed in its place"


def aim(table: TableScreen) -> tuple[list[str], list[int]]:
    """The widgets and the places that the light falls on."""
    coach(table).again(1)
    root = (table.refresh(table.ui), table.ui_root.root)[1]
    assert isinstance(root, CoachRoot)
    named = [widget.name for widget in root.table.walk() if widget.rect in root.frames()]
    return named, [int(str(ring.place)) for ring in table.coach_rings()]


def test_the_light_passes_over_an_arch_whose_action_could_do_nothing(make_app: Make) -> None:
    table = lesson_table(make_app(), lesson="goods")
    while coach(table).progress.current < len(coach(table).progress.states) - 1:
        coach(table).go_on(1)
    assert table.controller.offers.wasted("renovate"), "the Farm still holds goods"
    assert aim(table)[0] == ["arch-harbor"]


def test_the_end_of_a_turn_is_not_asked_about_where_the_coach_tells_to_end_it(make_app: Make) -> None:
    app = make_app()
    table = lesson_table(app, lesson="goods")
    app.settings.confirm_unused = True
    for move in (PlaceToken(0, "harbor"), ChooseResource(0, "brazilwood")):
        assert table.controller.play(move)
    assert aim(table)[0] == ["main"] and table.model.waives_move()
    coach(table).toggle_away(1)
    table.controller.main_action()
    assert table.model.pending == EndTurn(0), "without the coach it is asked"
    table.controller.give_up()
    coach(table).toggle_away(1)
    table.controller.main_action()
    assert table.match.log[-1].move == EndTurn(0)


def test_the_light_leads_a_unit_to_a_cloud_click_by_click(make_app: Make) -> None:
    table = lesson_table(make_app())
    build_farm(table)
    coach(table).go_on(1)
    table.controller.play(EndTurn(0))
    table.match.occupants[1].who = "settler"
    while table.match.acting is None:
        table.controller.play(table.match.session.legal_moves(1)[-1])
    for move in (PlaceToken(0, "deploy"), DeployUnit(0, 1, 26)):
        assert table.controller.play(move)

    assert coach(table).progress.step is not None and coach(table).progress.current == 5
    assert aim(table) == ([], [26]), "the unit"
    clouds = coach(table).progress.words.places_of("clouds", table.model.view, 0)
    grid = table.model.view.board.scenario.map
    click(table.app, tuple(round(x) for x in table.map.centre(26)))  # type: ignore[arg-type]
    named, places = aim(table)
    assert not named and places and places[0] in table.lit_places()
    assert min(grid.distance(places[0], cloud) for cloud in clouds) == 1, "a step toward it"
    assert table.controller.play(MoveUnits(0, (1,), places[0], "free"))
    assert "main" in aim(table)[0], "nothing left but to end the turn"


def test_looking_takes_a_moment_and_no_click(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1_000]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    app = make_app()
    table = lesson_table(app)
    build_farm(table)
    coach(table).again(now[0])
    step = coach(table).progress.current
    farm = next(h for h in table.map.places() if table.model.view.tile[h] == "farm")
    table.tick(now[0])
    now[0] += 100
    move_to(app, tuple(round(x) for x in table.map.centre(farm)))  # type: ignore[arg-type]
    table.tick(now[0])
    assert coach(table).progress.current == step
    now[0] += LOOK
    table.tick(now[0])
    assert coach(table).progress.current == step + 1 and coach(table).dots[step] == "met"


def test_who_does_nothing_is_helped(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1_000]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    table = lesson_table(make_app())
    table.tick(now[0])
    now[0] += IDLE - 1
    table.tick(now[0])
    assert coach(table).line.kind == "says"
    now[0] += 1
    table.tick(now[0])
    assert coach(table).line.kind == "idle"
    press(table.app, pygame.K_r, unicode="r")
    assert coach(table).line.kind == "says"


def test_a_refusal_is_the_coachs_to_explain(make_app: Make) -> None:
    app = make_app()
    table = lesson_table(app)
    app.toasts.clear()
    table.controller.play(PlaceToken(0, "build"))
    here = next(h for h in table.map.places() if table.model.view.board.terrain[h] == "water")
    assert not table.controller.play(Build(0, "farm", here))
    assert coach(table).line.kind == "refused" and coach(table).line.mark == "cross" and not app.toasts.notes
    coach(table).toggle_away(clock.now())
    assert not table.controller.play(Build(0, "farm", here))
    assert app.toasts.notes, "with nobody there the table says it"


def test_the_turn_of_the_rival_is_waited_for(make_app: Make) -> None:
    table = lesson_table(make_app())
    build_farm(table)
    coach(table).go_on(clock.now())
    table.controller.play(EndTurn(0))
    assert table.match.acting is None and not coach(table).light.widgets, "nothing is lit that can't be done"
    assert said(table) == table.ui.text("coach-others-play", n=1) and buttons(table) == ["coach-leave"]
    table.controller.history.go(0)
    assert said(table) != table.ui.text("coach-others-play", n=1), "not while the past is shown"


def test_a_click_counts_as_a_look_at_once(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    """The step says "click": who clicks need not rest the pointer there."""
    now = [1_000]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    app = make_app()
    table = lesson_table(app)
    build_farm(table)
    coach(table).again(now[0])
    step = coach(table).progress.current
    farm = next(h for h in table.map.places() if table.model.view.tile[h] == "farm")
    table.tick(now[0])
    click(app, tuple(round(x) for x in table.map.centre(farm)))  # type: ignore[arg-type]
    assert coach(table).progress.current == step + 1 and coach(table).dots[step] == "met"
