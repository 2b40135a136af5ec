"""What a game says about how it is played at one screen. Everything else is asked of its Rules."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

S_contra = TypeVar("S_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)


class HotSeatPolicy(Protocol[S_contra, M_contra]):
    """Asked of positions as an onlooker sees them."""

    def in_public(self, view: S_contra) -> bool:
        """What is asked now may be chosen while everybody looks: no curtain falls for it."""

    def quick(self, view: S_contra) -> bool:
        """What is asked now is a small step: a bot's follows at once."""

    def ends_turn(self, move: M_contra) -> bool:
        """A turn ends with this move."""

    def summary(self, view: S_contra) -> dict[str, Any]:
        """What the list of saves shows of a position; plain data."""
