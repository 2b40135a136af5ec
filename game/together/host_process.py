"""Starts, finds and ends the host of the player's own online tables, a process of its own that may outlive the
window."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ValidationError

from engine.cli_arguments import UsageError
from engine.host import server
from engine.host.addresses import PORT
from engine.host.commands import LOCK, owned
from engine.storage.files import FileError, read_bounded
from game.platform.folders import Folders, program_folder

log = logging.getLogger(__name__)
READY = "host.json"  # in the folder of its tables: where the running host listens
LAST = "last_host.json"  # where the one before it listened


class ReadyHost(BaseModel):
    """The address of a running host. `base`: how links to it begin, by the machine's present address."""

    version: Literal[1] = 1
    pid: int
    port: int
    base: str


def command_of(*words: str) -> list[str]:
    """Returns the command line that runs a host with these arguments: by this Python, or the bundled program itself."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "--host", *words]
    return [sys.executable, "-m", "engine", "host", *words]


class HostProcess:
    """Starts, finds and ends the host of the player's own tables."""

    def __init__(self, folders: Folders) -> None:
        self.folder = folders.data / "host"
        self._log = folders.log / "host.log"
        self._process: subprocess.Popen[bytes] | None = None
        self._stale = b""  # of a host that is gone, where it could not be put aside
        self._any_port = False  # the usual one is taken by another program
        self.failed = False

    def running(self) -> bool:
        """Returns whether a host of this folder runs, whichever window started it."""
        if self._process is not None and self._process.poll() is None:
            return True
        if not (self.folder / LOCK).is_file():
            return False
        try:
            with owned(self.folder):
                return False
        except UsageError:
            return True
        except OSError:
            return False

    def ready(self) -> ReadyHost | None:
        """Returns the port and other data of the running host; None until it listens."""
        if not self.running():
            return None
        try:
            written = read_bounded(self.folder / READY)
            if written == self._stale:
                return None
            found = ReadyHost.model_validate_json(written)
        except (FileError, ValidationError, ValueError):
            return None
        found.base = f"ws://{server.lan_address()}:{found.port}"  # the machine may be in another network than then
        return found

    def start(self) -> None:
        """Starts the host, unless one runs: at the same port as the last time, so that links stay valid, or at any if
        that one failed. Sets `failed` if it can't be started."""
        if self.running():
            return
        self.failed = False
        self._forget_last()
        port = 0 if self._any_port else self._last_port()
        words = ["--data", str(self.folder), "--port", str(port), "--announce"]
        words += ["--ready-file", str(self.folder / READY)]
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._log.parent.mkdir(parents=True, exist_ok=True)
            with open(self._log, "ab") as log_file:
                self._process = subprocess.Popen(
                    command_of(*words),
                    cwd=None if getattr(sys, "frozen", False) else program_folder(),
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=log_file,
                    start_new_session=True,
                    creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
                )
        except OSError as error:
            log.warning("the host can't be started: %s", error)
            self.failed = True

    def check(self) -> ReadyHost | None:
        """Returns the host's data once it listens, else None; to be called repeatedly. If the host that was started
        here has ended, starts it once more at any free port; if that one ends, too, sets `failed`."""
        found = self.ready()
        if found is None and self._process is not None and self._process.poll() is not None and not self.failed:
            if self._any_port:
                self.failed = True
            else:
                self._any_port = True
                self.start()
        return found

    def end(self) -> None:
        """Ends the host. Every move is stored; the tables go on when a host of this folder is started again."""
        found, own = self.ready(), self._process
        self._process = None
        if own is not None and own.poll() is None:
            own.terminate()
        elif found is not None:
            try:
                os.kill(found.pid, signal.SIGTERM)
            except OSError as error:
                log.warning("the host can't be ended: %s", error)

    def _forget_last(self) -> None:
        """Puts aside where the last host listened: until the new one has said where it does, another program may."""
        try:
            os.replace(self.folder / READY, self.folder / LAST)
            self._stale = b""
        except FileNotFoundError:
            return
        except OSError as error:
            log.warning("where the last host listened can't be put aside: %s", error)
            with suppress(FileError):
                self._stale = read_bounded(self.folder / READY)

    def _last_port(self) -> int:
        try:
            return ReadyHost.model_validate_json(self._stale or read_bounded(self.folder / LAST)).port
        except (FileError, ValidationError, ValueError):
            return PORT


_hosts: dict[Path, HostProcess] = {}


def host_of(folders: Folders) -> HostProcess:
    """Returns the `HostProcess` of a player's folders, the same object each time."""
    return _hosts.setdefault(folders.data, HostProcess(folders))
