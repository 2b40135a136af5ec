"""The features of a position for a side, as functions by name: the inputs of the learned linear evaluation.

Every feature is how much more the side has than the other one, so the other side's has the opposite sign. Their weights
are in learned.json. `..._left` counts most in the first turn, then less and less, and not in the last; `..._late` grows
from 0 to 1 within each turn.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import NamedTuple

from engine.core.float_sum import float_sum
from engine.struggle.board import (
    ALLIES,
    ANCHORS,
    COMMODITY_MASK,
    FORTS,
    MARKETS,
    NAVAL,
    NEEDS,
    POLITICAL,
    REGION_IDS,
    REGION_MASK,
    SHIFTED,
    TERRITORIES,
    THEATERS,
    Mask,
    near,
)
from engine.struggle.components import AWARDS, COMMODITIES, GAME, LAST_TURN
from engine.struggle.decisions import RoundDecision
from engine.struggle.evaluation.evaluate import PositionParts, open_round
from engine.struggle.evaluation.holdings_worth import CARD, TRP_MANY, Ministries, card_worth
from engine.struggle.evaluation.scoring_worth import Flags, flags_of, lead_in
from engine.struggle.evaluation.war_worth import Laid, tiles_worth
from engine.struggle.rules.bonus_war_tiles import is_basic
from engine.struggle.rules.connection import linked_markets
from engine.struggle.rules.control import open_spaces
from engine.struggle.state import FRANCE, NO_WAR, Seat, State

FEW_DEBT = 2
CLEAR_LEAD = 2  # flags; a larger lead counts no more


Entries = dict[str, float]


@functools.lru_cache(maxsize=1 << 13)
def on_map(held: Mask, conflict: Mask, damaged: Mask, exhausted: int, spaces: Mask, war: int) -> Entries:
    """Counts what a side has on the map that holds `held`; `spaces`: those in play. Cached, as most moves leave what
    one of the sides has there as it is.

    `markets`: those that are not isolated; `conflicts`: flags under Conflict markers; `reach`: markets beside its own
    places that it does not hold; `allies`: flags that give strength in theaters of the next war, one for each theater;
    `advantages_used`: those that are exhausted, `advantages_near`: Advantages that lack one space.
    """
    linked = linked_markets(held, conflict)
    missing = [(needs & ~held).bit_count() for needs in NEEDS]
    unmarked = held & ~conflict
    return {
        "markets": linked.bit_count(),
        "isolated": (held & MARKETS & ~linked).bit_count(),
        "political": (held & POLITICAL).bit_count(),
        "conflicts": (held & SHIFTED & conflict).bit_count(),
        "reach": (near(held & ANCHORS | linked & ~conflict) & MARKETS & spaces & ~held).bit_count(),
        "allies": sum([(unmarked & mask).bit_count() for mask in ALLIES[war]]) if war < NO_WAR else 0,
        "territories": (held & TERRITORIES).bit_count(),
        "forts": (held & FORTS & ~damaged).bit_count(),
        "damaged": (held & FORTS & damaged).bit_count(),
        "squadrons": (held & NAVAL).bit_count(),
        "advantages": missing.count(0),
        "advantages_used": sum([not lacking and exhausted >> index & 1 for index, lacking in enumerate(missing)]),
        "advantages_near": missing.count(1),
    }


@functools.lru_cache(maxsize=1 << 13)
def belongings(
    squadrons: int, available: int, trp: int, hand: tuple[str, ...], ministries: Ministries, laid: Laid
) -> Entries:
    """Counts what a side has besides: from its Squadrons that are not on the map, Available Debt and so on; cached.

    `..._none`, `..._few`: 1 if so; `treaty_many`: Treaty Points beyond four; `events_keyed`: Events whose bonus a
    Ministry gives; `tile_strength`, `tile_effects`: what its War tiles bring (those that are hidden: on average).
    """
    return {
        "navy_box": squadrons,
        "debt": available,
        "debt_none": not available,
        "debt_few": available <= FEW_DEBT,
        "treaty": trp,
        "treaty_none": not trp,
        "treaty_many": max(0, trp - TRP_MANY),
        "events": len(hand),
        "events_keyed": sum([card_worth(card, ministries) > CARD for card in hand]),
        "events_none": not hand,
        "ministries": sum([up for _, up in ministries]),
        "bonus_tiles": sum([not is_basic(tile) for tiles in laid for tile in tiles]),
        "tile_strength": float_sum([tiles_worth(tiles)[0] for tiles in laid]),
        "tile_effects": float_sum([tiles_worth(tiles)[1] for tiles in laid]),
    }


ENTRIES = (*on_map(0, 0, 0, 0, 0, NO_WAR), *belongings(0, 0, 0, (), (), ()))
"""The names of all that is counted of a side."""


class Leads(NamedTuple):
    """France's leads. `awards`: VP of the awards it would win now, less those of Britain; `prestige`, `demand`,
    `others`: its leads in prestige spaces and in markets of each commodity in demand and of the others, each two at
    most; then its lead in each region."""

    awards: int
    prestige: int
    demand: int
    others: int
    regions: tuple[int, ...]


@functools.lru_cache(maxsize=1 << 13)
def leads(flags: Flags) -> Leads:
    """Returns France's leads; cached."""
    regions = tuple([lead_in(flags, REGION_MASK[region]) for region in REGION_IDS])
    awards = sum([award_vp(flags, index) for index in range(len(flags.awards))])
    demand = sum([commodity_lead(flags, one) for one in flags.demand])
    others = sum([commodity_lead(flags, one) for one in COMMODITIES if one not in flags.demand])
    return Leads(awards, _capped(lead_in(flags, flags.prestige)), demand, others, regions)


def award_vp(flags: Flags, index: int) -> int:
    """Returns the VP of a region's award if France would win it now, negative if Britain would, 0 if nobody."""
    award, lead = AWARDS[flags.awards[index]], lead_in(flags, REGION_MASK[REGION_IDS[index]])
    return award.vp * ((lead >= award.margin) - (-lead >= award.margin))


def commodity_lead(flags: Flags, commodity: str) -> int:
    """Returns France's lead in markets of a commodity, two at most."""
    return _capped(lead_in(flags, COMMODITY_MASK[commodity]))


def _capped(lead: int) -> int:
    return max(-CLEAR_LEAD, min(CLEAR_LEAD, lead))


class FeatureInputs:
    """A position from one side's point of view. `sign`: 1 for France, -1 for Britain, by which a value for France is
    multiplied; `more`: for each entry of a side, how much more it has than the other; `leads`:
    France's; `frame`: the open round, if any; `left`: the share of the turns that follow this one; `late`: the share of
    this turn's rounds that have begun; `parts`: the worth of scoring, war and open round for France."""

    __slots__ = ("frame", "late", "leads", "left", "more", "parts", "s", "seat", "sign")

    def __init__(self, s: State, seat: Seat, parts: PositionParts) -> None:
        self.s, self.seat, self.parts = s, seat, parts
        own, other = entries_of(s, seat), entries_of(s, 1 - seat)
        self.more = {name: own[name] - other[name] for name in ENTRIES}
        self.leads = leads(flags_of(s))
        self.sign = 1 if seat == FRANCE else -1
        self.left = (LAST_TURN - s.turn) / LAST_TURN
        self.late = s.round / (2 * GAME.action_rounds)
        self.frame = open_round(s)


def entries_of(s: State, side: Seat) -> Entries:
    """Returns all that is counted of a side, by name."""
    held, player = s.held[side], s.players[side]
    on_the_map = on_map(held, s.conflict & held, s.damaged & held, s.exhausted, open_spaces(s), s.war)
    return on_the_map | belongings(
        player.box + player.aside, player.available, player.trp, player.hand, player.ministries, player.laid
    )


Feature = Callable[[FeatureInputs], float]
LEFT = (
    *("markets", "political", "reach", "territories", "forts", "squadrons", "navy_box"),
    *("advantages", "advantages_near", "debt", "treaty", "events", "ministries"),
)
LATE = ("allies", "squadrons", "debt", "treaty", "events", "bonus_tiles")


OF_SIDES: dict[str, tuple[str, str]] = {
    **{name: (name, "") for name in ENTRIES},
    **{f"{name}_left": (name, "left") for name in LEFT},
    **{f"{name}_late": (name, "late") for name in LATE},
}
"""The features that compare an entry of both sides: the entry, and the factor that it is multiplied with, if any."""


def _compared(entry: str, factor: str) -> Feature:
    if factor == "left":
        return lambda g: g.left * g.more[entry]
    if factor == "late":
        return lambda g: g.late * g.more[entry]
    return lambda g: g.more[entry]


def _region(index: int) -> Feature:
    return lambda g: g.sign * g.leads.regions[index]


def _points_far(g: FeatureInputs) -> float:
    """The lead in VP, which counts more the nearer an end of the track is: cubed, and 15 at the end."""
    return g.sign * GAME.vp * ((g.s.vp - GAME.vp) / GAME.vp) ** 3


def _round(of: Callable[[RoundDecision], float]) -> Feature:
    """Something of the open round, negative if it is the other side's."""

    def feature(g: FeatureInputs) -> float:
        if g.frame is None:
            return 0.0
        return of(g.frame) if g.frame.seat == g.seat else -of(g.frame)

    return feature


def _theaters(g: FeatureInputs) -> float:
    """The share of the next war's theaters in which the side has more War tiles, less that of the other side."""
    if g.s.war >= NO_WAR:
        return 0.0
    found = 0
    for own, other in zip(g.s.players[g.seat].laid, g.s.players[1 - g.seat].laid, strict=False):
        found += (len(own) > len(other)) - (len(own) < len(other))
    return found / len(THEATERS[g.s.war])


FEATURES: dict[str, Feature] = {
    **{name: _compared(*of) for name, of in OF_SIDES.items()},
    **{f"lead_{region}": _region(index) for index, region in enumerate(REGION_IDS)},
    "points_left": lambda g: g.sign * (g.s.vp - GAME.vp) * g.left,
    "points_far": _points_far,
    "scoring": lambda g: g.sign * g.parts.scoring,
    "scoring_late": lambda g: g.sign * g.parts.scoring * g.late,
    "awards": lambda g: g.sign * g.leads.awards,
    "awards_late": lambda g: g.sign * g.leads.awards * g.late,
    "prestige": lambda g: g.sign * g.leads.prestige,
    "demand": lambda g: g.sign * g.leads.demand,
    "demand_later": lambda g: g.sign * g.leads.others * g.left,
    "war": lambda g: g.sign * g.parts.war,
    "war_late": lambda g: g.sign * g.parts.war * g.late,
    "theaters": _theaters,
    "round": lambda g: g.sign * g.parts.open_round,
    "to_move": _round(lambda frame: 1.0),
    "round_points": _round(lambda frame: sum([n for _, _, _, n in frame.lots])),
    "round_event": _round(lambda frame: not frame.event and frame.stage != "acting"),
    "initiative": lambda g: 1.0 if g.s.initiative == g.seat else -1.0,
}
