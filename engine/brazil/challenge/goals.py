"""The goals of a challenge: how far each is, when all of them win it, when one of them has lost it (rules 11).

A goal counts what is so now, so most can be un-met again; it must hold when the challenge is won. Three kinds differ:
one with a round must hold when that round ends, and never again after it, or the challenge is lost there; `without`
can't be made good once it is broken; `lead` is looked at when the last round is over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

from engine.brazil.board import Mask, hexes, mask_of
from engine.brazil.challenge.conditions import HUMAN, LOST, WON, Outcome, terms
from engine.brazil.challenge.counters import TALLIES, counted
from engine.brazil.components import PAINTINGS
from engine.brazil.decisions import TurnDecision
from engine.brazil.events import GameEnded
from engine.brazil.map.goals import WORDS, Goal
from engine.brazil.rules import bag, missions
from engine.brazil.rules.control import controlled, holding, rivals
from engine.brazil.rules.goods import Out
from engine.brazil.rules.scoring import total
from engine.brazil.state import State

Standing = Literal["open", "met", "kept", "failed"]
Count = Callable[[State, Goal], int]
#: Kinds that count what a Mission's objective of another name counts.
AS_OBJECTIVE = {
    "units": "units_on_map",
    "deployed": "units_deployed",
    "cities": "cities",
    "buildings": "buildings",
    "building": "building",
    "buildings_of_era": "buildings_of_era",
    "distinct_buildings": "distinct_buildings",
    "painting_colours": "painting_colours",
    "palaces": "palaces",
}


class GoalProgress(NamedTuple):
    """A goal and how far it is. `standing`: "open", "met" (may be un-met again), "kept" (met for good) or "failed"."""

    goal: Goal
    have: int
    needed: int
    standing: Standing


def _objective(s: State, goal: Goal) -> int:
    kind = AS_OBJECTIVE[goal.kind]
    of: str | int = int(goal.of) if goal.kind == "buildings_of_era" else goal.of
    if kind in missions.OF_OWNER:
        return missions.OF_OWNER[kind](s.seats[HUMAN], of)
    return missions.OF_TILES[kind](s.laid(), controlled(s, HUMAN), of)


def _products(s: State, goal: Goal) -> int:
    kind = "products_of_shape" if goal.of else "products"
    return missions.OF_OWNER[kind](s.seats[HUMAN], goal.of)


def _paintings(s: State, goal: Goal) -> int:
    paintings = s.seats[HUMAN].paintings
    return len([p for p in paintings if PAINTINGS[p].colour == goal.of]) if goal.of else len(paintings)


def _goods(s: State, goal: Goal) -> int:
    """In the supply and on the tiles under control."""
    held = s.seats[HUMAN].supply + sum(s.goods[hex_id] for hex_id in hexes(controlled(s, HUMAN)))
    return bag.count(held, goal.of) if goal.of else bag.size(held)


def held(s: State) -> Mask:
    """Hexes that own units hold, and tiles under control."""
    return holding(s, HUMAN) | controlled(s, HUMAN)


def _hold(s: State, goal: Goal) -> int:
    return (held(s) & mask_of(goal.hexes)).bit_count()


def _capital(s: State, _: Goal) -> int:
    fixed = s.board.scenario.solo
    return holding(s, HUMAN) >> fixed.enemy_capital & 1 if fixed else 0


def _lead(s: State, _: Goal) -> int:
    return total(s, HUMAN) - max(total(s, other) for other in rivals(s, HUMAN))


def _tallied(s: State, goal: Goal) -> int:
    return s.tally[TALLIES.index(goal.of or goal.kind)] if s.tally else 0


COUNTS: dict[str, Count] = {
    "era": lambda s, _: s.era,
    "points": lambda s, _: total(s, HUMAN),
    **dict.fromkeys(AS_OBJECTIVE, _objective),
    "products": _products,
    "paintings": _paintings,
    "missions": lambda s, _: len(s.seats[HUMAN].revealed),
    "goods": _goods,
    "gold_cards": lambda s, _: len(s.seats[HUMAN].gold_cards),
    "explored": _tallied,
    "hold": _hold,
    "capital": _capital,
    "battles_won": _tallied,
    "without": _tallied,
    "lead": _lead,
}
TALLIED = tuple(kind for kind, count in COUNTS.items() if count is _tallied)
QUICK = ("capital", "era", "units")
FOR_GOOD = ("era", "deployed", "battles_won", "missions", "explored")
"""What never grows less."""


def have(s: State, goal: Goal) -> int:
    """What a goal counts now."""
    return COUNTS[goal.kind](s, goal)


def holds(s: State, goal: Goal) -> bool:
    """Whether a goal is as it must be now; one whose round is over was, or the challenge would be lost."""
    if goal.by and s.round > goal.by:
        return True
    found = COUNTS[goal.kind](s, goal)
    return found <= goal.n if goal.kind == "without" else found >= goal.n


def progress(s: State, goal: Goal) -> GoalProgress:
    """How far a goal is."""
    found = have(s, goal)
    return GoalProgress(goal, found, goal.n, _standing(s, goal, found))


def _standing(s: State, goal: Goal, found: int) -> Standing:
    if goal.kind == "without":
        return "met" if found <= goal.n else "failed"
    if goal.by and s.round > goal.by:
        return "kept"
    if found >= goal.n:
        return "kept" if goal.kind in FOR_GOOD else "met"
    return "failed" if s.over else "open"


def all_of(s: State) -> tuple[GoalProgress, ...]:
    """Every goal of the challenge at this level, in the order of its file; empty where none is played."""
    asked = terms(s)
    return tuple(progress(s, goal) for goal in asked.goals) if asked else ()


def check(s: State, out: Out) -> None:
    """All goals together win the challenge at once, but never in the middle of something: a battle for the Dutch
    Capital is fought to its end first, with all that it leaves to choose."""
    if s.over or len(s.frames) != 1 or not isinstance(s.frames[0], TurnDecision):
        return
    asked = terms(s)
    if asked is None or any(WORDS[goal.kind].at_end for goal in asked.goals):
        return
    if all(holds(s, goal) for goal in asked.goals):
        _end(s, WON, out)


def _end(s: State, how: Outcome, out: Out) -> None:
    s.over = how
    s.frames.clear()
    out.append(GameEnded(how))


def round_ends(s: State, out: Out) -> bool:
    """The last round, or one by which a goal had to hold, is over. Returns whether the challenge is."""
    asked = terms(s)
    if asked is None:
        return False
    if s.ending or s.round >= asked.rounds:
        _end(s, WON if all(holds(s, goal) for goal in asked.goals) else LOST, out)
    elif not all(holds(s, goal) for goal in asked.goals if goal.by == s.round):
        _end(s, LOST, out)
    return bool(s.over)


def keeps_tally(s: State) -> bool:
    """Whether a goal asks for what no position shows."""
    asked = terms(s)
    return asked is not None and any(goal.kind in TALLIED for goal in asked.goals)


def tally(s: State, events: Out) -> None:
    """Count what some events brought, for the goals that ask for it."""
    s.tally = counted(s.tally, HUMAN, events)
