"""Bots by name: one of BOTS, or one that searches, with another effort than it makes by itself: `viceroy:lines=3`,
`emperor:worlds=16:trust=0`. Such a one goes by counts, the same game on every machine, unless told `seconds`, too."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from engine.bots import BOTS, Bot, emperor, viceroy
from engine.bots.emperor import EmperorBot
from engine.bots.viceroy import SearchBudget, ViceroyBot

EFFORTS = {"viceroy": viceroy.EFFORT, "emperor": emperor.EFFORT}
NUMBERS = {field.name: type(field.default) for field in fields(SearchBudget) if isinstance(field.default, int | float)}
AT_LEAST_ONE = ("lines", "least")  # or there would be nothing to choose from


def rung_of(name: str) -> str:
    """The name without the effort that it tells."""
    return name.partition(":")[0]


def bot_named(name: str) -> Bot:
    """Whom that name calls. Raises ValueError, in one line, if there is nobody of that name or no such effort."""
    rung, colon, words = name.partition(":")
    if rung not in BOTS:
        raise ValueError(f"unknown bot {rung!r}; there are {', '.join(BOTS)}")
    if not colon:
        return BOTS[rung]()
    if rung not in EFFORTS:
        raise ValueError(f"{name}: a {rung} makes no effort that could be told; these do: {', '.join(EFFORTS)}")
    told = dict(_told(name, word) for word in words.split(":"))
    seconds = told.pop("seconds", 0.0)
    changed: dict[str, Any] = {what: NUMBERS[what](value) for what, value in told.items()}
    effort = replace(EFFORTS[rung], **changed)
    if rung == "emperor":
        return EmperorBot(seconds, effort, cores=0)
    return ViceroyBot(effort=effort, seconds=seconds)


def _told(name: str, word: str) -> tuple[str, float]:
    """What is told, and its number. Raises ValueError."""
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


def by_the_clock(name: str) -> bool:
    """Whether games of that bot come out otherwise on another day."""
    return getattr(bot_named(name), "seconds", 0.0) > 0
