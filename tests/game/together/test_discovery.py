"""Hosts on the local network: announced, found, and six words that need no address. All on the loopback."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from zeroconf import Zeroconf

from engine.host import server
from engine.host.discovery import INTERFACE, SERVICE, HostAnnouncer, HostFinder, _info, free_of, free_text
from game.together.together_screen import TogetherScreen
from tests.game.together.hosts import ThreadHost
from tests.game.together.test_talk import named
from tests.game.together.windows import Windows, hosted, table_of


@pytest.fixture
def loopback_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(INTERFACE, "127.0.0.1")


def test_a_host_is_found_with_its_free_seats_and_goes_when_it_ends(
    windows: Windows, tmp_path: Path, loopback_only: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "LATE_EVERY", 0.1)
    host, finder = ThreadHost(tmp_path / "tables", announced=True), HostFinder(lambda: None)
    try:
        windows.until(lambda: [one for one in finder.hosts if one.port == host.port])
        (found,) = [one for one in finder.hosts if one.port == host.port]
        assert (found.address, dict(found.free), found.url) == ("127.0.0.1", {}, f"ws://127.0.0.1:{host.port}/")
        host.create("struggle")
        host.create("historia", ("governor",))
        wanted = {"historia": 1, "struggle": 2}
        windows.until(lambda: [one for one in finder.hosts if one.port == host.port and dict(one.free) == wanted])
    finally:
        host.end()
    windows.until(lambda: not [one for one in finder.hosts if one.port == host.port])
    finder.close()


def test_a_host_that_does_not_answer_any_more_leaves_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of one that comes and goes at once zeroconf tells the coming alone."""
    monkeypatch.setattr("engine.host.discovery._interfaces", lambda: None)  # nothing is looked for
    finder, answers = HostFinder(lambda: None), [_info("imperial-1", "127.0.0.1", 9, {"brazil": 1})]
    zeroconf: Any = SimpleNamespace(get_service_info=lambda *_: answers[0] if answers else None)
    finder.add_service(zeroconf, SERVICE, "imperial-1")
    assert [host.port for host in finder.hosts] == [9]
    answers.clear()
    finder.add_service(zeroconf, SERVICE, "imperial-1")
    assert finder.hosts == []


def test_nothing_is_announced_after_a_host_was_withdrawn(loopback_only: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Announcements are repeated for half a second; the last of them must not come after the withdrawal."""
    sent: list[int] = []
    broadcast = Zeroconf._async_broadcast_service

    async def watched(zeroconf: Zeroconf, *how: Any) -> None:
        try:
            await broadcast(zeroconf, *how)
        except asyncio.CancelledError:
            sent.append(0)
            raise
        sent.append(1)

    monkeypatch.setattr(Zeroconf, "_async_broadcast_service", watched)

    async def withdraw() -> None:
        free = Counter({"brazil": 1})
        announcer = HostAnnouncer(lambda: free)
        await announcer.start("127.0.0.1", 9)
        await asyncio.sleep(0)
        free["brazil"] = 2
        await announcer.update()
        await asyncio.sleep(0)
        await announcer.close()
        await asyncio.sleep(0.5)

    asyncio.run(withdraw())
    assert sent == [0, 0]


def test_six_words_find_their_host_on_this_network(windows: Windows, tmp_path: Path, loopback_only: None) -> None:
    other = ThreadHost(tmp_path / "others", announced=True)  # does not know the words
    _, entry = hosted(windows, "struggle")
    guest = windows.open("guest")
    guest.go("together")
    page = guest.top
    assert isinstance(page, TogetherScreen)
    page._rename("Tomás")
    page._type(entry.invitations[0].words)
    ports = {other.port, int(entry.url.rstrip("/").rpartition(":")[2])}
    windows.until(lambda: ports <= {host.port for host in page.hosts})
    assert page.why_not == ""
    assert named(page, f"host-127.0.0.1:{other.port}") is not None
    page.hosts.sort(key=lambda host: host.port != other.port)
    page.join()
    windows.until(lambda: table_of(guest) is not None)
    assert table_of(guest).match.viewer == 1
    other.end()


def test_a_host_that_is_chosen_fills_the_address_in(windows: Windows, tmp_path: Path, loopback_only: None) -> None:
    app = windows.open("guest")
    app.go("together")
    page = app.top
    page.refresh(app.ui)
    before = named(page, "host").rect.copy()
    host = ThreadHost(tmp_path / "tables", announced=True)
    windows.until(lambda: [one for one in page.hosts if one.port == host.port])
    assert named(page, f"host-127.0.0.1:{host.port}") and named(page, "host").rect == before, "nothing jumps"
    named(page, f"host-127.0.0.1:{host.port}").press()
    assert page.address == f"127.0.0.1:{host.port}" and page.ui_root.focus.name == "join-what"
    host.end()


def test_without_the_library_address_and_words_join_as_ever(
    windows: Windows, loopback_only: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "zeroconf", None)
    monkeypatch.setitem(sys.modules, "zeroconf.asyncio", None)
    _, entry = hosted(windows, "struggle")
    guest = windows.open("guest")
    guest.go("together")
    page = guest.top
    page._rename("Tomás")
    page._type(entry.invitations[0].words)
    assert page.why_not == "join-where" and not page.hosts
    page._type_address(entry.url.partition("://")[2].rstrip("/"))
    page.join()
    windows.until(lambda: table_of(guest) is not None)


def test_what_is_announced_is_read_and_nonsense_is_left_out() -> None:
    free = {"struggle": 1, "brazil": 12, "historia": 0}
    assert free_of(free_text(free)) == {"struggle": 1, "brazil": 12}
    for nonsense in ("", "struggle", "struggle:", ":3", "struggle:-1", "struggle:99999999", "Brazil:1", "a b:1", "x:٣"):
        assert free_of(nonsense) == {}
