"""Another seat's whole board, opened from its strip. Only what everybody may see."""

from __future__ import annotations

import pygame

from engine.brazil import bag, facts
from engine.brazil.components import ARCHES, PALACES, PRODUCTS, UNITS
from engine.brazil.state import DEFEATED
from game.brazil import words
from game.brazil.arch import ArchButton, arch_tip
from game.brazil.cards import CardToken, card_tip
from game.brazil.desk import Desk
from game.brazil.portrait import Portrait
from game.brazil.token import EmptySlot, Group, Token
from game.screens.frame import PageScreen
from game.shell import Shell
from game.ui import Ui
from game.widgets.base import Column, Flow, Row, Size, Widget

PORTRAIT = (114, 150)
GOOD, UNIT = 34, 40
BACK, CARD = 60, 92


class SeatPage(PageScreen):
    overlay = True
    sheet_width = 900

    def __init__(self, app: Shell, desk: Desk, seat: int) -> None:
        super().__init__(app)
        self.desk, self.seat = desk, seat

    def backdrop(self, ui: Ui, target: object) -> None:
        """The table stays in sight."""

    def title(self, ui: Ui) -> str:
        player = self.desk.view.seats[self.seat]
        name = self.desk.seat_name(ui.texts, self.seat)
        return f"{name}, {ui.text(f'monarch-{player.monarch}')}" if player.monarch else name

    def body(self, ui: Ui) -> Widget:
        player = self.desk.view.seats[self.seat]
        name = ui.text(f"monarch-{player.monarch}") if player.monarch else self.desk.seat_name(ui.texts, self.seat)
        tip = card_tip(ui, "monarch", player.monarch) if player.monarch else ""
        points = self.desk.live_vp(self.seat)
        arches: list[Widget] = [
            ArchButton(self.desk.view, player, arch, None, lit=False, tip=arch_tip(ui, arch), number=number)
            for number, arch in enumerate(ARCHES, 1)
        ]
        top = Row([Framed(Portrait(player.colour, player.monarch, name, points, tip)), Flow(arches, gap=3)], gap=14)
        middle = Flow([self._supply(ui), self._units(ui), self._palaces(ui), self._products(ui)], gap=22)
        return Column([top, middle, Flow(self._cards(ui), gap=22)], gap=14, pad=6)

    def _supply(self, ui: Ui) -> Widget:
        player = self.desk.view.seats[self.seat]
        things: list[Widget] = [
            Token(f"goods/{good}", GOOD, tip=ui.text(f"good-{good}"), sunk=True) for good in bag.goods(player.supply)
        ]
        room = facts.limit(self.desk.view, self.seat, "goods")
        things += [EmptySlot(GOOD, tip=ui.text("supply-slot")) for _ in range(room - len(things))]
        return Group(ui.text("supply"), things)

    def _units(self, ui: Ui) -> Widget:
        s, player = self.desk.view, self.desk.view.seats[self.seat]
        things: list[Widget] = [
            Token(
                words.unit_picture(s, self.seat, unit, place == DEFEATED),
                UNIT,
                ghost=place >= 0,
                count="" if place >= 0 else str(UNITS[player.colour][unit].vp),
                tip=words.unit(ui.texts, s, self.seat, unit),
            )
            for unit, place in enumerate(player.units)
        ]
        return Group(ui.text("units"), things)

    def _palaces(self, ui: Ui) -> Widget:
        placed = self.desk.view.seats[self.seat].palaces
        things: list[Widget] = [
            Token(f"palaces/palace_{number}", UNIT, ghost=number in placed, tip=f"*{ui.text(f'palace-{number}')}*")
            for number in PALACES
        ]
        return Group(ui.text("palaces"), things)

    def _products(self, ui: Ui) -> Widget:
        made = dict(self.desk.view.seats[self.seat].products)
        things: list[Widget] = [
            Token(f"products/{name}", UNIT, ghost=name in made, tip=f"*{ui.text(f'product-{name}')}*")
            for name in PRODUCTS
        ]
        return Group(ui.text("products"), things)

    def _cards(self, ui: Ui) -> list[Widget]:
        """The backs of the hand; the fronts of what lies open."""
        player = self.desk.view.seats[self.seat]
        held = (("gold", player.gold_cards), ("combat", player.combat_cards), ("mission", player.missions))
        hand: list[Widget] = [CardToken(ui, kind, card, BACK) for kind, cards in held for card in cards]
        done: list[Widget] = [CardToken(ui, "mission", card, CARD) for card in player.revealed]
        paintings: list[Widget] = [CardToken(ui, "painting", card, CARD) for card in player.paintings]
        shown = (("hand", hand), ("collection", paintings), ("missions-done", done))
        return [Group(ui.text(name), things) for name, things in shown if things]


class Framed(Widget):
    """The portrait at the size of the own one."""

    def __init__(self, portrait: Portrait) -> None:
        super().__init__()
        self.add(portrait)

    def measure(self, ui: Ui, width: int) -> Size:
        return (ui.px(PORTRAIT[0]), ui.px(PORTRAIT[1]))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        self.children[0].arrange(ui, rect)
