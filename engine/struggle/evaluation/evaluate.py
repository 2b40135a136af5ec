"""Evaluates a position for bots, in VP: the score, and a forecast of scoring, wars and holdings.

Weights shape how bots play; no rule depends on them.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.struggle.components import GAME, INVESTMENTS, LAST_TURN
from engine.struggle.decisions import RoundDecision
from engine.struggle.evaluation.holdings_worth import side_worth
from engine.struggle.evaluation.scoring_worth import scoring_worth
from engine.struggle.evaluation.war_worth import war_worth
from engine.struggle.evaluation.weights import WON
from engine.struggle.rules.final_scoring import final_scoring_rows
from engine.struggle.state import BRITAIN, FRANCE, Seat, State

FINAL = 0.8  # share of what final scoring would give now
# What an open round can still spend, in VP each:
POINT = 0.42  # a point of the tile's major action, or of any other source
MINOR_POINT = 0.3  # a point of its minor action
EVENT_CHANCE = 0.7  # the chance to play an Event
UPGRADE_CHANCE = 0.4  # the chance of a Military Upgrade
ROUND_TO_COME = 2.2  # a whole round that has not begun


class PositionParts(NamedTuple):
    """The parts of an evaluation that are known apart: the worth, in VP for France, of this turn's scoring, of the next
    war and of the rest of the open round."""

    scoring: float
    war: float
    open_round: float


def position_parts(s: State) -> PositionParts:
    """Evaluates the parts of a position that is not the end of a game."""
    return PositionParts(scoring_worth(s), war_worth(s), open_round_worth(s))


def evaluate(s: State, seat: Seat, parts: PositionParts | None = None) -> float:
    """Evaluates a position for a side, in VP: how far it is ahead, negative if behind. `parts`: if already known."""
    value = evaluate_for_france(s, parts)
    return value if seat == FRANCE else -value


def evaluate_for_france(s: State, parts: PositionParts | None = None) -> float:
    """Evaluates a position for France, in VP, negative if Britain is ahead; Britain's value is its negative. `parts`:
    if already known."""
    value = float(s.vp - GAME.vp)
    if s.over:
        return value + (WON if s.winner == FRANCE else -WON)
    parts = parts or position_parts(s)
    value += parts.scoring + parts.war
    value += side_worth(s, FRANCE)
    value -= side_worth(s, BRITAIN)
    if s.turn == LAST_TURN:
        value += final_worth(s)
    return value + parts.open_round


def final_worth(s: State) -> float:
    """Returns FINAL times the VP that final scoring would give now, France's less Britain's."""
    return sum(vp if side == FRANCE else -vp for side, vp, _, _ in final_scoring_rows(s)) * FINAL


def open_round_worth(s: State) -> float:
    """Returns what the rest of the open round should bring, in VP for France (negative in Britain's); 0 if none is
    open."""
    frame = open_round(s)
    if frame is None:
        return 0.0
    return (1 if frame.seat == FRANCE else -1) * round_worth(s, frame)


def open_round(s: State) -> RoundDecision | None:
    """Returns the decision of the Action Round that is being played; None between rounds."""
    return next((frame for frame in s.frames if isinstance(frame, RoundDecision)), None)


def round_worth(s: State, f: RoundDecision) -> float:
    """Returns the worth (VP) to its side of what an open round can still spend: points, Event, Military Upgrade."""
    if f.stage == "start":
        return ROUND_TO_COME
    value = 0.0
    for kind, source, _, n in f.lots:
        if source == "minor":
            value += MINOR_POINT * n
        elif kind not in f.closed:
            value += POINT * n
    tile = INVESTMENTS[f.tile]
    if tile.event and not f.event and f.stage != "acting" and s.players[f.seat].hand:
        value += EVENT_CHANCE
    if tile.upgrade and not f.upgraded:
        value += UPGRADE_CHANCE
    return value
