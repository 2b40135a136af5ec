"""Keeps one running program per player: a second one passes its save to the first and ends.

The first holds a lock on a file, which the system lets go of however the program ends, so nothing stale can bar the
way. Beside it lies the door: a port of this machine and a secret, for whoever comes later.
"""

from __future__ import annotations

import json
import logging
import secrets
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

from engine.storage.files import FileError, lock, write_atomically

log = logging.getLogger(__name__)
ANSWER_TIMEOUT_S = 1.5  # how long a second program waits for the first one to answer
LONGEST = 64 * 1024


class SingleInstance:
    """The lock that allows one running program per player."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.door = folder / "door.json"
        self._held: IO[bytes] | None = None
        self._server: socket.socket | None = None
        self._secret = ""

    def claim(self) -> bool:
        """Takes the lock. Returns False if another instance has it; True also where no lock is possible, as two windows
        are better than none."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            stream = (self.folder / "lock").open("ab")
        except OSError as error:
            log.info("no lock can be kept: %s", error)
            return True
        try:
            stream.seek(0)  # where Windows locks a file: at its first byte
            free = lock(stream.fileno())
        except OSError as error:
            log.info("no lock can be kept: %s", error)
            stream.close()
            return True
        if not free:
            stream.close()
            return False
        self._held = stream
        return True

    @property
    def is_only_instance(self) -> bool:
        """Whether it is certain that no other instance of this player runs."""
        return self._held is not None

    def hand_over(self, save: Path | None) -> bool:
        """Sends a save's path to the running program, or with None only asks it to come to the front; returns False
        when it does not answer."""
        until = time.monotonic() + ANSWER_TIMEOUT_S
        while True:
            try:
                if self._ask_running_program(save):
                    return True
            except (OSError, ValueError, KeyError, TypeError, OverflowError, RecursionError) as error:
                log.info("the running program does not answer: %s", error)
            if time.monotonic() > until:
                return False
            time.sleep(0.1)

    def _ask_running_program(self, save: Path | None) -> bool:
        door: dict[str, Any] = json.loads(self.door.read_text(encoding="utf-8"))
        message = {"secret": door["secret"], "open": str(save.resolve()) if save else ""}
        with socket.create_connection(("127.0.0.1", int(door["port"])), timeout=ANSWER_TIMEOUT_S) as line:
            line.sendall(json.dumps(message).encode())
            line.shutdown(socket.SHUT_WR)
            return line.recv(16) == b"ok"

    def listen(self, opened: Callable[[str], None]) -> None:
        """Starts a thread that waits for paths of saves sent by later instances and calls ``opened`` with each. Does
        nothing without the lock."""
        if self._held is None:
            return
        try:
            self._server = socket.create_server(("127.0.0.1", 0))
            self._secret = secrets.token_hex(16)
            door = {"port": self._server.getsockname()[1], "secret": self._secret}
            write_atomically(self.door, json.dumps(door).encode(), lasting=False)
        except (OSError, FileError) as error:
            log.info("nobody can knock: %s", error)
            return
        threading.Thread(target=self._answer, args=(self._server, opened), daemon=True, name="door").start()

    def _answer(self, server: socket.socket, opened: Callable[[str], None]) -> None:
        while True:
            try:
                line, _ = server.accept()
            except OSError:
                return  # closed
            threading.Thread(target=self._serve, args=(line, opened), daemon=True, name="a knock").start()

    def _serve(self, line: socket.socket, opened: Callable[[str], None]) -> None:
        """Answers one connection in a thread of its own, so that a slow or faulty one blocks no other."""
        try:
            with line:
                self._hear(line, opened)
        except Exception as error:
            log.info("a knock was not understood: %r", error)

    def _hear(self, line: socket.socket, opened: Callable[[str], None]) -> None:
        line.settimeout(ANSWER_TIMEOUT_S)
        heard, until = b"", time.monotonic() + ANSWER_TIMEOUT_S
        while part := line.recv(4096):
            heard += part
            if len(heard) > LONGEST or time.monotonic() > until:
                return
        message = json.loads(heard)
        if not secrets.compare_digest(str(message.get("secret")).encode(errors="replace"), self._secret.encode()):
            return
        opened(str(message.get("open", "")))
        line.sendall(b"ok")

    def release(self) -> None:
        if self._server is not None:
            self._server.close()
            self.door.unlink(missing_ok=True)
            self._server = None
        if self._held is not None:
            self._held.close()
            self._held = None
