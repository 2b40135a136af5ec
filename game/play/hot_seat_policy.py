"""Protocol: what each game answers about play at one screen: which decisions are public, which a bot takes without a
pause, what ends a turn, what the summary of a save holds."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

S_contra = TypeVar("S_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)


class HotSeatPolicy(Protocol[S_contra, M_contra]):
    """Judges positions as an onlooker sees them."""

    def in_public(self, view: S_contra) -> bool:
        """Returns whether the pending decision may be made while everybody looks, without a hand-over."""

    def needs_no_pause(self, view: S_contra) -> bool:
        """Returns whether a bot answers the pending decision at once, without the pause before its other moves."""

    def ends_turn(self, move: M_contra) -> bool:
        """Returns whether this move ends its seat's turn: after it, the next recap for the seat begins. Where all move
        at once, that is the choice of cards."""

    def summary(self, view: S_contra) -> dict[str, Any]:
        """Returns the data of a position that the list of saves shows."""
