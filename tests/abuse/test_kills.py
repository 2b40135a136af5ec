"""Ended by kill -9 or another signal at random moments: every move that was shown is there.

The long form: ``python -m tests.abuse.test_kills [games]``, as many with each signal.
"""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from engine.core.journal import read_journal
from game.play.generations import journal_of
from tests.abuse.killed import KINDS, load, shown

ROOT = Path(__file__).resolve().parents[2]
LONG = 300
MOST = 150  # steps before the end of waiting
NAMES = ("SIGKILL", "SIGTERM", "SIGINT", "SIGHUP")
SIGNALS = {name: getattr(signal, name) for name in NAMES if hasattr(signal, name)}
KILL = SIGNALS.get("SIGKILL", signal.SIGTERM)


def kill_once(folder: Path, seed: int, how: int = KILL) -> int:
    """Let a game of the kinds in turn run for a random number of steps and a random while more, end it, and take it up.
    Returns the moves that were there. Raises AssertionError."""
    dice = random.Random(seed)
    path, kind = folder / f"game {seed}.imperial", [*KINDS][seed % len(KINDS)]
    command = [sys.executable, "-m", "tests.abuse.killed", str(path), str(seed), kind]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=ROOT, text=True) as program:
        assert program.stdout is not None
        seen = [program.stdout.readline() for _ in range(dice.choice((1, 3, dice.randrange(5, MOST))))]
        time.sleep(dice.random() * 0.02)
        program.send_signal(how)
        seen += program.stdout.readlines()
    last = json.loads([line for line in seen if line.endswith("\n")][-1])
    match = load(kind, path)
    match.close()
    assert match.lost == "", match.lost
    if (
        json.loads(shown(match)) != last
    ):  # one step may be on the disk that was not shown any more: a bot's has two lines
        told = read_journal(journal_of(path))
        before = [told.begin.digest, *(line.digest for line in told.lines)][-3:]
        assert last[1] in before, f"seed {seed}, {kind}: shown {last}, found {shown(match)}"
    return len(match.log)


@pytest.mark.parametrize("seed", range(len(KINDS)), ids=lambda seed: [*KINDS][seed])
def test_every_move_shown_is_there_after_a_kill(tmp_path: Path, seed: int) -> None:
    kill_once(tmp_path, seed)


@pytest.mark.parametrize("name", sorted({*SIGNALS} - {"SIGKILL"}))
def test_every_move_shown_is_there_after_a_signal(tmp_path: Path, name: str) -> None:
    kill_once(tmp_path, 5, SIGNALS[name])


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else LONG
    for name, number in SIGNALS.items():
        with tempfile.TemporaryDirectory() as folder:
            moves = [kill_once(Path(folder), seed, number) for seed in range(wanted)]
        sys.stdout.write(f"{name}: {wanted} games ended, {sum(moves)} moves, none lost; the longest {max(moves)}\n")
        sys.stdout.flush()
