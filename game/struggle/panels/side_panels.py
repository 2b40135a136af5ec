"""Drawers of the table: next war (W), cards (C) and tiles (T) over the map; log (L) and rules (F1) beside it."""

from __future__ import annotations

from functools import partial

import pygame

from engine.struggle.components import ERA_OF_TURN, EVENTS, INVESTMENTS, MINISTRIES
from engine.struggle.rules.ministry_phase import available_ministries
from engine.struggle.state import NO_WAR
from game.i18n.names import aside
from game.play.logbook import log_of
from game.render.ui import Ui
from game.struggle.drawing.card_face import CardFace
from game.struggle.help_source import SOURCE
from game.struggle.panels.card_zoom import event_lines, ministry_lines, zoom_preview
from game.struggle.panels.column import COLUMN
from game.struggle.panels.tile_offer import tile_face
from game.struggle.panels.war_display import WarDisplay, display_now
from game.struggle.table_controller import TableController
from game.struggle.table_model import TableModel
from game.struggle.wording import words
from game.struggle.wording.log_text import log_wording
from game.widgets.access_tree import written_on
from game.widgets.base import Column, Flow, Row, Size, Widget
from game.widgets.button import Button
from game.widgets.frame import MaterialFrame
from game.widgets.help_panel import help_panel
from game.widgets.label import Heading, Label, Panel
from game.widgets.log_list import entries, log_lines
from game.widgets.material.panel import sheet
from game.widgets.scroll import Scroll

LINES = 160
BESIDE = "log"  # name of a drawer over the column, beside the map


def drawer(ui: Ui, model: TableModel, controller: TableController) -> Widget | None:
    """Builds the open drawer, None if none is open."""
    name = model.drawer
    if not name or name == COLUMN:
        return None
    if name == "rules":
        return help_panel(ui, SOURCE, model.rule, controller, BESIDE)
    close = Button(ui.text("back"), controller.close_drawer, name="close-drawer", size=14)
    if name == "war" and model.view.war < NO_WAR:
        return WarDisplay(display_now(model.view), foot=Row([close]), name="war")
    bodies = {"cards": _cards, "tiles": _tiles, "log": _log}
    body = bodies[name](ui, model, controller) if name in bodies else Label(ui.text("no-next-war"))
    head = Row([Heading(ui.text(f"command-{name}"), grow=1), close], gap=10, align="centre")
    inside = Column([head, body if isinstance(body, Scroll) else Scroll(body, name=f"drawer-{name}")], gap=8)
    beside = name == BESIDE
    opened = MaterialFrame(inside, sheet, pad=14, name=BESIDE) if beside else Panel(inside, pad=14, name="drawer")
    opened.is_open_page = True
    return opened


def _cards(ui: Ui, model: TableModel, controller: TableController) -> Widget:
    """Builds the lists of discards, removed cards, and all Ministries of the era."""
    s = model.view
    parts: list[Widget] = []
    for title, names in (("cards-discard", s.discard), ("cards-gone", s.gone)):
        faces = [_face(ui, "event", name, model.seat) for name in names if name in EVENTS]
        parts.append(Heading(aside(ui.text, ui.text(title), str(len(names)))))
        parts.append(Flow(faces, gap=8) if faces else Label(ui.text("cards-none"), colour="soft_ink"))
    parts.append(Label(ui.text("cards-pile", n=len(s.deck)), colour="soft_ink"))
    for seat in (0, 1):
        title = ui.text("cards-ministries", side=words.side(ui.texts, seat), era=ui.text(f"era-{ERA_OF_TURN[s.turn]}"))
        parts.append(Heading(title))
        up = {name for name, shown in s.players[seat].ministries if shown}
        faces = [
            _face(ui, "ministry", name, seat, name in up)
            for name in available_ministries(s, seat)
            if name in MINISTRIES
        ]
        parts.append(Flow(faces, gap=8))
    return Column(parts, gap=8, pad=4)


def _face(ui: Ui, kind: str, name: str, seat: int, chosen: bool = False) -> CardFace:
    face = CardFace(
        kind,
        name,
        78,
        None,
        seat=seat,
        name=f"drawer-{name}",
        chosen=chosen,
        full=False,
        near=partial(zoom_preview, kind, name, seat),
    )
    lines = event_lines(ui, name, seat) if kind == "event" else ministry_lines(ui, name)
    face.label = "\n".join(written_on(Column(lines)))  # what the eye reads from near
    return face


class _Tile(Widget):
    def __init__(self, no: int, seen: bool) -> None:
        super().__init__()
        self.no, self.seen = no, seen

    def measure(self, ui: Ui, width: int) -> Size:
        return (ui.px(55), ui.px(89))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        target.blit(tile_face(ui, self.no, (ui.px(55), ui.px(89)), self.seen), self.rect)


def _tiles(ui: Ui, model: TableModel, controller: TableController) -> Widget:
    """Builds the lists of Investment tiles that may still come before the reshuffle, and of those seen."""
    s = model.view
    seen = {*s.shown, *s.used_tiles}
    parts: list[Widget] = [Label(ui.text("tiles-left", n=len(s.stack)))]
    for kind in ("economic", "diplomatic", "military"):
        parts.append(Heading(ui.text(f"points-{kind}")))
        parts.append(Flow([_Tile(no, no in seen) for no, tile in INVESTMENTS.items() if tile.major == kind], gap=8))
    return Column(parts, gap=8, pad=4)


def _log(ui: Ui, model: TableModel, controller: TableController) -> Scroll:
    """Builds the log, oldest line first."""
    assert controller.recaps is not None
    lines = log_of(model.match, log_wording(ui.texts, model), controller.recaps.describer, LINES)
    return log_lines(ui, entries(lines, controller.recaps.describer), controller.history.jump, controller.point_out)
