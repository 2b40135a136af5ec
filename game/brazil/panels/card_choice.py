"""Large cards over the map: Missions to keep, Monarchs, the gallery of paintings. They can be put aside."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.brazil.decisions import DraftFrame, MonarchFrame, PaintingFrame
from engine.brazil.moves import TakePainting
from game.brazil.cards import BigCard, Choices
from game.brazil.cards.leather import HIGH, WIDE
from game.brazil.layout import is_compact, plan
from game.brazil.panels.dark import DarkPanel
from game.brazil.table_controller import Hands
from game.brazil.table_model import Desk
from game.brazil.wording import words
from game.render.ui import Ui
from game.widgets.base import Column, Widget
from game.widgets.button import Button
from game.widgets.label import Label
from game.widgets.scroll import Scroll

LEAST = 84  # u of a card that is chosen from


def showcase(ui: Ui, desk: Desk, hands: Hands) -> Widget | None:
    """The panel for the present decision, if it is one about cards."""
    frame = desk.frame
    if not desk.deciding or type(frame) not in SHOWN:
        return None
    if desk.aside:
        button = Button(ui.text("show-cards"), hands.toggle_aside, kind="main", name="aside")
        return DarkPanel(button, pad=6, name="showcase-aside")
    cards = SHOWN[type(frame)](ui, desk, hands)
    aside = Button(ui.text("show-map"), hands.toggle_aside, kind="wood", name="aside", pads=(14, 4))
    many = isinstance(frame, PaintingFrame) or len(desk.picker.legal) > 3
    name = "gallery-panel" if many else "showcase-panel"
    return DarkPanel(Column([Scroll(cards, name="showcase"), aside], gap=6, align="centre"), pad=8, name=name)


def card_width(ui: Ui, desk: Desk, wanted: float, count: int, gap: float = 14) -> float:
    """As wide as asked for, or so that whole cards are seen beside each other, above the frieze: over map and column,
    over the map alone where rules or log lie on the column."""
    high = plan(ui).map.height / ui.u - (80 if is_compact(ui) else 130)
    room = plan(ui).map.width / ui.u if desk.reads_beside else ui.room[0]
    wide = (room - 60) / max(1, count) - gap
    return max(LEAST, min(wanted, high * WIDE / HIGH, wide))


def _missions(ui: Ui, desk: Desk, hands: Hands) -> Widget:
    kept = [words.mission(ui.texts, mission) for mission in desk.player.missions]
    offered = desk.picker.values("mission")
    wide = card_width(ui, desk, 210, len(offered))
    cards = [_card(desk, hands, "mission", mission, wide) for mission in offered]
    if is_compact(ui):
        return Choices(cards)
    note = ui.text("draft-kept", missions=", ".join(kept)) if kept else ui.text("draft-first")
    return Column(
        [Label(note, style="flavour", size="large", align="centre", colour="wood_soft"), Choices(cards, gap=18)], gap=6
    )


def _card(desk: Desk, hands: Hands, kind: str, card: str, wide: float, enabled: bool = True, tip: str = "") -> BigCard:
    """While it is asked whether it shall be that one, it alone is raised and glows."""
    asked = getattr(desk.pending, kind, None)
    point = partial(hands.point, **{kind: card})
    return BigCard(kind, card, wide, point, chosen=asked == card, enabled=enabled, tip=tip, lit=asked is None)


def _monarchs(ui: Ui, desk: Desk, hands: Hands) -> Widget:
    offered = desk.picker.values("monarch")
    wide = card_width(ui, desk, 210, len(offered))
    return Choices([_card(desk, hands, "monarch", monarch, wide) for monarch in offered])


def _paintings(ui: Ui, desk: Desk, hands: Hands) -> Widget:
    cards = []
    shown = [painting for painting in desk.view.gallery if painting]
    wide = card_width(ui, desk, 184, len(shown), 12)
    for painting in shown:
        legal = bool(desk.picker.every(painting=painting))
        reason = None if legal else desk.why(TakePainting(desk.seat, painting))
        tip = f"[cross] {words.reason(ui.texts, reason)}" if reason is not None else ""
        cards.append(_card(desk, hands, "painting", painting, wide, legal, tip))
    return Choices(cards, gap=12)


SHOWN: dict[type, Callable[[Ui, Desk, Hands], Widget]] = {
    DraftFrame: _missions,
    MonarchFrame: _monarchs,
    PaintingFrame: _paintings,
}
