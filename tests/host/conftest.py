"""Stores of tables for tests: a folder with SQLite, or a database of a PostgreSQL server that runs with the tests."""

from __future__ import annotations

import uuid
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engine.host.postgres_store import PostgresStore
from engine.host.store import SqliteStore, TableStore
from tests.host.postgres import PostgresServer, why_not

MakeStore = Callable[[], TableStore]


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """A PostgreSQL server; without one the test is skipped, or fails where it is required."""
    reason = why_not()
    if reason:
        pytest.skip(reason)
    server = PostgresServer()
    yield server
    server.close()


@pytest.fixture
def own_server() -> Iterator[PostgresServer]:
    """A PostgreSQL server that the test may kill."""
    reason = why_not()
    if reason:
        pytest.skip(reason)
    server = PostgresServer()
    yield server
    server.close()


@pytest.fixture
def database(postgres_server: PostgresServer) -> str:
    """The URL of an empty database."""
    return postgres_server.make(uuid.uuid4().hex)


@pytest.fixture(params=["sqlite", "postgresql"])
def make_store(request: pytest.FixtureRequest, tmp_path: Path) -> MakeStore:
    """Opens the same store again and again, in a folder and in a database."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "store")
    url = request.getfixturevalue("database")
    return lambda: PostgresStore(url)
