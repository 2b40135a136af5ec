"""The page with another seat's whole board: score, arches, goods, units, empire, cards. Public data only."""

from __future__ import annotations

from collections import Counter

import pygame

from engine.brazil import facts
from engine.brazil.board import hexes
from engine.brazil.components import ARCHES, PALACES, PRODUCTS, UNITS
from engine.brazil.rules import bag
from engine.brazil.rules.control import controlled
from engine.brazil.rules.scoring import CATEGORIES
from engine.brazil.state import DEFEATED
from game.brazil.cards import CardToken, card_tip
from game.brazil.cards.card_body import HIGH, WIDE
from game.brazil.drawing.arch_button import ArchButton, arch_tip
from game.brazil.drawing.points_chart import PICTURES, by_category
from game.brazil.drawing.portrait import MonarchPortrait
from game.brazil.drawing.token import EmptySlot, TokenGroup, TokenWidget
from game.brazil.table_model import TableModel
from game.brazil.wording import words
from game.brazil.wording.holdings import counter_texts, goods_text, units_text
from game.render.ui import Ui
from game.screens.page import PageScreen
from game.shell.shell import Shell
from game.widgets.base import Column, Row, Size, Widget
from game.widgets.label import Label
from game.widgets.rich_text import RichText

PORTRAIT, LEFT = (136, 178), 236
GOOD, UNIT, TILE, SIGN = 40, 54, 58, 20
BACK, CARD = 95, 95


class SeatPage(PageScreen):
    """Another seat's board, as an overlay over the table."""

    overlay = True
    sheet_width = 1130

    def __init__(self, app: Shell, model: TableModel, seat: int) -> None:
        super().__init__(app)
        self.model, self.seat = model, seat

    def backdrop(self, ui: Ui, target: object) -> None:
        """Draws nothing: the table stays visible."""

    def title(self, ui: Ui) -> str:
        player = self.model.view.seats[self.seat]
        name = self.model.seat_name(ui.texts, self.seat)
        return f"{name}, {ui.text(f'monarch-{player.monarch}')}" if player.monarch else name

    def body(self, ui: Ui) -> Widget:
        player = self.model.view.seats[self.seat]
        arches: list[Widget] = []
        for number, arch in enumerate(ARCHES, 1):
            one = ArchButton(self.model.view, player, arch, None, lit=False, tip=arch_tip(ui, arch), number=number)
            one.grow = 1  # equal widths, however narrow the page
            arches.append(one)
        board = Column(
            [
                Row(arches, gap=0),
                self._beside(self._supply(ui), self._products(ui)),
                self._beside(self._units(ui), self._palaces(ui)),
                self._empire(ui),
                Row(self._cards(ui), gap=22),
            ],
            gap=8,
            grow=1,
        )
        left = LeftHalf([*self._ruler(ui), *self._on_tiles(ui)], gap=8)
        return Row([left, board], gap=24, pad=4, align="start")

    @staticmethod
    def _beside(*groups: Widget) -> Row:
        """Groups in equal columns, the same in every row of the board."""
        for group in groups:
            group.grow = 1
        return Row(groups, gap=22, align="start")

    def _ruler(self, ui: Ui) -> list[Widget]:
        """The Monarch with its effect, and the points if the table shows them."""
        player = self.model.view.seats[self.seat]
        name = ui.text(f"monarch-{player.monarch}") if player.monarch else self.model.seat_name(ui.texts, self.seat)
        tip = card_tip(ui, "monarch", player.monarch) if player.monarch else ""
        points = self.model.live_vp(self.seat)
        found: list[Widget] = [Centred(MonarchPortrait(player.colour, player.monarch, name, points, tip))]
        if player.monarch:
            found.append(RichText(ui.text(f"monarch-{player.monarch}-effect"), size=14.5, align="centre"))
        return found + (self._score(ui) if points else self._counted(ui))

    def _counted(self, ui: Ui) -> list[Widget]:
        """The seat's possessions in numbers, shown where points are hidden."""
        return [RichText(line, size=15) for line in counter_texts(ui, self.model, self.seat)]

    def _score(self, ui: Ui) -> list[Widget]:
        """A line for each category."""
        sums = by_category(self.model.scorepad(self.seat))
        return [
            Row(
                [
                    TokenWidget(PICTURES[category], SIGN),
                    Label(ui.text(f"category-{category}"), size=15, grow=1),
                    Label(str(sums[category]), style="strong", size=15, align="end"),
                ],
                gap=7,
                align="centre",
            )
            for category in CATEGORIES
            if sums.get(category)
        ]

    def _on_tiles(self, ui: Ui) -> list[Widget]:
        """The goods on the seat's tiles."""
        s = self.model.view
        lying = Counter(good for place in hexes(controlled(s, self.seat)) for good in bag.goods(s.goods[place]))
        things: list[Widget] = [
            TokenWidget(f"goods/{good}", GOOD, count=str(n), tip=ui.text(f"good-{good}"))
            for good, n in sorted(lying.items())
        ]
        return (
            [TokenGroup(ui.text("goods-on-tiles"), things, tip=goods_text(ui, self.model, self.seat), gap=8)]
            if things
            else []
        )

    def _empire(self, ui: Ui) -> Widget:
        """Every tile of the seat with its points."""
        s = self.model.view
        things: list[Widget] = []
        for place in hexes(controlled(s, self.seat)):
            if s.tile[place]:
                vp = facts.tile_points(s, place)
                tip = f"*{words.tile(ui.texts, s.tile[place])}*\n{words.bag_symbols(s.goods[place])}".rstrip()
                tip += f"\n{ui.text('tip-vp', vp=vp)}" if vp else ""
                picture = words.tile_picture(s.tile[place])
                things.append(TokenWidget(picture, TILE, TILE * 1.1, count=str(vp) if vp else "", tip=tip))
        return TokenGroup(ui.text("empire"), things or [Label(ui.text("empire-empty"), colour="soft_ink")], gap=6)

    def _supply(self, ui: Ui) -> Widget:
        player = self.model.view.seats[self.seat]
        things: list[Widget] = [
            TokenWidget(f"goods/{good}", GOOD, tip=ui.text(f"good-{good}"), sunk=True)
            for good in bag.goods(player.supply)
        ]
        room = facts.limit(self.model.view, self.seat, "goods")
        things += [EmptySlot(GOOD, tip=ui.text("supply-slot")) for _ in range(room - len(things))]
        return TokenGroup(ui.text("supply"), things)

    def _units(self, ui: Ui) -> Widget:
        s, player = self.model.view, self.model.view.seats[self.seat]
        things: list[Widget] = [
            TokenWidget(
                words.unit_picture(s, self.seat, unit, place == DEFEATED),
                UNIT,
                ghost=place >= 0,
                count="" if place >= 0 else str(UNITS[player.colour][unit].vp),
                tip=words.unit(ui.texts, s, self.seat, unit),
            )
            for unit, place in enumerate(player.units)
        ]
        return TokenGroup(ui.text("units"), things, tip=units_text(ui, self.model, self.seat), gap=6)

    def _palaces(self, ui: Ui) -> Widget:
        placed = self.model.view.seats[self.seat].palaces
        things: list[Widget] = [
            TokenWidget(
                f"palaces/palace_{number}", UNIT, ghost=number in placed, tip=f"*{ui.text(f'palace-{number}')}*"
            )
            for number in PALACES
        ]
        return TokenGroup(ui.text("palaces"), things, gap=6)

    def _products(self, ui: Ui) -> Widget:
        made = dict(self.model.view.seats[self.seat].products)
        things: list[Widget] = [
            TokenWidget(f"products/{name}", UNIT, ghost=name in made, tip=f"*{ui.text(f'product-{name}')}*")
            for name in PRODUCTS
        ]
        return TokenGroup(ui.text("products"), things)

    def _cards(self, ui: Ui) -> list[Widget]:
        """The backs of the hand cards, and the fronts of open cards."""
        player = self.model.view.seats[self.seat]
        held = (("gold", player.gold_cards), ("combat", player.combat_cards), ("mission", player.missions))
        hand: list[Widget] = [CardToken(ui, kind, card, BACK) for kind, cards in held for card in cards]
        done: list[Widget] = [CardToken(ui, "mission", card, CARD) for card in player.revealed]
        paintings: list[Widget] = [CardToken(ui, "painting", card, CARD) for card in player.paintings]
        shown = (("hand", hand, BACK), ("collection", paintings, CARD), ("missions-done", done, CARD))
        groups: list[Widget] = []
        for name, things, wide in shown:
            group = TokenGroup(ui.text(name), things or [EmptySlot(wide, wide * HIGH / WIDE)], gap=5, fan=True)
            group.grow = max(3, len(things))  # width by number of cards; cards that do not fit overlap
            groups.append(group)
        return groups


class LeftHalf(Column):
    """A column of the portrait's width."""

    def measure(self, ui: Ui, width: int) -> Size:
        wide = min(width, ui.px(LEFT))
        return (wide, super().measure(ui, wide)[1])


class Centred(Widget):
    """The portrait at its size, centred."""

    def __init__(self, portrait: MonarchPortrait) -> None:
        super().__init__()
        self.add(portrait)

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(PORTRAIT[1]))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        place = pygame.Rect(0, 0, ui.px(PORTRAIT[0]), rect.height)
        place.center = rect.center
        self.children[0].arrange(ui, place)
