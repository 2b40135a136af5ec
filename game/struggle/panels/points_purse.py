"""The purse: points of the round by kind and source, their limits in words, what Debt and Treaty Points could add;
and a button for every purchase that needs no place."""

from __future__ import annotations

from functools import partial

import pygame

from engine.struggle import facts
from engine.struggle import moves as m
from engine.struggle.decisions import RoundFrame
from engine.struggle.facts import Fund
from game.render.nine_slice import Box as Look
from game.render.theme import GOLD, GOLD_LIGHT, INK, IVORY, rgb
from game.render.ui import Ui
from game.struggle.drawing import pen
from game.struggle.offers import Offer
from game.struggle.panels.prompt_bar import CREDIT
from game.struggle.panels.tooltip_zone import Explained
from game.struggle.table_controller import Hands
from game.struggle.table_model import Desk
from game.struggle.wording import words
from game.widgets.base import Box, Size, Widget
from game.widgets.button import Pressable
from game.widgets.material import panel as material

SECOND, DIM = rgb("#C9B896"), rgb("#6B573A")
COIN, ROW = 12.0, 17.0
PICTURES = {
    "draw_event": "struggle/points/event",
    "buy_war_tile": "struggle/war_tiles/back_bonus_",
    "construct_squadron": "struggle/pieces/squadron_",
    "upgrade": "struggle/points/upgrade",
    "exchange_points": "struggle/points/",
    "buy_ability": "struggle/pieces/jacobites",
}


class Purse(Explained):
    """A row a fund: symbol, coins, what they are for."""

    def __init__(self, ui: Ui, desk: Desk) -> None:
        super().__init__(name="purse", tip=_tip(ui, desk))
        self.desk = desk
        self.funds = [fund for fund in facts.purse(desk.view) if fund.n]

    def measure(self, ui: Ui, width: int) -> Size:
        return (ui.px(170), ui.px(96))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect = self.rect
        if not rect.width:  # empty, and its room is the hand's
            return
        self.draw_focus(ui, target)
        title = _title(ui, self.desk)
        spot = (rect.x, rect.y + ui.px(7))
        pen.words(ui, target, title, spot, style="flavour", size=14, colour=pen.on_wood(ui, SECOND), room=rect.width)
        y = rect.y + ui.px(24)
        for fund in self.funds[:4]:
            self._row(ui, target, y, fund)
            y += ui.px(ROW)
        under_way = self.desk.round
        if under_way is None or not under_way.tile:
            empty = ui.text("purse-empty")
            pen.words(ui, target, empty, (rect.x, y), size=13, colour=pen.on_wood(ui, SECOND), room=rect.width)
            return
        s, seat = self.desk.view, under_way.seat
        text = ui.text("purse-more", debt=facts.debt_room(s, seat, ""), trp=s.players[seat].trp)
        spot = (rect.x, rect.bottom - ui.px(7))
        pen.words(ui, target, text, spot, size=13, colour=pen.on_wood(ui, SECOND), room=rect.width)

    def _row(self, ui: Ui, target: pygame.Surface, y: int, fund: Fund) -> None:
        x, side = self.rect.x, ui.px(16)
        picture = pen.picture(ui, f"struggle/points/{fund.points}", side)
        target.blit(picture, (x, y - side // 2))
        x += side + ui.px(4)
        step = min(ui.px(COIN), ui.px(60) // max(1, fund.n))
        for _ in range(fund.n):
            coin = pen.round_number(ui, "", ui.px(11.5), GOLD_LIGHT if fund.usable else DIM, INK)
            target.blit(coin, (x, y - coin.get_height() // 2))
            x += step
        x = max(x + ui.px(3), self.rect.x + ui.px(62))
        text = ui.text(f"fund-{fund.source}")
        if fund.limit:
            text = words.limit(ui.texts, fund.limit)
        colour = pen.on_wood(ui, IVORY if fund.usable else DIM)
        pen.words(ui, target, text, (x, y), size=13, colour=colour, room=self.rect.right - x)


def _title(ui: Ui, desk: Desk) -> str:
    """The purse is that of the round: the other side's while it plays."""
    under_way = desk.round
    if under_way is None or under_way.seat == desk.seat:
        return ui.text("purse-title")
    return ui.text("purse-of", side=words.side(ui.texts, under_way.seat))


def _tip(ui: Ui, desk: Desk) -> str:
    lines = [f"*{_title(ui, desk)}*"]
    for fund in facts.purse(desk.view):
        limit = f" ({words.limit(ui.texts, fund.limit)})" if fund.limit else ""
        kind = ui.text(f"points-{fund.points}")
        lines.append(f"- {fund.n} {kind}, {ui.text(f'fund-{fund.source}')}{limit}")
    return "\n".join(lines) if len(lines) > 1 else ui.text("tip-purse-empty")


class Buy(Pressable):
    """A purchase without a place: picture and price; dark ones tell why on a click."""

    def __init__(self, ui: Ui, desk: Desk, hands: Hands, kind: str, offer: Offer | None, sample: m.Purchase) -> None:
        move = offer.move if offer is not None else sample
        action = partial(hands.mean, move) if offer is not None else partial(hands.why_buy, sample)
        super().__init__(action, name=f"buy-{kind}-{getattr(move, 'by', '') or getattr(move, 'to', '')}")
        self.desk, self.kind, self.offer, self.move = desk, kind, offer, move
        self.tip = words.sentence(ui.texts, desk.view, move)
        if offer is None and desk.deciding and (why := desk.why_no_buy(sample)) is not None:
            self.tip += f"\n[lock] {words.reason(ui.texts, why)}"

    def measure(self, ui: Ui, width: int) -> Size:
        return (ui.px(45), ui.px(30))

    def on_pointer(self, position: tuple[int, int] | None) -> None:
        self.desk.hovered = self.move if position is not None and self.offer is not None else None

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        lit = self.offer is not None
        chosen = self.offer is not None and self.desk.pending in self.offer.ways
        material.dark_panel(ui, target, self.rect, lit=chosen or (lit and self.hovered))
        side = ui.px(23)
        name = PICTURES[self.kind]
        if name.endswith("_"):
            name += ("france", "britain")[self.desk.seat]
        elif name.endswith("/"):
            name += getattr(self.move, "to", "economic")
        picture = pen.picture(ui, name, side)
        if not lit:
            picture = pen.grey(ui, name, picture, 120)
        target.blit(picture, (self.rect.x + ui.px(4), self.rect.centery - side // 2))
        quote = self.desk.quote(self.move)
        if quote is not None:
            fill = DIM if not lit else CREDIT if self.desk.credits_for(self.move) else GOLD
            number = pen.round_number(ui, str(quote.price), ui.px(16), fill, IVORY if fill == CREDIT else INK)
            pen.put(target, number, (self.rect.right - ui.px(10), self.rect.centery))
        self.draw_focus(ui, target)


class UpgradeButton(Pressable):
    """The Military Upgrade of the tile; dark it tells why on a click."""

    def __init__(self, ui: Ui, desk: Desk, hands: Hands) -> None:
        self.desk, self.ways = desk, desk.upgrades()
        act = partial(hands.take_up, "upgrade") if self.ways else hands.why_upgrade
        if len(self.ways) == 1:
            act = partial(hands.mean, self.ways[0])
        super().__init__(act, name="buy-upgrade", tip=ui.text("tip-upgrade"))
        if not self.ways and desk.deciding and (why := desk.why_no_upgrade()) is not None:
            self.tip += f"\n[lock] {words.reason(ui.texts, why)}"

    def measure(self, ui: Ui, width: int) -> Size:
        return (ui.px(45), ui.px(30))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        chosen = self.desk.tool == "upgrade"
        material.dark_panel(ui, target, self.rect, lit=chosen or (bool(self.ways) and self.hovered))
        side = ui.px(24)
        picture = pen.picture(ui, PICTURES["upgrade"], side)
        if not self.ways:
            picture = pen.grey(ui, "upgrade", picture, 120)
        pen.put(target, picture, self.rect.center)
        if self.ways:
            edge = Look(radius=ui.px(6), edge=GOLD, edge_width=max(1.0, ui.px(1.4)))
            ui.box(target, self.rect, edge)
        self.draw_focus(ui, target)


class Buys(Box):
    """The buttons in two rows."""

    def measure(self, ui: Ui, width: int) -> Size:
        return (ui.px(3 * 48), ui.px(96))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        for number, child in enumerate(self.children):
            row, column = number % 3, number // 3
            child.arrange(ui, pygame.Rect(rect.x + ui.px(48) * column, rect.y + ui.px(33) * row, ui.px(45), ui.px(30)))


def buys(ui: Ui, desk: Desk, hands: Hands) -> Widget | None:
    """Nothing before a tile is taken."""
    frame = desk.frame
    if not isinstance(frame, RoundFrame) or not desk.deciding or frame.stage == "start":
        return None
    seat = desk.seat
    offers = desk.buys()
    parts: list[Widget] = []
    samples: tuple[m.Purchase, ...] = (m.BuyWarTile(seat), m.ConstructSquadron(seat), m.DrawEvent(seat))
    for sample in samples:
        found = [offer for offer in offers if isinstance(offer.move, type(sample))]
        parts += [Buy(ui, desk, hands, sample.kind, offer, sample) for offer in found]
        if not found:
            parts.append(Buy(ui, desk, hands, sample.kind, None, sample))
    more = [offer for offer in offers if isinstance(offer.move, (m.ExchangePoints, m.BuyAbility))]
    parts += [Buy(ui, desk, hands, offer.move.kind, offer, samples[0]) for offer in more]
    parts.append(UpgradeButton(ui, desk, hands))
    return Buys(parts, name="buys")
