"""Ways out of the program, and into a game that lies on the table: nothing is lost, and nobody is told a lie."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.app import open_file
from game.app.app import App
from game.brazil.match import Match
from game.brazil.table import TableScreen
from game.brazil.table_factory import FACTORY
from game.platform.folders import HOME_VARIABLE
from game.screens.load import LoadScreen
from game.screens.menu import MenuScreen
from game.screens.unsaved_dialog import UnsavedDialog
from tests.abuse.killed import KINDS, game
from tests.abuse.random_games import FACTORIES
from tests.game.conftest import click_name, folders, make_app, nobody_paints
from tests.game.locked_folders import REASONS, locked

__all__ = ["folders", "make_app", "nobody_paints"]
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def table(make_app: Callable[..., App]) -> Iterator[TableScreen]:
    app = make_app()
    app.settings.confirm_unused = False
    table = FACTORY.open_table(app, FACTORY.new(game("persons"), 4, app.folders.saves / "a.imperial"))
    play(table.match)
    yield table
    table.runner.stop()
    table.match.close()


def play(match: Match, moves: int = 3) -> None:
    for _ in range(moves):
        assert match.current_seat is not None
        match.submit(match.session.legal_moves(match.current_seat)[0])


def full(monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk takes nothing more."""
    from engine.storage import files, journal

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(journal, "_sync", refuse)
    monkeypatch.setattr(files.os, "fsync", refuse)


def notes(app: App) -> list[str]:
    return [note.text for note in app.toasts.notes]


@pytest.mark.parametrize("kind", ["persons", "struggle", "historia"])
def test_a_game_is_on_the_disk_before_its_first_move(make_app: Callable[..., App], kind: str) -> None:
    """Whoever sees his first cards and pulls the plug finds the same deal again."""
    app, laying = make_app(), FACTORIES[KINDS[kind].game]
    app.select_game(KINDS[kind].game)
    table = laying.start(app, game(kind))
    assert table is not None
    copy = app.folders.saves / "copy.imperial"
    copy.write_bytes(table.match.path.read_bytes())
    again = laying.load(copy)
    assert again.digest() == table.match.digest() and again.session.nonce == table.match.session.nonce
    again.close()
    table.closing()


def test_a_save_that_failed_is_not_called_saved(table: TableScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    app = table.app
    full(monkeypatch)
    play(table.match)
    table.save_now()
    assert app.ui.text("saved") not in notes(app) and any("No space" in note for note in notes(app))
    count = len(notes(app))
    play(table.match)
    assert len(notes(app)) == count, "told once"
    table.save_now()
    assert app.ui.text("saved") not in notes(app)
    monkeypatch.undo()
    table.save_now()
    assert notes(app)[-1] == app.ui.text("saved")


def test_the_window_does_not_close_on_an_unsaved_game_without_asking(
    table: TableScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = table.app
    full(monkeypatch)
    play(table.match)
    app.dispatch(pygame.Event(pygame.QUIT))
    assert app.running and isinstance(app.top, UnsavedDialog)
    app.dispatch(pygame.Event(pygame.QUIT))
    assert len([screen for screen in app.stack if isinstance(screen, UnsavedDialog)]) == 1
    click_name(app, "answer-2")  # stay
    assert app.running and app.top is table
    play(table.match)
    app.dispatch(pygame.Event(pygame.QUIT))
    monkeypatch.undo()
    click_name(app, "answer-0")  # again
    assert not app.running
    again = FACTORY.load(table.match.path)
    assert again.digest() == table.match.digest()
    again.close()


@pytest.mark.parametrize("code", REASONS)
def test_a_game_whose_folder_is_out_of_reach_can_be_left_all_the_same(
    table: TableScreen, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    app = table.app
    with monkeypatch.context() as patched:
        locked(patched, app.folders.saves, code=code)
        play(table.match)
        assert notes(app) == [app.ui.text("not-saved", reason=table.match.error)]
        table.to_menu()
        assert isinstance(app.top, UnsavedDialog)
        click_name(app, "answer-1")  # all the same
        assert isinstance(app.top, MenuScreen)
        app.go("load")
        assert isinstance(app.top, LoadScreen) and not app.top.saves
        app.draw()
        assert not app.open_save(table.match.path)
    assert app.open_save(table.match.path), "once it is back"
    app.top.closing()


def test_a_signal_asks_nothing(table: TableScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    full(monkeypatch)
    table.app.dispatch(pygame.Event(pygame.QUIT, now=True))
    assert not table.app.running


def test_the_games_own_save_opened_in_mid_turn_loses_nothing(table: TableScreen) -> None:
    app, match = table.app, table.match
    table.keep()
    play(match)
    before = match.digest()
    open_file.open_from_outside(app, str(match.path))
    shown = app.stack[0]
    assert isinstance(shown, TableScreen) and shown.match.digest() == before


def test_another_save_puts_the_table_away_first(table: TableScreen) -> None:
    app = table.app
    other = FACTORY.new(game("persons"), 5, app.folders.saves / "b.imperial")
    play(other)
    other.close()
    digest = table.match.digest()
    open_file.open_from_outside(app, str(other.path))
    shown = app.stack[0]
    assert isinstance(shown, TableScreen) and shown.match.digest() == other.digest()
    again = FACTORY.load(table.match.path)
    assert again.digest() == digest
    for match in (again, shown.match):
        match.close()
    shown.runner.stop()


@pytest.mark.sampled
@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_a_signal_ends_the_program_at_once_also_in_the_menu(tmp_path: Path, name: str) -> None:
    environment = {
        **os.environ,
        HOME_VARIABLE: str(tmp_path),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
    }
    with subprocess.Popen([sys.executable, "-m", "game"], cwd=ROOT, env=environment) as program:
        until = time.monotonic() + 60
        while not (tmp_path / "cache" / "running" / "door.json").exists() and time.monotonic() < until:
            time.sleep(0.05)
        time.sleep(0.5)
        program.send_signal(getattr(signal, name))
        assert program.wait(20) == 0
    assert "the program ends" in (tmp_path / "log" / "game.log").read_text(encoding="utf-8")
