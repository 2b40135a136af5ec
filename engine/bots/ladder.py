"""Each rung against the one below: pairs of two, one among three, alone; and how long rungs think.

Seats and seeds are paired: every seed is played once with the rung in each seat. Times are of the processor, so that a
busy machine does not make a bot look slow.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.bots import LADDER
from engine.bots.arena import each, watched, wilson
from engine.bots.kept import Crew
from engine.core.rules import Rules

SEARCHING = ("viceroy", "emperor")


@dataclass(slots=True)
class Rung:
    """A rung at a table with others: wins (shared ones in part) of finished games, its scores, its seconds."""

    name: str
    others: str
    seats: int
    games: int = 0
    wins: float = 0.0
    score: float = 0.0
    decisions: list[float] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def row(self) -> dict[str, Any]:
        """The figures, as JSON holds them. Times in milliseconds."""
        low, high = wilson(self.wins, self.games)
        return {
            "rung": self.name,
            "others": self.others,
            "seats": self.seats,
            "games": self.games,
            "share": round(self.wins / max(1, self.games), 4),
            "interval": [round(low, 4), round(high, 4)],
            "score": round(self.score / max(1, self.games), 1),
            "decision_ms": spread(self.decisions),
            "turn_ms": spread(self.turns),
            "errors": self.errors,
        }


def spread(seconds: Sequence[float]) -> list[int]:
    """Median, 95th percentile and longest, in milliseconds; empty without any."""
    if not seconds:
        return []
    ordered = sorted(seconds)
    return [round(1000 * ordered[int(share * (len(ordered) - 1))]) for share in (0.5, 0.95, 1.0)]


def ladder(
    rules: Rules[Any, Any],
    games: int,
    searching: int,
    seed: int,
    jobs: Crew,
    rungs: Sequence[str],
    seats: Sequence[int],
) -> Iterator[Rung]:
    """A row for each rung and number of seats: `games` games, `searching` where the rung searches, turning round the
    scenarios with so many seats, and round the setups of each. One seat: alone, against what the scenario sets."""
    rows = rules.scenario_rows()[0]
    for name in rungs:
        below = LADDER[max(0, LADDER.index(name) - 1)]
        for count in seats:
            scenarios = [row.id for row in rows if row.seats == count]
            if scenarios and (count == 1 or below != name):
                yield _climb(
                    rules,
                    Rung(name, below if count > 1 else "", count),
                    scenarios,
                    searching if name in SEARCHING else games,
                    seed,
                    jobs,
                )


def _climb(rules: Rules[Any, Any], rung: Rung, scenarios: list[str], games: int, seed: int, jobs: Crew) -> Rung:
    tasks = []
    for number in range(max(1, games // rung.seats)):
        scenario = scenarios[number % len(scenarios)]
        setups = rules.setups(scenario, rung.seats, {})
        setup = setups[(seed + number // len(scenarios)) % len(setups)]
        for seat in range(rung.seats):
            bots = [rung.others] * rung.seats
            bots[seat] = rung.name
            tasks.append((rules.id, setup, tuple(bots), seed + number))
    for played in each(watched, tasks, jobs):
        if played.result is None:
            rung.errors.append(f"seed {played.seed}: {played.error}")
            continue
        seat = played.bots.index(rung.name)
        winners = played.result.winners
        rung.games += 1
        rung.wins += (seat in winners) / max(1, len(winners))
        rung.score += played.result.totals[seat]
        rung.decisions += played.thought[seat]
        rung.turns += played.turns_thought[seat]
    return rung
