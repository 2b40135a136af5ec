"""Judges a turn tried as the solution of a puzzle (loss, stars), and has bots try."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.bots.bot_spec import bot_named
from engine.bots.compare import Loss
from engine.bots.grades import grade
from engine.bots.judging import Verdict, loss_between, same_turn
from engine.bots.review import judge_instead
from engine.bots.turn_choices import TurnChoice, ends_choice
from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import M, Rules, S
from engine.puzzles.puzzle import OpenPuzzle

STARS = {"best": 3, "even": 3, "good": 2, "inaccuracy": 1}  # by the grade of the loss against the best line
SOLVED = 2  # stars from which on a puzzle counts as solved
MAX_MOVES = 60  # moves of a bot's turn


def stars(loss: Loss) -> int:
    """Returns the stars (0-3) for a turn with this loss against the best line: three if as good, two for less than .05
    of winning chance, one for less than .10."""
    return STARS.get(grade(loss), 0)


def is_solved(loss: Loss) -> bool:
    """Whether a turn with this loss solves a puzzle: it earns two stars or more."""
    return stars(loss) >= SOLVED


def judged_turn(puzzle: OpenPuzzle[Any, Any], turn: Sequence[Any]) -> Verdict:
    """Returns the seat's chances of winning and points after a turn, by playouts in the determinizations in which the
    puzzle's lines were judged; compare it by `loss_of`."""
    mistake = puzzle.mistake
    for line, verdict in ((mistake.better, mistake.best), (mistake.played, mistake.own)):
        if tuple(turn) == line:
            return verdict
    return judge_instead(puzzle.session.rules, puzzle.view, mistake, turn, puzzle.puzzle.judged.seed)


def loss_of(puzzle: OpenPuzzle[Any, Any], verdict: Verdict) -> Loss:
    """Returns the loss of a judged turn against the best line."""
    return loss_between(puzzle.mistake.best, verdict)


def turn_of_bot(rules: Rules[S, M], view: S, seat: Seat, bot: str, seed: int) -> tuple[M, ...]:
    """Has a bot play a seat's turn in one determinization of its view, and returns its moves until the turn ends,
    others must decide, or something is revealed to the seat. `bot`: see bot_spec."""
    player, rng = bot_named(bot), Rng(seed)
    world = rules.determinize(view, seat, Rng(seed))
    found: list[M] = []
    for _ in range(MAX_MOVES):
        if seat not in rules.awaiting(world):
            break
        move = player.choose(rules, rules.view(world, seat), seat, rng)
        together = rules.is_simultaneous(world)
        found.append(move)
        if together or ends_choice(rules.apply(world, move), seat):
            break
    return tuple(found)


def loss_of_turn(puzzle: OpenPuzzle[Any, Any], turn: Sequence[Any], seed: int) -> Loss:
    """Judges a turn of a puzzle by playouts and returns its loss against the best line; a loss of 0 if both lead to the
    same position, which is compared in the determinization that `seed` gives."""
    rules, mistake = puzzle.session.rules, puzzle.mistake
    choice = TurnChoice(mistake.moves, puzzle.seat, puzzle.view, mistake.better)
    if same_turn(rules, choice, turn, mistake.better, seed):
        turn = mistake.better
    return loss_of(puzzle, judged_turn(puzzle, turn))
