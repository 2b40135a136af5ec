"""Paying: sources, the ladder of substitution, no overpaying, what just came can't pay (rules 5).

Hypothesis compares the counting in `payment_solver` and the part-by-part room with brute-force matching.
"""

from __future__ import annotations

import functools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.brazil.board import put
from engine.brazil.components import BUILDINGS, CITIES, GOODS, PAINTINGS, PRODUCTS, RESOURCES, TRADES, UNITS
from engine.brazil.decisions import PaymentDecision
from engine.brazil.moves import (
    Build,
    ChooseResource,
    DeployUnit,
    EndTurn,
    FoundCity,
    Manufacture,
    PayCredit,
    PayGoldCard,
    PayGood,
    PlayGoldCard,
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


@settings(max_examples=400, deadline=None)
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
    s.changing(0).supply, s.goods = bag.bag(goods), put(s.goods, farm, bag.bag(on_tile))
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


# --- through real moves ---


def due(*goods: str, cost_of: str = "gold_foundry", **more) -> Table:
    """A Gold Foundry (brazilwood, cane or coffee, any resource) is due next to the Capital."""
    t = Table(monarchs=("oba_ii",), **more).era(2).goods(*goods)
    t.arch("build")
    t.do(Build(0, cost_of, t.free(BUILDINGS[cost_of].terrain[0], near=t.home())))
    return t


def test_every_part_is_asked_for_hardest_first():
    t = due("brazilwood", "brazilwood", "coffee", "coffee", "sugarcane")
    assert t.frame.needs == ("cane_or_coffee", "any")
    t.do(PayGood(0, "sugarcane"))
    t.do(PayGood(0, "coffee"))
    assert sorted(t.supply()) == ["brazilwood", "coffee"]
    t.waits_for(0)


@pytest.mark.parametrize(
    ("good", "paid"),
    [("brazilwood", True), ("gold", True), ("science", True), ("coffee", False), ("cotton", False)],
)
def test_the_ladder_gold_for_resources_science_for_all_and_never_the_other_way(good, paid):
    t = Table(monarchs=("oba_ii",)).goods("brazilwood", "gold", "science", "coffee", "cotton", "sugarcane")
    t.arch("manufacture")
    t.do(Manufacture(0, "dye", "harbor"))
    if paid:
        t.do(PayGood(0, good))
        assert good not in t.supply()
    else:
        t.refused(PayGood(0, good), "does_not_pay", thing=good, need="brazilwood")


def test_a_resource_never_pays_for_gold():
    t = Table(monarchs=("oba_ii",)).goods("coffee", "coffee", "gold", "science", "science")
    t.arch("deploy")
    t.do(DeployUnit(0, 4, t.home()))
    assert t.frame.needs[0] == "gold"
    t.refused(PayGood(0, "coffee"), "does_not_pay", need="gold")
    t.do(PayGood(0, "science"))


def founding(city: str, *goods: str) -> Table:
    """This City's cost is due."""
    t = Table(monarchs=("oba_ii",)).era(2).goods(*goods).city_on_top(city)
    spot = t.free("field", near=t.home())
    t.unit("monarch", spot)
    t.arch("build")
    t.do(FoundCity(0, city, spot))
    return t


def test_a_good_needed_for_another_part_is_refused():
    """The only gold must stand for the brazilwood that isn't there."""
    t = Table(monarchs=("oba_ii",)).era(2).goods("coffee", "gold").city_on_top("sao_paulo")
    spot = t.free("field", near=t.home())
    farm = t.tile("farm", t.free("field", near=t.home(), unless=lambda h: h == spot), goods=("coffee", "coffee"))
    t.unit("monarch", spot)
    t.arch("build")
    t.do(FoundCity(0, "sao_paulo", spot))
    t.refused(PayGood(0, "gold"), "needed_elsewhere", thing="gold")
    t.do(PayGood(0, "coffee", farm), PayGood(0, "coffee", farm))
    assert t.supply() == ["coffee"] and t.s.tile[spot] == "sao_paulo"


def test_one_good_pays_for_one_part_only():
    t = founding("sao_luis", "cotton", "gold", "brazilwood")
    t.pay()
    assert t.supply() == [] and "sao_luis" in t.s.tile


def test_two_parts_are_not_paid_by_one_good():
    t = Table(monarchs=("oba_ii",)).era(2).goods("science", "cotton").city_on_top("sao_luis")
    spot = t.free("field", near=t.home())
    t.unit("monarch", spot)
    t.arch("build")
    t.refused(FoundCity(0, "sao_luis", spot), "cannot_afford")


def test_goods_come_from_own_tiles_and_seized_tiles_too():
    t = Table(monarchs=("oba_ii",))
    own = t.tile("farm", t.free("field", near=t.home()), goods=("coffee",))
    enemy = t.tile("sawmill", t.free("forest", near=t.home(1)), seat=1, goods=("brazilwood",))
    t.unit("archer", enemy)
    t.arch("build")
    t.do(Build(0, "trading_post", t.free("forest", near=t.home())))
    assert t.goods_on(own) == [] == t.goods_on(enemy)


def test_goods_of_others_and_of_lost_tiles_do_not_pay():
    t = Table(monarchs=("oba_ii",)).goods("brazilwood", "gold")
    lost = t.tile("farm", t.free("field", near=t.home()), goods=("brazilwood",))
    enemy = t.tile("sawmill", t.free("forest", near=t.home(1)), seat=1, goods=("brazilwood",))
    t.unit("archer", lost, seat=1)
    t.arch("manufacture")
    t.do(Manufacture(0, "dye", "harbor"))
    t.refused(PayGood(0, "brazilwood", lost), "not_controlled", hex=lost)
    t.pay()
    assert t.supply() == [] and t.goods_on(lost) == ["brazilwood"] == t.goods_on(enemy)
    t = Table(monarchs=("oba_ii",)).goods("brazilwood", "gold", "gold")
    enemy = t.tile("sawmill", t.free("forest", near=t.home(1)), seat=1, goods=("brazilwood",))
    t.arch("manufacture")
    t.do(Manufacture(0, "dye", "harbor"))
    t.refused(PayGood(0, "brazilwood", enemy), "not_controlled", hex=enemy)
    t.refused(PayGood(0, "brazilwood", 999), "not_controlled")
    t.refused(PayGood(0, "brazilwood", -5), "not_controlled")


def test_a_gold_card_pays_as_one_gold():
    t = Table(monarchs=("oba_ii",)).gold_card("war").goods("brazilwood", "cotton")
    t.arch("manufacture")
    t.do(Manufacture(0, "dye", "harbor"))
    t.pay()
    assert t.player().gold_cards == () and t.s.gold_discard == ("war",)
    assert t.supply() == ["cotton"]


def test_each_gold_card_is_a_choice_of_its_own():
    t = Table(monarchs=("oba_ii",)).gold_card("war", "agricola").goods("gold", "gold")
    t.arch("manufacture")
    t.do(Manufacture(0, "dye", "harbor"))
    assert {m.card for m in t.legal(PayGoldCard)} == {"war", "agricola"}
    t.refused(PayGoldCard(0, "metropolis"), "not_held", thing="metropolis")
    t.do(PayGoldCard(0, "war"))
    assert t.player().gold_cards == ("agricola",)


def test_nothing_else_happens_while_a_payment_is_open():
    t = Table(monarchs=("oba_ii",)).gold_card("extra_harbor").goods("brazilwood", "brazilwood", "gold")
    t.arch("manufacture")
    t.do(Manufacture(0, "dye", "harbor"))
    t.refused(PlayGoldCard(0, "extra_harbor"), "payment_open")
    t.refused(EndTurn(0), "payment_open", need="brazilwood")


def test_a_good_not_held_or_unknown_is_refused():
    t = Table(monarchs=("oba_ii",)).goods("brazilwood", "brazilwood", "gold")
    t.arch("manufacture")
    t.do(Manufacture(0, "dye", "harbor"))
    t.refused(PayGood(0, "science"), "not_held", thing="science")
    t.refused(PayGood(0, "wine"), "does_not_pay", thing="wine")
    t.refused(PayCredit(0, "resource"), "does_not_pay")


def test_what_this_action_brought_can_not_pay_for_it():
    """Pedro I's resource for the first Archer can't pay for the second unit of the same Deploy."""
    t = Table(monarchs=("pedro_i",)).product("coffee", "deploy").goods("coffee", "brazilwood")
    t.arch("deploy")
    t.do(DeployUnit(0, 1, t.home()), PayGood(0, "coffee"))
    t.do(ChooseResource(0, "cotton"))
    t.waits_for(0)
    assert t.player().units[2] < 0
    assert sorted(t.supply()) == ["brazilwood", "cotton"]


def test_of_two_alike_only_the_old_one_pays():
    t = Table(monarchs=("pedro_i",)).product("coffee", "deploy").goods("coffee", "brazilwood", "cotton", "cotton")
    t.arch("deploy")
    t.do(DeployUnit(0, 1, t.home()), PayGood(0, "coffee"))
    t.do(ChooseResource(0, "cotton"))
    t.waits_for(0, "deploy")
    t.do(DeployUnit(0, 2, t.home()))
    assert sorted(t.supply()) == ["cotton", "cotton"]


def test_just_gained_goods_are_named_as_the_reason():
    t = Table(monarchs=("pedro_i",)).product("coffee", "deploy").goods("coffee", "brazilwood", "gold", "gold")
    t.arch("deploy")
    t.do(DeployUnit(0, 1, t.home()), PayGood(0, "coffee"))
    t.do(ChooseResource(0, "cotton"))
    t.do(DeployUnit(0, 2, t.home()))
    t.refused(PayGood(0, "cotton"), "just_gained", thing="cotton")


def test_the_next_action_may_spend_it():
    t = Table(monarchs=("oba_ii",)).gold_card("extra_harbor").goods("coffee")
    t.do(PlayGoldCard(0, "extra_harbor"), ChooseResource(0, "brazilwood"))
    t.arch("build")
    t.do(Build(0, "trading_post", t.free("forest", near=t.home())))
    assert t.supply() == []


def test_a_gold_card_drawn_by_the_action_can_not_pay_for_it():
    t = Table(monarchs=("pedro_i",)).product("coffee", "deploy").goods("coffee", "brazilwood")
    t.arch("deploy")
    t.do(DeployUnit(0, 0, t.home()))
    t.pay()
    assert len(t.player().gold_cards) == 1
    t.waits_for(0)


def test_the_proposal_empties_a_tile_before_opening_another_and_spares_the_supply():
    t = Table(monarchs=("oba_ii",)).goods("brazilwood", "brazilwood")
    full = t.tile("sawmill", t.free("forest", near=t.home()), goods=("brazilwood", "brazilwood"))
    begun = t.tile("trading_post", t.free("forest", near=t.home()), goods=("brazilwood",))
    t.arch("manufacture")
    t.do(Manufacture(0, "dye", "harbor"))
    places = [m.place for m in payment.propose(t.s)]
    assert places == [begun, full]


def test_nothing_is_proposed_without_an_open_payment():
    assert payment.propose(Table().s) == []


def test_production_just_placed_can_not_pay_for_the_second_building_of_the_action():
    t = Table(monarchs=("oba_ii",)).painting("maua").goods("cotton", "gold")
    field, other = [h for h in t.near(t.home()) if t.s.board.terrain[h] == "field" and not t.s.unexplored[h]][:2]
    t.arch("build")
    t.do(Build(0, "farm", field), PayGood(0, "cotton"))
    assert t.goods_on(field) == ["coffee", "coffee"]
    t.waits_for(0)
    t.refused(Build(0, "farm", other), "nothing_open")
