"""Every system call that saving makes fails once, and for a while: what is told is true, and nothing is lost.

The calls are not listed here: they are recorded in a run without a fault, and then each of them fails in turn.
"""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from engine.storage import sealing
from game.platform.save_list import ENDING
from game.play.match import Match
from tests.abuse.killed import load, new, shown
from tests.shortened import first

KINDS = ("persons", "struggle", "historia")
CALLS = (
    *("open", "close", "read", "write", "fsync", "fdatasync", "replace", "rename", "link", "unlink", "remove", "mkdir"),
    *("truncate", "ftruncate", "lseek", "stat", "lstat", "fstat", "listdir", "scandir", "utime", "chmod"),
)
UNCHANGING = ("open", "stat", "lstat", "fstat", "lseek", "listdir", "scandir", "read")  # nothing to have half done


@dataclass
class Disk:
    """Stands between the program and the system: counts calls, and lets some fail.

    ``first``: the number of the first call that fails; ``only``: just that one, else all of its name from then on, or
    with ``every`` all there are, until ``free``. ``after``: it does its work, and reports a fault all the same.
    """

    folder: Path
    first: int = -1
    only: bool = True
    every: bool = False
    after: bool = False
    on: bool = False
    made: list[str] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)

    def call(self, name: str, real: Callable[..., Any], *args: Any, **more: Any) -> Any:
        if not self.on:
            return real(*args, **more)
        number = len(self.made)
        self.made.append(name)
        ours = number == self.first or (
            not self.only and bool(self.failed) and (self.every or name == self.made[self.first])
        )
        if not ours:
            return real(*args, **more)
        self.failed.append(name)
        if name == "write":
            real(args[0], args[1][: len(args[1]) if self.after else len(args[1]) // 2])
        elif name == "close" or (self.after and name not in UNCHANGING):
            real(*args, **more)
        code = errno.ENOSPC if name == "write" else errno.EIO
        raise OSError(code, os.strerror(code))

    @contextlib.contextmanager
    def at_work(self) -> Iterator[None]:
        self.on = True
        try:
            yield
        finally:
            self.on = False


@dataclass
class Stream:
    """A file that is read, whose reading is a call, too."""

    disk: Disk
    inner: Any

    def read(self, *args: Any) -> Any:
        return self.disk.call("read", self.inner.read, *args)

    def __enter__(self) -> Stream:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.disk.call("close", self.inner.close)

    def fileno(self) -> int:
        return int(self.inner.fileno())


@pytest.fixture
def disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Disk:
    found = Disk(tmp_path / "home")
    for name in CALLS:
        if name != "read" and hasattr(os, name):
            real = getattr(os, name)
            monkeypatch.setattr(os, name, lambda *a, _n=name, _r=real, **more: found.call(_n, _r, *a, **more))
    fdopen = os.fdopen
    monkeypatch.setattr(os, "fdopen", lambda handle, *a, **more: Stream(found, fdopen(handle, *a, **more)))
    with contextlib.suppress(ImportError):
        import fcntl

        flock = fcntl.flock
        monkeypatch.setattr(fcntl, "flock", lambda *a: found.call("lock", flock, *a))
    return found


@pytest.fixture
def path(disk: Disk) -> Iterator[Path]:
    sealing.set_key_folders(disk.folder / "keys", fresh=lambda size: bytes(range(size)))
    yield disk.folder / "saves" / f"game{ENDING}"
    sealing.set_key_folders(fresh=bytes)


def begin(match: Match[Any, Any]) -> None:
    match.keep()


def move(match: Match[Any, Any]) -> None:
    assert match.current_seat is not None
    moves = match.session.legal_moves(match.current_seat)
    match.submit(moves[len(match.log) % len(moves)])


def back(match: Match[Any, Any]) -> None:
    match.undo() if match.can_undo else match.keep()


SHORT = 3  # of so many calls one fails, in the short form
STEPS = (begin, move, move, back, move, begin, move, move)


def found(kind: str, path: Path, copy: Path) -> list[Any]:
    """What another program would find, were this one ended now."""
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(path.parent.parent, copy)
    again = load(kind, copy / path.parent.name / path.name)
    assert (again.lost, again.missing) == ("", "")
    state = shown(again)
    again.close()
    return state


def play(kind: str, path: Path, disk: Disk, lasting: int = 0) -> None:
    """The steps, with what must be true after each of them. ``lasting``: for so many steps more the fault stays."""
    copy = path.parents[2] / "copy"
    shutil.rmtree(path.parents[1], ignore_errors=True)
    sealing.set_key_folders(*sealing._places, fresh=sealing._chance[0])
    match = new(kind, 7, path)
    calls: list[str] = []
    match.kept = calls.append
    left = lasting
    try:
        steps = STEPS if disk.first < 0 else (*STEPS, *(move,) * (lasting + 1))
        for number, step in enumerate(steps, 1):
            before = bool(disk.failed)
            with disk.at_work():
                step(match)
            if before and left == 0:
                assert match.error == "", f"the disk takes all again: {match.error}"
            left -= before and left > 0
            if before and left == 0:
                disk.only = True
            if match.error:
                assert "another program" not in match.error, match.error
            elif (disk.failed and not before) or number == len(steps):
                assert found(kind, path, copy) == shown(match)
        assert match.error == "" and [bool(word) for word in calls] == [True, False] * (len(calls) // 2)
        assert len(calls) <= 2
    finally:
        match.close()
    assert found(kind, path, copy) == shown(match)


def recorded(kind: str, path: Path, disk: Disk) -> list[str]:
    """The calls of a run without a fault; not of the first, which reads what the program keeps in memory then."""
    play(kind, path, disk)
    disk.made.clear()
    play(kind, path, disk)
    calls = disk.made[:]
    assert {"open", "write", "fsync", "replace", "lock", "unlink", "ftruncate", "link", "close"} <= {*calls}
    return calls


def fail_each(
    kind: str, path: Path, disk: Disk, lasting: int = 0, every: bool = False, after: bool = False, step: int = 1
) -> None:
    """``step``: of as many calls that follow each other one fails."""
    calls = recorded(kind, path, disk)
    for number, name in [*enumerate(calls)][::step]:
        if after and name in UNCHANGING:
            continue
        disk.made.clear()
        disk.failed.clear()
        disk.first, disk.only, disk.every, disk.after = number, not lasting, every, after
        try:
            play(kind, path, disk, lasting)
        except BaseException as error:
            error.add_note(f"{kind}: call {number}, {name}, of {len(calls)}; failed: {disk.failed}")
            raise
        assert disk.failed[:1] == [name], f"call {number} is another one than without a fault"


@pytest.mark.parametrize(("kind", "step"), first(1, [(KINDS[0], SHORT), *((kind, 1) for kind in KINDS)], several=True))
def test_any_call_may_fail_once(kind: str, step: int, path: Path, disk: Disk) -> None:
    fail_each(kind, path, disk, step=step)


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_any_call_may_fail_for_a_while(kind: str, path: Path, disk: Disk) -> None:
    fail_each(kind, path, disk, lasting=2)


@pytest.mark.long
def test_all_calls_may_fail_for_a_while(path: Path, disk: Disk) -> None:
    fail_each("historia", path, disk, lasting=2, every=True)


@pytest.mark.parametrize("step", first(1, [SHORT, 1]))
def test_any_call_may_do_its_work_and_report_a_fault(step: int, path: Path, disk: Disk) -> None:
    """As disks of a network do."""
    fail_each("struggle", path, disk, after=True, step=step)
