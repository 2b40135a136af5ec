"""The contract of a game with the app: `GamePlugin`, and the data classes of a seat's look and of a scenario's card.

A plugin is loaded when the program starts, before its game: its functions import what they need when called.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import pygame

from engine.core.rules import Option
from game.i18n.texts import Texts
from game.platform.save_list import SavedGame
from game.platform.settings import LastNewGame
from game.render.image_cache import ImageCache
from game.render.theme import Colour
from game.render.ui import Ui
from game.shell.command_line_request import CommandLineRequest
from game.shell.screen import Screen
from game.shell.shell import ScreenLayer, Shell
from game.widgets.base import Widget

if TYPE_CHECKING:
    from engine.core.game_session import GameSession
    from engine.core.session import Session
    from game.play.elsewhere import Elsewhere
    from game.play.handbook import Page
    from game.play.statistics.game_facts import GameStatistics, StatisticsItems

Check = tuple[str, Callable[[], str]]  # a check of the self-test: name, and a function that returns what it found


@dataclass(frozen=True, slots=True)
class SeatLook:
    """The marks that distinguish a seat: colour, shape and letter, never colour alone.

    `id` is also a value of the game's option per seat, where there is one; `name` is a message id.
    """

    id: str
    name: str
    colour: Colour
    shape: str  # see game.shell.seat_mark
    letter: str
    picture: str = ""  # "": a plain mark is drawn from colour, shape and letter

    @property
    def mark(self) -> str:
        """Picture id of the seat's mark."""
        return self.picture or f"seats/{self.id}"


@dataclass(frozen=True, slots=True)
class ScenarioCard:
    """A card of the New game page, in the player's language; `facts` may contain symbols."""

    id: str
    title: str
    text: str
    facts: str
    seats: tuple[int, ...]  # possible numbers of seats
    thumbnail: Callable[[], Widget]
    file: Path | None = None  # the file of a player's own scenario
    fixed: tuple[str, ...] = ()  # ids of the seats' looks, if the scenario fixes them
    meant: Mapping[str, str] = field(default_factory=dict)  # option -> value that its default means in this scenario


@dataclass(frozen=True, slots=True)
class ScenarioList:
    """The playable scenarios in the order of their cards, and what is wrong with the others."""

    scenarios: tuple[ScenarioCard, ...]
    faults: tuple[str, ...] = ()


PositionPainter = Callable[[ImageCache, Any], pygame.Surface]


def _no_symbols(pictures: ImageCache) -> None:
    """Default: a game without composed pictures."""


def _nothing() -> None:
    """Default: a game that needs no preparation."""


def _none_alone() -> int:
    """Default: a game without solo challenges."""
    return 0


def _no_lesson(page: str) -> Widget | None:
    """Default: rules without pictures."""
    return None


def _no_pages(texts: Texts) -> Iterable[Page]:
    """Default: a game without a handbook."""
    return ()


def _no_picture(page: str) -> Widget | None:
    """Default: pages of the handbook without pictures."""
    return None


def _no_statistics() -> GameStatistics:
    """Default: a game that does not count."""
    raise LookupError("this game has no statistics")


def _no_extras(ui: Ui, chosen: LastNewGame) -> Sequence[Widget]:
    """Default: a New game page with scenario, seats and options only."""
    return ()


class GameTables(Protocol):
    """The part of a game's `TableFactory` that a plugin calls; the factory itself imports the plugin."""

    def start(self, shell: Shell, chosen: LastNewGame) -> Screen | None: ...

    def open_save(self, shell: Shell, path: Path) -> Screen | None: ...

    def start_lesson(self, shell: Shell, plugin: GamePlugin, lesson_id: str, again: bool) -> bool: ...

    def trial(self, host: Screen, session: Session[Any, Any], seat: int) -> Screen: ...

    def open_remote_table(self, shell: Shell, session: GameSession[Any, Any], elsewhere: Elsewhere) -> Screen: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class GamePlugin:
    """A game as the app sees it.

    Its texts contain `game-title`, `game-about` and `game-facts`; for every option `option-<id>` and `option-<id>-tip`;
    for each of its values `option-<id>-<value>` and an explanation `option-<id>-<value>-tip`; for every page of the
    rules `learn-<page>` and `learn-<page>-title`. With a coach: `coach-name`, `coach-title`, and for
    the first start `first-coach` and `first-players`.
    """

    id: str  # id in the rules and in saves
    texts: Path  # folder with a subfolder per language
    looks: tuple[SeatLook, ...]  # in the order in which seats get them
    screens: tuple[str, ...]  # names that `show` accepts, for `--screen`
    options: Callable[[], tuple[Option, ...]]
    scenario_list: Callable[[Path, Texts], ScenarioList]  # its scenarios, with the player's own in this data folder
    factory: Callable[[], GameTables]  # imports what creates its tables
    show: Callable[[Shell, CommandLineRequest], None]  # opens a position for a screenshot
    scenario_title: Callable[[SavedGame, Texts], str]  # title of a save's scenario
    when: Callable[[Mapping[str, Any], Texts], str]  # describes a position, given the hot-seat policy's summary
    selftest: Callable[[Path], list[Check]]  # checks that play games in a folder of their own
    get_ready: Callable[[], None] = _nothing  # imports what its screens need; called in a thread
    new_game: Callable[[Ui, Any], Widget] | None = None  # builds its own body of the New game page
    extras: Callable[[Ui, LastNewGame], Sequence[Widget]] = _no_extras  # widgets of the New game page below the seats
    register: Callable[[ImageCache], None] = _no_symbols  # registers pictures composed of others
    manners: bool = False  # its bots play in manners: texts `manner-<manner>-does` say what each favours
    solo: bool = False  # has a scenario for one seat
    count_challenges: Callable[[], int] = _none_alone  # number of shipped solo challenges, for `game-facts`
    challenges: Callable[[Shell], ScreenLayer] | None = None  # its page of challenges; None: on the New game page
    challenges_picture: str = "screens/menu"  # picture id of the card that opens it
    picture: str = "screens/menu"  # picture id of its card and of its pages' background
    statistics_items: StatisticsItems | None = None  # what the statistics page shows of it; None: it is not counted
    statistics: Callable[[], GameStatistics] = _no_statistics  # what is recorded of a finished game
    coach: str = ""  # picture id of the portrait of who teaches it; "": nobody does
    position_picture: PositionPainter | None = None  # draws a view small; None: such a picture is its painting
    quick: str = ""  # the smallest scenario for two, for a game without a New game page; "": none
    keymap: Path | None = None  # file with its own commands
    symbols: Mapping[str, str] = field(default_factory=dict)  # name in brackets in a text -> picture id
    learn: tuple[str, ...] = ()  # ids of the rules' pages
    lesson: Callable[[str], Widget | None] = _no_lesson  # builds what is shown above a page of the rules
    handbook: Callable[[Texts], Iterable[Page]] = _no_pages  # the pages of its things, in the order of the contents
    page_picture: Callable[[str], Widget | None] = _no_picture  # builds the picture of a page of the handbook
    gallery: Mapping[str, tuple[int, int]] = field(default_factory=dict)  # folder of pictures -> size of a picture
    moods: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # mood -> music loops; the menu's first
    sounds: tuple[str, ...] = ()  # its own sounds
    warm: Mapping[str, tuple[int, ...]] = field(default_factory=dict)  # folder -> widths of pictures to draw in advance

    def look(self, seat: str) -> SeatLook:
        """Returns the seat's look (its colour, shape and letter) with this id. Raises KeyError."""
        for look in self.looks:
            if look.id == seat:
                return look
        raise KeyError(seat)

    def start(self, shell: Shell, chosen: LastNewGame) -> bool:
        """Starts a new game and opens its table. Returns False if it cannot be; a toast says why."""
        return self.factory().start(shell, chosen) is not None

    def open_save(self, shell: Shell, path: Path) -> bool:
        """Opens the table of a saved game. Returns False if it cannot be; a toast says why."""
        return self.factory().open_save(shell, path) is not None

    def start_lesson(self, shell: Shell, lesson: str, again: bool) -> bool:
        """Opens the table of a lesson where it was left, or with `again` from its beginning. Returns False if it can't
        be opened; a toast says why."""
        return self.factory().start_lesson(shell, self, lesson, again)

    def trial_table(self, host: Screen, session: Session[Any, Any], seat: int) -> Screen:
        """Returns a table inside the screen `host`, on which one turn of a seat is tried."""
        return self.factory().trial(host, session, seat)

    def open_remote_table(self, shell: Shell, session: GameSession[Any, Any], elsewhere: Elsewhere) -> Screen:
        """Opens the table of a game at a host."""
        return self.factory().open_remote_table(shell, session, elsewhere)

    def describe(self, save: SavedGame, texts: Texts) -> str:
        """Returns a line about a save: its scenario and its position."""
        position = texts("save-over") if save.over else self.when(save.extra, texts)
        return texts("mark-comma").join((self.scenario_title(save, texts), position))
