"""What a solo challenge asks for, as data: goals out of a vocabulary, the terms of each level, medals (rules 11).

What a goal counts stands in `engine/brazil/challenge/goals.py`; here only how one is written and which numbers make
sense.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.brazil.challenge.counters import AVOIDABLE
from engine.brazil.components import BUILDINGS, FRAME_COLOURS, GOODS, PRODUCTS

LEVELS = ("recruit", "printed", "hard", "governor")
"""By difficulty. "printed" is as the rules say, "hard" the Veteran's: saves have called it so from the first."""
MEDALS = ("bronze", "silver", "gold")
SHAPES = tuple(dict.fromkeys(product.shape for product in PRODUCTS.values()))
UNITS = 5
MOST = 99


class GoalWord(NamedTuple):
    """A word of the vocabulary. `of`: what it may be narrowed to, `must` whether it has to be; `least` and `most` bound
    its number; `hexes`, `enemy`, `rivals`: it needs places, the other side's Capital, somebody to be compared with.
    `at_end`: it is looked at when the game is over. `limit`: its number is the most, not the least."""

    of: tuple[str, ...] = ()
    must: bool = False
    least: int = 1
    most: int = MOST
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
    """One goal: `n` of `kind`, narrowed to `of`, on `hexes`; `by`: it must hold when that round ends, 0: in the end."""

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
"""The three of the printed challenge, which its map file names by one word each."""


@dataclass(frozen=True, slots=True)
class LevelTerms:
    """What a level asks: so many rounds, `cards` more in every defence, all of these goals."""

    rounds: int
    cards: int
    goals: tuple[Goal, ...]


@dataclass(frozen=True, slots=True)
class Medal:
    """A victory with at least so many points and rounds left is worth it."""

    name: str
    points: int = 0
    left: int = 0


@dataclass(frozen=True, slots=True)
class RivalBot:
    """Somebody to be played against: which of the bots, and the colour."""

    rung: str
    colour: str


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge on its scenario. `base` is whose map it is, `colour` the player's; `medals` lowest first;
    `minutes` a person needs, with some practice; `first`: a beginner should start here. `when`, place and time, and
    `story` are ids of texts, or a player's own words, as the scenario's title and text are.
    """

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
        """The colour of every seat that decides, the player's first."""
        return (self.colour, *(rival.colour for rival in self.rivals))

    def terms(self, level: str) -> LevelTerms:
        """What a level asks. Raises KeyError for one the challenge has not."""
        return self.levels[level]


def goal_id(kind: str, of: str) -> str:
    """What a goal is called that has no name of its own."""
    return f"{kind}_{of}" if of else kind


def printed_levels(rounds: int, goals: tuple[Goal, ...]) -> dict[str, LevelTerms]:
    """The levels of a challenge that a map file brings along: as printed, and with one card more."""
    return {"printed": LevelTerms(rounds, 0, goals), "hard": LevelTerms(rounds, 1, goals)}
