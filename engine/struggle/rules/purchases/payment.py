"""Paying for a purchase: points first, then Debt and Treaty Points for the rest (rules 5.8, 5.10, 11.1, 11.2)."""

from __future__ import annotations

from engine.core.event import Event
from engine.core.move import Reason, refuse
from engine.struggle.cards import questions
from engine.struggle.decisions import PayDecision, RoundDecision
from engine.struggle.events import PointsSpent
from engine.struggle.moves import Move, PayRest, Purchase
from engine.struggle.rules import debt
from engine.struggle.rules.purchases import points
from engine.struggle.rules.purchases.quote import PriceQuote
from engine.struggle.state import Seat, State

Out = list[Event]
Mix = tuple[int, int]
"""(Debt, Treaty Points)."""


def first_debt_worth(s: State, f: RoundDecision) -> int:
    """Returns the points that the next Debt gives in addition to its own one by Ministries; 0 unless it is the first of
    this round."""
    if f.debt:
        return 0
    return sum(minister.debt_worth(s, f) for minister in questions.answers(s.players[f.seat], "debt_worth"))


def unrecorded(s: State, seat: Seat, kind: str) -> int:
    """Returns the Debt that a side may still take for points of a kind without recording it this turn."""
    found = questions.answers(s.players[seat], "debt_unrecorded")
    return sum(minister.debt_unrecorded(s, seat, kind) for minister in found)


def mixes(s: State, f: RoundDecision, q: PriceQuote, missing: int) -> list[Mix]:
    """Returns each (Debt, Treaty Points) with which a side can pay `missing` points without paying too much; [(0, 0)]
    if none are missing."""
    if not missing:
        return [(0, 0)]
    player = s.players[f.seat]
    room = player.available + unrecorded(s, f.seat, q.points)
    worth = first_debt_worth(s, f)
    out = []
    for trp in range(min(player.trp, missing) + 1):
        need = missing - trp
        taken = max(1, need - worth) if need else 0
        wasteful = trp and taken and taken + worth + trp > missing
        if taken <= room and not wasteful:
            out.append((taken, trp))
    return out


def why_not(s: State, f: RoundDecision, q: PriceQuote) -> Reason | None:
    """Returns why the action named in a quote can't make or pay for the purchase; None if it can."""
    reason = points.why_no_action(s, f, q)
    if reason is not None:
        return reason
    missing = q.price - points.funds(s, f, q)
    if missing > 0:
        missing -= credit(s, f, q.points)
    return refuse("not_enough", points=q.points, missing=missing) if missing > 0 else None


def credit(s: State, f: RoundDecision, kind: str) -> int:
    """Returns how much Debt and Treaty Points can add to a side's points of a kind at most."""
    player = s.players[f.seat]
    room = player.available + unrecorded(s, f.seat, kind)
    return room + player.trp + (first_debt_worth(s, f) if room else 0)


def most_payable(s: State, f: RoundDecision, kind: str, as_: str) -> int | None:
    """Returns the highest price in points of a kind that a side can pay in an open action (`as_`: "major" or "minor"),
    whatever it buys; None if that depends on the purchase. It spares `why_not` for each of many candidates."""
    if any(points_of == kind and limit for points_of, _, limit, _ in f.lots):
        return None
    sources = points.MINOR_SOURCES if as_ == "minor" else points.MAJOR_SOURCES
    if kind == "diplomatic" and as_ == "major" and (f.home or questions.answers(s.players[f.seat], "line_points")):
        return None
    most = sum([n for points_of, source, _, n in f.lots if points_of == kind and source in sources])
    return most + credit(s, f, kind)


def begin(s: State, f: RoundDecision, q: PriceQuote, purchase: Purchase, out: Out) -> bool:
    """Pays for a purchase and returns True; if several mixes of Debt and Treaty Points could pay, asks for one and
    returns False."""
    missing = max(0, q.price - points.funds(s, f, q))
    possible = mixes(s, f, q, missing)
    if len(possible) > 1:
        s.frames.append(PayDecision(f.seat, purchase, tuple(possible)))
        return False
    pay(s, f, q, possible[0], out)
    return True


def pay(s: State, f: RoundDecision, q: PriceQuote, mix: Mix, out: Out) -> None:
    """Spends points, Debt and Treaty Points for a purchase."""
    taken, trp = mix
    bought = trp
    if taken:
        bought += taken + first_debt_worth(s, f)
    points.spend(s, f, q, bought)
    points.record_region(f, q)
    f.stage = "acting"
    out.append(PointsSpent(f.seat, q.points, q.as_, q.price, q.parts, taken, trp))
    if taken:
        silent = min(taken, unrecorded(s, f.seat, q.points))
        _note_unrecorded(s, f.seat, silent)
        debt.take(s, f.seat, taken, taken - silent, out)
        f.debt += taken
    debt.gain_trp(s, f.seat, -trp, out)


def _note_unrecorded(s: State, seat: Seat, n: int) -> None:
    """Records how much Debt was left unrecorded, as uses of the Ministry's ability."""
    for minister in questions.answers(s.players[seat], "debt_unrecorded"):
        for ability in minister.card.ability:
            if ability.ask == "debt_recorded":
                s.players[seat].used += (f"{minister.id}.{ability.id}",) * n


# --- choosing the mix ---


def legal(s: State, f: PayDecision) -> list[Move]:
    return [PayRest(f.seat, taken, trp) for taken, trp in f.mixes]


def why_not_pay(s: State, f: PayDecision, move: Move) -> Reason | None:
    """Returns why a mix can't be paid; None if it can."""
    if not isinstance(move, PayRest):
        return refuse("pay_first")
    if (move.debt, move.trp) in f.mixes:
        return None
    if move.debt > max(taken for taken, _ in f.mixes):
        return refuse("debt_limit", left=s.players[f.seat].available)
    if move.trp > s.players[f.seat].trp:
        return refuse("no_trp", left=s.players[f.seat].trp)
    return refuse("pays_exactly")
