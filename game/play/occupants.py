"""The occupants of a game's seats: a person or a bot, with the typed name; conversion from and to saves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.storage.save_file import SavedOccupant
from game.play.elsewhere import ELSEWHERE
from game.play.rungs import PERSON


@dataclass(slots=True)
class Occupant:
    """A person or a bot level in a seat. An empty name means none was typed: the seat is then named after its role, in
    the language of whoever looks. The name may hold any characters; show it by ``Match.name``."""

    who: str
    name: str

    @property
    def person(self) -> bool:
        return self.who == PERSON


UNNAMED = "unnamed"  # key in a save's extra: seats without a typed name; older saves hold a generated name


def unnamed(occupants: Sequence[Occupant]) -> dict[str, list[int]]:
    """Returns the entry of a save's extra that lists seats without a typed name. Its presence marks the other names as
    typed."""
    return {UNNAMED: [seat for seat, occupant in enumerate(occupants) if not occupant.name]}


def to_players(occupants: Iterable[Occupant]) -> list[SavedOccupant]:
    """Converts occupants for a save. Who sat at another place is a person there."""
    return [
        SavedOccupant(name=occupant.name, who=PERSON if occupant.who == ELSEWHERE else occupant.who)
        for occupant in occupants
    ]


def of_players(players: Iterable[SavedOccupant]) -> list[Occupant]:
    """Converts the occupants of a save."""
    return [Occupant(player.who, player.name) for player in players]
