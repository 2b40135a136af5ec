"""Very many saves in a folder: copies of one that was played, each with a name and a date of its own."""

from __future__ import annotations

import os
from pathlib import Path

from game.brazil.table_factory import FACTORY
from game.platform.save_list import ENDING
from tests.abuse.killed import game
from tests.abuse.test_leaving import play

FIRST_DATE, APART = 1_700_000_000, 60  # s


def lay_saves(folder: Path, count: int) -> list[str]:
    """Their names, newest first."""
    folder.mkdir(parents=True, exist_ok=True)
    played = folder.parent / f"played{ENDING}"
    match = FACTORY.new(game("persons"), 1, played)
    play(match, 3)
    match.keep()
    match.close()
    data = played.read_bytes()
    names = [f"game {number:05}" for number in range(count)]
    for number, name in enumerate(names):
        path = folder / f"{name}{ENDING}"
        path.write_bytes(data)
        os.utime(path, (FIRST_DATE + number * APART,) * 2)
    return names[::-1]
