"""Counting the box: every card, tile, unit, product and palace exactly once somewhere; masks agree with lists."""

from __future__ import annotations

import re
from collections import Counter

from engine.brazil.components import (
    BUILDINGS,
    CITIES,
    COMBAT_CARDS,
    EXPLORATION,
    GOLD_CARDS,
    KIND_OF,
    MISSIONS,
    PAINTINGS,
    PRODUCTS,
    SLOTS,
    TILE_KINDS,
    deck,
)
from engine.brazil.decisions import CombatDecision, DraftDecision
from engine.brazil.rules.control import passive
from engine.brazil.state import CAPITAL, DEFEATED, NOBODY, ON_BOARD, State
from engine.core.components import in_edition


def cards(s: State) -> None:
    """Combat cards, Gold cards, Missions and paintings."""
    combat = [*s.combat_deck, *s.combat_discard, *(c for p in s.seats for c in p.combat_cards)]
    missions = [m for d in s.mission_decks for m in d] + [m for p in s.seats for m in p.missions + p.revealed]
    for frame in s.frames:
        if isinstance(frame, CombatDecision):
            combat += frame.sealed_attack + frame.sealed_defence
        if isinstance(frame, DraftDecision):
            missions += frame.dealt
    assert Counter(combat) == Counter(deck(COMBAT_CARDS, s.edition))
    gold = [*s.gold_deck, *s.gold_discard, *(c for p in s.seats for c in p.gold_cards)]
    assert Counter(gold) == Counter(deck(GOLD_CARDS, s.edition))
    assert Counter(missions) == Counter(card.id for card in in_edition(MISSIONS, s.edition))
    hung = [p for d in s.painting_decks for p in d] + [p for p in s.gallery if p]
    hung += [p for player in s.seats for p in player.paintings]
    assert Counter(hung) == Counter(card.id for card in in_edition(PAINTINGS, s.edition))


def tiles(s: State) -> None:
    """Buildings by their kind, Cities, exploration tiles, Capitals."""
    on_map = [tile for tile in s.tile if tile]
    for index, kind in enumerate(TILE_KINDS):
        used = sum(1 for tile in [*on_map, *s.gone] if tile in BUILDINGS and KIND_OF[tile] == index)
        assert s.stock[index] + used == kind.count, kind.id
    cities = [c for stack in s.cities for c in stack] + [t for t in [*on_map, *s.gone] if t in CITIES]
    assert Counter(cities) == Counter(list(CITIES))
    kept = [t for p in s.seats for t in p.exploration] + [t for t in s.gone if t in EXPLORATION]
    explored = [t for t in [*s.unexplored, *s.explored] if t]
    assert Counter([*kept, *explored, *s.box]) == Counter(deck(EXPLORATION, s.edition))
    for seat, player in enumerate(s.seats):
        mine = [h for h, tile in enumerate(s.tile) if tile == CAPITAL and s.owner[h] == seat]
        assert mine == ([player.capital] if player.capital >= 0 else [])


def pieces(s: State) -> None:
    """Units, products, palaces and action tokens of every seat."""
    for seat, player in enumerate(s.seats):
        assert len(player.units) == 5
        for place in player.units:
            assert place in (ON_BOARD, DEFEATED) or 0 <= place < s.board.size
        made = [product for product, _ in player.products]
        assert len(set(made)) == len(made) and set(made) <= set(PRODUCTS)
        slots = [slot for _, slot in player.products]
        arches = [slot for slot in slots if slot in SLOTS]
        assert len(set(arches)) == len(arches) and slots.count("monarch") == len(slots) - len(arches) <= 3
        placed = sorted(s.palace[h] for h in range(s.board.size) if s.owner[h] == seat and s.palace[h] > 1)
        assert placed == sorted(player.palaces)
        era_1, era_2 = player.bonus
        assert not era_1 or era_1 != era_2
        flipped = sum(map(bool, player.bonus)) + len(player.tokens_on_painting)
        if passive(s, seat):
            assert flipped == 0
            continue
        assert flipped <= s.era and (flipped >= s.era - 1 or any(f.kind == "era" for f in s.frames))


def masks(s: State) -> None:
    """Everything remembered twice agrees, and at most one seat has units on a hex."""
    for seat, player in enumerate(s.seats):
        assert player.at == sum(1 << h for h in {p for p in player.units if p >= 0})
        assert player.tiles == sum(1 << h for h in range(s.board.size) if s.owner[h] == seat)
        assert not player.peeked & ~s.unexplored_mask
        for other in s.seats[:seat]:
            shared = player.at & other.at
            assert not shared or any(isinstance(f, CombatDecision) for f in s.frames)
    assert s.tiles == sum(1 << h for h, tile in enumerate(s.tile) if tile)
    assert all((s.owner[h] == NOBODY) == (not tile) for h, tile in enumerate(s.tile))
    assert s.unexplored_mask == sum(1 << h for h, tile in enumerate(s.unexplored) if tile)
    assert s.explored_mask == sum(1 << h for h, tile in enumerate(s.explored) if tile)
    assert not (s.unexplored_mask | s.explored_mask) & s.tiles
    assert not s.unexplored_mask & s.explored_mask
    assert all(s.tile[h] in BUILDINGS for h in range(s.board.size) if s.marked >> h & 1)
    assert all(not s.goods[h] or s.tile[h] in BUILDINGS for h in range(s.board.size))


def check(s: State) -> None:
    """The whole census."""
    cards(s)
    tiles(s)
    pieces(s)
    masks(s)


WORD = re.compile(r"'([^']*)'")


def words(s: State) -> Counter[str]:
    """How often each id stands in a position."""
    return Counter(WORD.findall(repr(s)))


def hidden_from(s: State, seat: int | None) -> Counter[str]:
    """The ids a seat must not see, each as often as a face-down card or tile bears it."""
    out: Counter[str] = Counter([*s.combat_deck, *s.gold_deck, *s.box])
    out.update(p for d in s.painting_decks for p in d)
    out.update(c for stack in s.cities for c in stack[1:])
    known = s.seats[seat].returned if seat is not None else ()
    out.update(m for d in s.mission_decks for m in d if m not in known)
    peeked = s.seats[seat].peeked if seat is not None else 0
    out.update(t for h, t in enumerate(s.unexplored) if t and not peeked >> h & 1)
    for other, player in enumerate(s.seats):
        if other != seat:
            out.update((*player.combat_cards, *player.gold_cards, *player.missions, *player.returned))
    for frame in s.frames:
        if isinstance(frame, DraftDecision) and frame.seat != seat:
            out.update(frame.dealt)
        if isinstance(frame, CombatDecision) and frame.stage == "defence" and frame.attacker != seat:
            out.update(frame.sealed_attack)
    if s.frames and s.frames[0].seat != seat:
        out.update(s.fresh_cards)
    return out
