"""Plays games on the workers of an existing Dask cluster: same seeds, same results, same order as on one machine.

A game lost with its worker is played again on another. Needs the extra `cluster`.
"""

from __future__ import annotations

import hashlib
import logging
import threading
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

from engine.storage.save_header import one_line

ENGINE = Path(__file__).resolve().parents[1]
KINDS = (".py", ".toml", ".json")
SCHEDULER_TIMEOUT_S = 3  # by then the scheduler must have answered
AGAIN = 20  # how often a game is retried after its worker died


class ClusterError(RuntimeError):
    """Raised when the games can't be played on the cluster. The message is one sentence that says what to do."""


@cache
def fingerprint() -> str:
    """Returns 16 hex digits of a hash over all code and data files of the engine, as they were when it was first asked
    for: equal engines play equal games."""
    found = hashlib.blake2b(digest_size=8)
    for path in sorted(path for path in ENGINE.rglob("*") if path.suffix in KINDS):
        found.update(path.relative_to(ENGINE).as_posix().encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def run_on_cluster(address: str, job: Callable[[Any], Any], tasks: Sequence[Any]) -> Iterator[Any]:
    """Runs the job on each task on the cluster. Yields the results in the order of the tasks.

    Raises ClusterError: the extra is missing, nobody answers, there are no workers, or a worker has another engine.
    """
    try:
        from distributed import Client
    except ImportError as error:
        raise ClusterError(f"--cluster needs Dask: pip install -e '.[cluster]' ({error})") from error

    class Reaching(Client):  # type: ignore[misc]
        def __del__(self) -> None:
            """Skips the client's clean-up: a client that never connected would wait again at exit."""

    with _reached(partial(Reaching, address, timeout=SCHEDULER_TIMEOUT_S, set_as_default=False), address) as client:
        _check(client, address)
        futures = client.map(job, tasks, pure=False, retries=AGAIN)
        for future, task in zip(futures, tasks, strict=True):
            yield _result(client, future, job, task)


def _reached(connect: Callable[[], Any], address: str) -> Any:
    """Connects to the scheduler in a thread, with a time limit: a foreign server may never answer, or send anything.
    Raises ClusterError."""
    found: list[Any] = []
    faults: list[BaseException] = []

    def reach() -> None:
        try:
            found.append(connect())
        except BaseException as error:  # MemoryError, too: a stranger's bytes are read as lengths
            faults.append(error)

    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # it says the same at length
    thread = threading.Thread(target=reach, daemon=True, name="cluster")
    thread.start()
    thread.join(SCHEDULER_TIMEOUT_S + 0.5)
    if found:
        return found[0]
    why = (
        one_line(faults[0]) if faults and isinstance(faults[0], Exception) else f"none in {SCHEDULER_TIMEOUT_S} seconds"
    )
    raise ClusterError(f"no Dask scheduler answers at {address!r} ({why})")


def _check(client: Any, address: str) -> None:
    """Checks that all workers have this engine."""
    try:
        prints = client.run(fingerprint)
    except (ImportError, OSError) as error:
        raise ClusterError(
            f"the workers at {address} do not have the engine: install it there, too ({error})"
        ) from error
    if not prints:
        raise ClusterError(f"no worker has joined the scheduler at {address}")
    others = sorted(worker for worker, found in prints.items() if found != fingerprint())
    if others:
        raise ClusterError(f"{', '.join(others)}: another version of the engine; install this one there")


def _result(client: Any, future: Any, job: Callable[[Any], Any], task: Any) -> Any:
    """Returns a task's result; retries it if its workers died."""
    from distributed import KilledWorker

    for _ in range(AGAIN):
        try:
            return future.result()
        except KilledWorker:
            future = client.submit(job, task, pure=False)
    raise ClusterError(f"{task}: every worker that tried it was lost")
