"""What choices bring: of everything that seats chose (Monarchs, Missions, paintings, Palaces, Cities …) how often it
was chosen, how often its seats won, and by how much they beat the mean of their table.

It knows no game: a choice is a move by its kind and the ids in it. An even share is one in so many seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.rules import Rules
from engine.lab.arena import each, watched, wilson
from engine.lab.result_store import Crew


@dataclass(slots=True)
class ChoiceStatistics:
    """A choice: the seats that made it, their wins, the wins of an even share, and their lead over the table's mean."""

    seats: int = 0
    wins: float = 0.0
    even: float = 0.0
    lead: float = 0.0

    def row(self, name: str, of: int) -> dict[str, Any]:
        """The figures, as JSON holds them; `of`: all seats that played."""
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
    rules: Rules[Any, Any], scenarios: Sequence[tuple[str, int]], bot: str, games: int, seed: int, jobs: Crew
) -> tuple[list[dict[str, Any]], list[int], list[str]]:
    """The choices of `games` games on each scenario (id, seats), best first; turns of each game, sorted; errors.

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
        told = [*played.choices, *((seat, f"seat {seat + 1} of {seats}") for seat in range(seats))]
        for seat, name in told:
            chosen = found.setdefault(name, ChoiceStatistics())
            chosen.seats += 1
            chosen.wins += (seat in result.winners) / max(1, len(result.winners))
            chosen.even += 1 / seats
            chosen.lead += result.totals[seat] - usual
    rows = [each_.row(name, seats_played) for name, each_ in found.items() if each_.seats * 50 >= seats_played]
    rows.sort(key=lambda row: (row["choice"].split()[0], -row["lead"]))
    return rows, sorted(turns), errors
