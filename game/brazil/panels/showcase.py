"""Large cards over the map: Missions to keep, Monarchs, the gallery of paintings. They can be put aside."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.brazil.frames import DraftFrame, MonarchFrame, PaintingFrame
from engine.brazil.moves import TakePainting
from game.brazil import words
from game.brazil.cards import BigCard, Choices
from game.brazil.desk import Desk
from game.brazil.hands import Hands
from game.brazil.layout import is_compact
from game.ui import Ui
from game.widgets.base import Column, Row, Spacer, Widget
from game.widgets.button import Button
from game.widgets.label import Heading, Label, Panel
from game.widgets.scroll import Scroll


def showcase(ui: Ui, desk: Desk, hands: Hands) -> Widget | None:
    """The panel for the present decision, if it is one about cards."""
    frame = desk.frame
    if not desk.deciding or type(frame) not in SHOWN:
        return None
    if desk.aside:
        button = Button(ui.text("show-cards"), hands.toggle_aside, kind="main", name="aside")
        return Panel(button, pad=6, name="showcase-aside")
    cards = SHOWN[type(frame)](ui, desk, hands)
    foot = Row([Spacer(grow=1), Button(ui.text("show-map"), hands.toggle_aside, name="aside")], gap=8)
    body = Scroll(cards, name="showcase")
    parts: list[Widget] = [body, foot] if is_compact(ui) else [Heading(ui.text(f"ask-{desk.kind}")), body, foot]
    many = isinstance(frame, PaintingFrame) or len(desk.picker.legal) > 3
    name = "gallery-panel" if many else "showcase-panel"
    return Panel(Column(parts, gap=8), pad=14, name=name)


def card_width(ui: Ui, wanted: float) -> float:
    """As wide as asked for, or so that the whole card is seen in a small window."""
    return max(96, min(wanted, (ui.room[1] - (150 if is_compact(ui) else 345)) * 300 / 420))


def _missions(ui: Ui, desk: Desk, hands: Hands) -> Widget:
    kept = [words.mission(ui.texts, mission) for mission in desk.player.missions]
    wide = card_width(ui, 196)
    cards = [
        BigCard("mission", mission, wide, partial(hands.point, mission=mission), name=f"card-{mission}")
        for mission in desk.picker.values("mission")
    ]
    note = ui.text("draft-kept", missions=", ".join(kept)) if kept else ui.text("draft-first")
    return Column([Label(note, style="flavour", size="large", align="centre"), Choices(cards, gap=18)], gap=6)


def _monarchs(ui: Ui, desk: Desk, hands: Hands) -> Widget:
    wide = card_width(ui, 186)
    cards = [
        BigCard("monarch", monarch, wide, partial(hands.point, monarch=monarch), name=f"card-{monarch}")
        for monarch in desk.picker.values("monarch")
    ]
    return Choices(cards)


def _paintings(ui: Ui, desk: Desk, hands: Hands) -> Widget:
    cards = []
    for painting in desk.view.gallery:
        if not painting:
            continue
        legal = bool(desk.picker.every(painting=painting))
        reason = None if legal else desk.why(TakePainting(desk.seat, painting))
        tip = f"[cross] {words.reason(ui.texts, reason)}" if reason is not None else ""
        cards.append(
            BigCard(
                "painting",
                painting,
                card_width(ui, 184),
                partial(hands.point, painting=painting),
                enabled=legal,
                name=f"card-{painting}",
                tip=tip,
            )
        )
    return Choices(cards, gap=12)


SHOWN: dict[type, Callable[[Ui, Desk, Hands], Widget]] = {
    DraftFrame: _missions,
    MonarchFrame: _monarchs,
    PaintingFrame: _paintings,
}
