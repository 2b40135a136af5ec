"""Counts on the board for tests, majorities and "VP for each" of cards, leaders and governments."""

from __future__ import annotations

import functools
from collections.abc import Callable

from engine.historia.card_language import Condition, VpPer
from engine.historia.components import GOVERNMENTS, MATRIX, TOP, WONDERS
from engine.historia.rules.map import sole
from engine.historia.state import Seat, State

_LETTERS = {zone.letter: zone.id for zone in GOVERNMENTS.values()}
_COUNTS_AS = {w.id: a.n for w in WONDERS.values() for a in w.always if a.kind == "counts_as"}
_GUARDS = {w.id: a.n for w in WONDERS.values() for a in w.always if a.kind == "guard"}


def cell(technology: int, military: int) -> str:
    """Returns the id of the government at these levels in the development matrix; "" where the matrix has no cell
    (rules 7.1)."""
    if not 1 <= technology <= TOP or not 1 <= military <= TOP:
        return ""
    return _LETTERS.get(MATRIX.rows[TOP - military][technology - 1], "")


_GOVERNMENT = [[cell(t, m) for m in range(TOP + 1)] for t in range(TOP + 1)]


def government(s: State, seat: Seat) -> str:
    """Returns the id of the government that a seat's levels give it now."""
    return _GOVERNMENT[s.seats[seat].technology][s.seats[seat].military]


@functools.lru_cache(maxsize=4096)
def _count_of(owned: tuple[str, ...]) -> int:
    return sum(_COUNTS_AS.get(wonder, 1) for wonder in owned)


@functools.lru_cache(maxsize=4096)
def _guard_of(owned: tuple[str, ...]) -> int:
    return sum(_GUARDS.get(wonder, 0) for wonder in owned)


def wonders(s: State, seat: Seat) -> int:
    """Counts the wonders of a seat; some cards count more than once."""
    return _count_of(s.seats[seat].wonders)


def guard(s: State, seat: Seat) -> int:
    """Returns the military that a seat's wonders add to its own when it is raided or attacked."""
    return _guard_of(s.seats[seat].wonders)


def war_result(own: int, theirs: int) -> str:
    """Returns the outcome of a War of these strengths for its attacker: "win", "loss", or "draw" if equal."""
    if own == theirs:
        return "draw"
    return "win" if own > theirs else "loss"


def defence(s: State, seat: Seat) -> int:
    """Returns a seat's military with guard, as compared in Raids and Wars against it."""
    return s.seats[seat].military + guard(s, seat)


COUNTS: dict[str, Callable[[State, Seat], int]] = {
    "territories": lambda s, seat: s.seats[seat].cubes.bit_count(),
    "sole": lambda s, seat: sole(s, seat).bit_count(),
    "wonders": wonders,
    "technology": lambda s, seat: s.seats[seat].technology,
    "military": lambda s, seat: s.seats[seat].military,
    "levels": lambda s, seat: s.seats[seat].technology + s.seats[seat].military,
    "supply": lambda s, seat: s.seats[seat].supply,
    "advisors_used": lambda s, seat: len(s.seats[seat].gone_advisors),
    "attacks_in_era": lambda s, seat: s.seats[seat].attacks_era,
    "trades_in_era": lambda s, seat: s.seats[seat].trades_era,
    "weaker": lambda s, seat: sum(other.military < s.seats[seat].military for other in s.seats),
    "richer": lambda s, seat: sum(other.vp > s.seats[seat].vp for other in s.seats),
}
"""The function of each count."""


def has_most(s: State, seat: Seat, of: str) -> bool:
    """Whether a seat has more of something (`of`) than each other player; false on a tie. Civbots do not count (rules
    8.7)."""
    count = COUNTS[of]
    own = count(s, seat)
    return all(count(s, other) < own for other in range(s.players) if other != seat)


def holds(s: State, seat: Seat, test: Condition) -> bool:
    """Whether a seat meets a condition on a card now."""
    if test.kind == "most":
        assert test.of is not None
        return has_most(s, seat, test.of)
    if test.kind == "peace":
        return s.seats[seat].attacks_turn == 0
    found = COUNTS[test.kind](s, seat)
    return found >= test.least if test.least is not None else found <= (test.at_most or 0)


def vp_per(s: State, seat: Seat, op: VpPer) -> int:
    """Returns the VP that a "VP for each" operation would bring a seat now, up to its maximum."""
    vp = op.n * (COUNTS[op.of](s, seat) // op.each)
    return vp if op.most is None else min(vp, op.most)
