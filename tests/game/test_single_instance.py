"""One program per player, and the way a save takes into the one that runs."""

from __future__ import annotations

import json
import queue
import socket
from pathlib import Path

import pygame
import pytest

from game.app import launch, open_file
from game.platform import single_instance
from game.platform.single_instance import SingleInstance


@pytest.fixture
def first(tmp_path: Path):
    program = SingleInstance(tmp_path)
    assert program.claim()
    yield program
    program.release()


def test_a_second_program_hands_its_save_over(first: SingleInstance, tmp_path: Path) -> None:
    heard: queue.Queue[str] = queue.Queue()
    first.listen(heard.put)
    second = SingleInstance(tmp_path)
    assert not second.claim()
    save = tmp_path / "a game.imperial"
    assert second.hand_over(save)
    assert heard.get(timeout=5) == str(save)
    assert second.hand_over(None)
    assert heard.get(timeout=5) == ""


def test_the_way_is_free_after_the_first_has_gone(first: SingleInstance, tmp_path: Path) -> None:
    first.listen(print)
    first.release()
    second = SingleInstance(tmp_path)
    assert second.claim()
    second.release()


def test_a_door_left_behind_bars_nothing(tmp_path: Path) -> None:
    (tmp_path / "door.json").write_text('{"port": 1, "secret": "x"}', encoding="utf-8")
    (tmp_path / "lock").write_bytes(b"")
    program = SingleInstance(tmp_path)
    assert program.claim()
    program.release()


@pytest.mark.parametrize("door", ["", "{}", "[]", '{"port": 1, "secret": "x"}', '{"port": "x"}'])
def test_one_that_does_not_answer_is_not_waited_for_long(
    first: SingleInstance, tmp_path: Path, door: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(single_instance, "ANSWER_TIMEOUT_S", 0.2)
    (tmp_path / "door.json").write_text(door, encoding="utf-8")
    assert not SingleInstance(tmp_path).hand_over(None)


def test_strangers_are_not_listened_to(first: SingleInstance) -> None:
    heard: list[str] = []
    first.listen(heard.append)
    port = json.loads(first.door.read_text(encoding="utf-8"))["port"]
    for message in (b"", b"{", b"[1]", b'{"secret": "guess", "open": "/etc/passwd"}', b"\xff" * 100):
        with socket.create_connection(("127.0.0.1", port), timeout=5) as line:
            line.sendall(message)
            line.shutdown(socket.SHUT_WR)
            assert line.recv(16) == b""
    assert heard == []
    assert SingleInstance(first.folder).hand_over(None)  # it still listens
    assert heard == [""]


def test_where_no_lock_can_be_kept_the_game_runs_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    program = SingleInstance(tmp_path / "file" / "below")
    assert program.claim()
    program.listen(print)
    program.release()


def test_a_knock_reaches_the_loop_as_a_dropped_file(make_app, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app()
    opened: list[str] = []
    monkeypatch.setattr("game.app.app.open_from_outside", lambda app, path: opened.append(path))
    pygame.event.clear()
    open_file.post_path("a game.imperial")
    for event in pygame.event.get(pygame.DROPFILE):
        app.dispatch(event)
    assert opened == ["a game.imperial"]


def test_a_save_from_outside_puts_the_table_away(make_app, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app()
    app.go("menu")
    closed: list[bool] = []
    app.top.closing = lambda: closed.append(True)
    monkeypatch.setattr("game.shell.table_factory.TableFactory.open_save", lambda factory, app, path: None)
    open_file.open_from_outside(app, "damaged")
    assert closed == []
    monkeypatch.setattr("game.shell.table_factory.TableFactory.open_save", lambda factory, app, path: app)
    open_file.open_from_outside(app, "good")
    assert closed == [True]


def test_a_second_start_leaves_at_once(folders, monkeypatch: pytest.MonkeyPatch) -> None:
    from game.shell.command_line_request import CommandLineRequest

    holder = SingleInstance(folders.cache / "running")
    assert holder.claim()
    heard: list[str] = []
    holder.listen(heard.append)
    monkeypatch.setattr(launch, "find_folders", lambda: folders)
    monkeypatch.setattr(launch, "start_log", lambda folders: None)
    monkeypatch.setattr(launch.excepthook, "install", lambda folders: None)
    assert launch.launch(CommandLineRequest()) == 0
    holder.release()
    assert heard == [""]
