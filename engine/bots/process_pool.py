"""A pool of child processes that runs tasks, such as the playouts of a search, on several cores.

A process that may have no children (one of a pool, say) works alone; so does a machine with two cores, as one of them
is left to the window.
"""

from __future__ import annotations

import functools
import logging
import multiprocessing
import os
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from engine.bots.gc_tuning import seldom_collected
from engine.child_process import LOST, NICE, ChildProcess, wait_for_any

log = logging.getLogger(__name__)
Task = Callable[[], float]
T = TypeVar("T")


def free_cores() -> int:
    """Returns the number of child processes to start: one per CPU core, less one core for everything else; 0 where only
    one would be left, or where this process may start no children."""
    if multiprocessing.current_process().daemon:
        return 0
    free = (os.cpu_count() or 1) - 1
    return free if free > 1 else 0


def serve_tasks(pipe: Connection) -> None:
    """Runs in a child process of the pool: carries out each numbered task it receives and sends the result back, until
    the pipe is closed."""
    with seldom_collected():
        while True:
            try:
                number, task = pipe.recv()
                pipe.send((number, task()))
            except (*LOST, KeyboardInterrupt):
                return


class ProcessPool:
    """Helper processes for `run`, until `close`: `count` of them, or fewer where the system starts no more."""

    def __init__(self, count: int) -> None:
        self.calls = 0  # of `run`; an answer that belongs to an earlier one is dropped
        self.helpers: list[ChildProcess] = []
        for number in range(count):
            try:
                self.helpers.append(ChildProcess(f"bots' helper {number}", serve_tasks, nice=NICE))
            except OSError as error:
                log.warning("bots go on with %d helpers: %s", number, error)
                break

    def run(self, tasks: Sequence[Callable[[], T]], late: Callable[[], bool] = lambda: False) -> list[T | None]:
        """Runs the tasks on the pool's child processes and returns their results in order; None for each task that had
        not begun when ``late`` turned true.

        The task of a helper that has died is run here instead.
        """
        self.calls += 1
        found: list[T | None] = [None] * len(tasks)
        waiting = list(enumerate(tasks))[::-1]
        busy: dict[ChildProcess, int] = {}
        idle = list(self.helpers)
        while waiting or busy:
            while idle and waiting and not late():
                helper = idle.pop()
                number, task = waiting.pop()
                try:
                    helper.send(((self.calls, number), task))
                    busy[helper] = number
                except OSError:
                    self._discard(helper)
                    found[number] = task()
            if late():
                waiting = []
            if not self.helpers:
                return [
                    task() if value is None and not late() else value for value, task in zip(found, tasks, strict=True)
                ]
            for helper in wait_for_any(list(busy)) if busy else ():  # none is where it was late before any task began
                number = busy.pop(helper)
                try:
                    found[number] = self._answer(helper, number)
                    idle.append(helper)
                except LOST:
                    self._discard(helper)
                    found[number] = tasks[number]()
        return found

    def _answer(self, helper: ChildProcess, number: int) -> Any:
        """The value of this task; answers to a call that an exception ended come first, and are dropped."""
        while True:
            of, value = helper.receive()
            if of == (self.calls, number):
                return value

    def _discard(self, helper: ChildProcess) -> None:
        log.warning("a helper of the bots is gone")
        helper.close()
        self.helpers.remove(helper)

    def close(self) -> None:
        """Ends the child processes at once, even in the middle of a task."""
        for helper in self.helpers:
            helper.close()
        self.helpers = []


@functools.cache
def shared_helpers() -> ProcessPool:
    """Returns the process pool of this process: started at the first call, ended with the process."""
    return ProcessPool(free_cores())
