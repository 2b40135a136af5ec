"""Who sits in the seats of a game, and the names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.storage.save_file import SavedOccupant
from game.play.rungs import PERSON


@dataclass(slots=True)
class Occupant:
    """Who sits in a seat: a person or a bot's rung, and the name that was typed; "": none was, so the seat is called by
    what it is, in the language of whoever looks. The name may hold anything: ``Match.name`` can be shown."""

    who: str
    name: str

    @property
    def person(self) -> bool:
        return self.who == PERSON


UNNAMED = "unnamed"  # in a save's extra: the seats whose name nobody typed; older saves have a made name there


def unnamed(sitters: Sequence[Occupant]) -> dict[str, list[int]]:
    """For a save's extra. Its being there says that the names in the save were typed."""
    return {UNNAMED: [seat for seat, sitter in enumerate(sitters) if not sitter.name]}


def to_players(sitters: Iterable[Occupant]) -> list[SavedOccupant]:
    """For the save."""
    return [SavedOccupant(name=sitter.name, who=sitter.who) for sitter in sitters]


def of_players(players: Iterable[SavedOccupant]) -> list[Occupant]:
    """From a save."""
    return [Occupant(player.who, player.name) for player in players]
