"""Measures how balanced choices (Monarchs, Missions, Cities …) are: how often each is made and how often its seats win.

It knows no game: a choice is a move by its kind and the ids in it. Each choice also has the mean lead of its seats over
the mean of their table; an even share of wins is one divided by the number of seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.intervals import wilson
from engine.core.rules import M, Rules, S
from engine.lab.arena import each, watched
from engine.lab.result_store import Crew


@dataclass(slots=True)
class ChoiceStatistics:
    """The results of one choice: seats that made it, their wins, the wins of an even share, and their summed lead."""

    seats: int = 0
    wins: float = 0.0
    even: float = 0.0
    lead: float = 0.0

    def row(self, name: str, of: int) -> dict[str, Any]:
        """Returns the figures as JSON data; `of` is the number of all seats that played."""
        low, high = wilson(self.wins, self.seats)
        return {
            "choice": name,
            "seats": self.seats,
            "of": of,
            "share": round(self.wins / self.seats, 3),
            "interval": [round(low, 3), round(high, 3)],
            "even": round(self.even / self.seats, 3),
            "lead": round(self.lead / self.seats, 2),
        }


def balance(
    rules: Rules[S, M], scenarios: Sequence[tuple[str, int]], bot: str, games: int, seed: int, jobs: Crew
) -> tuple[list[dict[str, Any]], list[int], list[str]]:
    """Plays `games` games of a bot against itself on each scenario (id, seats). Returns a row for each choice and each
    seat, by kind and then largest lead first; the sorted numbers of turns; the errors.

    Choices of fewer than one seat in fifty are left out.
    """
    found: dict[str, ChoiceStatistics] = {}
    turns, errors, seats_played = [], [], 0
    tasks = []
    for scenario, seats in scenarios:
        setups = rules.setups(scenario, seats, {})
        numbers = range(seed, seed + games)
        tasks += [(rules.id, setups[number % len(setups)], (bot,) * seats, number) for number in numbers]
    for played in each(watched, tasks, jobs):
        if played.result is None:
            errors.append(f"seed {played.seed}: {played.error}")
            continue
        result, seats = played.result, len(played.bots)
        turns.append(played.turns)
        seats_played += seats
        usual = sum(result.totals[:seats]) / seats
        choices = [*played.choices, *((seat, f"seat {seat + 1} of {seats}") for seat in range(seats))]
        for seat, name in choices:
            chosen = found.setdefault(name, ChoiceStatistics())
            chosen.seats += 1
            chosen.wins += (seat in result.winners) / max(1, len(result.winners))
            chosen.even += 1 / seats
            chosen.lead += result.totals[seat] - usual
    rows = [each_.row(name, seats_played) for name, each_ in found.items() if each_.seats * 50 >= seats_played]
    rows.sort(key=lambda row: (row["choice"].split()[0], -row["lead"]))
    return rows, sorted(turns), errors
