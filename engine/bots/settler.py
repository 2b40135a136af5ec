"""The Settler, the weakest bot level: looks one step ahead at few moves and evaluates them inaccurately."""

from __future__ import annotations

from engine.bots.greedy import GreedyBot

WIDTH = 3
DOUBT = 2.0


class SettlerBot(GreedyBot):
    """Finds clearly good moves but cannot tell small advantages from none."""

    def __init__(self) -> None:
        super().__init__(WIDTH, DOUBT)
