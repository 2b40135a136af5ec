"""The game log as a list, oldest first. A click shows a line's position; hovering highlights its places on the map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

import pygame

from game.play.logbook import LogSentence
from game.play.recap_controller import RecapDescriber
from game.render.nine_slice import BoxStyle as Look
from game.render.theme import GOLD, Colour, mix
from game.render.ui import Ui
from game.widgets.base import Action, Size, Widget
from game.widgets.button import Pressable
from game.widgets.label import Label
from game.widgets.rich_text import BrokenText, lay_out
from game.widgets.scroll import Scroll
from game.widgets.virtual_list import VirtualList

MARK, BAND, GAP = 18.0, 3.0, 6.0  # u: a seat's symbol, the stripe of its colour, the gap
TEXT, PRICE = 15.0, 13.5
NAME = "drawer-log"
REVEALED = "marks/eye"  # the symbol for something revealed to everybody


@dataclass(frozen=True, slots=True)
class LogListEntry:
    """A line of the list. ``moves``: the number of moves up to its own."""

    moves: int
    text: str
    heading: bool = False  # heads the lines below it
    mark: str = ""  # the seat's symbol; "" if none
    colour: Colour | None = None  # the seat's colour
    price: str = ""  # the price, with symbols


def entries(sentences: Iterable[LogSentence], recap_describer: RecapDescriber) -> list[LogListEntry]:
    """Converts the log's sentences to rows of the log list, with the mark and colour of each one's seat."""
    found: list[LogListEntry] = []
    for line in sentences:
        actor = recap_describer.actor(line.seat) if line.seat >= 0 else None
        mark, colour = (actor.mark, actor.colour) if actor is not None else (REVEALED if line.revealed else "", None)
        found.append(LogListEntry(line.moves, line.text, line.heading, mark, colour, line.price))
    return found


class LogLine(Pressable):
    """A line of the list as a widget. ``light`` is called with whether the pointer is on it."""

    def __init__(
        self, entry: LogListEntry, action: Action, light: Callable[[bool], None] | None, *, name: str, tip: str
    ):
        super().__init__(action, name=name, tip=tip)
        self.entry, self.light = entry, light

    @property
    def text(self) -> str:
        return self.entry.text

    @property
    def drawn_text(self) -> str:
        return f"{self.entry.text}, {self.entry.price}" if self.entry.price else self.entry.text

    def on_pointer(self, position: tuple[int, int] | None) -> None:
        if self.light is not None:
            self.light(position is not None)

    def _left(self, ui: Ui) -> int:
        """Returns the left edge of the text."""
        return ui.px(BAND + GAP) + (ui.px(MARK + GAP) if self.entry.mark else 0)

    def _price(self, ui: Ui) -> BrokenText | None:
        return lay_out(ui, self.entry.price, 10**5, size=PRICE, colour="soft_ink") if self.entry.price else None

    def _words(self, ui: Ui, width: int) -> BrokenText:
        price = self._price(ui)
        room = width - self._left(ui) - (price.width + ui.px(GAP) if price is not None else 0) - ui.px(2)
        size = TEXT + 1 if self.entry.heading else TEXT
        return lay_out(ui, self.entry.text, max(ui.px(60), room), size=size)

    def measure(self, ui: Ui, width: int) -> Size:
        above = ui.px(7) if self.entry.heading else 0
        return (width, above + max(ui.px(20), self._words(ui, width).height + ui.px(4)))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect, entry = self.rect.copy(), self.entry
        if entry.heading:
            rect.y, rect.height = rect.y + ui.px(7), rect.height - ui.px(7)
            line = mix(ui.theme.panel_edge, ui.theme.panel, 0.35)
            pygame.draw.line(target, line, rect.bottomleft, rect.bottomright, max(1, ui.px(1)))
        if self.hovered or self.focused:
            ui.box(target, rect, Look(radius=ui.px(6), top=mix(ui.theme.inset, GOLD, 0.25)))
        if entry.colour is not None:
            target.fill(entry.colour, (rect.x, rect.y + ui.px(2), ui.px(BAND), rect.height - ui.px(4)))
        if entry.mark:
            side = ui.px(MARK)
            mark = ui.pictures.get(entry.mark, (side, side))
            target.blit(mark, (rect.x + ui.px(BAND + GAP), rect.centery - side // 2))
        words = self._words(ui, rect.width)
        words.draw(target, rect.x + self._left(ui), rect.centery - words.height // 2)
        if (price := self._price(ui)) is not None:
            price.draw(target, rect.right - price.width - ui.px(2), rect.centery - price.height // 2)
        self.draw_focus(ui, target)


def log_lines(
    ui: Ui,
    lines: Iterable[LogListEntry],
    jump: Callable[[int], None],
    light: Callable[[int, bool], None] | None = None,
) -> Scroll:
    """Builds the scrolling list from ``lines``, oldest first, scrolled to its end. ``jump`` is called to show the
    position after a number of moves; ``light`` to highlight the places of a move, or end that."""
    found, tip = list(lines), ui.text("log-jump")
    if not found:
        return Scroll(Label(ui.text("log-empty"), colour="soft_ink"), name=NAME)

    def line(number: int) -> Widget:
        moves = found[number].moves
        lit = partial(light, moves) if light is not None else None
        return LogLine(found[number], partial(jump, moves), lit, name=f"log-{number}", tip=tip)

    counts: Counter[int] = Counter()
    keys = []
    for entry in found:
        counts[entry.moves] += 1
        keys.append((entry.moves, counts[entry.moves]))
    return VirtualList(keys, line, name=NAME, gap=0, pad=4, from_end=True)
