"""Queries for the screen about a position: cards, matrix, map, wonders, leaders, the end of the turn.

The only module of the rules that the game's screens query for state, so that they compute no rule themselves. Each
function takes a state or a view and changes nothing; reasons are those of the rules.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.move import Reason
from engine.historia.card_language import Condition
from engine.historia.components import (
    ACTIONS,
    ADVISORS,
    CARDS_A_ROUND,
    LEADERS,
    TOP,
    hand_of,
)
from engine.historia.rules import counts, map, rounds, turn_end
from engine.historia.rules.feasibility import why_not_list, why_not_side
from engine.historia.shapes import Aim
from engine.historia.state import Mask, Seat, State

HIDDEN = "?"

# --- cards ---


def hand(s: State, seat: Seat) -> tuple[str, ...]:
    """Returns the ids of the Action cards in a seat's hand, in the order of the component file; advisors are not among
    them."""
    return hand_of(s.seats[seat].hand)


def most_cards(s: State, seat: Seat) -> int:
    """Returns the most cards a seat may choose this round, by its technology."""
    return CARDS_A_ROUND[s.seats[seat].technology]


def why_not_choose(s: State, seat: Seat, card: str) -> Reason | None:
    """Returns why a card may not be chosen now; None if it may."""
    return rounds.why_not_choose(s, seat, card)


def sides(s: State, seat: Seat, card: str) -> dict[str, Reason | None]:
    """Returns for each side of a card, "basic" or "advanced", if it has it, the reason why it could not be used if
    resolved now, or None if it could. An advisor has only "basic"."""
    if card in ADVISORS:
        return {"basic": why_not_list(s, seat, ADVISORS[card].do, ("advisor", card))}
    names = ("basic", "advanced") if ACTIONS[card].advanced else ("basic",)
    return {side: why_not_side(s, seat, card, side) for side in names}


# --- the matrix ---


@dataclass(frozen=True, slots=True)
class MatrixCell:
    """A cell of the development matrix: its government, and the seats on it."""

    technology: int
    military: int
    government: str
    seats: tuple[Seat, ...]


def cells(s: State) -> list[MatrixCell]:
    """Returns every cell of the development matrix with its government and the seats on it, by military level, then
    technology level."""
    at: dict[tuple[int, int], tuple[Seat, ...]] = {}
    for seat, c in enumerate(s.seats):
        at[c.technology, c.military] = (*at.get((c.technology, c.military), ()), seat)
    return [
        MatrixCell(t, m, government, at.get((t, m), ()))
        for m in range(1, TOP + 1)
        for t in range(1, TOP + 1)
        if (government := counts.cell(t, m))
    ]


def government(s: State, seat: Seat) -> str:
    """Returns the id of the government that a seat's levels give it now."""
    return counts.government(s, seat)


# --- the map ---


def token_vp(s: State, territory: int) -> int:
    """Returns the VP of the token on a territory."""
    return map.token_vp(s, territory)


def sole(s: State, seat: Seat) -> Mask:
    """Mask of the territories in which this seat alone has a cube; they score at the end of the era."""
    return map.sole(s, seat)


def war_strengths(s: State, seat: Seat, other: Seat, strength: int = 0) -> tuple[int, int]:
    """Returns the strengths that a War would compare: the attacker's military plus `strength`, and the defender's
    military with guard."""
    return s.seats[seat].military + strength, counts.defence(s, other)


def war_result(own: int, theirs: int) -> str:
    """Returns the outcome of a War of these strengths for its attacker: "win", "loss" or "draw"."""
    return counts.war_result(own, theirs)


# --- wonders and leaders ---


@dataclass(frozen=True, slots=True)
class OwnWonder:
    """A wonder of a seat: whether it is turned, and whether it is too new to be used."""

    wonder: str
    turned: bool
    fresh: bool


def wonders(s: State, seat: Seat) -> list[OwnWonder]:
    """Returns the wonders of a seat, each with whether it is turned or new, in the order they were taken."""
    c = s.seats[seat]
    return [OwnWonder(w, bool(c.turned >> i & 1), bool(c.fresh >> i & 1)) for i, w in enumerate(c.wonders)]


@dataclass(frozen=True, slots=True)
class AimProgress:
    """A test of a leader's aim: the count it tests, its value now, and whether it holds."""

    test: Condition
    found: int
    holds: bool


def _progress(s: State, seat: Seat, aim: Aim) -> list[AimProgress]:
    return [AimProgress(t, counts.COUNTS[t.kind](s, seat), counts.holds(s, seat, t)) for t in aim.aim]


def aims(s: State, seat: Seat) -> dict[str, list[AimProgress]]:
    """Returns how far a seat's leader has come on each condition of its "low" and "high" aim; {} without a leader or
    with a hidden one."""
    leader = LEADERS.get(s.seats[seat].leader)
    return {"low": _progress(s, seat, leader.low), "high": _progress(s, seat, leader.high)} if leader else {}


# --- the end of a turn ---


def icons(s: State, turns_ahead: int = 0) -> tuple[str, ...]:
    """Returns the ids of the end-of-turn icons that have an effect this turn, or `turns_ahead` turns later, in
    order."""
    return turn_end.icons(s, turns_ahead)


def icons_left(s: State, seat: Seat) -> tuple[str, ...]:
    """Returns the ids of the end-of-turn icons that are still to be resolved for a player this turn, in order."""
    return turn_end.icons_left(s, seat)
