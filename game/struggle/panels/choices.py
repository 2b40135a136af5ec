"""Panel over the map for choices that are not made on it: cards, Ministries, theaters, tiles, Event alternatives."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.struggle import facts
from engine.struggle import moves as m
from engine.struggle.board import THEATERS
from engine.struggle.components import EVENTS, MINISTRIES
from engine.struggle.decisions import (
    Decision,
    EventDecision,
    HandDecision,
    KeepDecision,
    LayDecision,
    LayoutDecision,
    MinistryDecision,
    RefusalDecision,
    UpgradeDecision,
)
from engine.struggle.moves import Move
from engine.struggle.rules.ministry_phase import available_ministries
from game.render.ui import Ui
from game.struggle.drawing.card_face import CardFace
from game.struggle.panels.card_zoom import zoom_preview
from game.struggle.panels.hand import event_tip, ministry_tip
from game.struggle.table_controller import TableController
from game.struggle.table_model import TableModel
from game.struggle.wording import words
from game.widgets.base import Column, Flow, Row, Spacer, Widget
from game.widgets.button import Button, CardButton
from game.widgets.label import Heading, Label, Panel, Picture
from game.widgets.rich_text import RichText
from game.widgets.scroll import Scroll

CARD, SMALL, MINISTRY, ROOM, TILE = 153.0, 150.0, 186.0, 968.0, 64.0
TALL = 2.1  # ratio of height to width of an Event that is read before it is kept
ADVISED = ("ministry", "first")  # kinds of choice with a line of advice
PICTURED = 4  # most choices that are shown with a large picture


def choices(ui: Ui, model: TableModel, controller: TableController) -> Widget | None:
    """Builds the panel with the answers to the pending question that aren't on the map; a small button while it is
    minimized; None if there are none."""
    body = _body(ui, model, controller)
    if body is None:
        return None
    aside = Button(ui.text("aside-back" if model.aside else "aside"), controller.toggle_aside, size=14, name="aside")
    if model.aside:
        return Panel(aside, pad=6, name="showcase-aside")
    slim = bool(model.lit())  # spaces on the map can be chosen too
    read = Scroll(Column([body], pad=4), name="choices-read")  # in a small window the button below it stays in sight
    foot = Row([Spacer(grow=1), aside, Spacer(grow=1)])
    return Panel(Column([read, foot], gap=4), pad=8, name="choices-slim" if slim else "choices")


def _body(ui: Ui, model: TableModel, controller: TableController) -> Widget | None:
    frame = model.frame
    if not model.deciding:
        return None
    if isinstance(frame, (KeepDecision, HandDecision)):
        return _hand(ui, model, controller)
    if isinstance(frame, MinistryDecision):
        return _ministries(ui, model, controller)
    if isinstance(frame, LayoutDecision):
        return _layout(ui, model, controller)
    moves = model.choices()
    if not moves:
        return None
    title = _title(ui, model, frame)
    cards = [_choice(ui, model, controller, move, number, len(moves) > PICTURED) for number, move in enumerate(moves)]
    parts: list[Widget] = [Heading(title), *_advice(ui, model)]
    if isinstance(frame, (UpgradeDecision, LayDecision)):
        parts.append(_drawn(ui, model, frame))
    parts.append(Flow(cards, gap=10, align="fill"))
    return Column(parts, gap=10)


def _title(ui: Ui, model: TableModel, frame: Decision | None) -> str:
    if model.tool:
        return ui.text(f"choose-{model.tool.partition(':')[0]}")
    if isinstance(frame, EventDecision):
        return words.event(ui.texts, frame.card)
    if isinstance(frame, RefusalDecision):
        return words.space(ui.texts, frame.space)
    return ui.text(f"choose-{model.kind}")


# -- cards ---------------------------------------------------------------------------------------------------------


def _hand(ui: Ui, model: TableModel, controller: TableController) -> Widget:
    """Builds the choice of cards to keep, or of a card to discard."""
    cards: list[Widget] = [
        CardFace(
            "event",
            card,
            CARD,
            partial(controller.click_event, card),
            seat=model.seat,
            name=f"keep-{card}",
            tip=event_tip(ui, model, card),
            lit=True,
            chosen=card in model.picks.cards or getattr(model.pending, "card", "") == card,
            bonus=facts.bonus_holds(model.view, model.seat, card),
            tall=TALL,
            near=partial(zoom_preview, "event", card, model.seat),
        )
        for card in model.player.hand
        if card in EVENTS
    ]
    return Column([Heading(ui.text(f"choose-{model.kind}")), Flow(cards, gap=7, align="centre")], gap=10)


def _ministries(ui: Ui, model: TableModel, controller: TableController) -> Widget:
    up = {name for name, shown in model.player.ministries if shown}
    able = available_ministries(model.view, model.seat)
    wide = min(MINISTRY, ROOM / max(1, len(able)) - 8)
    cards: list[Widget] = [
        CardFace(
            "ministry",
            card,
            wide,
            partial(controller.pick, card),
            seat=model.seat,
            name=f"choose-{card}",
            tip=ministry_tip(ui, model, card, card in up),
            lit=True,
            chosen=card in model.picks.cards,
            near=partial(zoom_preview, "ministry", card, model.seat),
        )
        for card in able
        if card in MINISTRIES
    ]
    head = Column([Heading(ui.text("choose-ministry")), *_advice(ui, model)], gap=2)
    return Column([head, Flow(cards, gap=7, align="centre")], gap=10)


def _advice(ui: Ui, model: TableModel) -> list[Widget]:
    """Builds the line on what matters in a choice that every game begins with, for a first game; empty for any other
    choice, in a lesson's position as well as elsewhere."""
    message = f"choose-{model.kind}-advice"
    if model.kind not in ADVISED or model.match.elsewhere is not None:  # no hint is offered against somebody elsewhere
        return []
    return [Label(ui.text(message), style="flavour", size=15, align="centre")]


def _layout(ui: Ui, model: TableModel, controller: TableController) -> Widget:
    """Builds the assignment of Basic War tiles to theaters (an option); arrows swap two."""
    cells: list[Widget] = []
    for number, tile in enumerate(model.picks.cards):
        parts: list[Widget] = [
            Label(words.theater(ui.texts, model.view.war, number), style="strong", size=14, align="centre"),
            Picture(words.tile_picture(tile, model.seat), 84, 84),
        ]
        arrows: list[Widget] = []
        if number:
            arrows.append(Button("‹", partial(controller.move_tile, number, -1), name=f"tile-left-{number}"))
        if number + 1 < len(model.picks.cards):
            arrows.append(Button("›", partial(controller.move_tile, number, 1), name=f"tile-right-{number}"))
        parts.append(Row(arrows, gap=4))
        cells.append(Panel(Column(parts, gap=4, align="centre"), pad=8, inset=True, shadow=False))
    return Column([Heading(ui.text("choose-layout")), Flow(cells, gap=8, align="centre")], gap=10)


# -- anything else ---------------------------------------------------------------------------------------------------


def _drawn(ui: Ui, model: TableModel, frame: UpgradeDecision | LayDecision) -> Widget:
    """Builds the picture of the War tile in hand."""
    tile = frame.drawn if isinstance(frame, UpgradeDecision) else frame.tile
    name = words.tile_name(ui.texts, tile)
    text = ui.text("drawn-tile", name=name)
    return Row([Picture(words.tile_picture(tile, frame.seat), 64, 64), Label(text)], gap=10, align="centre")


def _choice(ui: Ui, model: TableModel, controller: TableController, move: Move, number: int, plain: bool) -> Widget:
    """Builds a choice with picture, title and line; a click plays it, or selects it if it cannot be undone.

    ``plain``: without large pictures, for which many choices leave no room.
    """
    pictures, title, text = _shown(ui, model, move)
    wide, small = [entry for entry in pictures if entry[1][0] > TILE], [e for e in pictures if e[1][0] <= TILE]
    wide = [] if plain else wide
    parts: list[Widget] = [Picture(name, *size) for name, size in wide]
    if small:
        parts.append(Row([Picture(name, *size) for name, size in small], gap=4))
    parts.append(Label(title, style="strong", size=16, align="centre"))
    if text:
        parts.append(RichText(text, size=14, align="centre"))
    body = Column([Spacer(SMALL), *parts], gap=4, align="centre")
    chosen = model.pending == move
    name = f"choice-{number}"
    if isinstance(move, m.LayTile) and not move.moved:
        name = f"choice-theater-{move.theater}"
    card = CardButton(_Wide(body), partial(controller.choose, move), pad=8, name=name, chosen=chosen)
    card.lit = True
    return card


class _Wide(Column):
    """Limits its content to the width of a card."""

    def __init__(self, body: Widget) -> None:
        super().__init__([body], gap=0)

    def measure(self, ui: Ui, width: int) -> tuple[int, int]:
        wide = min(width, ui.px(SMALL + 30))
        return (wide, super().measure(ui, wide)[1])


Pictures = Sequence[tuple[str, tuple[float, float]]]


def _shown(ui: Ui, model: TableModel, move: Move) -> tuple[Pictures, str, str]:
    """Returns pictures, title and text of a choice."""
    texts, s = ui.texts, model.view
    if isinstance(move, (m.Upgrade, m.PickTheater, m.LayTile)):
        return _theater(ui, model, move)
    if isinstance(move, m.SwapTiles):
        names = [words.theater(texts, s.war, number) for number in (move.a, move.b)]
        return (), ui.text("do-swap_tiles"), " ↔ ".join(names)
    if isinstance(move, m.KeepTile):
        return _kept(ui, model, move)
    if isinstance(move, m.PickTile):
        owner = _owner(move.tile, model)
        where = words.theater(texts, s.war, move.theater)
        return [(words.tile_picture(move.tile, owner), (64, 64))], words.tile_name(texts, move.tile), where
    if isinstance(move, m.PickCommodity):
        return [(f"struggle/goods/{move.commodity}", (64, 64))], texts(f"commodity-{move.commodity}"), ""
    if isinstance(move, m.PickAdvantage):
        picture = [(f"struggle/advantages/{move.advantage}", (64.0, 64.0))]
        return picture, words.advantage(texts, move.advantage), texts(f"advantage-{move.advantage}-text")
    if isinstance(move, m.PickOption):
        return (), *_option(ui, model, move.option)
    if isinstance(move, (m.PickSquadron, m.LoseSquadron)):
        name = ("france", "britain")[move.seat if isinstance(move, m.LoseSquadron) else 1 - move.seat]
        return [(f"struggle/pieces/squadron_{name}", (64, 64))], texts("navy-box"), ""
    if isinstance(move, m.NameFirst):
        return (
            [(words.holder_picture(move.side), (72, 72))],
            words.side(texts, move.side),
            texts("first-means", side=words.side(texts, 1 - move.side)),
        )
    if isinstance(move, m.PlayEvent):
        return (), *_event_way(ui, model, move)
    if isinstance(move, (m.TileEffect, m.DeclineEffect)):
        picture = [(words.tile_picture(move.tile, move.seat), (64.0, 64.0))]
        return picture, words.button_text(texts, s, move), words.tile_name(texts, move.tile)
    return (), words.button_text(texts, s, move), words.sentence(texts, s, move)


def _owner(tile: str, model: TableModel) -> int:
    laid = model.view.players
    return next((seat for seat in (0, 1) if any(tile in tiles for tiles in laid[seat].laid)), model.seat)


def _theater(ui: Ui, model: TableModel, move: m.Upgrade | m.PickTheater | m.LayTile) -> tuple[Pictures, str, str]:
    s, number = model.view, move.theater
    name = THEATERS[s.war][number].id.replace(".", "_")
    sides = facts.theater(s, number)
    text = ""
    if sides is not None:
        text = ui.text("theater-strength", france=sides[0].strength, britain=sides[1].strength)
    if isinstance(move, m.LayTile) and move.moved:
        moved, to = words.tile_name(ui.texts, move.moved), words.theater(ui.texts, s.war, move.to)
        text = ui.text("lay-moves", tile=moved, theater=to)
    tiles = s.players[move.seat].laid[number] if number < len(s.players[move.seat].laid) else ()
    pictures: list[tuple[str, tuple[float, float]]] = [(f"struggle/wars/{name}", (126, 100))]
    pictures += [(words.tile_picture(tile, move.seat), (30, 30)) for tile in tiles]
    return pictures, words.theater(ui.texts, s.war, number), text


def _kept(ui: Ui, model: TableModel, move: m.KeepTile) -> tuple[Pictures, str, str]:
    frame = model.frame
    assert isinstance(frame, UpgradeDecision)
    lying = next(tile for tile in model.player.laid[frame.theater] if tile.startswith(("basic", "?basic")))
    tile = frame.drawn if move.keep == "drawn" else lying
    return (
        [(words.tile_picture(tile, move.seat), (64, 64))],
        ui.text(f"keep-{move.keep}"),
        ui.text(f"rejected-{move.rejected}"),
    )


def _event_way(ui: Ui, model: TableModel, move: m.PlayEvent) -> tuple[str, str]:
    """Returns title and text of a way to play an Event: with its bonus by turning up a Ministry, or without."""
    texts = ui.texts
    by = texts("event-way-by", card=words.ministry(texts, move.by)) if move.by else ""
    _, bonus = words.event_message_ids(move.card, move.seat)
    if move.reveal and bonus:
        text = texts(bonus)
        return texts("event-way-bonus", card=words.ministry(texts, move.reveal)), f"{by}: {text}" if by else text
    if any(way.reveal for way in model.plays(move.card)):
        return texts("event-way-plain"), by or texts("event-way-plain-text")
    return words.button_text(texts, model.view, move), by


def _option(ui: Ui, model: TableModel, option: int) -> tuple[str, str]:
    """Returns title and text of an alternative of an Event."""
    frame = model.frame
    assert isinstance(frame, EventDecision)
    if words.asks_to_reveal(frame):
        return ui.text("option-turn-up" if option else "option-not"), words.event(ui.texts, frame.card)
    message = f"option-{frame.card}-{option}"
    return ui.text("option-number", n=option + 1), ui.text(message) if ui.texts.has(message) else ""
