"""What one has chosen to play: handed from the pages of the challenge to whoever lays the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.brazil.challenge.deal_text import DealOutcome
from game.shell.shell import Shell


@dataclass(frozen=True, slots=True)
class ChallengeChoice:
    """``deal``: its code; ``friend``: what somebody else made of it."""

    challenge: str
    level: str
    monarch: str
    deal: str
    friend: DealOutcome | None = None


Begin = Callable[[Shell, ChallengeChoice], bool]  # False: it cannot be laid, and the player was told why
