"""The occupants of a game's seats: a person or a bot, with the typed name; conversion from and to saves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.bots import MANNERS
from engine.storage.save_file import SavedOccupant
from game.play.elsewhere import ELSEWHERE
from game.play.rungs import BOTS, PERSON


@dataclass(slots=True)
class Occupant:
    """A person or a bot level in a seat. An empty name means none was typed: the seat is then named after its role, in
    the language of whoever looks. The name may hold any characters; show it by ``Match.name``."""

    who: str
    name: str
    manner: str = ""  # of a bot; "": none

    @property
    def person(self) -> bool:
        return self.who == PERSON


MANNERS_OF = "manners"  # key in a save's extra: each seat's manner; older saves have none
UNNAMED = "unnamed"  # key in a save's extra: seats without a typed name; older saves hold a generated name


def seated_extra(occupants: Sequence[Occupant]) -> dict[str, list[Any]]:
    """Returns entries for a save's ``extra``: the seats whose occupant has no typed name, and the bots' manners
    (playing styles) if any have one."""
    extra: dict[str, list[Any]] = {UNNAMED: [seat for seat, occupant in enumerate(occupants) if not occupant.name]}
    if any(occupant.manner for occupant in occupants):
        extra[MANNERS_OF] = [occupant.manner for occupant in occupants]
    return extra


def recall_manners(occupants: Sequence[Occupant], extra: Mapping[str, Any]) -> None:
    """Gives bots the manners (playing styles) of a save's extra data; what is no manner counts as none."""
    manners = extra.get(MANNERS_OF)
    for occupant, manner in zip(occupants, manners if isinstance(manners, list) else (), strict=False):
        occupant.manner = manner if manner in MANNERS and occupant.who in BOTS else ""


def to_players(occupants: Iterable[Occupant]) -> list[SavedOccupant]:
    """Converts occupants to their form in a save. A person at another place is stored as a person."""
    return [
        SavedOccupant(name=occupant.name, who=PERSON if occupant.who == ELSEWHERE else occupant.who)
        for occupant in occupants
    ]


def of_players(players: Iterable[SavedOccupant]) -> list[Occupant]:
    """Converts the occupants in a save to occupants of a match."""
    return [Occupant(player.who, player.name) for player in players]
