"""What a game lends the shell. One value a game, listed in ``game.shell.registry``; the shell knows a game by nothing
else.

A face is there before its game: it is read when the program starts, so its functions import what they need on the way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.core.rules import Option
from game.i18n.texts import Texts
from game.platform.save_list import SavedGame
from game.platform.settings import LastNewGame
from game.render.image_cache import ImageCache
from game.render.theme import Colour
from game.render.ui import Ui
from game.shell.command_line_request import CommandLineRequest
from game.shell.shell import ScreenLayer, Shell
from game.widgets.base import Widget

Check = tuple[str, Callable[[], str]]  # a step of the self-test: its name, and what it does; says what it found


@dataclass(frozen=True, slots=True)
class SeatLook:
    """How a seat is told from the others: by colour, by shape and by letter, never by colour alone.

    ``id`` is also a value of the game's per-seat option, where it has one; ``name`` is a message.
    """

    id: str
    name: str
    colour: Colour
    shape: str  # see game.shell.seat_mark
    letter: str
    picture: str = ""  # empty: a plain mark is drawn of colour, shape and letter

    @property
    def mark(self) -> str:
        """The picture that stands for the seat."""
        return self.picture or f"seats/{self.id}"


@dataclass(frozen=True, slots=True)
class ScenarioCard:
    """A card of the New game page, in the player's language. ``facts`` may hold symbols."""

    id: str
    title: str
    text: str
    facts: str
    seats: tuple[int, ...]  # the numbers of seats it can be played with
    thumbnail: Callable[[], Widget]
    file: Path | None = None  # of a scenario of the player's own
    fixed: tuple[str, ...] = ()  # the seats' looks, where the scenario says them
    meant: Mapping[str, str] = field(default_factory=dict)  # option -> the value that its default stands for here


@dataclass(frozen=True, slots=True)
class ScenarioShelf:
    """The scenarios that can be played, in the order of their cards, and what is wrong with the others."""

    scenarios: tuple[ScenarioCard, ...]
    faults: tuple[str, ...] = ()


def _no_symbols(pictures: ImageCache) -> None:
    """A game whose symbols are all pictures."""


def _nothing() -> None:
    """A game that is there at once."""


def _none_alone() -> int:
    """A game without challenges for one."""
    return 0


def _no_lesson(page: str) -> Widget | None:
    """Rules in words alone."""
    return None


def _no_extras(ui: Ui, chosen: LastNewGame) -> Sequence[Widget]:
    """A New game page with nothing but scenario, seats and options."""
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class GamePlugin:
    """A game as the shell sees it.

    Its texts have ``game-title``, ``game-about`` and ``game-facts``; for every option ``option-<id>`` and
    ``option-<id>-tip``; for each of its values ``option-<id>-<value>`` and what that means in a sentence,
    ``option-<id>-<value>-tip``; for every page of the rules ``learn-<page>`` and its ``-title``.
    """

    id: str  # the rules' id, and a save's ``game``
    texts: Path  # with a folder for every language
    looks: tuple[SeatLook, ...]  # in the order the seats take them
    screens: tuple[str, ...]  # what ``show`` can put up, for ``--screen``
    options: Callable[[], tuple[Option, ...]]
    shelf: Callable[[Path, Texts], ScenarioShelf]  # the player's data folder may hold scenarios of his own
    start: Callable[[Shell, LastNewGame], bool]  # False: it cannot be, and the player was told why
    open_save: Callable[[Shell, Path], bool]  # likewise
    show: Callable[[Shell, CommandLineRequest], None]  # a position for a picture
    describe: Callable[[SavedGame, Texts], str]  # scenario and position of a save, in a few words
    when: Callable[[Mapping[str, Any], Texts], str]  # a position in a few words, by what its customs tell of it
    selftest: Callable[[Path], list[Check]]  # steps that play, in a folder of their own
    get_ready: Callable[[], None] = _nothing  # imports all that its screens need; called in a thread
    new_game: Callable[[Ui, Any], Widget] | None = None  # its own body of the New game page, made of the page
    extras: Callable[[Ui, LastNewGame], Sequence[Widget]] = _no_extras  # more for the New game page, below the seats
    register: Callable[[ImageCache], None] = _no_symbols  # makers of pictures composed of others
    solo: bool = False  # some scenario is for one seat
    count_challenges: Callable[[], int] = _none_alone  # of the program's own for one seat; ``game-facts`` tells it
    challenges: Callable[[Shell], ScreenLayer] | None = None  # its own page of them; None: the New game page lists them
    challenges_picture: str = "screens/menu"  # of the card that leads there
    picture: str = "screens/menu"  # of its card, and behind the pages about it
    keymap: Path | None = None  # its own commands
    symbols: Mapping[str, str] = field(default_factory=dict)  # ``[name]`` in a text -> picture
    learn: tuple[str, ...] = ()  # pages of the rules
    lesson: Callable[[str], Widget | None] = _no_lesson  # what is shown above a page of the rules
    gallery: Mapping[str, tuple[int, int]] = field(default_factory=dict)  # folder of pictures -> size of one
    moods: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # loops of music; the first mood is the menu's
    sounds: tuple[str, ...] = ()  # what it plays beside the shell's own
    warm: Mapping[str, tuple[int, ...]] = field(default_factory=dict)  # folder -> widths to be painted ahead

    def look(self, seat: str) -> SeatLook:
        """Raises KeyError."""
        for look in self.looks:
            if look.id == seat:
                return look
        raise KeyError(seat)
