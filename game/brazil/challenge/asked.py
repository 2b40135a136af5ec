"""What a challenge asks, as the screen wants it: the goals with how far they are, the terms of each level."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.brazil import facts
from engine.brazil.map.scenario import Scenario
from engine.brazil.state import State


@dataclass(frozen=True, slots=True)
class Goal:
    id: str
    kind: str
    n: int = 1
    of: str = ""
    by: int = 0
    hexes: tuple[int, ...] = ()


class Progress(NamedTuple):
    """``standing``: open, met (may be un-met again), kept (met for good) or failed."""

    goal: Goal
    have: int
    needed: int
    standing: str


@dataclass(frozen=True, slots=True)
class Terms:
    rounds: int
    cards: int
    goals: tuple[Goal, ...]


PRINTED = {
    "era_3": Goal("era_3", "era", 3),
    "all_units_on_map": Goal("all_units_on_map", "units", 5),
    "enemy_capital": Goal("enemy_capital", "capital"),
}


def is_challenge(scenario: Scenario) -> bool:
    return scenario.solo is not None


def levels(scenario: Scenario) -> dict[str, Terms]:
    """The terms of each level there is, from the easiest."""
    if scenario.solo is None:
        return {}
    goals = tuple(PRINTED[goal] for goal in scenario.solo.goals)
    return {name: Terms(scenario.solo.rounds, cards, goals) for name, cards in (("printed", 0), ("hard", 1))}


def level(s: State) -> str:
    return s.options.solo_difficulty


def terms(s: State) -> Terms:
    """Of the game at hand. Raises KeyError for one that is no challenge."""
    return levels(s.board.scenario)[level(s)]


def progress(s: State) -> tuple[Progress, ...]:
    """Every goal, in the order of the file; empty in other games."""
    found = []
    for goal, (have, needed) in facts.goals(s).items():
        standing = "met" if have >= needed else "failed" if s.over else "open"
        found.append(Progress(PRINTED[goal], have, needed, standing))
    return tuple(found)


def holds(progress: Progress) -> bool:
    return progress.standing in ("met", "kept")


@dataclass(frozen=True, slots=True)
class Medal:
    """A victory with at least so many points and rounds left is worth it."""

    name: str
    points: int = 0
    left: int = 0


MEDALS = (Medal("bronze"), Medal("silver", 50), Medal("gold", 60, 2))


def medals(scenario: Scenario) -> tuple[Medal, ...]:
    """From the least."""
    return MEDALS


def medal_won(scenario: Scenario, points: int, left: int) -> str:
    """Of a victory; the best it is worth."""
    return next((m.name for m in reversed(medals(scenario)) if points >= m.points and left >= m.left), "")


def colour(scenario: Scenario) -> str:
    """The player's."""
    return scenario.solo.colour if scenario.solo is not None else "green"


def rivals(scenario: Scenario) -> tuple[tuple[str, str], ...]:
    """Who sits there beside the player: rung and colour."""
    return ()


def is_first(scenario: Scenario) -> bool:
    """A beginner should start here."""
    return scenario.id == "battle_of_guararapes"


def minutes(scenario: Scenario) -> int:
    """That a person needs, with some practice."""
    return 45


def rounds(scenario: Scenario) -> int:
    """As printed."""
    return levels(scenario)["printed"].rounds
