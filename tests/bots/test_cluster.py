"""Games on a cluster: the same results as on one machine, though a worker is killed; what is said where it can't be."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

from engine.__main__ import main
from engine.lab import cluster
from engine.lab.arena import _job, each
from engine.lab.cluster import ClusterError, fingerprint, run_on_cluster
from engine.registry import GAMES
from tests.shortened import first

GAMES_PLAYED = 8


def tasks() -> list:
    setups = GAMES["historia"].setups("two", 2, {})
    return [("historia", setups[seed % len(setups)], ("settler", "random"), seed) for seed in range(GAMES_PLAYED)]


@pytest.mark.skipif(sys.platform == "win32", reason="kills a worker by a signal")
@pytest.mark.long  # three workers begin anew: 19 s of the processor
def test_on_three_workers_one_killed_the_games_are_those_of_one_machine():
    distributed = pytest.importorskip("distributed", reason="Dask is not installed: pip install -e '.[cluster]'")
    wanted = list(each(_job, tasks(), 1))
    assert not any(played.error for played in wanted)
    quiet = {"n_workers": 3, "threads_per_worker": 1, "dashboard_address": None, "silence_logs": 50}
    with distributed.LocalCluster(**quiet) as local, distributed.Client(local) as onlooker:
        pids = sorted(onlooker.run(os.getpid).values())
        found = []
        for played in run_on_cluster(local.scheduler_address, _job, tasks()):
            found.append(played)
            if len(found) == 1:
                os.kill(pids[0], signal.SIGKILL)
        assert len(pids) == 3
    assert found == wanted


def test_without_a_scheduler_or_without_dask_one_sentence_says_so(monkeypatch, capsys):
    assert cluster.SCHEDULER_TIMEOUT_S < 4, "with what is imported, five seconds"
    monkeypatch.setattr(cluster, "SCHEDULER_TIMEOUT_S", 1)
    command = ["selfplay", "--seats", "random,random", "--games", "1", "--cluster", "tcp://127.0.0.1:9"]
    assert main(command) == 2
    said = capsys.readouterr().err
    assert "tcp://127.0.0.1:9" in said or "[cluster]" in said
    assert said.count("\n") == 1
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ClusterError, match="pip install"):
        list(run_on_cluster("tcp://127.0.0.1:9", _job, tasks()))


STRANGER = """
import socket, sys, threading
from engine.__main__ import main
from engine.lab import cluster
cluster.SCHEDULER_TIMEOUT_S = 1
server, lines = socket.create_server(("127.0.0.1", 0)), []
def serve():
    while True:
        line, _ = server.accept()
        lines.append(line)
        line.sendall(bytes.fromhex(sys.argv[1]))
threading.Thread(target=serve, daemon=True).start()
address = sys.argv[2] or f"tcp://127.0.0.1:{server.getsockname()[1]}"
sys.exit(main(["selfplay", "--seats", "random,random", "--games", "1", "--cluster", address]))
"""


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("says", "address"),
    first(
        2,
        [
            ("", ""),
            ("", "nowhere"),
            (b"HTTP/1.1 400 Bad Request\r\n\r\n".hex() * 9, ""),
            ("", "other://x:1"),
            ("", "tcp://:"),
        ],
        several=True,
    ),
)
def test_where_something_else_listens_or_nothing_could_one_sentence_says_so(says, address):
    """One who is silent was waited for without end, also when the program had said so and wanted to leave."""
    command = [sys.executable, "-c", STRANGER, says, address]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2 and done.stdout == "", done.stderr
    assert done.stderr.count("\n") == 1 and (
        "no Dask scheduler answers at" in done.stderr or "[cluster]" in done.stderr
    )


class FakeCluster:
    """A cluster whose workers say this of their engine."""

    def __init__(self, prints: dict[str, str]) -> None:
        self.prints = prints

    def run(self, asked) -> dict[str, str]:
        return self.prints


def test_workers_that_play_by_another_engine_are_refused():
    cluster._check(FakeCluster({"tcp://one": fingerprint()}), "tcp://here")
    with pytest.raises(ClusterError, match="tcp://two: another version"):
        cluster._check(FakeCluster({"tcp://one": fingerprint(), "tcp://two": "0" * 16}), "tcp://here")
    with pytest.raises(ClusterError, match="no worker"):
        cluster._check(FakeCluster({}), "tcp://here")
