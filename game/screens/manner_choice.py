"""The drop-down list of a bot's playing style ("manner") on the New game page."""

from __future__ import annotations

from functools import partial
from typing import Protocol

from game.platform.settings import LastNewGame
from game.play.manners import ANY, WANTED
from game.play.rungs import BOTS
from game.widgets.toggles import DropDown

WIDE = 112.0  # u


class SeatsPage(Protocol):
    """Protocol: the part of the New game page that the choice reads and calls."""

    setup: LastNewGame

    @property
    def manners(self) -> bool: ...
    def text(self, message: str, **values: object) -> str: ...
    def set_manner(self, number: int, manner: str) -> None: ...


def manner_choice(page: SeatsPage, number: int) -> list[DropDown]:
    """Builds the drop-down list of manners (playing styles) for the bot of a seat, given by its number from 0, as a
    list of one; an empty list for a person, or where the page offers no manners."""
    seat = page.setup.seats[number]
    if seat.who not in BOTS or not page.manners:
        return []
    text = page.text
    names = [(manner, text(f"manner-{manner}")) for manner in WANTED]
    notes = {manner: text(f"manner-{manner}-does") for manner in WANTED}
    chosen = seat.manner if seat.manner in WANTED else ANY
    choice = DropDown(names, chosen, partial(page.set_manner, number), name=f"manner-{number}", wide=WIDE, notes=notes)
    choice.label = text("label-seat-manner", number=number + 1)
    return [choice]
