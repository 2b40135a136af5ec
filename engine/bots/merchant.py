"""Takes what is best at once: every move that is worth a look, one step ahead, no plan."""

from __future__ import annotations

from engine.bots.greedy import GreedyBot

WIDTH = 8


class MerchantBot(GreedyBot):
    """As `greedy`, which stays as it is so that bots can be measured against it; it looks at more moves."""

    def __init__(self) -> None:
        super().__init__(WIDTH)
