"""How fast a game is: copies, legal moves, random games, self-play of random bots, and catanatron (if installed).

A random game asks the rules alone; self-play is what `selfplay` does: session, views, bots. Machines are shared and
noisy: compare ratios within one run. All that is compared takes turns in short slices.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any

from engine.bots.arena import play
from engine.core.rng import Rng
from engine.core.rules import Rules

LATE = 0.75
SLICES = 5

Watch = Callable[[Any], None]


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


def _catanatron() -> Callable[[int], int] | None:
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


def _rate(play: Callable[[int], int], seed: int, seconds: float) -> tuple[int, int, float]:
    """Games, decisions and seconds of one slice."""
    games = decisions = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        decisions += play(seed + games)
        games += 1
    return games, decisions, spent


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
    racers: dict[str, Callable[[int], int]] = {
        "own": lambda seed: random_game(rules, setup, seed),
        "selfplay": lambda seed: selfplay_game(rules, setup, seats, seed),
    }
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
