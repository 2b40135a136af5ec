"""Stores the puzzles found in games between bots (mining) in a file, a line for each game, so that mining can be
interrupted and resumed."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.puzzles.puzzle import Puzzle
from engine.storage.save_header import Name, one_line


class MineFileError(RuntimeError):
    """A file of mined games can't be read or written; the message is one sentence that says what to do."""


class MinedGame(BaseModel):
    """A game that was mined: who played it, how many choices dropped out at each stage, and its puzzles."""

    model_config = ConfigDict(extra="forbid")
    game: Name
    scenario: Name
    bot: Name
    seed: int
    stages: dict[str, Annotated[int, Field(ge=0)]]
    puzzles: list[Puzzle]


class MineFile:
    """The games that were mined, in a file; with None in memory only. An incomplete last line was being written when
    the program stopped; it is dropped."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.games = [] if path is None else _read(path)

    def has(self, scenario: str, bot: str, seed: int) -> bool:
        """Whether the game of this scenario, bot and seed was mined before."""
        return any((one.scenario, one.bot, one.seed) == (scenario, bot, seed) for one in self.games)

    def add(self, game: MinedGame) -> None:
        """Adds a game, and appends it to the file if there is one. Raises MineFileError."""
        self.games.append(game)
        if self.path is None:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("ab") as file:
                file.write(json.dumps(game.model_dump(mode="json"), separators=(",", ":")).encode() + b"\n")
        except (OSError, ValueError) as error:
            raise MineFileError(f"{self.path}: {one_line(error)}; name another file") from error


def _read(path: Path) -> list[MinedGame]:
    try:
        lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
        whole = [line for line in lines if line.endswith(b"\n")]
        if len(whole) < len(lines):
            os.truncate(path, sum(map(len, whole)))
    except (OSError, ValueError) as error:
        raise MineFileError(f"{path}: {one_line(error)}; name another file") from error
    found: list[Any] = []
    for number, line in enumerate(whole, 1):
        try:
            found.append(MinedGame.model_validate_json(line))
        except (ValidationError, ValueError) as error:
            raise MineFileError(f"{path}: line {number} is no game that was mined; name another file") from error
    return found
