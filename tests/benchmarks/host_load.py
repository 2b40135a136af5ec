"""Loads a host through real sockets: at each table a window plays random moves against a bot of the host's.

    python -m tests.benchmarks.host_load [TABLES] [SECONDS] [GAME] [--think SECONDS]

Prints moves a second, the median and p95 of an answer in milliseconds, and the processor and memory of the host.
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
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from engine.core.rng import Rng
from engine.host import seating, server
from engine.host.client_messages import CreateTable, SeatPlan
from engine.host.connection import RemoteTable
from engine.host.host_messages import Created
from engine.host.seats import parse_link
from engine.host.store import SqliteStore
from tests.host.hosts import TABLES, raw

ENDLESS = 1e9, 1e9


def serve(folder: str, told: Connection) -> None:
    """Runs in a child: a host without the limits of an address, as all clients have the same one."""
    seating.CREATIONS = seating.GUESSES = server.CONNECTIONS = ENDLESS
    logging.basicConfig(level=logging.ERROR)
    store = SqliteStore(Path(folder))
    run = server.serve_tables(store, "127.0.0.1", 0, 1, started=lambda host, port: told.send(port))
    asyncio.run(run)


class Window:
    """A window that plays random moves, each after `think` seconds on average."""

    def __init__(self, link: str, number: int, think: float) -> None:
        self.table = RemoteTable(parse_link(link), "load", changed=self.hear)
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
        if session.seat in session.awaiting and not session.waits and not self._waits:
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


async def load(port: int, process: int, tables: int, seconds: float, game: str, think: float) -> None:
    url, made = f"ws://127.0.0.1:{port}", []
    scenario, seats = TABLES[game]
    plan = [SeatPlan(kind="person"), *(SeatPlan(kind="bot", bot="random") for _ in range(seats - 1))]
    async with raw(url) as client:
        for _ in range(tables):
            made.append(await client.ask(CreateTable(game=game, scenario=scenario, seats=plan), Created))
    windows = []
    for number, table in enumerate(made):
        windows.append(Window(table.seats[0].link, number, think))
        await asyncio.sleep(0.005)
    while any(window.table.session is None or window.table.session.number < 0 for window in windows):
        await asyncio.sleep(0.1)
    while await moves_of(port) < tables:  # the process of the bots has to start
        await asyncio.sleep(0.5)
    for window in windows:
        window.answers.clear()
    before, busy, begun = await moves_of(port), cpu_of(process), time.perf_counter()
    await asyncio.sleep(seconds)
    took, moves, busy = time.perf_counter() - begun, await moves_of(port) - before, cpu_of(process) - busy
    answers = sorted(answer * 1000 for window in windows for answer in window.answers)
    for window in windows:
        window.running.cancel()
    await asyncio.gather(*(window.running for window in windows), return_exceptions=True)
    print(f"{tables} tables of {game}, {sum(window.over for window in windows)} of them over, {took:.0f} s")
    print(f"{moves / took:.0f} moves a second, {len(answers)} of the windows'")
    print(f"answer: median {statistics.median(answers):.0f} ms, p95 {answers[int(len(answers) * 0.95)]:.0f} ms")
    print(f"host: {busy / moves * 1000:.1f} ms of the processor a move, {memory_of(process):.0f} MB")


async def moves_of(port: int) -> int:
    """The moves that the host has counted."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET /metrics HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
    text = (await reader.read()).decode()
    writer.close()
    return int(text.split("imperial_host_moves_total ")[1].split()[0])


def cpu_of(process: int) -> float:
    """Seconds of the processor a process has used, its threads included."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(process: int) -> float:
    """Resident megabytes of a process."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def run(tables: int, seconds: float, game: str, think: float) -> None:
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    with tempfile.TemporaryDirectory() as folder:
        host = context.Process(target=serve, args=(folder, there))
        host.start()
        try:
            asyncio.run(load(here.recv(), host.pid or 0, tables, seconds, game, think))
        finally:
            host.terminate()
            host.join()


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.host_load")
    parser.add_argument("tables", type=int, nargs="?", default=500)
    parser.add_argument("seconds", type=float, nargs="?", default=60)
    parser.add_argument("game", choices=sorted(TABLES), nargs="?", default="historia")
    parser.add_argument("--think", type=float, default=10.0, help="seconds before a window's move, on average")
    given = parser.parse_args(arguments)
    run(given.tables, given.seconds, given.game, given.think)


if __name__ == "__main__":
    main(sys.argv[1:])
