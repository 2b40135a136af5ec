"""Loads hosts through real sockets: at each table a window plays random moves against a bot of the host's.

    python -m tests.benchmarks.host_load [TABLES] [SECONDS] [GAME] [--think SECONDS]
    python -m tests.benchmarks.host_load … --store postgresql://USER@HOST/DATABASE --processes 3
    python -m tests.benchmarks.host_load … --store temporary --processes 3

`temporary` is a PostgreSQL server that lasts as long as the benchmark. With several processes the windows come to them
in turn, as through a proxy, wherever their table is. Prints moves a second, the median and p95 of an answer in
milliseconds, and the processor and memory of the hosts and of PostgreSQL.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import multiprocessing
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

from engine.core.rng import Rng
from engine.host import creation, seating, server
from engine.host.client_messages import CreateTable, SeatPlan
from engine.host.host_messages import Created
from engine.host.postgres_store import SCHEMES, PostgresStore
from engine.host.seats import parse_link
from engine.host.store import SqliteStore, TableStore
from tests.host.hosts import TABLES, raw_client
from tests.host.postgres import PostgresServer
from tests.host.remote_table import RemoteTable

ENDLESS = 1e9, 1e9


def serve(kept: str, connection: Connection) -> None:
    """Runs in a child: a host without the limits of an address, as all clients have the same one."""
    creation.CREATIONS = seating.GUESSES = server.CONNECTIONS = ENDLESS
    logging.basicConfig(level=logging.ERROR)
    store: TableStore = PostgresStore(kept) if kept.startswith(SCHEMES) else SqliteStore(Path(kept))
    run = server.serve_tables(store, "127.0.0.1", 0, 1, started=lambda host, port: connection.send(port))
    asyncio.run(run)


class Host(NamedTuple):
    """A host that was started: its port and its process."""

    port: int
    process: int

    @property
    def url(self) -> str:
        return f"ws://127.0.0.1:{self.port}"


class Window:
    """A window that plays random moves, each after `think` seconds on average, at the host of a URL."""

    def __init__(self, link: str, number: int, think: float, url: str) -> None:
        self.table = RemoteTable(parse_link(link)._replace(url=url), "load", changed=self.hear)
        self.rng, self.think = Rng(number), think
        self.answers: list[float] = []
        self.over = False
        self._sent = 0.0
        self._waits = False
        self.running = asyncio.create_task(self.table.line.run())

    def hear(self, message: Any) -> None:
        if message.type == "moved":
            self.answers.append(time.perf_counter() - self._sent)
        session = self.table.session
        if session is None or session.number < 0:
            return
        self.over = not session.awaiting
        if session.seat in session.awaiting and not session.awaiting_host and not self._waits:
            self._waits = True
            wait = self.think * self.rng.below(2000) / 1000
            asyncio.get_running_loop().call_later(wait, self.choose)

    def choose(self) -> None:
        self._waits = False
        session = self.table.session
        assert session is not None and session.seat is not None
        if moves := session.legal_moves(session.seat):
            self._sent = time.perf_counter()
            session.submit(self.rng.choice(moves))


async def load(
    hosts: Sequence[Host], others: Sequence[int], tables: int, seconds: float, game: str, think: float
) -> None:
    """`others`: processes of PostgreSQL."""
    scenario, seats = TABLES[game]
    plan = [SeatPlan(kind="person"), *(SeatPlan(kind="bot", bot="random") for _ in range(seats - 1))]
    made = []
    for number in range(tables):
        async with raw_client(hosts[number % len(hosts)].url) as client:
            made.append(await client.ask(CreateTable(game=game, scenario=scenario, seats=plan), Created))
    windows = []
    for number, table in enumerate(made):
        elsewhere = hosts[number // len(hosts) % len(hosts)]  # of each host's tables the same part comes to each host
        windows.append(Window(table.seats[0].link, number, think, elsewhere.url + "/"))
        await asyncio.sleep(0.005)
    while any(window.table.session is None or window.table.session.number < 0 for window in windows):
        await asyncio.sleep(0.1)
    while await moves_of(hosts) < tables:  # the process of the bots has to start
        await asyncio.sleep(0.5)
    for window in windows:
        window.answers.clear()
    processes = [host.process for host in hosts]
    before, busy, database = await moves_of(hosts), cpu_of(processes), cpu_of(others)
    begun = time.perf_counter()
    await asyncio.sleep(seconds)
    took, moves = time.perf_counter() - begun, await moves_of(hosts) - before
    busy, database = cpu_of(processes) - busy, cpu_of(others) - database
    answers = sorted(answer * 1000 for window in windows for answer in window.answers)
    for window in windows:
        window.running.cancel()
    await asyncio.gather(*(window.running for window in windows), return_exceptions=True)
    over = sum(window.over for window in windows)
    print(f"{tables} tables of {game}, {over} of them over, {len(hosts)} processes, {took:.0f} s")
    print(f"{moves / took:.0f} moves a second, {len(answers)} of the windows'")
    print(f"answer: median {statistics.median(answers):.0f} ms, p95 {answers[int(len(answers) * 0.95)]:.0f} ms")
    sizes = " + ".join(f"{memory_of(process):.0f}" for process in processes)
    print(f"hosts: {busy / moves * 1000:.1f} ms of the processor a move, {sizes} MB")
    if others:
        print(f"PostgreSQL: {database / moves * 1000:.1f} ms of the processor a move")
    print(f"load average at the end: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


async def moves_of(hosts: Sequence[Host]) -> int:
    """The moves that the hosts have counted."""
    return sum([await _moves_of(host) for host in hosts])


async def _moves_of(host: Host) -> int:
    reader, writer = await asyncio.open_connection("127.0.0.1", host.port)
    writer.write(b"GET /metrics HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
    text = (await reader.read()).decode()
    writer.close()
    return int(text.split("imperial_host_moves_total ")[1].split()[0])


def cpu_of(processes: Sequence[int]) -> float:
    """Seconds of the processor that some processes have used, their threads included."""
    used = 0
    for process in processes:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        used += int(fields[11]) + int(fields[12])
    return used / os.sysconf("SC_CLK_TCK")


def family_of(process: int) -> list[int]:
    """A process and its children."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [process, *map(int, children)]


def memory_of(process: int) -> float:
    """Resident megabytes of a process."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def run(kept: str, processes: int, tables: int, seconds: float, game: str, think: float) -> None:
    context = multiprocessing.get_context("spawn")
    database = PostgresServer(options=()) if kept == "temporary" else None
    children, hosts = [], []
    with tempfile.TemporaryDirectory() as folder:
        store = database.url() if database is not None else kept or folder
        try:
            for _ in range(processes):
                here, there = context.Pipe()
                child = context.Process(target=serve, args=(store, there))
                child.start()
                children.append(child)
                hosts.append(Host(here.recv(), child.pid or 0))
            own = family_of(database.process.pid) if database is not None and database.process is not None else []
            asyncio.run(load(hosts, own, tables, seconds, game, think))
        finally:
            for child in children:
                child.terminate()
                child.join()
            if database is not None:
                database.close()


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.host_load")
    parser.add_argument("tables", type=int, nargs="?", default=500)
    parser.add_argument("seconds", type=float, nargs="?", default=60)
    parser.add_argument("game", choices=sorted(TABLES), nargs="?", default="historia")
    parser.add_argument("--think", type=float, default=10.0, help="seconds before a window's move, on average")
    parser.add_argument("--store", default="", metavar="URL", help="of PostgreSQL, or `temporary`; else SQLite")
    parser.add_argument("--processes", type=int, default=1, help="hosts with this store")
    given = parser.parse_args(arguments)
    if given.processes > 1 and not given.store:
        parser.error("several processes need --store")
    run(given.store, given.processes, given.tables, given.seconds, given.game, given.think)


if __name__ == "__main__":
    main(sys.argv[1:])
