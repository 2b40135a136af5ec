"""Proves that a challenge goal can no longer be met, from upper bounds; a proof is never a guess (rules 11).

A proof counts the best case: the actions left until the deadline, the most that each can bring, the distance units can
walk. Gold cards grant more actions, and Harbor and Trade may draw more of them; where that is possible, nothing is
claimed. So most proofs come in the last turns, but all of them are valid. Works on the player's view.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.brazil.board import hexes
from engine.brazil.challenge import goals
from engine.brazil.challenge.conditions import HUMAN, terms
from engine.brazil.challenge.upper_bounds import (
    UNLIMITED,
    UpperBounds,
    granted,
    left_until,
    missions_to_come,
    nearly_complete,
    reachable,
    spread,
)
from engine.brazil.components import (
    PAINTINGS,
    PALACES,
    PRODUCTS,
    SLOTS,
)
from engine.brazil.map.goals import Goal
from engine.brazil.questions.gold import GOLD_RULES
from engine.brazil.questions.owned import CARDS, answers
from engine.brazil.rules import missions
from engine.brazil.rules.actions import build, deploy
from engine.brazil.rules.actions.sites import is_city_like
from engine.brazil.rules.control import enemy_units, rivals
from engine.brazil.state import Player, State
from engine.core.components import in_edition


class InfeasibilityProof(NamedTuple):
    """The reason why a goal is out of reach: a text code and its numbers (at best `most` of `needed` by `round`)."""

    goal: Goal
    code: str
    most: int
    needed: int
    round: int


def out_of_reach(s: State, goal: Goal) -> InfeasibilityProof | None:
    """Returns a proof that a goal can't be met any more; None if it is met or no proof was found, which does not mean
    that it can be met."""
    level = terms(s)
    row = goals.progress(s, goal)
    if level is None or s.over or row.standing in ("met", "kept"):
        return None
    last = goal.by or level.rounds
    if row.standing == "failed":
        return InfeasibilityProof(goal, "broken", row.have, goal.n, s.round)
    bound = BOUNDS.get(goal.kind)
    if bound is None:
        return None
    code, most = bound(s, goal, left_until(s, last))
    return InfeasibilityProof(goal, code, most, goal.n, last) if most < goal.n else None


def all_proofs(s: State) -> tuple[InfeasibilityProof, ...]:
    """Returns the proofs for every goal of the challenge that is out of reach."""
    level = terms(s)
    found = (out_of_reach(s, goal) for goal in level.goals) if level else ()
    return tuple(proof for proof in found if proof is not None)


# --- upper bounds by kind of goal, each with the code of its text ---


def _units(s: State, goal: Goal, left: UpperBounds) -> tuple[str, int]:
    """Bounds the units that the player can still have: only Deploy actions bring more."""
    return "deployments", goals.count_now(s, goal) + deploy.MAX_UNITS * left.actions + granted(left, "deploy")


def _tiles(s: State, goal: Goal, left: UpperBounds) -> tuple[str, int]:
    """Bounds the tiles that can still be placed: only Build actions place any. No bound if tiles might be seized or won
    back."""
    own = s.seats[HUMAN]
    if rivals(s, HUMAN) or own.tiles & enemy_units(s, HUMAN):
        return "builds", UNLIMITED
    built = goals.count_now(s, goal) + build.MAX_TILES * (left.actions + granted(left, "build"))
    if goal.kind == "cities":
        stacked = goals.count_now(s, goal) + sum(len(stack) for stack in s.cities)
        return ("no_cities", stacked) if stacked < built else ("builds", built)
    if goal.kind not in ("cities", "buildings"):  # a flip turns a Building into another kind
        built += left.actions + granted(left, "renovate")
    return "builds", built


def _products(s: State, goal: Goal, left: UpperBounds) -> tuple[str, int]:
    """Bounds the goods that can still be manufactured: one per Manufacture action and free ones of Palaces, at most as
    many as there are slots and kinds."""
    own = s.seats[HUMAN]
    gifts = sum(1 for p, entry in PALACES.items() if entry.free_products and p not in own.palaces)
    if not own.missions and not missions_to_come(s):
        gifts = 0
    most = goals.count_now(s, goal) + left.actions + granted(left, "manufacture") + gifts
    kinds = [p for p, entry in PRODUCTS.items() if goal.of in ("", entry.shape)]
    if len(kinds) < goal.n:
        return "no_products", len(kinds)
    places = len(SLOTS) + sum(card.monarch_slots() for card in CARDS.values())
    return ("no_products", places) if not goal.of and places < most else ("manufactures", most)


def _paintings(s: State, goal: Goal, left: UpperBounds) -> tuple[str, int]:
    """Bounds the paintings that can still be bought: one per Painting action, of a colour at most those left."""
    have = goals.count_now(s, goal)
    most = have + left.actions + granted(left, "painting")
    taken = sum(len(player.paintings) for seat, player in enumerate(s.seats) if seat != HUMAN)
    box = sum(1 for entry in in_edition(PAINTINGS, s.edition) if goal.of in ("", entry.colour))
    return ("no_paintings", box - (0 if goal.of else taken)) if box < goal.n else ("paintings", most)


def _missions(s: State, goal: Goal, left: UpperBounds) -> tuple[str, int]:
    """Bounds the Missions that can still be revealed: those in hand and those that could be drawn."""
    own = s.seats[HUMAN]
    return "no_missions", len(own.revealed) + len(own.missions) + missions_to_come(s)


def _palaces(s: State, goal: Goal, left: UpperBounds) -> tuple[str, int]:
    """Bounds the Palaces that can still be taken: one for each Mission, and no more than exist."""
    own = s.seats[HUMAN]
    return "no_missions", min(len(PALACES), len(own.palaces) + len(own.missions) + missions_to_come(s))


def _era(s: State, goal: Goal, left: UpperBounds) -> tuple[str, int]:
    """Bounds the era that can still be reached: each needs a Mission of its own; with no action left, one whose
    objectives hold but for what Palaces can bring."""
    own = s.seats[HUMAN]
    to_come = missions_to_come(s)
    for era in range(s.era, goal.n):
        of_era = [m for m in own.missions if m in missions.OBJECTIVES and missions.OBJECTIVES[m].era == era]
        if not of_era and not to_come:
            return "no_missions", era
        if (
            _idle(s, left)
            and not s.unexplored_mask & reachable(s, False)
            and not any(nearly_complete(s, m) for m in of_era)
        ):
            return "no_actions", era
    return "", UNLIMITED


def _idle(s: State, left: UpperBounds) -> bool:
    """Tells whether no action is left, by token or Gold card, and there are no opponents."""
    alone = not rivals(s, HUMAN)
    return (
        alone
        and left.cards is not None
        and not left.actions
        and not any(GOLD_RULES[card].action()[0] for card in left.cards)
    )


def _reachable_hexes(s: State, goal: Goal, left: UpperBounds) -> tuple[str, int]:
    """Bounds the goal's hexes that can still be held: those that units could reach or tiles be built on. A step leads
    to a neighbour, new units start on Cities, and tiles are adjacent to others."""
    own, fixed = s.seats[HUMAN], s.board.scenario.solo
    wanted: tuple[int, ...] = (fixed.enemy_capital,) if fixed else ()
    if goal.kind == "hold":
        wanted = goal.hexes
    if left.cards is None or left.turn is None:
        return "too_far", UNLIMITED
    more = sum(GOLD_RULES[card].free_movements() * number for card, number in left.cards.items())
    a_turn = 1 + _more_free(own, left) + 1
    now = left.turn.free + left.turn.extra + _to_be_painted(own, left) if left.turn.arch else a_turn
    steps = now + left.turns * a_turn + more
    reach = own.at
    if left.actions or left.turn.arch == "deploy" or granted(left, "deploy"):
        reach |= sum(1 << hex_id for hex_id in hexes(own.tiles) if is_city_like(s.tile[hex_id]))
    builds = build.MAX_TILES * (left.actions + granted(left, "build"))
    if goal.kind == "hold" and builds:
        reach |= own.tiles
        steps += builds
    elif goal.kind == "hold":
        reach |= own.tiles & sum(1 << hex_id for hex_id in goal.hexes)
    found = spread(s, reach, steps)
    if goal.kind == "hold" and not builds:
        found |= own.tiles
    return "too_far", sum(1 for hex_id in wanted if found >> hex_id & 1)


def _to_be_painted(own: Player, left: UpperBounds) -> int:
    """Returns the free movements that a painting still to be taken could bring at once."""
    return _more_free(own, left) if left.actions or granted(left, "painting") else 0


def _more_free(own: Player, left: UpperBounds) -> int:
    """Returns the free movements added by paintings: by those owned or, while actions are left, by any."""
    cards = CARDS.values() if left.actions or granted(left, "painting") else answers(own, "free_movements")
    return sum(card.free_movements() for card in cards)


def _battles(s: State, goal: Goal, left: UpperBounds) -> tuple[str, int]:
    """Bounds the battles that can still be won: none without enemies, as defeated ones never return."""
    return "no_enemies", goals.count_now(s, goal) if not rivals(s, HUMAN) and not enemy_units(s, HUMAN) else UNLIMITED


def _explored(s: State, goal: Goal, left: UpperBounds) -> tuple[str, int]:
    """Bounds the tiles that can still be explored: those face down on the map."""
    return "nothing_unexplored", goals.count_now(s, goal) + s.unexplored_mask.bit_count()


BOUNDS: dict[str, Callable[[State, Goal, UpperBounds], tuple[str, int]]] = {
    "era": _era,
    "units": _units,
    "deployed": _units,
    "cities": _tiles,
    "buildings": _tiles,
    "building": _tiles,
    "buildings_of_era": _tiles,
    "distinct_buildings": _tiles,
    "products": _products,
    "paintings": _paintings,
    "painting_colours": _paintings,
    "palaces": _palaces,
    "missions": _missions,
    "hold": _reachable_hexes,
    "capital": _reachable_hexes,
    "battles_won": _battles,
    "explored": _explored,
}
"""Upper bounds by kind of goal. For points, goods, Gold cards and lead no bound is both valid and useful."""
