"""Every rung decides the same in another process, whose sets and strings lie in another order.

`python -m tests.bots.test_processes` prints the decisions of this process, a line each.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from engine.core.rng import Rng
from tests.bots.begun import TABLES, session
from tests.bots.test_fairness import RUNGS

ROOT = Path(__file__).resolve().parents[2]
SEARCHING = ("viceroy", "emperor")
SOME, MANY = (60,), (1, 45, 110)  # moves after which a rung begins to decide
DECISIONS = 2  # one after the other, also what a plan holds back; of the slowest rung only one


def decided() -> list[str]:
    """What each rung chooses in each game, move by move."""
    sentences = []
    for game in TABLES:
        for rung, make in RUNGS.items():
            for begun in SOME if rung in SEARCHING else MANY:
                played, rng = session(game, begun), Rng(begun)
                bots = [make() for _ in range(2)]
                for _ in range(DECISIONS if rung != "emperor" else 1):
                    seat = played.awaiting[0]
                    move = bots[seat].choose(played.rules, played.view(seat), seat, rng)
                    played.submit(move)
                    sentences.append(f"{game} {begun} {rung}: {move}")
    return sentences


def test_every_rung_decides_the_same_whatever_the_order_of_sets():
    found = []
    for hash_seed in ("0", "2"):
        command = [sys.executable, "-m", "tests.bots.test_processes"]
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
        found.append(done.stdout.splitlines())
    positions = sum(len(SOME if rung in SEARCHING else MANY) for rung in RUNGS)
    assert len({line.split(":")[0] for line in found[0]}) == len(TABLES) * positions
    assert found[0] == found[1]


if __name__ == "__main__":
    sys.stdout.write("".join(f"{line}\n" for line in decided()))
