"""The own cards: those lifted stand in the order chosen, the others fanned; and the queue, oldest first."""

from __future__ import annotations

from functools import partial

import pygame

from engine.core.move import Reason
from engine.historia.facts import HIDDEN
from engine.historia.frames import ResolveFrame
from engine.historia.moves import TakeBack
from game.chrome import Box
from game.historia import words
from game.historia.coming import RETURN
from game.historia.desk import Desk
from game.historia.hands import Hands
from game.historia.parts import cards, closeup
from game.historia.parts.paint import disc, glow, kept, line, px, write
from game.historia.parts.spot import Spot
from game.historia.preview import Purse
from game.theme import GOLD, INK, rgb
from game.ui import Ui
from game.widgets.base import Widget
from game.widgets.material.seal import seal
from game.widgets.material.veil import veil

CARD, STANDING, ANGLE = 88, 92, 2.6
LEAST_STEP, MOST_STEP = 40, 66
QUEUED, NARROW = (51, 73), 36


class Fan(Widget):
    """Lifted cards left, the hand beside them. While cards are resolved, those turned up stand left."""

    def __init__(self, ui: Ui, desk: Desk, hands: Hands) -> None:
        super().__init__(name="hand")
        self.ui, self.desk, self.hands = ui, desk, hands
        shown = list(desk.own.shown) if isinstance(desk.frame, ResolveFrame) or desk.own.shown else []
        standing = desk.lifted or shown
        self.standing = [self._spot(card, number + 1) for number, card in enumerate(standing)]
        sealed = desk.own_sealed
        self.sealed = len(sealed) if sealed and sealed != (HIDDEN,) else 0
        self.fan = [self._spot(card, 0) for card in desk.hand if card not in standing and card not in sealed]
        self.down = [self._back(number) for number in range(self.sealed)]
        self.add(*self.fan, *self.standing, *self.down)

    def _spot(self, card: str, number: int) -> Spot:
        desk = self.desk
        kind = cards.kind_of(card)
        choosing = desk.choosing
        reason = desk.why_not_lift(card) if choosing and card not in desk.lifted else None
        action = partial(self.hands.pick_card, card) if choosing else None
        if card == HIDDEN:
            return Spot(f"card-hidden-{number}", None, partial(self._card, card, 0), tip=self.ui.text("advisor-hidden"))
        return Spot(
            f"card-{card}",
            action,
            partial(self._card, card, number),
            tip=partial(self._tip_of, card, reason),
            lit=choosing and reason is None,
            chosen=bool(number),
            near=partial(closeup.card, kind, card),
            pointed=partial(self._point, card) if choosing else None,
        )

    def _tip_of(self, card: str, reason: Reason | None) -> str:
        """The card, and why it can't be chosen, or what it would do now."""
        tip = words.card_tip(self.ui.texts, cards.kind_of(card), card)
        if reason is not None:
            return f"{tip}\n[cross] {words.reason(self.ui.texts, self.desk.match, reason)}"
        return f"{tip}\n{self._would(card)}" if self.desk.choosing else tip

    def _would(self, card: str) -> str:
        """What it would do now, and which wonders would answer."""
        seen = self.desk.of_card(card)
        if seen.ends_turn:
            return self.ui.text("would-revolution")
        if seen.idle:
            return f"[cross] {self.ui.text('warn-idle')}"
        told = changes(seen.before, seen.after)
        return self.ui.text("would", what=told or "–")

    def _point(self, card: str, here: bool) -> None:
        if here:
            self.desk.pointed = card
        elif self.desk.pointed == card:
            self.desk.pointed = ""

    def _back(self, number: int) -> Spot:
        return Spot(f"sealed-{number}", None, self._sealed, tip=self.ui.text("sealed-tip"))

    # -- place -----------------------------------------------------------------------------------------------------

    @property
    def wanted(self) -> float:
        """The least width in u at which its cards are told apart."""
        standing = len(self.down) + len(self.standing)
        return standing * (STANDING + 5) + (CARD + (len(self.fan) - 1) * LEAST_STEP if self.fan else 0)

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        wide = px(ui, STANDING)
        x = rect.x
        for spot in (*self.down, *self.standing):
            high = round(wide * cards.RATIO)
            spot.arrange(ui, pygame.Rect(x, rect.bottom - high - px(ui, 4), wide, high))
            x += wide + px(ui, 5)
        room = pygame.Rect(x + px(ui, 2), rect.y, rect.right - x - px(ui, 2), rect.height)
        wide = px(ui, CARD)
        count = len(self.fan)
        step = min(px(ui, MOST_STEP), (room.width - wide) // max(1, count - 1)) if count > 1 else 0
        if not self.standing and not self.down:  # in the middle, while nothing stands beside them
            room.x += max(0, room.width - wide - step * (count - 1)) // 2
        for number, spot in enumerate(self.fan):
            lift = abs(number - (count - 1) / 2) / max(1, count - 1) * px(ui, 12)
            high = round(wide * cards.RATIO)
            spot.arrange(
                ui, pygame.Rect(room.x + number * step, rect.bottom - high + px(ui, 6) + round(lift), wide, high)
            )

    # -- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        top = None
        for spot in (*self.fan, *self.standing, *self.down):
            if spot.hovered or spot.focused:
                top = spot
            else:
                spot.draw(ui, target)
        if top is not None:
            top.draw(ui, target)

    def _turn(self, spot: Spot) -> float:
        if spot not in self.fan or spot.hovered or spot.focused:
            return 0.0
        middle = (len(self.fan) - 1) / 2
        return -ANGLE * max(-4.0, min(4.0, self.fan.index(spot) - middle))

    def _card(self, card: str, number: int, ui: Ui, target: pygame.Surface, spot: Spot) -> None:
        rect = spot.rect.copy()
        up = spot.hovered or spot.focused
        if up and spot in self.fan:
            rect.y -= px(ui, 20)
        if card == HIDDEN:
            drawn = cards.back(ui, self.desk.own.id, rect.width, advisor=True)
        else:
            drawn = cards.face(ui, cards.kind_of(card), card, rect.width, self.desk.own.technology)
        if spot.chosen:
            glow(ui, target, rect, px(ui, 6))
        turn = round(self._turn(spot), 1)
        dark = self.desk.choosing and not spot.lit and not spot.chosen
        shown = kept(
            ui,
            f"fan {card} {turn} {dark} {self.desk.own.technology}",
            (rect.width, rect.height),
            lambda: _turned(drawn, turn, dark),
            drawn,
        )
        shadow = kept(ui, f"fan shadow {turn}", rect.size, lambda: _turned(_shade(rect.size), turn, False))
        target.blit(shadow, shadow.get_rect(center=(rect.centerx + px(ui, 3), rect.centery + px(ui, 4))))
        target.blit(shown, shown.get_rect(center=rect.center))
        if number and self.desk.choosing:
            side = px(ui, 25)
            target.blit(disc(ui, str(number), side), (rect.right - side + px(ui, 6), rect.y - px(ui, 4)))

    def _sealed(self, ui: Ui, target: pygame.Surface, spot: Spot) -> None:
        drawn = cards.back(ui, self.desk.own.id, spot.rect.width)
        target.blit(drawn, spot.rect)
        side = px(ui, 34)
        wax = seal(ui, side)
        target.blit(wax, wax.get_rect(center=spot.rect.center))


def _shade(size: tuple[int, int]) -> pygame.Surface:
    drawn = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(drawn, (10, 6, 3, 90), drawn.get_rect(), border_radius=max(3, size[0] // 14))
    return drawn


def _turned(drawn: pygame.Surface, angle: float, dark: bool) -> pygame.Surface:
    if dark:
        drawn = drawn.copy()
        drawn.fill((150, 140, 130, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.rotozoom(drawn, angle, 1.0) if angle else drawn


def changes(before: Purse, after: Purse) -> str:
    """Only what changes, as symbols: +2 [vp], -1 [cube] …"""
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
        if name == "turned":  # one less that is turned is one more that is ready
            change = -change
        if change:
            parts.append(f"{change:+d} [{sign}]")
    return ", ".join(parts).replace("-", "−")


class Queue(Widget):
    """The discard queue: the two that come back next stand on a gold tray."""

    def __init__(self, ui: Ui, desk: Desk, hands: Hands) -> None:
        super().__init__(name="queue")
        self.ui, self.desk = ui, desk
        self.taking = desk.deciding and desk.picker.has("take_back")
        for number, card in enumerate(desk.own.queue):
            lit = desk.lit(card=card) and self.taking
            tip = words.card_tip(ui.texts, "action", card)
            if number < RETURN:
                tip += f"\n{ui.text('queue-next')}"
            if self.taking and not lit:
                reason = desk.why(TakeBack(desk.seat, card))
                tip += f"\n[cross] {words.reason(ui.texts, desk.match, reason)}" if reason is not None else ""
            action = partial(hands.point, card=card) if lit else None
            self.add(
                Spot(
                    f"queue-{card}",
                    action,
                    partial(self._card, card, number),
                    tip=tip,
                    lit=lit,
                    near=partial(closeup.card, "action", card),
                )
            )

    @property
    def wanted(self) -> float:
        """The width in u at which no card hides another."""
        return len(self.children) * (QUEUED[0] + 4)

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        """Where there is little room cards are narrower first, then they lie over each other."""
        self.rect = rect
        count, high = max(1, len(self.children)), px(ui, QUEUED[1])
        wide = max(px(ui, NARROW), min(px(ui, QUEUED[0]), rect.width // count - px(ui, 2)))
        step = min(wide + px(ui, 4), (rect.width - wide) // max(1, count - 1))
        for number, spot in enumerate(self.children):
            spot.arrange(ui, pygame.Rect(rect.x + number * step, rect.y + px(ui, 19), wide, high))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        head = pygame.Rect(self.rect.x, self.rect.y, self.rect.width, px(ui, 15))
        write(ui, target, ui.text("queue-title"), head, "flavour", 13, ui.theme.wood_soft)
        if not self.children:
            empty = pygame.Rect(self.rect.x, self.rect.y + px(ui, 19), px(ui, QUEUED[0]), px(ui, QUEUED[1]))
            pygame.draw.rect(target, ui.theme.line_low, empty, max(1, px(ui, 1)), border_radius=px(ui, 4))
        back = self.children[:RETURN]
        if back:
            tray = back[0].rect.unionall([spot.rect for spot in back]).inflate(px(ui, 7), px(ui, 7))
            if len(self.children) > RETURN and self.children[1].rect.x - self.children[0].rect.x < back[0].rect.width:
                tray.width = self.children[RETURN].rect.x - tray.x if len(self.children) > RETURN else tray.width

            ui.box(target, tray, Box(radius=px(ui, 5), top=rgb("#6B4E1E"), edge=GOLD, edge_width=max(1.5, px(ui, 1.6))))
        for spot in self.children:
            spot.draw(ui, target)
        foot = pygame.Rect(self.rect.x, self.rect.y + px(ui, 19 + QUEUED[1] + 6), self.rect.width, px(ui, 16))
        if back:
            side = px(ui, 14)
            icon = ui.pictures.get("historia/timeline/recover_cards", (side, side))
            target.blit(icon, icon.get_rect(midleft=foot.midleft))
            foot.x += side + px(ui, 4)
            foot.width -= side + px(ui, 4)
            write(ui, target, ui.text("queue-back"), foot, "text", 12, ui.theme.wood_soft)

    def _card(self, card: str, number: int, ui: Ui, target: pygame.Surface, spot: Spot) -> None:
        rect = spot.rect
        if spot.lit:
            glow(ui, target, rect, px(ui, 4))
        veil(target, rect.move(px(ui, 2), px(ui, 2)), 70)
        target.blit(small_card(ui, "action", card, rect.size), rect)


def small_card(ui: Ui, kind: str, card: str, size: tuple[int, int]) -> pygame.Surface:
    """Picture and name."""

    def paint() -> pygame.Surface:
        drawn = pygame.Surface(size, pygame.SRCALPHA)
        whole = drawn.get_rect()
        ui.box(
            drawn,
            whole,
            Box(radius=max(2, px(ui, 4)), top=rgb("#8A5A34"), bottom=rgb("#4A2E18"), edge=INK, edge_width=1.0),
        )
        frame = max(2, px(ui, 2.4))
        inner = whole.inflate(-2 * frame, -2 * frame)
        foot = px(ui, 19)
        high = max(inner.height - foot, -(-inner.width * 400 // 504))
        art = ui.pictures.scaled(cards.picture(kind, card), (round(high * 504 / 400), high))
        low = inner.height - foot
        part = art.subsurface(((art.get_width() - inner.width) // 2, (high - low) // 2, inner.width, low))
        drawn.blit(part, inner)
        field = pygame.Rect(inner.x, inner.bottom - foot, inner.width, foot)
        ui.box(drawn, field, Box(radius=0, top=rgb("#FBF1D8"), bottom=rgb("#EBD9AE")))
        text = line(ui, cards.name_of(ui, kind, card), "strong", 11.5, INK)
        if text.get_width() > field.width - 2:
            text = pygame.transform.smoothscale(text, (field.width - 2, text.get_height()))
        drawn.blit(text, text.get_rect(center=field.center))
        return drawn

    return kept(ui, f"queued {card}", size, paint)
