"""Benchmarks the engine: copies, legal moves, random games, self-play of random bots, and catanatron if installed.

A random game uses the rules alone; self-play also includes session, views and bots.

Machines are shared and noisy: compare ratios within one run. The programs alternate in slices of half a second of
processor time, forwards and backwards (A B C, C B A, ...), so that bursts and drifts of the load hit all of them alike.
A slice is whole games, long enough to represent an average second: with one or two games per slice the median was well
below the sums, as long games are the slow ones. A ratio is the median over rounds, so one disturbed round does not move
it. With it come the middle half of the rounds' ratios and the ratio of all decisions by all seconds, which should be
close.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from engine.bots.gc_tuning import seldom_collected
from engine.core.rng import Rng
from engine.core.rules import M, Rules, S
from engine.lab.arena import play

LATE = 0.75
SLICE = 0.5  # seconds of the processor

Watch = Callable[[Any], None]
Racer = Callable[[int], int]
"""Plays the game of a seed and returns the number of its decisions."""


class Slice(NamedTuple):
    """The games one program finished in one slice of time."""

    games: int
    decisions: int
    seconds: float

    @property
    def rate(self) -> float:
        """The number of decisions per second."""
        return self.decisions / self.seconds


class Ratio(NamedTuple):
    """The speed of one program divided by another's. `median` is over the rounds, `low` to `high` the middle half of
    the rounds, `summed` the ratio over all rounds."""

    median: float
    low: float
    high: float
    summed: float


def random_game(rules: Rules[S, M], setup: Any, seed: int, watch: Watch | None = None) -> int:
    """Plays a random game by the rules alone (legal moves, choice, apply). Returns the number of decisions."""
    state = rules.new_game(setup, seed)
    rng = Rng(seed)
    decisions = 0
    while awaiting := rules.awaiting(state):
        if watch:
            watch(state)
        rules.apply(state, rng.choice(rules.legal_moves(state, awaiting[0])))
        decisions += 1
    return decisions


def selfplay_game(rules: Rules[S, M], setup: Any, seats: int, seed: int) -> int:
    """Plays a game between random bots through a session. Returns the number of decisions. Raises RuntimeError on an
    error."""
    played = play(rules, setup, ("random",) * seats, seed)
    if played.error:
        raise RuntimeError(played.error)
    return played.decisions


def positions(rules: Rules[S, M], setup: Any, seed: int) -> list[Any]:
    """Plays one random game and returns a copy of each position in which a seat had to decide."""
    seen: list[Any] = []
    random_game(rules, setup, seed, lambda state: seen.append(state.copy()))
    return seen


def _catanatron() -> Racer | None:
    """Returns a function that plays a random four-player game of catanatron and counts decisions; None if not
    installed.

    Its dice ignore the seed, which does not matter for a rate over thousands of decisions.
    """
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        return None

    def play(_: int) -> int:
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        return len(game.state.actions)

    return play


def _slice(race: Racer, seed: int, seconds: float, clock: Callable[[], float]) -> Slice:
    """Plays games from this seed on until the seconds are spent."""
    games = decisions = 0
    started = clock()
    while (spent := clock() - started) < seconds:
        decisions += race(seed + games)
        games += 1
    return Slice(games, decisions, spent)


def in_turn(
    racers: dict[str, Racer], rounds: int, seconds: float = SLICE, clock: Callable[[], float] = time.process_time
) -> dict[str, list[Slice]]:
    """Benchmarks programs by turns: measures one slice of every program (`racers`, by name) per round, in alternating
    order, after one uncounted game each. Returns the slices of each by name.

    The garbage collector is tuned for all of them as in real measurements.
    """
    done: dict[str, list[Slice]] = {name: [] for name in racers}
    with seldom_collected():
        for race in racers.values():
            race(0)
        for index in range(rounds):
            for name in reversed(racers) if index % 2 else racers:
                done[name].append(_slice(racers[name], 1000 * index, seconds, clock))
    return done


def rate(slices: list[Slice]) -> float:
    """Returns the decisions per second over all slices."""
    return sum(one.decisions for one in slices) / sum(one.seconds for one in slices)


def ratio(own: list[Slice], theirs: list[Slice]) -> Ratio:
    """Returns the ratio of decisions per second to another program's (`theirs`): median and middle half over the
    rounds, and over all rounds together; needs at least two rounds."""
    pairs = [one.rate / other.rate for one, other in zip(own, theirs, strict=True)]
    low, median, high = statistics.quantiles(pairs, n=4, method="inclusive")
    return Ratio(median, low, high, rate(own) / rate(theirs))


def _each(call: Callable[[Any], Any], states: list[Any]) -> list[float]:
    """Returns the microseconds of one call on a fresh copy of each state, without cached values."""
    out = []
    for state in states:
        fresh = state.copy()
        started = time.perf_counter_ns()
        call(fresh)
        out.append((time.perf_counter_ns() - started) / 1000)
    return sorted(out)


def bench(rules: Rules[S, M], setup: Any, seats: int, seconds: float = 5.0) -> dict[str, Any]:
    """Runs all benchmarks. Returns the figures by name. `seconds` is spent on each of random games, self-play and
    catanatron."""
    seen = positions(rules, setup, 1)
    late = seen[int(len(seen) * LATE) :]
    copies = _each(lambda state: state.copy(), seen * 3)
    legal = _each(lambda state: rules.legal_moves(state, rules.awaiting(state)[0]), late * 3)
    racers: dict[str, Racer] = {
        "own": lambda seed: random_game(rules, setup, seed),
        "selfplay": lambda seed: selfplay_game(rules, setup, seats, seed),
    }
    if other := _catanatron():
        racers["catanatron"] = other
    done = in_turn(racers, max(2, round(seconds / SLICE)), min(SLICE, seconds / 2))
    own = done["own"]
    data: dict[str, Any] = {
        "copy_us_median": round(statistics.median(copies), 2),
        "copy_us_p95": round(copies[int(len(copies) * 0.95)], 2),
        "legal_moves_late_us_median": round(statistics.median(legal), 1),
        "legal_moves_late_us_p95": round(legal[int(len(legal) * 0.95)], 1),
        "random_games_per_second": round(sum(one.games for one in own) / sum(one.seconds for one in own), 1),
        "decisions_per_second": round(rate(own)),
        "selfplay_decisions_per_second": round(rate(done["selfplay"])),
    }
    if other:
        data["catanatron_decisions_per_second"] = round(rate(done["catanatron"]))
        for name, text in (("own", "ratio_to_catanatron"), ("selfplay", "selfplay_ratio_to_catanatron")):
            found = ratio(done[name], done["catanatron"])
            data[text] = round(found.median, 2)
            data[f"{text}_middle_half"] = [round(found.low, 2), round(found.high, 2)]
            data[f"{text}_summed"] = round(found.summed, 2)
        data["rounds"] = len(own)
    else:
        data["catanatron"] = "not installed: pip install '.[compare]' measures it in the same run"
    return data
