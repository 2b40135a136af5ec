"""Evaluates a position for bots, in VP: the score, and a forecast of scoring, wars and holdings.

Weights shape how bots play; no rule depends on them.
"""

from __future__ import annotations

import functools

from engine.struggle.board import (
    COMMODITY_MASK,
    FORTS,
    MARKETS,
    NAVAL,
    NEEDS,
    POLITICAL,
    PRESTIGE,
    REGION_IDS,
    REGION_MASK,
    TERRITORIES,
    THEATERS,
    USA_SPACES,
)
from engine.struggle.cards import questions
from engine.struggle.components import (
    AWARDS,
    COMMODITIES,
    EVENTS,
    GAME,
    INVESTMENTS,
    LAST_TURN,
    SIDES,
    TILE_EFFECT,
    TILE_STRENGTH,
)
from engine.struggle.decisions import RoundDecision
from engine.struggle.rules.bonus_war_tiles import HIDDEN_BASIC
from engine.struggle.rules.connection import linked
from engine.struggle.rules.control import open_spaces
from engine.struggle.rules.demand import reward
from engine.struggle.rules.final_scoring import final_scoring_rows
from engine.struggle.rules.scoring import PRESTIGE_VP
from engine.struggle.rules.wars.strength import board_strength
from engine.struggle.state import BRITAIN, FRANCE, NO_WAR, Mask, Seat, State

WON = 60.0
TRP = 0.45
TRP_MANY = 4
TRP_BEYOND = 0.15
AVAILABLE = 0.22
CONQUEST = 1.3
UNFLAGGING = 0.8
SPECIAL = 0.8
TOP_ROW = 0.4
MARKET = 0.22
ISOLATED = 0.12
POLITICAL_FLAG = 0.2
TERRITORY = 0.9
FORT = 0.7
DAMAGED_FORT = 0.35
ON_MAP = 0.5
IN_BOX = 0.45
ADVANTAGE = 0.35
EXHAUSTED = 0.2
CARD = 0.35
CARD_KEYED = 0.3
MINISTRY_UP = 0.05
COMMODITY_LATER = 0.3
EXTRA_LEAD = 0.06
POINT = 0.42
MINOR_POINT = 0.3
EVENT_CHANCE = 0.7
UPGRADE_CHANCE = 0.4
ROUND_TO_COME = 2.2
BASIC_MEAN = 7 / 16
BONUS_MEAN = 20 / 12
EFFECTS = {"debt": 0.3, "fort_or_squadron": 0.45, "unflag": 0.7, "": 0.0}
MARGIN_SPREAD = ((-2, 1 / 9), (-1, 2 / 9), (0, 3 / 9), (1, 2 / 9), (2, 1 / 9))
"""How far a theater's margin may differ from the expected one, with probabilities."""
MOST_HALF_POINTS = 16  # the largest expected margin; beyond it nothing changes


def evaluate(s: State, seat: Seat) -> float:
    """Evaluates a position for a side, in VP: how far it is ahead, negative if behind."""
    value = evaluate_for_france(s)
    return value if seat == FRANCE else -value


def evaluate_for_france(s: State) -> float:
    """Evaluates a position for France, in VP, negative if Britain is ahead; Britain's value is its negative."""
    value = float(s.vp - GAME.vp)
    if s.over:
        return value + (WON if s.winner == FRANCE else -WON)
    value += scoring_worth(s) + war_worth(s)
    for side, sign in ((FRANCE, 1), (BRITAIN, -1)):
        value += sign * (holdings(s, side) + side_worth(s, side))
    if s.turn == LAST_TURN:
        value += final_worth(s)
    return value + open_round_worth(s)


def final_worth(s: State) -> float:
    """Returns 0.8 times the VP that final scoring would give now, France's less Britain's."""
    return sum(vp if side == FRANCE else -vp for side, vp, _, _ in final_scoring_rows(s)) * 0.8


def open_round_worth(s: State) -> float:
    """Returns what the rest of the open round should bring, in VP for France (negative in Britain's); 0 if none is
    open."""
    frame = next((frame for frame in s.frames if isinstance(frame, RoundDecision)), None)
    return 0.0 if frame is None else (1 if frame.seat == FRANCE else -1) * round_worth(s, frame)


# --- the scoring of this turn ---


@functools.cache
def lead_worth(lead: int, margin: int) -> float:
    """Converts a lead to a share of a reward: lead / margin, from -1 to 1, and a little more if beyond the margin."""
    if lead == 0:
        return 0.0
    share = max(-1.0, min(1.0, lead / margin))
    beyond = max(-3, min(3, lead - margin if lead > 0 else lead + margin))
    return share + EXTRA_LEAD * (beyond if lead * beyond > 0 else 0)


def scoring_worth(s: State) -> float:
    """Returns the expected scoring of this turn in VP for France, discounted for the rounds left."""
    value = 0.0
    for index in range(len(REGION_IDS)):
        value += region_worth(s, index)
    value += prestige_worth(s)
    for commodity in COMMODITIES:
        value += demand_worth(s, commodity)
    return value * nearness(s)


def nearness(s: State) -> float:
    """Returns the factor that discounts this turn's expected scoring: 0.55 at the turn's start, 1 at its end."""
    return 0.55 + 0.45 * s.round / (2 * GAME.action_rounds)


def lead_in(s: State, mask: Mask) -> int:
    """Returns by how many flags France leads Britain in these spaces, without those under Conflict markers."""
    there = mask & ~s.conflict
    return (s.held[FRANCE] & there).bit_count() - (s.held[BRITAIN] & there).bit_count()


def region_worth(s: State, index: int) -> float:
    """Returns the expected value of a region's award in VP for France; negative if Britain leads."""
    if not s.awards:
        return 0.0
    award = AWARDS[s.awards[index]]
    return (award.vp + TRP * award.trp) * lead_worth(lead_in(s, REGION_MASK[REGION_IDS[index]]), award.margin)


def prestige_spaces(s: State) -> Mask:
    """Returns the mask of the prestige spaces that count in this turn's scoring."""
    return PRESTIGE & (REGION_MASK[REGION_IDS[0]] | USA_SPACES) & open_spaces(s)


def prestige_worth(s: State) -> float:
    """Returns the expected value of prestige in VP for France; negative if Britain leads."""
    return PRESTIGE_VP * lead_worth(lead_in(s, prestige_spaces(s)), 1)


def demand_worth(s: State, commodity: str) -> float:
    """Returns the expected value in VP for France of a commodity in demand now or perhaps later."""
    lead = lead_in(s, COMMODITY_MASK[commodity])
    if commodity not in s.demand:
        return COMMODITY_LATER * lead_worth(lead, 2)
    got = reward(s, commodity)
    return (got.vp + TRP * got.trp - AVAILABLE * got.debt) * lead_worth(lead, 1)


# --- the next war ---


@functools.cache
def spoils_worth(war: int, theater: int, margin: int) -> float:
    """Returns the value in VP for France of a theater's spoils at this margin (negative: Britain won); 0 for a tie."""
    if not margin:
        return 0.0
    side = FRANCE if margin > 0 else BRITAIN
    for row in THEATERS[war][theater].spoils:
        if row.side in ("either", SIDES[side]) and row.low <= abs(margin) and (abs(margin) <= row.high or not row.high):
            value = row.vp + CONQUEST * row.cp - TRP * row.trp + SPECIAL * len(row.special)
            value += UNFLAGGING * bool(row.unflag) + TOP_ROW * row.top
            return value if side == FRANCE else -value
    return 0.1 if side == FRANCE else -0.1


@functools.cache
def margin_worth(war: int, theater: int, halves: int) -> float:
    """Returns the weighted mean of `spoils_worth` (for France) over what a margin of so many half points may become."""
    value = 0.0
    low, odd = divmod(halves, 2)
    for off, share in MARGIN_SPREAD:
        here = spoils_worth(war, theater, low + off)
        value += share * ((here + spoils_worth(war, theater, low + off + 1)) / 2 if odd else here)
    return value


def tile_strength(tile: str) -> float:
    """Returns the strength that a War tile adds at a theater; if hidden, the mean of its kind, Basic or Bonus."""
    known = TILE_STRENGTH.get(tile)
    if known is not None:
        return float(known)
    return BASIC_MEAN if tile == HIDDEN_BASIC else BONUS_MEAN


@functools.lru_cache(maxsize=4096)
def tiles_worth(laid: tuple[str, ...]) -> tuple[float, float]:
    """Returns the total strength of the tiles that a side laid at a theater, and what their effects are worth to it."""
    return sum(map(tile_strength, laid)), sum([EFFECTS[TILE_EFFECT.get(tile, "")] for tile in laid])


def war_worth(s: State) -> float:
    """Returns the expected value of the next war in VP for France, discounted while it is far away."""
    if s.war >= NO_WAR:
        return 0.0
    far = {1: 1.0, 2: 0.45, 3: 1.0, 4: 1.0, 5: 1.0}.get(s.turn, 1.0)
    near = far * (0.6 + 0.4 * s.round / (2 * GAME.action_rounds))
    value = 0.0
    for theater in range(len(s.won), len(THEATERS[s.war])):
        lead = 0.0
        for side, sign in ((FRANCE, 1), (BRITAIN, -1)):
            player = s.players[side]
            strength = float(board_strength(s, s.war, theater, side))
            if theater < len(player.laid):
                expected, effects = tiles_worth(player.laid[theater])
                strength += expected
                value += sign * effects * near
            lead += sign * strength
        halves = max(-MOST_HALF_POINTS, min(MOST_HALF_POINTS, round(lead * 2)))
        value += margin_worth(s.war, theater, halves) * near
    return value


# --- holdings ---


def holdings(s: State, side: Seat) -> float:
    """Returns the worth, in VP, of what a side has on the map: flags, Squadrons, Forts, Territories and Advantages."""
    held = s.held[side]
    chained = linked(s, side)
    value = MARKET * chained.bit_count() + ISOLATED * (held & MARKETS & ~chained).bit_count()
    value += POLITICAL_FLAG * (held & POLITICAL).bit_count() + TERRITORY * (held & TERRITORIES).bit_count()
    value += FORT * (held & FORTS & ~s.damaged).bit_count() + DAMAGED_FORT * (held & FORTS & s.damaged).bit_count()
    value += ON_MAP * (held & NAVAL).bit_count()
    for index, needs in enumerate(NEEDS):
        if held & needs == needs:
            value += EXHAUSTED if s.exhausted >> index & 1 else ADVANTAGE
    return value


def side_worth(s: State, side: Seat) -> float:
    """Returns the worth, in VP, of a side's Available Debt, Treaty Points, Navy Box and cards."""
    player = s.players[side]
    value = AVAILABLE * player.available + IN_BOX * (player.box + player.aside)
    value += treaty_worth(player.trp)
    value += sum(MINISTRY_UP for _, up in player.ministries if up)
    return value + hand_worth(player.hand, player.ministries)


def treaty_worth(trp: int) -> float:
    """Returns the worth, in VP, of this many Treaty Points; those beyond TRP_MANY count less."""
    return TRP * min(trp, TRP_MANY) + TRP_BEYOND * max(0, trp - TRP_MANY)


@functools.lru_cache(maxsize=4096)
def hand_worth(hand: tuple[str, ...], ministries: tuple[tuple[str, bool], ...]) -> float:
    """Returns the worth, in VP, of Events in hand; more if one of these Ministries has an Event's keyword."""
    return sum([card_worth(card, ministries) for card in hand])


def card_worth(card: str, ministries: tuple[tuple[str, bool], ...]) -> float:
    """Returns the worth of an Event in hand; more if one of these Ministries has the keyword of its bonus."""
    event = EVENTS.get(card)
    if event is None or event.bonus_if is None or event.bonus_if.kind != "keyword":
        return CARD
    return CARD + (CARD_KEYED if questions.any_has_keyword(ministries, event.bonus_if.keyword) else 0.0)


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
