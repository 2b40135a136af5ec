"""The viewer's own board: leader with aims, power, wonders, cards, queue, forecast of the choice, main button."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from engine.core.move import Reason
from engine.historia import facts
from engine.historia.components import LEADERS
from engine.historia.moves import Ready, UseWonder
from game.historia.drawing.palette import SEATS, piece
from game.historia.panels import cards, zoom_preview
from game.historia.panels.choice_panel import choice
from game.historia.panels.click_target import ClickTarget
from game.historia.panels.column import order_disc
from game.historia.panels.cube_piles import cube_piles, draw_aims
from game.historia.panels.hand import CardQueue, HandCards, changes
from game.historia.panels.paint import box, glow, greyed, kept, one_line, write
from game.historia.panels.prompt_bar import PromptBar
from game.historia.table_controller import TableController
from game.historia.table_model import TableModel
from game.historia.wording import prompt, words
from game.render.ui import Ui
from game.widgets.base import Action, Widget
from game.widgets.main_button import MainButton
from game.widgets.material.laurel import laurel
from game.widgets.material.panel import rosewood
from game.widgets.material.ribbon import ribbon
from game.widgets.material.rope import rope_oval

HIGH = 175  # u
WONDER, MOST_WONDERS = 47, 4
AIMS = (122, 40, 184, 66)  # u: place of the own leader's aims on the board


class PlayerBoard(Widget):
    """The board at the bottom of the table."""

    opaque = True

    def __init__(self, ui: Ui, model: TableModel, controller: TableController) -> None:
        super().__init__(name="board")
        self.ui, self.model = ui, model
        self.prompt_bar = PromptBar(ui, model, controller)
        self.leader = ClickTarget("own-leader", None, self._leader, tip=self._leader_tip, near=self._leader_near())
        self.cube_piles = cube_piles(ui, model, controller)
        self.wonders = [self._wonder_target(controller, one) for one in facts.wonders(model.view, model.seat)]
        self.fan = HandCards(ui, model, controller)
        self.queue = CardQueue(ui, model, controller)
        self.choice = choice(ui, model, controller)
        text, on = prompt.main_text(ui.texts, model, controller)
        self.main = MainButton(text, controller.main_action, enabled=on)
        asked = [self.choice] if self.choice is not None else []
        self.add(self.prompt_bar, self.leader, *self.cube_piles, *self.wonders, self.fan, *asked, self.queue, self.main)

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        at = rect.topleft
        right = rect.width / ui.px(1000) * 1000  # the board's width in u
        self.prompt_bar.arrange(ui, box(ui, 118, 6, right - 118 - 236, 29, at))
        self.leader.arrange(ui, box(ui, 5, -6, 112, 180, at))
        for number, pile in enumerate(self.cube_piles):
            pile.arrange(ui, box(ui, 123 + 45 * number, 124, 42, 47, at))
        self._place_wonders(ui, box(ui, 312, 57, 104, 112, at))
        start, end = (424 if self.wonders else 310), right - 206
        room = box(ui, start, 38, end - start, 133, at)
        if self.choice is not None:
            wide, high = self.choice.measure(ui, room.width // 2, room.height)
            high = max(high, room.height - ui.px(4))
            area = pygame.Rect(room.right - wide, room.bottom - high, wide, high)
            self.choice.arrange(ui, area)
            room.width -= wide + ui.px(8)
        self.fan.arrange(ui, room)
        self.queue.arrange(ui, box(ui, right - 196, 8, 188, 82, at))
        self.main.arrange(ui, box(ui, right - 196, 131, 188, 38, at))

    def _place_wonders(self, ui: Ui, rect: pygame.Rect) -> None:
        """Places the own wonders two across, smaller when there are many."""
        count = len(self.wonders)
        across = 2
        if count > MOST_WONDERS:
            across = 3 if count <= 9 else 4
        gap = ui.px(4)
        side = min(ui.px(WONDER), (rect.width - (across - 1) * gap) // across)
        rows = max(1, -(-count // across))
        side = min(side, (rect.height - (rows - 1) * gap) // rows)
        for number, widget in enumerate(self.wonders):
            x = rect.x + number % across * (side + gap)
            y = rect.y + number // across * (side + gap)
            widget.arrange(ui, pygame.Rect(x, y, side, side))

    # -- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rosewood(ui, target, self.rect)
        at = self.rect.topleft
        soft = ui.theme.wood_soft
        draw_aims(ui, target, self.model, box(ui, *AIMS, at))
        write(ui, target, ui.text("power"), box(ui, 123, 108, 100, 15, at), "flavour", 13, soft)
        if self.wonders:
            write(ui, target, ui.text("wonders"), box(ui, 312, 40, 104, 15, at), "flavour", 13, soft)
        super().draw(ui, target)
        right = self.rect.width / ui.px(1000) * 1000
        self._sum(ui, target, box(ui, right - 196, 92, 188, 38, at))

    def _leader_near(self) -> Callable[[Ui], Widget] | None:
        name = self.model.own.leader
        return partial(zoom_preview.card, "leader", name) if name in LEADERS else None

    def _leader_tip(self) -> str:
        name, texts = self.model.own.leader, self.ui.texts
        text = words.card_tip(texts, "leader", name) if name in LEADERS else texts("no-leader")
        place = self.model.place(self.model.seat)
        return f"{text}\n{texts('order-place', n=place, of=len(self.model.view.order))}" if place else text

    def _leader(self, ui: Ui, target: pygame.Surface, widget: ClickTarget) -> None:
        own, rect = self.model.own, widget.rect
        size = (ui.px(100), ui.px(122))
        if own.leader in LEADERS:
            oval = cards.oval(ui, size, own.leader)
        else:
            oval = rope_oval(ui, size, f"no leader {own.id}", lambda: cards.back(ui, own.id, size[0]))
        target.blit(oval, oval.get_rect(midtop=(rect.centerx, rect.y)))
        side = ui.px(38)
        target.blit(laurel(ui, own.vp, side), (rect.right - side + ui.px(2), rect.y + ui.px(2)))
        badge = ui.px(28)
        drawn = ui.pictures.scaled(piece(own.id), (badge, badge))
        target.blit(drawn, (rect.x, rect.y + ui.px(92)))
        order_disc(ui, target, self.model, self.model.seat, (rect.x + ui.px(9), rect.y + ui.px(90)), ui.px(19))
        name = (
            ui.text(f"leader-{own.leader}")
            if own.leader in LEADERS
            else words.people(ui.texts, self.model.view, self.model.seat)
        )
        band = ribbon(ui, name, (ui.px(116), ui.px(24)), SEATS[own.id])
        target.blit(band, band.get_rect(midtop=(rect.centerx, rect.y + ui.px(121))))

    # -- wonders ---------------------------------------------------------------------------------------------------

    def _wonder_target(self, controller: TableController, one: facts.OwnWonder) -> ClickTarget:
        model = self.model
        lit = model.lit(wonder=one.wonder)
        probe = {"wonders": UseWonder, "ready": Ready}.get(model.frame.kind if model.frame is not None else "")
        reason = model.why(probe(model.seat, one.wonder)) if probe and model.deciding and not lit else None
        action: Action | None = partial(controller.point, wonder=one.wonder) if lit else None
        return ClickTarget(
            f"own-{one.wonder}",
            partial(controller.unavailable, reason) if reason is not None else action,
            partial(self._wonder, one),
            tip=partial(self._wonder_tip, one, reason),
            lit=lit,
            chosen=model.chosen(wonder=one.wonder),
            near=partial(zoom_preview.card, "wonder", one.wonder),
        )

    def _wonder_tip(self, one: facts.OwnWonder, reason: Reason | None) -> str:
        tip = words.card_tip(self.ui.texts, "wonder", one.wonder)
        if one.turned:
            tip += f"\n{self.ui.text('wonder-is-turned')}"
        elif one.fresh:
            tip += f"\n{self.ui.text('wonder-is-fresh')}"
        if reason is not None:
            tip += f"\n[cross] {words.reason(self.ui.texts, self.model.match, reason)}"
        return tip

    def _wonder(self, one: facts.OwnWonder, ui: Ui, target: pygame.Surface, widget: ClickTarget) -> None:
        rect = widget.rect
        drawn = cards.small_wonder(ui, one.wonder, rect.width)
        if one.turned:
            face = drawn
            drawn = kept(
                ui,
                f"turned {one.wonder}",
                rect.size,
                lambda: pygame.transform.rotate(greyed(ui, f"own {one.wonder}", face), -90),
                face,
            )
        if widget.lit:
            glow(ui, target, rect, ui.px(4))
        target.blit(drawn, rect)
        if widget.chosen:
            side = ui.px(24)
            tick = ui.pictures.get("marks/check", (side, side))
            target.blit(tick, tick.get_rect(center=rect.center))
        if widget.lit:
            side = ui.px(18)
            bell = ui.pictures.get("historia/symbols/bell", (side, side))
            target.blit(bell, bell.get_rect(center=(rect.right - side // 5, rect.top + side // 5)))
        elif one.fresh:
            side = ui.px(14)
            target.blit(ui.pictures.get("historia/symbols/fresh", (side, side)), (rect.right - side, rect.top))

    # -- the sum ---------------------------------------------------------------------------------------------------

    def _sum(self, ui: Ui, target: pygame.Surface, rect: pygame.Rect) -> None:
        """Draws the forecast of the lifted cards, else of the one under the pointer."""
        model = self.model
        if not model.choosing:
            return
        head = pygame.Rect(rect.x, rect.y, rect.width, rect.height // 2)
        text = ui.text("cards-of", n=len(model.lifted), of=model.most) if model.most > 1 else ""
        card, seen = model.summed()
        if card:
            text = cards.name_of(ui, cards.kind_of(card), card)
        write(ui, target, text, head, "strong", 14, ui.theme.wood_ink, "centre")
        if seen is None:
            return
        preview_events = changes(seen.before, seen.after)
        if not preview_events:
            return
        drawn = one_line(ui, ui.text("would-now", what=preview_events), rect.width, 13.5, ui.theme.wood_ink)
        target.blit(drawn, drawn.get_rect(midbottom=rect.midbottom))
