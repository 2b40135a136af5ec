"""The goals of a challenge: their progress, the counters they need, and the end when it is won or lost (rules 11).

Most goals count the present position, may be lost again, and must hold together to win. Exceptions: a goal with a
deadline must hold at the end of that round, or the challenge is lost; `without` can't be repaired once broken; `lead`
is evaluated after the last round.
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
#: Kinds of goals that count the same as a kind of Mission objective.
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
    """A goal and its progress. `standing`: "open", "met" (may be lost again), "kept" (met for good) or "failed"."""

    goal: Goal
    have: int
    needed: int
    standing: Standing


def _objective(s: State, goal: Goal) -> int:
    kind = AS_OBJECTIVE[goal.kind]
    of: str | int = int(goal.of) if goal.kind == "buildings_of_era" else goal.of
    if kind in missions.OF_OWNER:
        return missions.OF_OWNER[kind](s.seats[HUMAN], of)
    return missions.OF_TILES[kind](s.tile_index(), controlled(s, HUMAN), of)


def _products(s: State, goal: Goal) -> int:
    kind = "products_of_shape" if goal.of else "products"
    return missions.OF_OWNER[kind](s.seats[HUMAN], goal.of)


def _paintings(s: State, goal: Goal) -> int:
    paintings = s.seats[HUMAN].paintings
    return len([p for p in paintings if PAINTINGS[p].colour == goal.of]) if goal.of else len(paintings)


def _goods(s: State, goal: Goal) -> int:
    """Counts goods in the supply and on controlled tiles."""
    held = s.seats[HUMAN].supply + sum(s.goods[hex_id] for hex_id in hexes(controlled(s, HUMAN)))
    return bag.count(held, goal.of) if goal.of else bag.size(held)


def held_hexes(s: State) -> Mask:
    """Mask of the hexes that the player's units occupy or whose tiles the player controls."""
    return holding(s, HUMAN) | controlled(s, HUMAN)


def _hold(s: State, goal: Goal) -> int:
    return (held_hexes(s) & mask_of(goal.hexes)).bit_count()


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
FOR_GOOD = ("era", "deployed", "battles_won", "missions", "explored")
"""Kinds whose count never decreases."""


def count_now(s: State, goal: Goal) -> int:
    """Returns how many the player has now of what a goal counts, such as Cities or units; for `era` the number of the
    era, for `points` the VP, for `lead` the VP ahead of the best opponent."""
    return COUNTS[goal.kind](s, goal)


def holds(s: State, goal: Goal) -> bool:
    """Whether a goal holds now. True for one whose deadline has passed: had it failed, the challenge would have been
    lost."""
    if goal.by and s.round > goal.by:
        return True
    found = COUNTS[goal.kind](s, goal)
    return found <= goal.n if goal.kind == "without" else found >= goal.n


def progress(s: State, goal: Goal) -> GoalProgress:
    """Returns what a goal has and needs, and whether it is open, met, kept or failed."""
    found = count_now(s, goal)
    return GoalProgress(goal, found, goal.n, _standing(s, goal, found))


def _standing(s: State, goal: Goal, found: int) -> Standing:
    if goal.kind == "without":
        return "met" if found <= goal.n else "failed"
    if goal.by and s.round > goal.by:
        return "kept"
    if found >= goal.n:
        return "kept" if goal.kind in FOR_GOOD else "met"
    return "failed" if s.over else "open"


def progress_of_all(s: State) -> tuple[GoalProgress, ...]:
    """Returns the progress of every goal at this level, in the order of the challenge's file; empty if no challenge is
    played."""
    level = terms(s)
    return tuple(progress(s, goal) for goal in level.goals) if level else ()


def end_if_won(s: State, out: Out) -> None:
    """Ends the challenge with a victory if all goals hold, none of them is decided only after the last round, and
    nothing but the turn is pending: a battle for the Dutch Capital is finished first, with all choices it causes."""
    if s.over or len(s.frames) != 1 or not isinstance(s.frames[0], TurnDecision):
        return
    level = terms(s)
    if level is None or any(WORDS[goal.kind].at_end for goal in level.goals):
        return
    if all(holds(s, goal) for goal in level.goals):
        _end(s, WON, out)


def _end(s: State, how: Outcome, out: Out) -> None:
    s.over = how
    s.frames.clear()
    out.append(GameEnded(how))


def end_after_round(s: State, out: Out) -> bool:
    """Ends the challenge at the end of a round: as won or lost if it was the last round, else as lost where a goal
    whose deadline was this round does not hold. Returns whether it ended."""
    level = terms(s)
    if level is None:
        return False
    if s.ending or s.round >= level.rounds:
        _end(s, WON if all(holds(s, goal) for goal in level.goals) else LOST, out)
    elif not all(holds(s, goal) for goal in level.goals if goal.by == s.round):
        _end(s, LOST, out)
    return bool(s.over)


def needs_counters(s: State) -> bool:
    """Whether a goal of the challenge counts events, such as battles begun, so that `tally` must be called; False if no
    challenge is played."""
    level = terms(s)
    return level is not None and any(goal.kind in TALLIED for goal in level.goals)


def tally(s: State, events: Out) -> None:
    """Updates the position's counters of what the player has done (`s.tally`) by these events."""
    s.tally = counted(s.tally, HUMAN, events)
