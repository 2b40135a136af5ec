"""Portable folders, the last word when everything fails, the parts in the credits, and the self-test from source."""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.app import excepthook
from game.platform import dependencies
from game.platform import folders as places
from game.platform.folders import Folders, find_folders

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("program", "beside"),
    [
        ("game/brazil-imperial", "game"),
        ("Applications/Brazil Imperial.app/Contents/MacOS/brazil-imperial", "Applications"),
    ],
)
def test_portable_folders_lie_beside_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: str, beside: str
) -> None:
    executable = tmp_path / program
    executable.parent.mkdir(parents=True)
    executable.write_bytes(b"")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(executable))
    monkeypatch.delenv(places.HOME_VARIABLE, raising=False)
    assert tmp_path not in find_folders().data.parents
    (tmp_path / beside / "portable.txt").write_text("", encoding="utf-8")
    assert find_folders() == Folders.under((tmp_path / beside).resolve() / "brazil-imperial-data")


def test_a_relative_home_is_the_same_folder_after_the_working_folder_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(places.HOME_VARIABLE, "home")
    folders = find_folders()
    assert folders == Folders.under(tmp_path / "home") and folders.data.is_absolute()


def test_what_nobody_catches_is_logged_and_told(
    folders: Folders, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    told: list[tuple[object, ...]] = []
    monkeypatch.setattr(pygame.display, "message_box", lambda *words: told.append(words))
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr("threading.excepthook", None)
    monkeypatch.setattr(sys, "stderr", None)
    excepthook.install(folders)
    error = RuntimeError("nobody foresaw this")
    with caplog.at_level(logging.CRITICAL):
        sys.excepthook(RuntimeError, error, None)
    assert "the program stops" in caplog.text
    assert str(folders.log) in str(told[0][1])


@pytest.fixture
def parts_afresh():
    """They are read once in a program."""
    dependencies.parts.cache_clear()
    yield
    dependencies.parts.cache_clear()


@pytest.mark.usefixtures("parts_afresh")
def test_parts_come_from_the_bundle_where_there_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert any(part.name == "pygame-ce" and part.version for part in dependencies.parts())
    dependencies.parts.cache_clear()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    (tmp_path / "art").mkdir()
    (tmp_path / "licenses").mkdir()
    entry = {"name": "Python", "version": "3.12.1", "licence": "PSF-2.0"}
    (tmp_path / "licenses" / "parts.json").write_text(json.dumps([entry]), encoding="utf-8")
    assert [str(part) for part in dependencies.parts()] == ["Python 3.12.1 (PSF-2.0)"]


def run(tmp_path: Path, *words: str, program: tuple[str, ...] = ("game",)) -> subprocess.CompletedProcess[str]:
    """The game in a process of its own, started elsewhere."""
    quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", places.HOME_VARIABLE: str(tmp_path / "home")}
    environment = os.environ | quiet | {"PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", *program, *words]
    return subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=240)


@pytest.mark.long  # the executable's own, and this one on the newest Python, are part of .ci/run
def test_selftest(tmp_path: Path, drawings: Path) -> None:
    done = run(tmp_path, "--selftest", program=("tests.game.drawing_cache", str(drawings)))
    assert done.returncode == 0, done.stdout + done.stderr
    lines = done.stdout.splitlines()
    assert lines[-1].startswith("ok") and lines == (tmp_path / "home/log/selftest.txt").read_text().splitlines()
    assert {"bots", "kill", "resume", "verify"} <= {line.split()[2] for line in lines if line.split()[1] == "brazil"}
    assert [path.name for path in tmp_path.iterdir()] == ["home"]
    assert not (tmp_path / "home" / "data").exists()  # nobody's saves or settings are touched
    assert not (tmp_path / "home" / "config").exists()


def test_first_frame_says_how_long_it_took(tmp_path: Path) -> None:
    done = run(tmp_path, "--first-frame")
    assert done.returncode == 0 and 0 < int(done.stdout) < 60_000, done.stderr
    assert "--first-frame" not in run(tmp_path, "--help").stdout


def test_without_a_display_one_sentence_says_so(tmp_path: Path) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    env = {key: value for key, value in os.environ.items() if key not in hidden}
    env["BRAZIL_IMPERIAL_HOME"] = str(tmp_path)
    done = subprocess.run([sys.executable, "-m", "game"], env=env, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2, done.stderr
    assert "python -m engine" in done.stderr.splitlines()[-1]


def test_what_was_told_to_end_does_nothing_more(make_app) -> None:
    """The screens have put their things away: a bot's move or a click after that would be on no disk."""
    app, done = make_app(), list[str]()
    app.go("menu")
    app.turn()
    app.after(0, lambda: done.append("a move whose time has come"))
    app.commands.of = lambda event: done.append("a key")
    pygame.event.post(pygame.Event(pygame.QUIT, now=True))
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r", scancode=40))
    app.turn()
    assert not app.running
    assert done == []
