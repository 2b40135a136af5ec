"""Measures luck: how much better than expected chance treated a seat, in chance of winning.

Only moves after which chance decided something count (`Rules.chance_events`): draws, tiles, battles. The position as
the seat then saw it is compared with the mean over determinizations of its view just before, so nothing counts that the
seat did not come to know, and nothing that it or others chose.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.core.chance import chance_of
from engine.core.float_sum import float_sum
from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import M, Rules, S

WORLDS = 12
TRIES = 3 * WORLDS  # determinizations tried until so many allow the move


class LuckEvent(NamedTuple):
    """Something chance decided. `moves`: how many moves of the game precede it; `luck`: what it brought the seat in
    chance of winning, `error` the standard error of that."""

    moves: int
    luck: float
    error: float


def measure_luck(
    rules: Rules[S, M], view: S, seat: Seat, move: M, came: float, number: int, seed: int
) -> LuckEvent | None:
    """Returns the luck that chance brought a seat after `move`, played in the position `view`: its chance of winning
    afterwards, `came`, less the mean chance in determinizations after the same move, with the standard error. `number`:
    how many moves of the game precede it. Returns None where too few determinizations allow the move."""
    rng, chances = Rng(seed), list[float]()
    for _ in range(TRIES):
        world = rules.determinize(view, seat, rng)
        if move.seat not in rules.awaiting(world) or rules.why_not(world, move) is not None:
            continue
        rules.apply(world, move)
        chances.append(chance_of(rules, rules.view(world, seat), seat))
        if len(chances) == WORLDS:
            break
    if len(chances) < 2:
        return None
    mean = float_sum(chances) / len(chances)
    spread = float_sum((chance - mean) ** 2 for chance in chances) / (len(chances) - 1)
    return LuckEvent(number, came - mean, (spread / len(chances)) ** 0.5)
