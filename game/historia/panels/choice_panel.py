"""Panel beside the hand with those answers to the pending question that are neither cards of the hand nor places on the
map; and the row of leaders in a draft."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from engine.historia import decisions as f
from engine.historia import facts
from engine.historia import moves as m
from engine.historia.card_language import Choose
from engine.historia.rules.card_lists import current_list, current_operation, side_of
from engine.historia.rules.map import IDS
from game.historia.panels.card_sides import CardSides, sides
from game.historia.panels.choice_card import ChoiceCard, cost, row_high, sign, token
from game.historia.panels.leader_draft import LeaderDraft
from game.historia.table_controller import TableController
from game.historia.table_model import TableModel
from game.historia.wording import card_text, prompt, words
from game.render.ui import Ui
from game.widgets.base import Size, Widget
from game.widgets.material.panel import paper

WIDE, NARROW = 380, 190  # u


class ChoicePanel(Widget):
    """Answers in columns on one sheet."""

    opaque = True

    def __init__(self, columns: list[list[ChoiceCard]]) -> None:
        super().__init__(name="tray")
        self.columns = columns
        for lines in columns:
            self.add(*lines)

    def measure(self, ui: Ui, width: int, most: int = 0) -> Size:
        """Returns its size: columns as wide as their share of `width`, within limits, and as high as the texts in them
        need."""
        pad, count = ui.px(6), len(self.columns)
        share = (width - (count + 1) * pad) // max(1, count)
        wide = min(ui.px(WIDE), max(share, ui.px(NARROW)))
        gap = ui.px(4)
        high = max(
            (sum(one.least(ui, wide) for one in lines) + gap * (len(lines) - 1) for lines in self.columns),
            default=row_high(ui),
        )
        return (count * wide + (count + 1) * pad, high + 2 * pad)

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        pad = ui.px(6)
        each = (rect.width - (len(self.columns) + 1) * pad) // max(1, len(self.columns))
        for number, lines in enumerate(self.columns):
            y = rect.y + pad
            for one in lines:
                high = one.least(ui, each)
                one.arrange(ui, pygame.Rect(rect.x + pad + number * (each + pad), y, each, high))
                y += high + ui.px(4)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        paper(ui, target, self.rect, radius=8, shadow=8)
        super().draw(ui, target)


def tray(ui: Ui, model: TableModel, controller: TableController) -> Widget | None:
    """Builds the row of leaders to choose from; None unless the player at this screen is drafting."""
    return LeaderDraft(ui, model, controller) if model.deciding and isinstance(model.frame, f.DraftDecision) else None


def choice(ui: Ui, model: TableModel, controller: TableController) -> CardSides | ChoicePanel | None:
    """Builds the panel for the pending question; None if it is answered elsewhere, as on the map, or if nobody at this
    screen decides."""
    if not model.deciding:
        return None
    makers: dict[type, Callable[[Ui, TableModel, TableController], CardSides | ChoicePanel]] = {
        f.ResolveDecision: sides,
        f.PartnerDecision: _partner,
        f.WarDecision: _war,
        f.OptionDecision: _option,
        f.SideDecision: _side,
    }
    maker = makers.get(type(model.frame))
    return maker(ui, model, controller) if maker is not None else None


# --- others -----------------------------------------------------------------------------------------------------------


def _partner(ui: Ui, model: TableModel, controller: TableController) -> ChoicePanel:
    """Builds the choice of a Trade's partner or a Raid's victim; those who cannot be chosen say why."""
    frame = model.frame
    assert isinstance(frame, f.PartnerDecision)
    lines = []
    for seat in model.rivals:
        reason = model.why(m.ChoosePartner(model.seat, seat))
        c = model.view.seats[seat]
        text = f"[technology] {c.technology}   [military] {c.military}   [vp] {c.vp}"
        why = words.short_reason(ui.texts, model.match, reason) if reason is not None else ""
        action = partial(controller.unavailable, reason) if reason else partial(controller.point, other=seat)
        name = words.seat_name(ui.texts, model.match, seat)
        line = ChoiceCard(f"partner-{seat}", partial(token, c.id), name, text, action, why, slim=True)
        line.chosen = model.chosen(other=seat)
        lines.append(line)
    return _columns(lines)


def _war(ui: Ui, model: TableModel, controller: TableController) -> ChoicePanel:
    """Builds the choice of a War, with both sums and the outcome of each."""
    lines = []
    for move in model.selector.legal:
        if isinstance(move, m.Attack):
            own, theirs = prompt.war_sums(model, move)
            how = facts.war_result(own, theirs)
            land = words.territory(ui.texts, IDS[move.territory])
            name = words.seat_name(ui.texts, model.match, move.other)
            text = ui.text(f"war-{how}", own=own, theirs=theirs)
            action = partial(controller.point, other=move.other, territory=move.territory)
            icon = partial(token, model.view.seats[move.other].id)
            line = ChoiceCard(
                f"war-{move.other}-{move.territory}",
                icon,
                ui.text("mark-comma").join((name, land)),
                text,
                action,
                slim=True,
            )
            line.chosen = model.pending == move
            lines.append(line)
    return _columns(lines)


def _option(ui: Ui, model: TableModel, controller: TableController) -> ChoicePanel:
    """Builds the choice between the lists of effects that a card offers."""
    op = current_operation(current_list(model.view))
    assert isinstance(op, Choose)
    lines = []
    for number, ops in enumerate(op.of):
        reason = model.why(m.ChooseOption(model.seat, number))
        why = words.reason(ui.texts, model.match, reason) if reason is not None else ""
        signs = card_text.signs(ops)
        icon = partial(sign, signs[0][0] if signs else "cube", False)
        text = card_text.capital(card_text.operations(ui.texts, ops))
        action = partial(controller.unavailable, reason) if reason else partial(controller.point, option=number)
        line = ChoiceCard(f"option-{number}", icon, "", text, action, why)
        line.chosen = model.chosen(option=number)
        lines.append(line)
    return _columns(lines)


def _side(ui: Ui, model: TableModel, controller: TableController) -> ChoicePanel:
    """Builds the choice of the side on which an extra action is used."""
    action = prompt.extra_action(model)
    lines = []
    for move in model.selector.legal:
        if isinstance(move, m.TakeAction):
            entry = side_of(action, move.side)
            head = ui.text("mark-comma").join((ui.text(f"action-{action}"), ui.text(f"side-{move.side}")))
            do = partial(controller.point, side=move.side)
            line = ChoiceCard(
                f"extra-{move.side}", partial(cost, entry.cost), head, card_text.side(ui.texts, entry), do
            )
            line.chosen = model.chosen(side=move.side)
            lines.append(line)
    return _columns(lines)


def _columns(lines: list[ChoiceCard]) -> ChoicePanel:
    if len(lines) <= 2:
        return ChoicePanel([lines])
    half = (len(lines) + 1) // 2
    return ChoicePanel([lines[:half], lines[half:]])
