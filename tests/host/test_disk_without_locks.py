"""Hosting in a folder whose disk has no file locks, as some network drives."""

from __future__ import annotations

import asyncio
import errno
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.cli_arguments import UsageError
from engine.host.commands import LOCK, owned
from engine.host.store import NAME, SqliteStore
from game.platform.folders import Folders
from game.together.host_process import HostProcess
from tests.host.hosts import created, hosted

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="locks of another kind")


@pytest.fixture(params=["ENOLCK", "ENOSYS", "ENOTSUP", "EOPNOTSUPP", "EIO"])
def disk(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Lets locks of the folder of tables fail, and keeps the temporary folder to this test. Returns the error."""
    import fcntl

    flock, folder = fcntl.flock, Folders.under(tmp_path).data / "host"

    def refuse(handle: int, how: int) -> Any:
        if os.path.samestat(os.fstat(handle), (folder / LOCK).stat()):
            raise OSError(getattr(errno, request.param), "no locks")
        return flock(handle, how)

    monkeypatch.setattr(fcntl, "flock", refuse)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    return str(request.param)


def test_a_host_keeps_its_tables_without_locks_and_a_second_one_is_refused(disk: str, tmp_path: Path) -> None:
    window = HostProcess(Folders.under(tmp_path))

    async def scene(locks: bool) -> None:
        store = SqliteStore(window.folder, locks)
        async with hosted(store) as server:
            await created(server.service.base, "historia")
            assert not (window.folder / f"{NAME}-shm").exists(), "memory shared with others needs locks"
        store = SqliteStore(window.folder, locks)
        assert await store.count() == 1
        store.close()

    assert not window.running()
    if disk == "EIO":
        with pytest.raises(OSError, match="no locks"), owned(window.folder):
            pass
        return
    with owned(window.folder) as locks:
        assert not locks and window.running()
        with pytest.raises(UsageError, match="another host keeps its tables there"), owned(window.folder):
            pass
        asyncio.run(scene(locks))
    assert not window.running()
