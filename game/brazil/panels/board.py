"""Builds the player's board below the map: portrait, arches (action spaces), supply, units, products, Palaces, hand."""

from __future__ import annotations

from collections import Counter
from functools import partial

from engine.brazil import facts
from engine.brazil.components import ARCHES, PALACES, PRODUCTS, UNITS
from engine.brazil.decisions import CombatDecision, DeployDecision, EraDecision, PaymentDecision, TurnDecision
from engine.brazil.moves import PayGood, PlayGoldCard
from engine.brazil.rules import bag
from engine.brazil.state import DEFEATED, ON_BOARD
from game.brazil.arch_offer import idle_arch_text
from game.brazil.cards import CardToken, card_tip
from game.brazil.drawing.arch_button import ArchButton, arch_tip
from game.brazil.drawing.hand_fan import HandFan
from game.brazil.drawing.portrait import MonarchPortrait
from game.brazil.drawing.token import EmptySlot, TokenGroup, TokenWidget
from game.brazil.layout import is_compact
from game.brazil.map.arch_preview import ArchPreview
from game.brazil.table_controller import TableController
from game.brazil.table_model import TableModel
from game.brazil.wording import words
from game.brazil.wording.holdings import goods_text
from game.render.ui import Ui
from game.widgets.base import Column, Flow, Row, Widget
from game.widgets.scroll import Scroll

CARD = 88  # width of a card in the hand, in u
GOOD, UNIT, PRODUCT, PAINTING = 33, 35, 28, 34
ROOMY = 5  # wells in a full-size supply; more wells are smaller, so that the row keeps its width


def pieces_panel(ui: Ui, model: TableModel, controller: TableController) -> Widget:
    """Builds the part of the player's board with supply, units, Palaces, products and collected paintings; it scrolls
    in a small window."""
    supply, units, products, palaces, paintings = (
        part(ui, model, controller) for part in (_supply, _units, _products, _palaces, _paintings)
    )
    if is_compact(ui):
        return Scroll(Column([supply, units, palaces, products, paintings], gap=8, pad=4), name="board-things")
    left = Column([supply, Column([units, palaces], gap=3)], gap=6)
    right = Column([products, paintings], gap=6, grow=1)
    return Row([left, right], gap=12, align="start", name="board-things")


def portrait(ui: Ui, model: TableModel) -> Widget:
    """Builds the portrait of the player's Monarch, with points if the table shows them."""
    player = model.player
    return MonarchPortrait(
        player.colour,
        player.monarch,
        ui.text(f"monarch-{player.monarch}") if player.monarch else model.seat_name(ui.texts, model.seat),
        model.live_vp(model.seat),
        card_tip(ui, "monarch", player.monarch) if player.monarch else "",
    )


def arches(ui: Ui, model: TableModel, controller: TableController, look: ArchPreview) -> list[Widget]:
    """Builds the buttons of the seven arches (action spaces), and stores them in `look`, which needs them to tell which
    arch is hovered or focused."""
    look.arches = [_arch(ui, model, controller, look, arch, number) for number, arch in enumerate(ARCHES, start=1)]
    return list(look.arches)


def hand(ui: Ui, model: TableModel, controller: TableController) -> Widget:
    """Builds the player's hand, Gold and Combat cards as a fan."""
    cards: list[Widget] = [
        _gold_card(ui, model, controller, card, number) for number, card in enumerate(model.player.gold_cards)
    ]
    cards += [
        _combat_card(ui, model, controller, card, number) for number, card in enumerate(model.player.combat_cards)
    ]
    return HandFan(cards, ui.text("hand-empty"))


def _arch(
    ui: Ui, model: TableModel, controller: TableController, look: ArchPreview, arch: str, number: int
) -> ArchButton:
    deciding = model.deciding
    lit = deciding and bool(model.selector.by(arch=arch) or model.selector.by(slot=arch))
    asked = deciding and any(model.selector.by(arch=one) or model.selector.by(slot=one) for one in ARCHES)
    why = ""
    if not lit and model.asks(TurnDecision, EraDecision):
        reason = model.why(controller.token_move(arch))
        why = words.reason(ui.texts, reason) if reason is not None else ""
    idle = lit and controller.offers.wasted(arch)
    if idle:
        why = idle_arch_text(ui.texts, arch, controller.offers.of(arch))
    action = partial(controller.point_arch, arch) if deciding else None
    tip = arch_tip(ui, arch, why)
    if lit and model.asks(EraDecision):
        tip += "\n" + ui.text("era-bonus", bonus=ui.text(f"era-bonus-{model.view.era}"))
    return ArchButton(
        model.view,
        model.player,
        arch,
        action,
        lit=lit,
        tip=tip,
        number=number,
        choosing=asked,
        look=look.point,
        idle=idle,
    )


def _supply(ui: Ui, model: TableModel, controller: TableController) -> Widget:
    room = facts.limit(model.view, model.seat, "goods")
    size = GOOD if room <= ROOMY else GOOD * ROOMY / room - 1
    paid = Counter(move.good for move in model.proposal if isinstance(move, PayGood) and move.place < 0)
    things: list[Widget] = []
    for number, good in enumerate(bag.goods(model.player.supply)):
        moves = model.selector.every(good=good, place=-1) + model.selector.every(kind="drop_good", good=good)
        lit = model.deciding and bool(moves)
        chosen = paid[good] > 0
        paid[good] -= 1
        tip = ui.text(f"good-{good}") + (f"\n{ui.text('pays-here')}" if lit and model.asks(PaymentDecision) else "")
        action = partial(controller.point_good, good) if lit else None
        things.append(
            TokenWidget(
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
    tip = f"{ui.text('supply-tip', n=room)}\n{goods_text(ui, model, model.seat)}"
    group = TokenGroup(ui.text("supply"), things, tip=tip, colour="wood_soft")
    group.name = "supply"
    return group


def _units(ui: Ui, model: TableModel, controller: TableController) -> Widget:
    s, seat = model.view, model.seat
    things: list[Widget] = []
    for unit, place in enumerate(model.player.units):
        entry = UNITS[model.player.colour][unit]
        lit = model.asks(DeployDecision, TurnDecision) and bool(model.selector.by(unit=unit))
        state = {DEFEATED: "unit-defeated", ON_BOARD: "unit-on-board"}.get(place, "unit-on-map")
        price = words.price(ui.texts, facts.unit_price(s, seat, unit))
        name = f"*{words.unit(ui.texts, s, seat, unit)}*  [cs]{entry.vp}"
        things.append(
            TokenWidget(
                words.unit_picture(s, seat, unit, defeated=place == DEFEATED),
                UNIT,
                UNIT,
                action=partial(controller.point, unit=unit) if lit else None,
                lit=lit,
                chosen=model.selector.chosen.get("unit") == unit and model.deciding,
                ghost=place >= 0,
                count="" if place >= 0 else str(entry.vp),
                name=f"own-unit-{unit}",
                tip=f"{name}\n{ui.text('tip-cost', cost=price)}\n{ui.text(state)}",
            )
        )
    return TokenGroup(ui.text("units"), things, gap=3, colour="wood_soft")


def _gold_card(ui: Ui, model: TableModel, controller: TableController, card: str, number: int) -> Widget:
    known = not card.startswith("?")
    lit = model.deciding and known and bool(model.selector.every(card=card)) and not model.asks(CombatDecision)
    action = partial(controller.point, card=card) if lit else None
    token = CardToken(ui, "gold", card, CARD, action=action, lit=lit, name=f"gold-{number}")
    if model.asks(TurnDecision) and not lit and token.tip:
        reason = model.why(PlayGoldCard(model.seat, card))
        if reason is not None:
            token.tip += f"\n[cross] {words.reason(ui.texts, reason)}"
    return token


def _combat_card(ui: Ui, model: TableModel, controller: TableController, card: str, number: int) -> Widget:
    picking = model.picks_cards
    lit = picking or (model.deciding and bool(model.selector.every(kind="drop_card", card=card)))
    action = partial(controller.pick_card, number) if picking else partial(controller.point, card=card)
    chosen = picking and number in model.hand
    return CardToken(
        ui, "combat", card, CARD, action=action if lit else None, lit=lit, chosen=chosen, name=f"combat-{number}"
    )


def _products(ui: Ui, model: TableModel, controller: TableController) -> Widget:
    made = dict(model.player.products)
    things: list[Widget] = []
    for name, entry in PRODUCTS.items():
        used = name in made and made[name] != "monarch"  # its place stays empty
        lit = model.deciding and not used and bool(model.selector.by(product=name))
        tip = f"*{ui.text(f'product-{name}')}*  [slot_{entry.shape}]\n"
        price = words.price(ui.texts, facts.product_price(model.view, model.seat, name))
        tip += f"{ui.text('tip-cost', cost=price)}\n{ui.text('tip-vp', vp=entry.vp)}"
        things.append(
            TokenWidget(
                f"products/{name}",
                PRODUCT,
                action=partial(controller.point, product=name) if lit else None,
                lit=lit,
                chosen=model.selector.chosen.get("product") == name,
                name=f"product-{name}",
                tip=tip,
                dim=name in made and not used,
                ghost=used,
            )
        )
    return TokenGroup(ui.text("products"), things or [EmptySlot(PRODUCT)], colour="wood_soft")


def _palaces(ui: Ui, model: TableModel, controller: TableController) -> Widget:
    things: list[Widget] = []
    for number in PALACES:
        placed = number in model.player.palaces
        lit = model.deciding and bool(model.selector.by(palace=number))
        things.append(
            TokenWidget(
                f"palaces/palace_{number}",
                UNIT,
                ghost=placed,
                action=partial(controller.point, palace=number) if lit else None,
                lit=lit,
                chosen=model.selector.chosen.get("palace") == number,
                name=f"palace-{number}",
                tip=f"*{ui.text(f'palace-{number}')}*\n{ui.text(f'palace-{number}-effect')}",
            )
        )
    return Flow(things, gap=3)


def _paintings(ui: Ui, model: TableModel, controller: TableController) -> Widget:
    things: list[Widget] = []
    for painting in model.player.paintings:
        lit = model.deciding and bool(model.selector.every(kind="use_painting", painting=painting))
        action = partial(controller.point, kind="use_painting", painting=painting) if lit else None
        things.append(
            CardToken(ui, "painting", painting, PAINTING, action=action, lit=lit, name=f"painting-{painting}")
        )
    for tile in dict.fromkeys(model.player.exploration):
        name = words.base_exploration(tile)
        count = model.player.exploration.count(tile)
        tip = f"*{ui.text(f'exploration-{name}')}*\n{ui.text(f'exploration-{name}-effect')}"
        things.append(
            TokenWidget(f"exploration/{name}", PAINTING, PAINTING * 1.1, count=str(count) if count > 1 else "", tip=tip)
        )
    empty = EmptySlot(PAINTING, PAINTING * 1.4, tip=ui.text("collection-empty"))
    return TokenGroup(ui.text("collection"), things or [empty], fan=True, colour="wood_soft")
