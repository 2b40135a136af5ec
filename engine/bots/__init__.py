"""Bots: they get a seat's view and guessed worlds, never the real one. An explicit list of those there are."""

from __future__ import annotations

from collections.abc import Callable

from engine.bots.bot import Bot
from engine.bots.greedy import GreedyBot
from engine.bots.random_bot import RandomBot

BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot}

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot"]
