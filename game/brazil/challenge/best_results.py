"""Stores the results of finished challenges as JSON in the player's data folder, and finds the best of them.

A damaged file is moved to quarantine and reported; it is never overwritten.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.storage.files import FileError, is_missing, read_bounded, write_atomically
from game.platform.quarantine import Quarantined, put_aside

MEDALS = ("bronze", "silver", "gold")  # in ascending order
MAX_RESULTS = 2000  # results stored; the oldest defeats are dropped first


class ChallengeResult(BaseModel):
    """The result of one finished challenge.

    ``left``: rounds not needed; ``met``: goals met; ``game``: the game's id, so that it counts once.
    """

    model_config = ConfigDict(frozen=True)
    challenge: str
    level: str
    monarch: str
    deal: str
    date: str  # ISO 8601
    points: int
    left: Annotated[int, Field(ge=0)] = 0
    won: bool
    met: Annotated[int, Field(ge=0)] = 0  # goals met
    medal: Literal["", "bronze", "silver", "gold"] = ""
    game: str = ""

    @property
    def rank(self) -> tuple[bool, int, int, int]:
        """The key by which results are sorted, the better ones greater: a victory, then medal, points, rounds left."""
        return (self.won, MEDALS.index(self.medal) if self.medal else -1, self.points, self.left)


class ResultFile(BaseModel):
    """The JSON file's schema."""

    version: Literal[1] = 1
    results: list[ChallengeResult] = Field(default_factory=list)


class BestResults:
    """Reads, adds and searches results. File errors are stored in ``damage`` and ``error``, never raised."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "challenges" / "brazil.json"
        self.damage: Quarantined | None = None
        self.error = ""  # why the last result could not be written; "" if it was
        self._stuck = False  # a damaged file could not be moved away: never write over it
        self.results: list[ChallengeResult] = self._load()

    def _load(self) -> list[ChallengeResult]:
        try:
            if is_missing(self.path):
                return []
            return ResultFile.model_validate_json(read_bounded(self.path)).results
        except FileError as error:
            self._stuck = True
            self.damage = Quarantined(self.path, None, str(error))
        except (ValidationError, ValueError, RecursionError) as error:
            self.damage = put_aside(self.path, error)
            self._stuck = self.damage.aside is None
        return []

    def knows(self, game: str) -> bool:
        """Returns whether a result of this game is stored; ``game``: the name of its save, "" never is."""
        return bool(game) and any(known.game == game for known in self.results)

    def add(self, result: ChallengeResult) -> bool:
        """Stores a result and writes the file. Returns False if this game's result was stored before, or if the file
        could not be written (``error`` then says why, and the result is only in memory)."""
        if self.knows(result.game):
            return False
        self.results = _fitting([*self.results, result])
        if self._stuck:
            self.error = self.damage.detail if self.damage is not None else ""
            return False
        try:
            write_atomically(self.path, ResultFile(results=self.results).model_dump_json(indent=1).encode())
        except FileError as error:
            self.error = str(error)
            return False
        self.error = ""
        return True

    # -- queries -------------------------------------------------------------------------------------------------

    def of(self, challenge: str, *, level: str = "", monarch: str = "", deal: str = "") -> list[ChallengeResult]:
        """Returns the stored results of a challenge, only those at a difficulty level, with a Monarch or of a deal if
        given; the best first, of equal ones the newest."""
        asked = {"level": level, "monarch": monarch, "deal": deal}
        found = [
            result
            for result in self.results
            if result.challenge == challenge
            and all(not value or getattr(result, key) == value for key, value in asked.items())
        ]
        return sorted(found, key=lambda result: (result.rank, result.date), reverse=True)

    def medal(self, challenge: str, level: str = "") -> str:
        """Returns the best medal won in a challenge at a difficulty level, or at any; "" if none was won."""
        return best_medal(result.medal for result in self.of(challenge, level=level))


def best_medal(medals: Iterable[str]) -> str:
    """Returns the best of these medals; "" if there is none."""
    won = [medal for medal in medals if medal in MEDALS]
    return max(won, key=MEDALS.index, default="")


def _fitting(results: list[ChallengeResult]) -> list[ChallengeResult]:
    """Drops results beyond the limit: the oldest defeats first, then the worst victories."""
    while len(results) > MAX_RESULTS:
        worst = min(results, key=lambda result: (result.won, result.rank if result.won else (), result.date))
        results = [result for result in results if result is not worst]
    return results
