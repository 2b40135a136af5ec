"""Large cards over the map: Missions to keep, Monarchs, the gallery of paintings. They can be put aside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.brazil.moves import TakePainting
from game.brazil import words
from game.brazil.cards import BigCard
from game.ui import Ui
from game.widgets.base import Column, Flow, Row, Spacer, Widget
from game.widgets.button import Button
from game.widgets.label import Heading, Label, Panel
from game.widgets.scroll import Scroll

if TYPE_CHECKING:
    from game.brazil.table import TableScreen

SHOWN = ("draft", "monarch", "painting")


def showcase(ui: Ui, table: TableScreen) -> Widget | None:
    """The panel for the present decision, if it is one about cards."""
    desk = table.desk
    if not desk.deciding or desk.kind not in SHOWN:
        return None
    if table.aside:
        button = Button(ui.text("show-cards"), table.toggle_aside, kind="main", name="aside")
        return Panel(button, pad=6, name="showcase-aside")
    cards = {"draft": _missions, "monarch": _monarchs, "painting": _paintings}[desk.kind](ui, table)
    foot: list[Widget] = [Spacer(grow=1), Button(ui.text("show-map"), table.toggle_aside, name="aside")]
    if desk.kind == "painting":
        foot.append(Button(ui.text("finish-painting"), table.main_action, name="showcase-finish"))
    head = Heading(ui.text(f"ask-{desk.kind}"))
    return Panel(
        Column([head, Scroll(cards, name="showcase"), Row(foot, gap=8)], gap=8),
        pad=14,
        name="gallery-panel" if desk.kind == "painting" else "showcase-panel",
    )


def _missions(ui: Ui, table: TableScreen) -> Widget:
    kept = [words.mission(ui.texts, mission) for mission in table.desk.view.seats[table.desk.seat].missions]
    cards: list[Widget] = [
        BigCard("mission", mission, 196, lambda mission=mission: table.point(mission=mission), name=f"card-{mission}")  # type: ignore[misc]
        for mission in table.desk.picker.values("mission")
    ]
    note = ui.text("draft-kept", missions=", ".join(kept)) if kept else ui.text("draft-first")
    return Column(
        [Label(note, style="flavour", size="large", align="centre"), Flow(cards, gap=18, pad=8, align="centre")], gap=6
    )


def _monarchs(ui: Ui, table: TableScreen) -> Widget:
    cards: list[Widget] = [
        BigCard("monarch", monarch, 186, lambda monarch=monarch: table.point(monarch=monarch), name=f"card-{monarch}")  # type: ignore[misc]
        for monarch in table.desk.picker.values("monarch")
    ]
    return Flow(cards, gap=14, pad=8, align="centre")


def _paintings(ui: Ui, table: TableScreen) -> Widget:
    desk = table.desk
    cards: list[Widget] = []
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
                184,
                lambda painting=painting: table.point(painting=painting),
                enabled=legal,  # type: ignore[misc]
                name=f"card-{painting}",
                tip=tip,
            )
        )
    return Flow(cards, gap=12, pad=8, align="centre")
