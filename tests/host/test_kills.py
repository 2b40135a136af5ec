"""The host is killed at random moments of a game: no move that it acknowledged is lost, and nobody is stuck."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest

from engine.core.rng import Rng
from engine.host.store import SqliteStore
from engine.host.table import HostedTable
from engine.registry import GAMES
from tests.host.hosts import WITHIN, HostProcess, Player, created


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


async def _killed(folder: Path, kills: int, seed: int) -> None:
    """Plays one game through so many kills, each after some more moves were acknowledged."""
    rng, port = Rng(seed), free_port()
    host = HostProcess(folder, port)
    try:
        table = await created(host.url, "historia", bots=())
        players = [Player(seat.link, seed + seat.seat) for seat in table.seats]
        done = 0
        while done < kills and not players[0].over.is_set():
            wanted = sum(len(player.acknowledged) for player in players) + 1 + rng.below(8)
            async with asyncio.timeout(WITHIN):
                while sum(len(player.acknowledged) for player in players) < wanted:
                    if players[0].over.is_set():
                        break
                    await asyncio.sleep(0.002)
            await asyncio.sleep(rng.below(30) / 1000)
            host.kill()
            done += 1
            host = await asyncio.to_thread(HostProcess, folder, port)
        for player in players:
            await asyncio.wait_for(player.over.wait(), WITHIN)
        known = [list(player.acknowledged) for player in players]
        logs = [len(player.table.session.log) for player in players if player.table.session is not None]
        for player in players:
            await player.close()
    finally:
        host.kill()
    kept = await _stored(folder, table.table)
    assert not kept.asked and logs == [len(kept.game.log)] * 2 and done > 0
    for seat, numbers in enumerate(known):
        assert numbers and all(kept.lines[number].seat == seat for number in numbers)
        assert len(set(numbers)) == len(numbers)


async def _stored(folder: Path, name: str) -> HostedTable:
    store = SqliteStore(folder)
    try:
        stored = await store.load(name)
        assert stored is not None
        table = HostedTable(stored.record, GAMES[stored.record.game])  # type: ignore[arg-type]
        table.restore(stored.lines)
        return table
    finally:
        store.close()


def test_a_game_goes_on_after_kills_of_the_host(tmp_path: Path) -> None:
    asyncio.run(_killed(tmp_path, 1, 1))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_a_game_goes_on_after_many_kills_of_the_host(seed: int, tmp_path: Path) -> None:
    asyncio.run(_killed(tmp_path, 10, seed))
