"""A file that can't be shown is put aside, and a start that never came to a picture is followed by a safe one."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app import crash_reports, launch
from game.app.app import App
from game.app.safe_start import StartMarker
from game.platform.backups import journal_of
from game.platform.folders import HOME_VARIABLE, Folders
from game.platform.save_list import ENDING, SavedGame
from game.platform.settings import SettingsFile
from game.platform.window import NoDisplay
from game.screens import load as load_module
from game.screens import menu as menu_module
from game.screens import unshowable_files
from game.screens.dialog import Dialog
from game.screens.menu import MenuScreen
from game.shell.command_line_request import CommandLineRequest
from tests.abuse.test_odd_files import saved
from tests.shortened import first

Make = Callable[..., App]
ROOT = Path(__file__).resolve().parents[2]


def trips(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """The save of this name raises whenever it is described."""

    def describe(shell: Any, save: SavedGame) -> str:
        if save.path.stem == name:
            raise ZeroDivisionError("drawn wrongly")
        return "fine"

    monkeypatch.setattr(menu_module, "describe", describe)
    monkeypatch.setattr(load_module, "describe", describe)


def run_guarded(app: App, turns: int = 6) -> None:
    """The loop under its guard, for so many turns."""
    left = [turns]
    turn = app.turn

    def counted(wait: int = 1) -> None:
        left[0] -= 1
        if left[0] < 0:
            app.running = False
            return
        turn(1)

    app.turn = counted  # type: ignore[method-assign]
    app.close = lambda: None  # type: ignore[method-assign]
    crash_reports.run_guarded(app)


@pytest.mark.parametrize("page", ["menu", "load"])
def test_a_save_that_a_page_can_not_show_is_put_aside_and_said(
    make_app: Make, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    app = make_app()
    app.folders.saves.mkdir(parents=True)
    for kind in ("persons", "struggle"):
        saved(app.folders.saves, kind)
    bad = app.folders.saves / f"good struggle{ENDING}"  # the newest: it is on the menu, too
    journal_of(bad).write_bytes(b"x")
    trips(monkeypatch, "good struggle")
    app.go("menu")
    if page == "load":
        monkeypatch.setattr(menu_module, "describe", lambda shell, save: "fine")
        app.go("load")
    run_guarded(app)
    aside = app.folders.saves / unshowable_files.FOLDER
    assert not bad.exists() and (aside / bad.name).is_file() and journal_of(aside / bad.name).is_file()
    assert (app.folders.saves / f"good persons{ENDING}").is_file(), "nothing else is moved"
    assert isinstance(app.top, Dialog) and "good struggle" in app.top.body and str(aside) in app.top.body
    assert isinstance(app.stack[0], MenuScreen) and app.stack[0].continued is not None
    assert app.stack[0].continued.path.stem == "good persons"


def test_a_fault_of_no_file_moves_none(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app()
    app.folders.saves.mkdir(parents=True)
    path = saved(app.folders.saves, "persons")
    app.go("menu")
    monkeypatch.setattr(MenuScreen, "place", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        run_guarded(app)
    assert path.is_file() and not (app.folders.saves / unshowable_files.FOLDER).exists()


def test_a_marker_left_behind_makes_the_next_start_a_safe_one(tmp_path: Path) -> None:
    assert not StartMarker(tmp_path).begin()
    assert StartMarker(tmp_path).begin(), "the start before never came to a picture"
    last = StartMarker(tmp_path)
    last.begin()
    last.done()
    assert not StartMarker(tmp_path).begin()


@pytest.mark.skipif(os.name != "posix", reason="permissions")
def test_a_folder_that_can_not_be_written_makes_no_start_a_safe_one(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    assert not StartMarker(tmp_path / "file" / "running").begin()


def test_a_safe_start_reads_and_writes_none_of_the_players_settings(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path)
    file.settings.theme = "slate"
    assert file.save()
    safe = SettingsFile(tmp_path, safe=True)
    assert safe.settings.theme == "parchment" and safe.save()
    assert SettingsFile(tmp_path).settings.theme == "slate"


PROGRAM = """
import os, sys, threading, time
import pydantic
import game.render.image_cache, game.app.launch
from game.screens.menu import MenuScreen
from game.shell.command_line_request import CommandLineRequest
from game.app.app import App
end = sys.argv.pop()
class Endless(pydantic.BaseModel):
    number: int
    @pydantic.field_validator("number")
    def read(cls, number):
        while True:
            time.sleep(0.01)
threading.Thread(target=lambda: Endless(number=1), daemon=True).start()
if end == "raises":
    MenuScreen.place = lambda *_: 1 / 0
if end == "dies":
    MenuScreen.backdrop = lambda *_: os._exit(9)
if end == "well":
    first = App.draw
    def draw(app):
        first(app)
        app.after(600, app.quit)
    App.draw = draw
told = game.app.launch._tell_safe_start
def tell(app):
    print("safe", bool(app.stack[0].continued), app.settings.theme)
    told(app)
game.app.launch._tell_safe_start = tell
from game.__main__ import main
main()
"""


def started(home: Path, end: str) -> tuple[int, str]:
    env = {**os.environ, HOME_VARIABLE: str(home), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, end], cwd=ROOT, env=env, capture_output=True, text=True, timeout=120
    )
    return done.returncode, done.stdout


@pytest.mark.parametrize(("end", "status"), first(1, [("dies", 9), ("raises", 1)], several=True))
def test_after_a_start_that_ended_before_its_first_picture_the_program_begins_safely(
    tmp_path: Path, end: str, status: int
) -> None:
    """The real program: a start that ends so, then a safe one, then one as ever; a thread of its own is inside pydantic
    to the end, which must not abort the process."""
    folders = Folders.under(tmp_path)
    folders.saves.mkdir(parents=True)
    saved(folders.saves, "persons")
    file = SettingsFile(folders.config)
    file.settings.theme = "slate"
    file.save()
    assert started(tmp_path, end)[0] == status
    code, text = started(tmp_path, "well")
    assert (code, "safe False parchment" in text) == (0, True), text
    code, text = started(tmp_path, "well")
    assert (code, "safe" in text) == (0, False), text
    assert SettingsFile(folders.config).settings.theme == "slate" and len(list(folders.saves.glob(f"*{ENDING}"))) == 1


def test_a_safe_start_is_told(make_app: Make) -> None:
    from game.app.launch import _tell_safe_start

    app = make_app()
    app.go("menu")
    _tell_safe_start(app)
    app.draw()
    assert isinstance(app.top, Dialog) and "saves" in app.top.body and pygame.display.get_surface() is not None


def test_a_start_without_a_display_is_followed_by_an_ordinary_one(
    folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was missing was a library or a display; the player's files had no part in it."""

    def nothing_to_draw_on(*_: object) -> None:
        raise NoDisplay("offscreen")

    monkeypatch.setattr("game.app.app.App", nothing_to_draw_on)
    monkeypatch.setattr(launch, "find_folders", lambda: folders)
    monkeypatch.setattr(launch, "start_log", lambda folders: None)
    monkeypatch.setattr(launch.excepthook, "install", lambda folders: None)
    with pytest.raises(NoDisplay):
        launch.launch(CommandLineRequest())
    assert not StartMarker(folders.cache / "running").path.exists()
