"""The panels about the other seats in the side column: Monarch, points, goods, arch in use, counters. Public data."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from functools import partial

import pygame

from engine.brazil import facts
from engine.brazil.rules import bag
from game.brazil.drawing.medallion import seat_medallion
from game.brazil.palette import SEATS
from game.brazil.table_controller import TableController
from game.brazil.table_model import TableModel
from game.brazil.wording.holdings import counter_texts, goods_text, units_text
from game.play.manners import manner_text
from game.render.theme import Colour, mix
from game.render.ui import Ui
from game.widgets.base import Action, Size, Widget
from game.widgets.button import Pressable
from game.widgets.fitted_text import SQUEEZE, fitted, largest_type_size
from game.widgets.material.laurel import laurel
from game.widgets.material.panel import dark_panel
from game.widgets.material.well import well
from game.widgets.presence import draw_presence, presence_of
from game.widgets.seat_note import SeatNote, seat_lines, seat_note


@dataclass(frozen=True, slots=True)
class RivalCardLayout:
    """Lengths of a panel, in u, from its upper left corner."""

    high: float
    medal: float
    left: float  # x of name and goods
    name: float
    ruler: float  # y of the Monarch's name; 0: hidden
    laurel: float
    goods: float
    well: float
    arch: float
    counters: float  # middle of the counters, from the bottom
    counter: float = 17
    figure: float = 14
    rows: int = 1  # rows of wells, if they do not fit into one
    beside: float = 0  # x of the goods right of the name; 0: below it


GRAND = RivalCardLayout(136, 74, 92, 7, 29, 40, 54, 22, 36, 19, 19, 16, 2)  # with space to spare
ROOMY = RivalCardLayout(105, 53, 72, 5, 26, 36, 47, 22, 27, 17)
SNUG = RivalCardLayout(86, 48, 66, 2, 21, 31, 39, 20, 26, 12)
SLIM = RivalCardLayout(70, 40, 60, 0, 0, 26, 25, 19, 24, 11)  # for three rivals and three Missions
FLAT = RivalCardLayout(44, 34, 52, 0, 0, 22, 5, 17, 22, 10, 15, beside=138)  # for four Missions
REMARK = re.compile(r" ?[(（][^()（）]*[)）]$")  # what `mark-aside` puts behind a name
NARROW = 0.84  # share of a well's width below which wells go into two rows,
SMALL = 0.72  # or empty wells are narrowed before wells with goods shrink below this share


@dataclass(frozen=True, slots=True)
class RivalSummary:
    """The data that the panel about a rival shows."""

    name: str
    colour: str
    monarch: str  # "" until it is chosen
    ruler: str  # the Monarch's name
    points: str  # "" if the table hides points
    goods: tuple[str, ...]
    room: int  # wells for goods
    arch: str  # "" before the first turn
    counters: tuple[tuple[str, int], ...]  # (picture, number)
    deciding: bool
    counter_tips: tuple[str, ...] = ()  # tooltip of each counter
    goods_tip: str = ""
    arch_tip: str = ""
    presence: str = ""  # the mark of who plays at another place
    note: SeatNote | None = None  # the running clock, or that a bot sits in


class RivalCard(Pressable):
    """The panel about another seat. ``tip``: the tooltip of name and medallion."""

    def __init__(self, summary: RivalSummary, action: Action | None, *, name: str, tip: str) -> None:
        super().__init__(action, name=name, tip=tip)
        self.summary = summary
        self._whole = tip
        self._cut = ROOMY
        self._figures: list[tuple[pygame.Rect, str]] = []

    def hit_test(self, position: tuple[int, int]) -> Widget | None:
        """Returns the widget at a position, None outside; if that is the card itself, sets its tooltip to that of the
        number there."""
        found = super().hit_test(position)
        if found is self:
            self.tip = next(
                (tip for rect, tip in self._figures if tip and rect.collidepoint(position)),
                self._whole,
            )
        return found

    def on_pointer(self, position: tuple[int, int] | None) -> None:
        """Gives the card its own tooltip back when the pointer leaves it, for who reaches it by keys."""
        super().on_pointer(position)
        if position is None:
            self.tip = self._whole

    def use_layout(self, cut: RivalCardLayout) -> None:
        """Sets the layout (lengths) with which the card is drawn."""
        self._cut = cut

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(self._cut.high))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        summary, rect, cut = self.summary, self.rect, self._cut
        dark_panel(ui, target, rect, band=SEATS[summary.colour], lit=self.hovered or summary.deciding)
        face = seat_medallion(ui, summary.colour, summary.monarch, ui.px(cut.medal))
        target.blit(face, (rect.x + ui.px(12), rect.y + ui.px(cut.high / 14)))
        left, right = rect.x + ui.px(cut.left), rect.right - ui.px(8)
        side = ui.px(cut.laurel)
        if summary.points:
            target.blit(laurel(ui, summary.points, side), (right - side, rect.y + ui.px(min(4, cut.high / 16))))
        elif summary.deciding and summary.note is None:
            mark = ui.pictures.get("marks/arrow_move", (side * 2 // 3, side * 2 // 3))
            target.blit(mark, (right - mark.get_width(), rect.y + ui.px(6)))
        if summary.presence:
            shoulder = (rect.x + ui.px(12 + cut.medal * 0.86), rect.y + ui.px(cut.high / 14 + cut.medal * 0.14))
            draw_presence(ui, target, summary.presence, shoulder)
        edge = side + ui.px(4) if summary.points or (summary.deciding and summary.note is None) else 0
        room = rect.x + ui.px(cut.beside - 6) - left if cut.beside else right - left - edge
        noted = self._draw_note(ui, target, left, right - edge)
        below = bool(summary.points and cut.ruler)
        room -= 0 if below or cut.beside else noted
        high = ui.px(cut.ruler or (cut.high - cut.counters - cut.counter / 2 if cut.beside else cut.goods))
        high -= ui.px(cut.name)
        name = self._name_line(ui, room, high)
        target.blit(name, (left, rect.y + ui.px(cut.name)))
        if cut.ruler:
            room -= noted if below else 0
            high = self._goods_top(ui) - rect.y - ui.px(cut.ruler)
            ruler = fitted(ui, summary.ruler, room, style="flavour", size=14.5, colour="wood_soft", height=high)
            target.blit(ruler, (left, rect.y + ui.px(cut.ruler)))
        begin, end = self._goods_line(ui)
        self._draw_goods(ui, target, begin, end)
        self._draw_counters(ui, target)
        self.draw_focus(ui, target, 8)

    def _name_line(self, ui: Ui, room: int, high: int) -> pygame.Surface:
        """Returns the name as a line. In a flat card a name that would be cut loses its remark in brackets, which for a
        bot is the colour of the card's band, then its capitals."""
        name, style = self.summary.name, "title"

        def cut() -> bool:
            letters = ui.least_type_size("small")
            return ui.fonts.cut(name, style, letters, round(room / SQUEEZE)) != name

        if self._cut.beside and cut():
            name = REMARK.sub("", name) or name
            style = "strong" if cut() else style
        return fitted(ui, name, room, style=style, size="heading", colour="wood_ink", height=high)

    def _draw_note(self, ui: Ui, target: pygame.Surface, left: int, right: int) -> int:
        """Draws clock or words right of the name, below it where points are shown. Returns the width taken."""
        note, cut = self.summary.note, self._cut
        if note is None or (cut.beside and note.share is None):
            return 0
        below = self.summary.points and cut.ruler
        high = ui.fonts.height("title", ui.type_size("heading"))
        middle = self.rect.y + ui.px(cut.ruler + 9) if below else self.rect.y + ui.px(cut.name) + high // 2
        if cut.beside:  # over the counters
            middle = self.rect.bottom - ui.px(cut.counters)
            left, right = self.rect.x + ui.px(cut.left - 4), self.rect.x + ui.px(cut.beside - 6)
        return note.draw_before(ui, target, right, middle, (right - left) * 3 // 5) + ui.px(6)

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect, cut, summary = rect, self._cut, self.summary
        left, pitch = self._line(ui)
        high = ui.px(self._cut.counter + 4)
        top = rect.bottom - ui.px(cut.counters) - high // 2
        self._figures = [
            (pygame.Rect(round(left + pitch * place), top, math.ceil(pitch), high), counter_tips)
            for place, counter_tips in enumerate(summary.counter_tips)
        ]
        line, arch = self._goods_top(ui) - ui.px(3), ui.px(cut.arch)
        begin, last = self._goods_line(ui)
        end = last - arch
        self._figures.append((pygame.Rect(begin, line, end - begin, arch), summary.goods_tip))
        self._figures.append((pygame.Rect(end, line, arch, arch), summary.arch_tip))

    def _goods_line(self, ui: Ui) -> tuple[int, int]:
        """Returns the goods' left edge, and the right edge of the arch beside them."""
        cut, right = self._cut, self.rect.right - ui.px(8)
        if cut.beside and (self.summary.points or self.summary.deciding):
            right -= ui.px(cut.laurel + 4)
        return self.rect.x + ui.px(cut.beside or cut.left), right

    @property
    def _places(self) -> int:
        return max(self.summary.room, len(self.summary.goods))

    def _rows(self, ui: Ui) -> int:
        """The number of rows of wells: more than one only if wells would get too small."""
        begin, end = self._goods_line(ui)
        room = end - begin - ui.px(self._cut.arch + 4)
        return self._cut.rows if self._places * ui.px(self._cut.well + 4) * NARROW > room else 1

    def _goods_top(self, ui: Ui) -> int:
        """The y of the goods; fewer rows than there is height for are centred."""
        return self.rect.y + ui.px(self._cut.goods) + (self._cut.rows - self._rows(ui)) * ui.px(self._cut.well + 4) // 2

    def _line(self, ui: Ui) -> tuple[int, float]:
        """Returns the counters' left edge, and the width of each."""
        cut = self._cut
        left, right = self.rect.x + ui.px(cut.left if cut.beside else 13), self.rect.right - ui.px(4)
        return left, (right - left) / len(self.summary.counters)

    def _draw_goods(self, ui: Ui, target: pygame.Surface, left: int, right: int) -> None:
        """Draws the supply in wells, empty ones narrower if there are many, and the arch in use."""
        summary, cut, top = self.summary, self._cut, self._goods_top(ui)
        arch = ui.px(cut.arch)
        if summary.arch:
            target.blit(ui.pictures.get(f"arches/{summary.arch}", (arch, arch)), (right - arch, top - ui.px(3)))
        whole, gap = ui.px(cut.well + 4), max(1, ui.px(2))
        line = max(1, -(-self._places // self._rows(ui)))
        full, empty = well_widths(right - arch - ui.px(4) - left, whole, line, min(line, len(summary.goods)), 3 * gap)
        high, x = min(ui.px(cut.well), full - gap), left
        for number in range(self._places):
            down, along = divmod(number, line)
            x = x if along else left
            held = number < len(summary.goods)
            wide = min(high, (full if held else empty) - gap)
            rect = pygame.Rect(x, top + down * whole + (ui.px(cut.well) - high) // 2, wide, high)
            well(ui, target, rect)
            if held:
                inner = rect.inflate(-max(2, wide // 9), -max(2, wide // 9))
                target.blit(ui.pictures.get(f"goods/{summary.goods[number]}", inner.size), inner)
            x += full if held else empty

    def _draw_counters(self, ui: Ui, target: pygame.Surface) -> None:
        theme = ui.theme
        left, pitch = self._line(ui)
        middle, side = self.rect.bottom - ui.px(self._cut.counters), ui.px(self._cut.counter)
        for place, (picture, number) in enumerate(self.summary.counters):
            x = round(left + pitch * place)
            drawn = ui.pictures.get(picture, (side, side))
            if not number:
                drawn = drawn.copy()
                drawn.set_alpha(110)
            target.blit(drawn, (x, middle - side // 2))
            faint = 0.0 if number or theme.flat else 0.3
            ink = mix(theme.wood_ink if number else theme.wood_soft, theme.wood_panel_low, faint)
            figure = self._figure(ui, str(number), math.ceil(pitch) - side - ui.px(2), ink)
            target.blit(figure, (x + side + ui.px(2), middle - figure.get_height() // 2))

    def _figure(self, ui: Ui, number: str, room: int, ink: Colour) -> pygame.Surface:
        """Returns a counter's number, enlarged only as far as it ends before the next counter."""
        size = largest_type_size(ui, self._cut.figure, lambda letters: ui.fonts.width(number, "strong", letters) < room)
        return ui.fonts.line(number, "strong", size, ink)


def well_widths(room: int, whole: int, places: int, held: int, least: int) -> tuple[int, int]:
    """Returns the widths in pixels of a filled and of an empty well (space for one good), so that all ``places`` wells
    fit into ``room``.

    Equal if a good is large enough then; otherwise the empty ones shrink, down to ``least``.
    """
    even = min(whole, room // places)
    wanted = min(whole, math.ceil(whole * SMALL))
    if even >= wanted or held == places:
        return even, even
    empty = max(least, min(even, (room - held * wanted) // (places - held)))
    return (min(wanted, (room - (places - held) * empty) // held) if held else wanted), empty


def rivals(ui: Ui, model: TableModel, controller: TableController) -> list[RivalCard]:
    """Builds a panel for each other seat (not playing cards): Monarch, points, goods, counters."""
    return [_card(ui, model, controller, seat) for seat in range(len(model.view.seats)) if seat != model.seat]


def _card(ui: Ui, model: TableModel, controller: TableController, seat: int) -> RivalCard:
    summary = summary_of(ui, model, seat)
    return RivalCard(
        summary, partial(controller.request, "seat", seat), name=f"strip-{seat}", tip=_tip(ui, model, seat)
    )


def summary_of(ui: Ui, model: TableModel, seat: int) -> RivalSummary:
    """Returns the `RivalSummary` of a seat: everything the panel about it shows, public data only."""
    s, player = model.view, model.view.seats[seat]
    counters = (
        ("marks/hand_gold", len(player.gold_cards)),
        ("marks/hand_combat", len(player.combat_cards)),
        ("marks/hand_mission", len(player.missions)),
        (f"units/{player.colour}_archer", facts.units_on_map(s, seat)),
        ("marks/slot_pentagon", len(player.products)),
        ("arches/painting", len(player.paintings)),
        ("marks/check", len(player.revealed)),
    )
    return RivalSummary(
        name=model.seat_name(ui.texts, seat),
        colour=player.colour,
        monarch=player.monarch,
        ruler=ui.text(f"monarch-{player.monarch}") if player.monarch else ui.text("no-monarch"),
        points=model.live_vp(seat),
        goods=tuple(bag.goods(player.supply)),
        room=facts.limit(s, seat, "goods"),
        arch=player.token,
        counters=counters,
        deciding=seat in model.match.awaiting,
        counter_tips=counter_texts(ui, model, seat),
        goods_tip=goods_text(ui, model, seat),
        arch_tip=ui.text("counter-arch", arch=ui.text(f"arch-{player.token}")) if player.token else "",
        presence=presence_of(model.match, seat),
        note=seat_note(ui, model.match, seat),
    )


def _figures(ui: Ui, model: TableModel, seat: int) -> list[str]:
    """All counters in words."""
    player = model.view.seats[seat]
    cards = {"gold": len(player.gold_cards), "combat": len(player.combat_cards), "missions": len(player.missions)}
    made = {"products": len(player.products), "paintings": len(player.paintings), "done": len(player.revealed)}
    return [
        goods_text(ui, model, seat),
        ui.text("strip-cards", **cards),
        units_text(ui, model, seat),
        ui.text("strip-made", **made),
    ]


def _tip(ui: Ui, model: TableModel, seat: int) -> str:
    player = model.view.seats[seat]
    lines = [f"*{model.seat_name(ui.texts, seat)}*"]
    if player.monarch:
        lines.append(ui.text(f"monarch-{player.monarch}"))
    if manner := manner_text(ui.text, model.match.manner(seat)):
        lines.append(manner)
    if seat in model.match.awaiting:
        lines.append(ui.text("is-deciding"))
    lines += seat_lines(ui, model.match, seat)
    lines += _figures(ui, model, seat)
    lines.append(ui.text("strip-tip"))
    return "\n".join(lines)
