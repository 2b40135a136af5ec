"""The interface of exploration tiles: `ExplorationTile`, whose methods rules call and each kind overrides."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.brazil.questions.numbers import CardNumbers

if TYPE_CHECKING:
    from engine.brazil.board import HexId
    from engine.brazil.state import Seat, State
    from engine.core.event import Event


class ExplorationTile:
    """Base class of exploration tiles. The defaults are those of a tile without effect; `id` is the component's."""

    Numbers: ClassVar[type[CardNumbers]] = CardNumbers
    numbers: CardNumbers
    kept_by_builder: ClassVar[bool] = False
    """The seat that builds on it keeps it; otherwise it leaves the game when built on."""

    def __init__(self, tile_id: str) -> None:
        self.id = tile_id

    def strength(self) -> int:
        """Returns the strength needed to beat this tile, if it is an Expedition; else 0."""
        return 0

    def gain(self) -> tuple[str, ...]:
        """Returns the goods and cards gained by beating this tile's Expedition; none by default."""
        return ()

    def more_production(self) -> int:
        """Returns the extra units of its own resource that each adjacent Building produces; 0 by default."""
        return 0

    def vp(self, count: int) -> int:
        """Returns the total VP for a seat that has `count` tiles of this kind; 0 by default."""
        return 0

    def on_revealed(self, s: State, seat: Seat, hex_id: HexId, out: list[Event]) -> None:
        """Hook: applies the tile's effect after a unit of `seat` has turned it up on a hex; none by default."""

    def on_built(self, s: State, seat: Seat, out: list[Event]) -> None:
        """Hook: applies the tile's effect after a seat has built on it; none by default."""


EXPLORATION_RULES: dict[str, ExplorationTile] = {}
