"""A beginner: sees few of the moves, looks one step ahead, and misjudges what it sees."""

from __future__ import annotations

from engine.bots.greedy import GreedyBot

WIDTH = 3
DOUBT = 2.0


class SettlerBot(GreedyBot):
    """Pays sensibly and takes what is plainly good; a small advantage it can't tell from none."""

    def __init__(self) -> None:
        super().__init__(WIDTH, DOUBT)
