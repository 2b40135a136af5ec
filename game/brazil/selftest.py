"""The part of the self-test that plays: bots in their own process, a save, a crash while saving, and on from there."""

from __future__ import annotations

import multiprocessing
import os
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.catalogue import GAMES
from engine.core.save import read_save, verify, write_save
from game.brazil.match import RULES, Match
from game.face import Check
from game.findings import need
from game.play.worker import BotWorker, Job
from game.saves import ENDING, list_saves
from game.seats.rungs import BOTS
from game.settings import LastGame, SeatChoice

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

SCENARIO = "cisplatine"
SEED = 7
TURNS = 50
PATIENCE = 60.0  # seconds a child process may take


def checks(folder: Path) -> list[Check]:
    """The steps, in a folder of their own."""
    table = Table(folder / RULES.id)
    return [
        ("bots", table.bots),
        ("save", table.save),
        ("kill", table.kill),
        ("resume", table.resume),
        ("verify", table.verify),
    ]


class Table:
    def __init__(self, folder: Path) -> None:
        self.path = folder / f"selftest{ENDING}"
        self.digest = ""
        seats = [SeatChoice(who=BOTS[0], name=colour, colour=colour) for colour in ("green", "orange")]
        self.chosen = LastGame(scenario=SCENARIO, seats=seats)
        self.match: Match | None = None

    @property
    def game(self) -> Match:
        need(self.match is not None, "no game was played")
        assert self.match is not None
        return self.match

    def bots(self) -> str:
        """Fifty turns, every decision made by the bots' process."""
        answered = threading.Event()
        worker = BotWorker(answered.set)
        match = Match.new(self.chosen, SEED, self.path)
        turns = decisions = 0
        try:
            while turns < TURNS and (seat := match.asked) is not None:
                answered.clear()
                worker.ask([Job(BOTS[0], RULES.id, match.view_of(seat), seat, match.dice(seat))])
                need(answered.wait(PATIENCE), "the bots' process does not answer")
                move = worker.take()[seat]
                if isinstance(move, Exception):
                    raise move
                events = match.submit(move)
                match.hand_over(seat)
                decisions += 1
                turns += sum(event.name == "TurnBegan" for event in events)
        finally:
            worker.stop()
        need(turns >= TURNS, f"the game ended after {turns} turns")
        self.match = match
        return f"{turns} turns, {decisions} decisions"

    def save(self) -> str:
        self.game.save()
        self.digest = self.game.digest()
        need(self._loaded_digest() == self.digest, "another position was read than was written")
        return f"{self.path.stat().st_size // 1024} KB"

    def kill(self) -> str:
        """Another process is killed when half of its save is written: the old file stays whole."""
        before = self.path.read_bytes()
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        child = context.Process(target=write_half, args=(str(self.path), there))
        child.start()
        there.close()
        try:
            need(here.poll(PATIENCE), "the other process does not get to writing")
            written = here.recv()
        finally:
            child.kill()
            child.join()
        need(child.exitcode != 0, "it was not killed")
        need(self.path.read_bytes() == before, "the save was harmed")
        saves = list_saves(self.path.parent)
        need([save.path for save in saves] == [self.path] and not saves[0].damaged, saves)
        return f"after {written} bytes"

    def resume(self) -> str:
        """The save goes on to the position the game would have reached."""
        resumed = Match.load(self.path)
        need(resumed.whole, "the history was cut")
        need(resumed.digest() == self.digest, "another position")
        for match in (resumed, self.game):
            for _ in range(10):
                seat = match.asked
                need(seat is not None, "the game is over")
                match.submit(match.session.legal_moves(seat)[-1])  # type: ignore[arg-type]
        self.digest = resumed.digest()
        need(self.digest == self.game.digest(), "the games part ways")
        resumed.save()
        return f"move {len(resumed.session.log)}"

    def verify(self) -> str:
        """In a fresh process: log, digests, checkpoint and result agree."""
        context = multiprocessing.get_context("spawn")
        with context.Pool(1) as pool:
            moves, digest = pool.apply_async(verified, (str(self.path),)).get(PATIENCE)
        need(digest == self.digest, "another position")
        return f"{moves} moves agree"

    def _loaded_digest(self) -> str:
        return Match.load(self.path).digest()


def write_half(path: str, line: Connection) -> None:
    """In another process: begin to save, and stop when half is on the disk."""

    def stop(handle: int) -> None:
        half = os.fstat(handle).st_size // 2
        os.ftruncate(handle, half)
        line.send(half)
        threading.Event().wait(PATIENCE)

    os.fsync = stop  # type: ignore[assignment]
    write_save(Path(path), read_save(Path(path)))


def verified(path: str) -> tuple[int, str]:
    """In another process: the number of moves and the last position. Raises SaveError."""
    save = read_save(Path(path))
    rules: Any = GAMES[save.game]
    session = verify(rules, save)
    return len(session.log), rules.digest(session.state)
