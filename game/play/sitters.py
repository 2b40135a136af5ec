"""Who sits in the seats of a game, and the names."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.core.savefile import Player
from game.names import readable
from game.seats.rungs import PERSON


@dataclass(slots=True)
class Sitter:
    """Who sits in a seat: a person or a bot's rung, and the name."""

    who: str
    name: str

    @property
    def person(self) -> bool:
        return self.who == PERSON


def to_players(sitters: Iterable[Sitter]) -> list[Player]:
    """For the save."""
    return [Player(name=sitter.name, who=sitter.who) for sitter in sitters]


def of_players(players: Iterable[Player]) -> list[Sitter]:
    """From a save."""
    return [Sitter(player.who, readable(player.name)) for player in players]
