"""Scoring: victory points by category, the ranking and the winners (rules 9)."""

from __future__ import annotations

import functools

from engine.brazil.board import Mask, hexes
from engine.brazil.challenge import conditions
from engine.brazil.components import (
    BUILDINGS,
    PAINTINGS,
    PALACES,
    PRODUCTS,
    UNITS,
)
from engine.brazil.questions.exploration import EXPLORATION_RULES
from engine.brazil.questions.gold import SCORING
from engine.brazil.questions.owned import answers
from engine.brazil.rules import bag, missions
from engine.brazil.rules.control import controlled, deployed, own_controlled, passive, units_vp
from engine.brazil.rules.production import tile_vp, tiles_vp
from engine.brazil.state import DEFEATED, ON_BOARD, Player, Seat, State
from engine.brazil.tile_index import CachedScore, TileIndex
from engine.core.rules import Result, ScoreLine

CATEGORIES = (
    "units",
    "products",
    "paintings",
    "missions",
    "gold_cards",
    "exploration",
    "tiles",
    "palaces",
    "monarch",
    "bid",
    "corrected",
)


def score(s: State, seat: Seat) -> list[ScoreLine]:
    """Returns the lines of a seat's scorepad, as if the game ended now."""
    player = s.seats[seat]
    lines = [
        ScoreLine("units", unit.kind, unit.vp)
        for unit, place in zip(UNITS[player.colour], player.units, strict=True)
        if place >= DEFEATED
    ]
    lines += [ScoreLine("products", product, PRODUCTS[product].vp) for product, _ in player.products]
    lines += [ScoreLine("paintings", painting, PAINTINGS[painting].vp) for painting in player.paintings]
    lines += _mission_lines(s, seat)
    for card in player.gold_cards:
        if vp := SCORING[card].end_vp(s, seat) if card in SCORING else 0:
            lines.append(ScoreLine("gold_cards", card, vp))
    lines += _exploration_lines(player.exploration)
    lines += [ScoreLine("tiles", s.tile[h], vp, str(h)) for h in hexes(controlled(s, seat)) if (vp := tile_vp(s, h))]
    lines += _palace_lines(s, seat)
    for owned in answers(player, "end_vp"):
        if vp := owned.end_vp(s, seat):
            lines.append(ScoreLine("monarch" if owned.id == player.monarch else "paintings", owned.id, vp))
    if player.bid > 0:
        lines.append(ScoreLine("bid", "bid", -player.bid))
    return lines


def _mission_lines(s: State, seat: Seat) -> list[ScoreLine]:
    player, index, held = s.seats[seat], s.tile_index(), controlled(s, seat)
    scored = ((mission, missions.vp_of(mission, player, index, held)) for mission in player.revealed + player.missions)
    return [ScoreLine("missions", mission, vp) for mission, vp in scored if vp]


def _exploration_lines(kept: tuple[str, ...]) -> list[ScoreLine]:
    kinds = ((tile, kept.count(tile)) for tile in dict.fromkeys(kept))
    return [ScoreLine("exploration", tile, EXPLORATION_RULES[tile].vp(count)) for tile, count in kinds]


def _palace_lines(s: State, seat: Seat) -> list[ScoreLine]:
    """Printed VP plus end bonus. They belong to the builder, also on a seized tile."""
    player, index, own = s.seats[seat], s.tile_index(), own_controlled(s, seat)
    return [ScoreLine("palaces", str(palace), _palace_vp(palace, player, index, own)) for palace in player.palaces]


def _palace_vp(palace: int, player: Player, index: TileIndex, own: Mask) -> int:
    """The VP of one Palace of a player; `own` are the tiles the player built and controls."""
    entry = PALACES[palace]
    if not entry.end_vp:
        return entry.vp
    each = entry.end_vp.vp
    if entry.end_vp.building in BUILDINGS:
        return entry.vp + each * (index.of.get(entry.end_vp.building, 0) & own).bit_count()
    if entry.end_vp.each == "product":
        return entry.vp + each * len(player.products)
    return entry.vp + each * deployed(player) if entry.end_vp.each == "unit" else entry.vp


def total(s: State, seat: Seat) -> int:
    """Returns a seat's victory points as if the game ended now: the sum of `score`, computed faster; without the rounds
    left that a won solo challenge adds."""
    held = controlled(s, seat)
    return total_of(s, seat, held, standing(s.seats[seat], s.tile_index(), held))


def standing(player: Player, index: TileIndex, held: Mask) -> CachedScore:
    """Returns the VP of a player's Missions and Palaces together, and the completed share of each Mission in hand;
    `held` masks the controlled tiles. Cached in the tile index, as bots need it at every step."""
    units = player.units
    counted = (held, player.tiles, units.count(ON_BOARD), units.count(DEFEATED), player.products, player.paintings)
    key = (*counted, player.palaces, player.missions, player.revealed)
    found = index.standing.get(key)
    if found is None:
        entries = [missions.OBJECTIVES[m] for m in player.missions if m in missions.OBJECTIVES]
        own = held & player.tiles
        vp = sum([_palace_vp(palace, player, index, own) for palace in player.palaces])
        shares = tuple([(entry.id, missions.share(entry, player, index, held)) for entry in entries])
        vp += sum([missions.vp_of(mission, player, index, held) for mission in player.revealed + player.missions])
        found = index.standing[key] = CachedScore(vp, shares)
    return found


def total_of(s: State, seat: Seat, held: Mask, stand: CachedScore) -> int:
    """Returns a seat's victory points as if the game ended now, like `total`, given the mask of controlled tiles
    (`held`) and the score of Missions and Palaces."""
    player = s.seats[seat]
    vp = _owned_vp(player.products, player.paintings, player.exploration) - max(0, player.bid)
    vp += units_vp(player.colour, player.units, DEFEATED) + tiles_vp(s, held) + stand.vp
    for card in player.gold_cards:
        if card in SCORING:
            vp += SCORING[card].end_vp(s, seat)
    for owned in answers(player, "end_vp"):
        vp += owned.end_vp(s, seat)
    return vp


@functools.lru_cache(maxsize=1 << 14)
def _owned_vp(products: tuple[tuple[str, str], ...], paintings: tuple[str, ...], exploration: tuple[str, ...]) -> int:
    """The VP of products and paintings as printed, and of exploration tiles."""
    vp = sum(PRODUCTS[product].vp for product, _ in products) + sum(PAINTINGS[painting].vp for painting in paintings)
    return vp + sum(line.vp for line in _exploration_lines(exploration))


def science_on_map(s: State, seat: Seat) -> int:
    """Counts the science on the tiles a seat controls: the tie-breaker."""
    return sum(bag.count(s.goods[hex_id], "science") for hex_id in hexes(controlled(s, seat)))


def result(s: State) -> Result | None:
    """Returns the result of a finished game; None before the end. The total of a won solo challenge includes the rounds
    left."""
    if not s.over:
        return None
    lines = tuple(tuple(score(s, seat)) for seat in range(len(s.seats)) if not passive(s, seat))
    left = conditions.rounds_left(s) if s.board.scenario.solo and conditions.won(s) else 0
    return _ranked(s, tuple(sum(line.vp for line in seat_lines) + left for seat_lines in lines), lines)


def as_ended(s: State, totals: tuple[int, ...]) -> Result:
    """Returns the result of a finished game with these recorded totals, whatever today's components would give; an
    additional score line makes up the difference. Raises ValueError while the game still runs."""
    today = result(s)
    if today is None:
        raise ValueError("the game is not over: it has no result")
    lines = tuple(
        (*seat_lines, ScoreLine("corrected", "corrected", total - now)) if total != now else seat_lines
        for seat_lines, total, now in zip(today.lines, totals, today.totals, strict=True)
    )
    return _ranked(s, totals, lines)


def _ranked(s: State, totals: tuple[int, ...], lines: tuple[tuple[ScoreLine, ...], ...]) -> Result:
    """The ranking for these totals. Equal VP and equal science share the victory; a challenge is won by its goals."""
    won = conditions.won(s)
    if s.board.scenario.solo:
        return Result((0,) if won else (), (0,), totals, lines, s.over)
    keys = {seat: (totals[seat], science_on_map(s, seat)) for seat in range(len(s.seats))}
    ranking = tuple(sorted(keys, key=lambda seat: (-keys[seat][0], -keys[seat][1], seat)))
    winners = tuple(seat for seat in ranking if keys[seat] == keys[ranking[0]])
    if s.board.scenario.challenge:
        winners = (conditions.HUMAN,) if won else ()
    return Result(winners, ranking, totals, lines, s.over)
