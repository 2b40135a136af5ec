"""The painting Filipe Camarão: Buildings by free Forest: +1 strength; 1 VP at the end per free Forest by own tiles."""

from __future__ import annotations

from engine.brazil.board import HexId, around
from engine.brazil.components import BUILDINGS
from engine.brazil.questions.numbers import CardNumbers, Count
from engine.brazil.questions.owned import OwnedCard
from engine.brazil.rules.control import free_land
from engine.brazil.state import Seat, State


class Camarao(OwnedCard):
    """Own Buildings next to free Forest have 1 more strength; 1 VP at the end for each free Forest next to own tiles.

    Printed: Your Buildings next to Forest: [cs]+1. At the end [vp]1 for each Forest touching your empire.
    """

    id = "camarao"

    class Numbers(CardNumbers):
        tile_strength: Count
        vp_per_forest: Count

    numbers: Numbers

    def tile_bonus(self, s: State, hex_id: HexId) -> int:
        beside = s.board.near_mask[hex_id] & free_land(s, "forest")
        return self.numbers.tile_strength if beside and s.tile[hex_id] in BUILDINGS else 0

    def end_vp(self, s: State, seat: Seat) -> int:
        forests = around(s.board, s.seats[seat].tiles) & free_land(s, "forest")
        return self.numbers.vp_per_forest * forests.bit_count()
