"""Zoom view of an own Ministry with buttons for its abilities."""

from __future__ import annotations

from functools import partial

from engine.struggle.components import MINISTRIES
from engine.struggle.decisions import RoundDecision
from game.render.ui import Ui
from game.struggle.drawing.card_face import CardFace
from game.struggle.panels.card_zoom import BESIDE, FULL
from game.struggle.table_controller import TableController
from game.struggle.table_model import TableModel
from game.struggle.wording import words
from game.widgets.base import Column, Row, Spacer, Widget
from game.widgets.button import Button
from game.widgets.label import Heading, Label, Panel
from game.widgets.rich_text import RichText
from game.widgets.zoom_preview import WidthLimit


def closeup(ui: Ui, model: TableModel, controller: TableController) -> Widget | None:
    """Builds the zoom view of the opened Ministry, None if none is opened."""
    card = model.closeup
    if card not in MINISTRIES:
        return None
    face = CardFace("ministry", card, FULL, None, seat=model.seat, name="closeup-card", full=False)
    face.focusable = False  # all that it says stands beside it
    close = Button(ui.text("back"), partial(controller.look_at, ""), name="closeup-back")
    told = Column(_lines(ui, model, controller, card), gap=7, name="closeup-words")
    told.role = "live"  # the narrator announces it as it opens
    body = Column([told, Row([Spacer(grow=1), close])], gap=7)
    return Panel(Row([face, WidthLimit(body, BESIDE)], gap=16), name="closeup")


def _lines(ui: Ui, model: TableModel, controller: TableController, card: str) -> list[Widget]:
    data = MINISTRIES[card]
    parts: list[Widget] = [Heading(words.ministry(ui.texts, card))]
    if data.keywords:
        names = ", ".join(ui.text(f"keyword-{word}") for word in data.keywords)
        parts.append(Label(names, style="flavour", colour="bad"))
    in_round = card in dict(model.player.ministries) and model.asks(RoundDecision)
    for ability in data.ability:
        does = ui.text(f"ability-{card}-{ability.id}")
        parts.append(RichText(does))
        if in_round and model.uses(card, ability.id):
            use = partial(controller.use_ability, card, ability.id)
            button = Button(ui.text("use-ability"), use, name=f"use-{ability.id}")
            button.label = f"{button.text}\n{does}"  # of two abilities, which
            parts.append(Row([button, Spacer(grow=1)]))
    if in_round and model.reveal(card) is not None:
        turn = Button(ui.text("turn-up"), partial(controller.turn_up, card), name="turn-up")
        parts.append(Row([turn, Spacer(grow=1)]))
    return parts
