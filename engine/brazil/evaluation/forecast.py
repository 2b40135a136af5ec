"""The expected outcome for a seat: the evaluation of its position and, in the last round, its chance of winning.

For the player of a challenge, the value that challenge/evaluation.py gives.
"""

from __future__ import annotations

import math

from engine.brazil.challenge.conditions import HUMAN
from engine.brazil.challenge.evaluation import challenge_value
from engine.brazil.components import GAME
from engine.brazil.decisions import TurnDecision
from engine.brazil.evaluation.evaluate import evaluate, promising, prospects
from engine.brazil.evaluation.features import FeatureInputs
from engine.brazil.evaluation.learned import learned
from engine.brazil.rules.control import rivals
from engine.brazil.rules.scoring import science_on_map, total
from engine.brazil.state import Seat, State
from engine.core.linear_model import Weighted

DECIDED = 25.0  # value of a certain victory: more than any further turn can promise
LAST_TURN = 4.0  # average victory points of a last turn
OPEN = 5.0  # lead (VP) at which tanh of the chance saturates
SCIENCE = 0.5  # lead in points that more science counts as, between equal victory points


def forecast(s: State, seat: Seat, experience: float = 0.0, taught: Weighted[FeatureInputs] | None = None) -> float:
    """Returns the expected value of a position for a seat in victory points, or for the player of a challenge in
    challenge points. `experience` (0-1) scales the learned part; `taught` replaces its weights.

    What promises points keeps its value to the end, so ending the game and going on differ only by who wins: a leader
    ends the game, a trailing player does not.
    """
    challenge = s.board.scenario.challenge
    if challenge and seat == HUMAN:
        return challenge_value(s)
    if experience:
        inputs = FeatureInputs(s, seat)
        value = evaluate(s, seat) if challenge else promising(s, seat, inputs.stand, inputs.points, inputs.goods)
        value += experience * learned(inputs, taught)
    else:
        value = evaluate(s, seat) if challenge else prospects(s, seat)
    if not challenge and (s.over or s.ending or s.round >= GAME.last_round):
        value += DECIDED * chance(s, seat)
    return value


def chance(s: State, seat: Seat) -> float:
    """Estimates how surely a seat wins in the last round: from -1 (certainly not) to 1 (certainly)."""
    own = _expected(s, seat)
    leads = {other: own - _expected(s, other) for other in rivals(s, seat)}
    lead = min(leads.values(), default=0.0)
    if not s.over:
        return math.tanh(lead / OPEN)
    if not lead:
        science = science_on_map(s, seat)
        level = [other for other, by in leads.items() if not by]
        lead = SCIENCE * min([_sign(science - science_on_map(s, other)) for other in level], default=0)
    return math.tanh(lead)


def _expected(s: State, seat: Seat) -> float:
    """The seat's expected final victory points, those of a last turn still to come included."""
    if s.over:
        return total(s, seat)
    turn, seats = s.frames[0], len(s.seats)
    ahead = (seat - s.first) % seats - (turn.seat - s.first) % seats
    to_come = ahead > 0 or (ahead == 0 and isinstance(turn, TurnDecision) and not turn.arch)
    return total(s, seat) + LAST_TURN * to_come


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
