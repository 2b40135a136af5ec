"""Connections and links that a host accepts: none of a page in a browser; right links also after wrong ones."""

from __future__ import annotations

from ipaddress import ip_network
from pathlib import Path

import pytest
from websockets.datastructures import Headers
from websockets.exceptions import InvalidStatus

from engine.host import client_messages as c
from engine.host import host_messages as h
from engine.host.forwarding import CLIENT, PROXIED, TOKEN
from engine.host.server import HostServer
from tests.host.hosts import FakeClock, created, raw_client
from tests.host.test_server import opened, refused, staged


@pytest.mark.parametrize("origin", ["https://example.org", "http://127.0.0.1", "null"])
def test_a_page_in_a_browser_can_not_connect(origin: str, tmp_path: Path) -> None:
    async def scene(server: HostServer, url: str) -> None:
        with pytest.raises(InvalidStatus) as caught:
            async with raw_client(url, headers={"Origin": origin}):
                pass
        assert caught.value.response.status_code == 403 and not server.connections

    staged(tmp_path, scene)


def test_right_links_are_accepted_after_wrong_ones_from_the_same_address(tmp_path: Path) -> None:
    async def scene(server: HostServer, url: str) -> None:
        table = await created(url, "historia", listed=True)
        server.service.lists = True
        wrong = [
            c.OpenTable(table=table.table, secret="0" * 32),
            c.OpenTable(table="0" * 16),
            c.RenewSeat(table=table.table, secret="0" * 32, seat=0),
            c.SitDown(table="0" * 16, secret="0" * 32, name="Eve"),
        ]
        async with raw_client(url) as guesser, raw_client(url) as client:
            for _ in range(10):
                assert await refused(guesser, wrong[0]) == "wrong_secret"
            assert [await refused(guesser, message) for message in wrong] == ["too_many_guesses"] * 4
            assert await refused(client, c.JoinTable(words=table.seats[1].words, name="Ada")) == "too_many_guesses"
            assert (await opened(client, table.table, table.seats[0].secret)).seat == 0
            assert (await opened(client, table.table)).seat is None
            assert (await client.ask(c.SitDown(table=table.table, secret="1" * 32, name="Ada"), h.Joined)).seat == 1
            renew = c.RenewSeat(table=table.table, secret=table.secret, seat=1)
            assert (await client.ask(renew, h.Renewed)).invitation.seat == 1

    staged(tmp_path, scene, FakeClock())


@pytest.mark.parametrize(
    ("lines", "address"),
    [
        ([(PROXIED, "198.51.100.1"), (PROXIED, "198.51.100.2, 192.0.2.7")], "192.0.2.7"),
        ([(PROXIED, "192.0.2.7"), (TOKEN, "secret"), (TOKEN, "secret"), (CLIENT, "192.0.2.8")], "192.0.2.7"),
        ([(TOKEN, "secret"), (CLIENT, "192.0.2.8"), (CLIENT, "192.0.2.9")], "192.0.2.9"),
        ([("Connection", "keep-alive")], "127.0.0.1"),
    ],
)
def test_headers_of_several_lines_are_read(lines: list[tuple[str, str]], address: str, tmp_path: Path) -> None:
    async def scene(server: HostServer, url: str) -> None:
        server.proxies = (ip_network("127.0.0.0/8"),)
        server.service.store.token = "secret"
        async with raw_client(url, headers=Headers(lines)):
            assert [connection.address for connection in server.connections] == [address]

    staged(tmp_path, scene)
