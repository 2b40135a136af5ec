"""Large cards over the map: Missions to keep, Monarchs, the gallery of paintings. They can be put aside."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from engine.brazil.moves import TakePainting
from game.brazil import words
from game.brazil.cards import BigCard
from game.brazil.layout import is_compact
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
    foot = Row([Spacer(grow=1), Button(ui.text("show-map"), table.toggle_aside, name="aside")], gap=8)
    body = Scroll(cards, name="showcase")
    parts: list[Widget] = [body, foot] if is_compact(ui) else [Heading(ui.text(f"ask-{desk.kind}")), body, foot]
    many = desk.kind == "painting" or len(desk.picker.legal) > 3
    name = "gallery-panel" if many else "showcase-panel"
    return Panel(Column(parts, gap=8), pad=14, name=name)


def card_width(ui: Ui, wanted: float) -> float:
    """As wide as asked for, or so that the whole card is seen in a small window."""
    return max(96, min(wanted, (ui.size[1] / ui.scale - (190 if is_compact(ui) else 345)) * 300 / 420))


def _missions(ui: Ui, table: TableScreen) -> Widget:
    kept = [words.mission(ui.texts, mission) for mission in table.desk.view.seats[table.desk.seat].missions]
    wide = card_width(ui, 196)
    cards: list[Widget] = [
        BigCard("mission", mission, wide, partial(table.point, mission=mission), name=f"card-{mission}")
        for mission in table.desk.picker.values("mission")
    ]
    note = ui.text("draft-kept", missions=", ".join(kept)) if kept else ui.text("draft-first")
    return Column(
        [Label(note, style="flavour", size="large", align="centre"), Flow(cards, gap=18, pad=8, align="centre")], gap=6
    )


def _monarchs(ui: Ui, table: TableScreen) -> Widget:
    wide = card_width(ui, 186)
    cards: list[Widget] = [
        BigCard("monarch", monarch, wide, partial(table.point, monarch=monarch), name=f"card-{monarch}")
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
                card_width(ui, 184),
                lambda painting=painting: table.point(painting=painting),
                enabled=legal,  # type: ignore[misc]
                name=f"card-{painting}",
                tip=tip,
            )
        )
    return Flow(cards, gap=12, pad=8, align="centre")
