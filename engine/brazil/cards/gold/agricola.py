"""The Gold card Agricola: 3 VP if in hand at the game's end with 4 or more controlled Buildings of Field terrain."""

from __future__ import annotations

from engine.brazil.board import hexes
from engine.brazil.components import BUILDINGS
from engine.brazil.questions.gold import GoldCardRules
from engine.brazil.questions.numbers import CardNumbers, Count, Terrain
from engine.brazil.rules.control import controlled
from engine.brazil.state import Seat, State


class Agricola(GoldCardRules):
    """3 VP if in hand at the end with 4 or more controlled Field Buildings.

    Printed: In hand at the end with 4 or more Buildings of the Field (Cane Field, Farm, Plantation): [vp]3.
    """

    id = "agricola"

    class Numbers(CardNumbers):
        terrain: Terrain
        needed: Count
        vp: Count

    numbers: Numbers

    def end_vp(self, s: State, seat: Seat) -> int:
        held = (BUILDINGS.get(s.tile[hex_id]) for hex_id in hexes(controlled(s, seat)))
        have = sum(1 for b in held if b and b.terrain == (self.numbers.terrain,))
        return self.numbers.vp if have >= self.numbers.needed else 0
