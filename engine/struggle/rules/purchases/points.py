"""Points of a round, lines of purchases, and what pays for a purchase (rules 5.5-5.10, 11.1).

A line is a run of major purchases of one kind: beginning the minor action, the upgrade or a line of another kind
closes it (ruling R2).
"""

from __future__ import annotations

from engine.core.event import Event
from engine.core.move import Reason, refuse
from engine.struggle.board import REGION_IDS, SIZE, Mask, SpaceId
from engine.struggle.cards import limits, questions
from engine.struggle.components import INVESTMENTS
from engine.struggle.decisions import Lot, RoundDecision
from engine.struggle.events import PointsGained
from engine.struggle.rules.purchases.quote import PriceQuote
from engine.struggle.state import State

Out = list[Event]
RIGHTS = ("major", "event", "exchange")
MAJOR_SOURCES = (*RIGHTS, "ministry", "line")
MINOR_SOURCES = ("minor", "ministry", "event")
ORDER = {"minor": 0, "event": 1, "exchange": 1, "major": 1, "ministry": 2, "line": 2}
MINOR_ORDER = {"minor": 0, "ministry": 1, "event": 2}
HOME = REGION_IDS.index("europe")
"""Where a diplomatic line stays once points joined it that are for it alone (ruling R25)."""


def on(mask: Mask, space: SpaceId) -> bool:
    """Whether a number, which may be no space at all, is a space of a mask."""
    return 0 <= space < SIZE and bool(mask >> space & 1)


def add(f: RoundDecision, points: str, source: str, limit: str, n: int, card: str, out: Out) -> None:
    """Points are gained in this round. The first of a kind that an Event gives may bring more (ruling R28)."""
    if n <= 0:
        return
    f.lots += ((points, source, limit, n),)
    out.append(PointsGained(f.seat, points, n, limit, card))
    if source == "event" and points in f.due:
        f.due = tuple(kind for kind in f.due if kind != points)
        add(f, points, "event", limit, 1, card, out)


def raise_lot(f: RoundDecision, points: str, sources: tuple[str, ...], n: int) -> bool:
    """The tile's action of a kind gets more points; whether the tile has one."""
    for index, (kind, source, limit, count) in enumerate(f.lots):
        if kind == points and source in sources:
            f.lots = (*f.lots[:index], (kind, source, limit, count + n), *f.lots[index + 1 :])
            return True
    return False


def has_action(f: RoundDecision, points: str) -> bool:
    """Whether an action of a kind, or points of it by an Event, is still to be used in this round."""
    return any(
        kind == points and (source == "minor" or (source in RIGHTS and points not in f.closed))
        for kind, source, _, _ in f.lots
    )


def payers(s: State, f: RoundDecision, q: PriceQuote) -> list[int]:
    """Indices of the lots that pay for a purchase, in the order in which they do (rules 5.10, ruling R17)."""
    order, sources = (MINOR_ORDER, MINOR_SOURCES) if q.as_ == "minor" else (ORDER, MAJOR_SOURCES)
    fitting = [
        index
        for index, (kind, source, limit, n) in enumerate(f.lots)
        if n and kind == q.points and source in sources and limits.fits(s, f.seat, limit, q)
    ]
    if len(fitting) > 1:
        if q.as_ == "minor":
            fitting.sort(key=lambda i: (order[f.lots[i][1]], limits.breadth(f.lots[i][2])))
        else:
            fitting.sort(key=lambda i: (limits.breadth(f.lots[i][2]), order[f.lots[i][1]]))
    return fitting


def funds(s: State, f: RoundDecision, q: PriceQuote) -> int:
    """Points at hand for a purchase, without Debt and Treaty Points."""
    return sum(f.lots[index][3] for index in payers(s, f, q)) + _line_points(s, f, q)


def _line_points(s: State, f: RoundDecision, q: PriceQuote) -> int:
    if q.as_ != "major" or q.points != "diplomatic":
        return 0
    found = questions.answers(s.players[f.seat], "line_points")
    return sum(minister.line_points(s, f, q) for minister in found)


def right(s: State, f: RoundDecision, q: PriceQuote) -> str | None:
    """The least narrow limit under which this line may be spent on a purchase; None if under none."""
    keys = [
        limit
        for kind, source, limit, _ in f.lots
        if kind == q.points and source in RIGHTS and limits.fits(s, f.seat, limit, q)
    ]
    return max(keys, key=limits.breadth) if keys else None


def why_no_action(s: State, f: RoundDecision, q: PriceQuote) -> Reason | None:
    """Why no action or line of this round is for such a purchase; None if one is."""
    if f.stage == "start":
        return refuse("no_tile_yet")
    if q.as_ == "minor":
        return _why_no_minor(f, q.points)
    rights = [limit for kind, source, limit, _ in f.lots if kind == q.points and source in RIGHTS]
    if not rights:
        return refuse("no_points", points=q.points)
    if q.points in f.closed:
        return refuse("line_closed", points=q.points)
    if right(s, f, q) is None:
        return refuse("limited_points", limit=rights[0])
    if f.home and q.points == "diplomatic" and q.region != HOME:
        return refuse("line_stays_home")
    return None


def _why_no_minor(f: RoundDecision, points: str) -> Reason | None:
    if INVESTMENTS[f.tile].minor != points:
        return refuse("no_points", points=points)
    if f.minor_used:
        return refuse("minor_used")
    return None


def spend(s: State, f: RoundDecision, q: PriceQuote, bought: int) -> None:
    """Take the price from the lots in their order; `bought`: points that Debt and Treaty Points add.

    What they give beyond the price stays in an open line, and is lost in a minor action (ruling R29).
    """
    key = right(s, f, q) if q.as_ == "major" else ""
    begin(f, q)
    left = q.price
    for index in payers(s, f, q):
        kind, source, limit, n = f.lots[index]
        pays = min(n, left)
        left -= pays
        f.lots = (*f.lots[:index], _after(kind, source, limit, n - pays, pays), *f.lots[index + 1 :])
    if left > bought:
        joined = min(left - bought, _line_points(s, f, q))
        f.home += joined
        left -= joined
    if q.as_ == "minor":
        f.minor_used = True
        f.lots = tuple(lot for lot in f.lots if not _gone_with_minor(lot, q.points))
    elif bought > left:
        f.lots += ((q.points, "line", key or "", bought - left),)
    if q.points == "diplomatic" and q.as_ == "major" and q.region != HOME:
        f.abroad = True


def _gone_with_minor(lot: Lot, points: str) -> bool:
    """What ends with the minor purchase: its own points, those that joined it, and an Event's right to a line of
    which no point is left (ruling R56)."""
    kind, source, _, n = lot
    return source == "minor" or (kind == points and (source == "line" or (source == "event" and not n)))


def _after(kind: str, source: str, limit: str, n: int, paid: int) -> Lot:
    """A lot after it paid: points of a Ministry belong to the action in which they were first spent."""
    return (kind, "line" if source == "ministry" and paid else source, limit, n)


def begin(f: RoundDecision, q: PriceQuote) -> None:
    """Open the line of a purchase, closing another (ruling R2)."""
    if q.as_ == "minor":
        close_line(f)
    elif f.open != q.points:
        close_line(f)
        f.open = q.points


def close_line(f: RoundDecision) -> None:
    """The open line is closed for the rest of the round."""
    if f.open:
        f.closed += (f.open,)
        f.open = ""


def visits(f: RoundDecision, points: str) -> int:
    """The regions visited with points of a kind, as bits."""
    return f.economic if points == "economic" else f.diplomatic if points == "diplomatic" else 0


def visit(f: RoundDecision, q: PriceQuote) -> None:
    """Note the region of a purchase."""
    if q.region >= 0:
        if q.points == "economic":
            f.economic |= 1 << q.region
        elif q.points == "diplomatic":
            f.diplomatic |= 1 << q.region


def left_over(f: RoundDecision) -> tuple[tuple[str, int], ...]:
    """Unspent points by kind; lost when the round ends."""
    sums: dict[str, int] = {}
    for kind, _, _, n in f.lots:
        if n:
            sums[kind] = sums.get(kind, 0) + n
    return tuple(sums.items())
