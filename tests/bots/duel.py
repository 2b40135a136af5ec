"""Bots that search otherwise against those there are, for whoever looks for stronger ones:

    python -m tests.bots.duel FILE BOT BOT [games] [first seed] [processes]

A BOT is a name of BOTS (`governor`, `greedy`), or what an Effort of the Viceroy is told: `lines=3,worlds=2,blind=1`.
All maps for two in turn, each seed once from either seat; FILE keeps the games (see engine.bots.kept). Printed is what
the first won, its lead in points with the standard error, and what a turn of either took of the processor.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from dataclasses import fields
from functools import partial
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from engine.bots import BOTS
from engine.bots.arena import each, watched, wilson
from engine.bots.kept import Kept, Played
from engine.bots.viceroy import Effort, ViceroyBot
from tests.brazil.learn import setup_of

KNOWN = {field.name: type(field.default) for field in fields(Effort) if isinstance(field.default, int | float)}
PRESETS = 100, 1, 1  # games, first seed, processes


def bot_of(told: str) -> ViceroyBot:
    """A bot of this effort. Raises ValueError if it is told what an Effort does not know."""
    asked = dict(word.partition("=")[::2] for word in told.split(","))
    if set(asked) - set(KNOWN):
        raise ValueError(f"{told}: neither a bot nor an effort: {', '.join([*BOTS, *KNOWN])}")
    return ViceroyBot(effort=Effort(**{name: KNOWN[name](float(value)) for name, value in asked.items()}))


def met(task: tuple[str, Any, tuple[str, ...], int]) -> Played:
    """A game of bots by these names: as long as it is played, the arena knows them."""
    new = {told: partial(bot_of, told) for told in task[2] if told not in BOTS}
    BOTS.update(new)
    try:
        return watched(task)
    finally:
        for told in new:
            del BOTS[told]


def duel(first: str, second: str, games: int, seed: int, crew: Kept) -> list[Played]:
    """So many games, seats and seeds paired. Raises NotKept, and ValueError for a bot that there is not."""
    for told in (first, second):
        if told not in BOTS:
            bot_of(told)
    orders = (first, second), (second, first)
    numbers = [(seed + number // 2, orders[number % 2]) for number in range(games)]
    return list(each(met, [("brazil", setup_of(one, 2), bots, one) for one, bots in numbers], crew))


def summed_up(games: Sequence[Played], first: str) -> str:
    """What the first won; games that broke off are told, and not counted."""
    won: list[float] = []
    lead: list[int] = []
    took: tuple[list[float], list[float]] = ([], [])
    for played in games:
        if played.result is None:
            sys.stderr.write(f"seed {played.seed}: {played.error}\n")
            continue
        seat, result = played.bots.index(first), played.result
        won.append((seat in result.winners) / len(result.winners))
        lead.append(result.totals[seat] - result.totals[1 - seat])
        took[0].extend(played.turns_thought[seat])
        took[1].extend(played.turns_thought[1 - seat])
    if len(won) < 2:
        return f"{len(won)} games: too few to say anything"
    low, high = wilson(sum(won), len(won))
    return (
        f"{sum(won):g} of {len(won)} ({low:.0%} to {high:.0%}), {fmean(lead):+.1f} points "
        f"({stdev(lead) / math.sqrt(len(lead)):.1f}), {fmean(took[0]):.2f} and {fmean(took[1]):.2f} s a turn"
    )


def main(argv: list[str]) -> None:
    """See above."""
    path, first, second, *numbers = argv
    games, seed, jobs = map(int, [*numbers, *PRESETS[len(numbers) :]])
    found = duel(first, second, games, seed, Kept(Path(path), jobs))
    sys.stdout.write(f"{first} v {second}: {summed_up(found, first)}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
