"""Splits the evaluation into named terms, from which a bot explains a move.

See core/evaluation_terms.py. The hand-written part (evaluate.py) and the learned part (learned.json) are summed under
the same names.
"""

from __future__ import annotations

from engine.brazil.challenge import conditions, goals
from engine.brazil.challenge.evaluation import challenge_value, goal_worth, means_worth
from engine.brazil.components import GAME, MISSIONS
from engine.brazil.evaluation.evaluate import (
    COMBAT_CARD,
    GOLD_CARD,
    ROOM_TO_BUILD,
    UNIT_ON_MAP,
    UPGRADE,
    WORTH,
    goods_worth,
    mission_worth,
    promise,
    room,
)
from engine.brazil.evaluation.features import FEATURES, FeatureInputs
from engine.brazil.evaluation.forecast import DECIDED, chance, forecast
from engine.brazil.evaluation.learned import MODEL, more_promised
from engine.brazil.rules import bag, missions
from engine.brazil.rules.control import controlled, on_map, rivals
from engine.brazil.rules.production import tiles_vp
from engine.brazil.state import Seat, State
from engine.core.evaluation_terms import Term
from engine.core.float_sum import float_sum

MISSION = "mission:"
GROUPS: dict[str, tuple[str, ...]] = {
    "points": ("vp",),
    "goods": (
        *("sugarcane", "coffee", "brazilwood", "cotton", "gold", "science"),
        *("goods_beyond_supply", "goods_beyond_ten", "payable_resources"),
    ),
    "gold_cards": ("gold_cards",),
    "combat_cards": ("combat_cards",),
    "units": ("units_on_map", "units_deployed", "units_defeated", "strength_on_map"),
    "paintings": ("paintings",),
    "palaces": ("palaces",),
    "palace_sites": ("palaces_open",),
    "exploration": ("exploration", "reach_unexplored", "further_unexplored", "peeked"),
    "danger": ("tiles_in_danger",),
    "targets": ("tiles_to_take",),
    "room": ("room",),
    "victory": ("lead",),
}
"""Maps learned features to their term; `group_of` adds the others by prefix."""
OF_FEATURE = {feature: term for term, features in GROUPS.items() for feature in features}


def terms(s: State, seat: Seat) -> dict[str, Term]:
    """Returns the terms that `forecast` adds up for a seat, by name, and as negative ones the mean forecast of its
    opponents."""
    own = _challenge(s) if s.board.scenario.challenge and seat == conditions.HUMAN else _own(s, seat)
    return own | _others(s, seat)


def group_of(feature: str) -> str:
    """Returns the name of the term that a learned feature belongs to."""
    if feature in OF_FEATURE:
        return OF_FEATURE[feature]
    if feature.startswith("can_"):
        return "next_buys"
    if feature.startswith("mission_"):
        return "mission_progress"
    if feature == "products" or feature.startswith("upgraded_"):
        return "products"
    return "tiles"


def _own(s: State, seat: Seat) -> dict[str, Term]:
    g = FeatureInputs(s, seat)
    player = g.player
    if s.board.scenario.challenge and s.over:  # then only points count for an opponent
        written: dict[str, float] = {"points": float(g.points)}
    else:
        written = {
            "points": float(g.points),
            "goods": goods_worth(s, seat),
            "gold_cards": GOLD_CARD * len(player.gold_cards),
            "combat_cards": COMBAT_CARD * len(player.combat_cards),
            "products": UPGRADE * len(player.products),
            "units": UNIT_ON_MAP * on_map(player),
            **{f"mission:{mission}": mission_worth(mission, share, s.era) for mission, share in g.stand.shares},
            "monarch": WORTH.monarchs.get(player.monarch, 0.0),
            "missions": promise(player) - WORTH.monarchs.get(player.monarch, 0.0),
            "room": ROOM_TO_BUILD * room(s, seat),
        }
    written["missions"] = written.get("missions", 0.0) + more_promised(player.missions + player.revealed)
    for name, weight in MODEL.weights.items():
        written[group_of(name)] = written.get(group_of(name), 0.0) + weight * FEATURES[name](g)
    if not s.board.scenario.challenge and (s.over or s.ending or s.round >= GAME.last_round):
        written["victory"] = written.get("victory", 0.0) + DECIDED * chance(s, seat)
    number = {
        "points": g.points,
        "goods": bag.size(g.goods),
        "gold_cards": len(player.gold_cards),
        "combat_cards": len(player.combat_cards),
        "products": len(player.products),
        "units": on_map(player),
        "paintings": len(player.paintings),
        "palaces": len(player.palaces),
        "tiles": g.under.bit_count(),
        "danger": FEATURES["tiles_in_danger"](g),
        "targets": FEATURES["tiles_to_take"](g),
    }
    found = {
        name: Term(written.get(name, 0.0), int(number[name]) if name in number else None, burden=name == "danger")
        for name in dict.fromkeys((*written, *number))
    }
    # some gold cards score at the end, so the points would reveal them
    found["points"] = found["points"]._replace(always=True, secret=bool(player.gold_cards))
    for name in written:
        if name.startswith(MISSION):
            found[name] = _mission(s, seat, name.removeprefix(MISSION), written[name])
    return found


def _mission(s: State, seat: Seat, mission: str, worth: float) -> Term:
    """The term of a Mission in hand: how much of what it asks for is there."""
    rows = [missions.progress(s, seat, objective) for objective in MISSIONS[mission].objectives]
    have, needed = sum(min(row) for row in rows), sum(needed for _, needed in rows)
    return Term(worth, have, secret=True, limit=needed)


def _others(s: State, seat: Seat) -> dict[str, Term]:
    """The mean forecast of the opponents; their tiles and units are terms of their own, as they can be taken."""
    others = rivals(s, seat)
    if not others:
        return {}
    held = [controlled(s, other) for other in others]
    units = [on_map(s.seats[other]) for other in others]
    tiles = sum(tiles_vp(s, mask) for mask in held) / len(others)
    on = UNIT_ON_MAP * sum(units) / len(others)
    whole = float_sum(forecast(s, other, 1.0) for other in others) / len(others)
    return {
        "their_tiles": Term(-tiles, sum(mask.bit_count() for mask in held), burden=True),
        "their_units": Term(-on, sum(units), burden=True),
        "their_rest": Term(tiles + on - whole),
    }


def _challenge(s: State) -> dict[str, Term]:
    """The terms of a challenge's evaluation, one per goal ("goal:era_3" and the like)."""
    level = conditions.terms(s)
    assert level is not None
    whole = challenge_value(s)
    if s.over:
        return {"victory": Term(whole)}
    own = s.seats[conditions.HUMAN]
    found = {f"goal:{goal.id}": Term(goal_worth(s, own, goal), goals.count_now(s, goal)) for goal in level.goals}
    found["means"] = Term(means_worth(s, own))
    found["units"] = Term(0.0, on_map(own))
    return found | {"rest": Term(whole - float_sum(term.worth for term in found.values()))}
