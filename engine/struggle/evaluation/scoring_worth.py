"""Values the scoring that the open turn is going to bring, in VP for France, from who leads where now."""

from __future__ import annotations

import functools
from typing import NamedTuple

from engine.struggle.board import COMMODITY_MASK, PRESTIGE, REGION_IDS, REGION_MASK, USA_SPACES
from engine.struggle.components import AWARDS, COMMODITIES, GAME
from engine.struggle.evaluation.weights import AVAILABLE, TRP
from engine.struggle.rules.control import held_unmarked, open_spaces
from engine.struggle.rules.demand import reward_in
from engine.struggle.rules.scoring import PRESTIGE_VP
from engine.struggle.state import BRITAIN, FRANCE, Mask, State

COMMODITY_LATER = 0.3
EXTRA_LEAD = 0.06


class Flags(NamedTuple):
    """All that decides how a turn would be scored now. `france`, `britain`: the spaces they hold without a Conflict
    marker; `prestige`: the spaces that count for it; the turn's awards and demand."""

    france: Mask
    britain: Mask
    prestige: Mask
    awards: tuple[int, ...]
    demand: tuple[str, ...]
    turn: int


def flags_of(s: State) -> Flags:
    """Returns what decides how the turn would be scored in this position."""
    return Flags(held_unmarked(s, FRANCE), held_unmarked(s, BRITAIN), prestige_spaces(s), s.awards, s.demand, s.turn)


def prestige_spaces(s: State) -> Mask:
    """Returns the mask of the prestige spaces that count in this turn's scoring."""
    return PRESTIGE & (REGION_MASK[REGION_IDS[0]] | USA_SPACES) & open_spaces(s)


def scoring_worth(s: State) -> float:
    """Returns the expected scoring of this turn in VP for France, discounted for the rounds left."""
    return leads_worth(flags_of(s)) * nearness(s)


def nearness(s: State) -> float:
    """Returns the factor that discounts this turn's expected scoring: 0.55 at the turn's start, 1 at its end."""
    return 0.55 + 0.45 * s.round / (2 * GAME.action_rounds)


@functools.lru_cache(maxsize=1 << 13)
def leads_worth(flags: Flags) -> float:
    """Returns the expected scoring of a turn in VP for France. Cached: many moves change no flags, and lines of moves
    come to the same in another order."""
    value = 0.0
    for index in range(len(REGION_IDS)):
        value += region_worth(flags, index)
    value += prestige_worth(flags)
    for commodity in COMMODITIES:
        value += demand_worth(flags, commodity)
    return value


@functools.cache
def lead_worth(lead: int, margin: int) -> float:
    """Converts a lead to a share of a reward: lead / margin, from -1 to 1, and a little more if beyond the margin."""
    if lead == 0:
        return 0.0
    share = max(-1.0, min(1.0, lead / margin))
    beyond = max(-3, min(3, lead - margin if lead > 0 else lead + margin))
    return share + EXTRA_LEAD * (beyond if lead * beyond > 0 else 0)


def lead_in(flags: Flags, mask: Mask) -> int:
    """Returns by how many flags France leads Britain in these spaces, without those under Conflict markers."""
    return (flags.france & mask).bit_count() - (flags.britain & mask).bit_count()


def region_worth(flags: Flags, index: int) -> float:
    """Returns the expected value of a region's award in VP for France; negative if Britain leads."""
    if not flags.awards:
        return 0.0
    award = AWARDS[flags.awards[index]]
    return (award.vp + TRP * award.trp) * lead_worth(lead_in(flags, REGION_MASK[REGION_IDS[index]]), award.margin)


def prestige_worth(flags: Flags) -> float:
    """Returns the expected value of prestige in VP for France; negative if Britain leads."""
    return PRESTIGE_VP * lead_worth(lead_in(flags, flags.prestige), 1)


def demand_worth(flags: Flags, commodity: str) -> float:
    """Returns the expected value in VP for France of a commodity in demand now or perhaps later."""
    lead = lead_in(flags, COMMODITY_MASK[commodity])
    if commodity not in flags.demand:
        return COMMODITY_LATER * lead_worth(lead, 2)
    got = reward_in(flags.turn, commodity)
    return (got.vp + TRP * got.trp - AVAILABLE * got.debt) * lead_worth(lead, 1)
