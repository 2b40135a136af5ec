"""A seat asks for its table's state without taking part: only with its secret, and nothing at the table changes."""

from __future__ import annotations

from pathlib import Path

from engine.host import client_messages as c
from engine.host import host_messages as h
from engine.host.seats import hashed
from engine.host.server import HostServer
from tests.host.hosts import created, move_of, raw_client
from tests.host.test_server import opened, refused, staged


def question(table: str, secret: str) -> c.GetPresence:
    return c.GetPresence(table=table, secret_hash=hashed(secret))


def at_table_now(server: HostServer, table: str) -> h.Presence:
    """What those who sit there would be sent now."""
    return server.service._presence_of(server.service.open[table])


def test_a_seat_hears_what_those_at_the_table_hear_and_is_not_there(tmp_path: Path) -> None:
    async def scene(server: HostServer, url: str) -> None:
        made = await created(url, "historia", watchers=False)
        secrets = [one.secret for one in made.seats]
        async with raw_client(url) as asking, raw_client(url) as first, raw_client(url) as second:
            found = await asking.ask(question(made.table, secrets[0]), h.Presence)
            assert found.status == "gathering" and not any(one.taken or one.here for one in found.seats)
            for client, secret in zip((first, second), secrets, strict=True):
                await opened(client, made.table, secret)
            at_table = server.service.open[made.table]
            asked = list(at_table.table.awaiting)
            await second.read_a(h.StateUpdate)
            sent = len(asking.heard)
            found = await asking.ask(question(made.table, secrets[1]), h.Presence)
            assert len(asking.heard) == sent + 1, "nothing else was sent"
            assert found == at_table_now(server, made.table)
            assert [place for place, one in enumerate(found.seats) if one.asked] == asked
            assert (found.status, found.watchers, len(at_table.audience())) == ("running", 0, 2)
            assert await refused(asking, c.GetSave(table=made.table)) == "not_your_seat"
            clients = first, second
            await clients[asked[0]].ask(await move_of(server, made.table, asked[0]), h.Moved)
            found = await asking.ask(question(made.table, secrets[1]), h.Presence)
            assert found == at_table_now(server, made.table)

    staged(tmp_path, scene)


def test_it_needs_the_secret_of_a_seat_of_that_table_and_wrong_ones_count(tmp_path: Path) -> None:
    async def scene(server: HostServer, url: str) -> None:
        made, other = await created(url, "historia"), await created(url, "historia")
        right, wrong = made.seats[0].secret, question(made.table, other.seats[0].secret)
        async with raw_client(url) as client:
            assert await refused(client, wrong) == "wrong_secret"
            assert await refused(client, question(made.table, made.secret)) == "wrong_secret", "that of the table"
            assert await refused(client, question("0" * 16, right)) == "no_table"
            assert (await client.ask(question(made.table, right), h.Presence)).table == made.table
            for _ in range(7):
                assert await refused(client, wrong) == "wrong_secret"
            assert await refused(client, wrong) == "too_many_guesses"
            message = c.OpenTable(table=made.table, secret=other.seats[0].secret)
            assert await refused(client, message) == "too_many_guesses", "the same throttle"
            assert (await client.ask(question(made.table, right), h.Presence)).table == made.table

    staged(tmp_path, scene, now=lambda: 1_000_000.0)


def test_what_is_sent_opens_no_seat(tmp_path: Path) -> None:
    """It is sent to wherever the host was last, where another may listen by now."""

    async def scene(server: HostServer, url: str) -> None:
        made = await created(url, "historia")
        secret = made.seats[0].secret
        asked = question(made.table, secret)
        assert secret not in asked.model_dump_json()
        async with raw_client(url) as client:
            for part in (asked.secret_hash[:32], asked.secret_hash[32:]):
                assert await refused(client, c.OpenTable(table=made.table, secret=part)) == "wrong_secret"

    staged(tmp_path, scene)
