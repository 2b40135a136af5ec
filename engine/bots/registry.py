"""The registry of the bots of all games: the five levels that a person plays against, and those that serve as
yardsticks."""

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
