"""The Viceroy, the fourth bot level: plays out its best move lines, with the others' replies and its own next turn.

Sequential halving (Karnin, Koren and Somekh 2013): time and again the worse half of the lines is dropped and the rest
is played out in twice as many determinizations.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from statistics import fmean, stdev
from typing import Generic

from engine.bots.beam_search import BeamWidth, MoveLine, TurnPlanner, judge_of
from engine.bots.governor import GovernorBot
from engine.bots.process_pool import Task
from engine.bots.simultaneous_moves import MIXTURE, mixed_move
from engine.core.float_sum import float_sum
from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import M, Rules, S

REPLY = BeamWidth(moves=4, beam=2, steps=10)
NEXT = BeamWidth(moves=8, beam=4, steps=12)
NARROW = BeamWidth(moves=3, beam=1, steps=10)
LONG_PLAN = BeamWidth(moves=8, beam=6, steps=14)
UNLIMITED = 1000  # more lines or turns than any budget has


@dataclass(frozen=True, slots=True)
class BudgetLimits:
    """Limits of a search budget in games of one kind: at most so many `lines` and `turns`, at least so much
    `experience`; the beam widths `plan`, and `reply` for others and for the own next turn (None: as elsewhere)."""

    lines: int = UNLIMITED
    turns: int = UNLIMITED
    experience: float = 0.0
    plan: BeamWidth | None = None
    reply: BeamWidth | None = None


@dataclass(frozen=True, slots=True)
class SearchBudget:
    """The size of a search by sequential halving. It starts with `lines` move lines, keeps at least `least`, and uses
    at most `worlds` determinizations. `plan` is the beam width for the seat's turn (None: the game's own), `reply` and
    `next` those for others and for its own next turn; `turns` is how many turns of anyone follow the line, of which at
    most `own` are the seat's; `experience`: see judge_of. `blind`: movers after the line plan in a determinization of
    their own view. `trust`: the weight of a line's first value, in playouts. `sealed`: the determinizations of a
    simultaneous choice. `shared`: limits where all seats share turns, `long`: where turns are long (see for_game)."""

    lines: int = 7
    worlds: int = 4
    least: int = 2
    turns: int = 4
    own: int = 2
    plan: BeamWidth | None = None
    reply: BeamWidth = REPLY
    next: BeamWidth = NEXT
    blind: bool = False
    experience: float = 0.0
    trust: float = 0.0
    sealed: int = MIXTURE.worlds
    shared: BudgetLimits = BudgetLimits()
    long: BudgetLimits = BudgetLimits()

    def for_game(self, rules: Rules[S, M]) -> SearchBudget:
        """Returns the budget within the limits of a game in which all seats share turns (`Rules.shared_turns`) or a
        turn has many decisions (`Rules.long_turns`); in any other game the budget itself."""
        if not (rules.shared_turns or rules.long_turns):
            return self
        limits = self.shared if rules.shared_turns else self.long
        return replace(
            self,
            lines=min(self.lines, limits.lines),
            turns=min(self.turns, limits.turns),
            experience=max(self.experience, limits.experience),
            plan=limits.plan or self.plan,
            reply=limits.reply or self.reply,
            next=limits.reply or self.next,
        )

    def scaled(self, share: float) -> SearchBudget:
        """Returns this budget with its numbers of lines and worlds multiplied by `share`, but not fewer lines than its
        `least` (or than it has now, if that is fewer) and not fewer than one world."""
        lines = max(min(self.lines, self.least), round(self.lines * share))
        return replace(self, lines=lines, worlds=max(1, round(self.worlds * share)))


EFFORT = SearchBudget(
    worlds=2,
    experience=0.02,
    shared=BudgetLimits(lines=1, experience=0.4),
    long=BudgetLimits(lines=6, turns=2, experience=0.8, plan=LONG_PLAN, reply=NARROW),
)
"""Where all seats share turns, the Viceroy searches only the simultaneous choices, as playing lines out brought nothing
there, and counts more of what was learned (see NOTES.md); so it does where turns are long. The Emperor has room above
it, as it counts all of that."""
AGAIN = (0.4, 0.25)  # share of the budget for replanning in the same turn: the second time, later times
ENOUGH = 8  # determinizations before the search may stop early
IMAGINED = 7  # added to a playout's seed for the movers' own determinizations
LITTLE = 0.1  # in units of the value, mostly victory points: no search for smaller gains


@dataclass(slots=True)
class Candidate(Generic[S, M]):
    """A move line with the results of its playouts, and the weight of its first value (see SearchBudget)."""

    line: MoveLine[S, M]
    values: list[float]
    trust: float = 0.0

    @property
    def mean(self) -> float:
        return float_sum(self.values) / len(self.values)

    @property
    def rank(self) -> float:
        """The value by which lines with equally many playouts are compared. It combines the value after the turn with
        that of the playouts, because their errors are independent."""
        return self.mean + self.first_value_term

    @property
    def first_value_term(self) -> float:
        """The part that the value right after the turn adds to the mean of the playouts: less, the more playouts there
        are."""
        return self.trust * self.line.value / len(self.values)


class ViceroyBot(GovernorBot):
    """Chooses move lines by playouts, in which all seats plan like the Governor with a narrower beam.

    `seconds`: the time limit per turn; 0: limited by counts only, so its play is reproducible.
    """

    def __init__(self, width: BeamWidth | None = None, effort: SearchBudget = EFFORT, seconds: float = 0.0) -> None:
        super().__init__(width)
        self.effort = effort
        self.seconds = seconds
        self.left = seconds  # seconds left in this turn
        self.turn: object = None
        self.plans = 0  # number of plans made in this turn

    def choose(self, rules: Rules[S, M], view: S, seat: Seat, rng: Rng) -> M:
        """Returns the next move of the plan for this turn, planned anew by playouts where it no longer holds; in a
        simultaneous decision one of the best options by search, drawn at random."""
        if not rules.is_simultaneous(view):
            return super().choose(rules, view, seat, rng)
        self.planned = ()
        effort = self.effort.for_game(rules)
        return mixed_move(rules, view, seat, rng, replace(MIXTURE, worlds=effort.sealed, experience=effort.experience))

    def best(self, rules: Rules[S, M], view: S, seat: Seat, rng: Rng) -> MoveLine[S, M]:
        """Searches the rest of the seat's turn and returns the line with the best result in playouts. Planning again in
        the same turn has a smaller budget."""
        turn = (seat, rules.turn_of(view))
        if turn != self.turn or turn[1] is None:  # a game without turns: each decision is one
            self.turn, self.plans, self.left = turn, 0, self.seconds
        effort, began = self.effort.for_game(rules), time.monotonic()
        if self.plans:
            effort = effort.scaled(AGAIN[min(self.plans, len(AGAIN)) - 1])
        self.plans += 1
        seconds = self.left * (1 - AGAIN[0] / 2) if self.seconds else 0.0
        found = self.rank_candidates(
            rules, lambda dice: rules.determinize(view, seat, dice), seat, rng, None, effort, seconds
        )
        self.left = max(self.seconds / 20, self.left - (time.monotonic() - began))
        return found[0].line

    def rank_candidates(
        self,
        rules: Rules[S, M],
        determinize: Callable[[Rng], S],
        seat: Seat,
        rng: Rng,
        begun: list[M] | None = None,
        effort: SearchBudget | None = None,
        seconds: float | None = None,
    ) -> list[Candidate[S, M]]:
        """Searches for candidate lines of the seat's turn and plays them out, dropping the worse ones step by step.
        Returns them best first; dropped ones come last, in the reverse order of being dropped.

        `begun`: moves of the seat that must all be played; a line that begins with them is among the first candidates.
        `effort`, `seconds`: in place of the bot's own.
        """
        effort = (effort or self.effort).for_game(rules)
        seconds = self.seconds if seconds is None else seconds
        ends = time.monotonic() + seconds
        found = self.lines_to_play_out(rules, determinize(rng), seat, rng.bits(), begun)
        rivals: list[Candidate[S, M]] = [Candidate(line, [], effort.trust) for line in distinct(found, effort.lines)]
        dropped: list[Candidate[S, M]] = []
        number = 0
        while len(rivals) > 1 and number < effort.worlds:
            more = min(effort.worlds - number, max(1, effort.lines // len(rivals)))
            wave = [(determinize(rng), rng.bits()) for _ in range(more)]
            number += more
            tasks = [
                partial(PlayoutEvaluator(rules, seat, effort, dice).value, world, rival.line.moves)
                for world, dice in wave
                for rival in rivals
            ]
            values = self.played_out(tasks, lambda: bool(seconds) and time.monotonic() > ends)
            for place, value in enumerate(values):
                if value is not None:
                    rivals[place % len(rivals)].values.append(value)
            if None in values:
                return _compared(rivals) + dropped
            rivals.sort(key=lambda rival: -rival.rank)
            if number > 1:
                rivals, others = better_half(rivals, effort.least)
                dropped = others + dropped
            if number >= ENOUGH and is_settled(rivals):
                break
        return rivals + dropped

    def played_out(self, tasks: Sequence[Task], late: Callable[[], bool]) -> list[float | None]:
        """Runs the playouts `tasks` in this process and returns in order the value that each gives; None for those not
        begun when `late` turned true."""
        return [None if late() else task() for task in tasks]

    def lines_to_play_out(
        self, rules: Rules[S, M], world: S, seat: Seat, seed: int, begun: list[M] | None = None
    ) -> list[MoveLine[S, M]]:
        """Plans the turn by beam search and returns the move lines that are to be played out, best first. With `begun`,
        the best line that begins with these moves is put before them."""
        effort = self.effort.for_game(rules)
        width = self.width or effort.plan or BeamWidth(*rules.breadth)
        planner = TurnPlanner(rules, seat, width, seed, effort.experience)
        found = planner.lines(world)
        if begun:
            line, whole = planner.along(world, begun)
            if whole:
                found = [planner.lines(world, line)[0], *found]
        return found


def _compared(rivals: list[Candidate[S, M]]) -> list[Candidate[S, M]]:
    """Sorts candidates by the playouts that all of them had, best first; where some had none, these come last."""
    if whole := min(len(rival.values) for rival in rivals):
        for rival in rivals:
            del rival.values[whole:]
    return sorted(rivals, key=lambda rival: -rival.rank if rival.values else float("inf"))


def better_half(rivals: list[Candidate[S, M]], least: int) -> tuple[list[Candidate[S, M]], list[Candidate[S, M]]]:
    """Splits the candidates, sorted best first, into two lists: the better half, at least `least` of them, and the
    rest. Of candidates with equal results in every playout only the first counts; the others go to the rest."""
    differ: dict[tuple[float, ...], Candidate[S, M]] = {}
    alike: list[Candidate[S, M]] = []
    for rival in rivals:
        if differ.setdefault(tuple(rival.values), rival) is not rival:
            alike.append(rival)
    found = list(differ.values())
    kept = max(least, len(found) // 2)
    return found[:kept], found[kept:] + alike


def is_settled(rivals: list[Candidate[S, M]]) -> bool:
    """Whether no other candidate can be significantly better than the first (by two standard errors), so that the
    search may stop. All need at least two playouts in the same determinizations."""
    best = rivals[0]
    for rival in rivals[1:]:
        gains = [there - here for here, there in zip(best.values, rival.values, strict=True)]
        gain = fmean(gains) + rival.first_value_term - best.first_value_term
        if gain + 2 * stdev(gains) / math.sqrt(len(gains)) > LITTLE:
            return False
    return True


def distinct(lines: list[MoveLine[S, M]], number: int) -> list[MoveLine[S, M]]:
    """Returns the first `number` of these lines that lead to different positions, at most half of them with the same
    first move."""
    kept: list[MoveLine[S, M]] = []
    for line in lines:
        if any(other.value == line.value and other.state == line.state for other in kept):
            continue
        alike = sum(other.steps[0].move == line.steps[0].move for other in kept)
        if alike < max(1, number // 2):
            kept.append(line)
        if len(kept) == number:
            break
    return kept


class PlayoutEvaluator(Generic[S, M]):
    """Evaluates a move line in a determinization after the others have replied and the seat has moved again. `seed`
    seeds the playouts, equally for every line."""

    def __init__(self, rules: Rules[S, M], seat: Seat, effort: SearchBudget, seed: int) -> None:
        self.rules = rules
        self.seat = seat
        self.effort = effort.for_game(rules)
        self.seed = seed

    def value(self, world: S, moves: list[M]) -> float:
        """Plays the line `moves` and the turns after it from the determinization `world`. Returns the seat's forecast
        there less the mean forecast of the others that moved after it; if the game ended, all others count."""
        rules, seat = self.rules, self.seat
        state, others = self.end(world, moves)
        if (result := rules.result(state)) is not None:
            others = [other for other in result.ranking if other != seat]
        judge = judge_of(rules, self.effort.experience)
        value = judge(state, seat)
        return value - float_sum(judge(state, other) for other in others) / len(others) if others else value

    def end(self, world: S, moves: list[M]) -> tuple[S, list[Seat]]:
        """Plays the line `moves` and the turns after it from the determinization `world`. Returns the final position
        and the other seats that moved."""
        return self.play_replies(self._played(world, self.seat, self.effort.next, moves))

    def play_replies(self, state: S) -> tuple[S, list[Seat]]:
        """Plays the turns that follow a line's own. Returns the final position and the other seats that moved."""
        rules, seat, effort = self.rules, self.seat, self.effort
        others: dict[Seat, None] = {}
        own = 0
        for _ in range(effort.turns):
            asked = rules.awaiting(state)
            if not asked:
                break
            mover = seat if seat in asked else asked[0]
            if mover != seat:
                others[mover] = None
            width = effort.next if mover == seat else effort.reply
            if effort.blind:
                imagined = rules.determinize(state, mover, Rng(self.seed + IMAGINED))
                plan = self._planner(mover, width).lines(imagined)[0]
                state = self._played(state, mover, width, plan.moves)
            else:
                state = self._planner(mover, width).lines(state)[0].state
            own += mover == seat and bool(others)
            if own == effort.own:
                break
        return state, list(others)

    def _played(self, world: S, mover: Seat, width: BeamWidth, moves: list[M]) -> S:
        """Plays moves planned in another determinization as far as they are legal here, then plans the rest of the
        turn."""
        planner = self._planner(mover, width)
        played, _ = planner.along(world, moves)
        return played.state if played.over else planner.lines(played.state)[0].state

    def _planner(self, mover: Seat, width: BeamWidth) -> TurnPlanner[S, M]:
        return TurnPlanner(self.rules, mover, width, self.seed, self.effort.experience)
