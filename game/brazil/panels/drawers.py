"""Drawers over the map: the paintings, cities and tiles on offer (G), and the log (L)."""

from __future__ import annotations

from functools import partial

import pygame

from engine.brazil import facts
from engine.brazil.components import BUILDINGS, KIND_OF, TILE_KINDS
from game.brazil import words
from game.brazil.cards import BigCard
from game.brazil.chronicle import teller
from game.brazil.desk import Desk
from game.brazil.hands import Hands
from game.brazil.token import Token
from game.chrome import Box as Look
from game.play.chronicle import newest
from game.theme import GOLD, mix
from game.ui import Ui
from game.widgets.base import Column, Flow, Row, Spacer, Widget
from game.widgets.button import Button, CardButton
from game.widgets.label import Heading, Label, Panel
from game.widgets.richtext import RichText
from game.widgets.scroll import Scroll

SHOWN_LINES = 160
SIDE_DRAWERS = ("column", "things")  # of a small window: what has no place of its own there


def drawer(ui: Ui, desk: Desk, hands: Hands) -> Widget | None:
    name = desk.drawer
    if not name or name in SIDE_DRAWERS:
        return None
    body = _gallery(ui, desk) if name == "gallery" else _log(ui, desk, hands)
    close = Button(ui.text("back"), hands.close_drawer, name="close-drawer", size="small")
    head = Row([Heading(ui.text(f"command-{name}"), grow=1), close], gap=10, align="centre")
    return Panel(
        Column([head, Scroll(body, name=f"drawer-{name}")], gap=8), pad=12, name="log" if name == "log" else "drawer"
    )


def _gallery(ui: Ui, desk: Desk) -> Widget:
    s = desk.view
    paintings: list[Widget] = [
        BigCard("painting", painting, 176, None, lit=False) for painting in s.gallery if painting
    ]
    cities: list[Widget] = []
    for stack in s.cities:
        if stack:
            cities.append(_tile(ui, desk, stack[0], ui.text("stack-left", n=len(stack))))
    tiles: list[Widget] = [
        _tile(ui, desk, name, f"×{s.stock[KIND_OF[name]]}") for kind in TILE_KINDS for name in kind.sides
    ]
    decks = ui.text(
        "decks",
        gold=len(s.gold_deck),
        combat=len(s.combat_deck),
        paintings=sum(len(deck) for deck in s.painting_decks),
        missions=sum(len(deck) for deck in s.mission_decks),
    )
    return Column(
        [
            Flow(paintings, gap=10, align="centre"),
            Heading(ui.text("cities-on-offer"), size="large"),
            Flow(cities, gap=14),
            Heading(ui.text("tiles-on-offer"), size="large"),
            Flow(tiles, gap=14),
            Label(decks, size="small", colour="soft_ink"),
        ],
        gap=8,
        pad=4,
    )


def _tile(ui: Ui, desk: Desk, name: str, note: str) -> Widget:
    """What the tile would ask of the seat at the screen, make for it and be worth to it."""
    s, seat = desk.view, desk.seat
    line = words.price(ui.texts, facts.tile_price(s, seat, name))
    if name in BUILDINGS:
        line += f" → {words.symbols(facts.production_of(s, seat, name))}"
    line += f"  [vp]{facts.points_of(s, seat, name)}"
    tip = f"*{words.tile(ui.texts, name)}*\n{line}"
    return Column(
        [
            Token(words.tile_picture(name), 92, 101, tip=tip),
            Label(words.tile(ui.texts, name), size="small", align="centre", style="medium"),
            RichText(line, size="small"),
            Label(note, size="small", colour="soft_ink", align="centre"),
        ],
        gap=0,
        align="centre",
    )


class LogLine(CardButton):
    """A line of the log; a click shows the position it led to."""

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
        LogLine(RichText(line.text), partial(hands.history.jump, line.moves), pad=2, name=f"log-{number}", tip=tip)
        for number, line in enumerate(newest(desk.match, teller(ui.texts, desk), SHOWN_LINES))
    ]
    if not lines:
        lines.append(Label(ui.text("log-empty"), colour="soft_ink"))
    return Column([*lines, Spacer(height=4)], gap=0, pad=4)
