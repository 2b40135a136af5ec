"""Saved games get another name, are deleted and cleared away with all that lies beside them, whatever stops it."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.app import App
from game.brazil.table_factory import FACTORY
from game.platform.backups import backup_path, companion_files, delete, journal_of, rename, review_of
from game.platform.cleanup import STALE, clear_away
from game.platform.save_list import ENDING, list_saves
from game.screens.load import LoadScreen
from game.screens.name_dialog import NameDialog
from tests.abuse.killed import game
from tests.game.conftest import click_name, press
from tests.game.locked_folders import REASONS, locked
from tests.game.saved_match import play, saved


def test_a_game_gets_another_name_with_all_that_lies_beside_it(make_app: Callable[..., App]) -> None:
    app = make_app()
    match = FACTORY.new(game("persons"), 4, app.folders.saves / f"a{ENDING}")
    for _ in range(3):
        play(match, 4)
        match.keep()
    play(match, 2)
    match.close()
    app.go("menu")
    app.go("load")
    click_name(app, "rename-a")
    assert isinstance(app.top, NameDialog)
    for _ in range(5):
        press(app, pygame.K_BACKSPACE)
    app.dispatch(pygame.Event(pygame.TEXTINPUT, text="Ana: 1/2"))
    told: list[tuple[Path, Path]] = []
    app.reviews.renamed = lambda *paths: told.append(paths)  # type: ignore[method-assign, assignment]
    click_name(app, "answer-0")
    new = app.folders.saves / f"Ana 12{ENDING}"
    assert told == [(match.path, new)], "a review in the background follows its game"
    assert [save.path for save in list_saves(app.folders.saves)] == [new]
    assert sorted(path.name for path in app.folders.saves.iterdir()) == sorted(
        path.name for path in (new, journal_of(new), backup_path(new, 1), backup_path(new, 2))
    )
    again = FACTORY.load(new)
    assert again.digest() == match.digest() and not again.lost
    again.close()


def test_a_name_that_is_taken_is_refused_and_nothing_is_harmed(make_app: Callable[..., App]) -> None:
    app = make_app()
    saved(app, "a")
    other = saved(app, "b", 20)
    app.go("menu")
    app.go("load")
    assert isinstance(app.top, LoadScreen)
    app.top._rename(next(save for save in app.top.saves if save.title == "a"), "b")
    assert app.toasts.notes[-1].kind == "bad" and len(list_saves(app.folders.saves)) == 2
    again = FACTORY.load(other.path)  # type: ignore[arg-type]
    assert again.digest() == other.digest()
    again.close()


@pytest.mark.parametrize("stop", range(1, 14))
def test_a_program_stopped_while_it_renames_leaves_a_whole_game(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch, stop: int
) -> None:
    app = make_app()
    match = FACTORY.new(game("persons"), 4, app.folders.saves / f"a{ENDING}")
    play(match, 4)
    match.keep()
    play(match, 4)
    match.close()
    steps = [0]

    def step(real: Callable[..., object], *what: object, **more: object) -> object:
        steps[0] += 1
        if steps[0] == stop:
            raise KeyboardInterrupt
        return real(*what, **more)

    new = app.folders.saves / f"b{ENDING}"
    replace, unlink = os.replace, Path.unlink
    with monkeypatch.context() as patch:
        patch.setattr("game.platform.backups.os.replace", lambda *what: step(replace, *what))
        patch.setattr(Path, "unlink", lambda path, missing_ok=False: step(unlink, path, missing_ok=missing_ok))
        with contextlib.suppress(KeyboardInterrupt):
            rename(match.path, new)  # type: ignore[arg-type]
    whole = [path for path in (match.path, new) if path is not None and path.exists()]
    assert whole
    for path in whole:
        again = FACTORY.load(path)
        assert again.digest() == match.digest() and not again.lost
        again.close()
    other = FACTORY.new(game("persons"), 5, app.folders.saves / f"c{ENDING}")
    play(other, 1)
    other.close()
    theirs = [journal_of(other.path), other.path]  # type: ignore[arg-type, list-item]
    clear_away(app.folders, time.time() + 2 * STALE)
    (left,) = [save.path for save in list_saves(app.folders.saves) if save.path != other.path]
    assert set(app.folders.saves.iterdir()) == {left, *companion_files(left)} - {
        backup_path(left, 2),
        review_of(left),
    } | set(theirs)
    again = FACTORY.load(left)
    assert again.digest() == match.digest() and not again.lost
    again.close()


@pytest.mark.parametrize("stop", range(1, 7))
def test_a_program_stopped_while_it_deletes_leaves_nothing_that_belongs_to_no_game(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch, stop: int
) -> None:
    app = make_app()
    match = FACTORY.new(game("persons"), 4, app.folders.saves / f"a{ENDING}")
    play(match, 4)
    match.keep()
    match.close()
    unlink, steps = Path.unlink, [0]

    def cut(path: Path, missing_ok: bool = False) -> None:
        steps[0] += 1
        if steps[0] == stop:
            raise KeyboardInterrupt
        unlink(path, missing_ok=missing_ok)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", cut)
        with contextlib.suppress(KeyboardInterrupt):
            delete(match.path)  # type: ignore[arg-type]
    left = list(app.folders.saves.iterdir())
    assert not left or match.path in left
    assert bool(left) == (stop <= 5)
    for save in list_saves(app.folders.saves):
        FACTORY.load(save.path).close()


def test_drafts_of_a_stop_are_cleared_away_and_nothing_else(make_app: Callable[..., App]) -> None:
    folders = make_app().folders
    match = FACTORY.new(game("persons"), 4, folders.saves / f"a{ENDING}")
    play(match, 1)
    match.close()
    now = time.time()
    strange = [folders.saves / "notes.txt", folders.saves / f"old{ENDING}.journal", folders.saves / f"old{ENDING}.1"]
    twin = folders.saves / f"a{ENDING}.aside-1"
    for path in strange:
        path.write_bytes(b"the only copy")
    os.link(match.path, twin)  # type: ignore[arg-type]
    drafts = [folders.config / "settings1.part", folders.saves / "a2.part", folders.cache / "pictures" / "p3.part"]
    for path in drafts:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"half")
    assert clear_away(folders, now) == [], "another program may be writing them"
    os.utime(drafts[0], (now + 10, now + 10))
    assert sorted(clear_away(folders, now + STALE + 5)) == sorted(drafts[1:])
    assert all(path.exists() for path in (*strange, twin, match.path, journal_of(match.path)))  # type: ignore[arg-type, union-attr]


@pytest.mark.parametrize("code", REASONS)
def test_a_folder_out_of_reach_is_not_cleared_and_stops_no_start(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    folders = make_app().folders
    for folder in (folders.saves, folders.config):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "a2.part").write_bytes(b"half")
    with monkeypatch.context() as patched:
        locked(patched, folders.saves, code=code)
        assert clear_away(folders, time.time() + 2 * STALE) == [folders.config / "a2.part"]


def test_a_game_that_is_played_elsewhere_is_neither_renamed_nor_deleted(make_app: Callable[..., App]) -> None:
    app = make_app()
    match = FACTORY.new(game("persons"), 4, app.folders.saves / f"a{ENDING}")
    play(match, 2)
    app.go("menu")
    app.go("load")
    page = app.top
    assert isinstance(page, LoadScreen)
    page._rename(page.saves[0], "b")
    page._delete(page.saves[0])
    assert match.path is not None and match.path.exists() and len(app.toasts.notes) == 2
    match.close()
    page._delete(page.saves[0])
    assert list(app.folders.saves.iterdir()) == []


def test_a_name_that_could_not_be_given_can_be_given_again(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever call fails, the game has one name, and lies whole under it."""
    app = make_app()
    replace, unlink, link = os.replace, os.unlink, os.link
    for number in range(60):
        name = f"game {number}"
        match = saved(app, name)
        assert match.path is not None
        to = match.path.with_name(f"new {number}{ENDING}")
        left = [number]

        def failing(call: Callable[..., None], after: bool, left: list[int] = left) -> Callable[..., None]:
            def made(*args: Any, **more: Any) -> None:
                left[0] -= 1
                if left[0] + 1 or after:
                    call(*args, **more)
                if not left[0] + 1:
                    raise OSError(5, "Input/output error")

            return made

        failed = False
        with monkeypatch.context() as patched:
            for of, call in (("replace", replace), ("unlink", unlink), ("link", link)):
                patched.setattr(os, of, failing(call, number % 2 == 1 and of != "link"))
            try:
                rename(match.path, to)
            except OSError:
                failed = True
        if left[0] >= 0:
            break
        if failed:
            rename(match.path, to)
        again = FACTORY.load(to)
        assert again.digest() == match.digest() and again.lost == again.missing == ""
        again.close()
        assert not match.path.exists()
    assert number > 12
