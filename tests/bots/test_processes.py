"""Every rung decides the same in another process, whose sets and strings lie in another order.

`python -m tests.bots.test_processes [more]` prints the decisions of this process, a line each.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.core.rng import Rng
from tests.bots.begun import TABLES, session
from tests.bots.test_fairness import RUNGS
from tests.shortened import first

ROOT = Path(__file__).resolve().parents[2]
SEARCHING = ("viceroy", "emperor")  # in any manner
SOME, SEVERAL, MANY = (60,), (1, 110), (1, 45, 110)  # moves after which a rung begins to decide
DECISIONS = 2  # one after the other, also what a plan holds back; of a rung that searches only one


def begun_at(rung: str, more: bool) -> tuple[int, ...]:
    """After how many moves a rung decides. One that searches takes long: it decides in a single position of each game,
    and with a manner in none, as the Merchant's decisions cover what a manner adds."""
    level, _, manner = rung.partition("+")
    if more:
        return MANY
    if level not in SEARCHING:
        return SEVERAL
    return () if manner else SOME


def decided(more: bool) -> list[str]:
    """What each rung chooses in each game, move by move; `more`: in more positions, also where it searches."""
    sentences = []
    for game in TABLES:
        for rung, make in RUNGS.items():
            for begun in begun_at(rung, more):
                played, rng = session(game, begun), Rng(begun)
                bots = [make() for _ in range(2)]
                for _ in range(DECISIONS if rung.partition("+")[0] not in SEARCHING else 1):
                    seat = played.awaiting[0]
                    move = bots[seat].choose(played.rules, played.view(seat), seat, rng)
                    played.submit(move)
                    sentences.append(f"{game} {begun} {rung}: {move}")
    return sentences


@pytest.mark.parametrize("more", first(1, [False, True]))
def test_every_rung_decides_the_same_whatever_the_order_of_sets(more):
    found = []
    for hash_seed in ("0", "2"):
        command = [sys.executable, "-m", "tests.bots.test_processes", *["more"][:more]]
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
        found.append(done.stdout.splitlines())
    positions = sum(len(begun_at(rung, more)) for rung in RUNGS)
    assert len({line.split(":")[0] for line in found[0]}) == len(TABLES) * positions
    assert found[0] == found[1]


if __name__ == "__main__":
    sys.stdout.write("".join(f"{line}\n" for line in decided("more" in sys.argv)))
