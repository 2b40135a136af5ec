"""Clients, hosts, PostgreSQL and connections are killed at random moments: no move is lost, and nobody is stuck."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.host.kills import KINDS, nights
from tests.host.postgres import PostgresServer


@pytest.mark.sampled
@pytest.mark.parametrize("store", sorted(KINDS))
def test_games_go_on_through_kills(store: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    _killed(store, tmp_path, request, len(KINDS[store]), 2)


@pytest.mark.long
@pytest.mark.parametrize("store", sorted(KINDS))
def test_games_go_on_through_many_kills(store: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    _killed(store, tmp_path, request, 100, 1)


def _killed(store: str, folder: Path, request: pytest.FixtureRequest, kills: int, seed: int) -> None:
    server: PostgresServer | None = request.getfixturevalue("own_server") if store == "postgresql" else None
    night = asyncio.run(nights(folder, kills, seed, server))
    assert night.kills.total() >= kills and set(night.kills) == set(KINDS[store])
