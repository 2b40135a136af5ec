"""Verifies the shipped puzzles: each opens, is judged as its file says, and is solved by strong bots but mostly not by
weak ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from engine.bots.compare import Loss
from engine.bots.judging import judged, loss_between
from engine.bots.turn_choices import TurnChoice
from engine.core.rules import Rules
from engine.puzzles.ideas import idea_ids
from engine.puzzles.mining import AGAIN, RACE, MiningEffort, solved_by
from engine.puzzles.puzzle import OpenPuzzle, Puzzle, PuzzleError, opened
from engine.puzzles.solving import stars

STRONG, WEAK = 0.9, 0.4  # shares of tries that the strong bot must solve at least, the weak one at most
STRONG_TRIES = 2
SAME = 0.02  # chance of winning by which a verdict may differ from the one in the file


class Checked(NamedTuple):
    """The findings about one puzzle: the shares of tries in which the bots solve it, and what is wrong with it."""

    puzzle: Puzzle
    strong: float
    weak: float
    faults: tuple[str, ...]


def faults(puzzle: Puzzle, games: Mapping[str, Rules[Any, Any]]) -> list[str]:
    """Returns an error text for each thing wrong with a puzzle of the collection that can be found without playouts and
    bots: origin, ideas, lead, components, stars of the second turn, or that it can't be opened. Empty if all is
    well."""
    found = []
    if puzzle.origin != "collection" or not puzzle.since:
        found.append("is not made for the collection")
    if not puzzle.ideas or any(idea not in idea_ids(puzzle.game) for idea in puzzle.ideas):
        found.append(f"has ideas without a name: {', '.join(puzzle.ideas)}")
    lead = Loss(puzzle.judged.loss, puzzle.judged.error)
    if lead.mean < RACE.gap or lead.interval[0] < RACE.sure or puzzle.judged.worlds < RACE.again:
        found.append(f"is ahead by {lead.mean} ± {lead.error} in {puzzle.judged.worlds} worlds only")
    try:
        there = opened(puzzle, games)
        if stars(there.mistake.loss):
            found.append("has a second turn that earns stars")
        if there.puzzle.components != there.session.rules.component_digest(there.session.setup):
            found.append("is of other components")
    except PuzzleError as error:
        found.append(str(error))
    return found


def judged_anew(there: OpenPuzzle[Any, Any], worlds: int) -> str:
    """Judges the best and the second turn of a puzzle again, in the first `worlds` of its determinizations. Returns an
    error text if a result differs from the file or the second turn is better now, else ""."""
    rules, mistake, puzzle = there.session.rules, there.mistake, there.puzzle
    choice = TurnChoice(mistake.moves, there.seat, there.view, mistake.better)
    seed = puzzle.judged.seed + mistake.moves
    best, second = judged(rules, choice, [mistake.better, mistake.played], seed, worlds=worlds)
    for name, new, old in (("best", best, mistake.best), ("second", second, mistake.own)):
        if abs(new.chance - sum(old.chances[:worlds]) / worlds) > SAME:
            return f"the {name} turn is judged otherwise now: {new.chance:.3f}"
    return "" if loss_between(best, second).mean > 0 else "the second turn is better now"


def check_puzzles(
    puzzles: Iterable[Puzzle], games: Mapping[str, Rules[Any, Any]], seed: int, effort: MiningEffort = RACE
) -> Iterator[Checked]:
    """Yields each puzzle with its faults and, if `faults` finds none, the shares of tries in which bots solve it, with
    other seeds than mining used."""
    for puzzle in puzzles:
        wrong = faults(puzzle, games)
        if wrong:
            yield Checked(puzzle, 0.0, 0.0, tuple(wrong))
            continue
        rules, there = games[puzzle.game], opened(puzzle, games)
        other = judged_anew(there, len(there.mistake.best.chances))
        strong = solved_by(rules, puzzle, effort.strong, seed + 2 * AGAIN, STRONG_TRIES)
        weak = solved_by(rules, puzzle, effort.weak, seed + 3 * AGAIN, effort.tries)
        yield Checked(puzzle, strong, weak, (other,) if other else ())
