"""Table mixin for chat with people at other places: text, predefined sentences, and rings on the map."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any, Generic

import pygame

from game.i18n.display_text import display_text
from game.i18n.names import typed
from game.platform import clock
from game.play.elsewhere import READY_SENTENCES, TableWord
from game.play.steps import Place
from game.render.theme import INK, IVORY, Colour
from game.render.ui import Ui
from game.screens.elsewhere_table import ElsewhereTable
from game.screens.recap_table import AnyController
from game.screens.saved_table import AnyMatch
from game.widgets.base import Column, Flow, Row, Size, Spacer, Widget
from game.widgets.button import Button
from game.widgets.label import Label, OneLine, Panel
from game.widgets.text_field import TextField

LETTERS = 200  # of a word; a host takes no more
KEPT, SHOWN = 50, 3  # words that are kept, and that the open ribbon shows
FRESH = 8_000  # ms that a new word is shown while the ribbon is folded
RING = 12_000  # ms that a ring stays
LONG = 600  # ms of a press that puts a ring
STILL = 6  # u that the pointer may move meanwhile
WIDE = 560.0  # u
LEAST_WIDE = 360.0  # u beside the tools, where they lie over the map; in less the ribbon covers them
LEAST_RING, MOST_RING = 20, 36  # u, radius
MAPS = ("map", "world")  # names of the widgets that show a map
SENDS = (pygame.K_RETURN, pygame.K_KP_ENTER)
FIELD, SAY = "say-field", "say"


@dataclass(frozen=True, slots=True)
class ShownWord:
    """A chat message as the ribbon shows it: plain text."""

    seat: int
    text: str
    time: str  # of the clock on the wall
    since: int  # ms


@dataclass(frozen=True, slots=True)
class ShownRing:
    """A player's ring on a place of the map."""

    seat: int
    place: Place
    until: int  # ms


class TalkRoot(Widget):
    """A table's tree with the chat ribbon over it, and the rings. `room`: where the ribbon hangs, at the upper edge,
    below the strip about a broken connection and beside the table's tools."""

    def __init__(
        self,
        table: Widget,
        ribbon: Widget,
        room: Callable[[Ui], pygame.Rect],
        rings: Callable[[Ui, pygame.Surface], None],
    ) -> None:
        super().__init__(name="with-words")
        self.table, self.ribbon, self.room, self.rings = table, ribbon, room, rings
        self.add(table, ribbon)

    def walk(self) -> Iterator[Widget]:
        yield self
        yield from self.table.walk()
        yield from self.ribbon.walk()

    def measure(self, ui: Ui, width: int) -> Size:
        return self.table.measure(ui, width)

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        self.table.arrange(ui, rect)
        room = self.room(ui)
        strip = next((one.rect.bottom + ui.px(4) for one in self.table.walk() if one.name == "line-strip"), room.y)
        area = self._ribbon_rect(ui, room, strip)
        tools = [one.rect for one in self.table.walk() if one.name.startswith("tool-") and one.rect.colliderect(area)]
        beside = min((tool.left for tool in tools), default=room.right) - ui.px(4) - room.x
        if tools and beside >= ui.px(LEAST_WIDE):
            area = self._ribbon_rect(ui, pygame.Rect(room.x, room.y, beside, room.height), strip)
        self.ribbon.arrange(ui, area)

    def _ribbon_rect(self, ui: Ui, room: pygame.Rect, top: int) -> pygame.Rect:
        """Returns the ribbon's place at the upper edge of a room."""
        wide = min(room.width, ui.px(WIDE))
        size = self.ribbon.measure(ui, wide)
        rect = pygame.Rect(0, 0, min(wide, size[0]), min(size[1], max(0, room.bottom - top)))
        rect.midtop = (room.centerx, top)
        return rect

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        self.table.draw(ui, target)
        self.rings(ui, target)
        self.ribbon.draw(ui, target)


class TalkTable(ElsewhereTable[AnyMatch, AnyController], Generic[AnyMatch, AnyController]):
    ribbon_open = False
    _unread = 0  # words that came while the ribbon was folded
    _typed = ""
    _pressed: tuple[int, tuple[int, int]] | None = None  # a press on the map that may become a ring: when and where

    @property
    def words(self) -> list[ShownWord]:
        """The newest chat messages received since the table was opened, at most 50, without those of seats muted here;
        the newest last."""
        return self.__dict__.setdefault("_words", [])  # type: ignore[no-any-return]

    @property
    def shown_rings(self) -> list[ShownRing]:
        """The rings that are on the map now."""
        return self.__dict__.setdefault("_shown_rings", [])  # type: ignore[no-any-return]

    @property
    def is_covered(self) -> bool:
        """Whether something fills the window that chat must not cover (default: no)."""
        return False

    def place_at(self, position: tuple[int, int]) -> Place | None:
        """Returns the place of the map at a position in the window; None, the default: there is none."""
        return None

    def is_place(self, place: Place) -> bool:
        """Returns whether the map has this place (default: no)."""
        return False

    # -- what comes ------------------------------------------------------------------------------------------------

    def line_changed(self) -> None:
        line = self.elsewhere
        if line is not None:
            for word in line.said:
                self._hear(word)
            line.said.clear()
        super().line_changed()

    def _hear(self, word: TableWord) -> None:
        settings = self.app.settings
        if word.place:
            place = place_named(word.place)
            if settings.hear_rings and self.is_place(place):
                kept = [ring for ring in self.shown_rings if ring.seat != word.seat]
                self.shown_rings[:] = [*kept, ShownRing(word.seat, place, clock.now() + RING)]
                self.app.after(RING + 1, self.rebuild)
                self.app.narrator.say(self.text("talk-ring-put", name=self.match.name(word.seat)))
            return
        ready = word.sentence is not None
        if not (ready or word.text.strip()) or not (settings.hear_sentences if ready else settings.hear_words):
            return
        text = self.text(f"talk-ready-{word.sentence}") if ready else display_text(word.text, LETTERS)
        self.words.append(ShownWord(word.seat, text, f"{datetime.now():%H:%M}", clock.now()))
        del self.words[:-KEPT]
        if not self.ribbon_open:
            self._unread += word.seat != self.match.viewer
            self.app.after(FRESH + 1, self.rebuild)

    # -- what is said ----------------------------------------------------------------------------------------------

    def say(self) -> None:
        """Sends the typed chat line to all at the table and empties the field; does nothing if the line is blank."""
        text, line = typed(self._typed).strip()[:LETTERS], self.elsewhere
        if line is not None and text:
            line.say(text)
            self._typed = ""
            self.rebuild()

    def say_ready(self, sentence: int) -> None:
        """Sends one of the predefined sentences, by its number, to all at the table."""
        if self.elsewhere is not None:
            self.elsewhere.say_ready(sentence)

    def put_ring(self, position: tuple[int, int]) -> bool:
        """Sends a ring on the place at this position in the window to everybody at the table. Returns False, and sends
        nothing, where there is no place or this window may not chat."""
        line = self.elsewhere
        place = self.place_at(position) if line is not None and line.can_say else None
        if line is None or place is None:
            return False
        line.ring(place_text(place))
        return True

    def open_ribbon(self) -> None:
        """Opens the chat ribbon and focuses its field."""
        self.ribbon_open, self._unread = True, 0
        self.rebuild()
        self.refresh(self.ui)
        self.ui_root.focus = self.ui_root.find(FIELD)

    def fold_ribbon(self) -> None:
        """Collapses the chat ribbon; what was typed stays."""
        self.ribbon_open = False
        self.rebuild()

    def _type(self, text: str) -> None:
        self._typed = text

    # -- events ----------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        """Handles an event: Enter and Esc in the chat ribbon; Alt-click or a long press on the map, which puts a ring;
        a click on a place, which removes its rings."""
        if self.elsewhere is None:
            return super().handle(event)
        if event.type == pygame.KEYDOWN and self.ribbon_open and self._in_ribbon(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            if pygame.key.get_mods() & pygame.KMOD_ALT and self._on_map and self.put_ring(event.pos):
                return True
            self._drop_ring(event.pos)
            self._begin_ring(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP or (event.type == pygame.MOUSEMOTION and self._ring_moved(event.pos)):
            self._pressed = None
        return super().handle(event)

    def _in_ribbon(self, event: pygame.Event) -> bool:
        focus = self.ui_root.focus
        if event.key == pygame.K_ESCAPE:
            self.fold_ribbon()
            return True
        if event.key not in SENDS or focus is None or focus.name != FIELD:
            return False
        self.say()
        return True

    @property
    def _on_map(self) -> bool:
        """Whether the pointer is on the map, and nothing lies over it there."""
        return any(widget.role == "map" or widget.name in MAPS for widget in self.ui_root.pointed())

    def _begin_ring(self, position: tuple[int, int]) -> None:
        if self._on_map and self.place_at(position) is not None:
            self._pressed = (clock.now(), position)
            self.app.after(LONG, partial(self._ring_if_held, self._pressed))

    def _ring_moved(self, position: tuple[int, int]) -> bool:
        if self._pressed is None:
            return False
        (x, y), still = self._pressed[1], self.ui.px(STILL)
        return abs(position[0] - x) > still or abs(position[1] - y) > still

    def _ring_if_held(self, press: tuple[int, tuple[int, int]]) -> None:
        """Puts a ring if the press that began then is still held."""
        if self._pressed == press and self.app.top is self:
            self._pressed = None
            if self.put_ring(press[1]):
                self.ui_root.cancel_press(self.ui)  # its release is no click

    def _drop_ring(self, position: tuple[int, int]) -> None:
        """Takes the ring away that was clicked on."""
        place = self.place_at(position) if self.shown_rings else None
        if any(ring.place == place for ring in self.shown_rings):
            self.shown_rings[:] = [ring for ring in self.shown_rings if ring.place != place]
            self.rebuild()

    # -- what is shown ---------------------------------------------------------------------------------------------

    def whole(self, ui: Ui) -> Widget:
        tree, line = super().whole(ui), self.elsewhere
        if line is None or self.is_covered:
            return tree
        now = clock.now()
        self.shown_rings[:] = [ring for ring in self.shown_rings if ring.until > now]
        return TalkRoot(tree, self._ribbon(ui), self.advice_room, self._draw_rings)

    def _ribbon(self, ui: Ui) -> Widget:
        newest = self.words[-1] if self.words else None
        if self.ribbon_open:
            return self._open_ribbon(ui)
        if newest is not None and clock.now() - newest.since < FRESH:
            button = Button("", self.open_ribbon, picture="marks/say", kind="plain", size="small", name="say-open")
            button.tip = self.text("talk-open")
            return Panel(Row([*self._line(newest), button], gap=10, align="centre"), pad=8, name="ribbon")
        count = str(self._unread) if self._unread else ""
        tip = self.text("talk-unread", count=self._unread) if self._unread else self.text("talk-open")
        return Button(count, self.open_ribbon, picture="marks/say", kind="wood", size="small", name="say-open", tip=tip)

    def _line(self, word: ShownWord) -> list[Widget]:
        text = OneLine(word.text, name="newest-word", grow=1)
        text.role = "live"
        return [Label(self.match.name(word.seat), style="strong"), text, Label(word.time, size="small")]

    def _open_ribbon(self, ui: Ui) -> Widget:
        line = self.elsewhere
        assert line is not None
        words = [self._said(word, word is self.words[-1]) for word in self.words[-SHOWN:]]
        fold = Button("", self.fold_ribbon, picture="marks/cross", kind="quiet", size="small", name="say-fold")
        fold.tip = self.text("talk-fold")
        head = words.pop() if words else Label(self.text("talk-none"), style="flavour", size="small")
        head.grow = 1
        rows: list[Widget] = [*words, Row([head, fold], gap=8, align="centre")]
        if line.can_say:
            field = TextField(
                self._typed, self._type, name=FIELD, hint=self.text("talk-hint"), most=LETTERS, wide=200, grow=1
            )
            rows.append(
                Row([field, Button(self.text("talk-send"), self.say, size="small", name=SAY)], gap=8, align="centre")
            )
            ready: list[Widget] = [
                Button(self.text(f"talk-ready-{n}"), partial(self.say_ready, n), size="small", name=f"ready-{n}")
                for n in range(READY_SENTENCES)
            ]
            rows.append(Flow(ready, gap=6))
            rows.append(Label(self.text("talk-ring-how"), style="flavour", size="small", colour="soft_ink"))
        panel = Panel(Column([Spacer(width=WIDE), *rows], gap=4), pad=8, name="ribbon")
        panel.opaque = True
        return panel

    def _said(self, word: ShownWord, live: bool) -> Widget:
        name = self.match.name(word.seat)
        who: Widget = Label(name, style="strong")
        if word.seat != self.match.viewer:
            who = Button(name, partial(self._mute, word.seat), kind="quiet", size="small", name=f"mute-{word.seat}")
            who.tip = self.text("talk-mute", name=name)
        text = Label(word.text, grow=1)
        text.role = "live" if live else text.role
        return Row([who, text, Label(word.time, size="small", colour="soft_ink")], gap=8, align="centre")

    def _mute(self, seat: int) -> None:
        if self.elsewhere is not None:
            self.elsewhere.mute(seat, True)
        self.words[:] = [word for word in self.words if word.seat != seat]
        self.shown_rings[:] = [ring for ring in self.shown_rings if ring.seat != seat]
        self.app.toast(self.text("talk-muted", name=self.match.name(seat)))
        self.rebuild()

    def _draw_rings(self, ui: Ui, target: pygame.Surface) -> None:
        for ring in self.shown_rings:
            rect = self.place_rect(ring.place)
            if rect is not None and self.advice_room(ui).inflate(ui.px(20), ui.px(20)).collidepoint(rect.center):
                draw_ring(ui, target, rect, self._colour(ring.seat), self.match.name(ring.seat))

    def _colour(self, seat: int) -> Colour:
        colours = self.elsewhere.colours if self.elsewhere is not None else ()
        return colours[seat] if seat < len(colours) else IVORY


def place_text(place: Any) -> str:
    """Returns a place of the map as text, as a chat message about a ring holds it, such as "17" or "city:rome"; see
    `place_named`."""
    return ":".join(place) if isinstance(place, tuple) else str(place)


def place_named(name: str) -> Any:
    """Returns the place of the map that a text of `place_text` stands for, whether or not the map has it."""
    if name.isascii() and name.isdigit():
        return int(name)
    kind, _, rest = name.partition(":")
    return (kind, rest)


def draw_ring(ui: Ui, target: pygame.Surface, rect: pygame.Rect, colour: Colour, name: str) -> None:
    """Draws a ring round a place, ink and ivory with the seat's colour, and the name of who put it."""
    centre = rect.center
    radius = min(ui.px(MOST_RING), max(ui.px(LEAST_RING), rect.width * 11 // 20))
    bands: Sequence[tuple[float, Colour, float]] = ((4, INK, 9), (2.5, IVORY, 6), (1, colour, 4))
    for out, ink, wide in bands:
        pygame.draw.circle(target, ink, centre, radius + ui.px(out), max(2, ui.px(wide)))
    drawn = ui.line(name, "strong", "small", INK)
    tag = drawn.get_rect().inflate(ui.px(14), ui.px(6))
    tag.midleft = (centre[0] + radius // 2, centre[1] - radius - ui.px(4))
    tag.clamp_ip(target.get_rect())
    pygame.draw.rect(target, IVORY, tag, border_radius=ui.px(8))
    pygame.draw.rect(target, colour, tag, max(1, ui.px(2)), border_radius=ui.px(8))
    target.blit(drawn, drawn.get_rect(center=tag.center))
