"""Takes what is best at once, one step ahead, no plan."""

from __future__ import annotations

from engine.bots.greedy import GreedyBot


class MerchantBot(GreedyBot):
    """As `greedy`, whose name stays for measuring against."""
