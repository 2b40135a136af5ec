"""Bots that search otherwise against those there are, for whoever looks for stronger ones:

    python -m tests.bots.duel FILE BOT BOT [games] [first seed] [processes] [seats]

A BOT is a name of BOTS (`governor`, `greedy`), or what an Effort of the Viceroy is told: `lines=3,worlds=2,blind=1`;
`emperor,lines=24,worlds=12` is the Emperor's Effort but for these, by counts: the same on every machine, at any speed.
All maps for so many seats (two) in turn, each seed once with the first bot in every seat, the second in all others;
FILE keeps the games (see engine.bots.kept). Printed is what the first won, its lead over the mean of the others in
points with the standard error, and what a turn of either took of the processor.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from dataclasses import fields, replace
from functools import partial
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from engine.bots import BOTS
from engine.bots.arena import each, watched, wilson
from engine.bots.emperor import EFFORT as EMPEROR
from engine.bots.kept import Kept, Played
from engine.bots.viceroy import Effort, ViceroyBot
from tests.brazil.learn import setup_of

KNOWN = {field.name: type(field.default) for field in fields(Effort) if isinstance(field.default, int | float)}
PRESETS = 100, 1, 1, 2  # games, first seed, processes, seats


def bot_of(told: str) -> ViceroyBot:
    """A bot of this effort. Raises ValueError if it is told what an Effort does not know."""
    first, _, rest = told.partition(",")
    usual, words = (EMPEROR, rest) if first == "emperor" else (Effort(), told)
    asked = dict(word.partition("=")[::2] for word in words.split(","))
    if set(asked) - set(KNOWN):
        raise ValueError(f"{told}: neither a bot nor an effort: {', '.join([*BOTS, *KNOWN])}")
    return ViceroyBot(effort=replace(usual, **{name: KNOWN[name](float(value)) for name, value in asked.items()}))


def met(task: tuple[str, Any, tuple[str, ...], int]) -> Played:
    """A game of bots by these names: as long as it is played, the arena knows them."""
    new = {told: partial(bot_of, told) for told in task[2] if told not in BOTS}
    BOTS.update(new)
    try:
        return watched(task)
    finally:
        for told in new:
            del BOTS[told]


def duel(first: str, second: str, games: int, seed: int, crew: Kept, seats: int = 2) -> list[Played]:
    """So many games, seats and seeds paired. Raises NotKept, and ValueError for a bot that there is not."""
    for told in (first, second):
        if told not in BOTS:
            bot_of(told)
    tasks = []
    for number in range(games):
        one, bots = seed + number // seats, [second] * seats
        bots[number % seats] = first
        tasks.append(("brazil", setup_of(one, seats), tuple(bots), one))
    return list(each(met, tasks, crew))


def summed_up(games: Sequence[Played], first: str) -> str:
    """What the first won; games that broke off are told, and not counted."""
    won: list[float] = []
    lead: list[float] = []
    took: tuple[list[float], list[float]] = ([], [])
    for played in games:
        if played.result is None:
            sys.stderr.write(f"seed {played.seed}: {played.error}\n")
            continue
        seat, result = played.bots.index(first), played.result
        won.append((seat in result.winners) / len(result.winners))
        others = [other for other in range(len(played.bots)) if other != seat]
        lead.append(result.totals[seat] - fmean(result.totals[other] for other in others))
        took[0].extend(played.turns_thought[seat])
        for other in others:
            took[1].extend(played.turns_thought[other])
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
    games, seed, jobs, seats = map(int, [*numbers, *PRESETS[len(numbers) :]])
    found = duel(first, second, games, seed, Kept(Path(path), jobs), seats)
    sys.stdout.write(f"{first} v {second}: {summed_up(found, first)}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
