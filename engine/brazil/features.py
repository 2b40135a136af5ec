"""What a strong player looks at in a position, as one typed table of numbers for a seat. What each is worth, by era,
stands in forecast.json."""

from __future__ import annotations

from engine.brazil import bag, missions
from engine.brazil.board import Mask, around, hexes
from engine.brazil.components import BUILDINGS, GOODS, PALACES
from engine.brazil.control import controlled, enemy_tiles, enemy_units, passive, unit_cs
from engine.brazil.laid import Laid
from engine.brazil.palaces import meets
from engine.brazil.scoring import total
from engine.brazil.state import CAPITAL, DEFEATED, Player, Seat, State

ARCHES = ("deploy", "painting", "build", "renovate", "manufacture", "harbor", "trade")
SUPPLY = 5
MUCH = 10
NAMES = (
    "vp",
    *GOODS,
    "goods_beyond_supply",
    "goods_beyond_ten",
    "kinds_of_goods",
    "gold_cards",
    "combat_cards",
    "units_on_map",
    "units_deployed",
    "units_defeated",
    "strength_on_map",
    "products",
    *(f"upgraded_{arch}" for arch in ARCHES),
    "paintings",
    "palaces",
    "palaces_open",
    "mission_now",
    "mission_now_second",
    "mission_now_done",
    "mission_next",
    "mission_old",
    "mission_last",
    *BUILDINGS,
    "empty_buildings",
    "cities",
    "exploration",
    "room",
    "reach_unexplored",
    "tiles_in_danger",
    "tiles_to_take",
    "lead",
)


def features(s: State, seat: Seat) -> list[float]:
    """One number for each of NAMES."""
    player = s.seats[seat]
    under = controlled(s, seat)
    places = hexes(under)
    laid = s.laid()
    vp = total(s, seat)
    out = [float(vp)]
    _goods(out, s, player, places)
    _pieces(out, player)
    _missions(out, s, player, laid, under)
    out += [float((laid.of.get(building, 0) & under).bit_count()) for building in BUILDINGS]
    goods = s.goods
    out.append(float(sum([not goods[h] for h in hexes(laid.buildings & under)])))
    out.append(float((laid.cities & under).bit_count()))
    out.append(float(len(player.exploration)))
    _map(out, s, seat, player)
    out.append(_lead(s, seat, vp))
    return out


def _goods(out: list[float], s: State, player: Player, places: tuple[int, ...]) -> None:
    on_tiles = sum([s.goods[hex_id] for hex_id in places])
    counts = bag.counts(player.supply + on_tiles)
    number = sum(counts)
    out += [float(count) for count in counts]
    out.append(float(max(0, bag.size(on_tiles) - SUPPLY)))
    out.append(float(max(0, number - MUCH)))
    out.append(float(sum([count > 0 for count in counts])))


def _pieces(out: list[float], player: Player) -> None:
    on_map = strength = deployed = 0
    for unit, place in enumerate(player.units):
        deployed += place >= DEFEATED
        if place >= 0:
            on_map += 1
            strength += unit_cs(player, unit)
    slots = [slot for _, slot in player.products]
    out += [float(len(player.gold_cards)), float(len(player.combat_cards))]
    out += [float(on_map), float(deployed), float(deployed - on_map), float(strength), float(len(slots))]
    out += [float(arch in slots) for arch in ARCHES]
    out += [float(len(player.paintings)), float(len(player.palaces))]


def _missions(out: list[float], s: State, player: Player, laid: Laid, under: Mask) -> None:
    """Palaces that have a tile to stand on; and how near the Missions are, squared: what is half done is a quarter."""
    free = [p for p in PALACES if p not in player.palaces]
    kinds = [tile for tile, places in laid.of.items() if places & under]
    out.append(float(sum([any(tile != CAPITAL and meets(tile, palace) for tile in kinds) for palace in free])))
    now, following, old, last, done = [0.0, 0.0], 0.0, 0.0, 0.0, 0.0
    for mission in player.missions:
        entry = missions.OBJECTIVES.get(mission)
        if entry is None:
            continue
        share = missions.share(entry, player, laid, under)
        near = share * share
        if entry.era == s.era:
            now.append(near)
            done += share == 1.0
        elif entry.era == s.era + 1:
            following = max(following, near)
        elif entry.era < s.era:
            old = max(old, near)
        last = max(last, near) if entry.era == missions.LAST_ERA else last
    now.sort(reverse=True)
    out += [now[0], now[1], done, following, old, last]


def _map(out: list[float], s: State, seat: Seat, player: Player) -> None:
    """Land to grow into, tiles to turn up, own tiles that an enemy stands next to, open ones next to own units."""
    board = s.board
    enemies, theirs = enemy_units(s, seat), enemy_tiles(s, seat)
    room = around(board, player.tiles) & board.land & ~s.tiles & ~around(board, theirs)
    out.append(float(min(8, room.bit_count())))
    reach = around(board, player.at)
    out.append(float(min(4, (reach & s.unexplored_mask).bit_count())))
    out.append(
        float(
            (
                player.tiles
                & ~player.at
                & around(board, enemies)
                & ~(1 << player.capital if player.capital >= 0 else 0)
            ).bit_count()
        )
    )
    out.append(float((reach & theirs & ~enemies).bit_count()))


def _lead(s: State, seat: Seat, vp: int) -> float:
    """Ahead of the best of the others (in tens of points) once the last round runs; else nothing."""
    if not (s.ending or s.over):
        return 0.0
    others = [total(s, other) for other in range(len(s.seats)) if other != seat and not passive(s, other)]
    return (vp - max(others)) / 10 if others else 0.0
