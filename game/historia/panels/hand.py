"""The player's hand of cards, and the discard queue, oldest first."""

from __future__ import annotations

from functools import partial

import pygame

from engine.core.move import Reason
from engine.historia.decisions import ResolveDecision
from engine.historia.facts import HIDDEN
from engine.historia.moves import TakeBack
from game.historia.panels import cards, hand_card, zoom_preview
from game.historia.panels.click_target import ClickTarget
from game.historia.panels.paint import disc, glow, kept, line, write
from game.historia.preview import SupplyPreview
from game.historia.table_controller import TableController
from game.historia.table_model import TableModel
from game.historia.wording import words
from game.historia.wording.upcoming import RETURN
from game.render.fonts import FLOOR
from game.render.nine_slice import BoxStyle
from game.render.theme import GOLD, INK, rgb
from game.render.ui import Ui
from game.widgets.base import Action, Widget
from game.widgets.fitted_text import narrowed
from game.widgets.material.dim_overlay import blend_colour
from game.widgets.material.seal import seal

CARD, GAP, LEAST_CARD, RISE = 88, 5, 74, 8  # u: card width, gap, least width, how far a chosen card is raised
QUEUED, NARROW = (38, 46), 18
SMALL_GAP, LEAST_SMALL = 3, 28  # u: gap between small cards of the hand, their least height


class HandCards(Widget):
    """The hand in a row, chosen cards raised; while cards are resolved, those turned up stand at the right.

    Cards that cannot be chosen now and would overlap are small, in several rows, so that every name can be read.
    """

    def __init__(self, ui: Ui, model: TableModel, controller: TableController) -> None:
        super().__init__(name="hand")
        self.ui, self.model, self.controller = ui, model, controller
        self.shown = model.own.shown
        sealed = model.own_sealed
        self.sealed = len(sealed) if sealed and sealed != (HIDDEN,) else 0
        self.held = [card for card in model.hand if card not in self.shown and card not in sealed]
        self.fan = [self._card_target(card) for card in self.held]
        self.standing = [self._card_target(card) for card in self.shown]
        self.down = [self._back(number) for number in range(self.sealed)]
        self.small = False
        self.add(*self.down, *self.fan, *self.standing)

    def _card_target(self, card: str) -> ClickTarget:
        model = self.model
        kind = cards.kind_of(card)
        choosing = model.choosing
        reason = model.why_not_lift(card) if choosing and card not in model.lifted else None
        action = partial(self.controller.pick_card, card) if choosing else None
        if card in self.shown:
            action = partial(self.controller.select_card, card) if model.asks(ResolveDecision) else None
        if card == HIDDEN:
            return ClickTarget("card-hidden", None, partial(self._card, card), tip=self.ui.text("advisor-hidden"))
        return ClickTarget(
            f"card-{card}" if card not in self.shown else f"shown-{card}",
            action,
            partial(self._card, card),
            tip=partial(self._tip_of, card, reason),
            lit=(choosing and reason is None) or self._may_take_up(card),
            chosen=card in model.lifted or (model.asks(ResolveDecision) and card == model.in_play),
            near=partial(zoom_preview.card, kind, card),
            pointed=partial(self._point, card) if choosing else None,
        )

    def _may_take_up(self, card: str) -> bool:
        """Whether a turned-up card may be resolved before the one whose sides are offered."""
        model = self.model
        if not model.asks(ResolveDecision) or card == model.in_play:
            return False
        return any(one == card for one, _ in model.resolutions())

    def _tip_of(self, card: str, reason: Reason | None) -> str:
        """Returns a card's tip: its text, and why it cannot be chosen or what it would do now."""
        tip = words.card_tip(self.ui.texts, cards.kind_of(card), card)
        if reason is not None:
            return f"{tip}\n[cross] {words.reason(self.ui.texts, self.model.match, reason)}"
        return f"{tip}\n{self._would(card)}" if self.model.choosing else tip

    def _would(self, card: str) -> str:
        """Returns what a card would do now, and which wonders would respond."""
        seen = self.model.of_card(card)
        if seen.ends_turn:
            return self.ui.text("would-revolution")
        if seen.idle:
            return words.why_idle(self.ui.texts, self.model.match, seen.idle_cards[card])
        text = changes(seen.before, seen.after)
        return self.ui.text("would", what=text or "–")

    def _point(self, card: str, here: bool) -> None:
        if here:
            self.model.pointed = card
        elif self.model.pointed == card:
            self.model.pointed = ""

    def _back(self, number: int) -> ClickTarget:
        return ClickTarget(f"sealed-{number}", None, self._sealed, tip=self.ui.text("sealed-tip"))

    # -- place -----------------------------------------------------------------------------------------------------

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        """Places the cards side by side: narrower the more there are, then in rows of small cards; they overlap
        only while the player is choosing some of them."""
        self.rect = rect
        gap, widgets = ui.px(GAP), self.children
        high = max(1, min(rect.height - ui.px(RISE), round(ui.px(CARD) * hand_card.RATIO)))
        count = max(1, len(widgets))
        wide = max(ui.px(LEAST_CARD), min(ui.px(CARD), (rect.width - gap * (count - 1)) // count))
        last = len(self.standing) * (wide + gap)
        room = rect.width - last - wide
        before = len(self.down) + len(self.fan)
        step = min(wide + gap, room // max(1, before - 1)) if before else 0
        x, y = rect.x, rect.bottom - high
        self.small = step < wide and not self.model.choosing and before > 0
        if self.small:
            field = pygame.Rect(x, y, max(1, rect.width - last - gap), high)
            for widget, place in zip((*self.down, *self.fan), self._grid(ui, before, field), strict=True):
                widget.arrange(ui, place)
            x = field.right + gap
        else:
            for widget in (*self.down, *self.fan):
                widget.arrange(ui, self._place(ui, widget, pygame.Rect(x, y, wide, high)))
                x += step
            x = rect.x + (step * (before - 1) + wide + gap if before else 0)
        for widget in self.standing:
            widget.arrange(ui, self._place(ui, widget, pygame.Rect(x, y, wide, high)))
            x += wide + gap

    def _grid(self, ui: Ui, count: int, field: pygame.Rect) -> list[pygame.Rect]:
        """Returns the places of small cards in the fewest rows in which every name fits, else in as many as fit."""
        gap = ui.px(SMALL_GAP)
        widest = max((name_width(ui, card) for card in self.held if card != HIDDEN), default=0)
        for rows in range(1, max(1, (field.height + gap) // (ui.px(LEAST_SMALL) + gap)) + 1):
            across = -(-count // rows)
            wide, high = (field.width + gap) // across - gap, (field.height + gap) // rows - gap
            if wide >= widest:
                break
        wide, high = max(1, wide), max(1, min(high, wide * 3 // 2))
        steps = [divmod(number, across) for number in range(count)]
        return [pygame.Rect(field.x + (wide + gap) * x, field.y + (high + gap) * y, wide, high) for y, x in steps]

    def _place(self, ui: Ui, widget: Widget, rect: pygame.Rect) -> pygame.Rect:
        return rect.move(0, -ui.px(RISE)) if widget.chosen else rect

    # -- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        top = None
        for widget in self.children:
            if widget.hovered or widget.focused:
                top = widget
            else:
                widget.draw(ui, target)
        if top is not None:
            top.draw(ui, target)

    def _card(self, card: str, ui: Ui, target: pygame.Surface, widget: ClickTarget) -> None:
        rect = widget.rect
        small = self.small and card not in self.shown
        if card == HIDDEN:
            wide = min(rect.width, round(rect.height / hand_card.RATIO)) if small else rect.width
            drawn = cards.back(ui, self.model.own.id, wide, advisor=True)
        elif small:
            drawn = small_card(ui, cards.kind_of(card), card, rect.size)
        else:
            drawn = hand_card.hand_card(ui, cards.kind_of(card), card, rect.size)
        if widget.chosen:
            glow(ui, target, rect, ui.px(5))
        blend_colour(target, rect.move(ui.px(2), ui.px(3)), 90)
        target.blit(drawn, drawn.get_rect(midtop=rect.midtop))
        if self.model.choosing and not widget.lit and not widget.chosen:
            blend_colour(target, rect, 130)
        elif widget.hovered and not widget.chosen:
            ui.box(target, rect.inflate(2, 2), BoxStyle(radius=ui.px(5), edge=GOLD, edge_width=max(1.5, ui.px(1.6))))
        if card in self.model.lifted and len(self.model.lifted) > 1:
            side = ui.px(25)
            number = self.model.lifted.index(card) + 1
            target.blit(disc(ui, str(number), side), (rect.right - side + ui.px(4), rect.y - ui.px(4)))

    def _sealed(self, ui: Ui, target: pygame.Surface, widget: ClickTarget) -> None:
        wide = min(widget.rect.width, round(widget.rect.height / hand_card.RATIO))
        drawn = cards.back(ui, self.model.own.id, wide)
        at = drawn.get_rect(midbottom=widget.rect.midbottom)
        target.blit(drawn, at)
        wax = seal(ui, ui.px(34))
        target.blit(wax, wax.get_rect(center=at.center))


def changes(before: SupplyPreview, after: SupplyPreview) -> str:
    """Returns how a seat's figures differ between two forecasts, as a text with symbols: +2 [vp], −1 [cube] …"""
    parts = []
    for name, sign in (
        ("vp", "vp"),
        ("supply", "cube"),
        ("technology", "technology"),
        ("military", "military"),
        ("wonders", "wonder"),
        ("hand", "cards"),
        ("advisors", "advisor"),
        ("turned", "ready"),
    ):
        change = getattr(after, name) - getattr(before, name)
        if name == "turned":  # one fewer turned is one more ready
            change = -change
        if change:
            parts.append(f"{change:+d} [{sign}]")
    return ", ".join(parts).replace("-", "−")


class CardQueue(Widget):
    """The discard queue; the cards that come back next stand on a gold tray."""

    def __init__(self, ui: Ui, model: TableModel, controller: TableController) -> None:
        super().__init__(name="queue")
        self.ui, self.model = ui, model
        self.taking = model.deciding and not model.choosing and model.selector.has("take_back")
        for number, card in enumerate(model.own.queue):
            lit = model.lit(kind="take_back", card=card)
            tip = words.card_tip(ui.texts, "action", card)
            action: Action | None = partial(controller.point, kind="take_back", card=card) if lit else None
            if number < RETURN:
                tip += f"\n{ui.text('queue-next')}"
            if self.taking and not lit:
                reason = model.why(TakeBack(model.seat, card))
                tip += f"\n[cross] {words.reason(ui.texts, model.match, reason)}" if reason is not None else ""
                action = partial(controller.unavailable, reason)
            self.add(
                ClickTarget(
                    f"queue-{card}",
                    action,
                    partial(self._card, card, number),
                    tip=tip,
                    lit=lit,
                    chosen=model.chosen(kind="take_back", card=card),
                    near=partial(zoom_preview.card, "action", card),
                )
            )

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        """Places the cards of the queue side by side; where there is little room they are narrower, then overlap."""
        self.rect = rect
        count, high = max(1, len(self.children)), ui.px(QUEUED[1])
        wide = max(ui.px(NARROW), min(ui.px(QUEUED[0]), rect.width // count - ui.px(1)))
        step = min(wide + ui.px(2), (rect.width - wide) // max(1, count - 1))
        for number, widget in enumerate(self.children):
            widget.arrange(ui, pygame.Rect(rect.x + number * step, rect.y + ui.px(18), wide, high))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        head = pygame.Rect(self.rect.x, self.rect.y, self.rect.width, ui.px(15))
        title = ui.text("queue-title" if self.children else "queue-empty")
        write(ui, target, title, head, "flavour", 13, ui.theme.wood_soft, height=ui.px(17))
        back = self.children[:RETURN]
        if back:
            tray = back[0].rect.unionall([widget.rect for widget in back]).inflate(ui.px(5), ui.px(5))
            ui.box(
                target,
                tray,
                BoxStyle(radius=ui.px(4), top=rgb("#6B4E1E"), edge=GOLD, edge_width=max(1.5, ui.px(1.6))),
            )
        for widget in self.children:
            widget.draw(ui, target)
        if back:
            foot = pygame.Rect(self.rect.x, self.rect.y + ui.px(18 + QUEUED[1] + 4), self.rect.width, ui.px(15))
            write(ui, target, ui.text("queue-back", n=len(back)), foot, "flavour", 12, ui.theme.wood_soft)

    def _card(self, card: str, number: int, ui: Ui, target: pygame.Surface, widget: ClickTarget) -> None:
        rect = widget.rect
        if widget.lit or widget.chosen:
            glow(ui, target, rect, ui.px(4))
        blend_colour(target, rect.move(ui.px(2), ui.px(2)), 70)
        target.blit(small_card(ui, "action", card, rect.size), rect)


def name_width(ui: Ui, card: str) -> int:
    """Returns the width in pixels that a small card needs to show its name without narrowing it."""
    name = line(ui, cards.name_of(ui, cards.kind_of(card), card), "strong", 10, INK)
    return name.get_width() + 2 * _small_frame(ui) + 2


def _small_frame(ui: Ui) -> int:
    return max(2, ui.px(2.4))


def small_card(ui: Ui, kind: str, card: str, size: tuple[int, int]) -> pygame.Surface:
    """Returns a small card with picture and name."""

    def paint() -> pygame.Surface:
        drawn = pygame.Surface(size, pygame.SRCALPHA)
        whole = drawn.get_rect()
        ui.box(
            drawn,
            whole,
            BoxStyle(radius=max(2, ui.px(4)), top=rgb("#8A5A34"), bottom=rgb("#4A2E18"), edge=INK, edge_width=1.0),
        )
        frame = _small_frame(ui)
        inner = whole.inflate(-2 * frame, -2 * frame)
        foot = min(ui.px(19), max(FLOOR + 2, ui.px(13)))
        if inner.width < 1 or inner.height <= foot:  # in a very small window there is no room for picture and name
            return drawn
        high = max(inner.height - foot, -(-inner.width * 400 // 504))
        art = ui.pictures.scaled(cards.picture(kind, card), (round(high * 504 / 400), high))
        low = inner.height - foot
        part = art.subsurface(((art.get_width() - inner.width) // 2, (high - low) // 2, inner.width, low))
        drawn.blit(part, inner)
        field = pygame.Rect(inner.x, inner.bottom - foot, inner.width, foot)
        ui.box(drawn, field, BoxStyle(radius=0, top=rgb("#FBF1D8"), bottom=rgb("#EBD9AE")))
        text = line(ui, cards.name_of(ui, kind, card), "strong", 10, INK)
        text = narrowed(text, field.width - 2)
        drawn.blit(text, text.get_rect(center=field.center))
        return drawn

    return kept(ui, f"queued {card}", size, paint)
