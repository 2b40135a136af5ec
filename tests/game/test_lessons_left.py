"""A lesson left and gone on with: what is kept of it, where it is told, and what comes after its end."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.brazil.moves import PlaceToken
from game.app.app import App
from game.brazil.table import TableScreen
from game.platform import clock
from game.platform.folders import Folders
from game.platform.lesson_store import LessonRecord, LessonStore
from game.screens.learn_hub import LearnHubScreen
from game.screens.score_screen import BaseScoreScreen
from game.shell.lesson_cards import lesson_ids
from tests.game.begun import begun
from tests.game.conftest import click_name
from tests.game.lesson_table import HARVEST, build_farm, buttons, coach, lesson_table, panel

pytestmark = pytest.mark.usefixtures("nothing_painted")

Make = Callable[..., App]


def test_a_record_with_a_negative_count_of_moves_is_refused() -> None:
    with pytest.raises(ValueError, match="greater than or equal to 0"):
        LessonRecord.model_validate({"acts": [[-1, "hex:3"]]})


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


def test_after_the_end_an_easy_game_is_offered_until_a_game_was_finished(make_app: Make) -> None:
    app = make_app()
    table = lesson_table(app)
    for _ in coach(table).dots:
        coach(table).go_on(clock.now())
    app.settings.finished_game = True
    assert "coach-first-game" not in buttons(table)
    app.settings.finished_game = False
    table.rebuild()
    assert "coach-first-game" in buttons(table)
    click_name(app, "coach-first-game")
    table = app.top  # type: ignore[assignment]
    assert isinstance(table, TableScreen) and table.lesson is None
    assert [occupant.who for occupant in table.match.occupants] == ["person", "settler"]
    assert [type(screen) for screen in app.stack] == [TableScreen]


def test_a_later_lesson_says_that_its_table_is_prepared_beside_the_coachs_words(
    make_app: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app()
    told = app.ui.text("lesson-prepared-table")
    lesson_table(app)
    assert told not in [note.text for note in app.toasts.notes], "there was none before the first"
    following = lesson_ids("brazil")[1]
    table = lesson_table(app, lesson=following)
    assert told in [note.text for note in app.toasts.notes]
    kept = table.ui_root.keeps_clear()
    assert panel(table).rect in kept
    boxes: list[pygame.Rect] = []
    monkeypatch.setattr(type(app.ui), "box", lambda _ui, _target, rect, _look: boxes.append(rect.copy()))
    app.toasts.draw(app.ui, app.surface, kept)
    assert len(boxes) == 1 and boxes[0].collidelist(kept) < 0 and app.surface.get_rect().contains(boxes[0])
    boxes.clear()
    app.toasts.draw(app.ui, app.surface, [app.surface.get_rect()])
    assert boxes[0].top == app.ui.px(14), "where nothing is free it stays at the top"
    click_name(app, "coach-leave")
    app.toasts.clear()
    lesson_table(app, again=False, lesson=following)
    assert told not in [note.text for note in app.toasts.notes], "it goes on where it was left"


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


@pytest.mark.sampled
@pytest.mark.parametrize("game", ["brazil", "struggle", "historia"])
def test_the_review_is_offered_once_after_the_first_whole_game(make_app: Make, game: str) -> None:
    app = make_app()
    table = begun(app, game, "over")
    table.runner.began_open = True
    for offered in (True, False):
        table.over()  # at once: no scene comes before the score
        if app.top is table:
            table.show_score()
        page = app.top
        assert isinstance(page, BaseScoreScreen) and page.review is not None, "nothing lies over the points"
        page.since = clock.now()  # the points begin to be filled in
        page.rebuild()
        page.refresh(app.ui)
        assert page.ui_root.find("review-offered") is None, "the points come first"
        page.since = clock.now() - 1_000_000
        assert page.tick(clock.now())
        page.refresh(app.ui)
        assert (page.ui_root.find("review-offered") is not None) == offered, "and never again"
        app.draw()
        if offered:
            asked: list[object] = []
            page.review = asked.append
            click_name(app, "review-offered")
            assert len(asked) == 1
        while app.top is not table:
            app.pop()
