"""Checks of the self-test that play a game: bots in a child process, a save, a crash while saving, resuming."""

from __future__ import annotations

import json
import os
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.child_process import ChildProcess
from engine.core.rules import M, Rules, S
from engine.storage.files import write_atomically
from engine.storage.save import read_save, verify
from engine.storage.save_file import parse_save
from game.platform.save_list import ENDING, list_saves
from game.platform.settings import LastNewGame, SeatChoice
from game.play.bot_process import BotJob, BotWorker
from game.play.match import Match
from game.play.rungs import BOTS
from game.shell.check_report import need
from game.shell.plugin import Check
from game.shell.table_factory import TableFactory

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

SEED = 7
CHILD_TIMEOUT_S = 60.0  # how long a child process may take
FURTHER = 10  # moves that a loaded game is played on


def checks(factory: TableFactory[Any, Any], scenario: str, turns: int, folder: Path) -> list[Check]:
    """Returns the checks that play ``turns`` turns of a scenario, which must last longer; they write into the
    folder."""
    table = TestTable(factory, scenario, turns, folder / factory.rules.id)
    return [
        ("bots", table.bots),
        ("save", table.save),
        ("kill", table.kill),
        ("resume", table.resume),
        ("verify", table.verify),
    ]


class TestTable:
    """A game that the checks, in their order, play, save and load. A failed check raises."""

    def __init__(self, factory: TableFactory[Any, Any], scenario: str, turns: int, folder: Path) -> None:
        self.factory, self.scenario, self.turns = factory, scenario, turns
        self.rules = factory.rules
        self.path = folder / f"selftest{ENDING}"
        self.digest = ""
        self.match: Match[Any, Any] | None = None

    @property
    def game(self) -> Match[Any, Any]:
        need(self.match is not None, "no game was played")
        assert self.match is not None
        return self.match

    def _chosen(self) -> LastNewGame:
        (row,) = [row for row in self.rules.scenario_rows()[0] if row.id == self.scenario]
        seats = [SeatChoice(who=BOTS[0], name=look.id, colour=look.id) for look in self.factory.looks[: row.seats]]
        return LastNewGame(scenario=self.scenario, seats=seats)

    def bots(self) -> str:
        """Starts a game and plays its turns, with every move chosen by the bots' process. Returns what was done, for
        the report."""
        answered = threading.Event()
        worker = BotWorker(answered.set)
        match = self.factory.new(self._chosen(), SEED, self.path)
        turns = decisions = 0
        try:
            while turns < self.turns and (seat := match.current_seat) is not None:
                answered.clear()
                worker.ask([BotJob(BOTS[0], self.rules, match.view_of(seat), seat, match.derived_seed(seat))])
                need(answered.wait(CHILD_TIMEOUT_S), "the bots' process does not answer")
                move = worker.take()[seat]
                if isinstance(move, Exception):
                    raise move
                match.submit(move)
                match.bar_undo()
                decisions += 1
                turns += match.policy.ends_turn(move)
        finally:
            worker.stop()
        need(turns >= self.turns and match.current_seat is not None, f"the game ended after {turns} turns")
        self.match = match
        return f"{turns} turns, {decisions} decisions"

    def save(self) -> str:
        need(not self.game.keep(), self.game.error)
        self.game.close()
        self.digest = self.game.digest()
        need(self._loaded_digest() == self.digest, "another position was read than was written")
        return f"{self.path.stat().st_size // 1024} KB"

    def kill(self) -> str:
        """Checks that a save stays as it was when a process is killed that has written half of its new version. Returns
        how many bytes were written, for the report."""
        before = self.path.read_bytes()
        child = ChildProcess("half a save", write_half, str(self.path))
        try:
            written = child.receive(CHILD_TIMEOUT_S)
        finally:
            child.close()
        need(child.process.exitcode != 0, "it was not killed")
        need(self.path.read_bytes() == before, "the save was harmed")
        saves = list_saves(self.path.parent)
        need([save.path for save in saves] == [self.path] and not saves[0].damaged, saves)
        return f"after {written} bytes"

    def resume(self) -> str:
        """Loads the save and plays on: it must reach the same position as the game it was saved from. Returns the
        number of moves, for the report."""
        resumed = self.factory.load(self.path)
        need(resumed.whole, "the history was cut")
        need(resumed.digest() == self.digest, "another position")
        for match in (resumed, self.game):
            for _ in range(FURTHER):
                if (seat := match.current_seat) is not None:
                    match.submit(match.session.legal_moves(seat)[-1])
        self.digest = resumed.digest()
        need(self.digest == self.game.digest(), "the games part ways")
        need(not resumed.keep(), resumed.error)
        resumed.close()
        return f"move {len(resumed.session.log)}"

    def verify(self) -> str:
        """Checks in a fresh process that log, digests, checkpoint and result of the save agree. Returns the number of
        moves, for the report."""
        save = read_save(self.path).model_dump_json()  # the key stays here
        child = ChildProcess("verification", send_verified, self.rules, save)
        try:
            answer = child.receive(CHILD_TIMEOUT_S)
        finally:
            child.close()
        if isinstance(answer, Exception):
            raise answer
        moves, digest = answer
        need(digest == self.digest, "another position")
        return f"{moves} moves agree"

    def _loaded_digest(self) -> str:
        match = self.factory.load(self.path)
        match.close()
        digest: str = match.digest()
        return digest


def write_half(pipe: Connection, path: str) -> None:
    """Runs in a child process: begins to write the save anew, stops when half is on the disk, and waits to be
    killed."""

    def stop(handle: int) -> None:
        half = os.fstat(handle).st_size // 2
        os.ftruncate(handle, half)
        pipe.send(half)
        threading.Event().wait(CHILD_TIMEOUT_S)

    os.fsync = stop  # type: ignore[assignment]
    write_atomically(Path(path), Path(path).read_bytes())


def send_verified(pipe: Connection, rules: Rules[S, M], save: str) -> None:
    """Runs in a child process: sends the number of moves and the digest of the last position, or the exception."""
    try:
        session = verify(rules, parse_save(json.loads(save)))
    except Exception as error:
        pipe.send(error)
        return
    moves = len(session.log)
    pipe.send((moves, session.digest(moves)))
