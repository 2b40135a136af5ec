"""Protocol: what a game tells for several people at one screen: public decisions, pauses of bots, ends of turns,
summary."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

S_contra = TypeVar("S_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)


class HotSeatPolicy(Protocol[S_contra, M_contra]):
    """Judges positions as an onlooker sees them."""

    def in_public(self, view: S_contra) -> bool:
        """Returns whether the pending decision may be made while everybody looks, without a hand-over."""

    def needs_no_pause(self, view: S_contra) -> bool:
        """Returns whether the pending decision is so small that a bot answers it without a pause."""

    def ends_turn(self, move: M_contra) -> bool:
        """Returns whether this move ends a turn."""

    def summary(self, view: S_contra) -> dict[str, Any]:
        """Returns the data of a position that the list of saves shows."""
