"""The contract by which a game says how it is played by several people at one screen."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

S_contra = TypeVar("S_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)


class HotSeatPolicy(Protocol[S_contra, M_contra]):
    """What a game decides about play at one screen. The views passed in are an onlooker's."""

    def in_public(self, view: S_contra) -> bool:
        """Returns whether the pending decision may be made while everybody looks, without a hand-over."""

    def quick(self, view: S_contra) -> bool:
        """Returns whether the pending decision is a small step, which a bot takes without a pause."""

    def ends_turn(self, move: M_contra) -> bool:
        """Returns whether this move ends a turn."""

    def summary(self, view: S_contra) -> dict[str, Any]:
        """Returns what the list of saves shows of a position, as plain data."""
