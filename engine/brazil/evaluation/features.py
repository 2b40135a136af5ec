"""The features of a position for a seat, as functions by name: the inputs of the learned linear evaluation.

Their weights are in learned.json.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import NamedTuple

from engine.brazil.board import Mask, around, hexes
from engine.brazil.components import BUILDINGS, GOODS, PAINTINGS, PALACES, PRODUCTS, RESOURCES, UNITS
from engine.brazil.rules import bag, missions
from engine.brazil.rules.actions import build, deploy, manufacture, painting
from engine.brazil.rules.control import controlled, deployed, enemy_tiles, enemy_units, on_map, rivals, units_vp
from engine.brazil.rules.palaces import free_tiles, meets
from engine.brazil.rules.payment_solver import Affordability, means
from engine.brazil.rules.production import PRINTED_VP
from engine.brazil.rules.scoring import standing, total, total_of
from engine.brazil.state import DEFEATED, Seat, State
from engine.brazil.tile_index import CachedScore

ARCHES = ("deploy", "painting", "build", "renovate", "manufacture", "harbor", "trade")
SUPPLY = 5
MANY_GOODS = 10  # beyond which goods count by a weight of their own
KNOWN = 256  # maximum size of the cache of best purchases


class FeatureInputs:
    """A position from one seat's side, with values that several features need computed once. `under`: controlled tiles,
    `points`: victory points, `stand`: score of Missions and Palaces, `goods` and those `on_tiles`, `slots` with
    products, `near`: hexes next to own units."""

    __slots__ = (
        *("_at_hand", "goods", "index", "near", "nearness", "on_tiles"),
        *("player", "points", "s", "seat", "slots", "stand", "under"),
    )

    def __init__(self, s: State, seat: Seat) -> None:
        self.s, self.seat, self.player, self.index = s, seat, s.seats[seat], s.tile_index()
        self.under: Mask = controlled(s, seat)
        self.stand: CachedScore = standing(self.player, self.index, self.under)
        self.points = total_of(s, seat, self.under, self.stand)
        self.nearness = nearness(self.stand.shares, s.era)
        self.on_tiles: bag.Bag = sum(map(s.goods.__getitem__, hexes(self.under)))
        self.goods: bag.Bag = self.on_tiles + self.player.supply
        self.slots: list[str] = [slot for _, slot in self.player.products]
        self.near: Mask = around(s.board, self.player.at)
        self._at_hand: Affordability | None = None

    @property
    def enemies(self) -> Mask:
        """Mask of the hexes with units of other seats."""
        return enemy_units(self.s, self.seat)

    def best_buy(self, arch: str) -> float:
        """Returns the VP of the best purchase that the seat could afford in the action of this arch (action space),
        plus 1 for a painting or Building, as these may have no VP; 0 where the token stands. Cached."""
        if self.player.token == arch:
            return 0.0
        if self._at_hand is None:
            self._at_hand = means(self.s, self.seat, self.goods)
        buy, known = BUYS[arch], self._at_hand.best
        key = arch, buy.hangs_on(self)
        best = known.get(key)
        if best is None:
            if len(known) >= KNOWN:
                known.clear()
            best = known[key] = float(max(buy.worth(self, self._at_hand), default=0))
        return best


class PurchaseValue(NamedTuple):
    """Values the purchases of an arch. `worth` lists the VP of all affordable ones, `hangs_on` returns all other
    data they depend on, as cache key."""

    hangs_on: Callable[[FeatureInputs], tuple[object, ...]]
    worth: Callable[[FeatureInputs, Affordability], list[int]]


def _units(g: FeatureInputs, at_hand: Affordability) -> list[int]:
    return [UNITS[g.player.colour][unit].vp for unit in deploy.deployable(g.s, g.seat, at_hand)]


def _paintings(g: FeatureInputs, at_hand: Affordability) -> list[int]:
    cards = painting.offered(g.s, painting.action(g.s, g.seat, "painting" in g.slots), at_hand)
    return [1 + PAINTINGS[card].vp for card in cards]


def _products(g: FeatureInputs, at_hand: Affordability) -> list[int]:
    products = manufacture.offered(g.s, manufacture.action(g.s, g.seat, "manufacture" in g.slots), at_hand)
    return [PRODUCTS[product].vp for product in products]


def _buildings(g: FeatureInputs, at_hand: Affordability) -> list[int]:
    f = build.action(g.s, g.seat, "build" in g.slots)
    less, price = at_hand.reduced_by(build.reductions(g.s, g.seat)), build.costs(g.s, f)
    return [1 + PRINTED_VP[building] for building in build.buildings_on_offer(g.s, f) if less[price[building]]]


BUYS = {
    "deploy": PurchaseValue(lambda g: (g.player.colour, g.player.units), _units),
    "painting": PurchaseValue(lambda g: ("painting" in g.slots, g.s.gallery), _paintings),
    "build": PurchaseValue(
        lambda g: ("build" in g.slots, g.s.era, g.s.stock, build.reductions(g.s, g.seat)), _buildings
    ),
    "manufacture": PurchaseValue(lambda g: ("manufacture" in g.slots, g.player.products), _products),
}


@functools.lru_cache(maxsize=1 << 14)
def nearness(shares: tuple[tuple[str, float], ...], era: int) -> dict[str, float]:
    """Returns features of how nearly the Missions in hand (`shares`: id and completed share of each) are completed: the
    best of the current era ("now"), the next one, earlier ones ("old") and Era III ("last"), the "second" best of the
    current era, and how many of that are "done". Shares are squared: half complete counts a quarter."""
    near: dict[str, list[float]] = {"now": [0.0, 0.0], "next": [0.0], "old": [0.0], "last": [0.0]}
    done = 0.0
    for mission, share in shares:
        of_era = missions.OBJECTIVES[mission].era
        since = of_era - era
        if since <= 1:
            near[{0: "now", 1: "next"}.get(since, "old")].append(share * share)
        if since == 0:
            done += share == 1.0
        if of_era == missions.LAST_ERA:
            near["last"].append(share * share)
    best = {name: max(shares) for name, shares in near.items()}
    return best | {"second": sorted(near["now"])[-2], "done": done}


def _palaces_open(g: FeatureInputs) -> int:
    """Counts the Palaces that could be placed on an own, controlled tile without a Palace."""
    s, own = g.s, g.under & g.player.tiles
    known = g.index.bare.get(own)
    if known is None or known[0] is not s.palace:
        known = g.index.bare[own] = s.palace, frozenset([s.tile[hex_id] for hex_id in free_tiles(s, g.seat)])
    return _open_on(known[1], g.player.palaces)


@functools.lru_cache(maxsize=1 << 14)
def _open_on(tiles: frozenset[str], placed: tuple[int, ...]) -> int:
    """Counts the Palaces not yet placed that fit one of these tiles."""
    left = [palace for palace in PALACES if palace not in placed]
    return sum([any(meets(tile, palace) for tile in tiles) for palace in left])


def _payable(g: FeatureInputs) -> int:
    """Counts the different resources the seat could pay at once; gold and science replace any."""
    cane, coffee, wood, cotton, gold, science = bag.counts(g.goods)
    return min(len(RESOURCES), (cane > 0) + (coffee > 0) + (wood > 0) + (cotton > 0) + gold + science)


def _room(g: FeatureInputs) -> int:
    """Counts the land hexes the seat can still build on, at most 8."""
    s, board = g.s, g.s.board
    room = around(board, g.player.tiles) & board.land & ~s.tiles & ~around(board, enemy_tiles(s, g.seat))
    return min(8, room.bit_count())


def _in_danger(g: FeatureInputs) -> int:
    """Counts the own tiles next to an enemy unit and without own units."""
    capital = 1 << g.player.capital if g.player.capital >= 0 else 0
    return (g.player.tiles & ~g.player.at & around(g.s.board, g.enemies) & ~capital).bit_count()


def _further(g: FeatureInputs) -> int:
    """Counts the unexplored tiles two steps from own units, at most 4."""
    return min(4, (around(g.s.board, g.near) & g.s.unexplored_mask & ~g.near).bit_count())


def _lead(g: FeatureInputs) -> float:
    """The lead over the best opponent in tens of points, in the last round; 0 before."""
    s = g.s
    if not (s.ending or s.over):
        return 0.0
    others = [total(s, other) for other in rivals(s, g.seat)]
    return (g.points - max(others)) / 10 if others else 0.0


Feature = Callable[[FeatureInputs], float]


def _good(good: str) -> Feature:
    shift = bag.SHIFT[good]
    return lambda g: g.goods >> shift & bag.FIELD


def _upgraded(arch: str) -> Feature:
    return lambda g: arch in g.slots


def _tiles_of(building: str) -> Feature:
    return lambda g: (g.index.of.get(building, 0) & g.under).bit_count()


def _near(which: str) -> Feature:
    return lambda g: g.nearness[which]


def _can(arch: str) -> Feature:
    return lambda g: g.best_buy(arch)


FEATURES: dict[str, Feature] = {
    "vp": lambda g: g.points,
    **{good: _good(good) for good in GOODS},
    "goods_beyond_supply": lambda g: max(0, bag.size(g.on_tiles) - SUPPLY),
    "goods_beyond_ten": lambda g: max(0, bag.size(g.goods) - MANY_GOODS),
    "payable_resources": _payable,
    "gold_cards": lambda g: len(g.player.gold_cards),
    "combat_cards": lambda g: len(g.player.combat_cards),
    "units_on_map": lambda g: on_map(g.player),
    "units_deployed": lambda g: deployed(g.player),
    "units_defeated": lambda g: g.player.units.count(DEFEATED),
    "strength_on_map": lambda g: units_vp(g.player.colour, g.player.units, 0),
    "products": lambda g: len(g.player.products),
    **{f"upgraded_{arch}": _upgraded(arch) for arch in ARCHES},
    "paintings": lambda g: len(g.player.paintings),
    "palaces": lambda g: len(g.player.palaces),
    "palaces_open": _palaces_open,
    "mission_now": _near("now"),
    "mission_now_second": _near("second"),
    "mission_now_done": _near("done"),
    "mission_next": _near("next"),
    "mission_old": _near("old"),
    "mission_last": _near("last"),
    **{building: _tiles_of(building) for building in BUILDINGS},
    "empty_buildings": lambda g: sum([not g.s.goods[hex_id] for hex_id in hexes(g.index.buildings & g.under)]),
    "cities": lambda g: (g.index.cities & g.under).bit_count(),
    "exploration": lambda g: len(g.player.exploration),
    "room": _room,
    "reach_unexplored": lambda g: min(4, (g.near & g.s.unexplored_mask).bit_count()),
    "further_unexplored": _further,
    "tiles_in_danger": _in_danger,
    "tiles_to_take": lambda g: (g.near & enemy_tiles(g.s, g.seat) & ~g.enemies & ~g.index.capitals).bit_count(),
    "peeked": lambda g: (g.player.peeked & g.s.unexplored_mask).bit_count(),
    **{f"can_{arch}": _can(arch) for arch in BUYS},
    "lead": _lead,
}
