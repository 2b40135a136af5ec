"""Runs the bots' searches (moves, hints, explanations, reviews) in a child process, so that the window always responds.
For a move, a bot receives its seat's view, nothing else."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, Protocol

from engine.child_process import LOST, ChildProcess
from engine.core.rules import Rules

log = logging.getLogger(__name__)
LIMIT = 90.0  # seconds after which a bot that has not answered is taken to hang


class BotTimeout(RuntimeError):
    """The bots' process did not answer in time and was killed."""


Sitting = dict[tuple[str, int], Any]  # the bots that stay from request to request, by rung and seat
Tell = Callable[[Any], None]  # reports progress before the answer


class WorkerRequest(Protocol):
    """A request to the bots' process. Plain data: it is pickled."""

    @property
    def seat(self) -> int: ...
    @property
    def number(self) -> int: ...
    @property
    def limit(self) -> float:
        """The seconds after which a missing answer means that the process hangs."""

    def answer(self, sitting: Sitting, tell: Tell) -> Any: ...


@dataclass(frozen=True, slots=True)
class BotJob:
    """Requests a bot's move: rung, rules, view of the seat, seat, seed of its random numbers, number of the request.

    ``seconds``: time for a turn, for a rung that searches by time; 0: the bot's own default. ``manner``: "" for none.
    """

    rung: str
    rules: Rules[Any, Any]
    view: Any
    seat: int
    seed: int
    number: int = 0
    seconds: float = 0.0
    manner: str = ""

    @property
    def limit(self) -> float:
        return LIMIT

    def answer(self, sitting: Sitting, tell: Tell) -> Any:
        """Runs in the child process: returns the move that the bot chooses."""
        return choose(self, sitting)


def choose(job: BotJob, sitting: Sitting | None = None) -> Any:
    """Returns the move that a bot chooses for a request, in the calling process. `sitting`: the bots in use, by level
    and seat, whose plans last from move to move; a new bot is added to it. None: the bot has no earlier plans."""
    from engine.bots.emperor import EmperorBot
    from engine.bots.manner import in_manner
    from engine.bots.registry import BOTS
    from engine.core.rng import Rng

    place = (job.rung, job.seat)
    bots = {} if sitting is None else sitting
    if place not in bots:
        bots[place] = BOTS[job.rung]()
    if job.seconds and isinstance(bots[place], EmperorBot):
        bots[place].seconds = job.seconds
    return bots[place].choose(in_manner(job.rules, job.manner, job.seat), job.view, job.seat, Rng(job.seed))


def serve_requests(pipe: Connection) -> None:
    """Runs in the child process: answers requests until the pipe is closed."""
    from engine.bots.gc_tuning import seldom_collected

    sitting: Sitting = {}
    with seldom_collected():
        while True:
            try:
                job = pipe.recv()
                answer = _answer(job, sitting, pipe)
                pipe.send((job.number, answer, True))
            except (*LOST, KeyboardInterrupt):
                return


def _answer(job: WorkerRequest, sitting: Sitting, pipe: Connection) -> Any:
    """The answer, or the exception in its place."""
    try:
        return job.answer(sitting, lambda message: pipe.send((job.number, message, False)))
    except Exception as error:
        sitting.clear()
        return error


class BotWorker:
    """Sends requests to the bots' process and calls ``wake`` when something can be taken. A process that has died is
    replaced at the next request."""

    def __init__(self, wake: Callable[[], None], nice: int = 0) -> None:
        """``nice``: added to the niceness of the process, for work in the background."""
        self.wake, self.nice = wake, nice
        self._answers: dict[int, Any] = {}  # by seat
        self._progress: list[Any] = []
        self._pending: dict[int, Any] = {}  # by number, in the order in which they are worked on
        self._watchdog: threading.Timer | None = None  # over the first of them
        self._child: ChildProcess | None = None
        self._count = 0
        self._lock = threading.Lock()

    def _start(self) -> ChildProcess:
        child = ChildProcess("bots", serve_requests, nice=self.nice, daemon=False)  # bots start helpers of their own
        self._child = child
        child.listen(partial(self._heard, child), partial(self._lost, child))
        return child

    def _heard(self, child: ChildProcess, message: tuple[int, Any, bool]) -> None:
        number, answer, final = message
        with self._lock:
            if self._child is child and number in self._pending:
                if final:
                    self._answers[self._pending.pop(number).seat] = answer
                    self._watch_first()
                else:
                    self._progress.append(answer)
        self.wake()

    def _lost(self, child: ChildProcess) -> None:
        """Answers every pending request with an error, unless the process was replaced or stopped."""
        with self._lock:
            if self._child is not child:
                return
            for job in self._pending.values():
                self._answers[job.seat] = RuntimeError("the bots' process ended")
            self._pending.clear()
            self._watch_first()
        self.wake()

    def ask(self, jobs: Sequence[WorkerRequest]) -> None:
        """Sends requests to the child process, which is started if need be; they are sent together so that no bot knows
        another's answer to the same decision. A seat's earlier answer is dropped."""
        child = self._child if self._child is not None and self._child.alive else self._start()
        numbered: list[Any] = []
        with self._lock:
            for job in jobs:
                self._count += 1
                numbered.append(replace(job, number=self._count))  # type: ignore[type-var]
                self._answers.pop(job.seat, None)
            self._pending |= {job.number: job for job in numbered}
        try:
            self._send(child, numbered)
        except OSError as error:
            log.warning("the bots' process is gone (%s), it is started anew", error)
            self._send(self._start(), numbered)
        with self._lock:
            self._watch_first()

    @staticmethod
    def _send(child: ChildProcess, jobs: Sequence[Any]) -> None:
        for job in jobs:
            child.send(job)

    def _watch_first(self) -> None:
        """Restarts the watchdog, over the request that is worked on now. The lock is held."""
        if self._watchdog is not None:
            self._watchdog.cancel()
            self._watchdog = None
        for number, job in self._pending.items():
            self._watchdog = threading.Timer(job.limit, self._late, (self._child, number, job.limit))
            self._watchdog.daemon = True
            self._watchdog.start()
            return

    def _late(self, child: ChildProcess, number: int, limit: float) -> None:
        """Kills a process that hangs, in the watchdog's thread; requests behind the first fail with it."""
        with self._lock:
            if number not in self._pending or child is not self._child:
                return
            for job in self._pending.values():
                self._answers[job.seat] = BotTimeout(f"no answer in {limit:.0f} seconds")
            self._pending.clear()
            self._child = self._watchdog = None
        log.error("the bots' process hangs and is ended")
        child.kill()
        self.wake()

    def take(self) -> dict[int, Any]:
        """Returns the answers that have arrived, each once, by seat: what was requested, such as a move, or an
        exception in its place."""
        with self._lock:
            answers, self._answers = self._answers, {}
        return answers

    def take_reports(self) -> list[Any]:
        """Returns the progress reports that have arrived, each once."""
        with self._lock:
            progress, self._progress = self._progress, []
        return progress

    def forget(self) -> None:
        """Drops all requests. A process that is still working on one is killed: the next request would wait for it."""
        with self._lock:
            working = bool(self._pending)
            self._answers, self._progress = {}, []
        if working:
            self.stop()

    def stop(self) -> None:
        """Kills the process at once: it holds nothing that could be lost."""
        with self._lock:
            self._pending, self._answers, self._progress = {}, {}, []
            self._watch_first()
            child, self._child = self._child, None
        if child is not None:
            child.kill()
