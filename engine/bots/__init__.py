"""The bots of all games, by name. They see only their seat's view and determinizations of it, never the real position.

`settler` to `emperor` are the levels a person plays against; `random` and `greedy` serve as yardsticks, `mixed`
searches simultaneous decisions.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.bots.bot import Bot
from engine.bots.emperor import EmperorBot
from engine.bots.governor import GovernorBot
from engine.bots.greedy import GreedyBot
from engine.bots.merchant import MerchantBot
from engine.bots.random_bot import RandomBot
from engine.bots.settler import SettlerBot
from engine.bots.simultaneous_moves import MixedBot
from engine.bots.viceroy import ViceroyBot

BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "settler": SettlerBot,
    "merchant": MerchantBot,
    "governor": GovernorBot,
    "viceroy": ViceroyBot,
    "emperor": EmperorBot,
    "mixed": MixedBot,
}
LADDER = ("settler", "merchant", "governor", "viceroy", "emperor")

__all__ = ["BOTS", "LADDER", "Bot", "GreedyBot", "RandomBot"]
