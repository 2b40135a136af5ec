"""The vocabulary of the lessons of Brazil: facts, places and events that lesson files may name."""

from __future__ import annotations

from engine.brazil import events, facts
from engine.brazil.board import HexId, Mask, hexes
from engine.brazil.components import (
    BUILDINGS,
    CITIES,
    COMBAT_ARCHES,
    GOODS,
    LIMITS,
    MISSIONS,
    PRODUCTS,
    TRADES,
    UNITS,
)
from engine.brazil.decisions import (
    BuildDecision,
    CombatDecision,
    DeployDecision,
    ExpeditionDecision,
    RenovateDecision,
    TurnDecision,
)
from engine.brazil.handlers import LEGAL
from engine.brazil.moves import Build, FoundCity, Renovate
from engine.brazil.rules import bag, control
from engine.brazil.state import CAPITAL, Seat, State
from engine.core.event import event_kinds
from engine.core.lesson import FactWord, LessonWords, PlaceWord

TILES = (*BUILDINGS, *CITIES)
UNIT_KINDS = tuple(dict.fromkeys(unit.kind for units in UNITS.values() for unit in units))
ERAS = ("1", "2", "3")
LEAST = 0  # a number about a battle, Mission or unit where there is none


def _goods(s: State, seat: Seat, good: str) -> int:
    """The goods that the seat can pay with: in its supply and on the tiles it controls."""
    bags = [s.seats[seat].supply, *(s.goods[h] for h in hexes(control.controlled(s, seat)))]
    return sum(bag.count(held, good) if good else bag.size(held) for held in bags)


def _own_tiles(s: State, seat: Seat, tile: str) -> tuple[HexId, ...]:
    """The hexes of the seat's own tiles of a kind that it controls; "": of all Buildings and Cities."""
    held = hexes(control.own_controlled(s, seat))
    return tuple(h for h in held if (s.tile[h] == tile if tile else s.tile[h] != CAPITAL))


def _seized(s: State, seat: Seat) -> Mask:
    """Mask of the tiles of other seats that the seat controls."""
    return control.controlled(s, seat) & ~s.seats[seat].tiles


def _unit_hexes(s: State, seat: Seat, kind: str) -> tuple[HexId, ...]:
    """The hexes of the seat's units of a kind on the map; "": of all."""
    player = s.seats[seat]
    return tuple(
        place for unit, place in enumerate(player.units) if place >= 0 and kind in ("", control.unit_kind(player, unit))
    )


def _mission_of(s: State, seat: Seat, era: str) -> str:
    """The Mission of an era that the seat still holds; "" for none."""
    held = (card for card in s.seats[seat].missions if card in MISSIONS and MISSIONS[card].era == int(era))
    return next(held, "")


def _objectives_left(s: State, seat: Seat, era: str) -> int:
    mission = _mission_of(s, seat, era)
    return sum(not objective.holds for objective in facts.mission_progress(s, seat, mission)) if mission else LEAST


def _mission_vp(s: State, seat: Seat, era: str) -> int:
    mission = _mission_of(s, seat, era)
    return MISSIONS[mission].vp if mission else LEAST


def _movements(s: State, seat: Seat, _: str) -> int:
    """The free movements that are left in the seat's turn."""
    turn = s.frames[0] if s.frames else None
    return turn.free if isinstance(turn, TurnDecision) and turn.seat == seat else LEAST


def _free_units(s: State, seat: Seat, _: str) -> tuple[HexId, ...]:
    """The hexes of the seat's units while it has a free movement left."""
    return _unit_hexes(s, seat, "") if _movements(s, seat, "") else ()


def _strength(s: State, seat: Seat, of: str) -> int:
    """The strength of "own" or "other" side in a pending battle without cards; against an Expedition, what it needs."""
    frame = s.frames[-1] if s.frames else None
    if isinstance(frame, CombatDecision):
        attacks = (frame.attacker == seat) == (of == "own")
        return (facts.attack if attacks else facts.defence)(s, frame).total
    if isinstance(frame, ExpeditionDecision):
        numbers = facts.expedition(s.explored[frame.at])
        return facts.expedition_strength(s, frame) if of == "own" or numbers is None else numbers.needed
    return LEAST


def _unit_price(s: State, seat: Seat, kind: str) -> int:
    """The parts of the cheapest price of a unit of this kind in the seat's colour."""
    return min((len(unit.cost) for unit in UNITS[s.seats[seat].colour] if unit.kind == kind), default=LEAST)


def _build_sites(s: State, seat: Seat, tile: str) -> tuple[HexId, ...]:
    """The hexes where the seat may put a tile in the Build action under way."""
    frame = s.frames[-1] if s.frames else None
    if not isinstance(frame, BuildDecision) or frame.seat != seat:
        return ()
    moves = [move for move in LEGAL[BuildDecision](s, frame) if isinstance(move, (Build, FoundCity))]
    return tuple(move.hex for move in moves if tile == (move.building if isinstance(move, Build) else move.city))


def _deploy_sites(s: State, seat: Seat, _: str) -> tuple[HexId, ...]:
    """The hexes where the seat may put a unit in the Deploy action under way."""
    frame = s.frames[-1] if s.frames else None
    return tuple(hexes(facts.deploy_sites(s, seat))) if isinstance(frame, DeployDecision) and frame.seat == seat else ()


def _renovations(s: State, seat: Seat, _: str) -> tuple[HexId, ...]:
    """The hexes of the Buildings that the seat may renovate in the Renovate action under way."""
    frame = s.frames[-1] if s.frames else None
    if not isinstance(frame, RenovateDecision) or frame.seat != seat:
        return ()
    moves = [move for move in LEGAL[RenovateDecision](s, frame) if isinstance(move, Renovate)]
    return tuple(dict.fromkeys(move.hex for move in moves))


def _clouds(s: State, seat: Seat, _: str) -> tuple[HexId, ...]:
    """The unexplored hexes nearest to the seat's units, or to its tiles where it has none on the map."""
    player, grid = s.seats[seat], s.board.scenario.map
    sources = hexes(player.at or player.tiles)
    away = {cloud: min((grid.distance(cloud, h) for h in sources), default=0) for cloud in hexes(s.unexplored_mask)}
    return tuple(cloud for cloud, steps in away.items() if steps == min(away.values()))


def _toward_clouds(s: State, seat: Seat, _: str) -> tuple[HexId, ...]:
    """The hexes one step from the seat's units, and one step nearer to the nearest clouds."""
    units, clouds, grid = hexes(s.seats[seat].at), _clouds(s, seat, ""), s.board.scenario.map
    steps = (
        (cloud, unit, step)
        for unit in units
        for cloud in clouds
        for step in s.board.near[unit]
        if grid.distance(cloud, unit) == min(grid.distance(cloud, other) for other in units)
    )
    return tuple(dict.fromkeys(n for cloud, unit, n in steps if grid.distance(cloud, n) < grid.distance(cloud, unit)))


def _expeditions(s: State, seat: Seat, _: str) -> tuple[HexId, ...]:
    """The hexes with an Expedition that nobody has beaten."""
    return tuple(h for h in hexes(s.explored_mask) if facts.expedition(s.explored[h]))


def _with_goods(s: State, seat: Seat, good: str) -> tuple[HexId, ...]:
    """The tiles the seat controls that hold a good; "": any good."""
    held = hexes(control.controlled(s, seat))
    return tuple(h for h in held if (bag.count(s.goods[h], good) if good else s.goods[h]))


def _own_kinds(s: State, seat: Seat, _: str) -> int:
    return len({s.tile[h] for h in _own_tiles(s, seat, "")})


FACTS = {
    # of the position
    "round": FactWord(lambda s, seat, of: s.round),
    "era": FactWord(lambda s, seat, of: s.era),
    "points": FactWord(lambda s, seat, of: facts.total(s, seat)),
    "goods": FactWord(_goods, ("", *GOODS)),
    "supply": FactWord(lambda s, seat, of: bag.size(s.seats[seat].supply)),
    "tiles": FactWord(lambda s, seat, of: len(_own_tiles(s, seat, of)), ("", *TILES)),
    "buildings": FactWord(lambda s, seat, of: sum(s.tile[h] in BUILDINGS for h in _own_tiles(s, seat, ""))),
    "cities": FactWord(lambda s, seat, of: sum(s.tile[h] in CITIES for h in _own_tiles(s, seat, ""))),
    "kinds_of_tile": FactWord(_own_kinds),
    "seized": FactWord(lambda s, seat, of: _seized(s, seat).bit_count()),
    "units": FactWord(lambda s, seat, of: len(_unit_hexes(s, seat, of)), ("", *UNIT_KINDS)),
    "deployed": FactWord(lambda s, seat, of: control.deployed(s.seats[seat])),
    "movements": FactWord(_movements),
    "gold_cards": FactWord(lambda s, seat, of: len(s.seats[seat].gold_cards)),
    "combat_cards": FactWord(lambda s, seat, of: len(s.seats[seat].combat_cards)),
    "paintings": FactWord(lambda s, seat, of: len(s.seats[seat].paintings)),
    "products": FactWord(lambda s, seat, of: len(s.seats[seat].products)),
    "palaces": FactWord(lambda s, seat, of: len(s.seats[seat].palaces)),
    "missions": FactWord(lambda s, seat, of: len(s.seats[seat].revealed)),
    "exploration": FactWord(lambda s, seat, of: len(s.seats[seat].exploration)),
    "objectives_left": FactWord(_objectives_left, ERAS),
    "mission_vp": FactWord(_mission_vp, ERAS),
    "open_expeditions": FactWord(lambda s, seat, of: len(_expeditions(s, seat, ""))),
    "strength": FactWord(_strength, ("own", "other")),
    "unit_price": FactWord(_unit_price, UNIT_KINDS),
    # printed
    "yield": FactWord(lambda s, seat, of: len(BUILDINGS[of].production), BUILDINGS, True),
    "price": FactWord(lambda s, seat, of: len((BUILDINGS.get(of) or CITIES[of]).cost), TILES, True),
    "tile_vp": FactWord(lambda s, seat, of: (BUILDINGS.get(of) or CITIES[of]).vp, TILES, True),
    "product_vp": FactWord(lambda s, seat, of: PRODUCTS[of].vp, PRODUCTS, True),
    "product_price": FactWord(lambda s, seat, of: len(PRODUCTS[of].cost), PRODUCTS, True),
    "trade_gain": FactWord(lambda s, seat, of: len(TRADES[of].gain), TRADES, True),
    "most_goods": FactWord(lambda s, seat, of: LIMITS.supply_goods, fixed=True),
    "most_battle_cards": FactWord(lambda s, seat, of: LIMITS.combat_cards_per_battle, fixed=True),
    "arch_attack": FactWord(lambda s, seat, of: COMBAT_ARCHES.attack, fixed=True),
    "arch_defence": FactWord(lambda s, seat, of: COMBAT_ARCHES.defence, fixed=True),
}
PLACES = {
    "capital": PlaceWord(lambda s, seat, of: (s.seats[seat].capital,) if s.seats[seat].capital >= 0 else ()),
    "sites": PlaceWord(_build_sites, TILES),
    "deploy_sites": PlaceWord(_deploy_sites),
    "renovations": PlaceWord(_renovations),
    "own": PlaceWord(_own_tiles, ("", *TILES)),
    "units": PlaceWord(_unit_hexes, ("", *UNIT_KINDS)),
    "free_units": PlaceWord(_free_units),
    "goods": PlaceWord(_with_goods, ("", *GOODS)),
    "clouds": PlaceWord(_clouds),
    "toward_clouds": PlaceWord(_toward_clouds),
    "expeditions": PlaceWord(_expeditions),
    "enemies": PlaceWord(lambda s, seat, of: hexes(control.enemy_units(s, seat))),
    "enemy_tiles": PlaceWord(
        lambda s, seat, of: hexes(control.enemy_tiles(s, seat) & ~control.capitals_of_others(s, seat))
    ),
    "seized": PlaceWord(lambda s, seat, of: hexes(_seized(s, seat))),
}
WORDS = LessonWords(event_kinds(events), FACTS, PLACES)
