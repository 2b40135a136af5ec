"""Validates a position loaded from a file: its ids belong to box and map, its parts agree, so no rule fails on it.

Of the cards there may be fewer than the box holds, as a game begun before a correction goes on with what it has; never
more, as nobody could then guess who holds what.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Container, Iterable
from itertools import chain

from engine.brazil.board import mask_of
from engine.brazil.challenge.counters import TALLIES
from engine.brazil.components import (
    BUILDINGS,
    CITIES,
    COLOUR_SETS,
    COMBAT_CARDS,
    EXPLORATION,
    GOLD_CARDS,
    KIND_OF,
    MISSIONS,
    MONARCHS,
    PAINTINGS,
    PRODUCTS,
    SLOTS,
    TILE_KINDS,
    deck,
)
from engine.brazil.decisions import CombatDecision, Decision, DraftDecision
from engine.brazil.state import NOBODY, ON_BOARD, Player, Setup, State
from engine.core.components import check_edition, in_edition

BY_HEX = ("tile", "owner", "goods", "palace", "unexplored", "explored")
SEATS = ("seat", "attacker", "defender", "winner", "cancels", "then")


def check(s: State, setup: Setup) -> None:
    """Validates a position against the box, the map and the setup. Raises ValueError with the place of the first
    fault."""
    hexes, solo = range(s.board.size), s.board.scenario.solo
    seats = range(len(setup.colours) + bool(solo and solo.enemy))
    if len(s.seats) != len(seats):
        raise ValueError(f"seats: {len(s.seats)} of them where the table has {len(seats)}")
    for name in BY_HEX:
        row = getattr(s, name)
        if len(row) != len(hexes):
            raise ValueError(f"{name}: {len(row)} places where the map has {len(hexes)}")
    _all_in("owner", s.owner, (NOBODY, *seats))
    _all_in("capital_tiles", [hex_id for hex_id, _ in s.capital_tiles], hexes)
    _all_in("fresh", [place for place, _ in s.fresh], (-1, *hexes))
    _all_in("first", [s.first], seats)
    _same("tiles", s.tiles, (h for h in hexes if s.tile[h]))
    _same("unexplored_mask", s.unexplored_mask, (h for h in hexes if s.unexplored[h]))
    _same("explored_mask", s.explored_mask, (h for h in hexes if s.explored[h]))
    _within("marked", s.marked, s.tiles)
    for seat, player in enumerate(s.seats):
        _player(f"seats.{seat}", player, hexes, s.edition)
        _same(f"seats.{seat}.tiles", player.tiles, (h for h in hexes if s.owner[h] == seat))
        _within(f"seats.{seat}.peeked", player.peeked, s.unexplored_mask)
    for index, frame in enumerate(s.frames):
        _frame(f"frames.{index}", frame, hexes, seats)
    if s.frames and s.frames[-1].seat >= len(setup.colours):
        raise ValueError("frames: a seat is asked where nobody sits")
    if s.tally and (len(s.tally) != len(TALLIES) or min(s.tally) < 0):
        raise ValueError(f"tally: not a number for each of {', '.join(TALLIES)}")
    if not s.frames and not s.over:
        raise ValueError("frames: nobody is asked, and the game is not over")
    _cards(s)
    _tiles(s)


def _cards(s: State) -> None:
    """No card more often than the box has it."""
    sealed = [card for f in s.frames if isinstance(f, CombatDecision) for card in f.sealed_attack + f.sealed_defence]
    combat = [card for player in s.seats for card in player.combat_cards]
    gold = [card for player in s.seats for card in player.gold_cards]
    missions = [card for player in s.seats for card in player.missions + player.revealed]
    dealt = [card for f in s.frames if isinstance(f, DraftDecision) for card in f.dealt]
    paintings = [card for player in s.seats for card in player.paintings]
    missions += [*dealt, *chain.from_iterable(s.mission_decks)]
    paintings += [*filter(None, s.gallery), *chain.from_iterable(s.painting_decks)]
    for name, box, found in (
        ("combat_deck", deck(COMBAT_CARDS, s.edition), [*combat, *sealed, *s.combat_deck, *s.combat_discard]),
        ("gold_deck", deck(GOLD_CARDS, s.edition), [*gold, *s.gold_deck, *s.gold_discard]),
        ("mission_decks", [m.id for m in in_edition(MISSIONS, s.edition)], missions),
        ("painting_decks", [p.id for p in in_edition(PAINTINGS, s.edition)], paintings),
    ):
        _no_more(name, found, box)


def _tiles(s: State) -> None:
    """No tile more often than the box has it, nobody's tile nowhere, and no goods without a Building."""
    lying = [*filter(None, s.tile), *s.gone]
    explored = [*filter(None, s.unexplored), *filter(None, s.explored)]
    kept = [tile for player in s.seats for tile in player.exploration]
    gone = [tile for tile in s.gone if tile in EXPLORATION]
    _no_more("cities", [*chain.from_iterable(s.cities), *(tile for tile in lying if tile in CITIES)], list(CITIES))
    _no_more("explored", [*explored, *kept, *gone, *s.box], deck(EXPLORATION, s.edition))
    for index, kind in enumerate(TILE_KINDS):
        used = sum(1 for tile in lying if tile in BUILDINGS and KIND_OF[tile] == index)
        if not 0 <= s.stock[index] <= kind.count - used:
            raise ValueError(f"stock: more of {kind.id} than the box has")
    for place, tile in enumerate(s.tile):
        if bool(tile) != (s.owner[place] != NOBODY):
            raise ValueError("owner: does not agree with what lies there")
        if s.goods[place] and tile not in BUILDINGS:
            raise ValueError("goods: lie where no Building is")


def _made(where: str, player: Player) -> None:
    """Each product once, each in a place of its own."""
    made = [product for product, _ in player.products]
    slots = [slot for _, slot in player.products if slot != "monarch"]
    _no_more(f"{where}.products", made, list(PRODUCTS))
    _no_more(f"{where}.products", slots, list(SLOTS))


def _no_more(where: str, found: Iterable[str], box: Iterable[str]) -> None:
    for thing in Counter(found) - Counter(box):
        raise ValueError(f"{where}: more of {thing} than the box has")


def _player(where: str, player: Player, hexes: range, edition: int) -> None:
    check_edition(f"{where}.monarch", [player.monarch], MONARCHS, edition)
    _all_in(f"{where}.capital", [player.capital], (-1, *hexes))
    _made(where, player)
    if len(player.units) != len(COLOUR_SETS[player.colour].units):
        raise ValueError(f"{where}.units: not as many as the colour has")
    _all_in(f"{where}.units", player.units, range(ON_BOARD, len(hexes)))
    _same(f"{where}.at", player.at, {place: None for place in player.units if place >= 0})


def _frame(where: str, frame: Decision, hexes: range, seats: range) -> None:
    for field in dataclasses.fields(frame):
        value = getattr(frame, field.name)
        values = value if isinstance(value, tuple) else (value,)
        if field.name in SEATS:
            _all_in(f"{where}.{field.name}", values, seats)
        elif field.name in ("at", "origin"):
            _all_in(f"{where}.{field.name}", values, (-1, *hexes))


def _all_in(where: str, values: Iterable[object], known: Container[object]) -> None:
    for value in values:
        if value not in known:
            raise ValueError(f"{where}: {str(value)[:40]!r} can't be")


def _same(where: str, mask: int, hexes: Iterable[int]) -> None:
    if mask != mask_of(hexes):
        raise ValueError(f"{where}: does not agree with what lies there")


def _within(where: str, mask: int, of: int) -> None:
    if mask < 0 or mask & ~of:
        raise ValueError(f"{where}: names hexes that it can't")
