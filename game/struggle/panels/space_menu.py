"""Popup at a space of the map with a button and price for each thing that can be done there."""

from __future__ import annotations

from functools import partial

import pygame

from game.render.nine_slice import BoxStyle as Look
from game.render.theme import GOLD, IVORY, rgb
from game.render.ui import Ui
from game.struggle.drawing import pen
from game.struggle.offers import NOWHERE, MoveOffer
from game.struggle.panels.prompt_bar import CREDIT
from game.struggle.table_controller import TableController
from game.struggle.table_model import TableModel
from game.struggle.wording import words
from game.widgets.base import Column, Size, Widget
from game.widgets.button import Pressable
from game.widgets.scroll import Scroll

GREEN, LIT = rgb("#2E7148"), rgb("#3D9160")
MAX_UNSCROLLED = 7  # actions; more are scrolled


class SpaceAction(Pressable):
    """A button for one action."""

    lit = True

    def __init__(self, ui: Ui, model: TableModel, controller: TableController, offer: MoveOffer, number: int) -> None:
        super().__init__(partial(controller.do, offer.move), name=f"way-{number}")
        self.model, self.offer = model, offer
        extra = words.extra_of(ui.texts, offer.move)
        self.text = f"{words.button_text(ui.texts, model.view, offer.move)} {extra}".strip()
        quote = model.quote(offer.move)
        self.price = quote.price if quote is not None else None
        self.points = quote.points if quote is not None else ""
        credit = model.credits_for(offer.move)
        self.missing = max((way.debt + way.trp for way in credit), default=0)  # Debt or Treaty Points needed
        parts = [self.text]
        if self.price is not None:
            parts.append(ui.text("tip-cost", n=self.price, points=ui.text(f"points-{self.points}")))
        if self.missing:
            parts.append(f"[debt] +{self.missing}")
        self.label = ui.text("mark-comma").join(parts)

    def measure(self, ui: Ui, width: int) -> Size:
        wide = ui.fonts.width(self.text, "strong", ui.type_size(15)) + ui.px(20)
        more = (ui.px(40) if self.price is not None else 0) + (ui.px(44) if self.missing else 0)
        return (wide + more, ui.px(29))

    def on_pointer(self, position: tuple[int, int] | None) -> None:
        self.model.hovered = self.offer.move if position is not None else None

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        top = LIT if self.hovered or self.model.pending in self.offer.ways else GREEN
        look = Look(radius=ui.px(8), top=top, edge=GOLD, edge_width=max(1.0, ui.px(1.3)), shadow=ui.px(4))
        ui.box(target, self.rect, look)
        x = self.rect.x + ui.px(10)
        x += pen.words(ui, target, self.text, (x, self.rect.centery), style="strong", size=15, colour=IVORY)
        if self.price is not None:
            point = (x + ui.px(7), self.rect.centery)
            x += pen.words(ui, target, str(self.price), point, style="strong", size=16, colour=IVORY) + ui.px(10)
            side = ui.px(20)
            target.blit(pen.picture(ui, f"struggle/points/{self.points}", side), (x, self.rect.centery - side // 2))
            x += side
        if self.missing:
            pill = pygame.Rect(x + ui.px(6), self.rect.centery - ui.px(10), ui.px(38), ui.px(20))
            ui.box(target, pill, Look(radius=pill.height // 2, top=CREDIT, edge=GOLD, edge_width=max(1.0, ui.px(1))))
            point = (pill.x + ui.px(7), pill.centery)
            pen.words(ui, target, f"+{self.missing}", point, style="strong", size=13, colour=IVORY)
            pen.blit_centred(
                target, pen.picture(ui, "struggle/points/debt", ui.px(14)), (pill.right - ui.px(11), pill.centery)
            )
        self.draw_focus(ui, target)


def popup(ui: Ui, model: TableModel, controller: TableController) -> Widget | None:
    """Builds the popup at the open space; None while none is open or nobody at this screen decides."""
    if model.at == NOWHERE or not model.deciding:
        return None
    offers = model.offers(model.at)
    ways: list[Widget] = [SpaceAction(ui, model, controller, offer, number) for number, offer in enumerate(offers)]
    column = Column(ways, gap=3, align="fill")
    return Scroll(column, name="ways", most=MAX_UNSCROLLED * 32) if len(ways) > MAX_UNSCROLLED else column
