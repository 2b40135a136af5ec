"""What a seat is sent tells nothing that it may not know: two worlds it can't tell apart give it the same bytes."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Sequence

import pytest

from engine.core.event import visible
from engine.core.rng import Rng
from engine.host import client_messages as c
from engine.host.bot_workers import BotWorkers
from engine.host.loaded_tables import LoadedTable
from engine.host.message_types import Message
from engine.host.protocol import write
from engine.host.records import StoredLine, TableRecord
from engine.host.seats import hashed
from engine.host.service import TableService
from engine.host.store import SqliteStore
from engine.host.table import HostedTable
from tests.host.hosts import TABLES
from tests.host.test_table import new, play, sealing

UNKNOWABLE = re.compile('(?<="hidden":")[0-9a-f]{64}|(?<="signature":")[0-9a-f]{128}')  # random by their salt


class Window:
    """A client that writes down every byte it is sent, but what a random salt makes another each time. `order`: the
    place of each message among those of all windows."""

    address = "here"

    def __init__(self, order: list[Window] | None = None) -> None:
        self.log: list[str] = []
        self.order = order if order is not None else []

    def send(self, message: Message) -> None:
        self.log.append(UNKNOWABLE.sub("", write(message)))
        self.order.append(self)


class NoStore(SqliteStore):
    """A store that keeps nothing."""

    def __init__(self) -> None:
        self.lost = lambda: None

    async def save(self, record: TableRecord, lines: Sequence[StoredLine], now: float) -> None:
        assert lines == []


async def wire_log(table: HostedTable, seat: int) -> list[str]:
    """All that a seat is sent that comes back to the table, asks for the position, and says something."""
    service = TableService(NoStore(), BotWorkers(0), "test", now=lambda: 5.0)
    opened = service.open[table.record.id] = LoadedTable(table)
    table.record.seats[seat].secret = hashed(str(seat) * 32)
    window, name = Window(), table.record.id
    for message in (
        c.OpenTable(table=name, secret=str(seat) * 32, number=max(-1, table.number - 3)),
        c.GetPosition(table=name, moves=len(table.game.log), seat=seat),
        c.AskUndo(table=name, number=table.number, seat=1 - seat),  # refused: it is another's
        c.Say(table=name, seat=seat, text="hello"),
    ):
        await service.handle(window, message)
    del opened.windows[seat]
    await service.close()
    return window.log


async def worlds(game: str, games: int, step: int, seed: int = 0) -> int:
    """Compares what each seat is sent in the real world and in others it can't tell apart. Returns the number of pairs
    of logs of worlds that differ."""
    compared = 0
    for number in range(seed, seed + games):
        table = new(game)
        rng = Rng(number)
        while table.awaiting:
            for _ in range(step):
                if table.awaiting:
                    play(table, 1, seed=rng.bits())
            table.mark_stored()
            if not table.awaiting:
                break
            real = table.game.state
            for seat in (0, 1):
                here = await wire_log(table, seat)
                table.game.state = table.rules.determinize(table.rules.view(real, seat), seat, rng)
                other = await wire_log(table, seat)
                differs = table.game.state != real
                table.game.state = real
                assert here == other and len(here) == 7, (game, number, seat)
                compared += differs
            if table.number > 60 and number % 2:
                break
    return compared


@pytest.mark.parametrize("game", sorted(TABLES))
def test_two_worlds_are_told_in_the_same_bytes(game: str) -> None:
    assert asyncio.run(worlds(game, 1, 14)) > 5


@pytest.mark.long
@pytest.mark.parametrize("game", sorted(TABLES))
def test_many_worlds_are_told_in_the_same_bytes(game: str) -> None:
    asyncio.run(many_worlds(game, 3_400))


async def many_worlds(game: str, wanted: int) -> int:
    """Compares so many pairs of logs, and says how far it is."""
    compared = games = 0
    while compared < wanted:
        compared += await worlds(game, 1, 1, games)
        games += 1
        sys.stdout.write(f"{game}: {compared} pairs of logs of {games} games are equal\n")
        sys.stdout.flush()
    return compared


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


async def heard(table: HostedTable, chooser: int, choice: int) -> tuple[list[str], list[str], list[int]]:
    """All that the other seat and an onlooker are sent while a seat chooses in secret, and the order of messages."""
    service = TableService(NoStore(), BotWorkers(0), "test", now=lambda: 1_000_000.0)
    service.store.save = lambda *_: asyncio.sleep(0)  # type: ignore[method-assign]
    again = HostedTable(table.record.model_copy(deep=True), table.rules)
    again.restore(table.lines)
    service.open[table.record.id] = LoadedTable(again)
    for seat, record in enumerate(again.record.seats):
        record.secret = hashed(str(seat) * 32)
    order: list[Window] = []
    windows = mine, theirs, onlooker = Window(order), Window(order), Window(order)
    other = 1 - chooser
    for window, secret in ((mine, str(other) * 32), (theirs, str(chooser) * 32), (onlooker, "")):
        await service.handle(window, c.OpenTable(table=table.record.id, secret=secret))
    moves = again.game.legal_moves(chooser)
    move = again.rules.dump_move(moves[choice % len(moves)])
    number = again.number
    await service.handle(theirs, c.SubmitMove(table=table.record.id, number=number, seat=chooser, move=move))
    await service.handle(mine, c.GetPosition(table=table.record.id, moves=len(again.game.log), seat=other))
    assert '"type":"moved"' in theirs.log[-3] and again.number == number + 1
    await service.close()
    return mine.log, onlooker.log, [windows.index(window) for window in order]


def choices(positions: int, each: int, seed: int = 1) -> int:
    """Compares what others hear of so many secret choices, as many at each position. Returns their number."""
    compared, rng = 0, Rng(seed)
    for _ in range(positions):
        table = new()
        sealing(table)
        for _ in range(rng.below(4)):  # later rounds
            play(table, 2, seed=rng.bits())
            sealing(table)
        for chooser in (0, 1):
            first = asyncio.run(heard(table, chooser, 0))
            for _ in range(each):
                assert asyncio.run(heard(table, chooser, 1 + rng.below(200))) == first
                compared += 1
    return compared


def test_what_another_seat_chooses_in_secret_changes_no_byte_and_no_order() -> None:
    assert choices(1, 3) == 6


@pytest.mark.long
def test_of_many_secret_choices_nothing_is_heard() -> None:
    assert choices(50, 20) == 2_000
