"""The folder that a one-file build unpacks itself into is cleaned while the program runs: it goes on."""

from __future__ import annotations

import builtins
import errno
import io
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app import unpacked_files
from game.app.app import App
from game.app.routes import names, show
from game.brazil.terrain.layers.ornaments import drawings_digest
from game.i18n.texts import LANGUAGES
from game.platform.settings import AT_ONCE
from game.shell import registry
from game.shell.command_line_request import CommandLineRequest
from tests.abuse.killed import KINDS, game
from tests.abuse.random_games import FACTORIES
from tests.shortened import first

ROOT = Path(__file__).resolve().parents[2]
UNPACKED = tuple(str(ROOT / name) for name in ("art", "scenarios", "game", "engine"))


def clean_away(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Nothing that is unpacked is there any more. Returns what is asked for in vain."""
    asked: list[str] = []

    def refusing(real: Callable[..., Any]) -> Callable[..., Any]:
        def made(path: Any = ".", *args: Any, **more: Any) -> Any:
            if isinstance(path, str | os.PathLike) and os.fspath(path).startswith(UNPACKED):
                asked.append(os.fspath(path))
                raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), os.fspath(path))
            return real(path, *args, **more)

        return made

    for module, names_ in (
        (io, ("open",)),
        (builtins, ("open",)),
        (os, ("open", "stat", "lstat", "scandir", "listdir")),
        (pygame.font, ("Font",)),
        (pygame.mixer, ("Sound",)),
        (pygame.image, ("load",)),
    ):
        for name in names_:
            monkeypatch.setattr(module, name, refusing(getattr(module, name)))
    return asked


@pytest.mark.parametrize("kind", first(1, ["persons", "struggle", "historia"]))
def test_every_screen_goes_on_when_the_unpacked_files_have_gone(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    app = make_app()
    app.settings.pace.animation = AT_ONCE
    app.go("menu")
    app.draw()
    drawings_digest.cache_clear()  # another test's table may have read them
    for step in unpacked_files.loading_steps(app):
        step()
    clean_away(monkeypatch)
    of = KINDS[kind].game
    for language in LANGUAGES:
        app.settings.language = language
        app.restyle()
        app.select_game(of)
        for name in names(of) if language == "en" else ("menu", "table"):
            show(app, CommandLineRequest(screen=name, game=of, turns=2))
            app.draw()
            assert app.top is not None
        app.go("menu")
    table: Any = FACTORIES[of].start(app, game(kind))
    assert table is not None
    for _ in range(12):
        table.controller.play(table.match.legal()[0]) if table.match.acting is not None else table.match.submit(
            table.match.session.legal_moves(table.match.current_seat)[0]
        )
        app.draw()
    table.match.keep()
    path = table.match.path
    table.closing()
    assert app.open_save(path)
    app.draw()
    app.stack[0].closing()
    assert registry.PLUGINS


def test_only_a_one_file_build_is_looked_after(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program, unpacked = tmp_path / "bin", tmp_path / "tmp" / "_MEI1"
    assert unpacked_files.unpacked() is None
    for root, found in ((program / "_internal", None), (unpacked, unpacked)):
        monkeypatch.setattr("sys.frozen", True, raising=False)
        monkeypatch.setattr("sys.executable", str(program / "game"))
        monkeypatch.setattr("sys._MEIPASS", str(root), raising=False)
        assert unpacked_files.unpacked() == found


def test_a_folder_that_has_gone_is_told_of_once_and_one_that_is_there_is_kept_fresh(
    make_app: Callable[..., App], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, root = make_app(), tmp_path / "_MEI1"
    later: list[Callable[[], None]] = []
    monkeypatch.setattr(app, "after", lambda delay, action: later.append(action))
    monkeypatch.setattr(unpacked_files, "preload", lambda *steps: None)
    file = root / "art" / "a.svg"
    file.parent.mkdir(parents=True)
    file.write_bytes(b"")
    os.utime(file, (1, 1))
    unpacked_files.protect_folder(app, root)
    if sys.platform != "win32":
        import fcntl

        handle = os.open(root, os.O_RDONLY)
        with pytest.raises(BlockingIOError):
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        os.close(handle)
    for _ in range(unpacked_files.FRESHEN):
        assert file.stat().st_mtime == 1
        later.pop()()
    assert file.stat().st_mtime > 1 and app.toasts.notes == []
    shutil.rmtree(root)
    later.pop()()
    assert later == [] and [str(root) in note.text for note in app.toasts.notes] == [True]


def test_the_challenges_are_counted_before_their_files_go(make_app: Callable[..., App], monkeypatch) -> None:
    app = make_app()
    count = registry.plugin("brazil").count_challenges
    count.cache_clear()  # type: ignore[attr-defined]
    for step in unpacked_files.loading_steps(app):
        step()
    clean_away(monkeypatch)
    assert count() > 0
