"""The Merchant, the second bot level: plays the best immediate move, without a plan."""

from __future__ import annotations

from engine.bots.greedy import GreedyBot


class MerchantBot(GreedyBot):
    """The greedy bot under its level's name; `greedy` remains as a fixed yardstick."""
