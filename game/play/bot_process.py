"""Bots in a process of their own, so that the window always answers. A bot is handed its seat's view, nothing else."""

from __future__ import annotations

import atexit
import logging
import multiprocessing
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, Protocol

from engine.core.rules import Rules

log = logging.getLogger(__name__)
LIMIT = 90.0  # seconds after which a bot that has not answered hangs


class BotTimeout(RuntimeError):
    """The bots' process did not answer in time, and was ended."""


Sitting = dict[tuple[str, int], Any]  # the bots that stay from question to question, by rung and seat
Tell = Callable[[Any], None]  # says something on the way to the answer


class WorkerRequest(Protocol):
    """Something to be thought about in the other process. Plain data: it travels there."""

    @property
    def seat(self) -> int: ...
    @property
    def number(self) -> int: ...
    @property
    def limit(self) -> float:
        """Seconds, from when it is begun, after which whoever has not answered hangs."""

    def answer(self, sitting: Sitting, tell: Tell) -> Any: ...


@dataclass(frozen=True, slots=True)
class BotJob:
    """A question to a bot: rung, rules, what the seat may know, seat, a seed for its dice, and the worker's number.
    ``seconds``: a turn, of a rung that thinks as long as it may; 0: as it would by itself."""

    rung: str
    rules: Rules[Any, Any]
    view: Any
    seat: int
    seed: int
    number: int = 0
    seconds: float = 0.0

    @property
    def limit(self) -> float:
        return LIMIT

    def answer(self, sitting: Sitting, tell: Tell) -> Any:
        """A move."""
        return choose(self, sitting)


def choose(job: BotJob, sitting: Sitting | None = None) -> Any:
    """The move a bot makes of what it may know. `sitting`: the bots that stay from move to move, by rung and seat, as
    they go on with what they planned; without them it plans anew."""
    from engine.bots import BOTS
    from engine.bots.emperor import EmperorBot
    from engine.core.rng import Rng

    place = (job.rung, job.seat)
    bots = {} if sitting is None else sitting
    if place not in bots:
        bots[place] = BOTS[job.rung]()
    if job.seconds and isinstance(bots[place], EmperorBot):
        bots[place].seconds = job.seconds
    return bots[place].choose(job.rules, job.view, job.seat, Rng(job.seed))


def work(connection: Connection) -> None:
    """The other process: answers questions until the line is cut, or whoever asks is gone."""
    from engine.bots.gc_tuning import seldom_collected
    from engine.bots.process_pool import end_with_parent

    end_with_parent()
    with seldom_collected():
        _answered(connection)


def _answered(connection: Connection) -> None:
    """Question by question, to the last."""
    sitting: Sitting = {}
    while True:
        try:
            job = connection.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        if job is None:
            return
        try:
            answer: Any = job.answer(sitting, partial(_said, connection, job.number))
        except Exception as error:
            sitting.clear()
            answer = error
        try:
            connection.send((job.number, answer, True))
        except (BrokenPipeError, OSError):
            return


def _said(connection: Connection, number: int, what: Any) -> None:
    connection.send((number, what, False))


class BotWorker:
    """Asks the other process, and says when it has answered. A worker that died is started anew."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self.wake = wake
        self._answers: dict[int, Any] = {}  # by seat
        self._said: list[Any] = []
        self._pending: dict[int, Any] = {}  # by number, in the order in which they are thought about
        self._watch: threading.Timer | None = None  # over the first of them
        self._process: Any = None
        self._line: Connection | None = None
        self._count = 0
        self._lock = threading.Lock()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        # not a daemon: those may have no helpers; it ends with this process all the same
        self._process = context.Process(target=work, args=(there,), daemon=False, name="bots")
        self._process.start()
        atexit.register(self._process.kill)
        there.close()
        self._line = here
        threading.Thread(target=self._listen, args=(here,), daemon=True, name="bots' line").start()

    def _listen(self, line: Connection) -> None:
        while True:
            try:
                number, answer, whole = line.recv()
            except (EOFError, OSError):
                line.close()  # here, where nobody reads from it any more
                if self._lost(line):
                    self.wake()
                return
            with self._lock:
                if self._line is line and number in self._pending:
                    if whole:
                        self._answers[self._pending.pop(number).seat] = answer
                        self._watch_first()
                    else:
                        self._said.append(answer)
            self.wake()

    def _lost(self, line: Connection) -> bool:
        """The process ended: every open question is answered with that. False when nobody waits: it was stopped."""
        with self._lock:
            if self._line is not line:
                return False
            for job in self._pending.values():
                self._answers[job.seat] = RuntimeError("the bots' process ended")
            self._pending.clear()
            self._watch_first()
            return True

    def ask(self, jobs: Sequence[WorkerRequest]) -> None:
        """Several at once are bots of the same moment: none hears of another's answer."""
        if self._process is None or not self._process.is_alive():
            self._start()
        numbered: list[Any] = []
        with self._lock:
            for job in jobs:
                self._count += 1
                numbered.append(replace(job, number=self._count))  # type: ignore[type-var]
                self._answers.pop(job.seat, None)
            self._pending |= {job.number: job for job in numbered}
        try:
            self._send(numbered)
        except (BrokenPipeError, OSError) as error:
            log.warning("the bots' process is gone (%s), it is started anew", error)
            self._start()
            self._send(numbered)
        with self._lock:
            self._watch_first()

    def _watch_first(self) -> None:
        """With the lock held, when a question was asked or closed: the time of the one thought about runs from now."""
        if self._watch is not None:
            self._watch.cancel()
            self._watch = None
        for number, job in self._pending.items():
            self._watch = threading.Timer(job.limit, self._late, (self._process, number, job.limit))
            self._watch.daemon = True
            self._watch.start()
            return

    def _late(self, process: Any, number: int, limit: float) -> None:
        """In a thread of its own: this question should be answered by now. Those behind it never will be."""
        with self._lock:
            if number not in self._pending or process is not self._process:
                return
            for job in self._pending.values():
                self._answers[job.seat] = BotTimeout(f"no answer in {limit:.0f} seconds")
            self._pending.clear()
            self._line = self._process = self._watch = None
        log.error("the bots' process hangs and is ended")
        process.kill()
        self.wake()

    def _send(self, jobs: Sequence[Any]) -> None:
        assert self._line is not None
        for job in jobs:
            self._line.send(job)

    def take(self) -> dict[int, Any]:
        """The answers that have come, each once, by seat: a move, or the exception in place of one."""
        with self._lock:
            answers, self._answers = self._answers, {}
        return answers

    def said(self) -> list[Any]:
        """What was said on the way to the answers, each once."""
        with self._lock:
            said, self._said = self._said, []
        return said

    def forget(self) -> None:
        """The questions no longer matter. A process that still thinks about one is ended: the next would wait."""
        with self._lock:
            thinks = bool(self._pending)
            self._answers, self._said = {}, []
        if thinks:
            self.stop()

    def stop(self) -> None:
        """At once, whatever the process does: it holds nothing that could be lost."""
        with self._lock:
            self._pending, self._answers, self._said = {}, {}, []
            self._watch_first()
            self._line, process, self._process = None, self._process, None
        if process is not None:
            atexit.unregister(process.kill)
            process.kill()
