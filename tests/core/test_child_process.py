"""Child processes: messages, death, timeouts, replacement, and the end."""

from __future__ import annotations

import multiprocessing
import os
import threading
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext, SpawnProcess

import pytest

from engine.child_process import LOST, NICE, ChildProcess, RespawningProcess, wait_for_any


def parrot(pipe: Connection, greeting: str) -> None:
    """Repeats what it receives with its process id; ends at "die", and answers nothing to "wait"."""
    while True:
        try:
            received = pipe.recv()
            if received == "die":
                return
            if received != "wait":
                pipe.send(f"{greeting} {received} {os.getpid()}")
        except (EOFError, OSError):
            return


@pytest.fixture
def child() -> Iterator[ChildProcess]:
    child = ChildProcess("parrot", parrot, "Good day,")
    yield child
    child.close()


@pytest.fixture
def process() -> Iterator[RespawningProcess]:
    process = RespawningProcess("parrot", parrot, "Good day,")
    yield process
    process.stop()


# -- one child ---------------------------------------------------------------------------------------------------------


def test_messages_go_both_ways_in_order(child: ChildProcess) -> None:
    for name in ("Ana", "Rui"):
        child.send(name)
    assert [child.receive() for _ in range(2)] == [f"Good day, {name} {child.process.pid}" for name in ("Ana", "Rui")]
    assert child.alive and child.process.pid != os.getpid()


def test_an_answer_that_does_not_come_is_a_timeout_and_one_that_comes_late_is_still_read(child: ChildProcess) -> None:
    child.send("wait")
    with pytest.raises(TimeoutError):
        child.receive(timeout=0.05)
    child.send("Ana")
    assert child.receive(timeout=60).startswith("Good day, Ana")


def test_one_that_has_died_is_noticed_by_who_waits_for_it(child: ChildProcess) -> None:
    child.send("die")
    with pytest.raises(EOFError):
        child.receive(timeout=60)
    child.process.join(60)
    assert not child.alive
    with pytest.raises(OSError, match=r"pipe|closed"):
        child.send("Ana")
        child.send("Ana")


def test_a_listener_hears_every_message_and_then_the_end_once(child: ChildProcess) -> None:
    heard: list[str] = []
    ended = threading.Event()
    child.listen(heard.append, ended.set)
    for message in ("Ana", "Rui", "die"):
        child.send(message)
    assert ended.wait(60)
    assert [message.split()[2] for message in heard] == ["Ana", "Rui"]


class Heavy:
    """A message that is pickled for as long as the listener needs to notice that the child has died."""

    def __init__(self, child: ChildProcess) -> None:
        self.child = child

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        self.child.process.kill()
        self.child.process.join()
        time.sleep(0.2)
        return str, ("heavy",)


def test_one_that_dies_while_a_message_is_prepared_refuses_it(child: ChildProcess) -> None:
    child.listen(lambda message: None, lambda: None)
    with pytest.raises(OSError, match=r"pipe|closed"):
        child.send(Heavy(child))


def test_killed_while_somebody_waits_the_wait_ends(child: ChildProcess) -> None:
    ended = threading.Event()
    child.listen(lambda message: None, ended.set)
    child.kill()
    assert ended.wait(60)
    child.process.join(60)
    assert not child.alive


def test_waiting_for_any_tells_who_has_answered_and_who_has_died() -> None:
    children = [ChildProcess(f"parrot {number}", parrot, "") for number in range(3)]
    try:
        children[1].send("Ana")
        assert wait_for_any(children) == [children[1]]
        children[1].receive()
        children[2].process.kill()
        assert wait_for_any(children) == [children[2]]
        with pytest.raises(LOST):
            children[2].receive()
    finally:
        for child in children:
            child.close()
    assert not any(child.alive for child in children)


@pytest.mark.parametrize(("daemon", "children"), [(True, False), (False, True)])
def test_only_one_that_is_no_daemon_may_have_children(daemon: bool, children: bool) -> None:
    child = ChildProcess("parent", parent, daemon=daemon)
    try:
        assert child.receive(60) == children
    finally:
        child.close()


def parent(pipe: Connection) -> None:
    try:
        ChildProcess("parrot", parrot, "").close()
        pipe.send(True)
    except AssertionError:
        pipe.send(False)


def test_where_no_process_can_be_had_the_pipe_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    ends: list[Connection] = []
    pipe = multiprocessing.get_context("spawn").Pipe

    def noted(context: SpawnContext) -> tuple[Connection, ...]:
        ends.extend(pipe())
        return tuple(ends)

    def refused(process: SpawnProcess) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(SpawnContext, "Pipe", noted)
    monkeypatch.setattr(SpawnProcess, "start", refused)
    with pytest.raises(OSError, match="no more"):
        ChildProcess("parrot", parrot, "")
    assert [end.closed for end in ends] == [True, True]


# -- one that is replaced ----------------------------------------------------------------------------------------------


def pid(process: RespawningProcess) -> int | None:
    assert process.child is not None
    return process.child.process.pid


def test_it_is_started_by_the_first_question_and_stays(process: RespawningProcess) -> None:
    assert process.child is None
    first, second = process.ask("Ana"), process.ask("Ana")
    assert first == second == f"Good day, Ana {pid(process)}"


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="this system knows no such order")
def test_the_window_comes_first(process: RespawningProcess) -> None:
    process.ask("Ana")
    own, its = os.getpriority(os.PRIO_PROCESS, 0), os.getpriority(os.PRIO_PROCESS, pid(process) or 0)
    assert its == min(19, own + NICE)


def test_one_that_died_is_started_anew_once(process: RespawningProcess) -> None:
    process.ask("Ana")
    before = process.child
    assert before is not None
    before.process.kill()
    before.process.join()
    assert process.ask("Rui") is not None and pid(process) != before.process.pid and process.possible
    assert process.ask("die") is None and not process.possible
    assert process.ask("Eva") is None


def test_where_no_process_can_be_had_there_is_no_answer(
    monkeypatch: pytest.MonkeyPatch, process: RespawningProcess
) -> None:
    def refused(_: SpawnProcess) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(SpawnProcess, "start", refused)
    assert process.ask("Ana") is None and not process.possible


def test_stopped_while_somebody_waits_it_ends_at_once(process: RespawningProcess) -> None:
    process.ask("Ana")
    child, heard = process.child, []
    thread = threading.Thread(target=lambda: heard.append(process.ask("wait")))
    thread.start()
    process.stop()
    thread.join(60)
    assert heard == [None] and process.possible
    assert child is not None
    child.process.join(60)
    assert not child.alive
    assert process.ask("Rui") is None and process.child is None


def test_what_is_half_started_is_started_before_it_is_ended(
    monkeypatch: pytest.MonkeyPatch, process: RespawningProcess
) -> None:
    """A process whose parent leaves before it has sent everything prints a traceback into the player's terminal."""
    began, start, order = threading.Event(), SpawnProcess.start, []

    def slowly(started: SpawnProcess) -> None:
        began.set()
        time.sleep(0.2)
        start(started)
        order.append("started")

    monkeypatch.setattr(SpawnProcess, "start", slowly)
    thread = threading.Thread(target=process.ask, args=("wait",))
    thread.start()
    assert began.wait(60)
    process.stop()
    order.append("ended")
    thread.join(60)
    assert order == ["started", "ended"] and process.child is None and not thread.is_alive()


def test_nothing_is_started_after_the_end(monkeypatch: pytest.MonkeyPatch, process: RespawningProcess) -> None:
    """Stopped by another thread between the question and the start."""
    monkeypatch.setattr(SpawnProcess, "start", lambda started: pytest.fail("started"))
    start = process._start
    monkeypatch.setattr(process, "_start", lambda: (process.stop(), start())[1])
    assert process.ask("Ana") is None and process.possible and process.child is None
