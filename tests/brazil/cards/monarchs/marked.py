"""For the Monarchs who mark the first three tiles of a kind: many tiles built one after the other."""

from engine.brazil.board import with_value_at
from engine.brazil.moves import Renovate
from tests.brazil.kit import Table


def build_next(t: Table, building: str, seat: int = 0) -> int:
    """Build one more such tile on any land next to the Capital, in a turn of its own; returns its hex."""
    if "dona_leopoldina" not in t.player(seat).paintings:
        t.painting("dona_leopoldina", seat)
    t.player(seat).supply = 0
    t.player(seat).token = ""
    t.goods("coffee", "brazilwood", seat=seat).on_turn(seat)
    land = ("field", "forest", "gold_mine")
    hex_id = t.where(lambda h: h in t.near(t.home(seat)) and not t.s.tile[h] and t.s.board.terrain[h] in land)
    t.build(building, hex_id)
    t.waits_for(seat)
    return hex_id


def flip(t: Table, hex_id: int, seat: int = 0) -> None:
    """Empty a tile and flip it, in a turn of its own."""
    t.s.goods = with_value_at(t.s.goods, hex_id, 0)
    t.player(seat).supply = 0
    t.player(seat).token = ""
    t.goods("gold", seat=seat).on_turn(seat)
    t.arch("renovate")
    t.do(Renovate(seat, hex_id, True))
    t.pay()
    t.waits_for(seat)


def replenish(t: Table, hex_id: int, seat: int = 0) -> None:
    """Empty a tile and let it produce again, in a turn of its own."""
    t.s.goods = with_value_at(t.s.goods, hex_id, 0)
    t.player(seat).supply = 0
    t.player(seat).token = ""
    t.goods("gold", seat=seat).on_turn(seat)
    t.arch("renovate")
    t.do(Renovate(seat, hex_id))
    t.pay()
    t.waits_for(seat)
