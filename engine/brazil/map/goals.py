"""Data model of challenges: kinds of goals with their parameters, levels, medals (rules 11).

`engine/brazil/challenge/goals.py` evaluates goals on a position; this module defines how a file writes them and which
numbers are valid.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.brazil.challenge.counters import AVOIDABLE
from engine.brazil.components import BUILDINGS, FRAME_COLOURS, GOODS, PRODUCTS

LEVELS = ("recruit", "printed", "hard", "governor")
"""Difficulty levels, easiest first. "printed" follows the rulebook; "hard" is Veteran; saves use the old id."""
MEDALS = ("bronze", "silver", "gold")
SHAPES = tuple(dict.fromkeys(product.shape for product in PRODUCTS.values()))
UNITS = 5
MAX_NUMBER = 99  # the largest number of a goal, unless its kind has a lower one


class GoalWord(NamedTuple):
    """The parameters that a kind of goal accepts. `of`: values that narrow it, required if `must`; `least` and `most`:
    bounds of its number; `hexes`, `enemy`, `rivals`: it needs hexes, an enemy Capital, opponents. `at_end`: it is
    evaluated when the game is over. `limit`: its number is a maximum, not a minimum."""

    of: tuple[str, ...] = ()
    must: bool = False
    least: int = 1
    most: int = MAX_NUMBER
    hexes: bool = False
    enemy: bool = False
    rivals: bool = False
    at_end: bool = False
    limit: bool = False


WORDS: dict[str, GoalWord] = {
    "era": GoalWord(least=2, most=3),
    "points": GoalWord(),
    "units": GoalWord(most=UNITS),
    "deployed": GoalWord(most=UNITS),
    "cities": GoalWord(),
    "buildings": GoalWord(),
    "building": GoalWord(of=tuple(BUILDINGS), must=True),
    "buildings_of_era": GoalWord(of=("1", "2", "3"), must=True),
    "distinct_buildings": GoalWord(),
    "products": GoalWord(of=SHAPES),
    "paintings": GoalWord(of=FRAME_COLOURS),
    "painting_colours": GoalWord(most=len(FRAME_COLOURS)),
    "palaces": GoalWord(),
    "missions": GoalWord(),
    "goods": GoalWord(of=GOODS),
    "gold_cards": GoalWord(),
    "explored": GoalWord(),
    "hold": GoalWord(hexes=True),
    "capital": GoalWord(most=1, enemy=True),
    "battles_won": GoalWord(),
    "without": GoalWord(of=AVOIDABLE, must=True, least=0, limit=True),
    "lead": GoalWord(rivals=True, at_end=True),
}


@dataclass(frozen=True, slots=True)
class Goal:
    """One goal: `n` of `kind`, narrowed to `of`, on `hexes`. `by`: the round at whose end it must hold, 0 for the
    last."""

    id: str
    kind: str
    n: int = 1
    of: str = ""
    by: int = 0
    hexes: tuple[int, ...] = ()


PRINTED_GOALS = {
    "era_3": Goal("era_3", "era", 3),
    "all_units_on_map": Goal("all_units_on_map", "units", UNITS),
    "enemy_capital": Goal("enemy_capital", "capital"),
}
"""The goals of the printed challenge, by the ids that its map file uses."""


@dataclass(frozen=True, slots=True)
class LevelTerms:
    """The terms of a difficulty level: number of rounds, extra `cards` in every defence, goals to meet."""

    rounds: int
    cards: int
    goals: tuple[Goal, ...]


@dataclass(frozen=True, slots=True)
class Medal:
    """A medal, and the points and rounds left that a victory needs for it."""

    name: str
    points: int = 0
    left: int = 0


@dataclass(frozen=True, slots=True)
class RivalBot:
    """An opponent in a challenge: the level of the bot, and its colour."""

    rung: str
    colour: str


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge of a scenario. `base` is the id of its map, `colour` the player's; `medals` are lowest first;
    `minutes` is the length for a practised player; `first`: recommended to beginners. `when` (place and time) and
    `story` are text ids or, in a player's own file, plain text, like the scenario's title and text."""

    id: str
    base: str
    colour: str
    levels: dict[str, LevelTerms]
    medals: tuple[Medal, ...] = ()
    rivals: tuple[RivalBot, ...] = ()
    minutes: int = 30
    first: bool = False
    when: str = ""
    story: str = ""

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours of all seats that make decisions, the player's first."""
        return (self.colour, *(rival.colour for rival in self.rivals))

    def terms(self, level: str) -> LevelTerms:
        """Returns the terms of a level: rounds, extra cards, goals. Raises KeyError for a level that the challenge
        doesn't have."""
        return self.levels[level]


def goal_id(kind: str, of: str) -> str:
    """Returns the default id of a goal: its kind, with what it is narrowed to (`of`) appended, as in
    "buildings_of_era_2"."""
    return f"{kind}_{of}" if of else kind


def printed_levels(rounds: int, goals: tuple[Goal, ...]) -> dict[str, LevelTerms]:
    """Returns the levels of a challenge defined by its map file alone: as printed, and hard, with one more Combat card
    in every defence."""
    return {"printed": LevelTerms(rounds, 0, goals), "hard": LevelTerms(rounds, 1, goals)}
