"""What a seat may expect of a position: what it is worth and, once the last round runs, who wins; or, if it is to win a
challenge, what campaign.py says."""

from __future__ import annotations

import math

from engine.brazil.challenge.conditions import HUMAN
from engine.brazil.challenge.evaluation import campaign
from engine.brazil.components import GAME
from engine.brazil.decisions import TurnDecision
from engine.brazil.evaluation.evaluate import evaluate, promising, prospects
from engine.brazil.evaluation.features import FeatureInputs
from engine.brazil.evaluation.learned import Weighed, learned, of_the_game
from engine.brazil.rules.control import rivals
from engine.brazil.rules.scoring import science_on_map, total
from engine.brazil.state import Seat, State

DECIDED = 25.0  # for the game that is won for certain: nothing that one more turn promises is worth more
LAST_TURN = 4.0  # that a last turn brings
OPEN = 5.0  # by so much more or less
SCIENCE = 0.5  # a point, or nearly: what more science is worth where victory points are equal


def forecast(s: State, seat: Seat, experience: float = 0.0, taught: Weighed | None = None) -> float:
    """In victory points, or in those of the campaign. `experience`: how much (0-1) of what was learned counts among the
    first; `taught`: weights other than the game's.

    What promises more keeps its worth to the end. So an end is compared with going on by nothing but who wins: whoever
    is ahead ends the game, whoever is behind does not.
    """
    challenge = s.board.scenario.challenge
    if challenge and seat == HUMAN:
        return campaign(s)
    if experience:
        glance = FeatureInputs(s, seat)
        value = evaluate(s, seat) if challenge else promising(s, seat, glance.stand, glance.points, glance.goods)
        value += experience * learned(glance, of_the_game() if taught is None else taught)
    else:
        value = evaluate(s, seat) if challenge else prospects(s, seat)
    if not challenge and (s.over or s.ending or s.round >= GAME.last_round):
        value += DECIDED * chance(s, seat)
    return value


def chance(s: State, seat: Seat) -> float:
    """How likely a seat wins in the last round: 1 surely, -1 surely not."""
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
    """Its victory points in the end: if its last turn is still to come, with what that brings."""
    if s.over:
        return total(s, seat)
    turn, seats = s.frames[0], len(s.seats)
    ahead = (seat - s.first) % seats - (turn.seat - s.first) % seats
    to_come = ahead > 0 or (ahead == 0 and isinstance(turn, TurnDecision) and not turn.arch)
    return total(s, seat) + LAST_TURN * to_come


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
