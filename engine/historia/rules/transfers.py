"""Moves VP, cubes, cards taken back and advisors drawn; no other module changes VP or cubes (rules 1.2, 1.6, 4.1)."""

from __future__ import annotations

from typing import Literal

from engine.core.event import Event
from engine.historia.components import BIT
from engine.historia.events import AdvisorDrawn, CardsTakenBack, CubesMoved, VpGained, VpLost
from engine.historia.state import CATEGORIES, Category, Civilization, Seat, State

Out = list[Event]
COLUMN = {category: index for index, category in enumerate(CATEGORIES)}


def _note(civilization: Civilization, category: Category, n: int) -> None:
    column = COLUMN[category]
    scored = civilization.scored
    civilization.vp += n
    civilization.scored = (*scored[:column], scored[column] + n, *scored[column + 1 :])


def gain_vp(s: State, seat: Seat, n: int, category: Category, out: Out, source: tuple[str, ...] = ()) -> None:
    """Adds VP to a seat's score, under a category of its scorepad; nothing if `n` is not positive. `source`: the list
    of operations that gives them, () for the board."""
    if n > 0:
        _note(s.seats[seat], category, n)
        out.append(VpGained(seat, n, category, source))


def lose_vp(s: State, seat: Seat, n: int, out: Out, source: tuple[str, ...] = ()) -> None:
    """Takes VP from a seat, which must have them, and notes them under "lost" in its scorepad."""
    if n > 0:
        _note(s.seats[seat], "lost", -n)
        out.append(VpLost(seat, n, "lost", source))


def pay(s: State, seat: Seat, n: int, out: Out) -> None:
    """Moves `n` cubes of a seat from its supply to its used pool; they must be there."""
    if n > 0:
        civilization = s.seats[seat]
        civilization.supply -= n
        civilization.used += n
        out.append(CubesMoved(seat, "supply", "used", n))


def recover(s: State, seat: Seat, n: int, out: Out) -> int:
    """Moves at most `n` cubes from a seat's used pool to its supply; returns how many were moved."""
    civilization = s.seats[seat]
    moved = min(n, civilization.used)
    if moved > 0:
        civilization.used -= moved
        civilization.supply += moved
        out.append(CubesMoved(seat, "used", "supply", moved))
    return moved


def lift(s: State, seat: Seat, territory: int, to: Literal["used", "supply"], out: Out) -> None:
    """Moves a seat's cube from the map to its used pool or supply."""
    civilization = s.seats[seat]
    civilization.cubes &= ~(1 << territory)
    if to == "used":
        civilization.used += 1
    else:
        civilization.supply += 1
    out.append(CubesMoved(seat, "map", to, 1, territory))


def settle(s: State, seat: Seat, territory: int, out: Out) -> None:
    """Moves a cube from a seat's supply, which must have one, to a territory without one of its own."""
    civilization = s.seats[seat]
    civilization.supply -= 1
    civilization.cubes |= 1 << territory
    out.append(CubesMoved(seat, "supply", "map", 1, territory))


def add_cube(s: State, seat: Seat, n: int, to: Literal["used", "supply"], out: Out) -> int:
    """Moves at most `n` cubes from a seat's reserve to its used pool or supply; returns how many were moved."""
    civilization = s.seats[seat]
    moved = min(n, civilization.reserve)
    if moved > 0:
        civilization.reserve -= moved
        if to == "used":
            civilization.used += moved
        else:
            civilization.supply += moved
        out.append(CubesMoved(seat, "reserve", to, moved))
    return moved


def take_back(s: State, seat: Seat, cards: tuple[str, ...], out: Out) -> int:
    """Moves these Action cards from a seat's queue to its hand; returns how many."""
    if cards:
        civilization = s.seats[seat]
        civilization.queue = tuple(card for card in civilization.queue if card not in cards)
        for card in cards:
            civilization.hand |= BIT[card]
        out.append(CardsTakenBack(seat, cards))
    return len(cards)


def draw_advisors(s: State, seat: Seat, n: int, out: Out) -> int:
    """Draws up to n advisors from the seat's own deck to its advisors in hand; returns how many."""
    civilization = s.seats[seat]
    drawn = civilization.advisor_deck[:n]
    civilization.advisor_deck = civilization.advisor_deck[n:]
    civilization.advisors += drawn
    out.extend(AdvisorDrawn(seat, advisor) for advisor in drawn)
    return len(drawn)
