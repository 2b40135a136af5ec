"""The data class of a puzzle (a position as one seat saw it, its best and second-best turn with their chances of
winning), and making and opening one.

A puzzle holds the moves that led to its position, as a save does, so nothing impossible can be in it. Whoever solves it
sees the view of its seat, and turns are judged in determinizations of that view, as in a review.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Generic, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError, field_validator, model_validator

from engine.bots.compare import Loss
from engine.bots.judging import EFFORT, Verdict
from engine.bots.review import Mistake
from engine.bots.turn_choices import is_choice
from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import M, Rules, S
from engine.core.session import Session
from engine.core.session_records import UndoBarrier
from engine.storage.save_header import Name, Seed, one_line

MOST_MOVES = 5000
WORLDS = EFFORT.worlds  # in which the turn of a solver is judged
Id = Annotated[str, StringConstraints(pattern=r"^[a-z0-9][a-z0-9_-]{0,63}$")]
Chance = Annotated[float, Field(ge=0, le=1)]
Gap = Annotated[float, Field(ge=-1, le=1)]
Points = Annotated[float, Field(ge=-1e6, le=1e6)]
Place = Annotated[int, Field(ge=0, le=63)]
Origin = Literal["collection", "game"]
OLD_ORIGINS = {"shelf": "collection"}  # the name in files and texts of older programs
STRICT = ConfigDict(extra="forbid", allow_inf_nan=False, frozen=True)


class PuzzleError(ValueError):
    """A puzzle can't be read or opened here; the message is one sentence."""


class PuzzleLine(BaseModel):
    """A turn as far as it is decided on what the seat knows, with its results in the first `WORLDS` determinizations:
    chance of winning and expected victory points of each."""

    model_config = STRICT
    moves: Annotated[tuple[dict[str, Any], ...], Field(min_length=1, max_length=200)]
    chances: Annotated[tuple[Chance, ...], Field(min_length=WORLDS, max_length=WORLDS)]
    points: Annotated[tuple[Points, ...], Field(min_length=WORLDS, max_length=WORLDS)]


class Judgement(BaseModel):
    """The comparison of the two lines: the loss of the second in chance of winning with its standard error, over so
    many determinizations drawn from this seed (see `bots/review.py` for its use)."""

    model_config = STRICT
    seed: Seed
    worlds: Annotated[int, Field(ge=2, le=10_000)]
    loss: Gap
    error: Annotated[float, Field(ge=0, le=1)]


class Puzzle(BaseModel):
    """A puzzle. `second` is the best different turn that was found, or the one that was played where `origin` is a
    "game" of one's own; `ideas` are ids, the first the main one; `since` is the date of a shipped one, ISO."""

    model_config = STRICT
    format: Literal["imperial-puzzle"] = "imperial-puzzle"
    version: Literal[1] = 1
    id: Id
    game: Name
    origin: Origin = "collection"
    since: Annotated[str, StringConstraints(pattern=r"^(\d{4}-\d\d-\d\d)?$")] = ""
    ideas: Annotated[tuple[Id, ...], Field(max_length=8)] = ()
    seat: Place
    best: PuzzleLine
    second: PuzzleLine
    judged: Judgement
    setup: dict[str, Any]
    seed: Seed
    components: Name
    digest: Name
    start: dict[str, Any] | None = None
    moves: Annotated[tuple[dict[str, Any], ...], Field(max_length=MOST_MOVES)]

    @field_validator("origin", mode="before")
    @classmethod
    def _renamed(cls, value: Any) -> Any:
        return OLD_ORIGINS.get(value, value) if isinstance(value, str) else value

    @model_validator(mode="after")
    def _different(self) -> Puzzle:
        if self.best.moves == self.second.moves:
            raise ValueError("its two turns are the same")
        return self

    @property
    def loss(self) -> Loss:
        """The loss of the second line against the best, over all determinizations of its judgement."""
        return Loss(self.judged.loss, self.judged.error)


@dataclass(frozen=True, slots=True)
class OpenPuzzle(Generic[S, M]):
    """A puzzle at its position. `session`: nothing before it can be undone; `view`: what its seat knows; `mistake`: its
    lines as a mistake of a review, of which `played` is the second line."""

    puzzle: Puzzle
    session: Session[S, M]
    view: S
    mistake: Mistake[M]

    @property
    def seat(self) -> Seat:
        return self.puzzle.seat


def validated(data: Any) -> Puzzle:
    """Validates plain data and converts it to a puzzle, without playing it. Raises PuzzleError."""
    if not isinstance(data, dict) or data.get("format") != "imperial-puzzle":
        raise PuzzleError("this is no puzzle")
    version = data.get("version")
    if isinstance(version, int) and version > 1:
        raise PuzzleError("the puzzle was made by a newer program; update this one")
    try:
        return Puzzle.model_validate(data)
    except (ValidationError, RecursionError) as error:
        raise PuzzleError(f"the puzzle can't be read: {one_line(error)}") from error


def opened(puzzle: Puzzle, games: Mapping[str, Rules[Any, Any]]) -> OpenPuzzle[Any, Any]:
    """Plays a puzzle's game up to its position, checks that its turns can be played there, and returns it opened.
    Raises PuzzleError."""
    rules = games.get(puzzle.game)
    if rules is None:
        raise PuzzleError(f"the puzzle is of a game that is not here: {puzzle.game!r}")
    corrected = False
    try:
        setup = rules.load_setup(puzzle.setup)
        corrected = puzzle.components != rules.component_digest(setup)
        start = None if puzzle.start is None else rules.load_state(puzzle.start, setup)
        session: Session[Any, Any] = Session(rules, setup, puzzle.seed, start)
        for data in puzzle.moves:
            session.submit(rules.load_move(data))
        if session.digest(len(session.log)) != puzzle.digest:
            raise ValueError("its moves lead to another position")
        if puzzle.seat not in session.awaiting:
            raise ValueError("its seat has nothing to decide")
        view = session.view(puzzle.seat)
        if not is_choice(rules, view, puzzle.seat):
            raise ValueError("its seat has no choice")
        found = _mistake(rules, puzzle, view)
    except Exception as error:  # an impossible position may raise any error in a rule
        why = "; rules or components were corrected since it was made" if corrected else ""
        raise PuzzleError(f"the puzzle can't be played: {one_line(error)}{why}") from error
    session.restore(len(session.log), UndoBarrier("start"), [])
    return OpenPuzzle(puzzle, session, view, found)


def _mistake(rules: Rules[S, M], puzzle: Puzzle, view: S) -> Mistake[M]:
    """The lines of a puzzle as a mistake. Raises ValueError, or whatever error a rule raises."""
    lines = []
    for line in (puzzle.second, puzzle.best):
        moves = tuple(rules.load_move(data) for data in line.moves)
        world = rules.determinize(view, puzzle.seat, Rng(puzzle.judged.seed))
        for number, move in enumerate(moves, 1):
            if move.seat != puzzle.seat:
                raise ValueError("a turn has moves of another seat")
            if puzzle.seat not in rules.awaiting(world):
                raise ValueError("a turn goes on after its end")
            if (reason := rules.why_not(world, move)) is not None:
                raise ValueError(f"move {number} of a turn is refused: {reason}")
            rules.apply(world, move)
        lines.append((moves, Verdict(line.chances, line.points)))
    (played, own), (better, best) = lines
    return Mistake(len(puzzle.moves), puzzle.seat, played, better, own, best)


def puzzle_from_mistake(
    session: Session[S, M],
    mistake: Mistake[M],
    puzzle_id: str,
    judged: Judgement,
    ideas: Sequence[str] = (),
    origin: Origin = "collection",
    since: str = "",
) -> Puzzle:
    """Makes a puzzle from a mistake in a game: its better turn is the best one. `judged`: the comparison of the two
    turns; its seed plus `mistake.moves` gives the determinizations of the verdicts. Raises ValueError for a game whose
    beginning is cut off, or verdicts of too few determinizations."""
    rules = session.rules
    if session.older:
        raise ValueError("the game can't be played from its beginning")
    return Puzzle(
        id=puzzle_id,
        game=rules.id,
        origin=origin,
        since=since,
        ideas=tuple(ideas),
        seat=mistake.seat,
        best=_line(rules, mistake.better, mistake.best),
        second=_line(rules, mistake.played, mistake.own),
        judged=judged,
        setup=rules.dump_setup(session.setup),
        seed=session.seed,
        components=rules.component_digest(session.setup),
        digest=session.digest(mistake.moves),
        start=rules.dump_state(session.position(0)) if session.from_checkpoint else None,
        moves=tuple(rules.dump_move(entry.move) for entry in session.log[: mistake.moves]),
    )


def _line(rules: Rules[S, M], moves: Sequence[M], verdict: Verdict) -> PuzzleLine:
    return PuzzleLine(
        moves=tuple(rules.dump_move(move) for move in moves),
        chances=tuple(round(chance, 4) for chance in verdict.chances[:WORLDS]),
        points=tuple(round(points, 2) for points in verdict.points[:WORLDS]),
    )
