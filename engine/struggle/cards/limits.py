"""What action points of cards may be spent on, and discounts on unflagging, by key (rules 5.7, 5.10, R23).

A key is "" for unlimited points, else the ability ("pitt_the_elder.subsidies") or the path of the Event's operation
that gives the points.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from engine.struggle.board import ALL, COUNTRY_MASK, NAVAL, POLITICAL, PRESTIGE, Mask, SpaceId
from engine.struggle.cards.selectors import Selector
from engine.struggle.components import MINISTRIES
from engine.struggle.state import Seat, State

SHIFTS = ("flag", "unflag")
"""What a purchase of a market or political space does to it."""
REGIONAL = ("conflict", "fort", "deploy")
"""Military purchases that points limited to a region pay for (ruling R23)."""


class Spent(Protocol):
    """The facts of a purchase that a limit checks: kind of points, what is done, and where (-1: on no space)."""

    @property
    def points(self) -> str: ...
    @property
    def act(self) -> str: ...
    @property
    def space(self) -> SpaceId: ...


@dataclass(frozen=True, slots=True)
class Limit:
    """A restriction on what points may be spent on.

    `acts`: what may be done, () for everything done on a space; `where`: on which spaces; `anywhere`: the space does
    not matter.
    """

    key: str
    acts: tuple[str, ...]
    where: Selector
    anywhere: bool = False

    @property
    def breadth(self) -> int:
        """The number of spaces allowed: of two limits that both allow a purchase, the one with fewer pays first (rules
        5.10)."""
        return self.where.mask.bit_count()

    def fits(self, s: State, side: Seat, spent: Spent) -> bool:
        """Whether points under this limit may pay for a purchase."""
        acts = self.acts or (REGIONAL if spent.points == "military" else SHIFTS)
        if spent.act not in acts:
            return False
        if self.anywhere:
            return True
        if not self.where.mask >> spent.space & 1:
            return False
        return not self.where.next_to or bool(self.where.matching_spaces(s, side) >> spent.space & 1)


LIMITS: dict[str, Limit] = {}
"""Every limit by its key; filled when Events and Ministries are loaded."""


def register_event_limit(key: str, where: Selector) -> str:
    """Registers under `key`, an operation's path, what the points of an Event may be spent on (`where`); returns
    `key`."""
    acts: tuple[str, ...] = (where.act,) if where.act else ()
    if where.act == "shift":
        acts = SHIFTS
    LIMITS[key] = Limit(key, acts, where)
    return key


ONLY: dict[tuple[str, ...], tuple[tuple[str, ...], Mask, bool]] = {
    ("bonus_war_tile", "deploy"): (("war_tile", "deploy"), NAVAL, True),
    ("shift_non_prestige",): (SHIFTS, POLITICAL & ~PRESTIGE, False),
    ("shift_scotland_ireland",): (SHIFTS, COUNTRY_MASK["scotland"] | COUNTRY_MASK["ireland"], False),
}
"""The limits that `only` names in ministries.toml: acts, spaces, and whether any space will do."""

for _card in MINISTRIES.values():
    for _ability in _card.ability:
        if _ability.only:
            _acts, _mask, _anywhere = ONLY[_ability.only]
            _key = f"{_card.id}.{_ability.id}"
            LIMITS[_key] = Limit(_key, _acts, Selector(_mask), _anywhere)

PLAIN = Limit("", (), Selector(ALL))


@dataclass(frozen=True, slots=True)
class Discount:
    """A reduction of diplomatic points for unflagging certain spaces, until the end of a round."""

    less: int
    where: Selector


DISCOUNTS: dict[str, Discount] = {}
"""Every discount by the path of the Event's operation that gives it."""


def breadth(key: str) -> int:
    """Returns the number of spaces on which points under a limit may be spent; all 112 for ""."""
    return LIMITS[key].breadth if key else PLAIN.breadth


def fits(s: State, side: Seat, key: str, spent: Spent) -> bool:
    """Whether points under a limit ("" for none) may pay for a purchase."""
    return not key or LIMITS[key].fits(s, side, spent)
