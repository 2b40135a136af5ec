"""Runs the bots of a host's tables in child processes; a bot gets only the view of its seat, as plain data."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from engine.bots.bot_spec import bot_named
from engine.child_process import LOST, RespawningProcess
from engine.core.codec import Codec
from engine.core.move import Seat
from engine.core.rng import Rng
from engine.registry import GAMES


class BotQuestion(NamedTuple):
    """A question to a bot: the view of its seat as plain data, and the seed of its choice."""

    game: str
    setup: dict[str, Any]
    view: dict[str, Any]
    seat: Seat
    bot: str
    seed: int


def codec_of(game: str) -> Codec[Any, Any, Any] | None:
    """Returns the rules of a game as a `Codec`, which converts its moves and views to plain data and back; None if
    there is no such game."""
    rules = GAMES.get(game)
    return rules if isinstance(rules, Codec) else None


def seed_of_choice(commitment: str, view: str, moves: int, seat: Seat) -> int:
    """Computes the seed of a bot's choice after so many `moves`: the same before and after a restart, and made of
    nothing secret. `commitment`: the game's public one; `view`: the digest of the seat's view."""
    words = f"{commitment}:{view}:{moves}:{seat}:host"
    return int.from_bytes(blake2b(words.encode(), digest_size=8, person=b"imperial.dice").digest(), "big")


def choose(question: BotQuestion) -> dict[str, Any]:
    """Has a bot choose its move and returns it as plain data. Raises ValueError for an unknown game or bot."""
    rules = codec_of(question.game)
    if rules is None:
        raise ValueError(f"unknown game {question.game!r}")
    view = rules.load_view(question.view, rules.load_setup(question.setup))
    move = bot_named(question.bot).choose(rules, view, question.seat, Rng(question.seed))
    return rules.dump_move(move)


def serve_choices(pipe: Connection) -> None:
    """The loop of a child process: answers each `BotQuestion` with the chosen move, until the pipe is closed."""
    while True:
        try:
            pipe.send(choose(pipe.recv()))
        except (*LOST, KeyboardInterrupt):
            return


class BotWorkers:
    """A number of child processes for bots; with none, bots think in a thread of this process, one at a time."""

    def __init__(self, count: int) -> None:
        self._children = [RespawningProcess(f"bots {number}", serve_choices) for number in range(count)]
        self._free: asyncio.Queue[RespawningProcess | None] = asyncio.Queue()
        for child in self._children or (None,):
            self._free.put_nowait(child)
        self._threads = ThreadPoolExecutor(max(1, count), thread_name_prefix="bots")

    async def choose(self, question: BotQuestion) -> dict[str, Any] | None:
        """Has a child process (without any, a thread) choose the bot's move and returns it as plain data; None if no
        child process can be started any more."""
        child = await self._free.get()
        try:
            loop = asyncio.get_running_loop()
            if child is None:
                return await loop.run_in_executor(self._threads, choose, question)
            answer: dict[str, Any] | None = await loop.run_in_executor(self._threads, child.ask, question)
            return answer
        finally:
            self._free.put_nowait(child)

    def close(self) -> None:
        """Ends the child processes at once."""
        for child in self._children:
            child.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)
