"""Data types for the named parts of an evaluation (`Term`), and the changes of these parts between two positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.core.float_sum import float_sum

THEIRS = "their_"  # begins the names of the terms of other seats


class Term(NamedTuple):
    """A part of an evaluation. `worth`: what it adds, in the unit of the evaluation. `number`: how many of it
    the seat sees on the table, None where it is no number. `always`: a change of it is told even where it is worth
    little. `secret`: the others don't see that number. `burden`: more of it is worse for the seat. `limit`: the most
    there can be of it, or, where the number is a `contested` lead, the lead that wins what is contested."""

    worth: float
    number: int | None = None
    always: bool = False
    secret: bool = False
    burden: bool = False
    limit: int | None = None
    contested: bool = False


class TermChange(NamedTuple):
    """The change of a term: its `worth`, and its number (None: no number can be named). `now`: the number after the
    change; `direction`: where it is not known by how much, whether there are more (1), fewer (-1) or as many (0), None
    where that is not, either; the others are the term's."""

    name: str
    worth: float
    number: int | None
    always: bool = False
    now: int | None = None
    limit: int | None = None
    burden: bool = False
    contested: bool = False
    direction: int | None = None

    @property
    def sign(self) -> int | None:
        """The sign of the number's change, as far as it is known."""
        return self.direction if self.number is None else (self.number > 0) - (self.number < 0)

    @property
    def is_quality(self) -> bool:
        """Whether only what the things are worth has changed, or that has changed against their number where that can't
        be named: nobody could say that there are more of them, or fewer."""
        if self.sign is None:
            return False
        against = ((self.sign > 0) != self.burden) != (self.worth > 0)
        return not self.sign or (self.number is None and against)

    def without_number(self) -> TermChange:
        """Returns the same change where by how much is not to be told."""
        return self._replace(number=None, direction=self.sign)


NOTHING = Term(0.0, 0)


def effects(
    before: Sequence[Mapping[str, Term]], after: Sequence[Mapping[str, Term]], own: bool = True
) -> tuple[TermChange, ...]:
    """Returns how each evaluation term changed from `before` to `after`, lists of terms of the same determinizations:
    the mean change of its worth, and the change of its number, None unless all determinizations agree on it. A term
    that is missing counts as 0; unchanged terms are left out. With `own` False only changes of a number that all seats
    may see are returned."""
    found: list[TermChange] = []
    names = dict.fromkeys(name for terms in (*before, *after) for name in terms)
    for name in names:
        pairs = [(old.get(name, NOTHING), new.get(name, NOTHING)) for old, new in zip(before, after, strict=True)]
        worth = float_sum(new.worth - old.worth for old, new in pairs) / len(pairs)
        changes = [_difference(old, new) for old, new in pairs]
        number, now, limit = _agreed([(n, new.number, new.limit) for n, (_, new) in zip(changes, pairs, strict=True)])
        if not own and (number is None or any(old.secret or new.secret for old, new in pairs)):
            continue
        if abs(worth) > 1e-9 or number:
            one = pairs[0][1] if name in after[0] else pairs[0][0]
            way = None if number is not None else _direction(changes)
            found.append(TermChange(name, worth, number, one.always, now, limit, one.burden, one.contested, way))
    return tuple(found)


def _direction(changes: Sequence[int | None]) -> int | None:
    """The sign that all of these changes of a number share, where 0 goes with either; None without one."""
    signs = {0 if n is None else (n > 0) - (n < 0) for n in changes} - {0}
    if None in changes or len(signs) > 1:
        return None
    return signs.pop() if signs else 0


def _agreed(numbers: Sequence[tuple[int | None, ...]]) -> tuple[int | None, ...]:
    """Each of the numbers that is the same everywhere, else None."""
    return tuple(column[0] if len(set(column)) == 1 else None for column in zip(*numbers, strict=True))


def _difference(old: Term, new: Term) -> int | None:
    """Returns the change of the number; None where it is another thing's: its limit changed, or it came or went."""
    if old.number is None or new.number is None or (old.contested and new.contested and old.limit != new.limit):
        return None
    if (old is NOTHING or new is NOTHING) and (old.limit or new.limit):
        return None
    return new.number - old.number


def summed(parts: Sequence[Sequence[TermChange]]) -> tuple[TermChange, ...]:
    """Adds up lists of changes that happened one after another: returns one change per term, its worths and numbers
    added (no number where one has none); without terms whose sums are 0."""
    found: dict[str, TermChange] = {}
    for effect in (effect for part in parts for effect in part):
        before = found.get(effect.name)
        if before is None:
            found[effect.name] = effect
        else:
            number = None if before.number is None or effect.number is None else before.number + effect.number
            way = None if number is not None else _direction([before.sign, effect.sign])
            found[effect.name] = effect._replace(worth=before.worth + effect.worth, number=number, direction=way)
    return tuple(effect for effect in found.values() if abs(effect.worth) > 1e-9 or effect.number)
