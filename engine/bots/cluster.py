"""Games on the workers of a Dask cluster that is there already: the same seeds, the same results in the same order.

A game that was lost with its worker is played again on another. Needs the extra `cluster`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

ENGINE = Path(__file__).resolve().parents[1]
KINDS = (".py", ".toml", ".json")
PATIENCE = 20  # seconds until a scheduler must have answered
AGAIN = 20  # how often a game may be lost with its worker


class NoCluster(RuntimeError):
    """The games can't be played there; the message is one sentence that says what to do."""


def fingerprint() -> str:
    """16 hex digits over every file of the engine: who has the same plays the same games."""
    found = hashlib.blake2b(digest_size=8)
    for path in sorted(path for path in ENGINE.rglob("*") if path.suffix in KINDS):
        found.update(path.relative_to(ENGINE).as_posix().encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def each_there(address: str, job: Callable[[Any], Any], tasks: Sequence[Any]) -> Iterator[Any]:
    """What the job makes of each task, in their order.

    Raises NoCluster: the extra is not installed, nobody answers, nobody works there, or a worker has another engine.
    """
    try:
        from distributed import Client
    except ImportError as error:
        raise NoCluster(f"--cluster needs Dask: pip install -e '.[cluster]' ({error})") from error
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise NoCluster(f"no Dask scheduler answers at {address} ({error})") from error
    with client:
        _check(client, address)
        futures = client.map(job, tasks, pure=False, retries=AGAIN)
        for future, task in zip(futures, tasks, strict=True):
            yield _result(client, future, job, task)


def _check(client: Any, address: str) -> None:
    """All workers have this engine."""
    try:
        prints = client.run(fingerprint)
    except (ImportError, OSError) as error:
        raise NoCluster(f"the workers at {address} do not have the engine: install it there, too ({error})") from error
    if not prints:
        raise NoCluster(f"no worker has joined the scheduler at {address}")
    others = sorted(worker for worker, found in prints.items() if found != fingerprint())
    if others:
        raise NoCluster(f"{', '.join(others)}: another version of the engine; install this one there")


def _result(client: Any, future: Any, job: Callable[[Any], Any], task: Any) -> Any:
    """A game whose workers died one after the other is given to others."""
    from distributed import KilledWorker

    for _ in range(AGAIN):
        try:
            return future.result()
        except KilledWorker:
            future = client.submit(job, task, pure=False)
    raise NoCluster(f"{task}: every worker that tried it was lost")
