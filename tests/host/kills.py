"""Plays games through kills at random moments: of clients, of hosts, of PostgreSQL, and of every connection at once.

    python -m tests.host.kills 1000 [SEED] [sqlite | postgresql]

Fails where a move that was acknowledged is not in the log, or is there twice, where a game does not go on, or where a
client finds that something was exchanged. With SQLite one host is killed, with PostgreSQL two take turns.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

from websockets.exceptions import WebSocketException

from engine.core.rng import Rng
from engine.host.host_messages import Created
from engine.host.postgres_store import PostgresStore
from engine.host.seats import new_secret
from engine.host.store import SqliteStore, TableStore
from engine.host.table import HostedTable
from engine.registry import GAMES
from tests.host.faulty_proxy import FaultyProxy, faulty_proxy
from tests.host.hosts import HostProcess, Player, created
from tests.host.postgres import PostgresServer

KINDS = {"sqlite": ("client", "network", "host"), "postgresql": ("client", "network", "host", "postgresql")}
DEVICE = b"the device of a test, 32 bytes.."
MOVES = 8  # at most so many are acknowledged between two kills
STUCK = 150.0  # seconds in which no move is stored
TRIES = 5  # to start a host
PAUSE = 40  # milliseconds; a kill comes at any moment within them after a move


class KillRun:
    """Hosts with one store, a proxy before them, and games that go on whatever happens."""

    def __init__(self, folder: Path, server: PostgresServer | None, rng: Rng) -> None:
        self.folder, self.server, self.rng = folder, server, rng
        self.url = server.make(f"kills_{rng.below(10**9)}") if server is not None else ""
        self.hosts: list[HostProcess] = []
        self.proxy: FaultyProxy
        self.players: list[Player] = []
        self.links: list[str] = []
        self.earlier: list[list[int]] = []  # what was acknowledged to players that were killed
        self.kills: Counter[str] = Counter()
        self._kinds: list[str] = []
        self.longest = 0.0  # seconds without any acknowledged move, after a kill

    def host(self) -> HostProcess:
        """Starts a host, again where its store can't be reached, as a service manager does."""
        for _ in range(TRIES):
            try:
                return self._host()
            except AssertionError as error:
                sys.stderr.write(f"a host did not start: {error}\n")
        return self._host()

    def _host(self) -> HostProcess:
        return HostProcess(None if self.server is not None else self.folder, 0, self.url)

    def store(self) -> TableStore:
        return PostgresStore(self.url) if self.server is not None else SqliteStore(self.folder)

    async def run(self, kills: int) -> None:
        """Plays one game after the other until so many kills have happened."""
        async with AsyncExitStack() as stack:
            for _ in range(1 if self.server is None else 2):
                self.hosts.append(await asyncio.to_thread(self.host))
            stack.callback(lambda: [host.kill() for host in self.hosts])
            self.proxy = await stack.enter_async_context(faulty_proxy(lambda: [host.port for host in self.hosts]))
            tables = []
            while self.kills.total() < kills:
                tables.append(await self.game(kills))
        for table, known in tables:
            await self.check(table, known)

    async def game(self, kills: int) -> tuple[str, list[list[int]]]:
        """Plays one game through some kills. Returns its table, and the lines that each seat was told are stored."""
        table = await self.created()
        self.links, self.earlier = [seat.link for seat in table.seats], [[] for _ in table.seats]
        self.players = [self.player(seat) for seat in range(len(self.links))]
        while self.kills.total() < kills and not self.over:
            killed, known = time.monotonic(), self.acknowledged
            await self.until(lambda known=known: self.acknowledged > known or self.over)
            self.longest = max(self.longest, time.monotonic() - killed)
            wanted = self.acknowledged + self.rng.below(MOVES)
            await self.until(lambda wanted=wanted: self.acknowledged >= wanted or self.over)
            await asyncio.sleep(self.rng.below(PAUSE) / 1000)
            if not self.over:
                await self.kill(self.next_kind())
        await self.until(lambda: self.over)
        sessions = [player.table.session for player in self.players]
        for player in self.players:
            await player.close()
        assert all(session is not None and session.fault is None and session.finished for session in sessions)
        assert len({len(session.log) for session in sessions if session is not None}) == 1
        known = [[*before, *now.acknowledged] for before, now in zip(self.earlier, self.players, strict=True)]
        return table.table, known

    async def created(self) -> Created:
        """Creates a table, as often as it takes: the last kill of the game before may be just behind."""
        secret, late = new_secret(), time.monotonic() + STUCK
        while True:
            try:
                return await created(self.proxy.url, "historia", secret=secret)
            except (OSError, WebSocketException) as error:
                assert time.monotonic() < late, f"no table: {error!r}"
                await asyncio.sleep(0.1)

    def next_kind(self) -> str:
        """Returns the kinds in a random order, each once, and again."""
        if not self._kinds:
            self._kinds = self.rng.shuffled(KINDS["postgresql" if self.server is not None else "sqlite"])
        return self._kinds.pop()

    def player(self, seat: int) -> Player:
        player = Player(self.links[seat], self.rng.bits(), self.proxy.url + "/", DEVICE)
        player.table.line.first_wait = 0.05
        return player

    @property
    def acknowledged(self) -> int:
        return sum(map(len, self.earlier)) + sum(len(player.acknowledged) for player in self.players)

    @property
    def over(self) -> bool:
        return all(player.over.is_set() for player in self.players)

    async def until(self, true: Callable[[], object]) -> None:
        late = time.monotonic() + STUCK
        while not true():
            assert time.monotonic() < late, f"stuck: {self.state()}"
            await asyncio.sleep(0.002)

    def state(self) -> str:
        """What there is to see where nothing happens any more: kills, hosts that have ended, each player's line and
        game."""
        players = []
        for player in self.players:
            session, ended = player.table.session, player.running.done() and repr(player.running.exception())
            game = session and (session.number, session.awaiting, session.awaiting_host, session.result() is not None)
            players.append(f"line ended {ended}, {player.table.error=}, {game=}, {player.refusals[-3:]=}")
        return f"{dict(self.kills)}, hosts {[host.process.poll() for host in self.hosts]}, " + "; ".join(players)

    async def kill(self, kind: str) -> None:
        self.kills[kind] += 1
        if kind == "client":  # what it had in memory is gone; its device has its key, and its person the link
            seat = self.rng.below(len(self.players))
            killed = self.players[seat]
            await killed.close()
            self.earlier[seat] += killed.acknowledged
            self.players[seat] = self.player(seat)
        elif kind == "network":
            self.proxy.cut()
        elif kind == "host":
            self.hosts.pop(self.rng.below(len(self.hosts))).kill()
            self.hosts.append(await asyncio.to_thread(self.host))
        elif self.server is not None:
            self.server.kill()
            await asyncio.to_thread(self.server.start)

    async def check(self, name: str, known: list[list[int]]) -> None:
        """Every line that a seat was told is stored is in the log as a line of this seat, once."""
        store = self.store()
        try:
            stored = await store.load(name)
            assert stored is not None
            table = HostedTable(stored.record, GAMES[stored.record.game])  # type: ignore[arg-type]
            table.restore(stored.lines)
        finally:
            store.close()
        assert not table.awaiting
        for seat, numbers in enumerate(known):
            lines = [table.lines[number] for number in numbers]
            assert numbers and all((line.seat, line.do) == (seat, "move") for line in lines)
            assert len(set(numbers)) == len(numbers)


async def nights(folder: Path, kills: int, seed: int, server: PostgresServer | None, rounds: int = 25) -> KillRun:
    """Plays through so many kills; new hosts every `rounds`. Returns the last night with the counts of all."""
    counted, longest, night = Counter[str](), 0.0, None
    for number in range(0, kills, rounds):
        night = KillRun(folder / str(number), server, Rng(seed + number))
        await night.run(min(rounds, kills - number))
        if server is not None:
            server.drop(night.url)
        counted, longest = counted + night.kills, max(longest, night.longest)
        sys.stdout.write(f"{counted.total()} kills: {dict(counted)}, longest pause {longest:.1f} s\n")
        sys.stdout.flush()
    assert night is not None
    night.kills, night.longest = counted, longest
    return night


def main(kills: int, seed: int, kind: str) -> None:
    server = PostgresServer(options=()) if kind == "postgresql" else None
    try:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(nights(Path(folder), kills, seed, server))
    finally:
        if server is not None:
            server.close()
    sys.stdout.write("no move lost, none stuck\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), int((sys.argv[2:] or ["1"])[0]), (sys.argv[3:] or ["postgresql"])[0])
