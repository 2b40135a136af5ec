"""The interface of a move, a frozen dataclass of ids with `kind` and `seat`, and the reason why one is refused: a code
with parameters."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

Seat = int
Param = str | int | tuple[str, ...]


@runtime_checkable
class Move(Protocol):
    """Something a seat can do: a frozen dataclass of ids, one class for each kind. Each game defines its own.

    >>> @dataclass(frozen=True, slots=True)
    ... class Play:
    ...     seat: Seat
    ...     card: str
    ...     kind: str = "play"
    >>> isinstance(Play(seat=0, card="spy"), Move)
    True
    >>> str(refuse("cannot_afford", gold=2))
    'cannot_afford(gold=2)'
    """

    @property
    def kind(self) -> str: ...
    @property
    def seat(self) -> Seat: ...


@dataclass(frozen=True, slots=True)
class Reason:
    """The reason why a move is refused: a code that texts translate, and the values to fill in."""

    code: str
    params: tuple[tuple[str, Param], ...] = ()

    def __str__(self) -> str:
        if not self.params:
            return self.code
        return f"{self.code}({', '.join(f'{k}={v}' for k, v in self.params)})"


@functools.lru_cache(maxsize=1 << 12)
def refuse(code: str, **params: Param) -> Reason:
    """Creates the `Reason` of a refusal, with its parameters in the order given; cached, as filtering lists of moves
    refuses very often."""
    return Reason(code, tuple(params.items()))


class IllegalMove(ValueError):
    """Raised by `Session.submit`; the position is untouched."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason
