"""The choices made at a challenge's briefing (challenge, level, Monarch, deal), as data for starting the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.brazil.challenge.deal_text import DealOutcome
from game.shell.shell import Shell


@dataclass(frozen=True, slots=True)
class ChallengeChoice:
    """The challenge to start. ``deal``: a deal code; ``friend``: another player's result with this deal; ``edition``
    of the box, 0: the newest."""

    challenge: str
    level: str
    monarch: str
    deal: str
    friend: DealOutcome | None = None
    edition: int = 0


Begin = Callable[[Shell, ChallengeChoice], bool]  # returns False after telling the player why it can't start
