"""Play-outs on several cores: processes of their own that answer one by one, and end with whoever started them.

A process that may have no children (one of a pool, say) works alone; so does a machine with two cores, as one of them
is left to the window.
"""

from __future__ import annotations

import functools
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable, Sequence
from multiprocessing import connection
from multiprocessing.connection import Connection
from typing import Any

from engine.bots.gc_tuning import seldom_collected

log = logging.getLogger(__name__)
CALM = 5  # how much the helpers stand back, where a system knows that
Task = Callable[[], float]


def free_cores() -> int:
    """How many helpers there may be: a core each, one left to the rest; none where that is only one, or no child may
    be started here."""
    if multiprocessing.current_process().daemon:
        return 0
    free = (os.cpu_count() or 1) - 1
    return free if free > 1 else 0


def end_with_parent() -> None:
    """This process ends when the one that started it does, however that ended."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True, name="end with parent").start()


def help_out(line: Connection) -> None:
    """A helper: answers tasks until the line is cut."""
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(CALM)
    with seldom_collected():
        while True:
            try:
                number, task = line.recv()
                line.send((number, task()))
            except (EOFError, OSError, KeyboardInterrupt):
                return


class ProcessPool:
    """So many processes. `values` may be asked until `close`."""

    def __init__(self, count: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.asked = 0  # how often; an answer of before is nobody's
        self.processes: list[Any] = []
        self.lines: list[Connection] = []
        for number in range(count):
            here, there = context.Pipe()
            process = context.Process(target=help_out, args=(there,), daemon=True, name=f"bots' helper {number}")
            process.start()
            there.close()
            self.processes.append(process)
            self.lines.append(here)

    def values(self, tasks: Sequence[Task], late: Callable[[], bool] = lambda: False) -> list[float | None]:
        """What each comes to, in their order; None for those that were not begun when it was `late`.

        A helper that is lost is done without: its task is done here.
        """
        self.asked += 1
        found: list[float | None] = [None] * len(tasks)
        waiting = list(enumerate(tasks))[::-1]
        busy: dict[Connection, int] = {}
        idle = list(self.lines)
        while waiting or busy:
            while idle and waiting and not late():
                line = idle.pop()
                number, task = waiting.pop()
                try:
                    line.send(((self.asked, number), task))
                    busy[line] = number
                except OSError:
                    self._lost(line)
                    found[number] = task()
            if late():
                waiting = []
            if not self.lines:
                return [
                    task() if value is None and not late() else value for value, task in zip(found, tasks, strict=True)
                ]
            for ready in connection.wait(list(busy)):
                line = next(one for one in busy if one is ready)
                number = busy.pop(line)
                try:
                    found[number] = self._answer(line, number)
                    idle.append(line)
                except (EOFError, OSError):
                    self._lost(line)
                    found[number] = tasks[number]()
        return found

    def _answer(self, line: Connection, number: int) -> float:
        """Of this task. What a question that was left by an exception was still owed comes first, and is dropped."""
        while True:
            of, value = line.recv()
            if of == (self.asked, number):
                return float(value)

    def _lost(self, line: Connection) -> None:
        log.warning("a helper of the bots is gone")
        line.close()
        self.lines.remove(line)

    def close(self) -> None:
        """End them, whatever they do."""
        for line in self.lines:
            line.close()
        for process in self.processes:
            process.kill()
            process.join()
        self.lines, self.processes = [], []


@functools.cache
def shared_helpers() -> ProcessPool:
    """Those of this process: started once, ended with it."""
    return ProcessPool(free_cores())
