"""Game pairs: two bots play the same seed twice, with swapped seats, so that luck of the deal and of the seat cancels.

At more than two seats the bots alternate round the table (A B A B, then B A B A), and every seat of the one is compared
with every seat of the other by their places in the result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product, zip_longest
from typing import Any

from engine.core.move import Seat
from engine.core.rules import M, Result, Rules, S
from engine.lab.arena import each
from engine.lab.ladder import setup_of
from engine.lab.result_store import Crew, StoredGame

Task = tuple[str, Any, tuple[str, ...], int]
Pairing = tuple[str, str]


@dataclass(slots=True)
class PairScores:
    """The scores of the first bot of a pairing, by seed: 0 for two lost games, 1 for two that were won.

    A pair of which a game ended in an error is left out; `errors` says why. `first_seat`: for each game, whichever bot
    sat there, the first seat's share of the victory (0-1).
    """

    by_seed: dict[int, float] = field(default_factory=dict)
    first_seat: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    @property
    def scores(self) -> list[float]:
        """The scores (0-1) of the first bot of the pairing, one per pair of games, in ascending order of the seeds."""
        return [self.by_seed[seed] for seed in sorted(self.by_seed)]


def pair_tasks(rules: Rules[S, M], pairing: Pairing, seats: int, seed: int) -> list[Task]:
    """Returns the two tasks (games to play) of a pair: the same seed and setup, with the two bots' seats swapped; the
    seed chooses scenario and setup.

    Raises ValueError where no scenario is for so many seats.
    """
    scenarios = [row.id for row in rules.scenario_rows()[0] if row.seats == seats]
    if not scenarios or seats < 2:
        raise ValueError(f"no scenario in which bots meet is for {seats} seats")
    setup = setup_of(rules, scenarios, seats, seed)
    return [(rules.id, setup, tuple(pairing[(seat + shift) % 2] for seat in range(seats)), seed) for shift in (0, 1)]


def play_pairs(
    job: Callable[[Any], StoredGame],
    rules: Rules[S, M],
    seeds: Mapping[Pairing, Sequence[int]],
    seats: int,
    crew: Crew,
) -> dict[Pairing, PairScores]:
    """Plays every pairing's games with its seeds, the pairings by turns, and returns what `pair_games` does: by pairing
    the first bot's scores and the errors. `job` plays a task and must record the bots of the game."""
    turns = zip_longest(*([(pairing, seed) for seed in row] for pairing, row in seeds.items()))
    pairs = [pair for turn in turns for pair in turn if pair is not None]
    tasks = [task for pairing, seed in pairs for task in pair_tasks(rules, pairing, seats, seed)]
    return pair_games(list(seeds), each(job, tasks, crew))


def pair_games(pairings: Sequence[Pairing], games: Iterator[StoredGame]) -> dict[Pairing, PairScores]:
    """Returns by pairing the first bot's mean score in the two games of each seed, and the errors of games that failed.
    The games come in any order."""
    found = {pairing: PairScores() for pairing in pairings}
    pairing_of = {frozenset(pairing): pairing for pairing in pairings}
    halves: dict[tuple[Pairing, int], float] = {}
    for played in games:
        pairing = pairing_of[frozenset(played.bots)]
        if played.result is None:
            found[pairing].errors.append(f"{' - '.join(pairing)}, seed {played.seed}: {played.error}")
            continue
        winners = played.result.winners
        found[pairing].first_seat.append((0 in winners) / max(1, len(winners)))
        score = score_of(played.result, played.bots, pairing[0])
        key = pairing, played.seed
        if key in halves:
            found[pairing].by_seed[played.seed] = (halves.pop(key) + score) / 2
        else:
            halves[key] = score
    return found


def score_of(result: Result, bots: Sequence[str], bot: str) -> float:
    """Returns a bot's score in one game (0-1): of all comparisons of a seat of this bot with a seat of the other, the
    share in which its seat ranked higher; a shared rank counts half."""
    own = [seat for seat, name in enumerate(bots) if name == bot]
    others = [seat for seat, name in enumerate(bots) if name != bot]
    return sum(_compared(result, seat, other) for seat, other in product(own, others)) / (len(own) * len(others))


def _compared(result: Result, seat: Seat, other: Seat) -> float:
    if seat in result.winners and other in result.winners:
        return 0.5
    return float(result.ranking.index(seat) < result.ranking.index(other))


def by_outcome(scores: Sequence[float]) -> list[int]:
    """Counts the pairs by a bot's score in them, as five numbers: 0, below 0.5, 0.5, above 0.5, and 1."""
    return [
        sum(score == 0 for score in scores),
        sum(0 < score < 0.5 for score in scores),
        sum(score == 0.5 for score in scores),
        sum(0.5 < score < 1 for score in scores),
        sum(score == 1 for score in scores),
    ]
