"""Games between bots: self-play, and paired matches with Wilson intervals."""

from __future__ import annotations

import math
import multiprocessing
import time
import traceback
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.bots import BOTS
from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import Result, Rules
from engine.core.session import Session


@dataclass(slots=True)
class Played:
    """One game: its result, or the error that ended it."""

    seed: int
    result: Result | None
    decisions: int
    turns: int
    error: str = ""


@dataclass(slots=True)
class Tally:
    """Many games summed up. A victory shared by k seats counts 1/k for each."""

    games: int = 0
    finished: int = 0
    seconds: float = 0.0
    decisions: int = 0
    turns: int = 0
    wins: list[float] = field(default_factory=list)
    sums: list[float] = field(default_factory=list)
    low: int | None = None
    high: int | None = None
    errors: list[str] = field(default_factory=list)

    def add(self, played: Played) -> None:
        """Count one game."""
        self.games += 1
        self.decisions += played.decisions
        self.turns += played.turns
        if played.error:
            self.errors.append(f"seed {played.seed}: {played.error}")
        if played.result is None:
            return
        self.finished += 1
        totals = played.result.totals
        self.wins = self.wins or [0.0] * len(totals)
        self.sums = self.sums or [0.0] * len(totals)
        for seat, total in enumerate(totals):
            self.sums[seat] += total
        for seat in played.result.winners:
            self.wins[seat] += 1 / len(played.result.winners)
        self.low = min(totals) if self.low is None else min(self.low, *totals)
        self.high = max(totals) if self.high is None else max(self.high, *totals)

    def as_json(self) -> dict[str, Any]:
        """The stable shape of `selfplay --json`."""
        mean = [round(total / self.finished, 2) for total in self.sums] if self.finished else []
        return {
            "games": self.games,
            "finished": self.finished,
            "seconds": round(self.seconds, 3),
            "decisions": self.decisions,
            "turns": self.turns,
            "wins": [round(share, 2) for share in self.wins],
            "scores": {"mean": mean, "min": self.low, "max": self.high},
            "errors": self.errors,
        }


def play(rules: Rules[Any, Any], setup: Any, bots: tuple[str, ...], seed: int) -> Played:
    """One game, every move through a session. Never raises: an error is part of what was played."""
    rngs = [Rng(seed * 1_000_003 + seat + 1) for seat in range(len(bots))]
    decisions = turns = 0
    try:
        players = [BOTS[name]() for name in bots]
        session: Session[Any, Any] = Session(rules, setup, seed, snapshots=False)
        while asked := session.awaiting:
            seat: Seat = asked[0]
            move = players[seat].choose(rules, session.view(seat), seat, rngs[seat])
            events = session.submit(move)
            decisions += 1
            turns += [event.name for event in events].count("TurnBegan")
        return Played(seed, session.result(), decisions, turns)
    except Exception:
        return Played(seed, None, decisions, turns, traceback.format_exc(limit=-3).strip())


def _job(task: tuple[str, Any, tuple[str, ...], int]) -> Played:
    from engine.catalogue import GAMES

    game, setup, bots, seed = task
    return play(GAMES[game], setup, bots, seed)


def selfplay(game: str, setups: Sequence[Any], bots: tuple[str, ...], games: int, seed: int, jobs: int = 1) -> Tally:
    """`games` games with seeds seed, seed+1, …, in `jobs` processes; game n is set up as setups[n % len(setups)]."""
    tasks = [(game, setups[(seed + index) % len(setups)], bots, seed + index) for index in range(games)]
    tally = Tally()
    started = time.perf_counter()
    if jobs > 1:
        with multiprocessing.get_context("spawn").Pool(jobs) as pool:
            for played in pool.imap_unordered(_job, tasks, chunksize=4):
                tally.add(played)
    else:
        for task in tasks:
            tally.add(_job(task))
    tally.seconds = time.perf_counter() - started
    return tally


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson 1927); (0, 1) without games."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    centre = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


@dataclass(slots=True)
class Match:
    """Paired games summed up: the wins of each bot, of how many finished games, and what went wrong in the others."""

    wins: list[float]
    finished: int = 0
    errors: list[str] = field(default_factory=list)


def match(game: str, setups: Sequence[Any], bots: tuple[str, ...], games: int, seed: int, jobs: int = 1) -> Match:
    """Paired games, about `games` of them: every seed is played once for each rotation of the bots round the seats."""
    count = len(bots)
    met = Match([0.0] * count)
    for shift in range(count):
        order = tuple(bots[(seat + shift) % count] for seat in range(count))
        tally = selfplay(game, setups, order, max(1, games // count), seed, jobs)
        met.finished += tally.finished
        met.errors += tally.errors
        for seat, share in enumerate(tally.wins):
            met.wins[(seat + shift) % count] += share
    return met
