"""The features of a position for a player, as functions by name: the inputs of the learned linear evaluation.

Their weights are in learned.json. `..._left` counts in full in the first turn, then less and less, and not in the last.
"""

from __future__ import annotations

from collections.abc import Callable
from math import fsum  # of fractions `sum` rounds differently from one version of Python to another

from engine.historia.components import ACTION_IDS, BIT, LAST_TURN, TURNS_AN_ERA
from engine.historia.evaluation.evaluate import WONDER
from engine.historia.rules import map
from engine.historia.state import Seat, State

FEW_CARDS = 2
NEAR_SINGULARITY = 8


class FeatureInputs:
    """A position from one player's side, with values that several features need computed once. `left`: the share of the
    turns that follow this one; `era_left`: the same within the era; `sole_vp`: the VP of the tokens where the seat is
    alone; `rivals`: the number of other civilizations, at least 1."""

    __slots__ = ("cards", "cubes", "era_left", "left", "own", "rivals", "s", "seat", "sole_vp")

    def __init__(self, s: State, seat: Seat) -> None:
        self.s, self.seat, self.own = s, seat, s.seats[seat]
        self.left = (LAST_TURN - s.turn) / LAST_TURN
        self.era_left = (TURNS_AN_ERA - s.turn_of_era) / TURNS_AN_ERA
        self.cubes, self.cards = self.own.cubes.bit_count(), self.own.hand.bit_count()
        self.sole_vp = sum([map.token_vp(s, territory) for territory in map.territories(map.sole(s, seat))])
        self.rivals = max(1, len(s.seats) - 1)


Feature = Callable[[FeatureInputs], float]


def _weaker(g: FeatureInputs) -> float:
    """The share of the other civilizations that have less military."""
    return sum([other.military < g.own.military for other in g.s.seats]) / g.rivals


def _stronger(g: FeatureInputs) -> float:
    """The share of the other civilizations that have more military."""
    return sum([other.military > g.own.military for other in g.s.seats]) / g.rivals


def _less_advanced(g: FeatureInputs) -> float:
    """The share of the other civilizations that have less technology."""
    return sum([other.technology < g.own.technology for other in g.s.seats]) / g.rivals


def _open_vp(g: FeatureInputs) -> float:
    """The VP of the tokens on empty territories that the seat could expand to."""
    empty = map.open_to(g.own, "") & ~map.occupied(g.s)
    return g.left * sum([map.token_vp(g.s, territory) for territory in map.territories(empty)])


def _in_hand(action: str) -> Feature:
    bit = BIT[action]
    return lambda g: 1.0 if g.own.hand & bit else 0.0


FEATURES: dict[str, Feature] = {
    "technology": lambda g: g.own.technology,
    "technology_left": lambda g: g.own.technology * g.left,
    "technology_high": lambda g: max(0, g.own.technology - NEAR_SINGULARITY),
    "less_advanced": _less_advanced,
    "military": lambda g: g.own.military,
    "military_left": lambda g: g.own.military * g.left,
    "weaker": _weaker,
    "stronger": _stronger,
    "territories_left": lambda g: g.cubes * g.left,
    "sole": lambda g: g.sole_vp,
    "sole_left": lambda g: g.sole_vp * g.left,
    "sole_scoring": lambda g: g.sole_vp * (1 - g.era_left),
    "open": _open_vp,
    "supply": lambda g: g.own.supply,
    "supply_left": lambda g: g.own.supply * g.left,
    "supply_of_one": lambda g: g.own.supply == 1,
    "used": lambda g: g.own.used,
    "cubes_left": lambda g: (g.own.used + g.own.supply + g.cubes) * g.left,
    "hand": lambda g: g.cards,
    "hand_left": lambda g: g.cards * g.left,
    "hand_small": lambda g: g.cards <= FEW_CARDS,
    "queue": lambda g: len(g.own.queue),
    "advisors": lambda g: len(g.own.advisors),
    "advisors_left": lambda g: len(g.own.advisors) * g.left,
    "wonders": lambda g: len(g.own.wonders),
    "wonders_left": lambda g: len(g.own.wonders) * g.left,
    "wonder_uses": lambda g: fsum([WONDER[wonder] for wonder in g.own.wonders]) * g.left,
    "wonders_ready": lambda g: len(g.own.wonders) - g.own.turned.bit_count(),
    **{f"card_{action}": _in_hand(action) for action in ACTION_IDS},
}
