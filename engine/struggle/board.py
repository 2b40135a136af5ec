"""The map as constants: spaces numbered 0-111 in the order of spaces.toml; regions, Advantages, theaters as bit masks.

Everything here is computed once at import; what stands on the map is in the state.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator

from engine.core.components import ComponentError
from engine.struggle.components import (
    ADVANTAGES,
    COMMODITIES,
    CONNECTIONS,
    CONQUEST,
    COUNTRIES,
    FOLDER,
    GAME,
    LAST_TURN,
    REGIONS,
    SPACES,
    SUBREGIONS,
    WARS,
)

SpaceId = int
Mask = int

NAMES: tuple[str, ...] = tuple(SPACES)
SIZE = len(NAMES)
AT: dict[str, SpaceId] = {name: index for index, name in enumerate(NAMES)}
ALL: Mask = (1 << SIZE) - 1


def spaces(mask: Mask) -> Iterator[SpaceId]:
    """Iterates over the ids of the spaces in a mask, in ascending order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def mask_of(names: Iterable[str]) -> Mask:
    """Returns the mask of these spaces, given by their text ids. Raises ComponentError for an unknown id."""
    mask = 0
    for name in names:
        if name not in AT:
            raise ComponentError(FOLDER, name, "is no space of spaces.toml")
        mask |= 1 << AT[name]
    return mask


def _where(test: str, value: object) -> Mask:
    return mask_of(name for name, space in SPACES.items() if getattr(space, test) == value)


MARKETS, POLITICAL = _where("type", "market"), _where("type", "political")
TERRITORIES, FORTS, NAVAL = _where("type", "territory"), _where("type", "fort"), _where("type", "naval")
TYPES = {"market": MARKETS, "political": POLITICAL, "territory": TERRITORIES, "fort": FORTS, "naval": NAVAL}
ANCHORS = TERRITORIES | FORTS | NAVAL
SHIFTED = MARKETS | POLITICAL
ALLIANCE, LOCAL, PRESTIGE = _where("alliance", True), _where("local", True), _where("prestige", True)
MARKS = {"alliance": ALLIANCE, "local": LOCAL, "prestige": PRESTIGE}
REGION_IDS: tuple[str, ...] = tuple(REGIONS)
REGION_MASK = {region: _where("region", region) for region in REGION_IDS}
SUBREGION_MASK = {part: _where("subregion", part) for part in SUBREGIONS}
COUNTRY_MASK = {country.id: mask_of(country.spaces) for country in COUNTRIES.values()}
COMMODITY_MASK = {commodity: _where("commodity", commodity) for commodity in COMMODITIES}
REGION = tuple(REGION_IDS.index(SPACES[name].region) for name in NAMES)
COST = tuple(SPACES[name].cost for name in NAMES)
COMMODITY = tuple(SPACES[name].commodity for name in NAMES)
USA_SPACES = _where("usa", True)
OPEN = {
    turn: mask_of(name for name, space in SPACES.items() if space.opens <= turn and not space.usa)
    for turn in range(1, LAST_TURN + 1)
}
USA_OPENS = min(space.opens for space in SPACES.values() if space.usa)
START = tuple(_where("start", side.id) for side in GAME.side)


def _graph() -> tuple[Mask, ...]:
    near = [0] * SIZE
    for line in CONNECTIONS:
        a, b = mask_of([line.a]), mask_of([line.b])
        near[a.bit_length() - 1] |= b
        near[b.bit_length() - 1] |= a
    return tuple(near)


NEAR = _graph()
"""The neighbours of each space by connection lines."""


@functools.lru_cache(maxsize=4096)
def near(mask: Mask) -> Mask:
    """Returns the mask of the spaces joined to any space of a mask by a connection line, those of the mask itself only
    if joined to another of it; cached."""
    found = 0
    while mask:
        low = mask & -mask
        found |= NEAR[low.bit_length() - 1]
        mask ^= low
    return found


def _conquest(option: str) -> tuple[Mask, ...]:
    ends = [0] * SIZE
    for line in CONQUEST:
        if line.option in ("", option):
            ends[AT[line.a]] |= 1 << AT[line.b]
            ends[AT[line.b]] |= 1 << AT[line.a]
    return tuple(ends)


CONQUEST_ENDS = _conquest("")
"""The spaces at the other end of each space's conquest lines."""
CONQUEST_ENDS_TOUGHER = _conquest("tougher_forts")
"""The same with the Tougher Forts option."""

ADVANTAGE_IDS: tuple[str, ...] = tuple(ADVANTAGES)
ADVANTAGE_AT = {name: index for index, name in enumerate(ADVANTAGE_IDS)}
NEEDS = tuple(mask_of(ADVANTAGES[name].needs) for name in ADVANTAGE_IDS)
"""The spaces that each Advantage requires."""
ADVANTAGE_REGION = tuple(REGION_IDS.index(ADVANTAGES[name].region) for name in ADVANTAGE_IDS)
NEEDED_BY: tuple[tuple[int, ...], ...] = tuple(
    tuple(index for index, needs in enumerate(NEEDS) if needs >> space & 1) for space in range(SIZE)
)
"""The Advantages that require each space, as indices."""

THEATERS = tuple(war.theater for war in WARS)
THEATER_MASK = tuple(
    tuple(sum(REGION_MASK[region] for region in theater.regions) for theater in war) for war in THEATERS
)
"""The spaces of each theater's regions, by war and theater."""
EXTRA = tuple(tuple(mask_of(theater.extra) for theater in war) for war in THEATERS)
"""The additional Territories that each theater's winner may take, by war and theater."""


def _allies(war: int, theater: int) -> Mask:
    """The spaces whose flag gives strength in a theater: Alliance spaces of its countries, and single spaces."""
    mask = 0
    for count in THEATERS[war][theater].counts:
        if count.kind == "country":
            mask |= COUNTRY_MASK[count.country] & ALLIANCE
        elif count.kind == "space":
            mask |= mask_of([count.space])
    return mask


ALLIES = tuple(tuple(_allies(war, theater) for theater in range(len(row))) for war, row in enumerate(THEATERS))
"""The spaces whose flag gives strength in each theater, by war and theater."""
