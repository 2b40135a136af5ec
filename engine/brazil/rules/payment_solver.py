"""Tells whether a seat can afford a cost, by counting its goods, cards and substitutes (rules 5).

payment.py chooses what is paid. Each part is paid by one good. Counting is enough because substitutes form a chain: a
specific resource, a choice of two, any resource; gold replaces any of these, and science gold too. Resources that are
missing must be covered by gold, and gold that is missing by science.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import NamedTuple

from engine.brazil.board import HexId, hexes
from engine.brazil.components import Cost
from engine.brazil.questions.owned import OwnedCard, answered
from engine.brazil.rules import bag
from engine.brazil.rules.bag import Bag
from engine.brazil.rules.control import controlled
from engine.brazil.rules.goods import IN_SUPPLY
from engine.brazil.state import Player, Seat, State

RESOURCES = ("sugarcane", "coffee", "brazilwood", "cotton")
CHOICES = {
    "any": RESOURCES,
    "resource": RESOURCES,
    "cane_or_coffee": ("sugarcane", "coffee"),
    "coffee_or_cotton": ("coffee", "cotton"),
}
UNBOUND = 1 << 30
ORDER = ("science", "gold", *RESOURCES, "cane_or_coffee", "coffee_or_cotton", "any")


class CostCount(NamedTuple):
    """The number of parts of each kind in a cost."""

    sugarcane: int
    coffee: int
    brazilwood: int
    cotton: int
    cane_or_coffee: int
    coffee_or_cotton: int
    any: int
    gold: int
    science: int


@functools.cache
def needs_of(parts: Cost) -> CostCount:
    """Returns how many parts of each kind a cost has, as a CostCount."""
    return CostCount(*(parts.count(name) for name in CostCount._fields))


def in_order(parts: Cost) -> Cost:
    """Sorts the parts of a cost, hardest to pay first: the order in which they are due."""
    return tuple(sorted(parts, key=ORDER.index))


@dataclass(slots=True)
class PaymentSources:
    """Everything a seat can pay with. `cards` are Gold cards, `combat` the number of Combat cards that the Monarch may
    accept, `wild` resources, `gold` and `science` credits."""

    goods: Bag
    cards: int = 0
    combat: int = 0
    wild: int = 0
    gold: int = 0
    science: int = 0
    cotton_as_gold: bool = False
    card_as_science: bool = False

    def covers(self, need: CostCount) -> bool:
        """Whether these sources pay for the cost, each good for one part."""
        of_cane, of_coffee, of_wood, of_cotton, cane_or_coffee, coffee_or_cotton, of_any, of_gold, of_science = need
        cane, coffee, wood, cotton, gold, science = bag.counts(self.goods)
        gold += self.gold
        science += self.science - of_science
        if self.card_as_science:
            science += self.cards
        else:
            gold += self.cards
        if science < 0:
            return False
        short = 0
        if cane < of_cane:
            short, cane = of_cane - cane, of_cane
        if coffee < of_coffee:
            short, coffee = short + of_coffee - coffee, of_coffee
        if wood < of_wood:
            short, wood = short + of_wood - wood, of_wood
        if cotton < of_cotton:
            short, cotton = short + of_cotton - cotton, of_cotton
        cotton -= of_cotton
        pair = cane - of_cane + coffee - of_coffee - cane_or_coffee
        if pair < 0:
            short, pair = short - pair, 0
        if coffee_or_cotton:
            pair += cotton - coffee_or_cotton
            if pair < 0:
                short, pair = short - pair, 0
            cotton = 0
        if self.cotton_as_gold:
            gold += cotton
            cotton = 0
        left = pair + wood - of_wood + cotton - of_any
        if left < 0:
            short -= left
        short -= self.wild
        return (short if short > 0 else 0) + of_gold - gold <= science


def available(s: State, seat: Seat) -> Bag:
    """Returns all goods that a seat may pay with: those in its supply and on controlled tiles, without those gained by
    the current action."""
    return sum([goods for _, goods in stores(s, seat)]) if s.fresh else held(s, seat)


def stores(s: State, seat: Seat) -> list[tuple[HexId, Bag]]:
    """Returns the places that hold goods which may be used to pay, each with these goods: the supply (-1), then
    controlled tiles."""
    on_tile, places = s.goods, hexes(controlled(s, seat))
    if s.fresh:
        fresh = [where for where, _ in s.fresh]
        both = [(place, available_at(s, seat, place) if place in fresh else on_tile[place]) for place in places]
        both.insert(0, (IN_SUPPLY, available_at(s, seat, IN_SUPPLY)))
        return [row for row in both if row[1]]
    return [(IN_SUPPLY, s.seats[seat].supply), *[(place, on_tile[place]) for place in places if on_tile[place]]]


def held(s: State, seat: Seat) -> Bag:
    """Returns all goods that a seat has: those in its supply and on controlled tiles."""
    return s.seats[seat].supply + sum(map(s.goods.__getitem__, hexes(controlled(s, seat))))


def available_at(s: State, seat: Seat, place: HexId) -> Bag:
    """Returns the goods in the supply (place -1) or on one tile that may be used to pay: all but those that the current
    action brought."""
    held = s.seats[seat].supply if place == IN_SUPPLY else s.goods[place]
    for where, brought in s.fresh:
        if where == place:
            for good in bag.kinds(brought):
                held -= min(bag.count(held, good), bag.count(brought, good)) * bag.ONE[good]
    return held


def gold_cards_at_hand(s: State, player: Player) -> tuple[str, ...]:
    """Returns the different Gold cards that may pay: those not drawn by the current action."""
    if not s.fresh_cards:
        return tuple(dict.fromkeys(player.gold_cards))
    hand = dict.fromkeys(player.gold_cards)
    return tuple(card for card in hand if player.gold_cards.count(card) > s.fresh_cards.count(card))


def payment_sources(s: State, seat: Seat, goods: Bag) -> PaymentSources:
    """Returns everything a seat can pay with: these goods, its cards, and what its paintings and Monarch let stand for
    other goods."""
    player = s.seats[seat]
    special = answered(player)
    combat = len(player.combat_cards) if "card_payments" in special else 0
    cotton, science = "cotton_as_gold" in special, "gold_card_as_science" in special
    return PaymentSources(goods, _cards_at_hand(s, player), combat, 0, 0, 0, cotton, science)


def _cards_at_hand(s: State, player: Player) -> int:
    """Counts the Gold cards that may pay: those not drawn by the current action."""
    hand = player.gold_cards
    if not s.fresh_cards:
        return len(hand)
    return sum(max(0, hand.count(card) - s.fresh_cards.count(card)) for card in dict.fromkeys(hand))


def means(s: State, seat: Seat, all_goods: Bag | None = None) -> Affordability:
    """Returns a lookup from a cost to whether the seat can pay it now. `all_goods`: the result of `held`, if it is
    known already."""
    player = s.seats[seat]
    goods = all_goods if all_goods is not None and not s.fresh else available(s, seat)
    return _means(player, goods, _cards_at_hand(s, player))


def means_for_card(s: State, seat: Seat) -> Affordability:
    """Returns a lookup from a cost to whether the seat could pay it in an action started by one of its Gold cards:
    without that card, but with all goods that earlier actions brought."""
    player = s.seats[seat]
    return _means(player, held(s, seat), len(player.gold_cards) - 1)


def _means(player: Player, goods: Bag, cards: int) -> Affordability:
    special = answered(player)
    payers = special.get("card_payments", ())
    combat = len(player.combat_cards) if payers else 0
    return _affordable(goods, cards, combat, "cotton_as_gold" in special, "gold_card_as_science" in special, payers)


class Affordability(dict[Cost, bool]):
    """Maps a cost to whether a seat can pay it, computed on first use. `most` is an upper bound of the number of parts
    (UNBOUND if Combat cards may pay); `golden` parts of any kind but science can be paid with gold, science and Gold
    cards. `best` caches the best purchases for features.py."""

    __slots__ = ("best", "golden", "goods", "most", "payers", "reductions", "sources")

    def __init__(
        self,
        goods: Bag,
        cards: int,
        combat: int,
        cotton: bool,
        science: bool,
        payers: tuple[OwnedCard, ...],
        reductions: Cost = (),
    ) -> None:
        self.goods = goods
        self.sources = PaymentSources(goods, cards, combat, 0, 0, 0, cotton, science)
        self.payers = payers
        self.reductions = reductions
        self.most = UNBOUND if combat else bag.size(goods) + cards + len(reductions)
        self.best: dict[tuple[object, ...], float] = {}
        self.golden = bag.count(goods, "gold") + bag.count(goods, "science") + cards

    def __missing__(self, cost: Cost) -> bool:
        parts = len(cost)
        self[cost] = enough = parts <= self.most and (
            (parts <= self.golden and "science" not in cost)
            or (cost.count("any") == parts and self.most < UNBOUND)  # any good pays any part
            or can_complete(self.sources, self.payers, needs_of(cost), self.reductions, False)
        )
        return enough

    def reduced_by(self, reductions: Cost) -> Affordability:
        """Returns the lookup of whether the seat can pay a cost with these reductions."""
        if not reductions:
            return self
        p = self.sources
        return _affordable(self.goods, p.cards, p.combat, p.cotton_as_gold, p.card_as_science, self.payers, reductions)


_affordable = functools.lru_cache(maxsize=1 << 14)(Affordability)  # the same goods recur


def can_complete(
    p: PaymentSources, payers: tuple[OwnedCard, ...], need: CostCount, reductions: tuple[str, ...], already: bool
) -> bool:
    """Whether the sources cover a cost with these reductions, trying the ways in which `payers` accept Combat cards.

    `already`: Combat cards were given earlier in this payment.
    """
    p.wild, p.gold = (reductions.count("resource"), reductions.count("gold")) if reductions else (0, 0)
    if p.covers(need):
        return True
    if not p.combat:
        return False
    return any(_with_cards(p, need, card, p.combat, already) for card in payers)


def _with_cards(p: PaymentSources, need: CostCount, monarch: OwnedCard, cards: int, already: bool) -> bool:
    """Tries every way in which the Monarch accepts so many Combat cards."""
    before = (p.wild, p.gold, p.science)
    for number, worth in monarch.card_payments(already):
        if number <= cards:
            p.wild += worth.count("resource")
            p.gold += worth.count("gold")
            p.science += worth.count("science")
            found = p.covers(need) or _with_cards(p, need, monarch, cards - number, True)
            p.wild, p.gold, p.science = before
            if found:
                return True
    return False
