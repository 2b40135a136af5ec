"""The table of any game: what it says when advice or the disk fails, how the past is walked through, how it is left."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from engine.storage.journal import busy
from game.app.app import App
from game.brazil.table import TableScreen
from game.brazil.table_factory import FACTORY
from game.platform.backups import journal_of
from game.platform.save_list import ENDING
from game.screens.dialog import Dialog
from game.screens.menu import MenuScreen
from game.screens.unsaved_dialog import UnsavedDialog
from tests.abuse.killed import game
from tests.abuse.test_leaving import full, notes, play
from tests.game.play.test_advice_controller import FakeWorker

from .begun import SCENARIOS, lay, new
from .conftest import click, click_name, press
from .gestures import answer
from .player import no_pause

Make = Callable[..., App]


@pytest.fixture
def table(make_app: Make) -> Iterator[TableScreen]:
    app = make_app()
    no_pause(app)
    table = FACTORY.open_table(app, FACTORY.new(game("persons"), 4, app.folders.saves / f"a{ENDING}"))
    table.advice_controller.thinker = FakeWorker()
    play(table.match, 12)
    app.toasts.clear()
    yield table
    table.runner.stop()
    table.match.close()


def take_over(table: TableScreen) -> None:
    """Whoever is asked has the screen, and the turns before are told."""
    assert table.match.current_seat is not None
    table.controller.take_over(table.match.current_seat)
    table.app.draw()


# -- the game at hand --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("over", "page"), [("table", "learn"), ("handover", "learn"), ("table", "rules")])
def test_who_reads_the_rules_of_another_game_comes_back_to_the_words_of_the_own(
    table: TableScreen, over: str, page: str
) -> None:
    app = table.app
    if over == "handover":
        table.hand_over(1)
    text = app.ui.text("era-name-1")
    app.go(page)
    if page == "learn":
        click_name(app, "tab-historia")
    else:
        click_name(app, "game")
        choices = app.top.ui_root.popup.walk()  # type: ignore[attr-defined]
        click(app, next(choice for choice in choices if choice.name == "game.historia").rect.center)
    assert app.game == "historia" and app.ui.text("era-name-1") != text
    press(app, pygame.K_ESCAPE)
    assert app.game == "brazil" == table.game and app.ui.text("era-name-1") == text


def test_from_the_menu_the_rules_of_another_game_stay_at_hand(make_app: Make) -> None:
    app = make_app()
    app.go("menu")
    app.go("learn")
    click_name(app, "tab-historia")
    press(app, pygame.K_ESCAPE)
    assert app.game == "historia", "its pictures are in the gallery now"


# -- what is said ------------------------------------------------------------------------------------------------------


def test_a_hint_for_nobody_and_a_reason_for_no_move_are_told(table: TableScreen) -> None:
    app = table.app
    assert table.match.acting is None, "nobody has taken the screen over"
    press(app, pygame.K_h, unicode="h")
    assert notes(app) == [app.ui.text("advice-nobody")] and not table.advice_controller.open
    press(app, pygame.K_y, unicode="y")
    assert notes(app)[-1] == app.ui.text("advice-no-move"), "persons have their own reasons"
    app.toasts.clear()
    take_over(table)
    press(app, pygame.K_h, unicode="h")
    assert notes(app) == [] and table.advice_controller.open


def test_a_disk_that_refuses_is_told_in_red_and_so_is_that_it_takes_the_game_again(
    table: TableScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = table.app
    with monkeypatch.context() as patched:
        full(patched)
        play(table.match, 1)
        (note,) = app.toasts.notes
        assert note.kind == "bad" and "No space" in note.text
        app.toasts.clear()
        press(app, pygame.K_s, pygame.KMOD_CTRL)
        assert len(notes(app)) == 1 and "No space" in notes(app)[0], "who asks once more is told once more"
        app.toasts.clear()
    play(table.match, 1)
    assert notes(app) == [app.ui.text("saved-again")]


# -- the past ----------------------------------------------------------------------------------------------------------


def test_arrows_go_through_the_past_by_moves_and_by_turns(table: TableScreen) -> None:
    app, match, history = table.app, table.match, table.controller.history
    take_over(table)
    table.controller.close_recap()
    history.go(4)
    seen = []
    for key in (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT):
        press(app, key)
        seen.append(history.at)
    assert seen == [5, 6, 5]
    press(app, pygame.K_DOWN)
    later = history.at
    assert later > 5 and (later == history.last or match.policy.ends_turn(match.log[later - 1].move))
    press(app, pygame.K_UP)
    assert history.at < later
    history.close()
    press(app, pygame.K_LEFT)
    assert not history.open, "in the present the arrows are the map's"


def test_undo_leads_out_of_the_past_also_where_nothing_can_be_taken_back(table: TableScreen) -> None:
    app = table.app
    take_over(table)
    table.match.session.hand_over()
    assert not table.match.can_undo
    table.controller.history.go(3)
    press(app, pygame.K_z, pygame.KMOD_CTRL)
    assert not table.controller.history.open and notes(app) == [] and len(table.match.log) == 12


@pytest.mark.sampled
@pytest.mark.parametrize("game", SCENARIOS)
def test_a_film_shows_its_last_move_too_and_that_one_to_its_end(make_app: Make, game: str) -> None:
    """Where pieces move on the way from the move before, they do as the last thing of a film; of a recap also when it
    is the only one."""
    app = make_app()
    match, dice = new(game, 3), random.Random(5)
    table = lay(app, game, match)
    app.settings.pace.animation = 1.0
    app.draw()
    history, motions = table.controller.history, table.animations
    while not motions.running:
        history.close()
        match.submit(dice.choice(match.session.legal_moves(match.current_seat)))
        match.version += 1
        history.jump(history.last - 1)
        history.step(1)
    history.close()
    assert not motions.running
    table.controller.model.recap_since = history.last - 1
    table.controller.replay_recap()
    assert history.at == history.last - 1 and not motions.running
    assert history.tick(history.due)
    assert not history.open and motions.running, "the pieces are on their way when the bar of time has gone"
    table.closing()


def test_the_wheel_closes_no_recap_and_a_click_beside_it_does_nothing_else(table: TableScreen) -> None:
    app = table.app
    take_over(table)
    table.controller.model.recap_since = 0
    table.rebuild()
    shown = table.recap()
    assert shown is not None
    beside = next(w for w in table.ui_root.root.walk() if w.name == "tool-log")
    assert not shown.rect.colliderect(beside.rect)
    app.dispatch(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=beside.rect.center, button=4))
    assert table.recap() is not None
    click(app, (shown.rect.x + 3, shown.rect.y + 3))
    assert table.recap() is not None, "it is read"
    click(app, beside.rect.center)
    assert table.recap() is None and table.model.drawer == ""
    click(app, beside.rect.center)
    assert table.model.drawer == "log", "the second click is for what lies there"


# -- leaving -----------------------------------------------------------------------------------------------------------


def test_back_to_the_menu_asks_before_a_game_is_left_that_the_disk_does_not_take(
    table: TableScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = table.app
    take_over(table)
    full(monkeypatch)
    table.match.submit(table.match.legal()[0])
    table.controller.request("menu")
    answer(app, "to-menu")
    assert isinstance(app.top, UnsavedDialog) and table in app.stack
    click_name(app, "answer-2")
    assert app.top is table or table in app.stack
    monkeypatch.undo()
    table.to_menu()
    assert [type(screen) for screen in app.stack] == [MenuScreen]


def test_a_table_that_is_left_thinks_no_more_and_lets_its_save_go(table: TableScreen) -> None:
    app, match = table.app, table.match
    bots = table.runner.bots = FakeWorker()  # type: ignore[assignment]
    thinks = table.advice_controller.thinker
    assert match.path is not None and isinstance(thinks, FakeWorker) and busy(journal_of(match.path))
    table.to_menu()
    assert bots.stopped and thinks.stopped and not busy(journal_of(match.path))
    assert isinstance(app.top, MenuScreen)


def test_a_review_goes_on_when_its_table_is_left_and_stops_with_the_program(
    table: TableScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, reviewing = table.app, table.reviewing
    worker = reviewing.thinker = FakeWorker()  # type: ignore[assignment]
    monkeypatch.setattr(type(table.reviewing), "tick", lambda self: False)
    reviewing.working = True
    table.to_menu()
    app.tick()
    assert reviewing.working and app.reviews.running == [reviewing] and not worker.stopped
    monkeypatch.setattr(type(app.reviews), "tick", lambda self: [Path("A game.imperial")])
    app.tick()
    assert [note.text for note in app.toasts.notes] == ["The review of “A game” is ready."]
    app.quit()
    assert worker.stopped and not reviewing.working and not app.running


def test_another_game_in_its_place_asks_and_puts_it_away_likewise(
    table: TableScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[bool] = []
    path = table.match.path
    assert path is not None
    with monkeypatch.context() as patched:
        patched.setattr(table, "keep", lambda: "the disk is full")
        table.put_away(lambda: done.append(busy(journal_of(path))))
        assert isinstance(table.app.top, UnsavedDialog) and done == []
        click_name(table.app, "answer-2")
    table.put_away(lambda: done.append(busy(journal_of(path))))
    assert done == [False], "its save is free before the other game comes"


def test_the_menu_says_why_the_game_is_not_saved(table: TableScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    app = table.app

    def menu() -> str:
        press(app, pygame.K_F10)
        assert isinstance(app.top, Dialog)
        body = app.top.body
        press(app, pygame.K_ESCAPE)
        return body

    saved = app.ui.text("menu-body")
    assert menu() == saved
    with monkeypatch.context() as patched:
        full(patched)
        play(table.match, 1)
        assert "No space left on device" in menu() and menu() != saved
    play(table.match, 1)
    assert menu() == saved
