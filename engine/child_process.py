"""Child processes: spawned, reached through a pipe, ended with the process that started them, and replaced when they
die."""

from __future__ import annotations

import atexit
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable, Sequence
from multiprocessing import connection
from multiprocessing.connection import Connection
from typing import Any

log = logging.getLogger(__name__)
NICE = 5  # added to the niceness of a child that works in the background, so that the window comes first
LOST = (EOFError, OSError)  # raised by `send` and `receive` when the child has ended


def end_with_parent() -> None:
    """Starts a thread that ends this process as soon as the one that started it has ended, for whatever reason; in a
    process that was not started by another it does nothing."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True, name="end with parent").start()


def run_child(target: Callable[..., None], nice: int, pipe: Connection, *args: object) -> None:
    """The entry point of a child process: adds ``nice`` to its niceness where the system has one, has it end with its
    parent, and calls ``target(pipe, *args)``."""
    end_with_parent()
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    target(pipe, *args)


class ChildProcess:
    """One spawned process and the pipe to it; the constructor starts it and raises OSError where that is impossible.

    ``target(pipe, *args)`` runs in the child and returns when the pipe is closed. ``daemon``: the child may start no
    processes itself.
    """

    def __init__(
        self, name: str, target: Callable[..., None], *args: object, nice: int = 0, daemon: bool = True
    ) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._sending = threading.Lock()  # a pipe that is closed while a message is written raises a TypeError
        self.process = context.Process(target=run_child, args=(target, nice, theirs, *args), daemon=daemon, name=name)
        try:
            self.process.start()
        except OSError:
            self._pipe.close()
            raise
        finally:
            theirs.close()
        if not daemon:  # at exit `multiprocessing` waits for these, instead of ending them
            atexit.register(self.process.kill)

    @property
    def alive(self) -> bool:
        return self.process.is_alive()

    def send(self, message: object) -> None:
        """Sends a message to the child. Raises EOFError or OSError when it has ended."""
        with self._sending:
            self._pipe.send(message)

    def receive(self, timeout: float | None = None) -> Any:
        """Waits for the child's next message and returns it. Raises TimeoutError after ``timeout`` seconds, EOFError or
        OSError when the child has ended."""
        if timeout is not None and not self._pipe.poll(timeout):
            raise TimeoutError(f"no answer in {timeout:.0f} seconds")
        return self._pipe.recv()

    def listen(self, heard: Callable[[Any], None], lost: Callable[[], None]) -> None:
        """Starts a thread that calls ``heard`` with each message of the child and ``lost`` when the child has ended."""
        threading.Thread(target=self._listen, args=(heard, lost), daemon=True, name=self.process.name).start()

    def _listen(self, heard: Callable[[Any], None], lost: Callable[[], None]) -> None:
        while True:
            try:
                message = self._pipe.recv()
            except LOST:
                self._close_pipe()  # in the only thread that reads from it
                lost()
                return
            heard(message)

    def kill(self) -> None:
        """Ends the child at once. Its pipe stays open: a thread that waits for a message gets an EOFError."""
        atexit.unregister(self.process.kill)
        if self.process.is_alive():
            self.process.kill()

    def close(self) -> None:
        """Ends the child at once, waits for its end, and closes the pipe."""
        self.kill()
        self.process.join()
        self._close_pipe()

    def _close_pipe(self) -> None:
        with self._sending:
            self._pipe.close()


def wait_for_any(children: Sequence[ChildProcess]) -> list[ChildProcess]:
    """Blocks until some of the children have sent a message or ended; returns these."""
    ready = connection.wait([child._pipe for child in children])
    return [child for child in children if child._pipe in ready]


class RespawningProcess:
    """Asks a child process one question at a time; a child that has died is replaced, once per question.

    The child is started by the first question. Where it cannot be replaced, ``possible`` becomes False and every
    further answer is None. One thread asks; any thread may stop it.
    """

    def __init__(self, name: str, target: Callable[..., None], *args: object, possible: bool = True) -> None:
        self.name, self.target, self.args, self.possible = name, target, args, possible
        self.child: ChildProcess | None = None
        self.stopped = False
        self._starting = threading.Lock()  # ending a process that is half started prints a traceback

    def ask(self, question: object) -> Any:
        """Sends a question to the child, started anew if it has ended, and returns its answer; None if no child can be
        started, or after `stop`."""
        for _ in range(2):
            if not self.possible or self.stopped:
                return None
            try:
                child = self.child or self._start()
                child.send(question)
                return child.receive()
            except LOST as error:
                if not self.stopped:
                    log.info("the process %s is gone: %s", self.name, error)
                self._discard()
        self.possible = self.stopped  # stopping is no failure
        return None

    def stop(self) -> None:
        """Ends the child for good; a thread that waits for an answer gets None."""
        with self._starting:
            self.stopped = True
            child = self.child
        if child is not None:
            child.kill()

    def _start(self) -> ChildProcess:
        with self._starting:
            if self.stopped:
                raise EOFError("stopped")
            self.child = ChildProcess(self.name, self.target, *self.args, nice=NICE)
            return self.child

    def _discard(self) -> None:
        child, self.child = self.child, None
        if child is not None:
            child.close()
