"""A pool of worker processes for playouts on several cores; they end together with their parent process.

A process that may not have children (a pool's worker, say) works alone, and so does a machine with two cores: one is
left to the window.
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
    """Returns how many workers may run: one per core but one. None on one or two cores, or if no child may be started
    here."""
    if multiprocessing.current_process().daemon:
        return 0
    free = (os.cpu_count() or 1) - 1
    return free if free > 1 else 0


def end_with_parent() -> None:
    """Makes this process end when its parent does, however the parent ends."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True, name="end with parent").start()


def help_out(line: Connection) -> None:
    """Runs a worker: answers tasks until the connection closes."""
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
    """A fixed number of worker processes. Call `values` to run tasks, `close` at the end."""

    def __init__(self, count: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.asked = 0  # number of calls; answers of earlier calls are dropped
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
        """Runs the tasks and returns their results in order; None for those not begun when `late` became true.

        If a worker dies, its task is run here.
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
        """Returns a worker's answer to this task. Answers left over from an interrupted call are dropped."""
        while True:
            of, value = line.recv()
            if of == (self.asked, number):
                return float(value)

    def _lost(self, line: Connection) -> None:
        log.warning("a helper of the bots is gone")
        line.close()
        self.lines.remove(line)

    def close(self) -> None:
        """Ends all workers, whatever they are doing."""
        for line in self.lines:
            line.close()
        for process in self.processes:
            process.kill()
            process.join()
        self.lines, self.processes = [], []


@functools.cache
def shared_helpers() -> ProcessPool:
    """Returns the pool of this process, started at the first call and ended with the process."""
    return ProcessPool(free_cores())
