"""Turns the changes of an evaluation into reasons: what a move line brings, what it denies a rival, what it costs.

A reason is data; its numbers are those of the position, its words are the window's.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple, get_args

from engine.core.evaluation_terms import THEIRS, TermChange

Side = Literal["brings", "denies", "costs"]
OfNumber = Literal["more", "less", "done"]  # done: it has reached its limit
WithoutNumber = Literal["up", "down"]
OfAward = Literal["taken", "won", "denied", "lost", "given"]  # of a lead that decides who gets what is contested
OfLead = Literal["ahead", "level", "nearer"]  # of one that grew without winning it
Way = OfNumber | WithoutNumber | OfAward | OfLead
LEAST = 0.25  # in units of the evaluation, mostly victory points: smaller changes are no reason
SMALL = 0.05  # the least of a gain that stands alone
TIPPED = get_args(OfAward)


AWARDED: dict[tuple[int, int], OfAward] = {
    (-1, 1): "taken",
    (0, 1): "won",
    (-1, 0): "denied",
    (1, 0): "lost",
    (0, -1): "given",
    (1, -1): "given",
}
"""How a contested thing changes hands, by whose it was and is: 1 the seat's, -1 the rival's, 0 nobody's."""
_LEADS: dict[int, OfLead] = {1: "ahead", 0: "level", -1: "nearer"}


class AdviceReason(NamedTuple):
    """A reason for or against a move line. `term`: what changes, `of`: the component it belongs to, "" if none; `n`: by
    how much, None if that depends on what is unknown; `now`: how many there are then, `limit`: of how many. Of a lead
    `now` is how large it is then, whosever it is."""

    side: Side
    term: str
    way: Way
    n: int | None
    of: str = ""
    now: int | None = None
    limit: int | None = None

    @property
    def theirs(self) -> bool:
        """Whether the reason is a change for the other seats, not for the seat itself."""
        return self.term.startswith(THEIRS)


def reasons_of(changes: Iterable[TermChange]) -> tuple[AdviceReason, ...]:
    """Selects the changes worth telling a person and returns them as reasons: first terms that are always told and what
    is won or lost, then other changes of at least LEAST, largest first. If all of these are costs, the largest smaller
    gain is added. A change of what things are worth, and not of their number, is no reason: it would be told as more
    or fewer of them."""
    rows = [(reason_of(change), change) for change in changes if not change.is_quality]
    first = [one for one in rows if (one[1].always and one[1].number) or one[0].way in TIPPED]
    first.sort(key=lambda one: one[0].way in TIPPED)
    others = [one for one in rows if one not in first]
    others.sort(key=lambda one: -abs(one[1].worth))
    large = [one for one in others if abs(one[1].worth) >= LEAST]
    if all(reason.side == "costs" for reason, _ in (*first, *large)):
        large += [one for one in others if one[0].side != "costs" and one[1].worth >= SMALL][:1]
    return tuple(reason for reason, _ in (*first, *large))


def reason_of(change: TermChange) -> AdviceReason:
    """Converts a change of a term to a reason: what the line brings, denies or costs."""
    term, _, of = change.name.partition(":")
    n, theirs = change.number, term.startswith(THEIRS)
    good = (n > 0) != change.burden if n else change.worth > 0
    gain: Side = "denies" if theirs else "brings"
    side: Side = gain if good else "costs"
    if not n:
        return AdviceReason(side, term, "up" if good else "down", None, of)
    now, way = change.now, _way(change, n)
    if change.contested and now is not None:
        now = abs(now)
    return AdviceReason("denies" if way == "denied" else side, term, way, abs(n), of, now, change.limit)


def _way(change: TermChange, n: int) -> Way:
    """Returns the way in which a number changed."""
    now = change.now
    if change.contested and now is not None and change.limit is not None:
        before, after = (_winner(lead, change.limit) for lead in (now - n, now))
        if before != after:
            return AWARDED[before, after]
    if n < 0:
        return "less"
    if now is None:
        return "more"
    if change.contested:
        return _LEADS[(now > 0) - (now < 0)]
    aim = change.limit is not None and not change.burden and not change.name.startswith(THEIRS)
    return "done" if aim and now >= (change.limit or 0) else "more"


def _winner(lead: int, margin: int) -> int:
    """Returns the holder of a contested thing: 1 the seat's, -1 the rival's, 0 nobody's."""
    return (lead >= margin) - (-lead >= margin)
