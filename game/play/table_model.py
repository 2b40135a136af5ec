"""The base view model of any game's table: the state of what is decided and shown there. No pixels, no window, and no
rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from engine.core.event import Event
from engine.core.move import Reason
from engine.core.rules import M
from game.play.decisions import D, DecisionStack, pending_decision
from game.play.match import Match

S = TypeVar("S", bound=DecisionStack[Any])
T = TypeVar("T")


@dataclass
class BaseTableModel(ABC, Generic[S, M, D]):
    """The state of a table between two moves.

    A game adds its fields and fills them in ``position_changed``, which ``renew`` calls once for each position shown.
    """

    match: Match[S, M]
    pending: M | None = None  # what the main button plays, or asks to confirm
    drawer: str = ""  # which is open; "": none
    rule: str = ""  # the page of the rules in the drawer "rules"
    aside: bool = False  # the panel over the map is put aside
    recap_since: int | None = None  # moves played when the person at the screen last ended a turn, while it is told
    is_trial: bool = False  # one turn is tried here: nobody plays after it
    _version: tuple[int, int | None] = (-1, None)  # version, and who acts, that the fields belong to
    _known: dict[Hashable, Any] = field(default_factory=dict)

    # -- what a game fills in ------------------------------------------------------------------------------------

    @abstractmethod
    def position_changed(self) -> None:
        """Hook for a game: updates its fields that depend on the shown position."""

    @abstractmethod
    def happened(self, events: Sequence[Event]) -> None:
        """Hook for a game: updates what its table shows by the events of a move just played."""

    @abstractmethod
    def jumped(self) -> None:
        """Hook for a game: clears what its table shows of the last move's course, because a move was taken back or
        played again."""

    @abstractmethod
    def cancel_selection(self) -> bool:
        """Hook for a game: cancels one thing chosen for the next move (Esc); returns whether there was one."""

    def on_hand_over(self) -> None:
        """Hook, empty here: closes what the game is presenting, such as a battle's result, because another person is
        called to the screen."""

    def taken_over(self) -> None:
        """Hook, empty here: after a hand-over opens what the new person at the screen must see first."""

    @property
    def presenting(self) -> bool:
        """Whether the game shows something that the player must close before deciding (default: no)."""
        return False

    @property
    def recap_fits(self) -> bool:
        """Whether a recap may be opened while the pending decision waits (default: yes)."""
        return True

    # -- the position --------------------------------------------------------------------------------------------

    def renew(self) -> None:
        """Updates the fields that depend on the shown position, if that or who acts has changed."""
        shown = (self.match.version, self.match.acting if self.recap_since is None else None)
        if shown != self._version:
            self._version = shown
            self._known.clear()
            self.position_changed()

    def once(self, key: Hashable, work: Callable[[], T]) -> T:
        """Returns the result of ``work``, cached by key for the shown position."""
        if key not in self._known:
            self._known[key] = work()
        found: T = self._known[key]
        return found

    @property
    def view(self) -> S:
        return self.match.view

    @property
    def seat(self) -> int:
        """The seat whose board is shown below the map: here the one that may move at this screen, else the viewer's,
        else the first."""
        acting, viewer = self.match.acting, self.match.viewer
        decides = acting if acting is not None else viewer
        return decides if decides is not None else 0

    @property
    def frame(self) -> D | None:
        """The decision that must be made next in the shown position; None if there is none, as after the end of the
        game."""
        return pending_decision(self.view)

    @property
    def kind(self) -> str:
        """The name of the pending decision's kind in message ids; "" if there is none."""
        return str(getattr(self.frame, "kind", ""))

    @property
    def deciding(self) -> bool:
        """Whether a person at this screen decides, and nothing has to be closed first."""
        return self.match.acting is not None and self.recap_since is None and not self.presenting

    def asks(self, *decisions: type[D]) -> bool:
        """Returns whether a person at this screen decides, and the pending decision is of one of these classes."""
        return self.deciding and isinstance(self.frame, decisions)

    @property
    def drawer_beside_map(self) -> bool:
        """Whether the open drawer lies beside the map, so that the pointer on the map keeps it open."""
        return self.drawer == "rules"

    def why(self, move: M) -> Reason | None:
        """Returns why a move is not legal; None if it is."""
        return self.match.why_not(move)
