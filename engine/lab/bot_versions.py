"""Bots that play as another version of the engine did, named `viceroy@COMMIT` or `viceroy@COMMIT:lines=3`.

A version is the engine of a commit, tag or branch: its code, parameters and weights. It is taken from the repository
once, put beside it, and played by another process (`version_server.py`), so that it can meet today's bots in one game.
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import io
import itertools
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import Any

from engine.bots.bot import Bot
from engine.bots.bot_spec import bot_named
from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import M, Rules, S

ROOT = Path(__file__).resolve().parents[2]
SERVER = Path(__file__).with_name("version_server.py")
PARTS = ("engine", "scenarios")  # folders that an engine needs
FOLDER = "bot-versions"  # of the versions, inside the repository's .git
DIGITS = 12  # of a commit in the name of a bot
NAME = re.compile(r"(?P<rung>[^@:]+)@(?P<version>[^@:]+)(?P<budget>:.*)?")


def is_versioned(name: str) -> bool:
    """Whether the bot's name includes a version."""
    return "@" in name


def resolved(name: str) -> str:
    """Returns the bot's name with the commit in place of a tag or branch, so that it means the same for ever; to check
    the bot of another version, starts the process that plays it. Raises ValueError with a one-line message for a bot or
    version that isn't there."""
    if not is_versioned(name):
        bot_named(name)
        return name
    rung, version, budget = _parts(name)
    whole = f"{rung}@{_commit(version)}{budget}"
    VersionedBot(whole)
    return whole


def player_named(name: str) -> Bot:
    """Creates the bot of this name, of today's engine or of another version, whose process it starts. Raises ValueError
    for a bot or version that isn't there."""
    return VersionedBot(name) if is_versioned(name) else bot_named(name)


def is_timed(name: str) -> bool:
    """Whether the bot is limited by time, so that its games are not reproducible. Creates it to see, as `player_named`
    does, and raises the same."""
    return player_named(name).seconds > 0


class VersionedBot(Bot):
    """A bot of another version. It must be told how the game began (`begin`) and every move (`moved`).

    The first one of a version takes that engine from the repository and starts a process, which then plays for all.
    Raises ValueError where the version isn't there or has no such bot; RuntimeError where it can't follow the game.
    """

    _keys = itertools.count(1)

    def __init__(self, name: str) -> None:
        rung, version, budget = _parts(name)
        self.name = name
        self._spec = f"{rung}{budget}"
        self._key = next(self._keys)
        self._server = _server(_commit(version))
        try:
            self.seconds = float(self._server.call({"check": self._spec})["seconds"])
        except RuntimeError as error:
            raise ValueError(f"{name}: {error}") from error
        self._rules: Rules[Any, Any] | None = None
        self._moves: list[dict[str, Any]] = []

    def begin(self, rules: Rules[S, M], setup: Any, seed: int) -> None:
        """Tells the other version's process that a game begins, with its setup and seed."""
        self._rules, self._moves = rules, []
        about = {"game": rules.id, "setup": rules.dump_setup(setup), "seed": seed, "bot": self._spec}
        self._call({"begin": self._key, **about})

    def moved(self, move: Any) -> None:
        """Records a move of any seat, which the other version gets with the next `choose`."""
        assert self._rules is not None
        self._moves.append(self._rules.dump_move(move))

    def choose(self, rules: Rules[S, M], view: S, seat: Seat, rng: Rng) -> M:
        """Has the other version choose a move for the seat and returns it; its random generator is this one, whose
        state goes on from there."""
        moves, self._moves = self._moves, []
        asked = {"moves": moves, "seat": seat, "rng": rng.state, "digest": rules.digest(view)}
        found = self._call({"choose": self._key, **asked})
        rng.state = found["rng"]
        return rules.load_move(found["move"])

    def close(self) -> None:
        """Tells the other version's process that the game has ended."""
        with contextlib.suppress(RuntimeError):  # a process that has ended plays it no more
            self._call({"end": self._key})

    def _call(self, request: dict[str, Any]) -> dict[str, Any]:
        try:
            return self._server.call(request)
        except RuntimeError as error:
            raise RuntimeError(f"{self.name}: {error}") from error


class VersionServer:
    """The process that plays for all bots of one version; it ends with this one."""

    def __init__(self, folder: Path) -> None:
        # -P: the folder of the program, which is part of today's engine, stays out of the path
        command = [sys.executable, "-P", str(SERVER), str(folder)]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        atexit.register(self.close)

    def call(self, request: dict[str, Any]) -> dict[str, Any]:
        """Sends a request to the process and returns its answer. Raises RuntimeError with the reason of an error."""
        assert self._process.stdin is not None and self._process.stdout is not None
        try:
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        except OSError as error:
            raise RuntimeError(f"its process has ended ({error})") from error
        if not line:
            raise RuntimeError("its process has ended")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer

    def close(self) -> None:
        """Closes the process's input, at which it ends, and waits for its end."""
        atexit.unregister(self.close)
        for stream in (self._process.stdin, self._process.stdout):
            with contextlib.suppress(OSError):  # what was not sent to a process that has ended
                if stream is not None:
                    stream.close()
        self._process.wait()


@functools.cache
def _server(commit: str) -> VersionServer:
    return VersionServer(_folder(commit))


def _parts(name: str) -> tuple[str, str, str]:
    """Splits a name into bot, version and budget. Raises ValueError."""
    found = NAME.fullmatch(name)
    if found is None:
        raise ValueError(f"{name}: a bot of another version is named like viceroy@COMMIT or viceroy@COMMIT:lines=3")
    return found["rung"], found["version"], found["budget"] or ""


@functools.cache
def _commit(version: str) -> str:
    """Returns the first digits of the commit of a version. Raises ValueError."""
    found = _git("rev-parse", "--verify", "--quiet", "--end-of-options", f"{version}^{{commit}}")
    if not found:
        raise ValueError(f"{version}: the repository has no such commit, tag or branch")
    return found.decode().strip()[:DIGITS]


def _folder(commit: str) -> Path:
    """Returns the folder of a version's engine, after taking it from the repository. Raises ValueError."""
    versions = ROOT / _git("rev-parse", "--git-common-dir").decode().strip() / FOLDER
    folder = versions / commit
    if folder.is_dir():
        return folder
    packed = _git("archive", "--format=zip", commit, *PARTS)
    if not packed:
        raise ValueError(f"{commit}: there is no engine in that version")
    versions.mkdir(exist_ok=True)
    fresh = Path(tempfile.mkdtemp(dir=versions))
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        archive.extractall(fresh)
    try:
        fresh.rename(folder)  # complete or not at all, as several processes may do so at once
    except OSError:
        shutil.rmtree(fresh, ignore_errors=True)
    return folder


def _git(*words: str) -> bytes:
    """Returns what git prints, nothing where it fails. Raises ValueError without git or repository."""
    try:
        done = subprocess.run(["git", "-C", str(ROOT), *words], capture_output=True, check=False)
    except OSError as error:
        raise ValueError(f"bots of other versions need git ({error.strerror or error})") from error
    if b"not a git repository" in done.stderr:
        raise ValueError(f"bots of other versions need the repository; {ROOT} is none")
    return done.stdout if done.returncode == 0 else b""
