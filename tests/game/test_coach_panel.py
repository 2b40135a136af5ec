"""The coach's panel: where it stands, what it covers, its words, sent away and back; at every table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from engine.brazil.moves import FightExpedition, Finish, MoveUnits, PlaceToken
from engine.core.lesson import Lesson, LessonStep, LessonWords, Predicate
from engine.core.lesson_progress import Utterance
from game.app.app import App
from game.brazil.battle.layout import BattleLayout
from game.i18n.texts import LANGUAGES
from game.platform import clock
from game.platform.lesson_store import LessonRecord
from game.play.lesson_controller import CoachLine, LessonController
from game.screens.coach_panel import WORDS, CoachRoot
from game.screens.coach_table import BEAT
from game.widgets import coach_portrait
from game.widgets.coach_portrait import CoachPortrait
from game.widgets.placement import covered_area
from game.widgets.rich_text import RichText
from tests.game.begun import begun
from tests.game.conftest import click, click_name, move_to, press
from tests.game.lesson_table import buttons, coach, lesson_table, panel

pytestmark = pytest.mark.usefixtures("nothing_painted")

Make = Callable[..., App]


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


@pytest.mark.sampled
@pytest.mark.parametrize("language", LANGUAGES)
def test_four_lines_stand_beside_the_ribbon_with_the_name(make_app: Make, language: str) -> None:
    table = lesson_table(make_app(language=language))
    coach(table).line = CoachLine("says", Utterance("twenty-five words " * 16, {}))
    table.rebuild()
    hung = panel(table)
    words = next(widget for widget in hung.walk() if widget.name == "coach-words")
    face = hung.portrait.rect
    assert words.rect.left >= face.x + table.ui.px(hung.portrait.side) // 2 + hung.portrait.reach(table.ui) + 2


def test_no_tooltip_or_preview_covers_the_words_or_what_they_speak_of(
    make_app: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = lesson_table(make_app())
    kept: list[list[pygame.Rect]] = []
    monkeypatch.setattr("game.widgets.ui_root.draw_tooltip", lambda *given: kept.append(list(given[-1])))
    later = clock.now() + 60_000
    move_to(table.app, next(one for one in table.ui_root.root.walk() if one.name == "strip-1").rect.center)
    monkeypatch.setattr(clock, "now", lambda: later)
    table.ui_root.near.tried = True
    table.ui_root.tick(later)
    table.app.draw()
    root = table.ui_root.root
    assert isinstance(root, CoachRoot) and root.frames()
    assert kept and kept[-1] == [root.panel.rect, *root.frames()]
    coach(table).toggle_away(later)
    chip = panel(table).rect
    assert table.ui_root.keeps_clear() == [chip], "no light without a coach"


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


# -- every game ------------------------------------------------------------------------------------------------------


def toy(seat: int, seats: int) -> Lesson:
    """A lesson of two steps that any table has."""
    players: list[Any] = ["settler"] * seats
    players[seat] = "person"
    steps = tuple(LessonStep(goal=Predicate(looked_at=name), say=f"Look at {name}.", point=(name,)) for name in "ab")
    return Lesson(
        id="toy", number=1, title="Toy", minutes=1, scenario="x", seed=1, seats=tuple(players), done="Done.", step=steps
    )


@pytest.mark.sampled
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


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_buttons_of_a_tall_card_stay_in_place_from_line_to_line(make_app: Make, size: tuple[int, int]) -> None:
    app = make_app(size)
    table = begun(app, "struggle", lambda match: len(match.log) > 40)
    match = table.match
    match.occupants[1 - match.current_seat].who = "settler"
    table.teach(
        LessonController(match, toy(match.current_seat, len(match.occupants)), LessonWords({}, {}, {}), LessonRecord())
    )
    corners = set()
    for kind, sentence in (("says", "Look here."), ("says", "twenty-five words " * 4), ("met", "Well done.")):
        coach(table).line = CoachLine(kind, Utterance(sentence, {}))
        table.rebuild()
        app.draw()
        assert panel(table).tall
        leave = next(widget for widget in panel(table).walk() if widget.name == "coach-leave")
        corners.add(leave.rect.bottomright)
    assert len(corners) == 1, corners
