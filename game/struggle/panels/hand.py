"""The player's hand and Ministries as overlapping cards on the player board."""

from __future__ import annotations

from functools import partial

import pygame

from engine.struggle import facts
from engine.struggle.components import EVENTS, MINISTRIES
from engine.struggle.decisions import HandDecision, RoundDecision
from game.render.ui import Ui
from game.struggle.drawing.card_face import CardFace
from game.struggle.panels.card_zoom import zoom_preview
from game.struggle.table_controller import TableController
from game.struggle.table_model import TableModel
from game.struggle.wording import words
from game.widgets.base import LinearBox, Size

WIDE, SLIM, GAP = 72.0, 50.0, 5.0  # u: greatest and least width of a fully visible card, and the gap


def room_for(cards: int, wide: float = WIDE) -> float:
    """Returns the width, in u (units of length), of this many cards side by side."""
    return cards * (wide + GAP) - GAP if cards else 0.0


class HandFan(LinearBox):
    """Cards side by side; with little room they get narrower, then overlap."""

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(WIDE * 1.42))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        count = len(self.children)
        if not count:
            return
        gap = ui.px(GAP)
        wide = max(ui.px(SLIM), min(ui.px(WIDE), (rect.width - gap * (count - 1)) // count))
        step = min(wide + gap, (rect.width - wide) // max(1, count - 1))
        left = rect.x + max(0, rect.width - wide - step * (count - 1)) // 2
        for number, child in enumerate(self.children):
            assert isinstance(child, CardFace)
            child.wide = wide / ui.u
            size = child.measure(ui, rect.width)
            child.arrange(ui, pygame.Rect((left + step * number, rect.y + (rect.height - size[1]) // 3), size))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        """Draws all cards, the one under the pointer on top."""
        for child in sorted(self.children, key=lambda card: card.hovered):
            child.draw(ui, target)


def fan(ui: Ui, model: TableModel, controller: TableController) -> HandFan:
    """Builds the row of cards of hand and Ministries; an empty one while no side's hand may be shown."""
    if model.covered:
        return HandFan([], name="fan")
    cards = [_event(ui, model, controller, card) for card in model.player.hand]
    cards += [_ministry(ui, model, controller, card, up) for card, up in model.player.ministries]
    return HandFan(cards, name="fan")


def _event(ui: Ui, model: TableModel, controller: TableController, card: str) -> CardFace:
    known = card in EVENTS
    bonus = known and facts.bonus_holds(model.view, model.seat, card)
    playable = bool(model.plays(card)) or model.discards(card) is not None
    asked = model.asks(RoundDecision, HandDecision)
    return CardFace(
        "event",
        card,
        WIDE,
        partial(controller.click_event, card),
        seat=model.seat,
        name=f"hand-{card}",
        tip=event_tip(ui, model, card) if known else "",
        lit=playable and model.deciding,
        chosen=getattr(model.pending, "card", "") == card,
        dark=asked and not playable,
        bonus=bonus,
        full=False,
        near=partial(zoom_preview, "event", card, model.seat),
    )


def event_tip(ui: Ui, model: TableModel, card: str) -> str:
    """Returns the tooltip of an Event in hand."""
    base, bonus = words.event_message_ids(card, model.seat)
    kind = EVENTS[card].type
    lines = [f"*{words.event(ui.texts, card)}*"]
    if kind:
        lines[0] += f" [struggle/points/{kind}]"
    lines.append(ui.text(base))
    if bonus:
        holds = facts.bonus_holds(model.view, model.seat, card)
        mark = "[check] " if holds else ""
        lines.append(f"{mark}*{words.condition(ui.texts, card)}* {ui.text(bonus)}")
        turned = facts.bonus_by_revealing(model.view, model.seat, card)
        if turned:
            names = ", ".join(words.ministry(ui.texts, name) for name in turned)
            lines.append(ui.text("tip-by-revealing", names=names))
    return "\n".join(lines)


def _ministry(ui: Ui, model: TableModel, controller: TableController, card: str, up: bool) -> CardFace:
    useful = [move for move in model.legal if getattr(move, "ministry", "") == card and move.kind != "reveal"]
    return CardFace(
        "ministry",
        card,
        WIDE,
        partial(controller.click_ministry, card),
        seat=model.seat,
        name=f"ministry-{card}",
        tip=ministry_tip(ui, model, card, up) if card in MINISTRIES else "",
        lit=bool(useful) and model.deciding,
        chosen=getattr(model.pending, "ministry", "") == card,
        hidden=not up,
        full=False,
        near=partial(zoom_preview, "ministry", card, model.seat),
    )


def ministry_tip(ui: Ui, model: TableModel, card: str, up: bool) -> str:
    """Returns the tooltip of a Ministry; `up`: it is face up."""
    data = MINISTRIES[card]
    lines = [f"*{words.ministry(ui.texts, card)}*"]
    if data.keywords:
        lines.append(", ".join(f"~{ui.text(f'keyword-{word}')}~" for word in data.keywords))
    for ability in data.ability:
        spent = f"{card}.{ability.id}" in model.player.used and ability.limit == "turn"
        mark = f" {ui.text('tip-spent')}" if spent else ""
        lines.append(f"- {ui.text(f'ability-{card}-{ability.id}')}{mark}")
    lines.append(ui.text("tip-face-up" if up else "tip-face-down"))
    return "\n".join(lines)
