"""The map of 13 territories: borders, and what is adjacent to a civilization (rules 1.4)."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from engine.historia.components import NAVIGATION, TERRITORIES, TOKENS
from engine.historia.state import Civilization, Mask, Seat, State

IDS = tuple(TERRITORIES)
INDEX = {territory: index for index, territory in enumerate(IDS)}
NEIGHBOURS: tuple[Mask, ...] = tuple(
    sum(1 << INDEX[other] for other in territory.neighbours) for territory in TERRITORIES.values()
)
EVERYWHERE: Mask = (1 << len(IDS)) - 1
ANY = "any"


def territories(mask: Mask) -> Iterator[int]:
    """Iterates over the numbers of the territories in a mask, in ascending order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


@functools.cache
def bordering(mask: Mask) -> Mask:
    """Mask of the territories that border at least one of these; they themselves are in it only where they border
    another."""
    out = 0
    for territory in territories(mask):
        out |= NEIGHBOURS[territory]
    return out


def token_vp(s: State, territory: int) -> int:
    """Returns the VP of the token on a territory."""
    return TOKENS[s.tokens[territory]]


def occupied(s: State) -> Mask:
    """Mask of the territories with a cube of any civilization."""
    out = 0
    for civilization in s.seats:
        out |= civilization.cubes
    return out


def sole(s: State, seat: Seat) -> Mask:
    """Mask of the territories in which this seat alone has a cube."""
    out = s.seats[seat].cubes
    for other, civilization in enumerate(s.seats):
        if other != seat:
            out &= ~civilization.cubes
    return out


def open_to(civilization: Civilization, reach: str) -> Mask:
    """Mask of the territories a civilization may expand to (6.5): without a cube of its own, and next to one; any such
    if it has no cube, has navigation, or `reach` is ANY."""
    own = civilization.cubes
    if not own or reach == ANY or civilization.technology >= NAVIGATION:
        return EVERYWHERE & ~own
    return bordering(own) & ~own


def adjacent(s: State, seat: Seat, reach: str) -> list[Seat]:
    """Returns the other seats, in order of number, with a cube in or next to the seat's territories; those with any
    cube if `reach` is ANY or the seat has the technology of navigation."""
    civilization = s.seats[seat]
    if reach == ANY or civilization.technology >= NAVIGATION:
        near = EVERYWHERE
    else:
        near = civilization.cubes | bordering(civilization.cubes)
    return [other for other, theirs in enumerate(s.seats) if other != seat and theirs.cubes & near]
