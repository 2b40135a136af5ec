"""The own board below the map: Monarch, seven arches, supply, units, products, palaces, hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.brazil import bag, facts
from engine.brazil.components import ARCHES, PALACES, PRODUCTS, UNITS
from engine.brazil.moves import PlaceOldToken, PlaceToken, PlayGoldCard
from game.brazil import words
from game.brazil.arch import WIDE, ArchButton, arch_tip
from game.brazil.cards import CardToken
from game.brazil.token import EmptySlot, Group, Token
from game.ui import Ui
from game.widgets.base import Column, Flow, Row, Widget
from game.widgets.label import Panel
from game.widgets.scroll import Scroll

if TYPE_CHECKING:
    from game.brazil.table import TableScreen

CARD = 38
GOOD = 33
ROOMY, CROWDED = 5, 22  # a supply with more places than that has smaller ones: the row stays as wide


class OwnBoard:
    """Builds the widgets of the board; clicks go to the table."""

    def __init__(self, table: TableScreen) -> None:
        self.table = table
        self.desk = table.desk

    def build(self, ui: Ui, compact: bool) -> Widget:
        arches: list[Widget] = [
            self._arch(ui, arch, number, 62 if compact else WIDE) for number, arch in enumerate(ARCHES, start=1)
        ]
        if compact:
            groups = [self._supply(ui), self._units(ui), self._hand(ui), self._products(ui), self._palaces(ui)]
            things = Flow([self._monarch(ui), *groups, self._paintings(ui)], gap=12)
            body: Widget = Scroll(Column([Flow(arches, gap=3), things], gap=6), name="board")
        else:
            left = Column([self._supply(ui), self._products(ui)], gap=8)
            middle = Column([self._units(ui), self._palaces(ui)], gap=8)
            right = Column([self._hand(ui), self._paintings(ui)], gap=2, grow=1)
            scroll = Scroll(Row([left, middle, right], gap=14, align="start"), name="board-things")
            body = Row([Flow([self._monarch(ui)], gap=0), Row(arches, gap=4), scroll], gap=10, align="start")
        return Panel(body, pad=7, shadow=False, name="own-board")

    # -- parts -----------------------------------------------------------------------------------------------------

    def _monarch(self, ui: Ui) -> Widget:
        player = self.desk.view.seats[self.desk.seat]
        if not player.monarch:
            return Token(f"seats/{player.colour}", 60, 60)
        return CardToken(ui, "monarch", player.monarch, 78)

    def _arch(self, ui: Ui, arch: str, number: int, wide: float) -> Widget:
        desk = self.desk
        player = desk.view.seats[desk.seat]
        deciding = desk.deciding
        lit = deciding and bool(desk.picker.by(arch=arch) or desk.picker.by(slot=arch))
        why = ""
        if deciding and not lit and desk.kind in ("turn", "era"):
            move = PlaceOldToken(desk.seat, arch) if desk.kind == "era" else PlaceToken(desk.seat, arch)
            reason = desk.why(move)
            why = words.reason(ui.texts, reason) if reason is not None else ""
        return ArchButton(
            desk.view,
            player,
            arch,
            (lambda: self.table.point_arch(arch)) if deciding else None,
            lit=lit,
            tip=arch_tip(ui, arch, why),
            number=number,
            wide=wide,
        )

    def _supply(self, ui: Ui) -> Widget:
        desk = self.desk
        player = desk.view.seats[desk.seat]
        room = facts.limit(desk.view, desk.seat, "goods")
        size = GOOD if room <= ROOMY else CROWDED
        first = desk.proposal[0] if desk.proposal else None
        things: list[Widget] = []
        for number, good in enumerate(bag.goods(player.supply)):
            moves = (
                desk.picker.every(good=good, place=-1) + desk.picker.every(kind="drop_good", good=good)
                if desk.deciding
                else []
            )
            lit = bool(moves)
            chosen = first is not None and getattr(first, "good", "") == good and getattr(first, "place", 0) == -1
            action = (lambda good=good: self.table.point_good(good)) if lit else None  # type: ignore[misc]
            tip = ui.text(f"good-{good}") + (f"\n{ui.text('pays-here')}" if lit and desk.kind == "payment" else "")
            things.append(
                Token(f"goods/{good}", size, action=action, lit=lit, chosen=chosen, name=f"supply-{number}", tip=tip)
            )
        while len(things) < room:
            things.append(EmptySlot(size, tip=ui.text("supply-slot")))
        group = Group(ui.text("supply"), things, tip=ui.text("supply-tip", n=room))
        group.name = "supply"
        return group

    def _units(self, ui: Ui) -> Widget:
        desk = self.desk
        s, seat = desk.view, desk.seat
        player = s.seats[seat]
        things: list[Widget] = []
        for unit, place in enumerate(player.units):
            entry = UNITS[player.colour][unit]
            lit = desk.deciding and bool(desk.picker.by(unit=unit)) and desk.kind in ("deploy", "turn")
            state = (
                ui.text("unit-on-map")
                if place >= 0
                else ui.text("unit-defeated")
                if place == -1
                else ui.text("unit-on-board")
            )
            price = words.price(ui.texts, facts.unit_price(s, seat, unit))
            tip = f"*{words.unit(ui.texts, s, seat, unit)}*  [cs]{entry.vp}\n{ui.text('tip-cost', cost=price)}\n{state}"
            action = (lambda unit=unit: self.table.point(unit=unit)) if lit else None  # type: ignore[misc]
            chosen = desk.picker.chosen.get("unit") == unit and desk.deciding
            picture = words.unit_picture(s, seat, unit, defeated=place == -1)
            things.append(
                Token(
                    picture,
                    38,
                    42,
                    action=action,
                    lit=lit,
                    chosen=chosen,
                    dim=place >= 0,
                    count=str(entry.vp),
                    name=f"own-unit-{unit}",
                    tip=tip,
                )
            )
        return Group(ui.text("units"), things)

    def _hand(self, ui: Ui) -> Widget:
        desk = self.desk
        player = desk.view.seats[desk.seat]
        things: list[Widget] = [self._gold_card(ui, card, number) for number, card in enumerate(player.gold_cards)]
        things += [self._combat_card(ui, card, number) for number, card in enumerate(player.combat_cards)]
        if not things:
            things = [EmptySlot(CARD, CARD * 1.4, tip=ui.text("hand-empty"))]
        return Group(ui.text("hand"), things, fan=True)

    def _gold_card(self, ui: Ui, card: str, number: int) -> Widget:
        desk = self.desk
        lit = (
            desk.deciding and not card.startswith("?") and bool(desk.picker.every(card=card)) and desk.kind != "combat"
        )
        action = (lambda: self.table.point(card=card)) if lit else None
        token = CardToken(ui, "gold", card, CARD, action=action, lit=lit, name=f"gold-{number}")
        if desk.deciding and desk.kind == "turn" and not lit and token.tip:
            reason = desk.why(PlayGoldCard(desk.seat, card))
            if reason is not None:
                token.tip += f"\n[cross] {words.reason(ui.texts, reason)}"
        return token

    def _combat_card(self, ui: Ui, card: str, number: int) -> Widget:
        desk = self.desk
        picking = desk.deciding and desk.most_cards() > 0 and desk.kind in ("combat", "expedition", "give_cards")
        lit = picking or (desk.deciding and bool(desk.picker.every(kind="drop_card", card=card)))
        if picking:
            action = lambda: self.table.pick_card(number)  # noqa: E731
        else:
            action = lambda: self.table.point(card=card)  # noqa: E731
        chosen = picking and number in desk.hand
        return CardToken(
            ui, "combat", card, CARD, action=action if lit else None, lit=lit, chosen=chosen, name=f"combat-{number}"
        )

    def _products(self, ui: Ui) -> Widget:
        desk = self.desk
        player = desk.view.seats[desk.seat]
        made = dict(player.products)
        things: list[Widget] = []
        for name, entry in PRODUCTS.items():
            if name in made and made[name] != "monarch":
                continue
            lit = desk.deciding and bool(desk.picker.by(product=name))
            tip = f"*{ui.text(f'product-{name}')}*  [slot_{entry.shape}]\n"
            price = words.price(ui.texts, facts.product_price(desk.view, desk.seat, name))
            tip += f"{ui.text('tip-cost', cost=price)}\n{ui.text('tip-vp', vp=entry.vp)}"
            action = (lambda name=name: self.table.point(product=name)) if lit else None  # type: ignore[misc]
            chosen = desk.picker.chosen.get("product") == name
            things.append(
                Token(
                    f"products/{name}",
                    31,
                    action=action,
                    lit=lit,
                    chosen=chosen,
                    name=f"product-{name}",
                    tip=tip,
                    dim=name in made,
                )
            )
        return Group(ui.text("products"), things or [EmptySlot(34)])

    def _palaces(self, ui: Ui) -> Widget:
        desk = self.desk
        player = desk.view.seats[desk.seat]
        things: list[Widget] = []
        for number in PALACES:
            if number in player.palaces:
                continue
            lit = desk.deciding and bool(desk.picker.by(palace=number))
            tip = f"*{ui.text(f'palace-{number}')}*\n{ui.text(f'palace-{number}-effect')}"
            action = (lambda number=number: self.table.point(palace=number)) if lit else None  # type: ignore[misc]
            chosen = desk.picker.chosen.get("palace") == number
            things.append(
                Token(
                    f"palaces/palace_{number}",
                    36,
                    action=action,
                    lit=lit,
                    chosen=chosen,
                    name=f"palace-{number}",
                    tip=tip,
                )
            )
        return Group(ui.text("palaces"), things or [EmptySlot(36)])

    def _paintings(self, ui: Ui) -> Widget:
        desk = self.desk
        player = desk.view.seats[desk.seat]
        things: list[Widget] = []
        for painting in player.paintings:
            lit = desk.deciding and bool(desk.picker.every(kind="use_painting", painting=painting))
            action = (
                (lambda painting=painting: self.table.point(kind="use_painting", painting=painting)) if lit else None
            )  # type: ignore[misc]
            things.append(
                CardToken(ui, "painting", painting, CARD, action=action, lit=lit, name=f"painting-{painting}")
            )
        for tile in dict.fromkeys(player.exploration):
            name = words.base_exploration(tile)
            count = player.exploration.count(tile)
            tip = f"*{ui.text(f'exploration-{name}')}*\n{ui.text(f'exploration-{name}-effect')}"
            things.append(Token(f"exploration/{name}", 40, 44, count=str(count) if count > 1 else "", tip=tip))
        return Group(ui.text("collection"), things or [EmptySlot(CARD, CARD * 1.4, tip=ui.text("collection-empty"))])
