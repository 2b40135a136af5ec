"""How long a person waits for a hint, the reasons of a bot's turn and the review of a game.

``python -m tests.benchmarks.waiting GAME [GAMES] [SEED] [--seats N] [--every N] [--reviews]`` plays games of Governors
and Merchants and asks the window's worker process, by the clock: at every Nth decision for a hint, after every Nth turn
for its reasons; with ``--reviews`` for the review of each finished game in place of these. Prints the median, the 95th
percentile and the longest. What else the machine does counts, so let it do nothing else.
"""

from __future__ import annotations

import argparse
import sys
import threading
import time
from collections.abc import Iterator
from typing import Any

from engine.core.session import Session
from engine.lab.ladder import quantiles_in_ms
from engine.registry import GAMES
from game.play.bot_process import BotWorker, WorkerRequest
from game.play.worker_requests import ExplanationRequest, HintRequest, ReviewRequest
from tests.benchmarks.review import played


class Waiting:
    """Asks a worker process and waits for its answer."""

    def __init__(self) -> None:
        self._arrived = threading.Event()
        self._worker = BotWorker(self._arrived.set)

    def seconds(self, request: WorkerRequest) -> float:
        """Returns how long the answer took. Raises the exception that came in its place."""
        began = time.perf_counter()
        self._worker.ask([request])
        while not (answers := self._worker.take()):
            self._arrived.wait()
            self._arrived.clear()
        took = time.perf_counter() - began
        for answer in answers.values():
            if isinstance(answer, Exception):
                raise answer
        return took

    def stop(self) -> None:
        """Ends the worker process."""
        self._worker.stop()


def requests(session: Session[Any, Any], seats: int, every: int) -> Iterator[tuple[str, WorkerRequest]]:
    """Yields requests for hints and reasons in a finished game, each with its kind."""
    rules, turns = session.rules, 0
    for at, entry in enumerate(session.log):
        seat = entry.move.seat
        view = rules.view(session.position(at), seat)
        if at % every == 0 and len(rules.legal_moves(view, seat)) > 1:
            yield "hint", HintRequest(rules, view, seat, session.seed + at)
        if at and session.log[at - 1].move.seat == seat:
            continue
        turns += 1
        if turns % every == 0:
            other = (seat + 1) % seats
            seen = rules.view(session.position(at), other)
            yield "reasons", ExplanationRequest(rules, seen, other, seat, entry.move, session.seed + at)


def main(words: list[str]) -> None:
    """Prints a line for each kind of request; for reviews one a game, too."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("games", type=int, nargs="?", default=4)
    parser.add_argument("seed", type=int, nargs="?", default=1)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--every", type=int, default=5)
    parser.add_argument("--reviews", action="store_true")
    args = parser.parse_args(words)
    everybody = tuple(range(args.seats))
    waiting, took = Waiting(), dict[str, list[float]]()
    for seed in range(args.seed, args.seed + args.games):
        session, _ = played(args.game, seed, args.seats)
        if args.reviews:
            moves = [entry.move for entry in session.log]
            seconds = waiting.seconds(ReviewRequest(session.rules, session.position(0), moves, everybody, seed))
            print(f"seed {seed}: {len(moves)} moves, {seconds:.1f} s", flush=True)
            took.setdefault("review", []).append(seconds)
            took.setdefault("review of 300 moves", []).append(seconds * 300 / len(moves))
            continue
        for kind, request in requests(session, args.seats, args.every):
            took.setdefault(kind, []).append(waiting.seconds(request))
    waiting.stop()
    for kind, seconds_each in took.items():
        median, high, longest = quantiles_in_ms(seconds_each)
        print(f"{args.game}: {len(seconds_each)} times {kind}, ms: median {median}, p95 {high}, longest {longest}")


if __name__ == "__main__":
    main(sys.argv[1:])
