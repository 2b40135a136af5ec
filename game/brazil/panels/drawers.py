"""Drawers: the paintings, cities and tiles on offer (G) over the map; the log (L) and the rules (F1) beside it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from engine.brazil.components import KIND_OF, TILE_KINDS
from game.brazil import words
from game.brazil.cards import BigCard, Choices, Deck, OfferedTile
from game.brazil.cards.tile import tile_facts
from game.brazil.chronicle import teller
from game.brazil.desk import Desk
from game.brazil.hands import Hands
from game.brazil.learn import LEARN
from game.brazil.palette import ORDERS
from game.chrome import Box as Look
from game.play.chronicle import newest
from game.rulepage import rule_panel
from game.theme import GOLD, mix
from game.ui import Ui
from game.widgets.base import Action, Column, Flow, Row, Spacer, Widget
from game.widgets.button import Button, CardButton
from game.widgets.framed import Framed
from game.widgets.label import Heading, Label
from game.widgets.material.panel import plank, sheet
from game.widgets.richtext import RichText
from game.widgets.scroll import Scroll

SHOWN_LINES = 160
SIDE_DRAWERS = ("column", "things")  # of a small window: what has no place of its own there
BESIDE = "log"  # a panel of this name lies over the column, beside the map


def drawer(ui: Ui, desk: Desk, hands: Hands) -> Widget | None:
    name = desk.drawer
    if not name or name in SIDE_DRAWERS:
        return None
    if name == "rules":
        return rule_panel(ui, desk.rule, LEARN, hands.open_rule, hands.close_drawer, BESIDE)
    body = _gallery(ui, desk) if name == "gallery" else _log(ui, desk, hands)
    wood = name == "gallery"
    close = Button(
        ui.text("back"), hands.close_drawer, name="close-drawer", size="small", kind="wood" if wood else "plain"
    )
    head = Row([Heading(ui.text(f"command-{name}"), grow=1, wood=wood), close], gap=10, align="centre")
    inside = Column([head, Scroll(body, name=f"drawer-{name}")], gap=8)
    return Framed(inside, plank if wood else sheet, pad=14, name="drawer" if wood else BESIDE)


def _gallery(ui: Ui, desk: Desk) -> Widget:
    s = desk.view
    paintings = [BigCard("painting", painting, 176, None, lit=False) for painting in s.gallery if painting]
    cities: list[Widget] = [
        _tile(ui, desk, stack[0], ui.text("stack-left", n=len(stack))) for stack in s.cities if stack
    ]
    tiles: list[Widget] = [
        _tile(ui, desk, name, f"×{s.stock[KIND_OF[name]]}") for kind in TILE_KINDS for name in kind.sides
    ]
    return Column(
        [
            Choices(paintings, gap=10),
            Heading(ui.text("cities-on-offer"), wood=True),
            Flow(cities, gap=10),
            Heading(ui.text("tiles-on-offer"), wood=True),
            Flow(tiles, gap=10),
            Heading(ui.text("decks"), wood=True),
            Flow(_decks(ui, desk), gap=18),
        ],
        gap=8,
        pad=4,
    )


def _decks(ui: Ui, desk: Desk) -> list[Widget]:
    """Every face-down deck, with how many cards are left."""
    s = desk.view
    decks = [("backs/gold", "pile-gold", len(s.gold_deck)), ("backs/combat", "pile-combat", len(s.combat_deck))]
    orders = zip(ORDERS, s.painting_decks, strict=False)
    decks += [(f"backs/painting_{order}", "pile-paintings", len(deck)) for order, deck in orders]
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


def _tile(ui: Ui, desk: Desk, name: str, note: str) -> Widget:
    """What the tile would ask of the seat at the screen, make for it and be worth to it."""
    s, seat = desk.view, desk.seat
    title, line = words.tile(ui.texts, name), tile_facts(ui, s, seat, name)
    return OfferedTile(name, line, title, note=note, tip=f"*{title}*\n{line}\n{note}")


class LogLine(CardButton):
    """A line of the log; a click shows the position it led to, and under the pointer its hexes are lit."""

    def __init__(self, child: Widget, action: Action, light: Callable[[bool], None], *, name: str, tip: str) -> None:
        super().__init__(child, action, pad=2, name=name, tip=tip)
        self.light = light

    def at(self, position: tuple[int, int]) -> Widget | None:
        return self if self.rect.collidepoint(position) else None

    def on_pointer(self, position: tuple[int, int] | None) -> None:
        self.light(position is not None)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        if self.hovered or self.focused:
            top = mix(ui.theme.inset, GOLD, 0.25)
            ui.box(target, self.rect, Look(radius=ui.px(6), top=top))
        self.children[0].draw(ui, target)
        self.draw_focus(ui, target)


def _log(ui: Ui, desk: Desk, hands: Hands) -> Widget:
    """Newest first."""
    tip = ui.text("log-jump")
    lines: list[Widget] = [
        LogLine(
            RichText(line.text),
            partial(hands.history.jump, line.moves),
            partial(hands.point_out, line.moves),
            name=f"log-{number}",
            tip=tip,
        )
        for number, line in enumerate(newest(desk.match, teller(ui.texts, desk), SHOWN_LINES))
    ]
    if not lines:
        lines.append(Label(ui.text("log-empty"), colour="soft_ink"))
    return Column([*lines, Spacer(height=4)], gap=0, pad=4)
