"""The coach at a table: never blocks, follows undo, offers two ways at a lost goal, can be left and sent away."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from engine.brazil.moves import Build, DeployUnit, EndTurn, FightExpedition, Finish, MoveUnits, PlaceToken
from engine.core.lesson import FactWord, Lesson, LessonStep, LessonWords, Predicate
from engine.core.lesson_progress import LessonProgress, Utterance
from game.app.app import App
from game.brazil.battle.layout import BattleLayout
from game.brazil.table import TableScreen
from game.i18n.texts import LANGUAGES
from game.platform import clock
from game.platform.folders import Folders
from game.platform.lesson_store import LessonRecord, LessonStore
from game.play.bot_process import BotJob, choose
from game.play.lesson_controller import IDLE, LOOK, CoachLine, LessonController
from game.screens.coach_panel import WORDS, CoachPanel, CoachRoot
from game.screens.coach_table import BEAT
from game.screens.dialog import Dialog
from game.screens.learn_hub import LearnHubScreen
from game.shell import registry
from game.widgets import coach_portrait
from game.widgets.coach_portrait import CoachPortrait
from game.widgets.placement import covered_area
from game.widgets.rich_text import RichText
from tests.game.begun import begun
from tests.game.player import no_pause

from .conftest import click, click_name, move_to, press

Make = Callable[..., App]
HARVEST = "first_harvest"


def lesson_table(app: App, again: bool = True, lesson: str = HARVEST) -> TableScreen:
    """The table of a lesson of Brazil, the first one if none is named."""
    app.select_game("brazil")
    no_pause(app)
    assert registry.plugin("brazil").start_lesson(app, lesson, again)
    table = app.top
    assert isinstance(table, TableScreen) and table.lesson is not None
    app.draw()
    return table


def panel(table: Any) -> CoachPanel:
    table.refresh(table.ui)
    root = table.ui_root.root
    assert isinstance(root, CoachRoot)
    return root.panel


def buttons(table: Any) -> list[str]:
    """The names of the panel's buttons, from left to right."""
    found = [widget for widget in panel(table).walk() if widget.focusable]
    return [widget.name for widget in sorted(found, key=lambda widget: widget.rect.x)]


def coach(table: Any) -> LessonController:
    lesson = table.lesson
    assert isinstance(lesson, LessonController)
    return lesson


def build_farm(table: TableScreen) -> None:
    """The first two goals."""
    assert table.controller.play(PlaceToken(0, "build"))
    farm = next(move for move in table.match.legal() if isinstance(move, Build) and move.building == "farm")
    assert table.controller.play(farm)


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


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_panel_covers_nothing_that_is_lit_or_spoken_of(make_app: Make, size: tuple[int, int]) -> None:
    app = make_app(size)
    table = lesson_table(app)
    for play in (lambda: None, lambda: table.controller.play(PlaceToken(0, "build"))):
        play()
        app.draw()
        root = table.ui_root.root
        assert isinstance(root, CoachRoot)
        lit = [rect for widget in root.table.walk() for rect in widget.lit_rects()]
        assert lit and not covered_area(root.panel.rect, [*lit, *root.frames()])
        assert app.surface.get_rect().contains(root.panel.rect)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_words_of_a_battle_stand_beside_the_panel(make_app: Make, size: tuple[int, int]) -> None:
    table = lesson_table(make_app(size), lesson="interior")
    for move in (
        PlaceToken(0, "renovate"),
        Finish(0),
        MoveUnits(0, (0,), 36, "free"),
        MoveUnits(0, (0,), 44, "extra"),
        FightExpedition(0, 0),
    ):
        assert table.controller.play(move)
    coached = panel(table)
    assert table.scene is not None and table.scene.foot is not None
    left, width = table.scene.foot.words_span(BattleLayout(size))
    assert left >= coached.rect.right and width >= 130
    coach(table).toggle_away(1)
    panel(table)
    assert table.scene.foot.words_span(BattleLayout(size)) < (left, width)


def test_the_panel_moves_away_from_what_is_lit_under_it(make_app: Make) -> None:
    app = make_app()
    app.ui.reduced_motion = True
    table = lesson_table(app)
    before = panel(table).rect.copy()
    under = next(h for h in table.map.places() if before.contains(table.map.place_rect(h)))
    table.map.lights.targets = {under: "pick"}
    app.dirty = True
    app.draw()
    root = table.ui_root.root
    assert isinstance(root, CoachRoot)
    assert not root.panel.rect.colliderect(table.map.place_rect(under))


def test_a_name_longer_than_the_portrait_is_not_cut(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app()
    portrait = CoachPortrait("coaches/rosalie", 114, "Rosalie, merchant")
    portrait.arrange(app.ui, pygame.Rect(200, 200, *portrait.measure(app.ui, 400)))
    rooms: list[int] = []

    def fitted(ui: Any, text: str, width: int, **_: Any) -> pygame.Surface:
        rooms.append(width - ui.fonts.width(text, "title", ui.type_size("small")))
        return pygame.Surface((1, 1))

    monkeypatch.setattr(coach_portrait, "fitted", fitted)
    portrait.draw(app.ui, app.surface)
    assert rooms and rooms[0] >= 0


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
    assert buttons(table) == ["coach-again", "coach-leave"]
    click_name(table.app, "coach-again")
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


def test_praise_stays_while_a_recap_waits(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1_000]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    table = lesson_table(make_app())
    build_farm(table)
    table.model.recap_since = len(table.match.log)
    now[0] += 60_000
    coach(table).tick(now[0])
    assert coach(table).line.utterance.text == "lesson-first_harvest-farm-met"
    table.model.recap_since = None
    coach(table).tick(now[0])
    assert coach(table).line.kind == "says"


def test_the_coach_answers_while_a_recap_is_open(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    """A click beside a recap closes it and does nothing else, but the coach's panel is no such place."""
    table = lesson_table(make_app())
    match, app = table.match, table.app
    build_farm(table)
    table.controller.play(EndTurn(0))
    while match.current_seat == 1:
        match.submit(choose(BotJob("settler", match.rules, match.view_of(1), 1, match.derived_seed(1), seconds=1)))
    table.round_over()
    monkeypatch.setattr("game.play.recap_controller.READ", -1)
    app.draw()
    assert table.recap() is not None
    assert coach(table).line.kind == "met"
    click_name(app, "coach-again")
    assert table.model.recap_since is not None and coach(table).line.kind == "says"
    click_name(app, "coach-leave")
    assert app.top is not table, "the button acts, and the recap is not closed in its place"


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

    def aim() -> tuple[list[str], list[int]]:
        coach(table).again(1)
        root = (table.refresh(table.ui), table.ui_root.root)[1]
        assert isinstance(root, CoachRoot)
        named = [widget.name for widget in root.table.walk() if widget.rect in root.frames()]
        return named, [int(str(ring.place)) for ring in table.coach_rings()]

    assert coach(table).progress.step is not None and coach(table).progress.current == 5
    assert aim() == ([], [26]), "the unit"
    clouds = coach(table).progress.words.places_of("clouds", table.model.view, 0)
    grid = table.model.view.board.scenario.map
    click(table.app, tuple(round(x) for x in table.map.centre(26)))  # type: ignore[arg-type]
    named, places = aim()
    assert not named and places and places[0] in table.lit_places()
    assert min(grid.distance(places[0], cloud) for cloud in clouds) == 1, "a step toward it"
    assert table.controller.play(MoveUnits(0, (1,), places[0], "free"))
    assert "main" in aim()[0], "nothing left but to end the turn"


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


# -- what is asked of the coach --------------------------------------------------------------------------------------


def test_f2_sends_the_coach_away_and_back(make_app: Make) -> None:
    app = make_app()
    table = lesson_table(app)
    assert table.lesson is not None and table.lesson.light.widgets
    wide = panel(table).rect.width
    press(app, pygame.K_F2)
    assert coach(table).away and not coach(table).light.widgets, "the light goes with him"
    assert buttons(table) == ["coach-call"] and panel(table).rect.width < wide
    press(app, pygame.K_F2)
    assert not coach(table).away and panel(table).rect.width == wide


def test_the_rule_behind_a_step_is_short_and_leads_to_its_page(make_app: Make) -> None:
    app = make_app()
    table = lesson_table(app)
    click_name(app, "coach-why")
    assert buttons(table) == ["coach-read", "coach-back"]
    click_name(app, "coach-back")
    assert buttons(table) == ["coach-why", "coach-again", "coach-leave"]
    move_to(app, panel(table).paper.midtop)
    press(app, pygame.K_F1)
    assert table.model.drawer == "rules" and table.model.rule == coach(table).rule
    press(app, pygame.K_F1)
    assert not table.model.drawer
    click_name(app, "coach-why")
    click_name(app, "coach-read")
    assert table.model.drawer == "rules" and table.model.rule == coach(table).rule
    assert "coach-why" in buttons(table), "the step's own words again"
    coach(table).why()
    click_name(app, "coach-read")
    assert table.model.drawer == "rules" and not coach(table).explains, "an open page stays open"


def test_a_record_with_a_negative_count_of_moves_is_refused() -> None:
    with pytest.raises(ValueError, match="greater than or equal to 0"):
        LessonRecord.model_validate({"acts": [[-1, "hex:3"]]})


def test_an_explanation_is_a_few_sentences(make_app: Make) -> None:
    from game.screens.coach_panel import explanation

    for language in LANGUAGES:
        table = lesson_table(make_app(language=language))
        for step in coach(table).lesson.step:
            said = explanation(table.ui, step.rule)
            assert said and (len(said.split()) <= WORDS or said.count(".") <= 1), (language, step.rule)


def test_the_light_breathes_but_not_with_reduced_motion(make_app: Make) -> None:
    app = make_app()
    table = lesson_table(app)
    table.tick(clock.now())
    assert table.next_lesson_tick(clock.now()) is not None
    assert (table.next_lesson_tick(clock.now()) or 0) <= BEAT and table.tick_lesson(clock.now())
    app.ui.reduced_motion = True
    table.tick(clock.now())
    due = table.next_lesson_tick(clock.now())
    assert due is None or due > BEAT


# -- left and gone on with -------------------------------------------------------------------------------------------


def test_a_lesson_is_left_and_goes_on_after_a_restart(make_app: Make, folders: Folders) -> None:
    app = make_app()
    table = lesson_table(app)
    build_farm(table)
    coach(table).go_on(clock.now())
    dots, log = coach(table).dots, [entry.move for entry in table.match.log]
    click_name(app, "coach-leave")
    assert isinstance(app.top, LearnHubScreen)
    record = LessonStore(folders).record("brazil", HARVEST)
    assert record.open and not record.done and record.met == 3
    assert not list(folders.saves.glob("*")), "no game of the list"
    again = make_app()
    table = lesson_table(again, again=False)
    assert coach(table).dots == dots and [entry.move for entry in table.match.log] == log
    table = lesson_table(again, again=True)
    assert coach(table).dots[0] == "current" and not table.match.log[coach(table).progress.began :]


def test_a_lesson_goes_on_after_a_lost_goal_was_left_out(make_app: Make) -> None:
    app = make_app()
    table = lesson_table(app)
    table.controller.play(PlaceToken(0, "harbor"))
    click_name(app, "coach-go-on")
    dots = coach(table).dots
    assert dots[0] == "left"
    click_name(app, "coach-leave")
    assert coach(lesson_table(make_app(), again=False)).dots == dots


def test_what_was_begun_stands_on_the_learn_page_and_in_the_menu(make_app: Make) -> None:
    app = make_app()
    app.go("menu")
    said = app.ui.text("menu-learn-on", number=1)
    assert said not in texts_of(app)
    table = lesson_table(app)
    table.controller.play(PlaceToken(0, "build"))
    table.leave_game()
    assert said in texts_of(app)
    app.go("learn")
    assert app.ui.text("lesson-go-on") in texts_of(app)
    click_name(app, f"lesson-{HARVEST}")
    assert isinstance(app.top, TableScreen) and coach(app.top).dots[0] == "met"


def texts_of(app: App) -> list[str]:
    app.top.refresh(app.ui)
    return [str(getattr(widget, "text", "")) for widget in app.top.ui_root.root.walk()]


def test_after_the_end_the_table_is_the_players(make_app: Make, folders: Folders) -> None:
    app = make_app()
    table = lesson_table(app)
    for _ in coach(table).dots:
        coach(table).go_on(clock.now())
    assert coach(table).line.kind == "done"
    assert LessonStore(folders).record("brazil", HARVEST).done
    assert "coach-play-on" in buttons(table)
    log = len(table.match.log)
    click_name(app, "coach-play-on")
    table = app.top  # type: ignore[assignment]
    assert isinstance(table, TableScreen) and table.lesson is None and len(table.match.log) == log
    assert len(list(folders.saves.glob("*.imperial"))) == 1


def test_a_damaged_store_is_put_aside_and_told(make_app: Make, folders: Folders) -> None:
    store = LessonStore(folders)
    store.keep("brazil", HARVEST, LessonRecord(done=True))
    assert LessonStore(folders).record("brazil", HARVEST).done
    store.path.write_text("{")
    app = make_app()
    app.go("menu")
    assert any("damaged" in note.text for note in app.toasts.notes)
    assert not LessonStore(folders).record("brazil", HARVEST).done
    assert list(store.path.parent.glob("*damaged*"))


# -- every game ------------------------------------------------------------------------------------------------------


def toy(seat: int, seats: int) -> Lesson:
    """A lesson of two steps that any table has."""
    players: list[Any] = ["settler"] * seats
    players[seat] = "person"
    steps = tuple(LessonStep(goal=Predicate(looked_at=name), say=f"Look at {name}.", point=(name,)) for name in "ab")
    return Lesson(
        id="toy", number=1, title="Toy", minutes=1, scenario="x", seed=1, seats=tuple(players), done="Done.", step=steps
    )


@pytest.mark.each_value
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", ["brazil", "struggle", "historia"])
def test_the_coach_speaks_at_every_table(make_app: Make, game: str, size: tuple[int, int]) -> None:
    app = make_app(size)
    table = begun(app, game, lambda match: len(match.log) > 40)
    match = table.match
    match.occupants[1 - match.current_seat].who = "settler"
    lesson = toy(match.current_seat, len(match.occupants))
    table.teach(LessonController(match, lesson, LessonWords({}, {}, {}), LessonRecord()))
    app.draw()
    spoken = panel(table)
    assert app.surface.get_rect().contains(spoken.rect) and spoken.rect.height > app.ui.px(90)
    coach(table).line = CoachLine(
        "says", Utterance("A sentence that is as long as any: " + "twenty-five words " * 9, {})
    )
    table.rebuild()
    app.draw()
    assert app.surface.get_rect().contains(panel(table).rect)
    words = next(widget for widget in panel(table).walk() if widget.name == "coach-words")
    for button in panel(table).walk():
        assert not button.focusable or not button.rect.colliderect(words.rect)
    click(app, spoken.rect.center)
    press(app, pygame.K_F2)
    app.draw()
    assert coach(table).away


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_words_in_a_column_get_smaller_rather_than_cut(make_app: Make, size: tuple[int, int]) -> None:
    app = make_app(size)
    table = begun(app, "struggle", lambda match: len(match.log) > 40)
    match = table.match
    match.occupants[1 - match.current_seat].who = "settler"
    table.teach(
        LessonController(match, toy(match.current_seat, len(match.occupants)), LessonWords({}, {}, {}), LessonRecord())
    )
    sizes = []
    for sentence in ("Look here.", "twenty-five words " * 8):
        coach(table).line = CoachLine("says", Utterance(sentence, {}))
        table.rebuild()
        app.draw()
        words = next(widget for widget in panel(table).walk() if widget.name == "coach-words")
        assert isinstance(words, RichText)
        assert RichText.measure(words, app.ui, words.rect.width)[1] <= words.rect.height
        sizes.append(float(words.size))
    assert sizes[1] < sizes[0]


def test_the_turn_of_the_rival_is_waited_for(make_app: Make) -> None:
    table = lesson_table(make_app())
    build_farm(table)
    coach(table).go_on(clock.now())
    table.controller.play(EndTurn(0))
    assert table.match.acting is None and not coach(table).light.widgets, "nothing is lit that can't be done"


@pytest.mark.parametrize("game", ["brazil", "struggle", "historia"])
def test_the_review_is_offered_once_after_the_first_whole_game(make_app: Make, game: str) -> None:
    app = make_app()
    table = begun(app, game, "over")
    table.runner.began_open = True
    for offered in (True, False):
        table.over()  # at once: no scene comes before the score
        if app.top is table:
            table.show_score()
        assert isinstance(app.top, Dialog) == offered, "and never again"
        while app.top is not table:
            app.pop()
