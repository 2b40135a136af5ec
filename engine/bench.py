"""How fast the engine is: copies, legal moves, random games, and catanatron (if installed) measured in the same run.

Machines are shared and noisy: compare ratios within one run. The two games take turns in short slices.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any

from engine.brazil.game import BrazilRules
from engine.brazil.state import Setup, State
from engine.core.rng import Rng

SCENARIO = "treaty_of_tordesillas"
COLOURS = ("green", "orange", "sky", "purple")
LATE = 0.75
RULES = BrazilRules()


def random_game(seed: int, watch: Callable[[State], None] | None = None) -> int:
    """Play a random four-seat game (legal moves, choice, apply); returns the number of decisions."""
    state = RULES.new_game(Setup(SCENARIO, COLOURS), seed)
    rng = Rng(seed)
    decisions = 0
    while awaiting := RULES.awaiting(state):
        if watch:
            watch(state)
        RULES.apply(state, rng.choice(RULES.legal_moves(state, awaiting[0])))
        decisions += 1
    return decisions


def positions(seed: int) -> list[State]:
    """Every position of one random game."""
    seen: list[State] = []
    random_game(seed, lambda state: seen.append(state.copy()))
    return seen


def _catanatron() -> Callable[[int], int] | None:
    """A random four-player game of catanatron that returns its decisions; None if it is not installed."""
    try:
        import random

        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        return None

    def play(seed: int) -> int:
        random.seed(seed)
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        return len(game.state.actions)

    return play


def _rate(play: Callable[[int], int], seed: int, seconds: float) -> tuple[int, int, float]:
    """Games, decisions and seconds of one slice."""
    games = decisions = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        decisions += play(seed + games)
        games += 1
    return games, decisions, spent


def _each(call: Callable[[State], Any], states: list[State]) -> list[float]:
    """Microseconds of one call on each state."""
    out = []
    for state in states:
        started = time.perf_counter_ns()
        call(state)
        out.append((time.perf_counter_ns() - started) / 1000)
    return out


def _legal(state: State) -> None:
    state.moves = None
    RULES.legal_moves(state, RULES.awaiting(state)[0])


def bench(seconds: float = 5.0) -> dict[str, Any]:
    """The figures, by name. `seconds` is spent on random games of each of the two programs."""
    seen = positions(1)
    late = seen[int(len(seen) * LATE) :]
    copies = sorted(_each(State.copy, seen * 3))
    legal = sorted(_each(_legal, late * 3))
    other = _catanatron()
    slices = 5
    own_rates, other_rates, own_games = [], [], 0.0
    for index in range(slices):
        games, decisions, spent = _rate(random_game, 1000 * index, seconds / slices)
        own_rates.append(decisions / spent)
        own_games += games / spent / slices
        if other:
            _, decisions, spent = _rate(other, 1000 * index, seconds / slices)
            other_rates.append(decisions / spent)
    data: dict[str, Any] = {
        "copy_us_median": round(statistics.median(copies), 2),
        "copy_us_p95": round(copies[int(len(copies) * 0.95)], 2),
        "legal_moves_late_us_median": round(statistics.median(legal), 1),
        "legal_moves_late_us_p95": round(legal[int(len(legal) * 0.95)], 1),
        "random_games_per_second": round(own_games, 1),
        "decisions_per_second": round(statistics.median(own_rates)),
    }
    if other_rates:
        data["catanatron_decisions_per_second"] = round(statistics.median(other_rates))
        ratios = [own / theirs for own, theirs in zip(own_rates, other_rates, strict=True)]
        data["ratio_to_catanatron"] = round(statistics.median(ratios), 2)
    else:
        data["catanatron"] = "not installed: pip install '.[compare]' measures it in the same run"
    return data
