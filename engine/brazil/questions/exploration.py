"""The questions that rule files ask of exploration tiles (rules 4 and 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.brazil.questions.numbers import CardNumbers

if TYPE_CHECKING:
    from engine.brazil.board import HexId
    from engine.brazil.state import Seat, State
    from engine.core.event import Event


class ExplorationTile:
    """A kind of exploration tile. Defaults are those of one that does nothing. `id` is the component's."""

    Numbers: ClassVar[type[CardNumbers]] = CardNumbers
    numbers: CardNumbers
    kept_by_builder: ClassVar[bool] = False
    """Whoever builds on it keeps it; else it leaves the game then."""

    def __init__(self, tile_id: str) -> None:
        self.id = tile_id

    def strength(self) -> int:
        """What it must be beaten with, if it is an Expedition; else 0."""
        return 0

    def gain(self) -> tuple[str, ...]:
        """What beating it brings."""
        return ()

    def more_production(self) -> int:
        """How much more of its own resource each Building beside it makes."""
        return 0

    def vp(self, count: int) -> int:
        """The VP of so many of them, kept by one seat."""
        return 0

    def on_revealed(self, s: State, seat: Seat, hex_id: HexId, out: list[Event]) -> None:
        """After a seat's unit turned it up."""

    def on_built(self, s: State, seat: Seat, out: list[Event]) -> None:
        """After a seat built on it."""


EXPLORATION_RULES: dict[str, ExplorationTile] = {}
