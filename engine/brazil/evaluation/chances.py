"""What the chance of winning is estimated from: what every seat may expect in this era, or how a challenge's goals
stand against the rounds that are left. See core/chance.py; the weights stand in chances.json."""

from __future__ import annotations

import functools
from pathlib import Path

from engine.brazil.challenge import conditions, goals, infeasibility
from engine.brazil.challenge.evaluation import campaign
from engine.brazil.components import GAME
from engine.brazil.evaluation.forecast import forecast
from engine.brazil.map.goals import LevelTerms
from engine.brazil.rules.missions import LAST_ERA
from engine.brazil.state import State
from engine.core.chance import Contest, by_progress, modelled, read_weights

PATH = Path(__file__).parent / "chances.json"
UNIT = 10.0  # victory points: the evaluation is divided by it
CAMPAIGN = 100.0  # the points of campaign.py are divided by it
LATEST = 6.0  # a goal that is further behind than this is as good as lost
IN_TIME, VERY_LATE = 1.0, 3.0  # of a goal that is further behind, a step more counts otherwise
HALF_ROUND = 0.5  # left of the last round, on average


def progress(s: State) -> float:
    """How far the game is, by its era; 1 in the last round and after it."""
    if s.over or s.ending or s.round >= GAME.last_round:
        return 1.0
    return (s.era - 1) / LAST_ERA


def contest(s: State) -> Contest:
    """Every seat; of a challenge only the one who is to win it. A goal that is proven out of reach makes that 0."""
    asked = conditions.terms(s)
    if asked is not None:
        return _challenge(s, asked)
    far = progress(s)
    seats = range(len(s.seats))
    return Contest(str(len(seats)), tuple(by_progress(forecast(s, seat, 1.0) / UNIT, far) for seat in seats))


def _challenge(s: State, asked: LevelTerms) -> Contest:
    late = list(behind(s).values())
    features = {"campaign": campaign(s) / CAMPAIGN}
    worst, mean = max(late), sum(late) / len(late)
    features |= {"in_time": -min(worst, IN_TIME), "late": IN_TIME - min(max(worst, IN_TIME), VERY_LATE)}
    features |= {"too_late": VERY_LATE - max(worst, VERY_LATE), "mean_ahead": -mean, "bias": 1.0}
    features[f"bias_{s.options.solo_difficulty}"] = 1.0
    if s.over:
        known: tuple[float, ...] = (1.0 if conditions.won(s) else 0.0,)
    else:
        known = (0.0,) if infeasibility.all_proofs(s) else ()
    return Contest("challenge", (features,), known)


def behind(s: State) -> dict[str, float]:
    """How far each goal of a challenge is behind, by its id."""
    asked = conditions.terms(s)
    return {row.goal.id: _behind(s, row, row.goal.by or asked.rounds) for row in goals.all_of(s)} if asked else {}


def _behind(s: State, row: goals.GoalProgress, last: int) -> float:
    """What is missing of a goal, as a share of the whole, against the share of its rounds that is left: 0 is met, 1 in
    time, more than that late; LATEST at most."""
    if row.standing in ("met", "kept"):
        return 0.0
    begun = 1 if row.goal.kind == "era" else 0  # what one has at the start is no progress
    missing = (row.needed - row.have) / max(1, row.needed - begun)
    left = max(HALF_ROUND, last - s.round + HALF_ROUND) / last
    return min(LATEST, max(0.0, missing) / left)


def chance(s: State) -> float:
    """The chance to win a challenge, 0 to 1; see Contest.known."""
    asked = contest(s)
    return asked.known[0] if asked.known else modelled(asked, weights().get(asked.row, {}))[0]


@functools.cache
def weights() -> dict[str, dict[str, float]]:
    """Those of the game."""
    return read_weights(PATH)


weights()  # read with the module: the folder of a one-file build may go later
