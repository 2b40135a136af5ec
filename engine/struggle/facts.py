"""Queries for the screen about a position: prices, points, scoring forecasts, theaters, Advantages, cards.

The only module of the rules that the game's screens query, so that they compute no rule themselves. Each function takes
a state or a view and changes nothing; reasons and prices are those of the rules.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.move import Reason
from engine.struggle.board import ADVANTAGE_IDS, REGION_IDS, THEATERS, Mask
from engine.struggle.cards import conditions, questions
from engine.struggle.components import AWARDS, EVENTS, INVESTMENTS, PRICE, SIDES
from engine.struggle.decisions import CalendarDecision, RoundDecision
from engine.struggle.moves import Move, Purchase, UseAbility, UseAdvantage
from engine.struggle.rules import action_round, advantages, awards, debt, demand, scoring
from engine.struggle.rules.bonus_war_tiles import is_basic
from engine.struggle.rules.connection import isolated
from engine.struggle.rules.control import advantage_blocked, advantage_holder, protected
from engine.struggle.rules.purchases import payment, points
from engine.struggle.rules.purchases.quote import PriceQuote
from engine.struggle.rules.wars import conquest
from engine.struggle.rules.wars import strength as strengths
from engine.struggle.state import NO_WAR, NOBODY, Seat, State

# --- the round ---


def round_of(s: State) -> RoundDecision | None:
    """Returns the Action Round in progress, or None."""
    return next((frame for frame in reversed(s.frames) if isinstance(frame, RoundDecision)), None)


def price(s: State, move: Purchase) -> PriceQuote | Reason | None:
    """Returns the price of a purchase by parts, whether or not the side can pay it, or the reason why it can't be made;
    None outside a round."""
    f = round_of(s)
    return None if f is None else action_round.quote(s, f, move)


@dataclass(frozen=True, slots=True)
class PointFund:
    """Points of the round: kind, source, limit ("" for none), number, and whether an action can still spend them."""

    points: str
    source: str
    limit: str
    n: int
    usable: bool


def round_funds(s: State) -> list[PointFund]:
    """Returns the action points left in the round in progress, by kind, source and limit, each with whether it can
    still be spent; [] outside a round."""
    f = round_of(s)
    if f is None:
        return []
    return [
        PointFund(kind, source, limit, n, not f.minor_used if source == "minor" else kind not in f.closed)
        for kind, source, limit, n in f.lots
    ]


def lost_by(s: State, move: Purchase) -> int:
    """Returns how many points a purchase would forfeit, because it ends the open series of purchases of another kind
    (ruling R2); 0 if none."""
    f = round_of(s)
    if f is None or not f.open:
        return 0
    q = action_round.quote(s, f, move)
    if isinstance(q, Reason) or (q.as_ == "major" and q.points == f.open):
        return 0
    trial, line = f.copy(), f.open
    points.spend(s, trial, q, max(0, q.price - points.funds(s, f, q)))
    joins = points.MINOR_SOURCES if INVESTMENTS[f.tile].minor == line and not trial.minor_used else ()
    return sum(n for kind, source, _, n in trial.lots if kind == line and source not in joins)


@dataclass(frozen=True, slots=True)
class Credit:
    """A way to pay what points do not: Debt taken, how much of it is recorded, and Treaty Points."""

    debt: int
    recorded: int
    trp: int


def credits_for(s: State, move: Purchase) -> tuple[Credit, ...]:
    """Returns every mix of Debt and Treaty Points that pays what points do not; () if none is needed or possible."""
    f = round_of(s)
    q = price(s, move)
    if f is None or not isinstance(q, PriceQuote) or payment.why_not(s, f, q) is not None:
        return ()
    missing = q.price - points.funds(s, f, q)
    if missing <= 0:
        return ()
    silent = payment.unrecorded(s, f.seat, q.points)
    return tuple(Credit(debt, debt - min(debt, silent), trp) for debt, trp in payment.mixes(s, f, q, missing))


def debt_room(s: State, seat: Seat, kind: str) -> int:
    """Returns the Debt a side may still take for points of a kind: its Available Debt, and what Ministries let it take
    unrecorded."""
    return s.players[seat].available + payment.unrecorded(s, seat, kind)


POINTS_OF = {"market": "economic", "political": "diplomatic", "fort": "military", "naval": "military"}
"""By a space's type: the kind of points that buys there."""


@dataclass(frozen=True, slots=True)
class UnusedPoints:
    """Things that ending the round would forfeit: points, the upgrade, Advantages, abilities ("card.ability")."""

    funds: tuple[PointFund, ...] = ()
    upgrade: bool = False
    advantages: tuple[str, ...] = ()
    abilities: tuple[str, ...] = ()


def unused(s: State, legal: list[Move]) -> UnusedPoints:
    """Returns what the phasing side could still use in its round: points, the Military Upgrade, and the Advantages and
    abilities that `legal` moves use."""
    f = round_of(s)
    if f is None:
        return UnusedPoints()
    ready = dict.fromkeys(move.advantage for move in legal if isinstance(move, UseAdvantage))
    able = dict.fromkeys(f"{move.ministry}.{move.ability}" for move in legal if isinstance(move, UseAbility))
    upgrade = bool(f.tile and INVESTMENTS[f.tile].upgrade and not f.upgraded)
    return UnusedPoints(
        tuple(fund for fund in round_funds(s) if fund.n and fund.usable), upgrade, tuple(ready), tuple(able)
    )


# --- scoring forecast ---


@dataclass(frozen=True, slots=True)
class RegionLead:
    """A row of the scoring: an award, prestige or a demand, with counts, margin, winner and reward."""

    category: str
    item: str
    counts: tuple[int, int]
    margin: int
    winner: Seat
    vp: int
    trp: int
    debt: int = 0


def turn_is_scored(s: State) -> bool:
    """Whether the peace turn has been scored and the next has not begun: in a war, or after the end."""
    return bool(s.over) or (isinstance(s.frames[0], CalendarDecision) and s.frames[0].phase == "after_war")


def scoring_now(s: State) -> list[RegionLead]:
    """Returns, in order of scoring, each row (award, prestige, demand) with both sides' counts, its winner and its
    reward if the turn ended now; VP of Ministries at the end of scoring are left out.

    Empty once the turn has been scored: its awards are still displayed, but do not score again.
    """
    rows: list[RegionLead] = []
    if turn_is_scored(s):
        return rows
    for index, region in enumerate(REGION_IDS if s.awards else ()):
        award, side = AWARDS[s.awards[index]], awards.winner(s, region)
        vp = awards.worth(s, region, side) if side != NOBODY else award.vp
        trp = awards.worth_trp(s, region, side) if side != NOBODY else award.trp
        rows.append(RegionLead("award", region, awards.spaces_held(s, region), award.margin, side, vp, trp))
    counts = scoring.prestige(s)
    rows.append(RegionLead("prestige", "", counts, 1, demand.leader(counts), scoring.PRESTIGE_VP, 0))
    for commodity in s.demand:
        counts, got = demand.markets(s, commodity), demand.reward(s, commodity)
        side = demand.leader(counts)
        trp = demand.worth_trp(s, commodity, side) if side != NOBODY else got.trp
        rows.append(RegionLead("demand", commodity, counts, 1, side, got.vp, trp, got.debt))
    return rows


# --- the next war ---


@dataclass(frozen=True, slots=True)
class SideFacts:
    """A side in a theater: strength by parts, its tiles as far as they are visible, and the visible sum.

    `hidden`: the numbers of hidden Basic and Bonus tiles.
    """

    parts: tuple[tuple[str, int], ...]
    tiles: tuple[str, ...]
    hidden: tuple[int, int]
    strength: int


def theater(s: State, number: int) -> tuple[SideFacts, SideFacts] | None:
    """Returns strength, its parts and War tiles of France and of Britain in a theater; None if it does not exist."""
    if s.war >= NO_WAR or not 0 <= number < len(THEATERS[s.war]):
        return None
    sides = []
    for seat in range(len(SIDES)):
        laid = s.players[seat].laid[number] if number < len(s.players[seat].laid) else ()
        backs = [tile for tile in laid if tile.startswith("?")]
        basic = sum(map(is_basic, backs))
        parts = tuple(strengths.board_parts(s, s.war, number, seat))
        total = strengths.strength(s, s.war, number, seat)
        sides.append(SideFacts(parts, tuple(laid), (basic, len(backs) - basic), total))
    return sides[0], sides[1]


# --- markers on the map ---


def debt_repaid_by_passing(s: State, seat: Seat) -> int:
    """Returns the amount of Debt that the side would repay by passing the round."""
    return debt.debt_reduction(s, seat, PRICE.pass_repays)


def refusal_vp(s: State, seat: Seat) -> int:
    """Returns the VP that the opponent would score if this side refused to cede a Territory now."""
    return conquest.refusal_vp(s, seat)


def isolated_markets(s: State) -> Mask:
    """Mask of the isolated markets: in a round, those isolated at its start that have not changed hands since; at other
    times, those isolated in this position."""
    return s.isolated & ~s.changed if round_of(s) else isolated(s)


def protected_markets(s: State) -> Mask:
    """Returns the mask of the markets of both sides that a Squadron or undamaged Fort of their own side protects."""
    return protected(s)


@dataclass(frozen=True, slots=True)
class AdvantageState:
    """An Advantage's holder (-1: none) and state: "ready", "exhausted", "blocked" or "new" in this round."""

    id: str
    holder: Seat
    state: str


def advantage_states(s: State) -> list[AdvantageState]:
    """Returns holder and state (ready, exhausted, blocked or new) of each Advantage in the order of the component
    file."""
    out = []
    gained = s.gained if round_of(s) else 0
    for index, name in enumerate(ADVANTAGE_IDS):
        state = "ready"
        if s.exhausted >> index & 1:
            state = "exhausted"
        elif advantage_blocked(s, index):
            state = "blocked"
        elif gained >> index & 1:
            state = "new"
        out.append(AdvantageState(name, advantage_holder(s, index), state))
    return out


# --- cards ---


def bonus_holds(s: State, seat: Seat, card: str) -> bool:
    """Whether an Event would give its bonus to a side now, if it turned up no further Ministry."""
    condition = EVENTS[card].bonus_if
    return condition is not None and conditions.holds(s, condition, seat)


def bonus_by_revealing(s: State, seat: Seat, card: str) -> list[str]:
    """Returns the ids of the side's face-down Ministries any of which, turned up, would give an Event its bonus; [] if
    it has its bonus already, or if the bonus needs no keyword."""
    condition = EVENTS[card].bonus_if
    if condition is None or condition.kind != "keyword" or bonus_holds(s, seat, card):
        return []
    return questions.hidden_with(s.players[seat], condition.keyword)


def why_not_advantage(s: State, name: str) -> Reason | None:
    """Returns why an Advantage can't be used now, leaving its targets aside; None if it can, or outside a round."""
    f = round_of(s)
    return None if f is None else advantages.why_not_use(s, f, name)
