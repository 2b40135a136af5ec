"""Games played on after a proof that a goal is out of reach: `python -m tests.brazil.proofs [--games N] [--seed S]`.

Every challenge in turn, by random, settler's and merchant's play; from the moment of a proof on the goal is watched
until its round is over, and the game is played on twice more from there: by the governor, who wants the goal, and at
random. A goal that holds at the moment it counts, after a proof, is an error: printed, and the exit status is 1.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from engine.bots.registry import BOTS
from engine.brazil.challenge import goals, infeasibility
from engine.brazil.challenge.conditions import terms
from engine.brazil.game import BrazilRules
from engine.brazil.scenarios import all_challenges
from engine.brazil.state import State
from engine.core.rng import Rng

RULES = BrazilRules()
WAYS = ("random", "random", "merchant", "settler")
PLAYED_ON = ("governor", "random")


@dataclass
class Found:
    """Games played, proofs met by code, and what was wrong."""

    games: int = 0
    after: int = 0
    codes: dict[str, int] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)


def play_on(s: State, way: str, dice: int) -> Iterator[State]:
    """Positions from here to the end, each after a move."""
    bots: list[Any] = [BOTS[way]() for _ in s.seats]
    rng = Rng(dice)
    while asked := RULES.awaiting(s):
        seat = asked[0]
        moves = RULES.legal_moves(s, seat)
        move = rng.choice(moves) if way == "random" else bots[seat].choose(RULES, RULES.view(s, seat), seat, rng)
        RULES.apply(s, move)
        yield s


def watch(
    s: State, way: str, dice: int, proven: dict[str, infeasibility.InfeasibilityProof], found: Found
) -> list[State]:
    """Play on to the end; every goal once proven out of reach must never hold when it counts. Returns the positions at
    which something was newly proven."""
    begun: list[State] = []
    for now in play_on(s, way, dice):
        asked = terms(now)
        assert asked is not None
        for goal in asked.goals:
            known = proven.get(goal.id)
            proof = infeasibility.out_of_reach(now, goal)
            if known is None and proof is not None:
                proven[goal.id] = proof
                found.codes[proof.code] = found.codes.get(proof.code, 0) + 1
                begun.append(now.copy())
            elif known and now.round <= known.round and goal.kind != "without" and goals.count_now(now, goal) >= goal.n:
                found.wrong.append(f"{now.board.scenario.id} {way} {dice}: {known} but {goals.progress(now, goal)}")
        if now.over == "goals" and proven:
            found.wrong.append(f"{now.board.scenario.id} {way} {dice}: won after {proven}")
    return begun


def run(games: int, seed: int, ids: list[str] | None = None) -> Found:
    """So many games after a proof. Games without one count only as played."""
    found = Found()
    entries = [entry for entry in all_challenges()[0] if not ids or entry.id in ids]
    number = seed
    while found.after < games and number < seed + 40 * games:
        entry = entries[number % len(entries)]
        assert entry.challenge is not None
        setup = RULES.setups(entry.id, entry.seats, {})[0]
        way = WAYS[number // len(entries) % len(WAYS)]
        found.games += 1
        for position in watch(RULES.new_game(setup, number), way, number, {}, found)[:3]:
            for again in range(2):
                known = {proof.goal.id: proof for proof in infeasibility.all_proofs(position)}
                watch(position.copy(), PLAYED_ON[again], 1000 * number + again, known, found)
                found.after += 1
        number += 1
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--challenge", action="append")
    args = parser.parse_args()
    found = run(args.games, args.seed, args.challenge)
    print(f"{found.after} games played on after a proof ({found.games} begun): {len(found.wrong)} goals met after all")
    for code, number in sorted(found.codes.items()):
        print(f"  {code:20} {number} times")
    for line in found.wrong:
        print(line)
    return 1 if found.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
