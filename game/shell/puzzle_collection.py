"""Reads and lists a game's puzzles: the shipped ones by idea, the puzzle of the day, and those of the player's own
mistakes. Also makes and stores the latter after a review."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import Any, Literal

from engine.bots.review import Mistake, Review
from engine.puzzles.collection import collection, of_the_day
from engine.puzzles.own import own_id, own_puzzles
from engine.puzzles.puzzle import OpenPuzzle, Puzzle, PuzzleError, opened
from game.i18n.display_text import display_text
from game.platform.puzzle_store import PuzzleStore
from game.play.match import Match
from game.shell.damage_report import report_damage
from game.shell.shell import Shell, wake

log = logging.getLogger(__name__)
OTHER = "other"  # the idea of puzzles that name none
Source = Literal["day", "own", "collection", "sent"]
_loaded: dict[str, tuple[Puzzle, ...]] = {}
_positions: dict[str, Any] = {}  # by the id of a shipped puzzle: its position as its seat sees it; None: impossible
_loading: set[str] = set()  # games and ids of puzzles


def today() -> date:
    """Returns today's date in local time, by which the puzzle of the day and those due again are chosen."""
    return date.today()


def load(game: str) -> tuple[Puzzle, ...]:
    """Returns the shipped puzzles of a game, reading their files at the first call; invalid ones are left out."""
    if game not in _loaded:
        puzzles, errors = collection(game)
        for error in errors:
            log.warning("puzzle left out: %s", error)
        _loaded[game] = puzzles
    return _loaded[game]


def shipped(game: str) -> tuple[Puzzle, ...] | None:
    """Returns the shipped puzzles of a game; None until they are read, by a thread that then wakes the main loop."""
    if game not in _loaded:
        _in_thread(game, partial(load, game))
    return _loaded.get(game)


def position_of(puzzle: Puzzle) -> Any:
    """Returns the position of a shipped puzzle as its seat sees it; None until a thread has replayed its game (then it
    wakes the main loop), or if that fails."""
    if puzzle.id not in _positions:
        _in_thread(puzzle.id, partial(_play_to, puzzle))
    return _positions.get(puzzle.id)


def load_day(game: str) -> None:
    """Reads the shipped puzzles of a game and computes the position of the day's puzzle, before it returns."""
    puzzle = of_the_day(load(game), today())
    if puzzle is not None and puzzle.id not in _positions:
        _play_to(puzzle)


def _play_to(puzzle: Puzzle) -> None:
    try:
        _positions[puzzle.id] = opened(puzzle, games()).view
    except PuzzleError as error:
        log.warning("no position of a puzzle: %s", error)
        _positions[puzzle.id] = None


def _in_thread(name: str, work: Callable[[], object]) -> None:
    """Has a thread do some work, unless it does; then it wakes the main loop."""

    def run() -> None:
        try:
            work()
        finally:
            _loading.discard(name)
            wake()

    if name not in _loading:
        _loading.add(name)
        threading.Thread(target=run, daemon=True, name="puzzles").start()


def idea_of(puzzle: Puzzle) -> str:
    """Returns the id of a puzzle's main idea (its first); that of "other" if it has none."""
    return puzzle.ideas[0] if puzzle.ideas else OTHER


def by_idea(puzzles: tuple[Puzzle, ...]) -> dict[str, list[Puzzle]]:
    """Groups puzzles by their main idea, the greatest group first, those without an idea last."""
    found: dict[str, list[Puzzle]] = {}
    for puzzle in puzzles:
        found.setdefault(idea_of(puzzle), []).append(puzzle)
    return dict(sorted(found.items(), key=lambda pair: (pair[0] == OTHER, -len(pair[1]), pair[0])))


@dataclass(frozen=True, slots=True)
class PuzzleCard:
    """A puzzle that can be opened: where it comes from, and a function that opens it. Opening raises PuzzleError."""

    source: Source
    game: str
    id: str
    open: Callable[[], OpenPuzzle[Any, Any]]


class PuzzleCollection:
    """The puzzles of one game with the player's results."""

    def __init__(self, shell: Shell, game: str) -> None:
        self.shell, self.game = shell, game
        self.store = read_puzzle_store(shell)
        self._days: dict[tuple[date, int], Puzzle | None] = {}  # by date and number of puzzles read

    def shipped_card(self, puzzle: Puzzle, source: Source = "collection") -> PuzzleCard:
        return PuzzleCard(source, self.game, puzzle.id, lambda: opened(puzzle, games()))

    def own_card(self, name: str) -> PuzzleCard:
        return PuzzleCard("own", self.game, name, lambda: self.store.open(name, games()))

    @property
    def puzzles(self) -> tuple[Puzzle, ...]:
        """The shipped puzzles; none while a thread still reads them."""
        return shipped(self.game) or ()

    @property
    def loading(self) -> bool:
        """Whether the shipped puzzles are not read yet; a thread then reads them."""
        return shipped(self.game) is None

    @property
    def of_today(self) -> Puzzle | None:
        """The puzzle of the day; None while there are no puzzles."""
        key = (today(), len(self.puzzles))
        if key not in self._days:
            self._days = {key: of_the_day(self.puzzles, key[0])}
        return self._days[key]

    @property
    def readiness(self) -> tuple[bool, bool]:
        """Two answers: whether the shipped puzzles have been read, and whether the position of the puzzle of the day is
        ready."""
        day = self.of_today
        return not self.loading, day is not None and day.id in _positions

    @property
    def day_solved(self) -> bool:
        """Whether the puzzle of the day was solved."""
        return self.store.day_solved(self.game, today())

    def stars(self, puzzle: Puzzle) -> int | None:
        """Returns the most stars (0-3) reached in a shipped puzzle; None if it was never tried."""
        return self.store.stars(self.game, puzzle.id)

    def due(self) -> list[PuzzleCard]:
        """Returns the puzzles of own games that are due, longest due first."""
        return [self.own_card(name) for name in self.store.due(today(), self.game)]

    def to_solve(self, puzzles: list[Puzzle]) -> list[PuzzleCard]:
        """Returns the cards of these puzzles, those with the fewest stars first."""
        order = sorted(puzzles, key=lambda one: self.stars(one) or 0)
        return [self.shipped_card(one) for one in order]


def games() -> Mapping[str, Any]:
    """Returns game id -> the engine's `Rules` object, of every game; imported when first needed."""
    from engine.registry import GAMES

    return GAMES


def read_puzzle_store(shell: Shell) -> PuzzleStore:
    """Reads the player's puzzles. A toast tells if their file was damaged."""
    store = PuzzleStore(shell.folders)
    report_damage(shell, store, "puzzles-damaged")
    return store


def keep_own_puzzles(shell: Shell, match: Match[Any, Any], review: Review[Any]) -> None:
    """Makes and stores puzzles of a person's mistakes in a reviewed game, unless the settings say no; a toast tells how
    many. Games that were already over when they were imported are left out."""
    if not shell.settings.own_puzzles or match.identity.came_finished or not match.people:
        return
    store = PuzzleStore(shell.folders)
    added = store.add(own_puzzles(match.real, review, match.people), today())
    if store.error:
        shell.toast(shell.ui.text("puzzles-not-kept", reason=display_text(store.error)), "bad")
    elif added:
        shell.toast(shell.ui.text("puzzles-added", n=added))


def drop_own_puzzle(shell: Shell, match: Match[Any, Any], mistake: Mistake[Any]) -> None:
    """Deletes the stored puzzle of a mistake, whose better turn was found in the review."""
    PuzzleStore(shell.folders).drop(own_id(match.real, mistake))
