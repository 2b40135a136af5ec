"""The process that draws or paints apart: it answers, is replaced when it dies, and ends when it is told to."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from multiprocessing.connection import Connection

import pytest

from game.apart import CALM, Apart


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
def apart() -> Iterator[Apart]:
    apart = Apart("parrot", parrot, "Good day,")
    yield apart
    apart.stop()


def test_it_answers_in_another_process_and_stays_there(apart: Apart) -> None:
    assert apart.process is None
    first, second = apart.ask("Ana"), apart.ask("Ana")
    assert first == second == f"Good day, Ana {apart.process.pid}".encode()
    assert apart.process.pid != os.getpid()


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="this system knows no such order")
def test_the_window_comes_first(apart: Apart) -> None:
    apart.ask("Ana")
    own, its = os.getpriority(os.PRIO_PROCESS, 0), os.getpriority(os.PRIO_PROCESS, apart.process.pid)
    assert its == min(19, own + CALM)


def test_one_that_died_is_started_anew_once(apart: Apart) -> None:
    apart.ask("Ana")
    before = apart.process
    before.kill()
    before.join()
    assert apart.ask("Rui") is not None and apart.process.pid != before.pid and apart.possible
    assert apart.ask("die") is None and not apart.possible
    assert apart.ask("Eva") is None


def test_where_no_process_can_be_had_whoever_asks_does_without(monkeypatch: pytest.MonkeyPatch, apart: Apart) -> None:
    def refused(*_: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(apart, "_engage", refused)
    assert apart.ask("Ana") is None and not apart.possible


def test_stopped_while_somebody_waits_at_the_line_it_ends_at_once(apart: Apart) -> None:
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
