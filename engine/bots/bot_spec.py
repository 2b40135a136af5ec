"""Creates bots from text such as `governor+builder`, `viceroy:lines=3` or `emperor+warrior:worlds=16:trust=0`: a bot's
name, its manner and its search budget.

A bot with a budget is limited by counts, so it plays the same game on every machine, unless `seconds` is given.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from engine.bots import MANNERS, emperor, viceroy
from engine.bots.bot import Bot
from engine.bots.emperor import EmperorBot
from engine.bots.manner import MannerBot
from engine.bots.registry import BOTS
from engine.bots.viceroy import BudgetLimits, SearchBudget, ViceroyBot

EFFORTS = {"viceroy": viceroy.EFFORT, "emperor": emperor.EFFORT}
LIMITS = ("shared", "long")  # fields of a budget that have fields of their own: `shared.lines`


def _numbers(of: type, prefix: str = "") -> dict[str, type]:
    """Returns the fields of a dataclass that are numbers, each with its type."""
    return {prefix + one.name: type(one.default) for one in fields(of) if isinstance(one.default, int | float)}


NUMBERS = _numbers(SearchBudget) | {
    name: kind for limits in LIMITS for name, kind in _numbers(BudgetLimits, f"{limits}.").items()
}
AT_LEAST_ONE = ("lines", "least", "shared.lines", "long.lines")  # or there would be nothing to choose from


def rung_of(name: str) -> str:
    """Returns a bot's name, such as `viceroy`, from its text: without manner, version and search budget."""
    return name.partition(":")[0].partition("@")[0].partition("+")[0]


def bot_named(name: str) -> Bot:
    """Creates the bot that a text such as `governor+builder` or `viceroy:lines=3` describes. Raises ValueError with a
    one-line message for an unknown name or setting."""
    called, colon, words = name.partition(":")
    rung, plus, manner = called.partition("+")
    if plus and manner not in MANNERS:
        raise ValueError(f"{name}: unknown manner {manner!r}; there are {', '.join(MANNERS)}")
    bot = _plain(name, rung, bool(colon), words)
    return MannerBot(bot, manner) if plus else bot


def _plain(name: str, rung: str, colon: bool, words: str) -> Bot:
    """Creates the bot without its manner. Raises ValueError."""
    if rung not in BOTS:
        raise ValueError(f"unknown bot {rung!r}; there are {', '.join(BOTS)}")
    if not colon:
        return BOTS[rung]()
    if rung not in EFFORTS:
        raise ValueError(f"{name}: a {rung} makes no effort that could be told; these do: {', '.join(EFFORTS)}")
    settings = dict(_setting(name, word) for word in words.split(":"))
    seconds = settings.pop("seconds", 0.0)
    effort = EFFORTS[rung]
    for what, value in settings.items():
        effort = _changed(effort, what, NUMBERS[what](value))
    if rung == "emperor":
        return EmperorBot(seconds, effort, cores=0)
    return ViceroyBot(effort=effort, seconds=seconds)


def _changed(effort: SearchBudget, what: str, value: Any) -> SearchBudget:
    """Returns the budget with one number changed, its own or, as in `long.lines`, one of its limits."""
    limits, dot, field = what.partition(".")
    if not dot:
        return replace(effort, **{what: value})
    return replace(effort, **{limits: replace(getattr(effort, limits), **{field: value})})


def _setting(name: str, word: str) -> tuple[str, float]:
    """Parses one `name=number` setting. Raises ValueError."""
    what, _, number = word.partition("=")
    if what != "seconds" and what not in NUMBERS:
        raise ValueError(f"{name}: an effort has no {what!r}, but {', '.join(NUMBERS)} and seconds")
    least = int(what in AT_LEAST_ONE)
    try:
        value = float(number)
    except ValueError:
        value = -1.0
    if not least <= value < 1e6 or (NUMBERS.get(what) is int and value != int(value)):
        raise ValueError(f"{name}: {what} can't be {number!r}")
    return what, value
