"""A host that is killed at the worst moment: a seat, or a table, is committed to the store, and no answer was sent yet.

python -m tests.host.killed_host host --data DIR      the words are those of `python -m engine`

In the environment IMPERIAL_KILLED_WHEN=made, or taken (the default): what must have been stored.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence

from engine.__main__ import main
from engine.host.postgres_store import PostgresStore
from engine.host.records import StoredLine, TableRecord
from engine.host.store import SqliteStore

WHEN = "IMPERIAL_KILLED_WHEN"


def kill_when_stored(kind: type[SqliteStore] | type[PostgresStore], taken: bool) -> None:
    """Makes a store end its process by SIGKILL as soon as it has stored a table, `taken`: at which somebody has a
    seat."""
    save = kind.save

    async def save_and_die(
        store: SqliteStore | PostgresStore, record: TableRecord, lines: Sequence[StoredLine], now: float
    ) -> None:
        await save(store, record, lines, now)  # type: ignore[arg-type]
        if not taken or any(seat.taken for seat in record.seats):
            os.kill(os.getpid(), signal.SIGKILL)

    kind.save = save_and_die  # type: ignore[method-assign, assignment]


if __name__ == "__main__":
    for store in (SqliteStore, PostgresStore):
        kill_when_stored(store, os.environ.get(WHEN, "taken") == "taken")
    sys.exit(main(sys.argv[1:]))
