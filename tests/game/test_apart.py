"""The process that draws or paints apart: it answers, is replaced when it dies, and ends when it is told to."""

from __future__ import annotations

import multiprocessing
import os
import threading
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext, SpawnProcess

import pytest

from game.platform.child_process import CALM, ChildProcess


def parrot(line: Connection, greeting: str) -> None:
    """Says what it is told with its process id; ends without a word at "die", and answers nothing to "wait"."""
    while True:
        try:
            told = line.recv()
            if told == "die":
                return
            if told != "wait":
                line.send_bytes(f"{greeting} {told} {os.getpid()}".encode())
        except (EOFError, OSError):
            return


@pytest.fixture
def apart() -> Iterator[ChildProcess]:
    apart = ChildProcess("parrot", parrot, "Good day,")
    yield apart
    apart.stop()


def test_it_answers_in_another_process_and_stays_there(apart: ChildProcess) -> None:
    assert apart.process is None
    first, second = apart.ask("Ana"), apart.ask("Ana")
    assert first == second == f"Good day, Ana {apart.process.pid}".encode()
    assert apart.process.pid != os.getpid()


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="this system knows no such order")
def test_the_window_comes_first(apart: ChildProcess) -> None:
    apart.ask("Ana")
    own, its = os.getpriority(os.PRIO_PROCESS, 0), os.getpriority(os.PRIO_PROCESS, apart.process.pid)
    assert its == min(19, own + CALM)


def test_one_that_died_is_started_anew_once(apart: ChildProcess) -> None:
    apart.ask("Ana")
    before = apart.process
    before.kill()
    before.join()
    assert apart.ask("Rui") is not None and apart.process.pid != before.pid and apart.possible
    assert apart.ask("die") is None and not apart.possible
    assert apart.ask("Eva") is None


def test_where_no_process_can_be_had_whoever_asks_does_without(
    monkeypatch: pytest.MonkeyPatch, apart: ChildProcess
) -> None:
    def refused(*_: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(apart, "_engage", refused)
    assert apart.ask("Ana") is None and not apart.possible


def test_stopped_while_somebody_waits_at_the_line_it_ends_at_once(apart: ChildProcess) -> None:
    apart.ask("Ana")
    process, heard = apart.process, []
    thread = threading.Thread(target=lambda: heard.append(apart.ask("wait")))
    thread.start()
    apart.stop()
    thread.join(60)
    assert heard == [None] and apart.possible
    process.join(60)
    assert not process.is_alive()
    assert apart.ask("Rui") is None and apart.process is None


def test_what_is_half_started_is_started_before_it_is_ended(
    monkeypatch: pytest.MonkeyPatch, apart: ChildProcess
) -> None:
    """A process whose parent leaves before it has told it everything prints a traceback into the player's terminal."""
    began, start, order = threading.Event(), SpawnProcess.start, []

    def slowly(process: SpawnProcess) -> None:
        began.set()
        time.sleep(0.2)
        start(process)
        order.append("started")

    monkeypatch.setattr(SpawnProcess, "start", slowly)
    thread = threading.Thread(target=apart.ask, args=("wait",))
    thread.start()
    assert began.wait(60)
    apart.stop()
    order.append("ended")
    thread.join(60)
    assert order == ["started", "ended"] and apart.process is None and not thread.is_alive()


def test_nothing_is_started_after_the_end(monkeypatch: pytest.MonkeyPatch, apart: ChildProcess) -> None:
    """Told to stop between the question and the start."""
    monkeypatch.setattr(SpawnProcess, "start", lambda process: pytest.fail("started"))
    pipe = multiprocessing.get_context("spawn").Pipe
    monkeypatch.setattr(SpawnContext, "Pipe", lambda self: (apart.stop(), pipe())[1])
    assert apart.ask("Ana") is None and apart.possible and apart.process is None
