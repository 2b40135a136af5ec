"""Production and VP of tiles: printed, or changed by Monarchs, paintings and River Basins (rules 4 and 6)."""

from __future__ import annotations

from engine.brazil.board import HexId, Mask, hexes
from engine.brazil.components import BUILDINGS, CITIES, RESOURCES
from engine.brazil.questions.exploration import EXPLORATION_RULES
from engine.brazil.questions.owned import answers
from engine.brazil.rules import bag
from engine.brazil.rules.goods import Out, put_on_tile
from engine.brazil.state import CAPITAL, Seat, State

PRINTED_VP = {"": 0, CAPITAL: 0} | {t.id: t.vp for table in (BUILDINGS, CITIES) for t in table.values()}
OWN_RESOURCE = {b.id: next((good for good in b.production if good in RESOURCES), "") for b in BUILDINGS.values()}


def production(s: State, hex_id: HexId) -> tuple[str, ...]:
    """Returns the goods, one entry for each piece, that the Building on a hex produces."""
    return goods_produced(s, s.owner[hex_id], s.tile[hex_id], bool(s.marked >> hex_id & 1), hex_id)


def goods_produced(s: State, seat: Seat, building: str, marked: bool, hex_id: HexId | None) -> tuple[str, ...]:
    """Returns the goods that a Building of a seat produces: the printed ones or, if `marked`, those of the Monarch's
    mark, plus those of cards and, on a hex, of River Basins next to it."""
    player = s.seats[seat]
    out = bag.bag(BUILDINGS[building].production)
    if marked:
        for card in answers(player, "marked_production"):
            special = card.marked_production(building)
            out = out if special is None else special
    for card in answers(player, "extra_production"):
        out += card.extra_production(building)
    if hex_id is not None and s.explored_mask & s.board.near_mask[hex_id] and OWN_RESOURCE[building]:
        out += more_around(s, hex_id) * bag.ONE[OWN_RESOURCE[building]]
    return bag.goods(out)


def more_around(s: State, hex_id: HexId) -> int:
    """Returns how many more of its own resource a Building on a hex produces, by the face-up exploration tiles next to
    it (River Basins)."""
    return sum(EXPLORATION_RULES[s.explored[h]].more_production() for h in s.board.near[hex_id] if s.explored[h])


def produce(s: State, hex_id: HexId, cause: str, out: Out) -> None:
    """Adds the goods that the Building on a hex produces to that hex."""
    put_on_tile(s, hex_id, production(s, hex_id), cause, out)


def add_to_each(s: State, seat: Seat, building: str, good: str, cause: str, out: Out) -> None:
    """Places a good on each tile of this Building that the seat built, when a card adds to its production."""
    for hex_id in hexes(s.seats[seat].tiles & s.tile_index().of.get(building, 0)):
        put_on_tile(s, hex_id, (good,), cause, out)


def add_around(s: State, hex_id: HexId, more: int, cause: str, out: Out) -> None:
    """Places `more` of its own resource on each adjacent Building, whoever built it."""
    for other in s.board.near[hex_id]:
        good = OWN_RESOURCE.get(s.tile[other], "")
        if good:
            put_on_tile(s, other, (good,) * more, cause, out)


def tile_vp(s: State, hex_id: HexId) -> int:
    """Returns the VP of the tile on a hex, which equal its Combat Strength; 0 for a Capital."""
    tile = s.tile[hex_id]
    if s.marked >> hex_id & 1:
        return vp_of(s, s.owner[hex_id], tile, True)
    return PRINTED_VP[tile]


def tiles_vp(s: State, under: Mask) -> int:
    """Returns the total VP of the tiles on the hexes of the mask `under`. Cached, as bots need it at every step."""
    known = s.tile_index().vp
    key = (under, s.marked)
    if key not in known:
        known[key] = sum([tile_vp(s, hex_id) for hex_id in hexes(under)])
    return known[key]


def vp_of(s: State, seat: Seat, tile: str, marked: bool) -> int:
    """Returns the VP of a seat's Building or City: printed, or those of the Monarch's mark."""
    if marked:
        for card in answers(s.seats[seat], "marked_vp"):
            vp = card.marked_vp(tile)
            if vp is not None:
                return vp
    return PRINTED_VP[tile]


def would_mark(s: State, seat: Seat, building: str) -> bool:
    """Whether a tile would get the mark of the seat's Monarch if the seat built it as this Building now, or flipped it
    to it."""
    return any(card.marks(s, seat, building) for card in answers(s.seats[seat], "marks"))


def mark(s: State, hex_id: HexId) -> None:
    """Updates the Monarch's mark of the tile on a hex that was just built or flipped: removes it, and sets and counts a
    new one if the tile gets one."""
    seat = s.owner[hex_id]
    s.marked &= ~(1 << hex_id)
    if would_mark(s, seat, s.tile[hex_id]):
        s.marked |= 1 << hex_id
        s.changing(seat).counter += 1
