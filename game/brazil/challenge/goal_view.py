"""Reads a challenge's goals, levels, medals and deal code from scenario and position, for the screens."""

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
    "is_challenge",
    "is_met",
    "medal_won",
    "terms",
]
HELD = ("met", "kept")


def is_challenge(scenario: Scenario) -> bool:
    """Returns whether the scenario is a challenge."""
    return scenario.challenge is not None


def challenge_of(scenario: Scenario) -> Challenge:
    """Returns the scenario's challenge. Raises ValueError for a scenario that has none."""
    if scenario.challenge is None:
        raise ValueError(f"{scenario.id} is no challenge")
    return scenario.challenge


def level(s: State) -> str:
    """Returns the id of the difficulty level chosen for the game."""
    return s.options.solo_difficulty


def terms(s: State) -> LevelTerms:
    """Returns what the game's difficulty level sets: goals and number of rounds. Raises ValueError if the game is no
    challenge."""
    found = rules.terms(s)
    if found is None:
        raise ValueError(f"{s.board.scenario.id} is no challenge")
    return found


def progress(s: State) -> tuple[GoalProgress, ...]:
    """Returns the `GoalProgress` (what it has and needs, and how it stands) of every goal of the challenge, in the
    order of its file; () if the game is no challenge."""
    return goals.progress_of_all(s)


def is_met(one: GoalProgress) -> bool:
    """Returns whether a goal is met in the position, be it for good or only for now."""
    return one.standing in HELD


def deal_code(match: Match) -> str:
    """Returns the code of the game's deal; "" for a deal without one."""
    return code_in(match.session.nonce)


def medal_won(scenario: Scenario, points: int, left: int) -> str:
    """Returns the best medal a victory with these points and rounds left earns; "" for none."""
    medals = challenge_of(scenario).medals
    return next((m.name for m in reversed(medals) if points >= m.points and left >= m.left), "")
