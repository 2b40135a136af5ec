"""What a seat is sent tells nothing that it may not know: two worlds it can't tell apart give it the same bytes."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from engine.core.event import visible
from engine.core.rng import Rng
from engine.host import client_messages as c
from engine.host.bot_workers import BotWorkers
from engine.host.message_types import Message
from engine.host.protocol import write
from engine.host.seats import hashed
from engine.host.service import TableService
from engine.host.store import SqliteStore
from engine.host.table import HostedTable
from tests.host.hosts import TABLES
from tests.host.test_table import new, play, sealing


def told(table: HostedTable, seat: int) -> bytes:
    """Everything that a seat can be sent about a table."""
    parts = [table.info(seat), table.update(seat, table.number - 3), *table.statuses((0, 1), 5.0)]
    return "\n".join(write(part) for part in parts).encode()


def worlds(game: str, games: int, step: int) -> int:
    """Compares what each seat is told in the real world and in others it can't tell apart. Returns how many."""
    compared = 0
    for number in range(games):
        table = new(game)
        rng = Rng(number)
        while table.asked:
            for _ in range(step):
                if table.asked:
                    play(table, 1, seed=rng.bits())
            if not table.asked:
                break
            real = table.game.state
            for seat in (0, 1):
                here = told(table, seat)
                table.game.state = table.rules.determinize(table.rules.view(real, seat), seat, rng)
                other = told(table, seat)
                differs = table.game.state != real
                table.game.state = real
                assert here == other, (game, number, seat)
                compared += differs
            if table.number > 60 and number % 2:
                break
    return compared


@pytest.mark.parametrize("game", sorted(TABLES))
def test_two_worlds_are_told_in_the_same_bytes(game: str) -> None:
    assert worlds(game, 1, 14) > 5


@pytest.mark.long
@pytest.mark.parametrize("game", sorted(TABLES))
def test_many_worlds_are_told_in_the_same_bytes(game: str) -> None:
    compared = number = 0
    while compared < 3_400:
        number += 4
        compared += worlds(game, number, 1)


@pytest.mark.parametrize("game", sorted(TABLES))
def test_a_seat_is_sent_its_own_moves_and_the_events_it_may_see(game: str) -> None:
    table = new(game)
    play(table, 60)
    hidden = 0
    for seat in (0, 1, None):
        for line, entry in zip(table.update(seat, 0).lines, table.game.log, strict=True):
            (played,) = line.played
            assert played.move == (table.rules.dump_move(entry.move) if entry.move.seat == seat else None)
            assert played.events == [table.rules.dump_event(event) for event in visible(entry.events, seat)]
            hidden += visible(entry.events, seat) != list(entry.events)
    assert hidden > 0


UNKNOWABLE = re.compile('(?<="hidden":")[0-9a-f]{64}|(?<="signature":")[0-9a-f]{128}')  # random by their salt


class Window:
    """A client that writes down every byte it is sent, but what a random salt makes another each time."""

    address = "here"

    def __init__(self) -> None:
        self.log: list[str] = []

    def send(self, message: Message) -> None:
        self.log.append(UNKNOWABLE.sub("", write(message)))


async def heard(folder: Path, choice: int) -> tuple[list[str], list[str]]:
    """All that seat 0 and an onlooker are sent while seat 1 makes this or that choice in secret."""
    store = SqliteStore(folder)
    service = TableService(store, BotWorkers(0), "test", now=lambda: 1_000_000.0)
    table = new()
    sealing(table)
    for seat, record in enumerate(table.record.seats):
        record.secret = hashed(str(seat) * 32)
    await store.save(table.record, table.lines, 0.0)
    mine, theirs, onlooker = Window(), Window(), Window()
    for window, secret in ((mine, "0" * 32), (theirs, "1" * 32), (onlooker, "")):
        await service.handle(window, c.OpenTable(table=table.record.id, secret=secret))
    moves = table.game.legal_moves(1)
    move = table.rules.dump_move(moves[choice % len(moves)])
    await service.handle(theirs, c.SubmitMove(table=table.record.id, number=table.number, seat=1, move=move))
    await service.handle(mine, c.GetPosition(table=table.record.id, moves=len(table.game.log) + 1, seat=0))
    assert '"type":"moved"' in theirs.log[-3]
    await service.close()
    store.close()
    return mine.log, onlooker.log


def test_what_another_seat_chooses_in_secret_changes_no_byte(tmp_path: Path) -> None:
    first = asyncio.run(heard(tmp_path / "first", 0))
    for choice in (1, 7, 30):
        assert asyncio.run(heard(tmp_path / str(choice), choice)) == first
