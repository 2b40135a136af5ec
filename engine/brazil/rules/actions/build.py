"""The Build action: a Building next to the own empire, or a City where the Monarch stands (rules 4).

Where they may be placed is in sites.py.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence

from engine.brazil.board import HexId, Mask, hexes, with_value_at
from engine.brazil.components import BUILDINGS, CITIES, KIND_OF, RESOURCES, Cost
from engine.brazil.decisions import BuildDecision, PaymentDecision, TurnDecision
from engine.brazil.events import CityRevealed, GoodsDropped, SecondBuildClosed, TileBuilt, TileKept
from engine.brazil.moves import Build, Finish, FoundCity, Move, made
from engine.brazil.questions.exploration import EXPLORATION_RULES
from engine.brazil.questions.owned import answers
from engine.brazil.rules import bag
from engine.brazil.rules.actions.sites import (
    building_sites,
    city_sites,
    ground,
    terrain_now,
    why_not_building,
    why_not_city,
)
from engine.brazil.rules.exploration import forget_peeks
from engine.brazil.rules.goods import Out
from engine.brazil.rules.payment import ask
from engine.brazil.rules.payment_solver import Affordability, means
from engine.brazil.rules.production import mark, produce
from engine.brazil.state import NOBODY, Seat, State, remember
from engine.core.bounded_cache import BoundedCache
from engine.core.move import Reason, refuse

MAX_TILES = 2
"""The most Buildings in one action, with the painting that allows a second one."""
REDUCTION = "build_reduction"
_BUILDINGS = tuple((b.id, b.era, KIND_OF[b.id]) for b in BUILDINGS.values())
_COST: dict[str, Cost] = {tile.id: tile.cost for table in (BUILDINGS, CITIES) for tile in table.values()}


def action(s: State, seat: Seat, upgraded: bool, only: str = "") -> BuildDecision:
    """Creates and returns the Build action's decision, not yet pending. `only`: the one Building that a Gold card
    allows; otherwise a painting may allow a second tile."""
    second = not only and any(card.second_build() is not None for card in answers(s.seats[seat], "second_build"))
    return BuildDecision(seat, upgraded, MAX_TILES if second else 1, 0, only)


def cost_of(s: State, f: BuildDecision, tile: str) -> Cost:
    """Returns the cost of a tile in this action, before `reductions`. In an upgraded action any resource pays for
    another; a second Building costs more."""
    return costs(s, f)[tile]


def costs(s: State, f: BuildDecision) -> dict[str, Cost]:
    """Returns the cost of every Building and City in this action, by id, before `reductions`."""
    more: Cost = ()
    if f.built:
        for card in answers(s.seats[f.seat], "second_build"):
            more += card.second_build() or ()
    return _costs(f.upgraded, more)


@functools.cache
def _costs(upgraded: bool, more: Cost) -> dict[str, Cost]:
    return {tile: (_of_any_type(cost) if upgraded else cost) + more for tile, cost in _COST.items()}


def _of_any_type(cost: Cost) -> Cost:
    return tuple("any" if part in RESOURCES or part == "cane_or_coffee" else part for part in cost)


def reductions(s: State, seat: Seat) -> Cost:
    """Returns the credits, "gold" once for each good or gold saved, by which a seat's cards make one build of the turn
    cheaper; empty once used in this turn."""
    cheaper = answers(s.seats[seat], "build_reduction")
    turn = s.frames[0] if s.frames else None  # no turn: the screen shows prices after the end, too
    if not cheaper or (isinstance(turn, TurnDecision) and REDUCTION in turn.used):
        return ()
    return ("gold",) * sum(card.build_reduction() for card in cheaper)


def cities_on_offer(s: State) -> tuple[str, ...]:
    """Returns the top City of each stack, if it belongs to the current era or an earlier one."""
    return tuple(stack[0] for stack in s.cities if stack and CITIES[stack[0]].era <= s.era)


def buildings_on_offer(s: State, f: BuildDecision) -> tuple[str, ...]:
    """Lists the ids of the Buildings in stock of the current era or earlier ones; if a Gold card allows one alone, that
    one, in any era."""
    if f.only:
        return (f.only,) if s.stock[KIND_OF[f.only]] else ()
    era, stock = s.era, s.stock
    return tuple([building for building, since, kind in _BUILDINGS if since <= era and stock[kind]])


def legal(s: State, f: BuildDecision) -> list[Move]:
    """Returns the legal moves: each affordable Building or City on each hex where it may be placed, and finishing."""
    out: list[Move] = []
    for tiles in offers(s, f, means(s, f.seat)):
        out += tiles
    out.append(made(Finish, f.seat))
    return out


def offers(s: State, f: BuildDecision, at_hand: Affordability) -> Iterator[Sequence[Build | FoundCity]]:
    """Yields the affordable builds, one sequence for each tile: a move for every hex where it may be placed."""
    seat = f.seat
    at_hand, price = at_hand.reduced_by(reductions(s, seat)), costs(s, f)
    g = None
    for building in buildings_on_offer(s, f):
        if at_hand[price[building]]:
            g = g or ground(s, seat)
            yield _builds(seat, building)[building_sites(building, g)]
    if not f.only:
        for city in cities_on_offer(s):
            if at_hand[price[city]]:
                g = g or ground(s, seat)
                yield [made(FoundCity, seat, city, hex_id) for hex_id in hexes(city_sites(s, seat, g))]


@functools.cache
def _builds(seat: Seat, building: str) -> BoundedCache[Mask, tuple[Build, ...]]:
    """The moves that build a Building on each hex of a mask. Cached, as the same moves recur."""
    return BoundedCache(lambda sites: tuple([made(Build, seat, building, hex_id) for hex_id in hexes(sites)]), 1 << 12)


def why_not(s: State, f: BuildDecision, move: Move) -> Reason | None:
    """Returns the reason why a tile can't be built on a hex; None if it can."""
    if isinstance(move, Finish):
        return None
    if isinstance(move, Build):
        reason = _why_not_building(s, f, move)
        tile = move.building
    elif isinstance(move, FoundCity):
        reason = _why_not_city(s, f, move)
        tile = move.city
    else:
        return refuse("finish_first", what=f.kind)
    if reason is not None:
        return reason
    cost = cost_of(s, f, tile)
    return None if means(s, f.seat).reduced_by(reductions(s, f.seat))[cost] else refuse("cannot_afford", cost=cost)


def _why_not_building(s: State, f: BuildDecision, move: Build) -> Reason | None:
    if move.building not in BUILDINGS or (f.only and move.building != f.only):
        return refuse("not_on_offer", tile=move.building)
    era = BUILDINGS[move.building].era
    if era > s.era and not f.only:
        return refuse("era_too_early", era=era)
    if not s.stock[KIND_OF[move.building]]:
        return refuse("no_stock", tile=move.building)
    return why_not_building(s, f.seat, move.building, move.hex)


def _why_not_city(s: State, f: BuildDecision, move: FoundCity) -> Reason | None:
    if f.only or move.city not in CITIES:
        return refuse("not_on_offer", tile=move.city)
    if CITIES[move.city].era > s.era:
        return refuse("era_too_early", era=CITIES[move.city].era)
    if move.city not in cities_on_offer(s):
        return refuse("not_on_offer", tile=move.city)
    return why_not_city(s, f.seat, move.hex)


def apply(s: State, f: BuildDecision, move: Move, out: Out) -> None:
    """Starts the payment for a tile, or finishes the action."""
    if isinstance(move, Build):
        ask(s, f.seat, cost_of(s, f, move.building), move, reductions=reductions(s, f.seat))
    elif isinstance(move, FoundCity):
        ask(s, f.seat, cost_of(s, f, move.city), move, reductions=reductions(s, f.seat))
    else:
        f.left = 0


def complete(s: State, paid: PaymentDecision, move: Build | FoundCity, out: Out) -> None:
    """Places the tile once it is paid for, in place of what lies on the hex, lets a Building produce, and applies the
    effects of cards and of an exploration tile built on."""
    seat, hex_id = move.seat, move.hex
    frame, turn = s.frames[-1], s.frames[0]
    if isinstance(frame, BuildDecision):
        frame.left -= 1
        frame.built += 1
    if isinstance(turn, TurnDecision) and len(paid.reductions) < len(reductions(s, seat)):
        turn.used += (REDUCTION,)
    was = terrain_now(s, hex_id)
    tile = move.building if isinstance(move, Build) else move.city
    explored = s.explored[hex_id]
    unexplored = bool(s.unexplored[hex_id])
    out.append(TileBuilt(seat, tile, hex_id, s.tile[hex_id], unexplored))
    _clear(s, hex_id, out)
    if isinstance(move, Build):
        kind = KIND_OF[tile]
        s.stock = (*s.stock[:kind], s.stock[kind] - 1, *s.stock[kind + 1 :])
    else:
        _take_city(s, tile, out)
    s.place_tile(tile, hex_id, seat)
    if isinstance(move, Build):
        mark(s, hex_id)
        produce(s, hex_id, "build", out)
    _exploration_bonus(s, seat, hex_id, explored, out)
    for card in answers(s.seats[seat], "on_built"):
        card.on_built(s, seat, hex_id, was, out)


def _clear(s: State, hex_id: HexId, out: Out) -> None:
    """Removes what is on the hex: a replaced Building with its goods, an exploration tile."""
    bit = 1 << hex_id
    if s.tile[hex_id]:
        if s.goods[hex_id]:
            out.append(GoodsDropped(s.owner[hex_id], bag.goods(s.goods[hex_id]), hex_id))
            s.goods = with_value_at(s.goods, hex_id, 0)
        s.gone += (s.tile[hex_id],)
        s.marked &= ~bit
    if s.unexplored[hex_id]:
        s.box += (s.unexplored[hex_id],)
        s.unexplored = with_value_at(s.unexplored, hex_id, "")
        s.unexplored_mask &= ~bit
        forget_peeks(s, hex_id)
    if s.explored[hex_id]:
        s.explored = with_value_at(s.explored, hex_id, "")
        s.explored_mask &= ~bit


def _take_city(s: State, city: str, out: Out) -> None:
    stacks = list(s.cities)
    for index, stack in enumerate(stacks):
        if stack and stack[0] == city:
            stacks[index] = stack[1:]
            if len(stack) > 1:
                out.append(CityRevealed(stack[1], index))
            break
    s.cities = tuple(stacks)


def _exploration_bonus(s: State, seat: Seat, hex_id: HexId, explored: str, out: Out) -> None:
    """Applies the face-up tile that was built on: Minas Gerais gives gold, Culture is kept, a River Basin leaves the
    game."""
    if not explored:
        return
    tile = EXPLORATION_RULES[explored]
    if tile.kept_by_builder:
        s.changing(seat).exploration += (explored,)
        out.append(TileKept(seat, hex_id, explored))
        return
    s.gone += (explored,)
    out.append(TileKept(NOBODY, hex_id, explored))
    tile.on_built(s, seat, out)


def step(s: State, f: BuildDecision, out: Out) -> bool:
    """Ends the action if nothing (more) can be built; returns whether it ended."""
    if f.left and remember(s, legal(s, f)) > 1:
        return False
    if f.left and f.built:
        out.append(SecondBuildClosed(f.seat, "fresh_goods" if _fresh_would_pay(s, f) else "nothing"))
    s.frames.pop()
    return True


def _fresh_would_pay(s: State, f: BuildDecision) -> bool:
    """Tells whether something could be built if goods gained by this action could pay."""
    if not s.fresh and not s.fresh_cards:
        return False
    trial = s.copy()
    trial.fresh, trial.fresh_cards = (), ()
    return any(offers(trial, f, means(trial, f.seat)))
