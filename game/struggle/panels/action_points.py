"""Panel of the round's action points by kind and source, their limits, credit; and buttons for purchases that need no
space."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from engine.struggle import facts
from engine.struggle import moves as m
from engine.struggle.decisions import RoundDecision
from engine.struggle.facts import PointFund
from game.render.nine_slice import BoxStyle as Look
from game.render.theme import GOLD, GOLD_LIGHT, INK, IVORY, rgb
from game.render.ui import Ui
from game.struggle.drawing import pen
from game.struggle.offers import MoveOffer
from game.struggle.panels.prompt_bar import CREDIT
from game.struggle.panels.tooltip_zone import TooltipZone
from game.struggle.table_controller import TableController
from game.struggle.table_model import TableModel
from game.struggle.wording import words
from game.widgets.base import LinearBox, Size, Widget
from game.widgets.button import Pressable
from game.widgets.fitted_text import SQUEEZE
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


class PointsPanel(TooltipZone):
    """A row per source of points: symbol, coins, and what they may be spent on."""

    def __init__(self, ui: Ui, model: TableModel) -> None:
        super().__init__(name="purse", tip=_tip(ui, model))
        self.model = model
        self.funds = [fund for fund in facts.round_funds(model.view) if fund.n]

    def measure(self, ui: Ui, width: int) -> Size:
        return (ui.px(170), ui.px(96))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        """Draws a row per source of points, then the available credit; nothing if the panel has no width."""
        rect = self.rect
        if not rect.width:  # empty: its room is used for the hand
            return
        self.draw_focus(ui, target)
        title = points_title(ui, self.model)
        point = (rect.x, rect.y + ui.px(7))
        pen.words(ui, target, title, point, style="flavour", size=14, colour=pen.on_wood(ui, SECOND), room=rect.width)
        y = rect.y + ui.px(24)
        for fund in self.funds[:4]:
            self._row(ui, target, y, fund)
            y += ui.px(ROW)
        under_way = self.model.round
        taken = under_way is not None and under_way.tile
        if not taken or not self.funds:
            empty = ui.text("purse-spent" if taken else "purse-empty")
            pen.words(ui, target, empty, (rect.x, y), size=13, colour=pen.on_wood(ui, SECOND), room=rect.width)
        if under_way is None or not taken:
            return
        s, seat = self.model.view, under_way.seat
        credit = {"debt": facts.debt_room(s, seat, ""), "trp": s.players[seat].trp}
        text = _fitting(ui, [ui.text(name, **credit) for name in ("purse-more", "purse-more-short")], rect.width)
        point = (rect.x, rect.bottom - ui.px(7))
        pen.words(ui, target, text, point, size=13, colour=pen.on_wood(ui, SECOND), room=rect.width)

    def _row(self, ui: Ui, target: pygame.Surface, y: int, fund: PointFund) -> None:
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
        room = self.rect.right - x
        wordings = [ui.text(f"fund-{fund.source}"), ui.text(f"fund-{fund.source}-short")]
        if fund.limit:
            wordings = [words.limit(ui.texts, fund.limit), words.limit_in_short(ui.texts, fund.limit)]
        text = _fitting(ui, wordings, room)
        colour = pen.on_wood(ui, IVORY if fund.usable else DIM)
        pen.words(ui, target, text, (x, y), size=13, colour=colour, room=room)


def _fitting(ui: Ui, wordings: Sequence[str], room: int) -> str:
    """Returns the first wording that fits ``room`` pixels uncut, else the last."""
    fits = (text for text in wordings if ui.fonts.width(text, "text", ui.floor) * SQUEEZE <= room)
    return next(fits, wordings[-1])


def points_title(ui: Ui, model: TableModel) -> str:
    """Returns the title of the panel of action points: "Your points" in the player's language, or "Points of" the side
    that plays its round if that is another, or if only bots play."""
    seat = model.seat if model.round is None else model.round.seat
    if seat == model.seat and model.match.people:
        return ui.text("purse-title")
    return ui.text("purse-of", side=words.side(ui.texts, seat))


def _tip(ui: Ui, model: TableModel) -> str:
    lines = [f"*{points_title(ui, model)}*"]
    for fund in facts.round_funds(model.view):
        limit = f" ({words.limit(ui.texts, fund.limit)})" if fund.limit else ""
        kind = ui.text(f"points-{fund.points}")
        lines.append(f"- {fund.n} {kind}, {ui.text(f'fund-{fund.source}')}{limit}")
    return "\n".join(lines) if len(lines) > 1 else ui.text("tip-purse-empty")


class PurchaseButton(Pressable):
    """A purchase without a space: picture and price; clicked when dark, it says why it is impossible."""

    def __init__(
        self,
        ui: Ui,
        model: TableModel,
        controller: TableController,
        kind: str,
        offer: MoveOffer | None,
        sample: m.Purchase,
    ) -> None:
        move = offer.move if offer is not None else sample
        action = partial(controller.select_move, move) if offer is not None else partial(controller.why_buy, sample)
        super().__init__(action, name=f"buy-{kind}-{getattr(move, 'by', '') or getattr(move, 'to', '')}")
        self.model, self.kind, self.offer, self.move = model, kind, offer, move
        self.chosen = offer is not None and model.pending in offer.ways
        self.tip = words.sentence(ui.texts, model.view, move)
        if offer is None and model.deciding and (why := model.why_no_buy(sample)) is not None:
            self.tip += f"\n[lock] {words.reason(ui.texts, why)}"

    def measure(self, ui: Ui, width: int) -> Size:
        return (ui.px(45), ui.px(30))

    def on_pointer(self, position: tuple[int, int] | None) -> None:
        self.model.hovered = self.move if position is not None and self.offer is not None else None

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        lit = self.offer is not None
        material.dark_panel(ui, target, self.rect, lit=self.chosen or (lit and self.hovered))
        side = ui.px(23)
        name = PICTURES[self.kind]
        if name.endswith("_"):
            name += ("france", "britain")[self.model.seat]
        elif name.endswith("/"):
            name += getattr(self.move, "to", "economic")
        picture = pen.picture(ui, name, side)
        if not lit:
            picture = pen.grey(ui, name, picture, 120)
        target.blit(picture, (self.rect.x + ui.px(4), self.rect.centery - side // 2))
        quote = self.model.quote(self.move)
        if quote is not None:
            fill = CREDIT if self.model.credits_for(self.move) else GOLD
            if not lit:
                fill = DIM
            number = pen.round_number(ui, str(quote.price), ui.px(16), fill, IVORY if fill == CREDIT else INK)
            pen.blit_centred(target, number, (self.rect.right - ui.px(10), self.rect.centery))
        self.draw_focus(ui, target)


class UpgradeButton(Pressable):
    """The Military Upgrade of the tile; clicked when dark, it says why it is impossible."""

    def __init__(self, ui: Ui, model: TableModel, controller: TableController) -> None:
        self.model, self.ways = model, model.upgrades()
        act = partial(controller.select_tool, "upgrade") if self.ways else controller.why_upgrade
        if len(self.ways) == 1:
            act = partial(controller.select_move, self.ways[0])
        super().__init__(act, name="buy-upgrade", tip=ui.text("tip-upgrade"))
        if not self.ways and model.deciding and (why := model.why_no_upgrade()) is not None:
            self.tip += f"\n[lock] {words.reason(ui.texts, why)}"

    def measure(self, ui: Ui, width: int) -> Size:
        return (ui.px(45), ui.px(30))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        chosen = self.model.tool == "upgrade"
        material.dark_panel(ui, target, self.rect, lit=chosen or (bool(self.ways) and self.hovered))
        side = ui.px(24)
        picture = pen.picture(ui, PICTURES["upgrade"], side)
        if not self.ways:
            picture = pen.grey(ui, "upgrade", picture, 120)
        pen.blit_centred(target, picture, self.rect.center)
        if self.ways:
            edge = Look(radius=ui.px(6), edge=GOLD, edge_width=max(1.0, ui.px(1.4)))
            ui.box(target, self.rect, edge)
        self.draw_focus(ui, target)


class PurchaseButtons(LinearBox):
    """The buttons in columns of three."""

    def measure(self, ui: Ui, width: int) -> Size:
        return (ui.px(3 * 48), ui.px(96))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        for number, child in enumerate(self.children):
            row, column = number % 3, number // 3
            child.arrange(ui, pygame.Rect(rect.x + ui.px(48) * column, rect.y + ui.px(33) * row, ui.px(45), ui.px(30)))


def purchase_buttons(ui: Ui, model: TableModel, controller: TableController) -> Widget | None:
    """Builds the buttons for purchases that need no space, also impossible ones, and for the Military Upgrade; None
    while the player can't buy, as before taking a tile."""
    frame = model.frame
    if not isinstance(frame, RoundDecision) or not model.deciding or frame.stage == "start":
        return None
    seat = model.seat
    offers = model.buys()
    parts: list[Widget] = []
    samples: tuple[m.Purchase, ...] = (m.BuyWarTile(seat), m.ConstructSquadron(seat), m.DrawEvent(seat))
    for sample in samples:
        found = [offer for offer in offers if isinstance(offer.move, type(sample))]
        parts += [PurchaseButton(ui, model, controller, sample.kind, offer, sample) for offer in found]
        if not found:
            parts.append(PurchaseButton(ui, model, controller, sample.kind, None, sample))
    more = [offer for offer in offers if isinstance(offer.move, (m.ExchangePoints, m.BuyAbility))]
    parts += [PurchaseButton(ui, model, controller, offer.move.kind, offer, samples[0]) for offer in more]
    parts.append(UpgradeButton(ui, model, controller))
    return PurchaseButtons(parts, name="buys")
