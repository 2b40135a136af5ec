"""Panels opened by tools or keys: offers of paintings, cities and tiles (G), log (L), rules (F1)."""

from __future__ import annotations

from engine.brazil.components import KIND_OF, TILE_KINDS
from game.brazil.cards import BigCard, Choices, Deck, OfferedTile
from game.brazil.cards.offered_tile import tile_facts
from game.brazil.help_source import SOURCE
from game.brazil.palette import PAINTING_FRAMES
from game.brazil.table_controller import TableController
from game.brazil.table_model import TableModel
from game.brazil.wording import words
from game.brazil.wording.log_text import log_wording
from game.play.logbook import log_of
from game.render.ui import Ui
from game.widgets.base import Column, Flow, Row, Widget
from game.widgets.button import Button
from game.widgets.frame import MaterialFrame
from game.widgets.help_panel import help_panel
from game.widgets.label import Heading, Label
from game.widgets.log_list import entries, log_lines
from game.widgets.material.panel import plank, sheet
from game.widgets.scroll import Scroll

SHOWN_LINES = 160
SIDE_DRAWERS = ("column", "things")  # panels of a small window, for parts without a place of their own there
BESIDE = "log"  # name of a panel that covers the column beside the map


def drawer(ui: Ui, model: TableModel, controller: TableController) -> Widget | None:
    """Builds the open panel: offers, log or rules; None if none is open."""
    name = model.drawer
    if not name or name in SIDE_DRAWERS:
        return None
    if name == "rules":
        return help_panel(ui, SOURCE, model.rule, controller, BESIDE)
    body = _gallery(ui, model) if name == "gallery" else _log(ui, model, controller)
    wood = name == "gallery"
    close = Button(
        ui.text("back"), controller.close_drawer, name="close-drawer", size="small", kind="wood" if wood else "plain"
    )
    head = Row([Heading(ui.text(f"command-{name}"), grow=1, wood=wood), close], gap=10, align="centre")
    inside = Column([head, body if isinstance(body, Scroll) else Scroll(body, name=f"drawer-{name}")], gap=8)
    opened = MaterialFrame(inside, plank if wood else sheet, pad=14, name="drawer" if wood else BESIDE)
    opened.is_open_page = True
    return opened


def _gallery(ui: Ui, model: TableModel) -> Widget:
    s = model.view
    paintings = [BigCard("painting", painting, 176, None, lit=False) for painting in s.gallery if painting]
    cities: list[Widget] = [
        _tile(ui, model, stack[0], ui.text("stack-left", n=len(stack))) for stack in s.cities if stack
    ]
    tiles: list[Widget] = [
        _tile(ui, model, name, f"×{s.stock[KIND_OF[name]]}") for kind in TILE_KINDS for name in kind.sides
    ]
    return Column(
        [
            Choices(paintings, gap=10),
            Heading(ui.text("cities-on-offer"), wood=True),
            Flow(cities, gap=10),
            Heading(ui.text("tiles-on-offer"), wood=True),
            Flow(tiles, gap=10),
            Heading(ui.text("decks"), wood=True),
            Flow(_decks(ui, model), gap=18),
        ],
        gap=8,
        pad=4,
    )


def _decks(ui: Ui, model: TableModel) -> list[Widget]:
    """Every face-down deck with its number of cards."""
    s = model.view
    decks = [("backs/gold", "pile-gold", len(s.gold_deck)), ("backs/combat", "pile-combat", len(s.combat_deck))]
    paintings = zip(PAINTING_FRAMES, s.painting_decks, strict=False)
    decks += [(f"backs/painting_{frame}", "pile-paintings", len(deck)) for frame, deck in paintings]
    eras = enumerate(s.mission_decks, 1)
    decks += [(f"backs/mission_{era}", "pile-missions", len(deck)) for era, deck in eras]
    return [
        Column(
            [
                Deck(back, left, 62, tip=ui.text("pile-left", deck=ui.text(name), n=left)),
                Label(str(left), style="strong", align="centre", colour="wood_ink"),
            ],
            gap=2,
            align="centre",
        )
        for back, name, left in decks
    ]


def _tile(ui: Ui, model: TableModel, name: str, note: str) -> Widget:
    """A tile on offer with its cost, production and points for the seat shown."""
    s, seat = model.view, model.seat
    title, line = words.tile(ui.texts, name), tile_facts(ui, s, seat, name)
    return OfferedTile(name, line, title, note=note, tip=f"*{title}*\n{line}\n{note}")


def _log(ui: Ui, model: TableModel, controller: TableController) -> Scroll:
    """The log, oldest first."""
    assert controller.recaps is not None
    lines = log_of(model.match, log_wording(ui.texts, model), controller.recaps.describer, SHOWN_LINES)
    return log_lines(ui, entries(lines, controller.recaps.describer), controller.history.jump, controller.point_out)
