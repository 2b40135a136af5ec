"""Bots in a process of their own, so that the window always answers. A bot is handed its seat's view, nothing else."""

from __future__ import annotations

import logging
import multiprocessing
import threading
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from game.seats.rungs import RUNGS

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Job:
    """A question to a bot: number, rung, game, what the seat may know, seat, and a seed for its dice."""

    number: int
    rung: str
    game: str
    view: Any
    seat: int
    seed: int


def choose(job: Job) -> Any:
    """The move a bot makes of what it may know."""
    from engine.bots import BOTS
    from engine.catalogue import GAMES
    from engine.core.rng import Rng

    bot = BOTS[RUNGS.get(job.rung, "random")]()
    return bot.choose(GAMES[job.game], job.view, job.seat, Rng(job.seed))


def work(connection: Connection) -> None:
    """The other process: answers questions until the line is cut."""
    while True:
        try:
            job = connection.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        if job is None:
            return
        try:
            answer: Any = choose(job)
        except Exception as error:
            answer = error
        try:
            connection.send((job.number, answer))
        except (BrokenPipeError, OSError):
            return


class BotWorker:
    """Asks the other process, and says when it has answered. A worker that died is started anew."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self.wake = wake
        self.answer: Any = None
        self.pending: Job | None = None
        self._process: Any = None
        self._line: Connection | None = None
        self._count = 0
        self._lock = threading.Lock()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        self._process = context.Process(target=work, args=(there,), daemon=True, name="bots")
        self._process.start()
        there.close()
        self._line = here
        threading.Thread(target=self._listen, args=(here,), daemon=True, name="bots' line").start()

    def _listen(self, line: Connection) -> None:
        while True:
            try:
                number, answer = line.recv()
            except (EOFError, OSError):
                answer, number = RuntimeError("the bots' process ended"), -1
            with self._lock:
                current = self._line is line and self.pending is not None
                if current and number in (-1, self.pending.number if self.pending else None):
                    self.answer = answer
            self.wake()
            if number == -1:
                return

    def ask(self, rung: str, game: str, view: Any, seat: int, seed: int) -> None:
        self._count += 1
        job = Job(self._count, rung, game, view, seat, seed)
        with self._lock:
            self.answer, self.pending = None, job
        if self._process is None or not self._process.is_alive():
            self._start()
        assert self._line is not None
        try:
            self._line.send(job)
        except (BrokenPipeError, OSError) as error:
            log.warning("the bots' process is gone (%s), it is started anew", error)
            self._start()
            self._line.send(job)

    def take(self) -> Any:
        """The answer, once; None while there is none."""
        with self._lock:
            if self.answer is None:
                return None
            answer, self.answer, self.pending = self.answer, None, None
        return answer

    def forget(self) -> None:
        """The question no longer matters."""
        with self._lock:
            self.pending = self.answer = None

    def stop(self) -> None:
        self.forget()
        line, self._line = self._line, None
        if line is not None:
            try:
                line.send(None)
            except (BrokenPipeError, OSError):
                log.debug("the bots' process had already ended")
            line.close()
        if self._process is not None:
            self._process.join(0.5)
            if self._process.is_alive():
                self._process.terminate()
            self._process = None
