"""The best results: every challenge that was played to its end, kept as JSON in the player's data folder.

A file that can't be read is put aside under a name of its own, and said so; nothing is ever written over it.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.storage.files import FileError, is_missing, read_bounded, write_atomically
from game.platform.quarantine import Quarantined, put_aside

MEDALS = ("bronze", "silver", "gold")  # from the least
MOST = 2000  # results kept; the oldest defeats go first


class ChallengeResult(BaseModel):
    """One game to its end. ``left``: rounds that were not needed; ``game``: names the game, so that it counts once."""

    model_config = ConfigDict(frozen=True)
    challenge: str
    level: str
    monarch: str
    deal: str
    date: str  # ISO
    points: int
    left: Annotated[int, Field(ge=0)] = 0
    won: bool
    met: Annotated[int, Field(ge=0)] = 0  # goals met
    medal: Literal["", "bronze", "silver", "gold"] = ""
    game: str = ""

    @property
    def rank(self) -> tuple[bool, int, int, int]:
        """The better, the greater."""
        return (self.won, MEDALS.index(self.medal) if self.medal else -1, self.points, self.left)


class ResultBook(BaseModel):
    version: Literal[1] = 1
    results: list[ChallengeResult] = Field(default_factory=list)


class BestResult:
    """The file of results; never stops the program."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "challenges" / "brazil.json"
        self.damage: Quarantined | None = None
        self.trouble = ""  # why the last result could not be written
        self._stuck = False  # a damaged file lies in the way: nothing is written over it
        self.results: list[ChallengeResult] = self._load()

    def _load(self) -> list[ChallengeResult]:
        try:
            if is_missing(self.path):
                return []
            return ResultBook.model_validate_json(read_bounded(self.path)).results
        except FileError as error:
            self._stuck = True
            self.damage = Quarantined(self.path, None, str(error))
        except (ValidationError, ValueError, RecursionError) as error:
            self.damage = put_aside(self.path, error)
            self._stuck = self.damage.aside is None
        return []

    def knows(self, game: str) -> bool:
        return bool(game) and any(known.game == game for known in self.results)

    def add(self, result: ChallengeResult) -> bool:
        """Keep a result; False: it was kept already, or could not be written (see ``trouble``)."""
        if self.knows(result.game):
            return False
        self.results = _fitting([*self.results, result])
        if self._stuck:
            self.trouble = self.damage.detail if self.damage is not None else ""
            return False
        try:
            write_atomically(self.path, ResultBook(results=self.results).model_dump_json(indent=1).encode())
        except FileError as error:
            self.trouble = str(error)
            return False
        self.trouble = ""
        return True

    # -- asking --------------------------------------------------------------------------------------------------

    def of(self, challenge: str, *, level: str = "", monarch: str = "", deal: str = "") -> list[ChallengeResult]:
        """The results that are about these, the best first; of equal ones the newest."""
        asked = {"level": level, "monarch": monarch, "deal": deal}
        found = [
            result
            for result in self.results
            if result.challenge == challenge
            and all(not value or getattr(result, key) == value for key, value in asked.items())
        ]
        return sorted(found, key=lambda result: (result.rank, result.date), reverse=True)

    def medal(self, challenge: str, level: str = "") -> str:
        """The best medal of a level, or of any; "" for none."""
        return best_medal(result.medal for result in self.of(challenge, level=level))


def best_medal(medals: Iterable[str]) -> str:
    won = [medal for medal in medals if medal in MEDALS]
    return max(won, key=MEDALS.index, default="")


def _fitting(results: list[ChallengeResult]) -> list[ChallengeResult]:
    """At most so many: of the defeats the oldest goes, then of the victories the least."""
    while len(results) > MOST:
        worst = min(results, key=lambda result: (result.won, result.rank if result.won else (), result.date))
        results = [result for result in results if result is not worst]
    return results
