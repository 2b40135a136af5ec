"""What limited points may be spent on (rules 5.7, 5.10, R23). A limit's key names the card it comes from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from engine.struggle.board import ALL, COUNTRY_MASK, NAVAL, POLITICAL, PRESTIGE, Mask, SpaceId
from engine.struggle.cards.selectors import Selector
from engine.struggle.components import MINISTRIES
from engine.struggle.state import Seat, State

SHIFTS = ("flag", "unflag")
REGIONAL = ("conflict", "fort", "deploy")
"""Military purchases that points limited to a region pay (ruling R23)."""


class Spent(Protocol):
    """What a purchase tells a limit: the kind of points, what is done, and where (-1: nowhere)."""

    @property
    def points(self) -> str: ...
    @property
    def act(self) -> str: ...
    @property
    def space(self) -> SpaceId: ...


@dataclass(frozen=True, slots=True)
class Limit:
    """`acts`: what may be done, () for all that has a place; `where`: on which spaces; `breadth`: how many fit."""

    key: str
    acts: tuple[str, ...]
    where: Selector
    anywhere: bool = False

    @property
    def breadth(self) -> int:
        """How many spaces fit: of two limits the narrower pays first (rules 5.10)."""
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
        return not self.where.next_to or bool(self.where.now(s, side) >> spent.space & 1)


LIMITS: dict[str, Limit] = {}


def limit_of_event(key: str, where: Selector) -> str:
    """Enter the limit of an Event's points; its key."""
    acts = SHIFTS if where.act == "shift" else (where.act,) if where.act else ()
    LIMITS[key] = Limit(key, acts, where)
    return key


ONLY: dict[tuple[str, ...], tuple[tuple[str, ...], Mask, bool]] = {
    ("bonus_war_tile", "deploy"): (("war_tile", "deploy"), NAVAL, True),
    ("shift_non_prestige",): (SHIFTS, POLITICAL & ~PRESTIGE, False),
    ("shift_scotland_ireland",): (SHIFTS, COUNTRY_MASK["scotland"] | COUNTRY_MASK["ireland"], False),
}
"""What the words of the Ministries' limits mean: acts, spaces, and whether the space matters not."""

for _card in MINISTRIES.values():
    for _ability in _card.ability:
        if _ability.only:
            _acts, _mask, _anywhere = ONLY[_ability.only]
            _key = f"{_card.id}.{_ability.id}"
            LIMITS[_key] = Limit(_key, _acts, Selector(_mask), _anywhere)

PLAIN = Limit("", (), Selector(ALL))


@dataclass(frozen=True, slots=True)
class Discount:
    """Until the end of a round unflagging these spaces costs less diplomatic points."""

    less: int
    where: Selector


DISCOUNTS: dict[str, Discount] = {}


def breadth(key: str) -> int:
    """How many spaces points may be spent on."""
    return LIMITS[key].breadth if key else PLAIN.breadth


def fits(s: State, side: Seat, key: str, spent: Spent) -> bool:
    """Whether points under a limit ("" for none) may pay for a purchase."""
    return not key or LIMITS[key].fits(s, side, spent)
