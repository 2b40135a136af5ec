"""Compiles the component files' selectors of spaces to bit masks, and evaluates them for a position."""

from __future__ import annotations

from dataclasses import dataclass

from engine.struggle.board import (
    ALL,
    COMMODITY_MASK,
    COUNTRY_MASK,
    MARKETS,
    MARKS,
    REGION_MASK,
    SUBREGION_MASK,
    TYPES,
    Mask,
    mask_of,
    near,
)
from engine.struggle.rules.control import enemy_spaces, held_unmarked, open_spaces, protected, vacant_spaces
from engine.struggle.shapes import Where
from engine.struggle.state import BRITAIN, FRANCE, Seat, State


@dataclass(frozen=True, slots=True)
class Selector:
    """The spaces that a card names: `mask` by what is printed; `flag`, `protected`, `next_to` by the position."""

    mask: Mask
    flag: str = ""
    protected: bool | None = None
    next_to: str = ""
    act: str = ""

    def matching_spaces(self, s: State, side: Seat) -> Mask:
        """Returns the mask of the spaces in play that meet all conditions in a position; "own" and "enemy" flags are
        those of `side`."""
        mask = self.mask & open_spaces(s)
        if self.flag:
            mask &= _flagged(s, side, self.flag)
        if self.protected is not None:
            safe = protected(s)
            mask &= safe if self.protected else ~safe
        if self.next_to:
            mask &= near(held_unmarked(s, BRITAIN) & MARKETS)
        return mask


def _flagged(s: State, side: Seat, flag: str) -> Mask:
    """Spaces by whose flag is there, marked ones included (ruling R54)."""
    if flag == "own":
        return s.held[side]
    if flag == "enemy":
        return enemy_spaces(s, side)
    if flag == "none":
        return vacant_spaces(s)
    if flag == "any":
        return ALL & ~vacant_spaces(s)
    return s.held[BRITAIN if flag == "britain" else FRANCE]


def selector(where: Where) -> Selector:
    """Compiles a `Where` table of a component file (type, region, country, flag, ...) into a `Selector`."""
    mask = ALL
    if where.type:
        mask &= TYPES[where.type]
    if where.region:
        mask &= sum(REGION_MASK[region] for region in where.region)
    if where.subregion:
        mask &= SUBREGION_MASK[where.subregion]
    if where.country:
        mask &= sum(COUNTRY_MASK[country] for country in where.country)
    if where.not_country:
        mask &= ~sum(COUNTRY_MASK[country] for country in where.not_country)
    if where.commodity:
        mask &= COMMODITY_MASK[where.commodity]
    if where.spaces:
        mask &= mask_of(where.spaces)
    if where.marked_as:
        mask &= MARKS[where.marked_as]
    return Selector(mask, where.flag, where.protected, where.next_to, where.act)
