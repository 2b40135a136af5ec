"""The recap panel over any game's map: who played, one line per step, changed numbers, Show again and Continue."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from game.play.recap_controller import Actor, RecapChange, RecapController
from game.play.steps import RecapStep
from game.play.table_controller import BaseController
from game.render.nine_slice import BoxStyle as Look
from game.render.theme import GOLD, INK, Colour, mix, rgb
from game.render.ui import Ui
from game.widgets.base import Column, Flow, Row, Size, Spacer, Widget
from game.widgets.button import Button, Pressable
from game.widgets.label import Heading, Label, Panel, Picture
from game.widgets.rich_text import BrokenText, lay_out
from game.widgets.scroll import Scroll
from game.widgets.step_marks import draw_disc
from game.widgets.zoom_preview import WidthLimit

NAME = "recap"
WIDE = 470.0  # u
CARD = 0.34  # largest share of a line for a card's name
DISC, LINE, SIZE, PRICE, PAD = 19.0, 24.0, 15.5, 14.0, 6.0  # u; the last is the padding round a price
CELL, FREE, NEW = rgb("#E0AC56"), rgb("#4A3A26"), rgb("#B3261E")  # cells of a bar: filled before, empty, newly filled
GOOD, BAD = rgb("#1C653E"), rgb("#B3261E")
PAD_PANEL = 12.0  # u, between the panel's edge and its content
BAR, CELLS, GAP = 12.0, 110.0, 14.0  # u: height and width of a bar, gap between the parts of the foot


class StepLine(Pressable):
    """A step: number, text and, at the right, its price or card. A click shows its place on the map; under the pointer
    it and its ring turn gold."""

    def __init__(
        self, step: RecapStep, number: int, text: str, actor: Actor, lit: Callable[[], bool], **kinds: Any
    ) -> None:
        super().__init__(**kinds)
        self.step, self.number, self.text, self.colour, self.is_lit = step, number, text, actor.colour, lit
        self.pointed: Callable[[bool], object] = lambda here: None

    @property
    def drawn_text(self) -> str:
        return "\n".join(part for part in (self.text, self.step.cost, self.step.card) if part)

    def on_pointer(self, position: tuple[int, int] | None) -> None:
        self.pointed(position is not None)

    def press_meaning(self, position: tuple[int, int]) -> object:
        return (super().press_meaning(position), self.is_lit())

    def _right(self, ui: Ui, width: int) -> BrokenText | None:
        """Returns the text at the right end of a line of this width."""
        if self.step.cost:
            return lay_out(ui, self.step.cost, 10**5, size=PRICE, colour=INK)
        if self.step.card:
            return lay_out(ui, self.step.card, round(width * CARD), size=PRICE, colour="soft_ink", style="flavour")
        return None

    def _words(self, ui: Ui, width: int) -> BrokenText:
        right = self._right(ui, width)
        room = width - ui.px(DISC + 14) - (right.width + ui.px(22) if right is not None else 0)
        return lay_out(ui, self.text, max(ui.px(80), room), size=SIZE, colour="ink")

    def measure(self, ui: Ui, width: int) -> Size:
        right = self._right(ui, width)
        high = max(self._words(ui, width).height, right.height if right is not None else 0)
        return (width, max(ui.px(LINE), high + ui.px(4)))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect, lit = self.rect, self.is_lit() or self.hovered
        if lit:
            fill = mix(ui.theme.panel, GOLD, 0.35)
            ui.box(target, rect, Look(radius=ui.px(5), top=fill, edge=GOLD, edge_width=max(1.0, ui.px(1))))
        centre = (rect.x + ui.px(DISC / 2 + 3), rect.centery)
        if self.number:
            draw_disc(ui, target, centre, ui.px(DISC - 3), self.number, self.colour, pointed=lit)
        else:
            pygame.draw.aacircle(target, ui.theme.soft_ink, centre, max(2, ui.px(3)))
        words = self._words(ui, rect.width)
        words.draw(target, rect.x + ui.px(DISC + 10), rect.centery - words.height // 2)
        self._draw_right(ui, target)
        self.draw_focus(ui, target, 6)

    def _draw_right(self, ui: Ui, target: pygame.Surface) -> None:
        right = self._right(ui, self.rect.width)
        if right is None:
            return
        x = self.rect.right - right.width - ui.px(PAD + 4)
        if self.step.cost:
            pill = pygame.Rect(x - ui.px(PAD), 0, right.width + ui.px(2 * PAD), max(right.height, ui.px(19)))
            pill.centery = self.rect.centery
            edge = mix(ui.theme.panel_edge, ui.theme.panel, 0.2)
            look = Look(radius=pill.height // 2, top=ui.theme.paper, edge=edge, edge_width=max(1.0, ui.px(1)))
            ui.box(target, pill, look)
        right.draw(target, x, self.rect.centery - right.height // 2)


class ChangeShown(Widget):
    """A number before and after the recap: figures with the difference, or a bar whose new part is red."""

    def __init__(self, change: RecapChange) -> None:
        super().__init__(name="recap-change")
        self.change = change

    def _figures(self) -> list[tuple[str, str | Colour]]:
        change = self.change
        if change.of:
            return []
        by = change.after - change.before
        signed = f"{'+' if by > 0 else '−'}{abs(by)}"
        return [
            (f"{change.before} ", "soft_ink"),
            (f"→ {change.after}  ", "ink"),
            (signed, GOOD if change.good else BAD),
        ]

    def _title(self) -> str:
        change = self.change
        return f"{change.label} {change.before} → {change.after}" if change.of else change.label

    def measure(self, ui: Ui, width: int) -> Size:
        title = ui.fonts.width(self._title(), "strong", ui.type_size(14))
        figures = sum(ui.fonts.width(text, "strong", ui.type_size(17)) for text, _ in self._figures())
        return (max(title, figures, ui.px(CELLS) if self.change.of else 0), ui.px(42))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        x, y = self.rect.topleft
        title = ui.line(self._title(), "strong", 14, "ink")
        target.blit(title, (x, y))
        y += title.get_height() + ui.px(2)
        if self.change.of:
            self._draw_bar(ui, target, pygame.Rect(x, y + ui.px(2), ui.px(CELLS), ui.px(BAR)))
        for text, colour in self._figures():
            drawn = ui.line(text, "strong", 17, colour)
            target.blit(drawn, (x, y))
            x += drawn.get_width()

    def _draw_bar(self, ui: Ui, target: pygame.Surface, rect: pygame.Rect) -> None:
        change = self.change
        filled = min(change.before, change.after)
        for cell in range(change.of):
            left, right = (rect.x + rect.width * at // change.of for at in (cell, cell + 1))
            part = pygame.Rect(left, rect.y, right - left - max(1, ui.px(1)), rect.height)
            since = change.after > change.before
            tint = FREE
            if cell < filled:
                tint = CELL
            elif cell < max(change.before, change.after):
                tint = NEW if since else GOOD
            target.fill(tint, part)
        pygame.draw.rect(target, mix(ui.theme.panel_edge, INK, 0.4), rect.inflate(2, 2), max(1, ui.px(1)))


def recap_panel(
    ui: Ui, recaps: RecapController, controller: BaseController[Any, Any], wide: float = WIDE
) -> Widget | None:
    """Builds the recap's panel, ``wide`` u (units of length) between its edges; returns None if there is nothing to
    show."""
    lines = recaps.renew()
    if not lines:
        return None
    recap_describer = recaps.describer
    seats = list(dict.fromkeys(step.seat for _, step in lines))
    body: list[Widget] = []
    before = None
    for at, (number, step) in enumerate(lines):
        actor = recap_describer.actor(step.seat)
        if len(seats) > 1 and step.seat != before:
            before = step.seat
            body.append(Row([Picture(actor.mark, 18, 18), Label(actor.name, style="strong", size=15)], gap=6))
        line = StepLine(
            step,
            number,
            step.line(recap_describer.join),
            actor,
            partial(recaps.is_pointed_at, at),
            action=partial(controller.show_step, at),
            name=f"recap-{at}",
        )
        line.pointed = partial(controller.point_step, at)
        body.append(line)
    if recaps.left_out:
        body.append(Label(ui.text("recap-more", n=recaps.left_out), style="flavour", size=14, colour="soft_ink"))
    head = _head(ui, recaps, [recap_describer.actor(seat) for seat in seats])
    lines_ = Scroll(Column(body, gap=1), name="recap-lines")
    page = Column([head, lines_, *_foot(ui, recaps.changes(), controller, wide)], gap=8)
    return Panel(WidthLimit(page, wide), pad=PAD_PANEL, name=NAME)


def _foot(ui: Ui, changes: list[RecapChange], controller: BaseController[Any, Any], wide: float) -> list[Widget]:
    """Builds changed numbers and buttons, in one row if they fit."""
    shown: list[Widget] = [ChangeShown(change) for change in changes]
    buttons: list[Widget] = [
        Button(ui.text("recap-replay"), controller.replay_recap, name="recap-replay"),
        Button(ui.text("recap-on"), controller.leave_recap, kind="main", name="recap-on"),
    ]
    room = ui.px(wide)

    def fit(parts: list[Widget]) -> bool:
        return sum(part.measure(ui, room)[0] + ui.px(GAP) for part in parts) <= room + ui.px(GAP)

    if fit([*shown, *buttons, Spacer()]):
        return [Row([*shown, Spacer(grow=1), *buttons], gap=GAP, align="centre")]
    return [
        Flow(shown, gap=GAP, align="start"),
        Row([Spacer(grow=1), *buttons], gap=GAP) if fit(buttons) else Column(buttons, gap=4),
    ]


def _head(ui: Ui, recaps: RecapController, actors: list[Actor]) -> Widget:
    """Names the seat whose round it was; for several, a general title."""
    if len(actors) > 1:
        return Heading(ui.text("recap-title"))
    (actor,) = actors
    title = recaps.describer.title(actor.name, recaps.model.recap_since or 0)
    mark: list[Widget] = [Picture(actor.mark, 28, 28)] if actor.mark else []
    return Row([*mark, Heading(title, grow=1)], gap=9, align="centre")
