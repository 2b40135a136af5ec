"""Decision frames: the top of a state's stack says who must decide what. Games define their own kinds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from engine.core.move import Seat


class Frame(Protocol):
    """Plain data with a `kind`, the `seat` that is asked, and a hand-written copy."""

    @property
    def kind(self) -> str: ...
    @property
    def seat(self) -> Seat: ...
    def copy(self) -> Any: ...


class Framed(Protocol):
    """A state that keeps its open decisions as a stack, the bottom first."""

    @property
    def frames(self) -> Sequence[Frame]: ...


def depth(state: Framed) -> int:
    """How many decisions are open."""
    return len(state.frames)
