"""The addresses of hosts as people type them."""

from __future__ import annotations

import pytest

from engine.host.addresses import is_encrypted, is_local, is_local_host, short_address, urls_of
from engine.host.seats import parse_link

SECURE = ["wss://play.example.org/", "wss://play.example.org:8787/", "ws://play.example.org:8787/"]


@pytest.mark.parametrize(
    ("typed", "urls"),
    [
        ("192.168.1.24:8787", ["ws://192.168.1.24:8787/"]),
        ("203.0.113.5", ["ws://203.0.113.5:8787/"]),
        ("ana-desk", ["ws://ana-desk:8787/"]),
        ("desk.local:90", ["ws://desk.local:90/"]),
        ("[fd12::9]:90", ["ws://[fd12::9]:90/"]),
        ("http://ana-desk:9000/", ["ws://ana-desk:9000/"]),
        ("ws://play.example.org", ["ws://play.example.org:8787/"]),
        (" play.example.org ", SECURE),
        ("Play.Example.org/", SECURE),
        ("play.example.org:444", ["wss://play.example.org:444/", "ws://play.example.org:444/"]),
        ("https://play.example.org", ["wss://play.example.org/"]),
        ("WSS://play.example.org:444/games/", ["wss://play.example.org:444/games/"]),
        ("https://play.example.org/games/table/0123456789abcdef#00", ["wss://play.example.org/games/"]),
        ("wss://ana-desk", ["wss://ana-desk/"]),
        ("", []),
        ("two words", []),
        ("play.example.org/two words", []),
        ("host:port", []),
        ("host:99999", []),
        ("ftp://play.example.org", []),
        ("me@play.example.org", []),
        ("[::1", []),
        ("...", []),
        ("wss://", []),
    ],
)
def test_addresses_as_they_are_typed(typed: str, urls: list[str]) -> None:
    assert urls_of(typed) == urls
    for url in urls:
        assert url in urls_of(short_address(url)), "what others are told leads there"
        assert parse_link(f"{url}table/0123456789abcdef").url == url


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("wss://play.example.org/", "play.example.org"),
        ("ws://play.example.org:8787/", "play.example.org:8787"),
        ("wss://192.168.1.24:8787/", "wss://192.168.1.24:8787"),
        ("ws://192.168.1.24:8787/", "192.168.1.24:8787"),
    ],
)
def test_others_are_told_the_shortest_address(url: str, shown: str) -> None:
    assert short_address(url) == shown


@pytest.mark.parametrize(
    ("host", "local"),
    [
        ("ana-desk", True),
        ("desk.local", True),
        ("192.168.1.7", True),
        ("play.example.org", False),
        ("93.184.216.34", False),
    ],
)
def test_what_leaves_the_local_network_is_encrypted_by_tls_alone(host: str, local: bool) -> None:
    assert is_local_host(host) is local
    assert is_encrypted(f"ws://{host}:8787/") is local and is_encrypted(f"wss://{host}/")


@pytest.mark.parametrize(
    ("address", "local"),
    [
        ("192.168.1.7", True),
        ("127.0.0.1", True),
        ("fe80::1%eth0", True),
        ("fd12::9", True),
        ("::ffff:10.0.0.3", True),
        ("::ffff:8.8.8.8", False),
        ("93.184.216.34", False),
        ("2606:4700::1111", False),
        ("nonsense", False),
    ],
)
def test_which_addresses_are_local(address: str, local: bool) -> None:
    assert is_local(address) is local
