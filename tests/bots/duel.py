"""Bots that search differently against each other, for whoever looks for stronger ones:

    python -m tests.bots.duel FILE BOT BOT [games] [first seed]

A BOT is a rung (`governor`, `greedy`), or what an Effort of the Viceroy is told: `lines=3,worlds=2,blind=1`, and
`seconds=5` where time ends the search. All maps for two in turn, each seed once from either seat, a row a game in FILE;
broken off, the same command goes on. Of a pair the shares won, the lead in points with its standard error, and the
processor time a round.
"""

from __future__ import annotations

import json
import math
import sys
import time
from dataclasses import fields
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from engine.bots import BOTS
from engine.bots.arena import wilson
from engine.bots.viceroy import Effort, ViceroyBot
from engine.catalogue import GAMES
from engine.core.rng import Rng
from engine.core.session import Session
from tests.brazil.learn import setup_of

KNOWN = {field.name: type(field.default) for field in fields(Effort) if isinstance(field.default, int | float)}


def bot_of(told: str) -> Any:
    """A bot as the command line names it. Raises ValueError for one that there is not."""
    if told in BOTS:
        return BOTS[told]()
    asked = dict(word.split("=", 1) for word in told.split(",") if "=" in word)
    seconds = float(asked.pop("seconds", 0))
    if not asked or set(asked) - set(KNOWN):
        raise ValueError(f"{told}: neither a rung nor an effort: {', '.join([*BOTS, *KNOWN, 'seconds'])}")
    effort = Effort(**{name: KNOWN[name](float(value)) for name, value in asked.items()})
    return ViceroyBot(effort=effort, seconds=seconds)


def play(seed: int, names: list[str]) -> dict[str, Any]:
    """A game of two, a bot a seat."""
    rules: Any = GAMES["brazil"]
    session: Session[Any, Any] = Session(rules, setup_of(seed, 2), seed, snapshots=False)
    bots, rngs = [bot_of(name) for name in names], [Rng(seed * 1_000_003 + seat + 1) for seat in range(2)]
    spent = [0.0, 0.0]
    while session.awaiting:
        seat = session.awaiting[0]
        view, began = session.view(seat), time.process_time()
        move = bots[seat].choose(rules, view, seat, rngs[seat])
        spent[seat] += time.process_time() - began
        session.submit(move)
    result = session.result()
    assert result is not None
    rounds = max(1, session.state.round)
    return {
        "seed": seed,
        "bots": names,
        "winners": result.winners,
        "totals": result.totals,
        "a_round": [s / rounds for s in spent],
    }


def summed_up(rows: list[dict[str, Any]], first: str, second: str) -> str:
    """What the first won of its games with the second."""
    won, lead = [], []
    for row in rows:
        own = row["bots"].index(first)
        won.append((own in row["winners"]) / len(row["winners"]))
        lead.append(row["totals"][own] - row["totals"][1 - own])
    low, high = wilson(sum(won), len(won))
    error = stdev(lead) / math.sqrt(len(lead)) if len(lead) > 1 else math.inf
    took = [fmean(row["a_round"][row["bots"].index(name)] for row in rows) for name in (first, second)]
    return (
        f"{first} v {second}: {sum(won):g} of {len(won)} ({low:.0%} to {high:.0%}), "
        f"{fmean(lead):+.1f} points ({error:.1f}), {took[0]:.2f} and {took[1]:.2f} s a round"
    )


def main(argv: list[str]) -> None:
    """See above."""
    path, first, second = Path(argv[0]), argv[1], argv[2]
    for name in (first, second):
        bot_of(name)
    games, seed = (int(argv[at]) if len(argv) > at else preset for at, preset in ((3, 100), (4, 1)))
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []
    rows = [row for row in rows if sorted(row["bots"]) == sorted((first, second))]
    played = {(row["seed"], tuple(row["bots"])) for row in rows}
    for number in range(games):
        names = [first, second] if number % 2 == 0 else [second, first]
        if (seed + number // 2, tuple(names)) in played:
            continue
        rows.append(play(seed + number // 2, names))
        with path.open("a", encoding="utf-8") as out:
            out.write(json.dumps(rows[-1]) + "\n")
    sys.stdout.write(summed_up(rows, first, second) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
