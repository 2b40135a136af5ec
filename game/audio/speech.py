"""Speaks announcements by text-to-speech in a child process, as opening a voice can take seconds, hang or crash.

The window hands words to a thread and goes on. The voice is the screen reader's where one runs, else the system's.
"""

from __future__ import annotations

import logging
import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from multiprocessing.connection import Connection
from typing import Literal

from engine.child_process import LOST, ChildProcess

log = logging.getLogger(__name__)
WAITING = 40  # announcements that wait for the voice at most; older ones are dropped
STOP = ""  # in place of words: silence at once

ErrorCode = Literal["", "missing", "lost"]  # there is no voice; its process died or hung


@dataclass(frozen=True, slots=True)
class SpeechLimits:
    """Timeouts in seconds. ``open``: until a voice must be open; ``speak``: until it must have taken an announcement;
    ``pause``: before the first restart of the process, doubled with each failure up to ``longest``."""

    open: float = 15.0
    speak: float = 4.0
    pause: float = 1.0
    longest: float = 60.0


def voice_installed() -> bool:
    """Returns whether the text-to-speech library is installed."""
    return find_spec("prism") is not None


def _open_voice() -> Callable[[str], None]:
    """Opens the best voice and returns what speaks with it. Raises if there is none."""
    from prism import Context

    context = Context()
    voice = context.acquire_best()
    features = voice.features
    out = voice.output if features.supports_output else voice.speak  # also as braille, where there is a display

    def speak(words: str, context: object = context) -> None:  # the voice ends with its context
        if words != STOP:
            out(words.replace("\0", ""), False)
        elif features.supports_stop:
            voice.stop()

    return speak


def serve_voice(pipe: Connection) -> None:
    """Runs in the child process: opens a voice, reports whether there is one, then speaks each announcement that comes
    and confirms it."""
    try:
        speak = _open_voice()
    except Exception as error:
        pipe.send(f"{type(error).__name__}: {error}")
        return
    pipe.send("")
    while True:
        try:
            words = pipe.recv()
        except (*LOST, KeyboardInterrupt):
            return
        try:
            speak(words)
        except Exception as error:  # such as a reader that was closed: another voice is opened by a new process
            log.info("not spoken: %s", error)
            return
        pipe.send("")


class Speech:
    """Sends words to the speech process. ``wake`` is called, from a thread, when there is an error to report.

    ``target`` runs in the process. No call waits for the process or raises because of it.
    """

    def __init__(
        self,
        wake: Callable[[], None],
        target: Callable[[Connection], None] = serve_voice,
        limits: SpeechLimits | None = None,
    ) -> None:
        self.wake, self.target, self.limits = wake, target, limits or SpeechLimits()
        self.missing = False  # the process found no voice
        self._error: ErrorCode = ""
        self._error_reported = False  # the error was reported since the last announcement that was spoken
        self._failures = 0
        self._words: deque[str] = deque(maxlen=WAITING)
        self._change = threading.Condition()
        self._thread: threading.Thread | None = None
        self._child: ChildProcess | None = None
        self._begun = self._stopped = False

    # -- in the window's thread ------------------------------------------------------------------------------------

    def get_ready(self) -> None:
        """Starts the speech process before the first announcement."""
        with self._change:
            self._begin()

    def say(self, words: str) -> None:
        """Queues words to be spoken after those that wait; starts the speech process if it does not run."""
        if words:
            with self._change:
                self._words.append(words)
                self._begin()

    def silence(self) -> None:
        """Stops what is being spoken and drops what waits."""
        with self._change:
            self._words.clear()
            if self._child is not None:
                self._words.append(STOP)
                self._begin()

    def take_error(self) -> ErrorCode:
        """Returns what is wrong with speech (no voice, or its process lost) and forgets it; "" if nothing new is."""
        error, self._error = self._error, ""
        return error

    def stop(self) -> None:
        """Ends the speech process for good."""
        with self._change:
            self._stopped = True
            self._words.clear()
            self._change.notify()
            child = self._child
        if child is not None:
            child.kill()

    def _begin(self) -> None:
        """Starts the thread or wakes it. The lock is held."""
        if self.missing or self._stopped:
            self._words.clear()
            return
        self._begun = True
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, daemon=True, name="speech")
            self._thread.start()
        self._change.notify()

    # -- in the thread ---------------------------------------------------------------------------------------------

    def _run(self) -> None:
        while self._wait_for_words():
            try:
                child = self._child or self._open()
                while (words := self._next()) is not None:
                    child.send(words)
                    child.receive(self.limits.speak)
                    self._failures, self._error_reported = 0, False
            except (*LOST, TimeoutError) as error:
                self._failed(error)

    def _wait_for_words(self) -> bool:
        """Waits until something is to be spoken or a voice to be opened. False: no more, ever."""
        with self._change:
            while not (self._words or self._begun or self._stopped or self.missing):
                self._change.wait()
            self._begun = False
            return not (self._stopped or self.missing)

    def _next(self) -> str | None:
        with self._change:
            return self._words.popleft() if self._words and not self._stopped else None

    def _open(self) -> ChildProcess:
        child = ChildProcess("voice", self.target)
        with self._change:
            self._child = child
            stopped = self._stopped
        if stopped:
            child.kill()
        if refused := child.receive(self.limits.open):
            log.info("no voice: %s", refused)
            with self._change:
                self.missing = True
                self._words.clear()
            self._tell("missing")
            raise EOFError(refused)
        return child

    def _failed(self, error: BaseException) -> None:
        """Ends the process; after a pause only the last announcement that came meanwhile is spoken by the next one."""
        with self._change:
            child, self._child = self._child, None
        if child is not None:
            child.close()
        if self._stopped or self.missing:
            return
        log.warning("the process of the voice is gone: %s", error or type(error).__name__)
        self._tell("lost")
        pause = min(self.limits.longest, self.limits.pause * 2**self._failures)
        self._failures = min(self._failures + 1, 10)
        with self._change:
            self._change.wait_for(lambda: self._stopped, pause)
            while len(self._words) > 1:
                self._words.popleft()

    def _tell(self, error: ErrorCode) -> None:
        if not self._error_reported:
            self._error_reported, self._error = True, error
            self.wake()
