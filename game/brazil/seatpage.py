"""Another seat's whole board, opened from its strip. Only what everybody may see."""

from __future__ import annotations

from engine.brazil import bag
from engine.brazil.components import ARCHES, UNITS
from game.brazil import words
from game.brazil.arch import ArchButton, arch_tip
from game.brazil.cards import BigCard, CardToken
from game.brazil.desk import Desk
from game.brazil.token import Group, Token
from game.screens.frame import PageScreen
from game.shell import Shell
from game.ui import Ui
from game.widgets.base import Column, Flow, Row, Widget
from game.widgets.label import Label


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
        s = self.desk.view
        player = s.seats[self.seat]
        arches: list[Widget] = [
            ArchButton(s, player, arch, None, lit=False, tip=arch_tip(ui, arch), number=number)
            for number, arch in enumerate(ARCHES, 1)
        ]
        monarch: list[Widget] = [BigCard("monarch", player.monarch, 132, None, lit=False)] if player.monarch else []
        supply: list[Widget] = [
            Token(f"goods/{good}", 40, tip=ui.text(f"good-{good}")) for good in bag.goods(player.supply)
        ]
        units: list[Widget] = [
            Token(
                words.unit_picture(s, self.seat, unit, place == -1),
                54,
                59,
                dim=place >= 0,
                count=str(UNITS[player.colour][unit].vp),
                tip=words.unit(ui.texts, s, self.seat, unit),
            )
            for unit, place in enumerate(player.units)
        ]
        cards: list[Widget] = [CardToken(ui, "gold", card, 62) for card in player.gold_cards]
        cards += [CardToken(ui, "combat", card, 62) for card in player.combat_cards]
        cards += [CardToken(ui, "mission", card, 62) for card in player.missions]
        done: list[Widget] = [CardToken(ui, "mission", card, 96) for card in player.revealed]
        paintings: list[Widget] = [CardToken(ui, "painting", card, 96) for card in player.paintings]
        empty: list[Widget] = [Label("–", colour="soft_ink")]
        return Column(
            [
                Row([Flow(monarch), Flow(arches, gap=4)], gap=8, align="start"),
                Flow(
                    [
                        Group(ui.text("supply"), supply or empty),
                        Group(ui.text("units"), units),
                        Group(ui.text("hand"), cards or empty),
                    ],
                    gap=20,
                ),
                Flow(
                    [Group(ui.text("collection"), paintings or empty), Group(ui.text("missions-done"), done or empty)],
                    gap=20,
                ),
            ],
            gap=10,
            pad=4,
        )
