"""Answers on paper beside the hand: what can be chosen that is neither a card of the hand nor a place."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from engine.historia import decisions as f
from engine.historia import moves as m
from engine.historia.card_language import Choose
from engine.historia.rules.card_lists import asking, running, side_of
from engine.historia.rules.map import IDS
from game.historia.panels.card_sides import Sides, sides
from game.historia.panels.choice_card import Line, cost, row_high, sign, token
from game.historia.panels.draft import Draft
from game.historia.panels.paint import px
from game.historia.table_controller import Hands
from game.historia.table_model import Desk
from game.historia.wording import card_text, prompt, words
from game.render.ui import Ui
from game.widgets.base import Size, Widget
from game.widgets.material.panel import paper

WIDE, NARROW = 380, 190  # u


class Tray(Widget):
    """Columns of answers on one sheet."""

    opaque = True

    def __init__(self, columns: list[list[Line]]) -> None:
        super().__init__(name="tray")
        self.columns = columns
        for lines in columns:
            self.add(*lines)

    def measure(self, ui: Ui, width: int, most: int = 0) -> Size:
        """Wider than ``width`` where its words had no room else."""
        pad, count = px(ui, 6), len(self.columns)
        share = (width - (count + 1) * pad) // max(1, count)
        wide = min(px(ui, WIDE), max(share, px(ui, NARROW)))
        gap = px(ui, 4)
        high = max(
            (sum(one.least(ui, wide) for one in lines) + gap * (len(lines) - 1) for lines in self.columns),
            default=row_high(ui),
        )
        return (count * wide + (count + 1) * pad, high + 2 * pad)

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        pad = px(ui, 6)
        each = (rect.width - (len(self.columns) + 1) * pad) // max(1, len(self.columns))
        for number, lines in enumerate(self.columns):
            y = rect.y + pad
            for one in lines:
                high = one.least(ui, each)
                one.arrange(ui, pygame.Rect(rect.x + pad + number * (each + pad), y, each, high))
                y += high + px(ui, 4)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        paper(ui, target, self.rect, radius=8, shadow=8)
        super().draw(ui, target)


def tray(ui: Ui, desk: Desk, hands: Hands) -> Widget | None:
    """Leaders to draft, over the sheets; None where nobody drafts."""
    return Draft(ui, desk, hands) if desk.deciding and isinstance(desk.frame, f.DraftFrame) else None


def choice(ui: Ui, desk: Desk, hands: Hands) -> Sides | Tray | None:
    """What the open question offers, beside the hand; None where hand, map or wonders answer it."""
    if not desk.deciding:
        return None
    makers: dict[type, Callable[[Ui, Desk, Hands], Sides | Tray]] = {
        f.ResolveFrame: sides,
        f.PartnerFrame: _partner,
        f.WarFrame: _war,
        f.OptionFrame: _option,
        f.SideFrame: _side,
    }
    maker = makers.get(type(desk.frame))
    return maker(ui, desk, hands) if maker is not None else None


# --- others -----------------------------------------------------------------------------------------------------------


def _partner(ui: Ui, desk: Desk, hands: Hands) -> Tray:
    """With whom to trade, or whom to raid; those who can't be chosen say why."""
    frame = desk.frame
    assert isinstance(frame, f.PartnerFrame)
    lines = []
    for seat in desk.rivals:
        reason = desk.why(m.ChoosePartner(desk.seat, seat))
        c = desk.view.seats[seat]
        told = f"[technology] {c.technology}   [military] {c.military}   [vp] {c.vp}"
        why = words.short_reason(ui.texts, desk.match, reason) if reason is not None else ""
        action = partial(hands.point, other=seat) if reason is None else None
        name = words.seat_name(ui.texts, desk.match, seat)
        line = Line(f"partner-{seat}", partial(token, c.id), name, told, action, why, slim=True)
        line.chosen = desk.chosen(other=seat)
        lines.append(line)
    return _columns(lines)


def _war(ui: Ui, desk: Desk, hands: Hands) -> Tray:
    """Every War there could be, with its sums and the word."""
    lines = []
    for move in desk.picker.legal:
        if isinstance(move, m.Attack):
            own, theirs = prompt.war_sums(desk, move)
            how = "win" if own > theirs else "loss" if own < theirs else "draw"
            land = words.territory(ui.texts, IDS[move.territory])
            name = words.seat_name(ui.texts, desk.match, move.other)
            told = ui.text(f"war-{how}", own=own, theirs=theirs)
            action = partial(hands.point, other=move.other, territory=move.territory)
            icon = partial(token, desk.view.seats[move.other].id)
            line = Line(f"war-{move.other}-{move.territory}", icon, f"{name}, {land}", told, action, slim=True)
            line.chosen = desk.pending == move
            lines.append(line)
    return _columns(lines)


def _option(ui: Ui, desk: Desk, hands: Hands) -> Tray:
    """One list of those a card offers."""
    op = asking(running(desk.view))
    assert isinstance(op, Choose)
    lines = []
    for number, ops in enumerate(op.of):
        reason = desk.why(m.ChooseOption(desk.seat, number))
        why = words.reason(ui.texts, desk.match, reason) if reason is not None else ""
        signs = card_text.signs(ops)
        icon = partial(sign, signs[0][0] if signs else "cube", False)
        told = card_text.capital(card_text.operations(ui.texts, ops))
        action = partial(hands.point, option=number) if reason is None else None
        line = Line(f"option-{number}", icon, "", told, action, why)
        line.chosen = desk.chosen(option=number)
        lines.append(line)
    return _columns(lines)


def _side(ui: Ui, desk: Desk, hands: Hands) -> Tray:
    """An extra action on one of its sides."""
    action = prompt.extra_action(desk)
    lines = []
    for move in desk.picker.legal:
        if isinstance(move, m.TakeAction):
            entry = side_of(action, move.side)
            head = f"{ui.text(f'action-{action}')}, {ui.text(f'side-{move.side}')}"
            do = partial(hands.point, side=move.side)
            line = Line(f"extra-{move.side}", partial(cost, entry.cost), head, card_text.side(ui.texts, entry), do)
            line.chosen = desk.chosen(side=move.side)
            lines.append(line)
    return _columns(lines)


def _columns(lines: list[Line]) -> Tray:
    if len(lines) <= 2:
        return Tray([lines])
    half = (len(lines) + 1) // 2
    return Tray([lines[:half], lines[half:]])
