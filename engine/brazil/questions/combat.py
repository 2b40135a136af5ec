"""The interface of Combat cards: `CombatCardRules`, whose methods rules call and each card overrides (rules 7).

`CombatSide` is the side of a battle that they look at.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from engine.brazil.board import HexId, Mask, around
from engine.brazil.questions.numbers import CardNumbers

if TYPE_CHECKING:
    from engine.brazil.state import Seat, State


@dataclass(slots=True)
class CombatSide:
    """One side of a battle, as Combat cards see it. `origin` is the firing hex of an adjacent attack, else -1;
    `units_opposing`: enemy units are on the hex."""

    s: State
    seat: Seat
    at: HexId
    attacking: bool
    origin: HexId = -1
    expedition: bool = False
    units_opposing: bool = False

    def beside(self) -> Mask:
        """Mask of the hexes adjacent to the battle. An adjacent attack takes place on two hexes, and neither counts as
        adjacent."""
        places = 1 << self.at | (1 << self.origin if self.origin >= 0 else 0)
        return around(self.s.board, places) & ~places


class CombatCardRules:
    """Base class of Combat cards. The defaults are those of a plain card: its printed strength and no effect."""

    id: str
    cs: int
    Numbers: ClassVar[type[CardNumbers]] = CardNumbers
    numbers: CardNumbers

    saves_units: ClassVar[bool] = False
    """If its owner loses, the defeated units return to the owner's Capital."""

    def strength(self, side: CombatSide) -> int:
        """Returns the strength the card adds to this side."""
        return self.cs

    def cancels(self) -> int:
        """Returns the number of opposing cards its owner cancels after the reveal; 0 by default."""
        return 0

    def losses(self) -> int:
        """Returns the number of the winner's units that are defeated too if its owner loses; 0 by default."""
        return 0

    def resources_if_won(self) -> int:
        """Returns the number of resources of choice its owner gains for winning; 0 by default."""
        return 0


COMBAT_RULES: dict[str, CombatCardRules] = {}
