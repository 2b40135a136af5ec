"""The Viceroy with time: lines and worlds are looked at for so many seconds a turn."""

from __future__ import annotations

from engine.bots.governor import WIDTH
from engine.bots.lines import Width
from engine.bots.viceroy import Effort, ViceroyBot

SECONDS = 5.0
EFFORT = Effort(lines=12, worlds=200, least=3)


class EmperorBot(ViceroyBot):
    """What it plays depends on how fast the machine is; without `seconds` it is a count, and always the same."""

    def __init__(self, seconds: float = SECONDS, effort: Effort = EFFORT, width: Width = WIDTH) -> None:
        super().__init__(width, effort, seconds)
