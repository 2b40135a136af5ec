"""The own board below the map: Monarch, seven arches, supply, units, products, palaces, hand."""

from __future__ import annotations

from collections import Counter
from functools import partial

from engine.brazil import facts
from engine.brazil.components import ARCHES, PALACES, PRODUCTS, UNITS
from engine.brazil.decisions import CombatFrame, DeployFrame, EraFrame, PaymentFrame, TurnFrame
from engine.brazil.moves import PayGood, PlayGoldCard
from engine.brazil.rules import bag
from engine.brazil.state import DEFEATED
from game.brazil.arch_offer import told
from game.brazil.cards import CardToken, card_tip
from game.brazil.drawing.arch_button import ArchButton, arch_tip
from game.brazil.drawing.hand_fan import HandFan
from game.brazil.drawing.portrait import Portrait
from game.brazil.drawing.token import EmptySlot, Group, Token
from game.brazil.layout import is_compact
from game.brazil.map.arch_preview import ArchLook
from game.brazil.table_controller import Hands
from game.brazil.table_model import Desk
from game.brazil.wording import words
from game.brazil.wording.holdings import purse
from game.render.ui import Ui
from game.widgets.base import Column, Flow, Row, Widget
from game.widgets.scroll import Scroll

CARD = 88  # of the hand
GOOD, UNIT, PRODUCT, PAINTING = 33, 35, 28, 34
ROOMY = 5  # a supply with more places than that has smaller ones: the row stays as wide


def things(ui: Ui, desk: Desk, hands: Hands) -> Widget:
    """Supply, units and Palaces beside the aqueduct; then products and what has been collected."""
    supply, units, products, palaces, paintings = (
        part(ui, desk, hands) for part in (_supply, _units, _products, _palaces, _paintings)
    )
    if is_compact(ui):
        return Scroll(Column([supply, units, palaces, products, paintings], gap=8, pad=4), name="board-things")
    left = Column([supply, Column([units, palaces], gap=3)], gap=6)
    right = Column([products, paintings], gap=6, grow=1)
    return Row([left, right], gap=12, align="start", name="board-things")


def portrait(ui: Ui, desk: Desk) -> Widget:
    player = desk.player
    return Portrait(
        player.colour,
        player.monarch,
        ui.text(f"monarch-{player.monarch}") if player.monarch else desk.seat_name(ui.texts, desk.seat),
        desk.live_vp(desk.seat),
        card_tip(ui, "monarch", player.monarch) if player.monarch else "",
    )


def arches(ui: Ui, desk: Desk, hands: Hands, look: ArchLook) -> list[Widget]:
    look.arches = [_arch(ui, desk, hands, look, arch, number) for number, arch in enumerate(ARCHES, start=1)]
    return list(look.arches)


def hand(ui: Ui, desk: Desk, hands: Hands) -> Widget:
    """Gold and Combat cards, fanned."""
    cards: list[Widget] = [
        _gold_card(ui, desk, hands, card, number) for number, card in enumerate(desk.player.gold_cards)
    ]
    cards += [_combat_card(ui, desk, hands, card, number) for number, card in enumerate(desk.player.combat_cards)]
    return HandFan(cards, ui.text("hand-empty"))


def _arch(ui: Ui, desk: Desk, hands: Hands, look: ArchLook, arch: str, number: int) -> ArchButton:
    deciding = desk.deciding
    lit = deciding and bool(desk.picker.by(arch=arch) or desk.picker.by(slot=arch))
    asked = deciding and any(desk.picker.by(arch=one) or desk.picker.by(slot=one) for one in ARCHES)
    why = ""
    if not lit and desk.asks(TurnFrame, EraFrame):
        reason = desk.why(hands.token_move(arch))
        why = words.reason(ui.texts, reason) if reason is not None else ""
    idle = lit and hands.offers.wasted(arch)
    if idle:
        why = told(ui.texts, arch, hands.offers.of(arch))
    action = partial(hands.point_arch, arch) if deciding else None
    tip = arch_tip(ui, arch, why)
    if lit and desk.asks(EraFrame):
        tip += "\n" + ui.text("era-bonus", bonus=ui.text(f"era-bonus-{desk.view.era}"))
    return ArchButton(
        desk.view,
        desk.player,
        arch,
        action,
        lit=lit,
        tip=tip,
        number=number,
        asked=asked,
        look=look.point,
        idle=idle,
    )


def _supply(ui: Ui, desk: Desk, hands: Hands) -> Widget:
    room = facts.limit(desk.view, desk.seat, "goods")
    size = GOOD if room <= ROOMY else GOOD * ROOMY / room - 1
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
            Token(
                f"goods/{good}",
                size,
                action=action,
                lit=lit,
                chosen=chosen,
                name=f"supply-{number}",
                tip=tip,
                sunk=True,
            )
        )
    while len(things) < room:
        things.append(EmptySlot(size, tip=ui.text("supply-slot")))
    tip = f"{ui.text('supply-tip', n=room)}\n{purse(ui, desk, desk.seat)}"
    group = Group(ui.text("supply"), things, tip=tip, colour="wood_soft")
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
                UNIT,
                UNIT,
                action=partial(hands.point, unit=unit) if lit else None,
                lit=lit,
                chosen=desk.picker.chosen.get("unit") == unit and desk.deciding,
                ghost=place >= 0,
                count="" if place >= 0 else str(entry.vp),
                name=f"own-unit-{unit}",
                tip=f"{name}\n{ui.text('tip-cost', cost=price)}\n{ui.text(state)}",
            )
        )
    return Group(ui.text("units"), things, gap=3, colour="wood_soft")


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
        used = name in made and made[name] != "monarch"  # its place stays
        lit = desk.deciding and not used and bool(desk.picker.by(product=name))
        tip = f"*{ui.text(f'product-{name}')}*  [slot_{entry.shape}]\n"
        price = words.price(ui.texts, facts.product_price(desk.view, desk.seat, name))
        tip += f"{ui.text('tip-cost', cost=price)}\n{ui.text('tip-vp', vp=entry.vp)}"
        things.append(
            Token(
                f"products/{name}",
                PRODUCT,
                action=partial(hands.point, product=name) if lit else None,
                lit=lit,
                chosen=desk.picker.chosen.get("product") == name,
                name=f"product-{name}",
                tip=tip,
                dim=name in made and not used,
                ghost=used,
            )
        )
    return Group(ui.text("products"), things or [EmptySlot(PRODUCT)], colour="wood_soft")


def _palaces(ui: Ui, desk: Desk, hands: Hands) -> Widget:
    things: list[Widget] = []
    for number in PALACES:
        placed = number in desk.player.palaces
        lit = desk.deciding and bool(desk.picker.by(palace=number))
        things.append(
            Token(
                f"palaces/palace_{number}",
                UNIT,
                ghost=placed,
                action=partial(hands.point, palace=number) if lit else None,
                lit=lit,
                chosen=desk.picker.chosen.get("palace") == number,
                name=f"palace-{number}",
                tip=f"*{ui.text(f'palace-{number}')}*\n{ui.text(f'palace-{number}-effect')}",
            )
        )
    return Flow(things, gap=3)


def _paintings(ui: Ui, desk: Desk, hands: Hands) -> Widget:
    things: list[Widget] = []
    for painting in desk.player.paintings:
        lit = desk.deciding and bool(desk.picker.every(kind="use_painting", painting=painting))
        action = partial(hands.point, kind="use_painting", painting=painting) if lit else None
        things.append(
            CardToken(ui, "painting", painting, PAINTING, action=action, lit=lit, name=f"painting-{painting}")
        )
    for tile in dict.fromkeys(desk.player.exploration):
        name = words.base_exploration(tile)
        count = desk.player.exploration.count(tile)
        tip = f"*{ui.text(f'exploration-{name}')}*\n{ui.text(f'exploration-{name}-effect')}"
        things.append(
            Token(f"exploration/{name}", PAINTING, PAINTING * 1.1, count=str(count) if count > 1 else "", tip=tip)
        )
    empty = EmptySlot(PAINTING, PAINTING * 1.4, tip=ui.text("collection-empty"))
    return Group(ui.text("collection"), things or [empty], fan=True, colour="wood_soft")
