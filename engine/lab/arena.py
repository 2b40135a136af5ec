"""Plays games between bots, in processes or on a cluster, and sums up their results: self-play, and matches in which
the bots change seats."""

from __future__ import annotations

import multiprocessing
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from engine.bots.bot import Bot
from engine.bots.gc_tuning import seldom_collected
from engine.core.move import Move, Seat
from engine.core.rng import Rng
from engine.core.rules import M, Rules, S
from engine.core.session import Session
from engine.lab.bot_versions import VersionedBot, player_named
from engine.lab.cluster import run_on_cluster
from engine.lab.result_store import Crew, ResultStore, StoredGame


@dataclass(slots=True)
class Tally:
    """Sums up many games. A victory shared by k seats counts 1/k for each."""

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
    seeds_won: list[int] = field(default_factory=list)  # by the first seat

    def add(self, played: StoredGame) -> None:
        """Adds the results of one game, or the error that ended it, to the sums."""
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
        if 0 in played.result.winners:
            self.seeds_won.append(played.seed)
        for seat in played.result.winners:
            self.wins[seat] += 1 / len(played.result.winners)
        self.low = min(totals) if self.low is None else min(self.low, *totals)
        self.high = max(totals) if self.high is None else max(self.high, *totals)

    def as_json(self) -> dict[str, Any]:
        """Returns the sums as JSON data, in the stable format of `selfplay --json`."""
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


def play(
    rules: Rules[S, M], setup: Any, bots: tuple[str, ...], seed: int, watch: DecisionTimer | None = None
) -> StoredGame:
    """Plays one game between bots, one named for each seat, through a session, and returns it with its result. Never
    raises: an error is recorded in what it returns.

    A `watch` also records the choices and the time they took.
    """
    with seldom_collected():
        return _played(rules, setup, bots, seed, watch)


def _played(
    rules: Rules[S, M], setup: Any, bots: tuple[str, ...], seed: int, watch: DecisionTimer | None
) -> StoredGame:
    """Plays a game as `play` does. The session is released on return, so that later garbage collections need not scan
    it."""
    rngs = [Rng(seed * 1_000_003 + seat + 1) for seat in range(len(bots))]
    decisions = turns = 0
    versioned: list[VersionedBot] = []
    try:
        players = [player_named(name) for name in bots]
        session: Session[Any, Any] = Session(rules, setup, seed, snapshots=False)
        versioned += [player for player in players if isinstance(player, VersionedBot)]
        for player in versioned:
            player.begin(rules, setup, seed)
        while asked := session.awaiting:
            seat: Seat = asked[0]
            view = session.view(seat)
            choose = watch.timed(players[seat]) if watch else players[seat].choose
            move = choose(rules, view, seat, rngs[seat])
            events = session.submit(move)
            for player in versioned:
                player.moved(move)
            decisions += 1
            for event in events:
                if event.name == "TurnBegan":
                    turns += 1
                    if watch:
                        watch.turn_began(getattr(event, "seat", None))
        played = StoredGame(seed, session.result(), decisions, turns)
    except Exception:
        return StoredGame(seed, None, decisions, turns, traceback.format_exc(limit=-3).strip())
    finally:
        for player in versioned:
            player.close()
    if watch:
        played.bots = bots
        played.choices = tuple(dict.fromkeys((entry.move.seat, choice_name(entry.move)) for entry in session.log))
        played.thought, played.turns_thought = _frozen(watch.decisions), _frozen(watch.turns)
    return played


class DecisionTimer:
    """Measures processor time of bots by seat: per decision with a choice, and per turn that has ended."""

    def __init__(self, seats: int) -> None:
        self.decisions: list[list[float]] = [[] for _ in range(seats)]
        self.turns: list[list[float]] = [[] for _ in range(seats)]
        self._sum = [0.0] * seats
        self._movers: Sequence[Seat] = ()  # whose turn it is

    def timed(self, bot: Bot) -> Callable[..., Any]:
        """Returns a function that calls the bot's `choose` with the same arguments and records the processor time it
        took."""

        def choose(rules: Rules[S, M], view: S, seat: Seat, rng: Rng) -> M:
            began = time.process_time()
            move = bot.choose(rules, view, seat, rng)
            spent = time.process_time() - began
            self._sum[seat] += spent
            if len(rules.legal_moves(view, seat)) > 1:
                self.decisions[seat].append(spent)
            return move

        return choose

    def turn_began(self, seat: Seat | None) -> None:
        """Begins the turn of a seat, or of all (None), and ends the one before: records the processor time that the
        decisions of whose turn it was took since their last one. What was decided before the first turn counts for
        none."""
        for mover in self._movers:
            self.turns[mover].append(self._sum[mover])
            self._sum[mover] = 0.0
        if not self._movers:
            self._sum = [0.0] * len(self._sum)
        self._movers = range(len(self._sum)) if seat is None else (seat,)


def _frozen(rows: list[list[float]]) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(row) for row in rows)


def choice_name(move: Move) -> str:
    """Names a move by its kind and the ids in it, without places and numbers, for counting in reports."""
    named = [getattr(move, field.name) for field in fields(move)]  # type: ignore[arg-type]
    return " ".join([move.kind, *(value for value in named if isinstance(value, str) and value != move.kind)])


def watched(task: tuple[str, Any, tuple[str, ...], int]) -> StoredGame:
    """Plays the game of a task (game, setup, bots, seed) and returns its result with bots, choices and thinking times;
    a job for `each`; see StoredGame."""
    from engine.registry import GAMES

    game, setup, bots, seed = task
    played = play(GAMES[game], setup, bots, seed, DecisionTimer(len(bots)))
    played.bots = bots
    return played


def _laid(task: tuple[str, Any, tuple[str, ...], int]) -> str:
    from engine.registry import GAMES

    return GAMES[task[0]].component_digest(task[1])


def _job(task: tuple[str, Any, tuple[str, ...], int]) -> StoredGame:
    from engine.registry import GAMES

    game, setup, bots, seed = task
    return play(GAMES[game], setup, bots, seed)


def seated(task: tuple[str, Any, tuple[str, ...], int]) -> StoredGame:
    """Plays the game of a task (game, setup, bots, seed) and returns its result with the bots, but neither choices nor
    times; a job for `each`; see StoredGame."""
    played = _job(task)
    played.bots = task[2]
    return played


def selfplay(game: str, setups: Sequence[Any], bots: tuple[str, ...], games: int, seed: int, jobs: Crew = 1) -> Tally:
    """Plays `games` games between bots, one named for each seat, with seeds seed, seed+1, … and returns their sums. The
    game of seed n uses setups[n % len(setups)]. `jobs`: the processes, cluster or result store that plays them."""
    tasks = [(game, setups[(seed + index) % len(setups)], bots, seed + index) for index in range(games)]
    tally = Tally()
    started = time.perf_counter()
    for played in each(_job, tasks, jobs):
        tally.add(played)
    tally.seconds = time.perf_counter() - started
    return tally


def each(job: Callable[[Any], Any], tasks: Sequence[Any], crew: Crew) -> Iterator[Any]:
    """Runs the job on each task: in this process, in several or on a cluster, as `crew` says; a `ResultStore` as crew
    runs only what it does not hold. Yields the results as they come.

    Raises ClusterError, ResultStoreError.
    """
    if isinstance(crew, ResultStore):
        yield from crew.games(job, tasks, each, _laid)
    elif isinstance(crew, str):
        yield from run_on_cluster(crew, job, tasks)
    elif crew > 1:
        with multiprocessing.get_context("spawn").Pool(crew) as pool:
            yield from pool.imap_unordered(job, tasks)  # one by one: what is kept is kept as its game ends
    else:
        yield from map(job, tasks)


@dataclass(slots=True)
class PairedGames:
    """Sums up paired games: wins of each bot, finished games, errors of the others."""

    wins: list[float]
    finished: int = 0
    errors: list[str] = field(default_factory=list)


def match(
    game: str, setups: Sequence[Any], bots: tuple[str, ...], games: int, seed: int, jobs: Crew = 1
) -> PairedGames:
    """Plays about `games` games between the bots, one for each seat: each seed once with every rotation of the bots
    round the seats. Returns the wins of each bot, the number of finished games, and errors. What others at the table
    won, such as Civbots, is nobody's here."""
    count = len(bots)
    met = PairedGames([0.0] * count)
    for shift in range(count):
        order = tuple(bots[(seat + shift) % count] for seat in range(count))
        tally = selfplay(game, setups, order, max(1, games // count), seed, jobs)
        met.finished += tally.finished
        met.errors += tally.errors
        for seat, share in enumerate(tally.wins[:count]):  # after them: those who play by rules, such as Civbots
            met.wins[(seat + shift) % count] += share
    return met
