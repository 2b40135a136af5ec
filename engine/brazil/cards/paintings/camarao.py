"""Own Buildings next to Forest are stronger; at the end each Forest hex adjacent to the empire scores."""

from __future__ import annotations

from engine.brazil.board import HexId, around
from engine.brazil.cards.questions import Card
from engine.brazil.components import BUILDINGS
from engine.brazil.control import free_land
from engine.brazil.state import Seat, State


class Camarao(Card):
    """Own Buildings next to Forest are stronger; at the end each Forest hex adjacent to the empire scores."""

    id = "camarao"

    def tile_bonus(self, s: State, hex_id: HexId) -> int:
        bonus: int = self.numbers["tile_strength"]
        return bonus if s.tile[hex_id] in BUILDINGS and s.board.near_mask[hex_id] & free_land(s, "forest") else 0

    def end_vp(self, s: State, seat: Seat) -> int:
        forests = around(s.board, s.seats[seat].tiles) & free_land(s, "forest")
        vp: int = self.numbers["vp_per_forest"] * forests.bit_count()
        return vp
