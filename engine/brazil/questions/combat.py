"""The questions that rule files ask of Combat cards, and the side of a fight that they look at (rules 7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from engine.brazil.board import HexId, Mask, around
from engine.brazil.questions.numbers import CardNumbers

if TYPE_CHECKING:
    from engine.brazil.state import Seat, State


@dataclass(slots=True)
class CombatSide:
    """One side of a fight, as Combat cards ask for it. `origin` is the firing hex of an adjacent attack, else -1;
    `units_opposing`: enemy units stand on the hex."""

    s: State
    seat: Seat
    at: HexId
    attacking: bool
    origin: HexId = -1
    expedition: bool = False
    units_opposing: bool = False

    def beside(self) -> Mask:
        """The hexes adjacent to the fight. An adjacent attack has two places, and neither is beside it."""
        places = 1 << self.at | (1 << self.origin if self.origin >= 0 else 0)
        return around(self.s.board, places) & ~places


class CombatCardRules:
    """A Combat card. Defaults are a plain card's: its printed strength and nothing else."""

    id: str
    cs: int
    Numbers: ClassVar[type[CardNumbers]] = CardNumbers
    numbers: CardNumbers

    saves_units: ClassVar[bool] = False
    """If its owner loses, his units go to his Capital."""

    def strength(self, side: CombatSide) -> int:
        """What the card adds."""
        return self.cs

    def cancels(self) -> int:
        """After the reveal: how many opposing cards its owner takes away."""
        return 0

    def losses(self) -> int:
        """If its owner loses: how many of the winner's units go too."""
        return 0

    def resources_if_won(self) -> int:
        """If its owner wins: resources of choice."""
        return 0


COMBAT_RULES: dict[str, CombatCardRules] = {}
