"""Measures each bot level against the one below, by number of seats (one: alone against the scenario), and how long
bots think.

Seats and seeds are paired: every seed is played once with the level in each seat. Times are processor time, so that a
busy machine does not make a bot look slow.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import fmean, stdev
from typing import Any

from engine.bots import LADDER
from engine.bots.bot_spec import rung_of
from engine.core.intervals import wilson
from engine.core.rules import M, Rules, S
from engine.lab.arena import each, watched
from engine.lab.result_store import Crew

SEARCHING = ("viceroy", "emperor")


@dataclass(slots=True)
class RungResult:
    """The results of a level against others, or alone at a scenario: wins (shared ones in part) of finished games,
    scores, thinking times."""

    name: str
    others: str
    seats: int
    scenario: str = ""  # of a level alone
    games: int = 0
    wins: float = 0.0
    score: float = 0.0
    leads: list[float] = field(default_factory=list)  # over the mean of the others, in points; alone there is none
    decisions: list[float] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def row(self) -> dict[str, Any]:
        """Returns the figures as JSON data; times in milliseconds."""
        low, high = wilson(self.wins, self.games)
        return {
            "rung": self.name,
            "others": self.others,
            "seats": self.seats,
            "scenario": self.scenario,
            "games": self.games,
            "share": round(self.wins / max(1, self.games), 4),
            "interval": [round(low, 4), round(high, 4)],
            "score": round(self.score / max(1, self.games), 1),
            "lead": mean_and_error(self.leads),
            "decision_ms": quantiles_in_ms(self.decisions),
            "turn_ms": quantiles_in_ms(self.turns),
            "errors": self.errors,
        }


def mean_and_error(points: Sequence[float]) -> list[float]:
    """Returns the list of the numbers' mean and its standard error, rounded to two decimals; fewer than two numbers are
    only rounded."""
    if len(points) < 2:
        return [round(point, 2) for point in points]
    return [round(fmean(points), 2), round(stdev(points) / math.sqrt(len(points)), 2)]


def quantiles_in_ms(seconds: Sequence[float]) -> list[int]:
    """Returns median, 95th percentile and maximum of these times in milliseconds; empty without any."""
    if not seconds:
        return []
    ordered = sorted(seconds)
    return [round(1000 * ordered[int(share * (len(ordered) - 1))]) for share in (0.5, 0.95, 1.0)]


def setup_of(rules: Rules[S, M], scenarios: Sequence[str], seats: int, seed: int, **choices: str) -> Any:
    """Returns the setup that belongs to a seed: seeds go through the scenarios in turn, each with every setup."""
    setups = rules.setups(scenarios[seed % len(scenarios)], seats, choices)
    return setups[seed // len(scenarios) % len(setups)]


def ladder(
    rules: Rules[S, M],
    games: int,
    searching: int,
    seed: int,
    jobs: Crew,
    rungs: Sequence[str],
    seats: Sequence[int],
    against: str = "",
) -> Iterator[RungResult]:
    """Measures bots against the level below: yields a row for each level and number of seats. Plays `games` games, or
    `searching` for levels that search, over all scenarios with that number of seats and their setups. One seat: solo
    games, a row for each scenario.

    A level may have its own search budget (see bot_named). `against`: all play against that bot, and may be any bots.
    """
    rows = rules.scenario_rows()[0]
    for name in rungs:
        below = against or LADDER[max(0, LADDER.index(rung_of(name)) - 1)]
        number = searching if rung_of(name) in SEARCHING else games
        for count in seats:
            scenarios = [row.id for row in rows if row.seats == count]
            if count == 1:
                for scenario in scenarios:
                    yield _climb(rules, RungResult(name, "", 1, scenario), [scenario], number, seed, jobs)
            elif scenarios and below != name:
                yield _climb(rules, RungResult(name, below, count), scenarios, number, seed, jobs)


def _climb(
    rules: Rules[S, M], rung: RungResult, scenarios: list[str], games: int, first: int, jobs: Crew
) -> RungResult:
    tasks = []
    for seed in range(first, first + max(1, games // rung.seats)):
        setup = setup_of(rules, scenarios, rung.seats, seed)
        for seat in range(rung.seats):
            bots = [rung.others] * rung.seats
            bots[seat] = rung.name
            tasks.append((rules.id, setup, tuple(bots), seed))
    for played in each(watched, tasks, jobs):
        if played.result is None:
            rung.errors.append(f"seed {played.seed}: {played.error}")
            continue
        seat = played.bots.index(rung.name)
        winners = played.result.winners
        rung.games += 1
        rung.wins += (seat in winners) / max(1, len(winners))
        totals = played.result.totals[: rung.seats]  # after them: those who play by rules, such as Civbots
        rung.score += totals[seat]
        if rung.others:
            rung.leads.append(totals[seat] - (sum(totals) - totals[seat]) / (rung.seats - 1))
        rung.decisions += played.thought[seat]
        rung.turns += played.turns_thought[seat]
    return rung
