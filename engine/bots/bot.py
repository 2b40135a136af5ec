"""The base class of bots: a bot chooses a move from the view of its seat."""

from __future__ import annotations

from abc import ABC, abstractmethod

from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import M, Rules, S


class Bot(ABC):
    """Chooses moves for a seat. A new bot, asked the same in the same order with the same generators, always gives the
    same moves, unless it has `seconds`: a bot may hold on to its plan of a turn."""

    seconds: float = 0.0
    """The time for a turn, 0 where only counts limit the search."""

    @abstractmethod
    def choose(self, rules: Rules[S, M], view: S, seat: Seat, rng: Rng) -> M:
        """Returns one of the legal moves of `seat` in its `view`; `seat` must be one that has to decide."""
