"""What a challenge asks, as the screen wants it: the goals with how far they are, the terms of each level, medals."""

from __future__ import annotations

from engine.brazil.challenge import conditions as rules
from engine.brazil.challenge import goals
from engine.brazil.challenge.goals import GoalProgress
from engine.brazil.map.goals import Challenge, Goal, LevelTerms, Medal, RivalBot
from engine.brazil.map.scenario import Scenario
from engine.brazil.state import State
from engine.storage.deal_code import code_in
from game.brazil.match import Match

__all__ = [
    "Goal",
    "GoalProgress",
    "LevelTerms",
    "Medal",
    "RivalBot",
    "challenge_of",
    "holds",
    "is_challenge",
    "medal_won",
    "terms",
]
HELD = ("met", "kept")


def is_challenge(scenario: Scenario) -> bool:
    return scenario.challenge is not None


def challenge_of(scenario: Scenario) -> Challenge:
    """Raises ValueError for a scenario without goals."""
    if scenario.challenge is None:
        raise ValueError(f"{scenario.id} is no challenge")
    return scenario.challenge


def level(s: State) -> str:
    return s.options.solo_difficulty


def terms(s: State) -> LevelTerms:
    """Of the game at hand. Raises ValueError for one that is no challenge."""
    found = rules.terms(s)
    if found is None:
        raise ValueError(f"{s.board.scenario.id} is no challenge")
    return found


def progress(s: State) -> tuple[GoalProgress, ...]:
    """Every goal, in the order of the file; empty in other games."""
    return goals.all_of(s)


def holds(one: GoalProgress) -> bool:
    return one.standing in HELD


def deal_code(match: Match) -> str:
    """Of a deal that can be named; "" for one that chance alone has dealt."""
    return code_in(match.session.nonce)


def medal_won(scenario: Scenario, points: int, left: int) -> str:
    """Of a victory; the best it is worth."""
    medals = challenge_of(scenario).medals
    return next((m.name for m in reversed(medals) if points >= m.points and left >= m.left), "")
