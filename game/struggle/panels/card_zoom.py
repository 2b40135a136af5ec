"""Zoom preview of a card: full text, for an Event both halves."""

from __future__ import annotations

from engine.struggle.components import EVENTS, MINISTRIES
from game.render.ui import Ui
from game.struggle.drawing.card_face import CardFace
from game.struggle.wording import words
from game.widgets.base import Column, Row, Widget
from game.widgets.label import Heading, Label, Panel
from game.widgets.rich_text import RichText
from game.widgets.zoom_preview import WidthLimit

FULL, BESIDE = 210.0, 330.0


def zoom_preview(kind: str, card: str, seat: int, ui: Ui) -> Widget | None:
    """Builds the zoom preview of a card, None for a face-down card."""
    if card not in (EVENTS if kind == "event" else MINISTRIES):
        return None
    face = CardFace(kind, card, FULL, None, seat=seat, name="near-card", full=False)
    side = event_lines(ui, card, seat) if kind == "event" else ministry_lines(ui, card)
    return Panel(Row([face, WidthLimit(Column(side, gap=7), BESIDE)], gap=16), pad=14)


def event_lines(ui: Ui, card: str, seat: int) -> list[Widget]:
    """Builds the text of an Event as widgets, the viewer's half first."""
    data = EVENTS[card]
    kind = ui.text("closeup-type", kind=ui.text(f"points-{data.type}")) if data.type else ui.text("closeup-any")
    about = f"{ui.text(f'era-{data.era}')}. {kind}"
    parts: list[Widget] = [
        Heading(words.event(ui.texts, card)),
        Label(about, style="flavour", colour="soft_ink"),
    ]
    for other in (False, True):
        if other and data.both is not None:
            continue
        base, bonus = words.event_message_ids(card, seat, other)
        owner = words.side(ui.texts, 1 - seat if other else seat)
        who = ui.text("both-sides") if data.both is not None else owner
        parts += [Label(who, style="strong"), RichText(ui.text(base))]
        if bonus:
            parts.append(RichText(f"*{words.condition(ui.texts, card)}* {ui.text(bonus)}"))
    return parts


def ministry_lines(ui: Ui, card: str) -> list[Widget]:
    """Builds the text of a Ministry as widgets."""
    data = MINISTRIES[card]
    parts: list[Widget] = [Heading(words.ministry(ui.texts, card))]
    if data.keywords:
        names = ", ".join(ui.text(f"keyword-{word}") for word in data.keywords)
        parts.append(Label(names, style="flavour", colour="bad"))
    return parts + [RichText(ui.text(f"ability-{card}-{ability.id}")) for ability in data.ability]
