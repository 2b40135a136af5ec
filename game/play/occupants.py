"""Who sits in the seats of a game, and the names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.storage.save_file import Player
from game.play.rungs import PERSON


@dataclass(slots=True)
class Sitter:
    """Who sits in a seat: a person or a bot's rung, and the name that was typed; "": none was, so the seat is called by
    what it is, in the language of whoever looks. The name may hold anything: ``Match.name`` can be shown."""

    who: str
    name: str

    @property
    def person(self) -> bool:
        return self.who == PERSON


UNNAMED = "unnamed"  # in a save's extra: the seats whose name nobody typed; older saves have a made name there


def unnamed(sitters: Sequence[Sitter]) -> dict[str, list[int]]:
    """For a save's extra. Its being there says that the names in the save were typed."""
    return {UNNAMED: [seat for seat, sitter in enumerate(sitters) if not sitter.name]}


def to_players(sitters: Iterable[Sitter]) -> list[Player]:
    """For the save."""
    return [Player(name=sitter.name, who=sitter.who) for sitter in sitters]


def of_players(players: Iterable[Player]) -> list[Sitter]:
    """From a save."""
    return [Sitter(player.who, player.name) for player in players]
