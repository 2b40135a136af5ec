"""Paying a cost, one good after the other, every source the player's own choice (rules 5, Paying).

The parts of a cost are asked for hardest first; a source is legal if the rest can still be paid. `propose` completes a
payment the way that keeps most options.
"""

from __future__ import annotations

import functools
from itertools import combinations

from engine.brazil import bag
from engine.brazil.board import hexes
from engine.brazil.cards.questions import answers, has
from engine.brazil.components import GOODS, Cost
from engine.brazil.control import controlled
from engine.brazil.events import GoodsPaid
from engine.brazil.frames import Payable, PaymentFrame
from engine.brazil.goods import IN_SUPPLY, Out, discard
from engine.brazil.moves import Move, PayCombatCards, PayCredit, PayGoldCard, PayGood
from engine.brazil.purse import (
    CHOICES,
    RESOURCES,
    Purse,
    available_at,
    can_complete,
    gold_cards_at_hand,
    in_order,
    needs_of,
    purse,
)
from engine.brazil.state import Seat, State
from engine.core.move import Reason, refuse


def ask(s: State, seat: Seat, cost: Cost, purpose: Payable, exact: bool = False, reductions: Cost = ()) -> None:
    """Open the payment of a cost known to be payable."""
    s.frames.append(PaymentFrame(seat, in_order(cost), purpose, exact, (), reductions))


@functools.cache
def accepted(need: str, exact: bool, cotton_as_gold: bool) -> tuple[str, ...]:
    """The goods and worths that can pay for one part of a cost."""
    own = CHOICES.get(need, (need,))
    if exact:
        return own
    more: tuple[str, ...] = ()
    if need in RESOURCES or need in CHOICES:
        more = ("gold", "science", "resource")
    elif need == "gold":
        more = ("science",)
    if cotton_as_gold and need != "science":
        more += ("cotton",)
    return tuple(dict.fromkeys(own + more))


def _completes(s: State, f: PaymentFrame, p: Purse, given: bool, rest: Cost, credit: Cost, reductions: Cost) -> bool:
    """Whether the rest of a payment can be completed, every credit used."""
    if credit:
        cotton = p.cotton_as_gold
        return any(
            credit[0] in accepted(rest[i], False, cotton)
            and _completes(s, f, p, given, rest[:i] + rest[i + 1 :], credit[1:], reductions)
            for i in range(len(rest))
        )
    if not rest:
        return True
    if f.exact:
        return p.goods >= 0 and _exact(p.goods, rest)
    return can_complete(p, s.seats[f.seat], needs_of(rest), reductions, given)


def _exact(goods: bag.Bag, rest: Cost) -> bool:
    return sum(bag.count(goods, good) for good in CHOICES[rest[0]]) >= len(rest)


def legal(s: State, f: PaymentFrame) -> list[Move]:
    """Every source for the part due now that leaves the rest payable."""
    player = s.seats[f.seat]
    need, rest = f.needs[0], f.needs[1:]
    p = purse(s, f.seat)
    ok = accepted(need, f.exact, p.cotton_as_gold)
    out: list[Move] = []
    for credit in dict.fromkeys(f.credits + f.reductions):
        if credit in ok and _credit_completes(s, f, p, credit):
            out.append(PayCredit(f.seat, credit))
    usable = []
    goods = p.goods
    for good in ok:
        if good in bag.ONE and goods >> bag.SHIFT[good] & bag.FIELD:
            p.goods = goods - bag.ONE[good]
            if _completes(s, f, p, f.cards_given, rest, f.credits, f.reductions):
                usable.append(good)
    p.goods = goods
    if usable:
        for place in (IN_SUPPLY, *hexes(controlled(s, f.seat))):
            held = available_at(s, f.seat, place)
            if held:
                out += [PayGood(f.seat, good, place) for good in usable if held >> bag.SHIFT[good] & bag.FIELD]
    if not f.exact:
        if player.gold_cards:
            out += _gold_cards(s, f, p, ok, rest)
        if player.combat_cards:
            out += _combat_cards(s, f, p, ok, rest)
    return out


def _credit_completes(s: State, f: PaymentFrame, p: Purse, credit: str) -> bool:
    credits, reductions = _spend_credit(f, credit)
    return _completes(s, f, p, f.cards_given, f.needs[1:], credits, reductions)


def _spend_credit(f: PaymentFrame, credit: str) -> tuple[Cost, Cost]:
    credits, reductions = list(f.credits), list(f.reductions)
    (credits if credit in credits else reductions).remove(credit)
    return tuple(credits), tuple(reductions)


def _gold_cards(s: State, f: PaymentFrame, p: Purse, ok: Cost, rest: Cost) -> list[Move]:
    worth = "science" if p.card_as_science else "gold"
    if worth not in ok or not p.cards:
        return []
    p.cards -= 1
    completes = _completes(s, f, p, f.cards_given, rest, f.credits, f.reductions)
    p.cards += 1
    hand = gold_cards_at_hand(s, s.seats[f.seat])
    return [PayGoldCard(f.seat, card) for card in hand] if completes else []


def _combat_cards(s: State, f: PaymentFrame, p: Purse, ok: Cost, rest: Cost) -> list[Move]:
    """Ways of giving Combat cards that the Monarch offers, all of their worth used."""
    player = s.seats[f.seat]
    out: list[Move] = []
    for monarch in answers(player, "card_payments"):
        for number, worth in monarch.card_payments(f.cards_given):
            if number > len(player.combat_cards) or worth[0] not in ok:
                continue
            p.combat -= number
            completes = _completes(s, f, p, True, rest, f.credits + worth[1:], f.reductions)
            p.combat += number
            if completes:
                hands = dict.fromkeys(combinations(player.combat_cards, number))
                out += [PayCombatCards(f.seat, cards, worth) for cards in hands]
    return out


def why_not(s: State, f: PaymentFrame, move: Move) -> Reason | None:
    if not isinstance(move, (PayGood, PayGoldCard, PayCombatCards, PayCredit)):
        return refuse("payment_open", need=f.needs[0])
    if move in legal(s, f):
        return None
    ok = accepted(f.needs[0], f.exact, has(s.seats[f.seat], "cotton_as_gold"))
    if isinstance(move, PayGood):
        return _why_not_good(s, f, move, ok)
    if f.exact:
        return refuse("does_not_pay", thing="card", need=f.needs[0])
    if isinstance(move, PayGoldCard) and move.card not in s.seats[f.seat].gold_cards:
        return refuse("not_held", thing=move.card)
    return refuse("does_not_pay", thing=move.kind, need=f.needs[0])


def _why_not_good(s: State, f: PaymentFrame, move: PayGood, ok: tuple[str, ...]) -> Reason:
    if move.place != IN_SUPPLY and (move.place < 0 or not controlled(s, f.seat) >> move.place & 1):
        return refuse("not_controlled", hex=move.place)
    if move.good not in GOODS:
        return refuse("does_not_pay", thing=move.good, need=f.needs[0])
    held = s.seats[f.seat].supply if move.place == IN_SUPPLY else s.goods[move.place]
    if not bag.count(held, move.good):
        return refuse("not_held", thing=move.good)
    if not bag.count(available_at(s, f.seat, move.place), move.good):
        return refuse("just_gained", thing=move.good)
    if move.good not in ok:
        return refuse("does_not_pay", thing=move.good, need=f.needs[0])
    return refuse("needed_elsewhere", thing=move.good)


def apply(s: State, f: PaymentFrame, move: Move, out: Out) -> None:
    if isinstance(move, PayGood):
        if move.place == IN_SUPPLY:
            s.seats[f.seat].supply -= bag.ONE[move.good]
        else:
            s.goods[move.place] -= bag.ONE[move.good]
        out.append(GoodsPaid(f.seat, move.good, move.place))
    elif isinstance(move, PayGoldCard):
        discard(s, f.seat, "gold", (move.card,), "payment", out)
    elif isinstance(move, PayCombatCards):
        discard(s, f.seat, "combat", move.cards, "payment", out)
        f.credits += move.worth[1:]
        f.cards_given = True
    elif isinstance(move, PayCredit):
        f.credits, f.reductions = _spend_credit(f, move.credit)
    f.needs = f.needs[1:]


_RANK = {good: rank for rank, good in enumerate(("sugarcane", "coffee", "brazilwood", "cotton", "gold", "science"))}


def _preference(s: State, move: Move) -> tuple[int, int, int]:
    """Cheapest first; a tile that this empties, then one already begun, then others, then the supply."""
    if isinstance(move, PayCredit):
        return (-1, 0, 0)
    if isinstance(move, PayGood):
        value = 0 if move.good in RESOURCES else 2 * _RANK[move.good]
        left = 99 if move.place == IN_SUPPLY else bag.size(s.goods[move.place])
        return (value, left, _RANK[move.good])
    if isinstance(move, PayGoldCard):
        return (7, 0, 0)
    return (11, len(move.cards) if isinstance(move, PayCombatCards) else 0, 0)


def propose(s: State) -> list[Move]:
    """The payment that keeps most options, from the open payment's part due now to the end; the state is untouched.

    Works on a view too. Empty if no payment is open.
    """
    trial = s.copy()
    picked: list[Move] = []
    frame = trial.frames[-1] if trial.frames else None
    while isinstance(frame, PaymentFrame) and frame.needs:
        move = min(legal(trial, frame), key=functools.partial(_preference, trial))
        apply(trial, frame, move, [])
        picked.append(move)
    return picked
