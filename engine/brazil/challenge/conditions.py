"""The challenge that is played, by its level: its terms, the rounds left, whether it was won (rules 11)."""

from __future__ import annotations

from typing import Literal

from engine.brazil.map.goals import LevelTerms
from engine.brazil.state import Seat, State

HUMAN: Seat = 0
Outcome = Literal["goals", "goals_missed"]
WON: Outcome = "goals"
LOST: Outcome = "goals_missed"


def terms(s: State) -> LevelTerms | None:
    """What is asked at this game's level; None where no challenge is played."""
    challenge = s.board.scenario.challenge
    return challenge.levels[s.options.solo_difficulty] if challenge else None


def rounds_left(s: State) -> int:
    """Rounds after the current one."""
    asked = terms(s)
    return max(0, asked.rounds - s.round) if asked else 0


def won(s: State) -> bool:
    """Whether the challenge was won."""
    return s.over == WON
