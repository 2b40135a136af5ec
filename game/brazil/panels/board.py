"""The own board below the map: Monarch, seven arches, supply, units, products, palaces, hand."""

from __future__ import annotations

from collections import Counter
from functools import partial

from engine.brazil import bag, facts
from engine.brazil.components import ARCHES, PALACES, PRODUCTS, UNITS
from engine.brazil.frames import CombatFrame, DeployFrame, EraFrame, PaymentFrame, TurnFrame
from engine.brazil.moves import PayGood, PlayGoldCard
from engine.brazil.state import DEFEATED
from game.brazil import words
from game.brazil.arch import WIDE, ArchButton, arch_tip
from game.brazil.cards import CardToken
from game.brazil.desk import Desk
from game.brazil.hands import Hands
from game.brazil.token import EmptySlot, Group, Token
from game.ui import Ui
from game.widgets.base import Column, Flow, Row, Widget
from game.widgets.label import Panel
from game.widgets.scroll import Scroll

CARD = 38
GOOD = 33
ROOMY, CROWDED = 5, 22  # a supply with more places than that has smaller ones: the row stays as wide


def own_board(ui: Ui, desk: Desk, hands: Hands, compact: bool) -> Widget:
    arches: list[Widget] = [
        _arch(ui, desk, hands, arch, number, 62 if compact else WIDE) for number, arch in enumerate(ARCHES, start=1)
    ]
    parts = [part(ui, desk, hands) for part in (_supply, _units, _hand, _products, _palaces, _paintings)]
    supply, units, hand, products, palaces, paintings = parts
    monarch = _monarch(ui, desk)
    if compact:
        things = Flow([monarch, supply, units, hand, products, palaces, paintings], gap=12)
        body: Widget = Scroll(Column([Flow(arches, gap=3), things], gap=6), name="board")
    else:
        left = Column([supply, products], gap=8)
        middle = Column([units, palaces], gap=8)
        right = Column([hand, paintings], gap=2, grow=1)
        scroll = Scroll(Row([left, middle, right], gap=14, align="start"), name="board-things")
        body = Row([Flow([monarch], gap=0), Row(arches, gap=4), scroll], gap=10, align="start")
    return Panel(body, pad=7, shadow=False, name="own-board")


def _monarch(ui: Ui, desk: Desk) -> Widget:
    if not desk.player.monarch:
        return Token(f"seats/{desk.player.colour}", 60, 60)
    return CardToken(ui, "monarch", desk.player.monarch, 78)


def _arch(ui: Ui, desk: Desk, hands: Hands, arch: str, number: int, wide: float) -> Widget:
    deciding = desk.deciding
    lit = deciding and bool(desk.picker.by(arch=arch) or desk.picker.by(slot=arch))
    why = ""
    if not lit and desk.asks(TurnFrame, EraFrame):
        reason = desk.why(hands.token_move(arch))
        why = words.reason(ui.texts, reason) if reason is not None else ""
    action = partial(hands.point_arch, arch) if deciding else None
    tip = arch_tip(ui, arch, why)
    return ArchButton(desk.view, desk.player, arch, action, lit=lit, tip=tip, number=number, wide=wide)


def _supply(ui: Ui, desk: Desk, hands: Hands) -> Widget:
    room = facts.limit(desk.view, desk.seat, "goods")
    size = GOOD if room <= ROOMY else CROWDED
    paid = Counter(move.good for move in desk.proposal if isinstance(move, PayGood) and move.place < 0)
    things: list[Widget] = []
    for number, good in enumerate(bag.goods(desk.player.supply)):
        moves = desk.picker.every(good=good, place=-1) + desk.picker.every(kind="drop_good", good=good)
        lit = desk.deciding and bool(moves)
        chosen = paid[good] > 0
        paid[good] -= 1
        tip = ui.text(f"good-{good}") + (f"\n{ui.text('pays-here')}" if lit and desk.asks(PaymentFrame) else "")
        action = partial(hands.point_good, good) if lit else None
        things.append(
            Token(f"goods/{good}", size, action=action, lit=lit, chosen=chosen, name=f"supply-{number}", tip=tip)
        )
    while len(things) < room:
        things.append(EmptySlot(size, tip=ui.text("supply-slot")))
    group = Group(ui.text("supply"), things, tip=ui.text("supply-tip", n=room))
    group.name = "supply"
    return group


def _units(ui: Ui, desk: Desk, hands: Hands) -> Widget:
    s, seat = desk.view, desk.seat
    things: list[Widget] = []
    for unit, place in enumerate(desk.player.units):
        entry = UNITS[desk.player.colour][unit]
        lit = desk.asks(DeployFrame, TurnFrame) and bool(desk.picker.by(unit=unit))
        state = "unit-on-map" if place >= 0 else "unit-defeated" if place == DEFEATED else "unit-on-board"
        price = words.price(ui.texts, facts.unit_price(s, seat, unit))
        name = f"*{words.unit(ui.texts, s, seat, unit)}*  [cs]{entry.vp}"
        things.append(
            Token(
                words.unit_picture(s, seat, unit, defeated=place == DEFEATED),
                38,
                42,
                action=partial(hands.point, unit=unit) if lit else None,
                lit=lit,
                chosen=desk.picker.chosen.get("unit") == unit and desk.deciding,
                dim=place >= 0,
                count=str(entry.vp),
                name=f"own-unit-{unit}",
                tip=f"{name}\n{ui.text('tip-cost', cost=price)}\n{ui.text(state)}",
            )
        )
    return Group(ui.text("units"), things)


def _hand(ui: Ui, desk: Desk, hands: Hands) -> Widget:
    things: list[Widget] = [
        _gold_card(ui, desk, hands, card, number) for number, card in enumerate(desk.player.gold_cards)
    ]
    things += [_combat_card(ui, desk, hands, card, number) for number, card in enumerate(desk.player.combat_cards)]
    if not things:
        things = [EmptySlot(CARD, CARD * 1.4, tip=ui.text("hand-empty"))]
    return Group(ui.text("hand"), things, fan=True)


def _gold_card(ui: Ui, desk: Desk, hands: Hands, card: str, number: int) -> Widget:
    known = not card.startswith("?")
    lit = desk.deciding and known and bool(desk.picker.every(card=card)) and not desk.asks(CombatFrame)
    action = partial(hands.point, card=card) if lit else None
    token = CardToken(ui, "gold", card, CARD, action=action, lit=lit, name=f"gold-{number}")
    if desk.asks(TurnFrame) and not lit and token.tip:
        reason = desk.why(PlayGoldCard(desk.seat, card))
        if reason is not None:
            token.tip += f"\n[cross] {words.reason(ui.texts, reason)}"
    return token


def _combat_card(ui: Ui, desk: Desk, hands: Hands, card: str, number: int) -> Widget:
    picking = desk.picks_cards
    lit = picking or (desk.deciding and bool(desk.picker.every(kind="drop_card", card=card)))
    action = partial(hands.pick_card, number) if picking else partial(hands.point, card=card)
    chosen = picking and number in desk.hand
    return CardToken(
        ui, "combat", card, CARD, action=action if lit else None, lit=lit, chosen=chosen, name=f"combat-{number}"
    )


def _products(ui: Ui, desk: Desk, hands: Hands) -> Widget:
    made = dict(desk.player.products)
    things: list[Widget] = []
    for name, entry in PRODUCTS.items():
        if name in made and made[name] != "monarch":
            continue
        lit = desk.deciding and bool(desk.picker.by(product=name))
        tip = f"*{ui.text(f'product-{name}')}*  [slot_{entry.shape}]\n"
        price = words.price(ui.texts, facts.product_price(desk.view, desk.seat, name))
        tip += f"{ui.text('tip-cost', cost=price)}\n{ui.text('tip-vp', vp=entry.vp)}"
        things.append(
            Token(
                f"products/{name}",
                31,
                action=partial(hands.point, product=name) if lit else None,
                lit=lit,
                chosen=desk.picker.chosen.get("product") == name,
                name=f"product-{name}",
                tip=tip,
                dim=name in made,
            )
        )
    return Group(ui.text("products"), things or [EmptySlot(34)])


def _palaces(ui: Ui, desk: Desk, hands: Hands) -> Widget:
    things: list[Widget] = []
    for number in PALACES:
        if number in desk.player.palaces:
            continue
        lit = desk.deciding and bool(desk.picker.by(palace=number))
        things.append(
            Token(
                f"palaces/palace_{number}",
                36,
                action=partial(hands.point, palace=number) if lit else None,
                lit=lit,
                chosen=desk.picker.chosen.get("palace") == number,
                name=f"palace-{number}",
                tip=f"*{ui.text(f'palace-{number}')}*\n{ui.text(f'palace-{number}-effect')}",
            )
        )
    return Group(ui.text("palaces"), things or [EmptySlot(36)])


def _paintings(ui: Ui, desk: Desk, hands: Hands) -> Widget:
    things: list[Widget] = []
    for painting in desk.player.paintings:
        lit = desk.deciding and bool(desk.picker.every(kind="use_painting", painting=painting))
        action = partial(hands.point, kind="use_painting", painting=painting) if lit else None
        things.append(CardToken(ui, "painting", painting, CARD, action=action, lit=lit, name=f"painting-{painting}"))
    for tile in dict.fromkeys(desk.player.exploration):
        name = words.base_exploration(tile)
        count = desk.player.exploration.count(tile)
        tip = f"*{ui.text(f'exploration-{name}')}*\n{ui.text(f'exploration-{name}-effect')}"
        things.append(Token(f"exploration/{name}", 40, 44, count=str(count) if count > 1 else "", tip=tip))
    return Group(ui.text("collection"), things or [EmptySlot(CARD, CARD * 1.4, tip=ui.text("collection-empty"))])
