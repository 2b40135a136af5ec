"""The lessons of Imperial Struggle at their table: each begins with something that the coach's light falls on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from engine import lessons
from engine.bots.registry import BOTS
from engine.core.rng import Rng
from engine.struggle.board import AT, NAMES
from engine.struggle.cards.limits import LIMITS
from engine.struggle.moves import BuyWarTile, EndRound, NameFirst, TakeTile
from game.app.app import App
from game.i18n.line_breaks import spoken_length
from game.i18n.texts import LANGUAGES
from game.platform import clock
from game.render.fonts import FLOOR
from game.render.ui import Ui
from game.screens.coach_panel import CoachPanel
from game.screens.coach_table import CoachRoot
from game.shell import registry
from game.struggle.drawing import pen
from game.struggle.panels.action_points import PointsPanel
from game.struggle.panels.column import FoldedForecast, ForecastFold
from game.struggle.panels.tile_offer import TileCard
from game.struggle.table import TableScreen
from game.struggle.wording import words
from game.widgets.fitted_text import SQUEEZE
from tests.game.against_a_bot import InProcessBots
from tests.game.conftest import click_name
from tests.game.player import no_pause

# the first step's widget
AIMS = {
    "one_tile": "tile-9",
    "what_pays": "forecast-fold",
    "three_cards": "hand-vatican_politics",
    "ships_forts": "tile-17",
    "first_war": "tool-war",
    "whole_turn": "choose-cardinal_ministers",
}


def test_every_lesson_is_named_here() -> None:
    assert list(AIMS) == [lesson.id for lesson in lessons.lessons("struggle")[0]]


@pytest.mark.sampled
@pytest.mark.parametrize("lesson", AIMS)
def test_the_light_falls_on_what_the_first_step_is_about(make_app: Callable[..., App], lesson: str) -> None:
    widget, place = lesson_table(make_app, lesson)._light_target()
    assert widget is not None and place is None
    assert widget.name == AIMS[lesson]


def lesson_table(make_app: Callable[..., App], lesson: str) -> TableScreen:
    app = make_app((1280, 720))
    app.select_game("struggle")
    no_pause(app)
    assert registry.plugin("struggle").start_lesson(app, lesson, True)
    table = app.top
    assert isinstance(table, TableScreen)
    app.draw()
    return table


def aim(table: TableScreen) -> tuple[str, str]:
    """What the light falls on: the name of a widget, or of a space."""
    table.refresh(table.ui)
    widget, place = table._light_target()
    return ("" if widget is None else widget.name, "" if place is None else NAMES[place])


def panel(table: TableScreen) -> CoachPanel:
    table.refresh(table.ui)
    root = table.ui_root.root
    assert isinstance(root, CoachRoot)
    return root.panel


def names(table: TableScreen) -> set[str]:
    table.refresh(table.ui)
    return {widget.name for widget in table.ui_root.root.walk()}


def test_the_light_goes_on_to_the_main_button_once_its_thing_is_chosen(make_app: Callable[..., App]) -> None:
    table = lesson_table(make_app, "one_tile")
    click_name(table.app, "tile-19")
    assert aim(table) == ("tile-9", "")  # another tile is not what was meant
    click_name(table.app, "tile-9")
    assert aim(table) == ("main", "")
    click_name(table.app, "main")
    assert aim(table) == ("", "savoy")
    table.controller.click_space(AT["savoy"])
    assert aim(table) == ("main", "")


def test_the_light_leaves_the_tiles_once_one_is_chosen(make_app: Callable[..., App]) -> None:
    """In the round of one's own, where any tile will do."""
    table = lesson_table(make_app, "one_tile")
    table.runner.bots.stop()
    table.runner.bots = InProcessBots()
    lesson = table.lesson
    assert lesson is not None
    while lesson.step is None or not lesson.step.say.endswith("alone") or table.match.acting is None:
        if table.match.acting is None:
            table.runner.due = 0
            table.app.tick()
        elif lesson.awaits_look:
            lesson.go_on(clock.now())
        else:
            line = lesson.progress.hint(table.match.real)
            assert table.controller.play(line[0] if line else EndRound(0))
    if table.model.recap_since is not None:
        table.controller.close_recap()
    lesson.carry_on(clock.now())  # the praise has been read
    free = next(move.no for move in table.match.legal() if isinstance(move, TakeTile))
    assert aim(table) == ("offer", "")  # all tiles
    tiles = [widget for widget in table.ui_root.root.walk() if isinstance(widget, TileCard)]
    assert {tile.no for tile in tiles if tile.coached} == {tile.no for tile in tiles if tile.lit} != set()
    table.controller.click_tile(free)
    assert aim(table) == ("main", "")
    table.controller.main_action()
    assert aim(table) == ("forecast-fold", "")


def test_other_lights_of_the_map_shine_at_half_strength_beside_the_coachs(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = lesson_table(make_app, "one_tile")
    assert table.lesson is not None and table.controller.play(TakeTile(0, 9))
    drawn: list[pygame.Surface] = []
    monkeypatch.setattr(pen, "blit_centred", lambda target, picture, point: drawn.append(picture))

    def brightest() -> int:
        table.refresh(table.ui)
        drawn.clear()
        table.map._glows(table.ui, table.app.surface, table.map._lit())
        return max(max(pygame.image.tobytes(glow, "RGBA")[3::4]) for glow in drawn)

    assert aim(table) == ("", "savoy")
    assert brightest() in range(118, 138)
    table.lesson.toggle_away(1)
    assert brightest() > 240


def test_the_open_forecast_takes_the_place_of_the_strips_and_the_coach_stays(make_app: Callable[..., App]) -> None:
    table = lesson_table(make_app, "what_pays")
    before = panel(table).rect
    assert "ledger" not in names(table)
    click_name(table.app, "forecast-fold")
    assert "ledger" in names(table) and "strip-0" not in names(table)
    column = table.ui_root.find("forecast-fold")
    assert column is not None and panel(table).rect.x == before.x and panel(table).rect.y > column.rect.bottom - 1
    assert not table.map.rect.colliderect(panel(table).rect)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_folded_forecast_has_room_for_its_title(make_app: Callable[..., App], language: str) -> None:
    ui = make_app(language=language).ui
    bar = FoldedForecast(ui, ForecastFold(lambda: None), 15, lambda: 30)
    bar.arrange(ui, pygame.Rect(0, 0, ui.px(240), bar.measure(ui, 240)[1]))
    assert ui.fonts.width(ui.text("ledger-folded"), "title", ui.type_size(13)) * 0.85 <= bar.room(ui)


def test_a_step_about_a_strip_folds_the_forecast() -> None:
    fold = ForecastFold(lambda: None, open=True)
    fold.begin(0, ["strip-0"])
    assert fold.open  # opened in this step
    fold.begin(1, ["tile-9"])
    assert fold.open
    fold.begin(2, ["buy-construct_squadron-", "strip-0"])
    assert not fold.open


def test_a_market_that_only_an_advantage_reaches_is_not_refused(make_app: Callable[..., App]) -> None:
    table = lesson_table(make_app, "three_cards")
    assert table.controller.play(TakeTile(0, 13))
    table.refresh(table.ui)
    table.map.cursor = ("space", str(AT["hudson_valley"]))
    table._pointed()
    assert table.model.refused is None and table.model.hovered is not None
    table.map.cursor = ("space", str(AT["chesapeake"]))
    table._pointed()
    assert table.model.hovered is not None or table.model.refused is not None


def test_the_coach_stays_in_the_column_while_a_turn_is_scored(make_app: Callable[..., App]) -> None:
    table = lesson_table(make_app, "what_pays")
    session, dice = table.match.session, Rng(1)
    while table.model.show is None:
        seat = session.awaiting[0]
        move = BOTS["settler"]().choose(session.rules, session.view(seat), seat, dice)
        assert table.controller.play(move)
    table.refresh(table.ui)
    assert "scored-rows" in names(table)
    assert not table.map.rect.colliderect(panel(table).rect)


def begin_tile(table: TableScreen, drawer: str = "") -> None:
    """The lesson about a war up to where a Bonus War tile is drawn and placed."""
    assert table.controller.play(TakeTile(0, 17))
    table.model.drawer = drawer
    assert table.controller.play(next(move for move in table.match.legal() if isinstance(move, BuyWarTile)))


def test_the_light_falls_on_the_theater_that_the_step_names(make_app: Callable[..., App]) -> None:
    table = lesson_table(make_app, "first_war")
    assert table.lesson is not None
    table.lesson.go_on(1)
    assert table.controller.play(TakeTile(0, 17))
    assert aim(table)[0].startswith("buy-buy_war_tile-")
    click_name(table.app, aim(table)[0])
    assert aim(table) == ("main", "")
    click_name(table.app, "main")
    assert aim(table) == ("choice-theater-1", "")


def test_a_drawer_over_the_map_closes_when_a_choice_is_asked_there(make_app: Callable[..., App]) -> None:
    table = lesson_table(make_app, "first_war")
    begin_tile(table, "war")
    assert not table.model.drawer and "choices" in names(table)


def test_many_choices_fit_into_their_panel(make_app: Callable[..., App]) -> None:
    table = lesson_table(make_app, "first_war")
    begin_tile(table)
    table.refresh(table.ui)
    choices = next(widget for widget in table.ui_root.root.walk() if widget.name == "choices")
    cards = [widget for widget in choices.walk() if widget.name.startswith("choice-")]
    assert len(cards) > 8 and all(choices.rect.contains(card.rect) for card in cards)


def test_the_coach_leaves_the_column_when_a_war_or_a_page_covers_it(make_app: Callable[..., App]) -> None:
    table = lesson_table(make_app, "first_war")
    table.ui.reduced_motion = True
    assert panel(table).tall
    for drawer in ("war", "rules"):
        if drawer == "rules":
            table.controller.open_rule("round")
        table.model.drawer = drawer
        table.rebuild()
        assert not panel(table).tall
        over = "log" if drawer == "rules" else "theater-3"
        rect = next(widget.rect for widget in table.ui_root.root.walk() if widget.name == over)
        assert not panel(table).rect.colliderect(rect), drawer
    table.model.drawer = ""
    table.rebuild()
    assert panel(table).tall


def test_beside_a_war_the_coach_covers_no_button_that_is_lit(make_app: Callable[..., App]) -> None:
    table = lesson_table(make_app, "first_war")
    table.ui.reduced_motion = True
    assert table.lesson is not None
    table.lesson.go_on(1)
    assert table.controller.play(TakeTile(0, 17))
    table.model.drawer = "war"
    table.rebuild()
    lit = table.ui_root.find(aim(table)[0])
    assert lit is not None and lit.name.startswith("buy-")
    assert not panel(table).rect.colliderect(lit.rect)


def test_what_the_points_say_is_never_cut(make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[tuple[str, int]] = []
    write = pen.words

    def noted(ui: Ui, target: pygame.Surface, text: str, point: Any, room: int = 0, **more: Any) -> int:
        said.append((text, room))
        return write(ui, target, text, point, room=room, **more)

    monkeypatch.setattr(pen, "words", noted)
    for language in LANGUAGES:
        app = make_app((1280, 720), language=language)
        app.select_game("struggle")
        assert registry.plugin("struggle").start_lesson(app, "first_war", True)
        table = app.top
        assert isinstance(table, TableScreen) and table.controller.play(TakeTile(0, 17))
        table.refresh(table.ui)
        purse = table.ui_root.find("purse")
        assert purse is not None and purse.rect.width
        said.clear()
        purse.draw(table.ui, app.surface)
        assert len(said) > 3
        for text, room in said[1:]:  # after the title
            assert app.ui.fonts.width(text, "text", FLOOR) * SQUEEZE <= room, (language, text)


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_a_limit_of_points_without_room_is_said_in_a_word_or_two(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    said: list[str] = []
    monkeypatch.setattr(pen, "words", lambda ui, target, text, point, **more: said.append(text))
    app = make_app((1280, 720), language=language)
    app.select_game("struggle")
    assert registry.plugin("struggle").start_lesson(app, "one_tile", True)
    table = app.top
    assert isinstance(table, TableScreen) and table.controller.play(TakeTile(0, 9))
    table.refresh(table.ui)
    purse = table.ui_root.find("purse")
    assert isinstance(purse, PointsPanel) and purse.funds
    for limit in sorted(LIMITS):
        purse.funds = [replace(purse.funds[0], limit=limit)]
        short, whole = words.limit_in_short(app.ui.texts, limit), words.limit(app.ui.texts, limit)
        assert spoken_length(short) <= 3, short
        narrow = app.ui.fonts.width(short, "text", FLOOR)
        fits = app.ui.fonts.width(whole, "text", FLOOR) * SQUEEZE <= narrow
        for room, told in ((600, (whole,)), (62 + narrow, (whole, short) if fits else (short,))):
            purse.rect.width = room
            said.clear()
            purse.draw(table.ui, app.surface)
            assert said[1] in told, (limit, room)


def test_the_rounds_of_the_whole_turn_begin_with_the_persons_second(make_app: Callable[..., App]) -> None:
    table = lesson_table(make_app, "whole_turn")
    lesson = table.lesson
    assert lesson is not None
    ministries = next(move for move in table.match.legal() if move.kind == "choose_ministries")
    assert table.controller.play(ministries)
    while NameFirst(0, 0) not in table.match.session.legal_moves(0):
        seat = table.match.session.awaiting[0]
        assert table.controller.play(table.match.session.legal_moves(seat)[0])
    assert table.controller.play(NameFirst(0, 0))
    assert lesson.progress.current == 2 and lesson.progress.states[2] == "open"


def test_a_purse_without_points_says_so(make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch) -> None:
    table = lesson_table(make_app, "one_tile")
    assert table.controller.play(TakeTile(0, 9))
    table.refresh(table.ui)
    purse = table.ui_root.find("purse")
    assert isinstance(purse, PointsPanel) and purse.funds
    said: list[str] = []
    monkeypatch.setattr(pen, "words", lambda ui, target, text, point, **more: said.append(text))
    for funds in (purse.funds, []):
        purse.funds, spent = funds, table.ui.text("purse-spent")
        said.clear()
        purse.draw(table.ui, table.app.surface)
        assert (spent in said) == (not funds)
    assert table.ui.text("purse-empty") not in said


def test_the_lesson_about_the_turn_ends_with_its_scoring_before_the_war(make_app: Callable[..., App]) -> None:
    """No choice of a war is asked of somebody who has not heard of wars."""
    lesson = next(one for one in lessons.lessons("struggle")[0] if one.id == "what_pays")
    assert lesson.step[-1].goal.event == "PrestigeWon" and lesson.ends == "goals"
    assert not any("war" in part for step in lesson.step for part in step.point)
