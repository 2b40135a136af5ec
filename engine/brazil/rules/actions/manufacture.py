"""The Manufacture action: put a product on a free slot of its shape, which upgrades the action there (rules 4)."""

from __future__ import annotations

from engine.brazil.components import PRODUCTS, SLOTS, Cost
from engine.brazil.decisions import ManufactureDecision, PaymentDecision
from engine.brazil.events import ProductMade
from engine.brazil.moves import Finish, Manufacture, Move, made
from engine.brazil.questions.owned import answers, has
from engine.brazil.rules.goods import Out
from engine.brazil.rules.payment import ask
from engine.brazil.rules.payment_solver import Affordability, means
from engine.brazil.state import Player, Seat, State, remember
from engine.core.move import Reason, refuse

MONARCH_SLOT = "monarch"
REDUCTION: Cost = ("resource",)
_FITTING = {product.id: [a for a, shape in SLOTS.items() if shape == product.shape] for product in PRODUCTS.values()}
_COST: dict[str, Cost] = {product.id: product.cost for product in PRODUCTS.values()}


def action(s: State, seat: Seat, upgraded: bool, only: str = "") -> ManufactureDecision:
    """Creates and returns the Manufacture action's decision, not yet pending, which remembers whether the arch is
    upgraded."""
    return ManufactureDecision(seat, upgraded)


def open_gift(s: State, seat: Seat, products: tuple[str, ...]) -> None:
    """Asks a seat which one of these products it makes free of charge, as the effect of a Palace."""
    s.frames.append(ManufactureDecision(seat, False, products))


def cost_of(f: ManufactureDecision, product: str) -> Cost:
    """Returns the printed cost of a product, before the one resource that an upgraded action saves (REDUCTION); nothing
    if it is free (the effect of a Palace)."""
    return () if f.only else _COST[product]


def slots(player: Player, product: str) -> tuple[str, ...]:
    """Lists the free slots that a product fits: ids of arches (action spaces), and the Monarch's board where a card
    allows it."""
    taken = [slot for _, slot in player.products]
    fitting = SLOTS if has(player, "product_on_any_slot") else _FITTING[product]
    free = tuple([arch for arch in fitting if arch not in taken])
    on_monarch = sum(card.monarch_slots() for card in answers(player, "monarch_slots"))
    return (*free, MONARCH_SLOT) if taken.count(MONARCH_SLOT) < on_monarch else free


def upgraded(player: Player, arch: str) -> bool:
    """Whether an arch (action space) is upgraded, that is, has a product."""
    return arch in [slot for _, slot in player.products]


def legal(s: State, f: ManufactureDecision) -> list[Move]:
    """Returns the legal moves: each affordable product on each slot it fits, and finishing."""
    out = offers(s, f, means(s, f.seat))
    out.append(made(Finish, f.seat))
    return out


def offers(s: State, f: ManufactureDecision, at_hand: Affordability) -> list[Move]:
    """Returns the affordable moves of the action as a list, without the one that finishes it."""
    player = s.seats[f.seat]
    products = offered(s, f, at_hand)
    return [made(Manufacture, f.seat, product, slot) for product in products for slot in slots(player, product)]


def why_not(s: State, f: ManufactureDecision, move: Move) -> Reason | None:
    """Returns the reason why a product can't be made on a slot; None if it can."""
    if isinstance(move, Finish):
        return None
    if not isinstance(move, Manufacture):
        return refuse("finish_first", what=f.kind)
    player, product = s.seats[f.seat], move.product
    if product in offered(s, f, means(s, f.seat)):
        return None if move.slot in slots(player, product) else _why_not_slot(player, move)
    if product not in PRODUCTS or (f.only and product not in f.only):
        return refuse("not_on_offer", tile=product)
    if any(made_already == product for made_already, _ in player.products):
        return refuse("already_made", product=product)
    return refuse("cannot_afford", cost=cost_of(f, product))


def offered(s: State, f: ManufactureDecision, at_hand: Affordability) -> list[str]:
    """Lists the ids of the products that can be made and paid for, on whatever slot; used by list and check alike."""
    already = [product for product, _ in s.seats[f.seat].products]
    if f.only:
        return [product for product in _COST if product in f.only and product not in already]
    if f.upgraded:
        at_hand = at_hand.reduced_by(REDUCTION)
    return [product for product, cost in _COST.items() if product not in already and at_hand[cost]]


def _why_not_slot(player: Player, move: Manufacture) -> Reason:
    if move.slot not in SLOTS:
        return refuse("no_slot_there", slot=move.slot)
    if upgraded(player, move.slot):
        return refuse("slot_taken", slot=move.slot)
    return refuse("shape_mismatch", needs=SLOTS[move.slot], found=PRODUCTS[move.product].shape)


def apply(s: State, f: ManufactureDecision, move: Move, out: Out) -> None:
    """Starts the payment for a product, or finishes the action."""
    if isinstance(move, Manufacture):
        cost = cost_of(f, move.product)
        ask(s, f.seat, cost, move, credits=REDUCTION if f.upgraded else ())
    else:
        s.frames.pop()


def complete(s: State, paid: PaymentDecision, move: Manufacture, out: Out) -> None:
    """Puts the product on its slot once it is paid for and ends the action; on a Monarch's board also applies the
    Monarch's effect."""
    s.frames.pop()
    player = s.changing(move.seat)
    player.products += ((move.product, move.slot),)
    out.append(ProductMade(move.seat, move.product, move.slot))
    if move.slot == MONARCH_SLOT:
        for card in answers(player, "on_monarch_slot"):
            card.on_monarch_slot(s, move.seat, out)


def step(s: State, f: ManufactureDecision, out: Out) -> bool:
    """Ends the action if nothing can be made; returns whether it ended."""
    if remember(s, legal(s, f)) > 1:
        return False
    s.frames.pop()
    return True
