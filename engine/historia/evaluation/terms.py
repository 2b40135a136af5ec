"""Splits the evaluation into named terms, from which bots explain their moves; see core/evaluation_terms.py.

The hand-written part (evaluate.py) and the learned part (learned.json) are summed under the same names.
"""

from __future__ import annotations

from engine.core.evaluation_terms import Term
from engine.historia.components import LAST_TURN, LEADERS
from engine.historia.decisions import DraftDecision
from engine.historia.evaluation import evaluate
from engine.historia.evaluation.evaluate import GOVERNMENT, WEIGHTS
from engine.historia.evaluation.features import FEATURES, FeatureInputs
from engine.historia.evaluation.learned import MODEL, is_learned
from engine.historia.rules import counts, map
from engine.historia.state import Seat, State

GROUPS: dict[str, tuple[str, ...]] = {
    "technology": ("technology", "technology_left", "technology_high", "less_advanced"),
    "military": ("military", "military_left", "weaker", "stronger"),
    "territories": ("territories_left", "open"),
    "sole": ("sole", "sole_left", "sole_scoring"),
    "cubes": ("supply", "supply_left", "supply_of_one", "used", "cubes_left"),
    "wonders": ("wonders", "wonders_left", "wonder_uses", "wonders_ready"),
}
"""The learned features of each term; those that are in no group belong to the cards."""
TERM = {feature: term for term, features in GROUPS.items() for feature in features}


def terms(s: State, seat: Seat) -> dict[str, Term]:
    """Returns the terms that `learned_forecast` adds up for a civilization, by name."""
    w = WEIGHTS
    own = s.seats[seat]
    found = {"points": Term(float(own.vp), own.vp, always=True)}
    if not s.over:
        turns = LAST_TURN - s.turn + 1
        level, late = w.level_end + w.level_turn * (turns - 1), min(1.0, (turns + 1) / 4)
        near = w.technology_near * max(0, own.technology - 8) ** 2
        presence = w.present * own.cubes.bit_count()
        found |= {
            "technology": Term(own.technology * level + near, own.technology),
            "military": Term(own.military * level, own.military),
            "government": Term(w.government * turns * GOVERNMENT[counts.government(s, seat)]),
            "territories": Term(presence, own.cubes.bit_count()),
            "sole": Term(evaluate.land_worth(s, seat, w) - presence, map.sole(s, seat).bit_count()),
            "cubes": Term(late * evaluate.cubes_worth(own, w), own.supply),
            "cards": Term(late * evaluate.cards_worth(s, own, w), own.hand.bit_count()),
            "wonders": Term(evaluate.wonders_worth(s, seat, own, turns, w), len(own.wonders)),
            "leader": _leader(s, seat),
        }
    if is_learned(s, seat):
        inputs = FeatureInputs(s, seat)
        for name, weight in MODEL.weights.items():
            term = TERM.get(name, "cards")
            found[term] = found[term]._replace(worth=found[term].worth + weight * FEATURES[name](inputs))
    return found | _others(s, seat)


def _others(s: State, seat: Seat) -> dict[str, Term]:
    """The terms of the other civilizations' points and territories."""
    w = WEIGHTS
    others = [civilization for other, civilization in enumerate(s.seats) if other != seat]
    if not others:
        return {}
    best = max(others, key=lambda c: c.vp + w.present * c.cubes.bit_count())
    vp, land = sum(c.vp for c in others), sum(c.cubes.bit_count() for c in others)
    points = w.rivals * vp / len(others) + w.best_rival * best.vp
    places = w.present * (w.rivals * land / len(others) + w.best_rival * best.cubes.bit_count())
    return {"their_points": Term(-points, vp, burden=True), "their_territories": Term(-places, land, burden=True)}


def _leader(s: State, seat: Seat) -> Term:
    """The term of a civilization's leader: how much of what its high aim asks for is met. In the draft that is not
    known yet."""
    leader = LEADERS.get(s.seats[seat].leader)
    if leader is None:
        return Term(0.0)
    worth = WEIGHTS.leader * evaluate.leader_now(s, seat, s.seats[seat])
    asked = [(test, test.least) for test in leader.high.aim if test.least is not None]
    if not asked or (s.frames and isinstance(s.frames[-1], DraftDecision)):
        return Term(worth)
    met = sum(min(counts.COUNTS[test.kind](s, seat), least) for test, least in asked)
    return Term(worth, met, limit=sum(least for _, least in asked))
