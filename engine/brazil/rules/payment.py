"""Payments: lists the goods and cards that may pay each part of a cost, takes them, proposes the cheapest (rules 5).

The parts are due hardest first; a source is legal if the rest can still be paid afterwards. `propose` finds the payment
that keeps most options.
"""

from __future__ import annotations

import functools
from itertools import combinations

from engine.brazil.board import with_value_at
from engine.brazil.components import GOODS, Cost
from engine.brazil.decisions import Payable, PaymentDecision
from engine.brazil.events import GoodsPaid
from engine.brazil.moves import Move, PayCombatCards, PayCredit, PayGoldCard, PayGood, made
from engine.brazil.questions.owned import answers, has
from engine.brazil.rules import bag
from engine.brazil.rules.control import controlled
from engine.brazil.rules.goods import IN_SUPPLY, Out, discard
from engine.brazil.rules.payment_solver import (
    CHOICES,
    RESOURCES,
    PaymentSources,
    available_at,
    can_complete,
    gold_cards_at_hand,
    in_order,
    needs_of,
    payment_sources,
    stores,
)
from engine.brazil.state import Seat, State
from engine.core.move import Reason, refuse


def ask(
    s: State,
    seat: Seat,
    cost: Cost,
    purpose: Payable,
    exact: bool = False,
    reductions: Cost = (),
    credits: Cost = (),
) -> None:
    """Asks a seat to pay a cost that it can pay, by adding a decision; `exact`: without substitutes such as gold. The
    credits in `reductions` may be used for parts of it, those in `credits` must be."""
    s.frames.append(PaymentDecision(seat, in_order(cost), purpose, exact, credits, reductions))


@functools.cache
def accepted(need: str, exact: bool, cotton_as_gold: bool) -> tuple[str, ...]:
    """Returns the goods and credits that can pay one part (`need`) of a cost; `exact`: substitutes such as gold don't
    pay; `cotton_as_gold`: cotton pays where gold does."""
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


@functools.cache
def _masks(accepted: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """The goods that can pay for a part, each with its bit mask in a bag."""
    return tuple((good, bag.FIELD << bag.SHIFT[good]) for good in accepted if good in bag.SHIFT)


def _completes(
    s: State, f: PaymentDecision, p: PaymentSources, given: bool, rest: Cost, credit: Cost, reductions: Cost
) -> bool:
    """Tells whether the rest of a payment can be completed with every credit used."""
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
    return can_complete(p, answers(s.seats[f.seat], "card_payments"), needs_of(rest), reductions, given)


def _exact(goods: bag.Bag, rest: Cost) -> bool:
    return sum(bag.count(goods, good) for good in CHOICES[rest[0]]) >= len(rest)


def legal(s: State, f: PaymentDecision) -> list[Move]:
    """Returns the legal moves: each good, credit or card that can pay the part due now so that the seat can still pay
    all other parts."""
    seat = f.seat
    need, rest = f.needs[0], f.needs[1:]
    places = stores(s, seat)
    p = payment_sources(s, seat, sum([goods for _, goods in places]))
    ok = accepted(need, f.exact, p.cotton_as_gold)
    out: list[Move] = []
    if f.credits or f.reductions:
        for credit in dict.fromkeys(f.credits + f.reductions):
            if credit in ok and _credit_completes(s, f, p, credit):
                out.append(made(PayCredit, seat, credit))
    usable = []
    goods = p.goods
    last = not (rest or f.credits)
    for good, mask in _masks(ok):
        if goods & mask:
            p.goods = goods - bag.ONE[good]
            if last or _completes(s, f, p, f.cards_given, rest, f.credits, f.reductions):
                usable.append((good, mask))
    p.goods = goods
    for place, held in places if usable else ():
        for good, mask in usable:
            if held & mask:
                out.append(made(PayGood, seat, good, place))
    if not f.exact:
        if p.cards:
            out += _gold_cards(s, f, p, ok, rest)
        if p.combat:
            out += _combat_cards(s, f, p, ok, rest)
    return out


def _credit_completes(s: State, f: PaymentDecision, p: PaymentSources, credit: str) -> bool:
    credits, reductions = _spend_credit(f, credit)
    return _completes(s, f, p, f.cards_given, f.needs[1:], credits, reductions)


def _spend_credit(f: PaymentDecision, credit: str) -> tuple[Cost, Cost]:
    credits, reductions = list(f.credits), list(f.reductions)
    (credits if credit in credits else reductions).remove(credit)
    return tuple(credits), tuple(reductions)


def _gold_cards(s: State, f: PaymentDecision, p: PaymentSources, ok: Cost, rest: Cost) -> list[Move]:
    worth = "science" if p.card_as_science else "gold"
    if worth not in ok:
        return []
    p.cards -= 1
    completes = _completes(s, f, p, f.cards_given, rest, f.credits, f.reductions)
    p.cards += 1
    hand = gold_cards_at_hand(s, s.seats[f.seat])
    return [made(PayGoldCard, f.seat, card) for card in hand] if completes else []


def _combat_cards(s: State, f: PaymentDecision, p: PaymentSources, ok: Cost, rest: Cost) -> list[Move]:
    """Lists the ways to pay with Combat cards that the Monarch allows and that use up all of their credits."""
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


def why_not(s: State, f: PaymentDecision, move: Move) -> Reason | None:
    """Returns the reason why a source can't pay the part due now; None if it can."""
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


def _why_not_good(s: State, f: PaymentDecision, move: PayGood, ok: tuple[str, ...]) -> Reason:
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


def apply(s: State, f: PaymentDecision, move: Move, out: Out) -> None:
    """Pays the part due now from a source."""
    if isinstance(move, PayGood):
        if move.place == IN_SUPPLY:
            s.changing(f.seat).supply -= bag.ONE[move.good]
        else:
            s.goods = with_value_at(s.goods, move.place, s.goods[move.place] - bag.ONE[move.good])
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


_RANK = {good: rank for rank, good in enumerate(GOODS)}
_WORTH = {**dict.fromkeys(RESOURCES, 1), "gold": 8, "science": 30}
_GOLD_CARD, _COMBAT_CARD = 12, 20


def worth(move: Move) -> int:
    """Returns a rank for comparing payment moves: the lower, the sooner a proposed payment gives away what the move
    pays. A resource is below gold, gold below cards, science highest."""
    if isinstance(move, PayGood):
        return _WORTH[move.good]
    if isinstance(move, PayGoldCard):
        return _GOLD_CARD
    return _COMBAT_CARD * len(move.cards) if isinstance(move, PayCombatCards) else 0


def _preference(s: State, move: Move) -> tuple[int, int, int]:
    """Sort key: cheapest first; then the tile with fewest goods, the supply last."""
    if isinstance(move, PayGood):
        left = 99 if move.place == IN_SUPPLY else bag.size(s.goods[move.place])
        return (worth(move), left, _RANK[move.good])
    return (worth(move), 0, 0)


def _sources(s: State, f: PaymentDecision) -> list[Move]:
    """The sources for the part due now, one place for each good and one choice of cards for each way to pay with
    them."""
    out: dict[object, Move] = {}
    for move in sorted(legal(s, f), key=functools.partial(_preference, s)):
        same: object = move
        if isinstance(move, PayGood):
            same = move.good
        elif isinstance(move, (PayGoldCard, PayCombatCards)):
            same = (move.kind, move.worth if isinstance(move, PayCombatCards) else ())
        out.setdefault(same, move)
    return list(out.values())


def _cheapest(s: State, spent: int, bound: int) -> tuple[int, list[Move]] | None:
    """The cheapest way to complete the payment, if its total stays below `bound` (branch and bound)."""
    frame = s.frames[-1]
    assert isinstance(frame, PaymentDecision)
    if not frame.needs:
        return (spent, []) if spent < bound else None
    best = None
    least = spent + max(0, len(frame.needs) - len(frame.credits) - len(frame.reductions))
    for move in _sources(s, frame):
        if max(spent + worth(move), least) >= bound:
            break
        trial = s.copy()
        on_top = trial.frames[-1]
        assert isinstance(on_top, PaymentDecision)
        apply(trial, on_top, move, [])
        found = _cheapest(trial, spent + worth(move), bound)
        if found is not None:
            bound, best = found[0], (found[0], [move, *found[1]])
            if bound <= least:
                break
    return best


def propose(s: State) -> list[Move]:
    """Returns the moves that complete the pending payment most cheaply, keeping cards and science; [] if none is
    pending. Does not change the state.

    Works on a view. Empty if no payment is pending.
    """
    if not s.frames or not isinstance(s.frames[-1], PaymentDecision):
        return []
    best = _cheapest(s, 0, 1 << 30)
    return best[1] if best else []
