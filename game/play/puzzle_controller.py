"""Has a player's tries at a puzzle judged: their stars, whether it is solved, whether the best turn may be revealed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.bots.review import Mistake
from engine.puzzles.puzzle import OpenPuzzle
from engine.puzzles.solving import is_solved, stars
from game.play.advice_text import MoveDescriber
from game.play.turn_judge import FOUND, Attempt, JudgeWorker, TurnJudge


class PuzzleController(TurnJudge):
    """The tries at one puzzle. ``shown``: the best turn was shown before it was found, so that further tries count for
    nothing; ``result``: called with stars, and whether it is solved, after every try that counts."""

    def __init__(self, puzzle: OpenPuzzle[Any, Any], describer: MoveDescriber, thinker: JudgeWorker) -> None:
        super().__init__(puzzle.session.rules, describer, thinker)
        self.puzzle = puzzle
        self.shown = False
        self.counted: list[Attempt] = []  # the tries before the best turn was shown
        self.result: Callable[[int, bool], None] = lambda stars, solved: None

    @property
    def mistake(self) -> Mistake[Any]:
        """The puzzle in the form of a review's mistake: the best line, and the second-best as what was played."""
        return self.puzzle.mistake

    @property
    def seed(self) -> int:
        return self.puzzle.puzzle.judged.seed

    @property
    def tries(self) -> list[Attempt]:
        return self.attempts_at(self.mistake)

    def view_before(self, mistake: Mistake[Any]) -> Any:
        return self.puzzle.view

    def try_turn(self, turn: Sequence[Any]) -> None:
        """Submits a turn for judgement; for the puzzle's best line and its second-best, the stored verdict is taken at
        once."""
        mistake = self.mistake
        for line, verdict in ((mistake.better, mistake.best), (mistake.played, mistake.own)):
            if tuple(turn) == line:
                self.stop()
                self.judging = (mistake, tuple(turn))
                self.take_verdict((verdict, ()))
                return
        self.judge(mistake, turn)

    def tick(self) -> bool:
        """Takes in the worker's verdict. Returns whether to redraw."""
        if self.judging is None:
            return False
        answer = next(iter(self.thinker.take().values()), None)
        if answer is None:
            return False
        self.take_verdict(answer)
        return True

    def stop(self) -> None:
        """Stops a judgement that is in progress."""
        if self.judging is not None:
            self.judging = None
            self.thinker.stop()

    def judged(self, mistake: Mistake[Any], attempt: Attempt) -> None:
        if not self.shown:
            self.counted.append(attempt)
            self.result(self.stars_of(attempt), is_solved(self.loss_of(mistake, attempt.verdict)))

    def show(self) -> None:
        """Notes that the solver is shown the best turn. If the puzzle is not solved by then, this is recorded as a
        failed try with 0 stars."""
        if not self.shown and not self.solved:
            self.result(0, False)
        self.shown = True

    def stars_of(self, attempt: Attempt) -> int:
        """Returns how many stars (0-3) a judged try earns: the smaller its loss against the best turn, the more."""
        return stars(self.loss_of(self.mistake, attempt.verdict))

    @property
    def stars(self) -> int | None:
        """The most stars (0-3) of any try that counts, which one after the best turn was shown does not; None without
        one."""
        return max((self.stars_of(one) for one in self.counted), default=None)

    @property
    def solved(self) -> bool:
        """Whether a try that counts has solved the puzzle."""
        return any(is_solved(self.loss_of(self.mistake, one.verdict)) for one in self.counted)

    @property
    def best_known(self) -> bool:
        """Whether the best turn may be shown: it was shown before, or a turn as good was found."""
        return self.shown or any(self.grade_of(self.mistake, one.verdict) in FOUND for one in self.tries)
