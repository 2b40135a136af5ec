"""How fast a game is: copies, legal moves, random games, self-play of random bots, and catanatron (if installed).

A random game asks the rules alone; self-play is what `selfplay` does: session, views, bots.

Machines are shared and noisy: compare ratios within one run. All that is compared takes turns in slices of half a
second of the processor, there and back (A B C, C B A, ...), so that a burst of noise falls on every program and a
drift on each as often before as after the others. A slice is whole games, so many that it tells of the usual second,
not of the usual game: slices of one or two games gave a median well below the sums, as the long games are the slow
ones. A ratio is the median of those of the slices of one round: a round that was disturbed in the middle does not
move it. Beside it stand the middle half of these ratios, which is how much a single round is worth, and the ratio of
all decisions by all seconds, which should lie close by.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from engine.bots.gc_tuning import seldom_collected
from engine.core.rng import Rng
from engine.core.rules import Rules
from engine.lab.arena import play

LATE = 0.75
SLICE = 0.5  # seconds of the processor

Watch = Callable[[Any], None]
Racer = Callable[[int], int]
"""Plays the game of a seed and returns the number of its decisions."""


class Slice(NamedTuple):
    """What a racer did at one go: whole games."""

    games: int
    decisions: int
    seconds: float

    @property
    def rate(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds


class Ratio(NamedTuple):
    """How many times as fast as another: `median` over rounds, the middle half of the rounds from `low` to `high`, and
    `summed` over all they did."""

    median: float
    low: float
    high: float
    summed: float


def random_game(rules: Rules[Any, Any], setup: Any, seed: int, watch: Watch | None = None) -> int:
    """Play a random game (legal moves, choice, apply); returns the number of decisions."""
    state = rules.new_game(setup, seed)
    rng = Rng(seed)
    decisions = 0
    while awaiting := rules.awaiting(state):
        if watch:
            watch(state)
        rules.apply(state, rng.choice(rules.legal_moves(state, awaiting[0])))
        decisions += 1
    return decisions


def selfplay_game(rules: Rules[Any, Any], setup: Any, seats: int, seed: int) -> int:
    """The same table played by random bots; returns the number of decisions. Raises RuntimeError if it breaks off."""
    played = play(rules, setup, ("random",) * seats, seed)
    if played.error:
        raise RuntimeError(played.error)
    return played.decisions


def positions(rules: Rules[Any, Any], setup: Any, seed: int) -> list[Any]:
    """Every position of one random game."""
    seen: list[Any] = []
    random_game(rules, setup, seed, lambda state: seen.append(state.copy()))
    return seen


def _catanatron() -> Racer | None:
    """A random four-player game of catanatron that returns its decisions; None if it is not installed.

    Its dice are its own affair, so the seed goes unused: a rate over thousands of decisions needs no game twice.
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
    """Games of this seed and those after it, until so many seconds are spent."""
    games = decisions = 0
    started = clock()
    while (spent := clock() - started) < seconds:
        decisions += race(seed + games)
        games += 1
    return Slice(games, decisions, spent)


def in_turn(
    racers: dict[str, Racer], rounds: int, seconds: float = SLICE, clock: Callable[[], float] = time.process_time
) -> dict[str, list[Slice]]:
    """A slice of every racer in every round, there and back; each has played one game before that doesn't count.

    Python looks for cycles as seldom as where games are played in earnest, for all of them.
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
    """Decisions a second, all slices summed up."""
    return sum(one.decisions for one in slices) / sum(one.seconds for one in slices)


def ratio(own: list[Slice], theirs: list[Slice]) -> Ratio:
    """How many times the decisions a second of another, by rounds; there must be two rounds at least."""
    pairs = [one.rate / other.rate for one, other in zip(own, theirs, strict=True)]
    low, median, high = statistics.quantiles(pairs, n=4, method="inclusive")
    return Ratio(median, low, high, rate(own) / rate(theirs))


def _each(call: Callable[[Any], Any], states: list[Any]) -> list[float]:
    """Microseconds of one call on a fresh copy of each state (what a state remembers goes with the copying)."""
    out = []
    for state in states:
        fresh = state.copy()
        started = time.perf_counter_ns()
        call(fresh)
        out.append((time.perf_counter_ns() - started) / 1000)
    return sorted(out)


def bench(rules: Rules[Any, Any], setup: Any, seats: int, seconds: float = 5.0) -> dict[str, Any]:
    """The figures, by name. `seconds` is spent on each of random games, self-play and catanatron."""
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
        for name, told in (("own", "ratio_to_catanatron"), ("selfplay", "selfplay_ratio_to_catanatron")):
            found = ratio(done[name], done["catanatron"])
            data[told] = round(found.median, 2)
            data[f"{told}_middle_half"] = [round(found.low, 2), round(found.high, 2)]
            data[f"{told}_summed"] = round(found.summed, 2)
        data["rounds"] = len(own)
    else:
        data["catanatron"] = "not installed: pip install '.[compare]' measures it in the same run"
    return data
