"""Splits the evaluation into named terms, from which bots explain their moves; see core/evaluation_terms.py.

The hand-written part (evaluate.py) and the learned part (learned.json) are summed under the same names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.core.evaluation_terms import THEIRS, Term
from engine.core.float_sum import float_sum
from engine.struggle.board import (
    COMMODITY_MASK,
    FORTS,
    MARKETS,
    NAVAL,
    NEEDS,
    POLITICAL,
    REGION_IDS,
    REGION_MASK,
    TERRITORIES,
)
from engine.struggle.components import AWARDS, COMMODITIES, GAME, LAST_TURN
from engine.struggle.evaluation.evaluate import final_worth, open_round_worth, position_parts
from engine.struggle.evaluation.features import (
    FEATURES,
    OF_SIDES,
    FeatureInputs,
    award_vp,
    commodity_lead,
    entries_of,
)
from engine.struggle.evaluation.holdings_worth import (
    ADVANTAGE,
    DAMAGED_FORT,
    EXHAUSTED,
    FORT,
    IN_BOX,
    ISOLATED,
    MARKET,
    MINISTRY_UP,
    ON_MAP,
    POLITICAL_FLAG,
    TERRITORY,
    hand_worth,
    treaty_worth,
)
from engine.struggle.evaluation.learned import MODEL
from engine.struggle.evaluation.scoring_worth import (
    demand_worth,
    flags_of,
    lead_in,
    nearness,
    prestige_worth,
    region_worth,
)
from engine.struggle.evaluation.war_worth import war_worth
from engine.struggle.evaluation.weights import AVAILABLE, WON
from engine.struggle.rules.connection import linked
from engine.struggle.state import FRANCE, Seat, State

TERM_OF_ENTRY = {
    **dict.fromkeys(("markets", "isolated", "conflicts", "reach"), "markets"),
    **dict.fromkeys(("political", "allies"), "alliances"),
    **{name: name for name in ("territories", "squadrons", "navy_box", "ministries")},
    **dict.fromkeys(("forts", "damaged"), "forts"),
    **dict.fromkeys(("advantages", "advantages_used", "advantages_near"), "advantages"),
    **dict.fromkeys(("debt", "debt_none", "debt_few"), "debt"),
    **dict.fromkeys(("treaty", "treaty_none", "treaty_many"), "treaty"),
    **dict.fromkeys(("events", "events_keyed", "events_none"), "events"),
    **dict.fromkeys(("bonus_tiles", "tile_strength", "tile_effects"), "war"),
}
"""The term to which an entry of the learned features belongs."""
TERM_OF_FEATURE = {
    **{f"lead_{region}": f"region:{region}" for region in REGION_IDS},
    **dict.fromkeys(("points_left", "points_far"), "points"),
    "prestige": "prestige",
    **dict.fromkeys(("war", "war_late", "theaters"), "war"),
    **dict.fromkeys(("round", "to_move", "round_points", "round_event", "initiative"), "round"),
}
"""The term to which another learned feature belongs; scoring, awards and demand belong to several."""
SCORED = (*(f"region:{region}" for region in REGION_IDS), "prestige", *(f"commodity:{one}" for one in COMMODITIES))


def terms(s: State, seat: Seat) -> dict[str, Term]:
    """Returns the terms that `learned_forecast` adds up for a side, by name ("region:europe" for a region,
    "commodity:furs" for a commodity). A `contested` term is given to the side that leads by its `limit` when the turn
    is scored."""
    sign = 1 if seat == FRANCE else -1
    found = {"points": Term(sign * float(s.vp - GAME.vp), sign * s.vp, always=True)}
    if s.over:
        return found | {"victory": Term(sign * (WON if s.winner == FRANCE else -WON))}
    near, flags = sign * nearness(s), flags_of(s)
    for index, region in enumerate(REGION_IDS):
        margin = AWARDS[s.awards[index]].margin if s.awards else None
        lead = sign * lead_in(flags, REGION_MASK[region])
        found[f"region:{region}"] = Term(near * region_worth(flags, index), lead, limit=margin, contested=True)
    lead = sign * lead_in(flags, flags.prestige)
    found["prestige"] = Term(near * prestige_worth(flags), lead, limit=1, contested=True)
    for commodity in COMMODITIES:
        lead = sign * lead_in(flags, COMMODITY_MASK[commodity])
        margin = 1 if commodity in s.demand else None
        found[f"commodity:{commodity}"] = Term(
            near * demand_worth(flags, commodity), lead, limit=margin, contested=True
        )
    found["war"] = Term(sign * war_worth(s))
    found["final"] = Term(sign * final_worth(s) if s.turn == LAST_TURN else 0.0)
    found["round"] = Term(sign * open_round_worth(s))
    found |= _held(s, seat)
    theirs = _held(s, 1 - seat).items()
    found |= {
        f"{THEIRS}{name}": Term(-term.worth, term.number, burden=not term.burden, limit=term.limit)
        for name, term in theirs
    }
    for name, worth in [*_learned(s, seat, found)]:
        found[name] = found[name]._replace(worth=found[name].worth + worth)
    return found


def _learned(s: State, seat: Seat, found: Mapping[str, Term]) -> Iterator[tuple[str, float]]:
    """Iterates over (name of a term, worth) of what was learned, to be added to the hand-written terms."""
    inputs, flags = FeatureInputs(s, seat, position_parts(s)), flags_of(s)
    own, other = entries_of(s, seat), entries_of(s, 1 - seat)
    shares = {"": 1.0, "left": inputs.left, "late": inputs.late}
    for name, weight in MODEL.weights.items():
        base, _, factor = name.rpartition("_")
        share = weight * shares.get(factor, 1.0)
        if name in OF_SIDES:
            entry, factor = OF_SIDES[name]
            term, share = TERM_OF_ENTRY[entry], weight * shares[factor]
            yield term, share * own[entry]
            yield f"{THEIRS}{term}" if f"{THEIRS}{term}" in found else term, -share * other[entry]
        elif "scoring" in (name, base):
            yield from ((one, share * found[one].worth) for one in SCORED)
        elif "awards" in (name, base):
            signed = share * inputs.sign
            yield from ((f"region:{REGION_IDS[i]}", signed * award_vp(flags, i)) for i in range(len(flags.awards)))
        elif name in ("demand", "demand_later"):
            signed = weight * inputs.sign * (1.0 if name == "demand" else inputs.left)
            of = [one for one in COMMODITIES if (one in flags.demand) == (name == "demand")]
            yield from ((f"commodity:{one}", signed * commodity_lead(flags, one)) for one in of)
        else:
            yield TERM_OF_FEATURE[name], weight * FEATURES[name](inputs)


def _held(s: State, side: Seat) -> dict[str, Term]:
    """The terms of one side's holdings."""
    held, player, chained = s.held[side], s.players[side], linked(s, side)
    whole, hurt = (held & FORTS & ~s.damaged).bit_count(), (held & FORTS & s.damaged).bit_count()
    number = {
        "markets": (held & MARKETS).bit_count(),
        "alliances": (held & POLITICAL).bit_count(),
        "territories": (held & TERRITORIES).bit_count(),
        "squadrons": (held & NAVAL).bit_count(),
    }
    isolated = (held & MARKETS & ~chained).bit_count()
    advantages = [s.exhausted >> index & 1 for index, needs in enumerate(NEEDS) if held & needs == needs]
    return {
        "markets": Term(MARKET * chained.bit_count() + ISOLATED * isolated, number["markets"]),
        "alliances": Term(POLITICAL_FLAG * number["alliances"], number["alliances"]),
        "territories": Term(TERRITORY * number["territories"], number["territories"]),
        "forts": Term(FORT * whole + DAMAGED_FORT * hurt, whole + hurt),
        "squadrons": Term(ON_MAP * number["squadrons"], number["squadrons"]),
        "advantages": Term(float_sum(EXHAUSTED if used else ADVANTAGE for used in advantages), len(advantages)),
        "debt": Term(AVAILABLE * player.available, player.debt, always=True, burden=True, limit=player.limit),
        "navy_box": Term(IN_BOX * (player.box + player.aside), player.box),
        "treaty": Term(treaty_worth(player.trp), player.trp, always=True),
        "ministries": Term(float_sum(MINISTRY_UP for _, up in player.ministries if up)),
        "events": Term(hand_worth(player.hand, player.ministries), len(player.hand)),
    }
