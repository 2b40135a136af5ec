"""Which sources may pay a cost, and which payment is proposed, on positions at random (rules 5).

Hypothesis compares the counting in `payment_solver` and the part-by-part room with brute-force matching.
"""

from __future__ import annotations

import functools

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.brazil.board import with_value_at
from engine.brazil.components import BUILDINGS, CITIES, GOODS, PAINTINGS, PRODUCTS, RESOURCES, TRADES, UNITS
from engine.brazil.decisions import PaymentDecision
from engine.brazil.moves import (
    PayGood,
    Renovate,
)
from engine.brazil.rules import bag, payment, payment_solver
from engine.brazil.rules.payment_solver import PaymentSources, needs_of
from engine.brazil.state import State
from tests.brazil.kit import Table

PARTS = (*GOODS, "cane_or_coffee", "any")

COSTS = sorted(
    {b.cost for b in BUILDINGS.values()}
    | {c.cost for c in CITIES.values()}
    | {p.cost for p in PRODUCTS.values()}
    | {p.cost for p in PAINTINGS.values()}
    | {u.cost for units in UNITS.values() for u in units}
    | {("any",) * 2, ("any", "gold", "any"), ("gold",) * 4}
)


def pays(good: str, part: str, cotton_as_gold: bool = False) -> bool:
    """Rules 5, written again: whether one good pays for one part of a cost."""
    if good == part or good == "science":
        return True
    resource_part = part in (*RESOURCES, "cane_or_coffee", "any")
    if good == "gold":
        return resource_part or part == "gold"
    if good == "cotton" and cotton_as_gold and part != "science":
        return True
    if part == "any":
        return good in RESOURCES
    return part == "cane_or_coffee" and good in ("sugarcane", "coffee")


@functools.cache
def matches(goods: tuple[str, ...], parts: tuple[str, ...], cotton_as_gold: bool = False) -> bool:
    """Brute force: whether every part gets a good of its own."""
    if not parts:
        return True
    rest = parts[1:]
    return any(
        pays(good, parts[0], cotton_as_gold) and matches(goods[:i] + goods[i + 1 :], rest, cotton_as_gold)
        for i, good in enumerate(goods)
        if good not in goods[:i]
    )


WORTH = {"gold": 8, "gold card": 12, "science": 30}


@functools.cache
def cheapest(goods: tuple[str, ...], parts: tuple[str, ...]) -> int:
    """Brute force: the least that can be given away; 999 if the parts can't be paid."""
    if not parts:
        return 0
    best = 999
    for i, good in enumerate(goods):
        if good not in goods[:i] and pays("gold" if good == "gold card" else good, parts[0]):
            best = min(best, WORTH.get(good, 1) + cheapest(goods[:i] + goods[i + 1 :], parts[1:]))
    return best


some_goods = st.lists(st.sampled_from(GOODS), max_size=6).map(lambda g: tuple(sorted(g)))

some_cost = st.one_of(
    st.sampled_from(COSTS), st.lists(st.sampled_from(PARTS), min_size=1, max_size=4).map(lambda c: tuple(sorted(c)))
)


@settings(max_examples=200, deadline=None)
@given(some_goods, some_cost, st.integers(0, 2), st.booleans(), st.booleans())
def test_counting_agrees_with_matching(goods, cost, cards, cotton_as_gold, card_as_science):
    p = PaymentSources(bag.bag(goods), cards, cotton_as_gold=cotton_as_gold, card_as_science=card_as_science)
    held = goods + (("science",) if card_as_science else ("gold",)) * cards
    assert p.covers(needs_of(cost)) == matches(held, cost, cotton_as_gold)


@settings(max_examples=200, deadline=None)
@given(some_goods, some_cost, st.integers(1, 2))
def test_a_reduction_is_a_resource_more(goods, cost, wild):
    p = PaymentSources(bag.bag(goods), wild=wild)
    resource_parts = [part for part in cost if part not in ("gold", "science")]
    possible = any(
        matches(goods, tuple(part for i, part in enumerate(cost) if i not in left_out))
        for left_out in _choices(cost, min(wild, len(resource_parts)))
    )
    assert p.covers(needs_of(cost)) == possible


def _choices(cost, number):
    from itertools import combinations

    places = [i for i, part in enumerate(cost) if part not in ("gold", "science")]
    return list(combinations(places, number))


@functools.cache
def base() -> Table:
    t = Table(monarchs=("oba_ii",))
    t.tile("farm", t.free("field", near=t.home()))
    t.tile("olinda", t.free("gold_mine", near=t.home()))
    return t


def paying(goods: tuple[str, ...], on_tile: tuple[str, ...], cards: tuple[str, ...], cost) -> tuple[State, int]:
    """A position in which this cost is due; the purpose is never reached."""
    t = base()
    s = t.s.copy()
    farm = next(h for h in range(s.board.size) if s.tile[h] == "farm")
    s.changing(0).supply, s.goods = bag.bag(goods), with_value_at(s.goods, farm, bag.bag(on_tile))
    s.changing(0).gold_cards = tuple(sorted(cards))
    payment.ask(s, 0, cost, Renovate(0, farm))
    return s, farm


@settings(max_examples=250, deadline=None)
@given(some_goods, some_goods, st.sampled_from([(), ("war",), ("agricola", "war")]), some_cost)
def test_every_source_offered_leaves_the_rest_payable_and_no_other_does(goods, on_tile, cards, cost):
    held = tuple(sorted(goods + on_tile + ("gold",) * len(cards)))
    if not cost or not matches(held, cost):
        return
    s, farm = paying(goods, on_tile, cards, cost)
    frame = s.frames[-1]
    assert isinstance(frame, PaymentDecision)
    need, rest = frame.needs[0], frame.needs[1:]

    def ok(good: str) -> bool:
        left = list(held)
        left.remove(good)
        return pays(good, need) and matches(tuple(left), rest)

    expected = {("good", g, -1) for g in goods if ok(g)} | {("good", g, farm) for g in on_tile if ok(g)}
    expected |= {("card", c, -2) for c in cards if ok("gold")}
    got = {
        ("good", m.good, m.place) if isinstance(m, PayGood) else ("card", m.card, -2)  # type: ignore[union-attr]
        for m in payment.legal(s, frame)
    }
    assert got == expected


@settings(max_examples=250, deadline=None)
@given(some_goods, some_goods, st.sampled_from([(), ("war",), ("agricola", "war")]), some_cost)
def test_the_proposed_payment_is_legal_and_the_cheapest(goods, on_tile, cards, cost):
    held = tuple(sorted(goods + on_tile + ("gold card",) * len(cards)))
    least = cheapest(held, tuple(sorted(cost)))
    if least == 999:
        return
    s, _ = paying(goods, on_tile, cards, cost)
    before = repr(s)
    proposed = payment.propose(s)
    assert repr(s) == before
    frame = s.frames[-1]
    assert isinstance(frame, PaymentDecision)
    for move in proposed:
        assert payment.why_not(s, frame, move) is None
        payment.apply(s, frame, move, [])
    assert not frame.needs
    assert sum(map(payment.worth, proposed)) == least


@settings(max_examples=100, deadline=None)
@given(some_goods, st.sampled_from([p.cost for p in PRODUCTS.values()]))
def test_the_proposal_uses_a_reduction_where_it_saves_most(goods, cost):
    best = min(
        cheapest(goods, tuple(sorted(cost[:i] + cost[i + 1 :]))) for i, part in enumerate(cost) if part != "gold"
    )
    if best == 999:
        return
    s, _ = paying(goods, (), (), cost)
    s.frames[-1].credits = ("resource",)
    assert sum(map(payment.worth, payment.propose(s))) == best


def test_every_trade_is_paid_exactly():
    for trade in TRADES.values():
        for part in trade.give:
            assert payment.accepted(part, True, False) == payment_solver.CHOICES[part]
