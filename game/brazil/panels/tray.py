"""The tray over the map: the options of the pending decision, and left of them the proposed payment, if one is due."""

from __future__ import annotations

from functools import partial
from typing import Any

import pygame

from engine.brazil.decisions import PaymentDecision
from engine.brazil.moves import Move, PayCombatCards, PayGoldCard, PayGood
from game.brazil.cards import CardToken, OfferedTile
from game.brazil.layout import is_compact, plan
from game.brazil.map.highlights import lit_hexes
from game.brazil.options import TrayOption, tray_options
from game.brazil.panels.dark_panel import DarkPanel
from game.brazil.table_controller import TableController
from game.brazil.table_model import TableModel
from game.brazil.wording import words
from game.render.ui import Ui
from game.widgets.base import Action, Column, Flow, Row, Widget
from game.widgets.button import Button, CardButton, Pressable
from game.widgets.label import Label, Picture
from game.widgets.rich_text import RichText
from game.widgets.scroll import Scroll

SIDE = 46  # width of a tile in u
FEW = 5  # trays with more options can be put aside, as they may cover hexes to choose
PALE = 165  # opacity of the veil over an illegal option, of 255
SHARE = 0.5  # share of the map a tray may cover in a small window


def tray(ui: Ui, model: TableModel, controller: TableController) -> Widget | None:
    """Builds the tray with the options of the pending decision; put aside, only a button that shows it again; None if
    there is nothing to choose."""
    options = tray_options(ui, model)
    frame = model.frame
    head = _payment(ui, model, frame) if model.deciding and isinstance(frame, PaymentDecision) else []
    if not options and not head:
        return None
    if model.aside:
        button = Button(ui.text("show-choices"), controller.toggle_aside, kind="main", name="aside")
        return DarkPanel(button, pad=6, name="showcase-aside")
    things: Widget = Flow([_option(ui, controller, option) for option in options], gap=6)
    if is_compact(ui):  # keep the map visible
        things = Scroll(things, name="tray-options", most=plan(ui).map.height / ui.u * SHARE)
    body = Row([Column(head, gap=4), things], gap=18, align="centre") if head and options else Column([*head, things])
    if lit_hexes(model) and len(options) > FEW:
        aside = Button(
            ui.text("show-map"), controller.toggle_aside, kind="wood", size="small", name="aside", pads=(14, 2)
        )
        body = Column([body, aside], gap=4, align="centre")
    return DarkPanel(body, pad=8, name="tray")


def _payment(ui: Ui, model: TableModel, frame: PaymentDecision) -> list[Widget]:
    """The cost and the proposed payment."""
    lines = [
        f"{words.symbols((need,))} ← {_source(ui, model, move)}"
        for need, move in zip(frame.needs, model.proposal, strict=False)
    ]
    text = f"*{ui.text('payment-proposal')}*\n" + ui.text("mark-semicolon").join(lines)
    return [RichText(text, colour="wood_ink"), Label(ui.text("payment-swap"), size="small", colour="wood_soft")]


def _source(ui: Ui, model: TableModel, move: Move) -> str:
    if isinstance(move, PayGood):
        where = ui.text("supply") if move.place < 0 else words.tile(ui.texts, model.view.tile[move.place])
        return f"[{move.good}] {where}"
    if isinstance(move, PayGoldCard):
        return "[hand_gold]"
    return "[hand_combat]" if isinstance(move, PayCombatCards) else ui.text("credit")


def _option(ui: Ui, controller: TableController, option: TrayOption) -> Widget:
    action = partial(controller.point, **option.wanted)
    explain = partial(controller.explain, option.ways)
    if option.card is not None:
        return OptionToken(option, ui, action)
    if option.tile:
        return OptionTile(option, action, explain)
    parts: list[Widget] = []
    if option.picture:
        parts.append(Picture(option.picture, *option.shape))
    if option.title:
        style, colour = ("medium", "ink") if option.legal else ("text", "soft_ink")
        parts.append(Label(option.title, size="small", align="centre", style=style, colour=colour))
    if option.facts:
        alone = not option.picture and not option.title  # an exchange has only this text
        parts.append(RichText(option.facts, size="heading" if alone else "small", align="left"))
    return OptionCard(Column(parts, gap=1, align="centre"), action, option, explain)


class ExplainedOption(Pressable):
    """The base of options that say why they can't be chosen when they are pressed all the same."""

    option: TrayOption
    explain: Action

    def press(self) -> None:
        """Chooses the option; one that is not legal says why."""
        if self.option.legal:
            super().press()
        else:
            self.explain()


class OptionTile(ExplainedOption, OfferedTile):
    """An option that is a Building or City."""

    def __init__(self, option: TrayOption, action: Action, explain: Action) -> None:
        looks: dict[str, Any] = {"legal": option.legal, "lit": option.legal, "chosen": option.chosen, "side": SIDE}
        looks["note"] = option.note
        super().__init__(option.tile, option.facts, option.title, action, name=option.key, tip=option.tip, **looks)
        self.option, self.explain = option, explain


class OptionToken(CardToken):
    """An option that is a card."""

    def __init__(self, option: TrayOption, ui: Ui, action: Action) -> None:
        assert option.card is not None
        looks: dict[str, Any] = {"action": action, "lit": True, "name": option.key, "tip": option.tip}
        super().__init__(ui, *option.card, 74, **looks)
        self.option = option


class OptionCard(ExplainedOption, CardButton):
    """Any other option; a legal one glows, others are pale and say why."""

    def __init__(self, child: Widget, action: Action, option: TrayOption, explain: Action) -> None:
        reason = Label(option.short, size="small", align="centre", style="strong", colour="bad")
        content = child if option.legal or not option.short else Column([child, reason], gap=1, align="centre")
        super().__init__(content, action, chosen=option.chosen, pad=5, name=option.key, tip=option.tip)
        self.option, self.dimmed, self.reason, self.explain = option, child, reason, explain
        self.lit = option.legal

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        """Draws the option; fades and crosses it if it is not legal."""
        super().draw(ui, target)
        if self.option.legal:
            return
        veil = pygame.Surface(self.dimmed.rect.size, pygame.SRCALPHA)
        veil.fill((*ui.theme.inset, PALE))
        target.blit(veil, self.dimmed.rect)
        side = min(ui.px(16), self.rect.width // 4)
        mark = ui.pictures.get("marks/cross", (side, side))
        target.blit(mark, (self.rect.right - side - ui.px(2), self.rect.y + ui.px(2)))
