"""Mines puzzles from games between bots: turns whose best line is far ahead of every different one.

A race: few determinizations for every choice, more for those that still promise something, so that most cost little.
What is left is judged again by another seed with twice the determinizations, and tried by bots: the strong one must
solve it, the weak one mostly must not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic

from engine.bots.bot_spec import bot_named
from engine.bots.compare import Loss
from engine.bots.grades import INACCURACY
from engine.bots.judging import EFFORT, PLAYOUT, JudgeEffort, Verdict, candidates, judged, loss_between, same_turn
from engine.bots.review import Mistake
from engine.bots.turn_choices import TurnChoice, choices
from engine.core.chance import chance_of
from engine.core.rng import Rng
from engine.core.rules import M, Rules, S
from engine.core.session import Session
from engine.puzzles.ideas import essence
from engine.puzzles.puzzle import Judgement, Puzzle, made, opened
from engine.puzzles.solving import is_solved, loss_of_turn, stars, turn_of_bot

GAP = 0.15  # chance of winning by which the best line is ahead of the next
AGAIN = 1_000_003  # added to the seed of the second judgement
OPEN = (0.04, 0.96)  # chance of winning before the turn: beyond, nothing is at stake any more
MOST_OF_A_GAME = 3


MINING = replace(EFFORT, candidates=6)


@dataclass(frozen=True, slots=True)
class MiningEffort:
    """The size of the race. `rounds`: numbers of determinizations, each with the least lead of the best line that goes
    on to the next; of 0 determinizations positions are valued right after the turn. `again`: determinizations of the
    second judgement; `weak` and `strong`: the bots that try, `tries`: how often the weak one, and `most`: the share of
    tries in which it may solve the puzzle."""

    judge: JudgeEffort = MINING
    rounds: tuple[tuple[int, float], ...] = ((0, 0.02), (3, 0.08), (12, 0.12), (64, GAP))
    again: int = 128
    gap: float = GAP
    weak: str = "merchant"
    tries: int = 5
    most: float = 0.4
    strong: str = "emperor:worlds=16"
    strong_tries: int = 2


RACE = MiningEffort()
STATIC, STATIC_WORLDS = replace(PLAYOUT, turns=0), 2
MOST_RACING = 5  # lines that go on after the first round


def game_of_bots(rules: Rules[S, M], setup: Any, bots: Sequence[str], seed: int) -> Session[S, M]:
    """Plays the game that is mined."""
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
) -> Iterator[Puzzle]:
    """Yields the puzzles of a game that is over, in order, at most `MOST_OF_A_GAME`. `stages` counts the choices by
    the stage at which they dropped out."""
    rules, moves = session.rules, [entry.move for entry in session.log]
    start = session.position(0)
    found = 0
    for choice in choices(rules, start, moves, range(len(rules.contest(start).features))):
        stage, puzzle = _tried(session, choice, seed, effort)
        if stages is not None:
            stages[stage] += 1
        if puzzle is None:
            continue
        yield puzzle
        found += 1
        if found == MOST_OF_A_GAME:
            return


def _tried(
    session: Session[S, M], choice: TurnChoice[S, M], seed: int, effort: MiningEffort
) -> tuple[str, Puzzle | None]:
    """Returns the stage at which a choice dropped out, or "found" and its puzzle."""
    rules, view, seat = session.rules, choice.view, choice.seat
    seed += choice.moves
    if not OPEN[0] <= chance_of(rules, rules.guess(view, seat, Rng(seed)), seat) <= OPEN[1]:
        return "decided", None
    lines = candidates(rules, choice, seed, effort.judge)
    if len(lines) < 2:
        return "one line", None
    weak: list[tuple[M, ...]] = []
    for number in range(effort.tries):
        turn = turn_of_bot(rules, view, seat, effort.weak, seed + number)
        weak.append(next((line for line in lines if same_turn(rules, choice, turn, line, seed)), turn))
        if weak[-1] not in lines:
            lines.append(turn)
    race = _Race(rules, choice, effort.judge, lines)
    for worlds, least in effort.rounds:
        race.run(seed, worlds)
        if race.loss.mean < least:
            return f"{worlds} worlds", None
        easy = sum(map(race.is_best, weak))
        if easy > effort.most * effort.tries:
            return "too easy", None
    best = race.lines[0]
    race.run(seed + AGAIN, effort.again)
    if race.lines[0] != best or race.loss.mean < effort.gap:
        return "judged otherwise", None
    second = race.second
    mistake = Mistake(choice.moves, seat, race.lines[second], best, race.verdicts[second], race.verdicts[0])
    judgement = Judgement(
        seed=seed + AGAIN - choice.moves,
        worlds=effort.again,
        loss=round(race.loss.mean, 4),
        error=round(race.loss.error, 4),
    )
    puzzle = made(session, mistake, f"{rules.id}-{session.digest(choice.moves)[:10]}", judgement)
    if stars(loss_between(*(Verdict(line.chances, line.points) for line in (puzzle.best, puzzle.second)))):
        return "unclear", None
    if solved_by(rules, puzzle, effort.strong, seed, effort.strong_tries) < 1:
        return "not solved", None
    if solved_by(rules, puzzle, effort.weak, seed + AGAIN, effort.tries) > effort.most:
        return "too easy", None
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
        """Judges the lines in so many determinizations; of 0 positions are valued right after the turn."""
        judge = self.judge if worlds else replace(self.judge, playout=STATIC)
        verdicts = judged(self.rules, self.choice, self.lines, seed, judge, worlds or STATIC_WORLDS)
        order = sorted(range(len(self.lines)), key=lambda place: -verdicts[place].chance)
        self.lines, self.verdicts = [self.lines[place] for place in order], [verdicts[place] for place in order]
        keep = max(self.second + 1, MOST_RACING)
        if worlds:
            del self.lines[keep:], self.verdicts[keep:]

    @property
    def second(self) -> int:
        """The place of the best line that is a different turn: by what matters in it, or by a loss of `GAP`; the next
        one if none is."""
        first = essence(self.rules.id, self.lines[0])
        others = range(1, len(self.lines))
        return next((place for place in others if self._behind(place) >= GAP or self._essence(place) != first), 1)

    def _essence(self, place: int) -> Hashable:
        return essence(self.rules.id, self.lines[place])

    def _behind(self, place: int) -> float:
        return self.verdicts[0].chance - self.verdicts[place].chance

    @property
    def loss(self) -> Loss:
        """The loss of the best different line."""
        return loss_between(self.verdicts[0], self.verdicts[self.second])

    def is_best(self, turn: tuple[M, ...]) -> bool:
        """Whether one of the lines is as good as the best, but for payments and the like."""
        place = self.lines.index(turn) if turn in self.lines else -1
        return place >= 0 and self._essence(place) == self._essence(0) and self._behind(place) < INACCURACY


def solved_by(rules: Rules[Any, Any], puzzle: Puzzle, bot: str, seed: int, tries: int) -> float:
    """Returns the share of tries, each with another seed, in which a bot solves a puzzle."""
    there = opened(puzzle, {rules.id: rules})
    known: Counter[tuple[Any, ...]] = Counter()
    for number in range(tries):
        known[turn_of_bot(rules, there.view, there.seat, bot, seed + number)] += 1
    return sum(count for turn, count in known.items() if is_solved(loss_of_turn(there, turn, seed))) / tries
