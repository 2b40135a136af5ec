"""Base class of renderers that work in the background: a thread that reads the disk, and a child process that draws.

The process is needed because neither the vector library nor the PNG encoder lets other threads run while it works.
Where no process can be had, the thread draws.
"""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Generic, TypeVar

from engine.child_process import RespawningProcess

Job = TypeVar("Job")
Result = TypeVar("Result")


class BackgroundRenderer(ABC, Generic[Job]):
    """Runs drawing jobs in a thread that starts with the first job; a subclass chooses the next job and draws it.

    ``wake`` is called, from the thread, when a result can be taken. ``target(pipe, *args)`` runs in the process.
    ``possible``: there may be a process.
    """

    def __init__(
        self,
        name: str,
        wake: Callable[[], None],
        target: Callable[..., None],
        *args: object,
        possible: bool = True,
    ) -> None:
        self.wake = wake
        self.process = RespawningProcess(name, target, *args, possible=possible)
        self._change = threading.Condition()
        self._thread: threading.Thread | None = None
        self._stopped = False

    def stop(self) -> None:
        """Abandons the job in progress and starts no more."""
        with self._change:
            self._stopped = True
            self._change.notify()
        self.process.stop()

    def _begin(self) -> None:
        """Starts the thread or has it look for jobs again. The lock is held."""
        if self._thread is None and not self._stopped:
            self._thread = threading.Thread(target=self._run, daemon=True, name=self.process.name)
            self._thread.start()
        self._change.notify()

    # -- in the thread ---------------------------------------------------------------------------------------------

    def _run(self) -> None:
        while (job := self._next()) is not None:
            self._serve(job)

    @abstractmethod
    def _next(self) -> Job | None:
        """Waits for the next job; None: the renderer was stopped."""

    @abstractmethod
    def _serve(self, job: Job) -> None:
        """Reads or draws what the job wants, and hands it out."""

    def _ask(self, question: object, here: Callable[[], Result], stopped: Result) -> Result:
        """The process's answer; without a process what ``here`` draws, and ``stopped`` after `stop`."""
        answer: Result | None = self.process.ask(question)
        if answer is not None:
            return answer
        return stopped if self._stopped else here()
