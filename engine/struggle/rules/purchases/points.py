"""The action points of a round: adding and spending them, in which order they pay, and which purchases are open (rules
5.5-5.10, 11.1).

A line is a series of major purchases of one kind. The minor action, the upgrade or a line of another kind closes it
(ruling R2). Points are kept in lots (see `Lot` in decisions.py).
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
"""Sources whose points open a line of their kind."""
MAJOR_SOURCES = (*RIGHTS, "ministry", "line")
"""Sources that pay in a major action."""
MINOR_SOURCES = ("minor", "ministry", "event")
"""Sources that pay in the minor action."""
ORDER = {"minor": 0, "event": 1, "exchange": 1, "major": 1, "ministry": 2, "line": 2}
"""Of lots with equally narrow limits, the source that pays first in a line."""
MINOR_ORDER = {"minor": 0, "ministry": 1, "event": 2}
"""The source that pays first in the minor action."""
HOME = REGION_IDS.index("europe")
"""The region that a diplomatic line may not leave once points for Europe alone joined it (ruling R25)."""


def is_in(mask: Mask, space: SpaceId) -> bool:
    """Whether a number is a space of a mask; False for a number outside the board."""
    return 0 <= space < SIZE and bool(mask >> space & 1)


def add(f: RoundDecision, points: str, source: str, limit: str, n: int, card: str, out: Out) -> None:
    """Adds `n` points of a kind to the round, which keep their source and what they are limited to; an Event's first
    points of a kind get 1 more if one is due for them (ruling R28)."""
    if n <= 0:
        return
    f.lots += ((points, source, limit, n),)
    out.append(PointsGained(f.seat, points, n, limit, card))
    if source == "event" and points in f.due:
        f.due = tuple(kind for kind in f.due if kind != points)
        add(f, points, "event", limit, 1, card, out)


def add_points(f: RoundDecision, points: str, sources: tuple[str, ...], n: int) -> bool:
    """Adds `n` to the round's points of a kind from one of these sources; returns False if there are none to add to."""
    for index, (kind, source, limit, count) in enumerate(f.lots):
        if kind == points and source in sources:
            f.lots = (*f.lots[:index], (kind, source, limit, count + n), *f.lots[index + 1 :])
            return True
    return False


def has_action(f: RoundDecision, points: str) -> bool:
    """Whether the round still has an action that spends points of a kind, major or minor, by the tile or by an
    Event."""
    return any(
        kind == points and (source == "minor" or (source in RIGHTS and points not in f.closed))
        for kind, source, _, _ in f.lots
    )


def payers(s: State, f: RoundDecision, q: PriceQuote) -> list[int]:
    """Returns the indices in `lots` of the points that pay for a purchase, in order of payment (rules 5.10, ruling
    R17)."""
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
    """Returns how many of the round's points can pay for a purchase; Debt and Treaty Points are not counted."""
    return sum(f.lots[index][3] for index in payers(s, f, q)) + _line_points(s, f, q)


def _line_points(s: State, f: RoundDecision, q: PriceQuote) -> int:
    if q.as_ != "major" or q.points != "diplomatic":
        return 0
    found = questions.answers(s.players[f.seat], "line_points")
    return sum(minister.line_points(s, f, q) for minister in found)


def widest_limit(s: State, f: RoundDecision, q: PriceQuote) -> str | None:
    """Of the major points that may pay for a purchase, returns the limit with the most spaces ("": no limit); None if
    none may pay."""
    keys = [
        limit
        for kind, source, limit, _ in f.lots
        if kind == q.points and source in RIGHTS and limits.fits(s, f.seat, limit, q)
    ]
    return max(keys, key=limits.breadth) if keys else None


def why_no_action(s: State, f: RoundDecision, q: PriceQuote) -> Reason | None:
    """Returns why no action or line of this round may make a purchase; None if one may."""
    if f.stage == "start":
        return refuse("no_tile_yet")
    if q.as_ == "minor":
        return _why_no_minor(f, q.points)
    rights = [limit for kind, source, limit, _ in f.lots if kind == q.points and source in RIGHTS]
    if not rights:
        return refuse("no_points", points=q.points)
    if q.points in f.closed:
        return refuse("line_closed", points=q.points)
    if widest_limit(s, f, q) is None:
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
    """Takes the price of a purchase from the round's points (`lots`), closes any open series of another kind, and uses
    up the minor action if that pays; `bought`: points that Debt and Treaty Points add to them.

    What they add beyond the price stays in an open line and is lost in a minor action (ruling R29).
    """
    key = widest_limit(s, f, q) if q.as_ == "major" else ""
    open_line(f, q)
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
    """Whether a lot ends with the minor purchase: the tile's minor points, points that joined them, and an Event's
    right to a line without points left (ruling R56)."""
    kind, source, _, n = lot
    return source == "minor" or (kind == points and (source == "line" or (source == "event" and not n)))


def _after(kind: str, source: str, limit: str, n: int, paid: int) -> Lot:
    """A lot after it paid: a Ministry's points belong to the action in which they were first spent."""
    return (kind, "line" if source == "ministry" and paid else source, limit, n)


def open_line(f: RoundDecision, q: PriceQuote) -> None:
    """Opens the line (series of purchases of one kind) that a purchase in a major action belongs to; closes any other,
    as does a purchase in the minor action (ruling R2)."""
    if q.as_ == "minor":
        close_line(f)
    elif f.open != q.points:
        close_line(f)
        f.open = q.points


def close_line(f: RoundDecision) -> None:
    """Closes the open line, a series of purchases of one kind, for the rest of the round."""
    if f.open:
        f.closed += (f.open,)
        f.open = ""


def visits(f: RoundDecision, points: str) -> int:
    """Returns the regions in which economic or diplomatic points have been spent this round, as a bit mask; 0 for
    military points."""
    match points:
        case "economic":
            return f.economic
        case "diplomatic":
            return f.diplomatic
    return 0


def record_region(f: RoundDecision, q: PriceQuote) -> None:
    """Records the region of a purchase among those visited with its kind of points, for later surcharges."""
    if q.region >= 0:
        if q.points == "economic":
            f.economic |= 1 << q.region
        elif q.points == "diplomatic":
            f.diplomatic |= 1 << q.region


def left_over(f: RoundDecision) -> tuple[tuple[str, int], ...]:
    """Returns the unspent points of a round as (kind, number) pairs; kinds without any are left out."""
    sums: dict[str, int] = {}
    for kind, _, _, n in f.lots:
        if n:
            sums[kind] = sums.get(kind, 0) + n
    return tuple(sums.items())
