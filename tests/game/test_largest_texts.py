"""Enlarged texts in places that cannot grow: the coach's panel, a battle's strip, statistics, rows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pygame
import pytest

from engine import lessons
from engine.brazil.moves import FightExpedition, Finish, MoveUnits, PlaceToken
from engine.core.lesson_progress import LostGoal, Utterance
from game.app.app import App
from game.brazil.battle.layout import BattleLayout
from game.brazil.cards.offered_tile import OfferedTile
from game.brazil.panels import rivals
from game.brazil.panels.rivals import FLAT, GRAND, ROOMY, SLIM, SNUG, RivalCard, RivalCardLayout
from game.brazil.panels.since_last_turn import SinceLastTurn
from game.brazil.wording.action_phrases import ActionPhrase
from game.play.lesson_controller import CoachLine, LessonController
from game.render.fonts import Fonts
from game.screens.coach_body import CoachButtons
from game.shell import registry
from game.widgets.button import Button
from game.widgets.fitted_box import FittedColumn, FittedRow
from game.widgets.label import Label
from tests.game.begun import begun
from tests.game.layout import faults
from tests.game.lesson_table import lesson_table, panel
from tests.game.many_statistics import made_games
from tests.game.player import no_pause
from tests.game.some_languages import SOME_LANGUAGES
from tests.game.statistics_screens import page
from tests.game.unpainted import paint_nothing

Make = Callable[..., App]
LARGEST = 1.3
TITLES = {"struggle": {"ledger-title": 16}, "historia": {"coming-title": 19, "queue-title": 17}}  # u: room for each


# -- rows and columns ----------------------------------------------------------------------------------------------


def test_a_row_is_enlarged_only_as_far_as_nothing_in_it_is_squeezed(make_app: Make) -> None:
    ui = make_app().ui
    buttons = [Button("Warum?", None), Button("Noch mal", None), Button("Verlassen", None)]
    row = FittedRow(buttons, gap=5)
    wide, high = row.measure(ui, 1000)
    ui.text_scale = LARGEST
    assert row.measure(ui, 1000)[0] > wide and ui.text_scale == LARGEST
    for room in (wide, wide + 20):
        assert row.measure(ui, room)[0] <= room
        row.arrange(ui, pygame.Rect(0, 0, room, high))
        assert all(button._lines(ui, *button.rect.size) == [button.text] for button in buttons)


def test_a_column_is_enlarged_only_as_far_as_its_height_allows(make_app: Make) -> None:
    ui = make_app().ui
    label = Label("London never sees the three Events you hold")
    column = FittedColumn([label])
    wide = ui.fonts.width(label.text, "text", ui.type_size("text")) + 2
    high = column.measure(ui, wide)[1]
    ui.text_scale = LARGEST
    assert column.measure(ui, wide)[1] > high
    column.arrange(ui, pygame.Rect(0, 0, wide, high))
    assert label.rect.height <= high
    column.arrange(ui, pygame.Rect(0, 0, wide, 5 * high))
    assert label.rect.height > high


# -- the coach -----------------------------------------------------------------------------------------------------


def said(table: Any, controller: LessonController) -> Iterator[None]:
    """Has the coach say, one after the other, the longest of each kind of what the lesson has him say."""
    ui, lesson = table.ui, controller.lesson
    numbers = {name: 2 for step in lesson.step for name in step.numbers or {}}
    progress = controller.progress

    def length(message: str) -> int:
        return len(ui.text(message, **numbers))

    for part, kind in (("say", "says"), ("instead", "instead"), ("lost", "lost"), ("after", "met")):
        texts = [text for step in lesson.step if (text := getattr(step, part))]
        if texts:
            controller.progress = replace(progress, lost=LostGoal(0, 1) if part == "lost" else None)
            controller.line = CoachLine(kind, Utterance(max(texts, key=length), numbers))  # type: ignore[arg-type]
            yield
    controller.progress = progress
    controller.line = CoachLine("done", Utterance(lesson.done, numbers))
    yield
    controller.line = CoachLine("says", Utterance(lesson.step[0].say, numbers))
    controller.why()
    yield


@contextmanager
def taught(app: App, game: str, lesson: str) -> Iterator[Any]:
    app.select_game(game)
    no_pause(app)
    assert registry.plugin(game).start_lesson(app, lesson, True)
    yield app.top
    app.top.reviewing.stop()  # type: ignore[attr-defined]


@pytest.mark.sampled
@pytest.mark.each_value
@pytest.mark.parametrize("text_scale", [1.0, LARGEST])
@pytest.mark.parametrize("game", ["brazil", "struggle", "historia"])
@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_all_that_a_coach_says_has_room(
    make_app: Make, monkeypatch: pytest.MonkeyPatch, language: str, game: str, text_scale: float
) -> None:
    paint_nothing(monkeypatch)
    monkeypatch.setattr(LessonController, "can_take_back", property(lambda self: self.progress.lost is not None))
    app = make_app(language=language)
    app.ui.text_scale = text_scale
    for lesson in lessons.lessons(game)[0]:
        with taught(app, game, lesson.id) as table:
            for _ in said(table, table.lesson):
                table.rebuild()
                assert not faults(app), (lesson.id, table.lesson.line)


@pytest.mark.sampled
@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_the_words_of_three_cards_have_room_in_every_language(
    make_app: Make, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    paint_nothing(monkeypatch)
    app = make_app(language=language)
    with taught(app, "struggle", "three_cards") as table:
        for _ in said(table, table.lesson):
            table.rebuild()
            assert not faults(app), table.lesson.line


@pytest.mark.parametrize("language", ["en", "de"])
def test_enlarged_buttons_of_the_coach_stand_on_one_line_beside_his_ribbon(make_app: Make, language: str) -> None:
    app = make_app(language=language)
    app.ui.text_scale = LARGEST
    coached = panel(lesson_table(app))
    buttons = [widget for widget in coached.walk() if isinstance(widget, Button)]
    assert buttons and all(button.rect.y == buttons[0].rect.y for button in buttons)
    assert all(button._lines(app.ui, *button.rect.size) == [button.text] for button in buttons)
    words = next(widget for widget in coached.walk() if widget.name == "coach-words")
    assert words.rect.x >= coached.rect.x + coached.portrait.rect.width // 2 + coached.portrait.reach(app.ui)
    assert all(button.rect.top >= words.rect.bottom for button in buttons)


def test_buttons_of_the_coach_get_narrower_and_then_stand_in_two_lines(make_app: Make) -> None:
    ui = make_app().ui
    texts = ("Zurücknehmen", "Weiter", "Verlassen")
    row = CoachButtons([Button(text, None) for text in texts], gap=5, align="start")
    wide, high = row.measure(ui, 1000)
    narrower = row.measure(ui, wide - 1)
    assert wide - 40 < narrower[0] < wide and narrower[1] < high
    assert row.measure(ui, narrower[0] - 1)[1] > 2 * ui.px(16)


# -- elsewhere -----------------------------------------------------------------------------------------------------


@pytest.mark.sampled
@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_enlarged_words_of_a_battle_stay_in_their_strip(make_app: Make, language: str) -> None:
    app = make_app(language=language)
    app.ui.text_scale = LARGEST
    table = lesson_table(app, lesson="interior")
    for move in (
        PlaceToken(0, "renovate"),
        Finish(0),
        MoveUnits(0, (0,), 36, "free"),
        MoveUnits(0, (0,), 44, "extra"),
        FightExpedition(0, 0),
    ):
        assert table.controller.play(move)
    panel(table)
    assert table.scene is not None and table.scene.foot is not None
    foot, plan = table.scene.foot, BattleLayout(app.ui.size)
    text, hint = foot.words(app.ui, plan, foot.words_span(plan)[1])
    assert text.height + hint.height + plan.px(8) <= foot.rect.height


@pytest.mark.sampled
@pytest.mark.each_value
@pytest.mark.parametrize("game", ["", "brazil", "struggle", "historia"])
@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_enlarged_statistics_have_room(
    make_app: Make, monkeypatch: pytest.MonkeyPatch, language: str, game: str
) -> None:
    paint_nothing(monkeypatch)
    app = make_app(language=language)
    app.ui.text_scale = LARGEST
    app.statistics.record_all(made_games(120))
    for one in list(made_games(120))[::2]:
        app.statistics.record_review(one.id, 0, 30.0, (25.0, 35.0), 0.03)
    page(app, game=game)
    assert not faults(app)


@pytest.mark.sampled
@pytest.mark.parametrize("cut", [GRAND, ROOMY, SNUG, SLIM, FLAT], ids=["grand", "roomy", "snug", "slim", "flat"])
def test_enlarged_names_of_a_rival_end_above_his_goods(
    make_app: Make, monkeypatch: pytest.MonkeyPatch, cut: RivalCardLayout
) -> None:
    table = lesson_table(make_app())
    ui = table.ui
    card = next(widget for widget in table.ui_root.root.walk() if isinstance(widget, RivalCard))
    card.use_layout(cut)
    card.arrange(ui, pygame.Rect(0, 0, card.rect.width, card.measure(ui, card.rect.width)[1]))
    heights: dict[str, list[int]] = {"title": [], "flavour": []}

    def watched(ui: Any, text: str, width: int, *, style: str, **look: Any) -> pygame.Surface:
        drawn = fitted(ui, text, width, style=style, **look)
        heights[style].append(drawn.get_height())
        return drawn

    fitted = rivals.fitted
    monkeypatch.setattr(rivals, "fitted", watched)
    for ui.text_scale in (1.0, LARGEST):
        card.draw(ui, pygame.Surface(card.rect.size))
    below = card._goods_top(ui) if not cut.beside else card.rect.bottom - ui.px(cut.counters + cut.counter / 2)
    places = {"title": (cut.name, ui.px(cut.ruler) or below), "flavour": (cut.ruler, below)}
    for style, (plain, large) in ((style, found) for style, found in heights.items() if found):
        top, end = places[style]
        assert large <= max(plain, end - ui.px(top)), style


@pytest.mark.parametrize("text_scale", [1.0, LARGEST])
def test_a_bots_name_is_whole_in_a_flat_card(
    make_app: Make, monkeypatch: pytest.MonkeyPatch, text_scale: float
) -> None:
    """Without the colour that stands behind it: the card's band has that."""
    table = lesson_table(make_app())
    ui, drawn = table.ui, list[str]()
    ui.text_scale = text_scale
    card = next(widget for widget in table.ui_root.root.walk() if isinstance(widget, RivalCard))
    card.summary = replace(card.summary, name="Gouverneur (Orange)")
    card.use_layout(FLAT)
    card.arrange(ui, pygame.Rect(0, 0, card.rect.width, card.measure(ui, card.rect.width)[1]))
    line = Fonts.line
    monkeypatch.setattr(Fonts, "line", lambda fonts, text, *look: drawn.append(text) or line(fonts, text, *look))
    card.draw(ui, pygame.Surface(card.rect.size))
    assert "Gouverneur" in drawn


def test_an_enlarged_title_of_what_happened_ends_above_the_first_line(make_app: Make) -> None:
    ui = make_app().ui
    ui.text_scale = LARGEST
    line = ActionPhrase("", "builds a farm", "")
    since = SinceLastTurn("What has happened since your last turn", [line], "", [], lambda: None, "")
    drawn: list[int] = []
    since._draw_phrase = lambda ui, target, phrase, y, colour: drawn.append(y) or y  # type: ignore[method-assign,func-returns-value]
    since.arrange(ui, pygame.Rect(0, 0, 240, since.measure(ui, 240)[1]))
    since.draw(ui, pygame.Surface(since.rect.size))
    assert drawn and drawn[0] >= ui.fonts.height("flavour", ui.type_size(14.5))


@pytest.mark.parametrize("text_scale", [1.0, LARGEST])
def test_a_tile_on_offer_is_as_wide_as_the_longest_word_of_its_title(make_app: Make, text_scale: float) -> None:
    ui = make_app().ui
    ui.text_scale = text_scale
    tile, short = (OfferedTile("trading_post", "1", title, side=40) for title in ("Handelsposten", "Farm"))
    assert [word for _, _, word in tile._rows(ui)[1].word_rects] == ["Handelsposten"]
    assert tile.measure(ui, 500)[0] >= tile._rows(ui)[1].width
    assert tile.measure(ui, 500)[0] > short.measure(ui, 500)[0] == ui.px(62)
    tile.arrange(ui, pygame.Rect(0, 0, *tile.measure(ui, 500)))


@pytest.mark.parametrize("game", ["struggle", "historia"])
def test_enlarged_titles_end_above_what_stands_below_them(
    make_app: Make, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """The forecast of Imperial Struggle, the end of a turn and the queue in Historia."""
    app, line = make_app(), Fonts.line
    heights: dict[str, list[int]] = {}

    def watched(fonts: Fonts, text: str, *look: Any) -> pygame.Surface:
        drawn = line(fonts, text, *look)
        heights.setdefault(text, []).append(drawn.get_height())
        return drawn

    for app.ui.text_scale in (1.0, LARGEST):
        table = begun(app, game, lambda match: len(match.log) > 40)
        monkeypatch.setattr(Fonts, "line", watched)
        app.dirty = True
        app.draw()
        monkeypatch.setattr(Fonts, "line", line)
    rooms = {table.ui.text(title): table.ui.px(room) for title, room in TITLES[game].items()}
    assert heights.keys() & rooms.keys()
    for title in heights.keys() & rooms.keys():
        assert heights[title][-1] <= max(heights[title][0], rooms[title]), title
