"""Builds the panel with large cards to choose from: Missions, Monarchs, paintings."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.brazil.decisions import DraftDecision, MonarchDecision, PaintingDecision
from engine.brazil.moves import TakePainting
from game.brazil.cards import BigCard, Choices
from game.brazil.cards.card_body import HIGH, WIDE
from game.brazil.cards.card_content import card_tip
from game.brazil.layout import is_compact, plan
from game.brazil.panels.dark_panel import DarkPanel
from game.brazil.table_controller import TableController
from game.brazil.table_model import TableModel
from game.brazil.wording import words
from game.render.ui import Ui
from game.widgets.base import Column, Widget
from game.widgets.button import Button
from game.widgets.label import Label
from game.widgets.scroll import Scroll

LEAST = 84  # smallest width of a card to choose, in u


def showcase(ui: Ui, model: TableModel, controller: TableController) -> Widget | None:
    """Builds the panel with the large cards to choose from; put aside, only a button that shows it again; None if the
    pending decision is not about cards, or not this player's."""
    frame = model.frame
    if not model.deciding or type(frame) not in SHOWN:
        return None
    if model.aside:
        button = Button(ui.text("show-cards"), controller.toggle_aside, kind="main", name="aside")
        return DarkPanel(button, pad=6, name="showcase-aside")
    cards = SHOWN[type(frame)](ui, model, controller)
    aside = Button(ui.text("show-map"), controller.toggle_aside, kind="wood", name="aside", pads=(14, 4))
    many = isinstance(frame, PaintingDecision) or len(model.selector.legal) > 3
    name = "gallery-panel" if many else "showcase-panel"
    return DarkPanel(Column([Scroll(cards, name="showcase"), aside], gap=6, align="centre"), pad=8, name=name)


def card_width(ui: Ui, wanted: float, count: int, gap: float = 14) -> float:
    """Returns the width, in u (units of length), at which ``count`` large cards fit side by side above the prompt bar,
    at most ``wanted``.

    In the side column the Missions stay in sight: one chooses by them.
    """
    high = plan(ui).map.height / ui.u - (80 if is_compact(ui) else 130)
    wide = (plan(ui).map.width / ui.u - 60) / max(1, count) - gap
    return max(LEAST, min(wanted, high * WIDE / HIGH, wide))


def _missions(ui: Ui, model: TableModel, controller: TableController) -> Widget:
    kept = [words.mission(ui.texts, mission) for mission in model.player.missions]
    offered = model.selector.values("mission")
    wide = card_width(ui, 210, len(offered))
    cards = [_card(ui, model, controller, "mission", mission, wide) for mission in offered]
    note = ui.text("draft-kept", missions=", ".join(kept)) if kept else ui.text("draft-first")
    return _noted(ui, note, cards, 18)


def _noted(ui: Ui, note: str, cards: list[BigCard], gap: float) -> Widget:
    """Returns the cards below a note on the choice, which the compact layout has no room for."""
    if is_compact(ui):
        return Choices(cards)
    said = Label(note, style="flavour", size="large", align="centre", colour="wood_soft")
    return Column([said, Choices(cards, gap=gap)], gap=6)


def _card(
    ui: Ui,
    model: TableModel,
    controller: TableController,
    kind: str,
    card: str,
    wide: float,
    enabled: bool = True,
    tip: str = "",
) -> BigCard:
    """A card to choose; while its choice waits for confirmation it alone is raised and glows."""
    asked = getattr(model.pending, kind, None)
    point = partial(controller.point, **{kind: card})
    big = BigCard(kind, card, wide, point, chosen=asked == card, enabled=enabled, tip=tip, lit=asked is None)
    big.label = card_tip(ui, kind, card)
    return big


def _monarchs(ui: Ui, model: TableModel, controller: TableController) -> Widget:
    offered = model.selector.values("monarch")
    wide = card_width(ui, 210, len(offered))
    cards = [_card(ui, model, controller, "monarch", monarch, wide) for monarch in offered]
    return _noted(ui, ui.text("monarch-note"), cards, 14)


def _paintings(ui: Ui, model: TableModel, controller: TableController) -> Widget:
    cards = []
    shown = [painting for painting in model.view.gallery if painting]
    wide = card_width(ui, 184, len(shown), 6)
    for painting in shown:
        legal = bool(model.selector.every(painting=painting))
        reason = None if legal else model.why(TakePainting(model.seat, painting))
        tip = f"[cross] {words.reason(ui.texts, reason)}" if reason is not None else ""
        cards.append(_card(ui, model, controller, "painting", painting, wide, legal, tip))
    return Choices(cards, gap=6)


SHOWN: dict[type, Callable[[Ui, TableModel, TableController], Widget]] = {
    DraftDecision: _missions,
    MonarchDecision: _monarchs,
    PaintingDecision: _paintings,
}
