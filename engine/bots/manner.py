"""Manners, styles of play: a bot of any level may favour one kind of gain, by weights on top of its own seat's
evaluation.

A game says what each manner favours (`Rules.manner_value`). Everything else stays the same: how far a bot searches,
what it may know, and how it expects the other seats to play.
"""

from __future__ import annotations

import functools
from typing import Any

from engine.bots import MANNERS
from engine.bots.bot import Bot
from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import M, Rules, S


class RulesInManner(Rules[S, M]):
    """Rules by which one seat values positions in a manner; a game's own rules do the rest."""

    plain: Rules[S, M]
    manner: str
    own: Seat

    def __reduce__(self) -> tuple[Any, ...]:
        return in_manner, (self.plain, self.manner, self.own)

    def evaluate(self, s: S, seat: Seat) -> float:
        """Returns the value of a position to a seat; for the seat that plays in the manner, plus what the manner
        favours."""
        return self.plain.evaluate(s, seat) + self._manner_value(s, seat)

    def forecast(self, s: S, seat: Seat) -> float:
        """Returns the score a seat may expect at the end; for the seat that plays in the manner, plus what the manner
        favours."""
        return self.plain.forecast(s, seat) + self._manner_value(s, seat)

    def learned_forecast(self, s: S, seat: Seat, share: float = 1.0) -> float:
        """Returns the forecast by learned weights, scaled by `share` (0-1); for the seat that plays in the manner, plus
        what the manner favours."""
        return self.plain.learned_forecast(s, seat, share) + self._manner_value(s, seat)

    def _manner_value(self, s: S, seat: Seat) -> float:
        return self.plain.manner_value(s, seat, self.manner) if seat == self.own else 0.0


def in_manner(rules: Rules[S, M], manner: str, seat: Seat) -> Rules[S, M]:
    """Returns rules by which `seat` values positions with what its manner favours; the given rules themselves for "" or
    an unknown manner, or a game without manners."""
    if manner not in MANNERS or not rules.has_manners:
        return rules
    made: RulesInManner[S, M] = _kind(type(rules))()
    made.plain, made.manner, made.own = rules, manner, seat
    return made


@functools.cache
def _kind(plain: type[Any]) -> Any:
    """Returns the class that evaluates in a manner and is this game's otherwise."""
    return type(f"{plain.__name__}InManner", (RulesInManner, plain), {})


class MannerBot(Bot):
    """A bot that plays in a manner."""

    def __init__(self, bot: Bot, manner: str) -> None:
        self.bot, self.manner = bot, manner
        self.seconds = bot.seconds

    def choose(self, rules: Rules[S, M], view: S, seat: Seat, rng: Rng) -> M:
        """Returns the move of the wrapped bot, which values positions for its own seat in the manner."""
        return self.bot.choose(in_manner(rules, self.manner, seat), view, seat, rng)
