"""kill -9 at random moments: every move that was shown is there.

The long form: ``python -m tests.abuse.test_kills``.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from engine.core.journal import read_journal
from game.brazil.match import Match
from game.play.generations import journal_of
from tests.abuse.killed import KINDS, shown

ROOT = Path(__file__).resolve().parents[2]
LONG = 300
MOST = 150  # steps before the end of waiting


def kill_once(folder: Path, seed: int) -> int:
    """Let a game run for a random number of steps and a random while more, kill it, and take it up. Returns the moves
    that were there. Raises AssertionError."""
    dice = random.Random(seed)
    path, kind = folder / f"game {seed}.imperial", dice.choice(sorted(KINDS))
    command = [sys.executable, "-m", "tests.abuse.killed", str(path), str(seed), kind]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT, text=True) as program:
        assert program.stdout is not None
        seen = [program.stdout.readline() for _ in range(dice.choice((1, 3, dice.randrange(5, MOST))))]
        time.sleep(dice.random() * 0.02)
        program.kill()
        seen += program.stdout.readlines()
    last = json.loads([line for line in seen if line.endswith("\n")][-1])
    match = Match.load(path)
    match.close()
    assert match.lost == "", match.lost
    if (
        json.loads(shown(match)) != last
    ):  # one step may be on the disk that was not shown any more: a bot's has two lines
        told = read_journal(journal_of(path))
        before = [told.begin.digest, *(line.digest for line in told.lines)][-3:]
        assert last[1] in before, f"seed {seed}, {kind}: shown {last}, found {shown(match)}"
    return len(match.log)


@pytest.mark.parametrize("seed", range(6))
def test_every_move_shown_is_there_after_a_kill(tmp_path: Path, seed: int) -> None:
    kill_once(tmp_path, seed)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        moves = [kill_once(Path(folder), seed) for seed in range(LONG)]
    print(f"{LONG} kills, {sum(moves)} moves, none lost; the longest game {max(moves)}")
