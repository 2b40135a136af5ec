"""Reads and writes a review as a JSON file beside the save of its game; every field is validated when read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.bots.judging import Verdict
from engine.bots.review import Mistake, Rating, Review
from engine.core.move import Seat
from engine.core.rules import M, Rules, S
from engine.storage.files import FileError, read_bounded, write_atomically

MOST_BYTES = 1 << 20
Chance = Annotated[float, Field(ge=0, le=1)]
Number = Annotated[float, Field(ge=-1e6, le=1e6)]
Place = Annotated[int, Field(ge=0, le=1_000_000)]
STRICT = ConfigDict(extra="forbid", allow_inf_nan=False)


class ReviewFileError(Exception):
    """A review can't be read, or is not of this game: file and reason in one sentence."""


class StoredVerdict(BaseModel):
    model_config = STRICT
    chances: Annotated[list[Chance], Field(min_length=2, max_length=1000)]
    points: Annotated[list[Number], Field(min_length=2, max_length=1000)]


class StoredMistake(BaseModel):
    model_config = STRICT
    moves: Place
    seat: Place
    played: Annotated[list[dict[str, Any]], Field(min_length=1, max_length=1000)]
    better: Annotated[list[dict[str, Any]], Field(min_length=1, max_length=1000)]
    own: StoredVerdict
    best: StoredVerdict
    solved: bool = False


class StoredRating(BaseModel):
    model_config = STRICT
    choices: Place
    rating: Number
    low: Number
    high: Number
    luck: Number
    luck_error: Number


class StoredReview(BaseModel):
    """`digest`: of the game's last position; `moves`: how many moves led there."""

    model_config = STRICT
    format: Literal["imperial-review"] = "imperial-review"
    version: Literal[1] = 1
    game: str
    digest: str
    moves: Place
    seed: int
    mistakes: Annotated[list[StoredMistake], Field(max_length=100)]
    ratings: dict[int, StoredRating]


def review_path(save: Path) -> Path:
    """Returns the path of the review file of a saved game."""
    return save.with_name(f"{save.name}.review")


def write_review(
    path: Path, rules: Rules[S, M], found: Review[M], digest: str, moves: int, solved: set[int] | frozenset[int]
) -> None:
    """Writes a review of a game that ended after so many moves with this digest. `solved`: the mistakes, by their
    `moves`, whose better turn was found. Raises FileError."""

    def verdict(one: Verdict) -> StoredVerdict:
        return StoredVerdict(chances=list(one.chances), points=list(one.points))

    mistakes = [
        StoredMistake(
            moves=one.moves,
            seat=one.seat,
            played=[rules.dump_move(move) for move in one.played],
            better=[rules.dump_move(move) for move in one.better],
            own=verdict(one.own),
            best=verdict(one.best),
            solved=one.moves in solved,
        )
        for one in found.mistakes
    ]
    ratings = {seat: StoredRating(**rating._asdict()) for seat, rating in found.ratings.items()}
    stored = StoredReview(
        game=rules.id, digest=digest, moves=moves, seed=found.seed, mistakes=mistakes, ratings=ratings
    )
    write_atomically(path, (json.dumps(stored.model_dump()) + "\n").encode(), lasting=False)


def read_review(path: Path, rules: Rules[S, M], digest: str, moves: int, seats: int) -> tuple[Review[M], set[int]]:
    """Reads the review of a game of so many `seats` that ended after so many `moves` with a last position of this
    digest; returns it and the solved mistakes, by their `moves`. Raises ReviewFileError if the file can't be read or is
    of another game."""
    try:
        stored = StoredReview.model_validate_json(read_bounded(path, MOST_BYTES))
        if (stored.game, stored.digest, stored.moves) != (rules.id, digest, moves):
            raise ReviewFileError(f"{path}: is the review of another game")
        mistakes = [_mistake(rules, one, moves, seats) for one in stored.mistakes]
        ratings: dict[Seat, Rating] = {
            seat: Rating(**one.model_dump()) for seat, one in stored.ratings.items() if 0 <= seat < seats
        }
    except FileError as error:
        raise ReviewFileError(f"{path}: {error}") from error
    except ValidationError as error:
        raise ReviewFileError(f"{path}: {error.errors()[0]['msg']}") from error
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise ReviewFileError(f"{path}: {error}") from error
    solved = {one.moves for one in stored.mistakes if one.solved}
    return Review(stored.seed, mistakes, ratings), solved


def _mistake(rules: Rules[S, M], stored: StoredMistake, moves: int, seats: int) -> Mistake[M]:
    """Raises ValueError."""
    if stored.moves >= moves or stored.seat >= seats:
        raise ValueError("a mistake beyond the game")
    sizes = {len(part) for one in (stored.own, stored.best) for part in (one.chances, one.points)}
    if len(sizes) != 1:
        raise ValueError("verdicts of different worlds")
    played, better = (tuple(rules.load_move(move) for move in part) for part in (stored.played, stored.better))
    if any(move.seat != stored.seat for move in (*played, *better)):
        raise ValueError("a mistake with moves of another seat")
    own, best = (Verdict(tuple(one.chances), tuple(one.points)) for one in (stored.own, stored.best))
    return Mistake(stored.moves, stored.seat, played, better, own, best)
