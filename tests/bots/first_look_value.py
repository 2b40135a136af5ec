"""What a line looked like after the turn, beside its play-outs: how much is that worth to whoever chooses?

    python -m tests.bots.first_look_value play FILE [positions] [first seed] [game]  a row a position, kept by game
    python -m tests.bots.first_look_value tell FILE ...                 what choices bring, by worlds and by trust

Two bots that search a little play Brazil, or another game. At every turn the lines that look best are played out in
some worlds as the Emperor does it (a reply, one own turn) and in others three own turns far. A choice by the former is
then worth what its line came to in the latter, less what the mean of the lines came to.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from engine.bots.beam_search import BeamWidth, TurnPlanner
from engine.bots.emperor import EFFORT
from engine.bots.viceroy import Candidate, PlayoutEvaluator, ViceroyBot, distinct
from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import M, Rules, S
from engine.core.session import Session
from engine.lab.ladder import setup_of
from engine.registry import GAMES

NEAR = replace(EFFORT, lines=7, worlds=8, own=1)
FAR = replace(EFFORT, worlds=8, own=3, turns=6)
TRUSTS = 0.0, 0.5, 1.0, 2.0, 4.0
WORLDS = 1, 2, 4, 8
Row = dict[str, Any]  # "looked" of each line, its values "near" and "far", a list a world


class Looking(ViceroyBot):
    """Weighs a few lines in full, and keeps what it saw."""

    def __init__(self, rows: list[Row]) -> None:
        super().__init__(effort=NEAR)
        self.rows = rows

    def rank_candidates(
        self, rules: Rules[S, M], determinize: Callable[[Rng], S], seat: Seat, rng: Rng, *_: Any
    ) -> list[Candidate[S, M]]:
        planner = TurnPlanner(rules, seat, BeamWidth(*rules.breadth), rng.bits(), NEAR.experience)
        lines = distinct(planner.lines(determinize(rng)), NEAR.lines)
        if len(lines) < 2:
            return [Candidate(line, []) for line in lines]
        seen: list[list[list[float]]] = []
        for effort in (NEAR, FAR):
            seen.append([])
            for _ in range(effort.worlds):
                outlook, world = PlayoutEvaluator(rules, seat, effort, rng.bits()), determinize(rng)
                seen[-1].append([outlook.value(world, line.moves) for line in lines])
        self.rows.append({"looked": [line.value for line in lines], "near": seen[0], "far": seen[1]})
        values = zip(*seen[0], strict=True)
        return sorted(
            (Candidate(line, list(row)) for line, row in zip(lines, values, strict=True)), key=lambda w: -w.mean
        )


def positions(game: str, seed: int, number: int) -> list[Row]:
    """So many of one game, or all there are."""
    rules = GAMES[game]
    scenarios = [row.id for row in rules.scenario_rows()[0] if row.seats == 2]
    session: Session[Any, Any] = Session(rules, setup_of(rules, scenarios, 2, seed), seed, snapshots=False)
    rows: list[Row] = []
    bots, rng = [Looking(rows) for _ in range(2)], Rng(seed)
    while session.awaiting and len(rows) < number:
        seat = session.awaiting[0]
        session.submit(bots[seat].choose(rules, session.view(seat), seat, rng))
    return rows


def brought(row: Row, worlds: int, trust: float) -> float:
    """What the line is worth, far ahead, that is chosen by so many worlds near ahead."""
    ahead = [fmean(values) for values in zip(*row["far"], strict=True)]
    sums = [sum(values) for values in zip(*row["near"][:worlds], strict=True)]
    chosen = max(range(len(sums)), key=lambda line: sums[line] + trust * row["looked"][line])
    return ahead[chosen] - fmean(ahead)


def report(rows: Sequence[Row]) -> str:
    """A line for each number of worlds and each trust, beside no trust at all."""
    lines = [f"{len(rows)} positions; what the choice brings, and how much more than without trust (standard error)"]
    for worlds in WORLDS:
        without = [brought(row, worlds, 0.0) for row in rows]
        for trust in TRUSTS:
            found = [brought(row, worlds, trust) for row in rows]
            more = [one - other for one, other in zip(found, without, strict=True)]
            error = stdev(more) / math.sqrt(len(more)) if len(more) > 1 else math.inf
            lines.append(f"worlds {worlds}, trust {trust:3}: {fmean(found):+.2f}, {fmean(more):+.2f} ({error:.2f})")
    return "\n".join(lines)


def main(argv: list[str]) -> None:
    """See above."""
    if argv[0] == "tell":
        rows = [json.loads(line) for name in argv[1:] for line in Path(name).read_text(encoding="utf-8").splitlines()]
        sys.stdout.write(report(rows) + "\n")
        return
    number, seed = (int(argv[at]) if len(argv) > at else preset for at, preset in ((2, 100), (3, 1)))
    game = argv[4] if len(argv) > 4 else "brazil"
    with Path(argv[1]).open("a", encoding="utf-8") as out:
        while number > 0:
            for row in positions(game, seed, number):
                out.write(json.dumps(row) + "\n")
                number -= 1
            out.flush()
            seed += 1


if __name__ == "__main__":
    main(sys.argv[1:])
