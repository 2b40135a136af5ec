"""A process of the program's own that answers along a line: for what would not let other threads run here."""

from __future__ import annotations

import logging
import multiprocessing
import os
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

log = logging.getLogger(__name__)
CALM = 5  # how much the process stands back, where a system knows that


def calmly(work: Callable[..., None], *args: object) -> None:
    """In the process: where there are fewer cores than work, the window comes first."""
    if hasattr(os, "nice"):
        os.nice(CALM)
    work(*args)


class ChildProcess:
    """``work`` runs there with the line and ``args``, and ends when the line is cut. One thread asks, any may stop it.

    The process is started when it is first asked. One that dies is started anew, once a question; where that fails,
    too, nothing is ``possible`` any more, and whoever asks has to do without.
    """

    def __init__(self, name: str, work: Callable[..., None], *args: object, possible: bool = True) -> None:
        self.name, self.work, self.args, self.possible = name, work, args, possible
        self.process: Any = None
        self.ended = False
        self._line: Connection | None = None
        self._starts = threading.Lock()  # a process half started when all ends would complain

    def ask(self, question: object) -> bytes | None:
        """What is answered; None: there is no process that could, or it is over."""
        for _ in range(2):
            if not self.possible or self.ended:
                return None
            try:
                line = self._line or self._engage()
                line.send(question)
                return line.recv_bytes()
            except (EOFError, OSError) as error:
                if not self.ended:
                    log.info("the process %s is gone: %s", self.name, error)
                self._dismiss()
        self.possible = self.ended  # an end is no failure
        return None

    def stop(self) -> None:
        """It is over. The line is left to the thread that may be waiting at it: it sees that nobody answers."""
        with self._starts:
            self.ended = True
            process = self.process
        if process is not None and process.is_alive():
            process.terminate()

    def _engage(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        args = self.work, there, *self.args
        with self._starts:
            if self.ended:
                raise EOFError("it is over")
            self.process = context.Process(target=calmly, args=args, daemon=True, name=self.name)
            self.process.start()
        there.close()
        self._line = here
        return here

    def _dismiss(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            line.close()
        process, self.process = self.process, None
        if process is not None and process.is_alive():
            process.terminate()
