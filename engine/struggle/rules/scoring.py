"""The Scoring Phase of a peace turn (rules 12, ruling R34)."""

from __future__ import annotations

from engine.core.event import Event
from engine.struggle.board import PRESTIGE, REGION_IDS, REGION_MASK, USA_SPACES
from engine.struggle.cards import questions
from engine.struggle.events import PrestigeWon
from engine.struggle.rules import awards, demand
from engine.struggle.rules.control import held_unmarked, open_spaces
from engine.struggle.rules.score_ledger import score
from engine.struggle.state import NOBODY, Seat, State

Out = list[Event]
PRESTIGE_VP = 2


def prestige(s: State) -> tuple[int, int]:
    """Returns how many prestige spaces the sides hold, as (France's, Britain's) number: those in Europe, with the USA
    spaces once they are open."""
    mask = PRESTIGE & (REGION_MASK["europe"] | USA_SPACES) & open_spaces(s)
    return (held_unmarked(s, 0) & mask).bit_count(), (held_unmarked(s, 1) & mask).bit_count()


def score_turn(s: State, out: Out) -> Seat:
    """Scores awards, prestige, demand and Ministries at the end of a peace turn. Returns the side that got every award
    and every commodity in demand, or NOBODY.
    """
    got = [awards.score_region(s, region, out) for region in REGION_IDS]
    counts = prestige(s)
    most = demand.leader(counts)
    out.append(PrestigeWon(most, counts))
    if most != NOBODY:
        score(s, most, PRESTIGE_VP, "prestige", "", out)
    got += [demand.score_commodity(s, commodity, out) for commodity in s.demand]
    for seat, player in enumerate(s.players):
        for minister in questions.answers(player, "scoring_vp"):
            score(s, seat, minister.scoring_vp(s, seat), "ministry", minister.id, out)
    return got[0] if all(side == got[0] for side in got) else NOBODY
