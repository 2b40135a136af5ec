"""Whole games of all three games through real sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from engine.core.event import visible
from engine.core.game_session import GameSession, HiddenMove
from engine.host.client import NotHere, RemoteSession
from engine.registry import GAMES
from engine.storage.save import verify
from engine.storage.save_file import parse_save
from tests.host.hosts import WITHIN, Player, created, hosted

LONG = [pytest.param(game, marks=pytest.mark.long) for game in ("brazil", "struggle")]


@pytest.mark.parametrize("game", ["historia", *LONG])
def test_a_game_is_played_to_its_end_and_each_seat_knows_what_it_may(game: str, tmp_path: Path) -> None:
    asyncio.run(_played(game, tmp_path))


async def _played(game: str, folder: Path) -> None:
    async with hosted(folder) as server:
        table = await created(server.service.base, game)
        players = [Player(seat.link, seat.seat) for seat in table.seats]
        watcher = Player(table.link, 9)
        for player in (*players, watcher):
            await asyncio.wait_for(player.over.wait(), WITHIN)
        real = server.service.open[table.table].table.game
        for player, seat in zip((*players, watcher), (0, 1, None), strict=True):
            session = player.table.session
            assert isinstance(session, RemoteSession) and isinstance(session, GameSession)
            assert session.state == real.view(seat) and session.result() == real.result()
            assert player.refusals == [] and len(session.log) == len(real.log)
            for remote, here in zip(session.log, real.log, strict=True):
                assert list(remote.events) == visible(here.events, seat)
                own = here.move.seat == seat
                assert remote.move == (here.move if own else HiddenMove(here.move.seat))
        await _past_and_save(players[1], real)
        for player in (*players, watcher):
            await player.close()


async def _past_and_save(player: Player, real: GameSession) -> None:
    """A position of the past that came by itself, one that is asked for, and the whole game at its end."""
    session = player.table.session
    assert session is not None
    middle = len(real.log) // 2
    expected = real.rules.view(real.position(middle), 1)
    assert session.position(middle) == expected
    session._past.clear()
    with pytest.raises(NotHere):
        session.position(middle)
    await _until(lambda: middle in session._past)
    assert session.position(middle) == expected
    assert session.opened(middle) == real.position(middle)
    assert (session.seed, session.nonce, session.commitment) == (real.seed, real.nonce, real.commitment)


async def _until(true) -> None:
    async with asyncio.timeout(WITHIN):
        while not true():
            await asyncio.sleep(0.01)


def test_the_save_of_a_finished_game_verifies_and_none_is_given_before(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosted(tmp_path) as server:
            table = await created(server.service.base, "historia", bots=("random",))
            player = Player(table.seats[0].link, 5)
            await _until(lambda: player.acknowledged)
            kept = server.service.open[table.table].table
            with pytest.raises(Exception, match="not_over"):
                kept.saved()
            await asyncio.wait_for(player.over.wait(), WITHIN)
            save = parse_save(kept.saved())
            assert verify(GAMES["historia"], save).result() == kept.game.result()
            assert [occupant.who for occupant in save.players] == ["person", "random"]
            assert server.service.counts["bot_moves"] > 10
            await player.close()

    asyncio.run(play())
