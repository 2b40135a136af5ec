"""Region Awards: drawing one for each region, and scoring them (rules 4.3 phase 3, 12.1; rulings R31, R36)."""

from __future__ import annotations

from engine.core.event import Event
from engine.core.rng import Rng
from engine.struggle.board import REGION_IDS, REGION_MASK
from engine.struggle.cards import questions
from engine.struggle.components import AWARDS, FIRST_OF_ERA
from engine.struggle.events import AwardsShown, AwardWon
from engine.struggle.rules import debt
from engine.struggle.rules.control import held_unmarked
from engine.struggle.rules.score_ledger import score
from engine.struggle.state import NOBODY, Seat, State

Out = list[Event]


def draw_awards(s: State, out: Out) -> None:
    """Draws the Awards: four of the eight in the first turn of an era, the other four in the second."""
    regions = len(REGION_IDS)
    if s.turn in FIRST_OF_ERA:
        rng = Rng(s.rng)
        mixed = tuple(rng.shuffled(list(AWARDS)))
        s.rng = rng.state
        s.awards, s.awards_rest = mixed[:regions], mixed[regions:]
    else:
        s.awards, s.awards_rest = s.awards_rest, ()
    out.append(AwardsShown(s.awards))


def spaces_held(s: State, region: str) -> tuple[int, int]:
    """Returns how many spaces the sides hold in a region, as (France's, Britain's) number, by flags and Squadrons
    without a Conflict marker."""
    mask = REGION_MASK[region]
    return (held_unmarked(s, 0) & mask).bit_count(), (held_unmarked(s, 1) & mask).bit_count()


def winner(s: State, region: str) -> Seat:
    """Returns the side that a region's award would go to now, or NOBODY if neither leads by the award's margin."""
    france, britain = spaces_held(s, region)
    margin = AWARDS[s.awards[REGION_IDS.index(region)]].margin
    if france - britain >= margin:
        return 0
    return 1 if britain - france >= margin else NOBODY


def worth(s: State, region: str, side: Seat) -> int:
    """Returns the VP that a region's award would give a side, as the face-up Ministries of both sides change it; never
    below 0."""
    vp = AWARDS[s.awards[REGION_IDS.index(region)]].vp
    for seat, player in enumerate(s.players):
        vp += sum(m.award_vp(region, seat == side) for m in questions.answers(player, "award_vp"))
    return max(0, vp)


def worth_trp(s: State, region: str, side: Seat) -> int:
    """Returns the Treaty Points that a region's award would give a side, with those that Ministries add."""
    more = sum(m.award_trp(region) for m in questions.answers(s.players[side], "award_trp"))
    return AWARDS[s.awards[REGION_IDS.index(region)]].trp + more


def score_region(s: State, region: str, out: Out) -> Seat:
    """Gives a region's award (VP, Treaty Points, effects of Ministries) to the side that leads there; returns the side,
    or NOBODY."""
    side = winner(s, region)
    award = AWARDS[s.awards[REGION_IDS.index(region)]]
    out.append(AwardWon(region, award.no, side, spaces_held(s, region)))
    if side == NOBODY:
        return side
    score(s, side, worth(s, region, side), "award", region, out)
    debt.gain_trp(s, side, worth_trp(s, region, side), out)
    for seat, player in enumerate(s.players):
        for minister in questions.answers(player, "on_award"):
            minister.on_award(s, seat, region, out)
    return side
