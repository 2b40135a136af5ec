"""Voices of tests, as `game.audio.speech.serve_voice` is one: functions that run in the process of the voice."""

from __future__ import annotations

import os
import time
from multiprocessing.connection import Connection
from pathlib import Path

from game.audio.speech import STOP


def note(path: Path, words: str) -> None:
    with path.open("a", encoding="utf-8") as stream:
        stream.write(f"{time.monotonic()} {os.getpid()} {words}\n")


def write(path: Path, pipe: Connection) -> None:
    """Writes what it is to say, with the time; dies at the word "die" and hangs at the word "hang"."""
    note(path, "begins")
    pipe.send("")
    while True:
        try:
            words = pipe.recv()
        except (EOFError, OSError):
            return
        if words == "die":
            os._exit(1)
        if words == "hang":
            time.sleep(600)
        note(path, "stops" if words == STOP else words)
        pipe.send("")


def fail(path: Path, pipe: Connection) -> None:
    """Dies before it speaks."""
    note(path, "begins")
    os._exit(1)


def refuse(path: Path, pipe: Connection) -> None:
    """Finds no voice."""
    note(path, "begins")
    pipe.send("ValueError: no backend")


def hang(path: Path, pipe: Connection) -> None:
    """Opens its voice for ever, as a reader without a sound device does."""
    note(path, "begins")
    time.sleep(600)


def written(path: Path) -> list[str]:
    """What was noted, without times."""
    return [line.split(" ", 2)[2] for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []
