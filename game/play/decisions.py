"""Returns the pending decision of a view, for any game whose state holds a stack of decisions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

D = TypeVar("D")
D_co = TypeVar("D_co", covariant=True)


class DecisionStack(Protocol[D_co]):
    """Protocol: a view with the stack of its open decisions, the pending one last."""

    @property
    def frames(self) -> Sequence[D_co]: ...

    def copy(self) -> Any: ...


def pending_decision(view: DecisionStack[D]) -> D | None:
    """Returns the decision that must be made next in a view; None: the game is over."""
    return view.frames[-1] if view.frames else None
