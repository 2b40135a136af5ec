"""How fast the engine is: copies, legal moves, random games, self-play of random bots, and catanatron (if installed).

A random game asks the rules alone; self-play is what `selfplay` does: session, views, bots. Machines are shared and
noisy: compare ratios within one run. All that is compared takes turns in short slices.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any

from engine.bots.arena import play
from engine.brazil.game import BrazilRules
from engine.brazil.state import Setup, State
from engine.core.rng import Rng

SCENARIO = "treaty_of_tordesillas"
COLOURS = ("green", "orange", "sky", "purple")
LATE = 0.75
SLICES = 5
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


def selfplay_game(seed: int) -> int:
    """The same table played by random bots; returns the number of decisions. Raises RuntimeError if it breaks off."""
    played = play(RULES, Setup(SCENARIO, COLOURS), ("random",) * len(COLOURS), seed)
    if played.error:
        raise RuntimeError(played.error)
    return played.decisions


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
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
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
    """The figures, by name. `seconds` is spent on each of random games, self-play and catanatron."""
    seen = positions(1)
    late = seen[int(len(seen) * LATE) :]
    copies = sorted(_each(State.copy, seen * 3))
    legal = sorted(_each(_legal, late * 3))
    racers: dict[str, Callable[[int], int]] = {"own": random_game, "selfplay": selfplay_game}
    if other := _catanatron():
        racers["catanatron"] = other
    rates: dict[str, list[float]] = {name: [] for name in racers}
    games_a_second = []
    for index in range(SLICES):
        for name, racer in racers.items():
            games, decisions, spent = _rate(racer, 1000 * index, seconds / SLICES)
            rates[name].append(decisions / spent)
            if name == "own":
                games_a_second.append(games / spent)
    data: dict[str, Any] = {
        "copy_us_median": round(statistics.median(copies), 2),
        "copy_us_p95": round(copies[int(len(copies) * 0.95)], 2),
        "legal_moves_late_us_median": round(statistics.median(legal), 1),
        "legal_moves_late_us_p95": round(legal[int(len(legal) * 0.95)], 1),
        "random_games_per_second": round(statistics.mean(games_a_second), 1),
        "decisions_per_second": round(statistics.median(rates["own"])),
        "selfplay_decisions_per_second": round(statistics.median(rates["selfplay"])),
    }
    if other:
        data["catanatron_decisions_per_second"] = round(statistics.median(rates["catanatron"]))
        for name, ratio in (("own", "ratio_to_catanatron"), ("selfplay", "selfplay_ratio_to_catanatron")):
            pairs = zip(rates[name], rates["catanatron"], strict=True)
            data[ratio] = round(statistics.median(own / theirs for own, theirs in pairs), 2)
    else:
        data["catanatron"] = "not installed: pip install '.[compare]' measures it in the same run"
    return data
