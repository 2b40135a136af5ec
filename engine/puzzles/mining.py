"""Mines puzzles from games between bots: turns whose best line is far ahead of every different one.

A race: few determinizations for every choice, more for those that still promise something, so that most cost little.
The turns of the weak bot and then of the strong one race, too: where the weak one finds the best, there is no puzzle.
What is left is judged again by another seed with more determinizations, and tried by the bots with other seeds: the
strong one must solve it, the weak one mostly must not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic

from engine.bots.bot_spec import bot_named
from engine.bots.compare import Loss
from engine.bots.grades import INACCURACY, MISTAKE
from engine.bots.judging import EFFORT, JudgeEffort, Verdict, candidates, judged, loss_between, same_turn
from engine.bots.review import Mistake
from engine.bots.turn_choices import TurnChoice, choices
from engine.core.chance import chance_of
from engine.core.rng import Rng
from engine.core.rules import M, Rules, S
from engine.core.session import Session
from engine.puzzles.ideas import main_moves
from engine.puzzles.puzzle import Judgement, Puzzle, opened, puzzle_from_mistake
from engine.puzzles.solving import is_solved, loss_of_turn, stars, turn_of_bot

GAP = MISTAKE  # chance of winning by which the best line is ahead of the next
SURE = INACCURACY  # which the interval of that lead must exclude: a turn that loses less solves the puzzle
AGAIN = 1_000_003  # added to the seed of the second judgement
OPEN = (0.06, 0.94)  # chance of winning before the turn: beyond, nothing is at stake any more
MOST_OF_A_GAME = 3
LATE = "out of time"


MINING = replace(EFFORT, candidates=6)


@dataclass(frozen=True, slots=True)
class MiningEffort:
    """The size of the race.

    `rounds`: numbers of determinizations, each with the least lead of the best line that goes on to the next; in a
    single one, only leads by the model of the chance of winning count. Turns of the strong bot join before the last.
    `first` of the `again` determinizations of the second judgement, after which it may stop; `gap`, `sure`: the least
    lead in it and the least end of the lead's interval. `weak` and `strong`: the bots that try; `racing` turns of the
    weak one race, later it has `tries`; `most`: the share of either that may be the best; `strong_racing` and
    `strong_tries`: the same of the strong one, all of which must be.
    """

    judge: JudgeEffort = MINING
    rounds: tuple[tuple[int, float], ...] = ((1, 0.02), (3, 0.05), (10, 0.09), (32, GAP))
    first: int = 32
    again: int = 128
    gap: float = GAP
    sure: float = SURE
    weak: str = "merchant"
    racing: int = 3
    tries: int = 5
    most: float = 0.4
    strong: str = "emperor:worlds=16"
    strong_racing: int = 2
    strong_tries: int = 1


RACE = MiningEffort()
MOST_RACING, MOST_JUDGED = 4, 3  # lines that go on after the first rounds, and after those of many determinizations
MANY = 32


def game_of_bots(rules: Rules[S, M], setup: Any, bots: Sequence[str], seed: int) -> Session[S, M]:
    """Plays a whole game between bots and returns its session, to be mined for puzzles."""
    players = [bot_named(name) for name in bots]
    rngs = [Rng(seed * 1_000_003 + seat + 1) for seat in range(len(bots))]
    session: Session[S, M] = Session(rules, setup, seed, snapshots=False)
    while asked := session.awaiting:
        seat = asked[0]
        session.submit(players[seat].choose(rules, session.view(seat), seat, rngs[seat]))
    return session


def mined(
    session: Session[S, M],
    seed: int,
    effort: MiningEffort = RACE,
    stages: Counter[str] | None = None,
    last: float = 1.0,
    late: Callable[[], bool] = lambda: False,
) -> Iterator[Puzzle]:
    """Searches a finished game for puzzles, from the first move of its last part (`last`: that part's share of the
    moves, 0-1). Yields at most `MOST_OF_A_GAME`, in order; stops soon after `late` turns true. `stages` counts the
    choices by the stage at which they dropped out."""
    rules, moves = session.rules, [entry.move for entry in session.log]
    start = session.position(0)
    found = 0
    for choice in choices(rules, start, moves, range(len(rules.contest(start).features))):
        if choice.moves < (1 - last) * len(moves):
            continue
        stage, puzzle = (LATE, None) if late() else _Tried(session, choice, seed, effort, late).result()
        if stages is not None:
            stages[stage] += 1
        if puzzle is not None:
            yield puzzle
            found += 1
        if stage == LATE or found == MOST_OF_A_GAME:
            return


class _Tried(Generic[S, M]):
    """One choice on its way through the stages."""

    def __init__(
        self,
        session: Session[S, M],
        choice: TurnChoice[S, M],
        seed: int,
        effort: MiningEffort,
        late: Callable[[], bool],
    ) -> None:
        self.session, self.rules, self.choice, self.effort, self.late = session, session.rules, choice, effort, late
        self.seed = seed + choice.moves

    def result(self) -> tuple[str, Puzzle | None]:
        """Returns the stage at which the choice dropped out, or "found" and its puzzle."""
        rules, view, seat, seed, effort = self.rules, self.choice.view, self.choice.seat, self.seed, self.effort
        if not OPEN[0] <= chance_of(rules, rules.determinize(view, seat, Rng(seed)), seat) <= OPEN[1]:
            return "decided", None
        lines = candidates(rules, self.choice, seed, effort.judge)
        if len(lines) < 2:
            return "one line", None
        weak, strong = self._joined(lines, effort.weak, effort.racing), list[tuple[M, ...]]()
        race = _Race(rules, self.choice, effort.judge, lines)
        for number, (worlds, least) in enumerate(effort.rounds, 1):
            if number == len(effort.rounds):
                strong = self._joined(race.lines, effort.strong, effort.strong_racing)
            if self.late():
                return LATE, None
            race.run(seed, worlds)
            if race.loss.mean < least and (worlds > 1 or not race.is_over):
                return f"{worlds} worlds", None
            if worlds > 1 and sum(map(race.is_best, weak)) > effort.most * effort.racing:
                return "too easy", None
        if not all(map(race.is_best, strong)):
            return "not solved", None
        best = race.lines[0]
        for worlds in (effort.first, effort.again):
            if self.late():
                return LATE, None
            race.run(seed + AGAIN, worlds)
            if not race.is_best(best) or race.loss.interval[1] < effort.gap:
                return "judged otherwise", None
        if race.loss.mean < effort.gap or race.loss.interval[0] < effort.sure:
            return "judged otherwise", None
        return self._of_bots(self._made(race))

    def _joined(self, lines: list[tuple[M, ...]], bot: str, tries: int) -> list[tuple[M, ...]]:
        """Adds the turns of a bot to the lines, if they are not there, and returns them as they are there."""
        rules, choice, found = self.rules, self.choice, list[tuple[M, ...]]()
        for number in range(tries):
            turn = turn_of_bot(rules, choice.view, choice.seat, bot, self.seed + number)
            found.append(next((line for line in lines if same_turn(rules, choice, turn, line, self.seed)), turn))
            if found[-1] not in lines:
                lines.append(turn)
        return found

    def _made(self, race: _Race[S, M]) -> Puzzle:
        moves, second = self.choice.moves, race.second
        judgement = Judgement(
            seed=self.seed + AGAIN - moves,
            worlds=self.effort.again,
            loss=round(race.loss.mean, 4),
            error=round(race.loss.error, 4),
        )
        mistake = Mistake(
            moves, self.choice.seat, race.lines[second], race.lines[0], race.verdicts[second], race.verdicts[0]
        )
        return puzzle_from_mistake(
            self.session, mistake, f"{self.rules.id}-{self.session.digest(moves)[:10]}", judgement
        )

    def _of_bots(self, puzzle: Puzzle) -> tuple[str, Puzzle | None]:
        rules, effort = self.rules, self.effort
        if stars(loss_between(*(Verdict(line.chances, line.points) for line in (puzzle.best, puzzle.second)))):
            return "unclear", None
        if solved_by(rules, puzzle, effort.weak, self.seed + AGAIN, effort.tries) > effort.most:
            return "too easy", None
        if solved_by(rules, puzzle, effort.strong, self.seed + AGAIN, effort.strong_tries) < 1:
            return "not solved", None
        return "found", puzzle


class _Race(Generic[S, M]):
    """Lines of one choice, judged together, the best first. Those far behind drop out, but for the best different
    one."""

    def __init__(
        self, rules: Rules[S, M], choice: TurnChoice[S, M], judge: JudgeEffort, lines: Sequence[tuple[M, ...]]
    ) -> None:
        self.rules, self.choice, self.judge = rules, choice, judge
        self.lines = list(lines)
        self.verdicts: list[Verdict] = []

    def run(self, seed: int, worlds: int) -> None:
        """Judges the lines in `worlds` determinizations, sorts them, best first, and drops those far behind."""
        verdicts = judged(self.rules, self.choice, self.lines, seed, self.judge, worlds)
        order = sorted(range(len(self.lines)), key=lambda place: -verdicts[place].chance)
        self.lines, self.verdicts = [self.lines[place] for place in order], [verdicts[place] for place in order]
        keep = max(self.second + 1, MOST_JUDGED if worlds >= MANY else MOST_RACING)
        if worlds > 1:
            del self.lines[keep:], self.verdicts[keep:]

    @property
    def second(self) -> int:
        """The index of the best line that is another turn than the first: its main moves differ, or it is worse by
        `GAP` or more; 1 if there is none."""
        first = main_moves(self.rules.id, self.lines[0])
        others = range(1, len(self.lines))
        return next((place for place in others if self._behind(place) >= GAP or self._main_moves(place) != first), 1)

    def _main_moves(self, place: int) -> Hashable:
        return main_moves(self.rules.id, self.lines[place])

    def _behind(self, place: int) -> float:
        return self.verdicts[0].chance - self.verdicts[place].chance

    @property
    def loss(self) -> Loss:
        """The loss in chance of winning of the best line that is another turn (`second`)."""
        return loss_between(self.verdicts[0], self.verdicts[self.second])

    @property
    def is_over(self) -> bool:
        """Whether the playouts of the first line and of `second` reach the end of the game: then one determinization
        tells little, as all is won or lost in it."""
        return all(self.verdicts[place].chance in (0, 1) for place in (0, self.second))

    def is_best(self, turn: tuple[M, ...]) -> bool:
        """Whether this turn is one of the lines, has the same main moves as the best one, and is about as good."""
        place = self.lines.index(turn) if turn in self.lines else -1
        return place >= 0 and self._main_moves(place) == self._main_moves(0) and self._behind(place) < INACCURACY


def solved_by(rules: Rules[Any, Any], puzzle: Puzzle, bot: str, seed: int, tries: int) -> float:
    """Returns the share of tries, each with another seed, in which a bot solves a puzzle."""
    there = opened(puzzle, {rules.id: rules})
    known: Counter[tuple[Any, ...]] = Counter()
    for number in range(tries):
        known[turn_of_bot(rules, there.view, there.seat, bot, seed + number)] += 1
    return sum(count for turn, count in known.items() if is_solved(loss_of_turn(there, turn, seed))) / tries
