"""What a game must offer to be played, saved, searched and shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from engine.core.event import Event
from engine.core.move import Move, Reason, Seat
from engine.core.rng import Rng


class Copyable(Protocol):
    """A state: plain data with a hand-written copy."""

    def copy(self) -> Any: ...


S = TypeVar("S", bound=Copyable)
M = TypeVar("M", bound=Move)


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One number of the scorepad: where it comes from (ids for the texts), and the victory points."""

    category: str
    item: str
    vp: int
    hex: int = -1


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game. `ranking` lists seats, best first; `winners` has more than one seat when victory is shared."""

    winners: tuple[Seat, ...]
    ranking: tuple[Seat, ...]
    totals: tuple[int, ...]
    lines: tuple[tuple[ScoreLine, ...], ...]
    note: str = ""


class Rules(Protocol[S, M]):
    """A game. Stateless: everything that changes is in the state."""

    @property
    def id(self) -> str: ...
    def new_game(self, setup: Any, seed: int) -> S: ...
    def awaiting(self, s: S) -> tuple[Seat, ...]: ...
    def legal_moves(self, s: S, seat: Seat) -> list[M]: ...
    def why_not(self, s: S, move: M) -> Reason | None: ...
    def apply(self, s: S, move: M) -> list[Event]: ...
    def view(self, s: S, seat: Seat | None) -> S: ...
    def guess(self, s: S, seat: Seat, rng: Rng) -> S: ...
    def result(self, s: S) -> Result | None: ...
    def digest(self, s: S) -> str: ...
    def dump_move(self, move: M) -> dict[str, Any]: ...
    def load_move(self, data: dict[str, Any]) -> M: ...
    def dump_setup(self, setup: Any) -> dict[str, Any]: ...
    def load_setup(self, data: dict[str, Any]) -> Any: ...
    def dump_state(self, s: S) -> dict[str, Any]: ...
    def load_state(self, data: dict[str, Any], setup: Any) -> S: ...
    def component_digest(self, setup: Any) -> str: ...
