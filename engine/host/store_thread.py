"""Runs the jobs of a database store in one thread; those that wait at the same time are carried out together."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

Job = Callable[[Any], Any]
"""A function of the connection to the store. Its result is that of `StoreThread.do`."""


class Outcome(NamedTuple):
    """The result of a job, or the exception it raised."""

    value: Any = None
    fault: Exception | None = None


class _Waiting(NamedTuple):
    job: Job
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


class StoreThread:
    """A thread with a queue of jobs. `carry_out` returns the outcome of each of some jobs; it and `finish`, which is
    called at the end, run in the thread."""

    def __init__(self, carry_out: Callable[[Sequence[Job]], Sequence[Outcome]], finish: Callable[[], None]) -> None:
        self._carry_out, self._finish = carry_out, finish
        self._waiting: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="store of tables", daemon=True)
        self._thread.start()

    async def do(self, job: Job) -> Any:
        """Queues a job for the thread of the store, waits for it and returns its result. Raises what it raises."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._waiting.put(_Waiting(job, future, loop))
        return await future

    def close(self) -> None:
        """Finishes pending jobs and ends the thread."""
        self._waiting.put(None)
        self._thread.join()

    def _work(self) -> None:
        while True:
            batch = [self._waiting.get()]
            while not self._waiting.empty():
                batch.append(self._waiting.get())
            waiting = [one for one in batch if one is not None]
            outcomes = self._carry_out([one.job for one in waiting]) if waiting else []
            for one, outcome in zip(waiting, outcomes, strict=True):
                one.loop.call_soon_threadsafe(_resolve, one.future, outcome)
            if len(waiting) < len(batch):
                self._finish()
                return


def _resolve(future: asyncio.Future[Any], outcome: Outcome) -> None:
    if future.done():
        return
    if outcome.fault is not None:
        future.set_exception(outcome.fault)
    else:
        future.set_result(outcome.value)
