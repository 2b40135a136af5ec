"""The terms of the challenge being played (rounds, goals), the rounds left, and whether it was won (rules 11)."""

from __future__ import annotations

from typing import Literal

from engine.brazil.map.goals import LevelTerms
from engine.brazil.state import Seat, State

HUMAN: Seat = 0
Outcome = Literal["goals", "goals_missed"]
WON: Outcome = "goals"
LOST: Outcome = "goals_missed"


def terms(s: State) -> LevelTerms | None:
    """Returns the terms of the challenge at this game's level: its rounds, its goals and the extra Combat cards of the
    enemy's defences; None if no challenge is played."""
    challenge = s.board.scenario.challenge
    return challenge.levels[s.options.solo_difficulty] if challenge else None


def rounds_left(s: State) -> int:
    """Counts the rounds of the challenge after the current one; 0 if no challenge is played."""
    level = terms(s)
    return max(0, level.rounds - s.round) if level else 0


def won(s: State) -> bool:
    """Whether the challenge is over and its player has won it."""
    return s.over == WON
