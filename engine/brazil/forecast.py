"""What a seat may expect of a position: the evaluation; or, if it is to win a challenge, what campaign.py says."""

from __future__ import annotations

from engine.brazil.campaign import campaign
from engine.brazil.challenge import HUMAN
from engine.brazil.evaluate import evaluate
from engine.brazil.learned import learned, weights
from engine.brazil.state import Seat, State


def forecast(s: State, seat: Seat, experience: float = 0.0) -> float:
    """In victory points, or in those of the campaign. `experience`: how much (0-1) of what was learned counts among the
    first."""
    if s.board.scenario.challenge and seat == HUMAN:
        return campaign(s)
    value = evaluate(s, seat)
    return value + experience * learned(s, seat, weights()) if experience else value
