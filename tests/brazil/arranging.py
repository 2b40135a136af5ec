"""Arranging a position by hand. Every card and tile stays exactly once in the game: what a seat is given is taken from
where it lay."""

from __future__ import annotations

from typing import Self

import pytest

from engine.brazil.board import hexes, with_value_at
from engine.brazil.components import CITIES, KIND_OF, UNITS
from engine.brazil.decisions import TurnDecision
from engine.brazil.rules import bag
from engine.brazil.rules.control import put_unit
from tests.brazil.looking import Looking


class Arranging(Looking):
    """A table that is laid out as a test needs it; most words return it, so that they can be chained."""

    def era(self, era: int) -> Self:
        self.s.era = era
        self.changed()
        return self

    def goods(self, *goods: str, seat: int = 0) -> Self:
        """Into the supply."""
        self.player(seat).supply += bag.bag(goods)
        self.changed()
        return self

    def gold_card(self, *cards: str, seat: int = 0) -> Self:
        """From the deck into the hand."""
        for card in cards:
            deck = list(self.s.gold_deck)
            deck.remove(card)
            self.s.gold_deck = tuple(deck)
            self.player(seat).gold_cards = tuple(sorted((*self.player(seat).gold_cards, card)))
        self.changed()
        return self

    def combat_card(self, *cards: str, seat: int = 0) -> Self:
        """From the deck into the hand."""
        for card in cards:
            deck = list(self.s.combat_deck)
            deck.remove(card)
            self.s.combat_deck = tuple(deck)
            self.player(seat).combat_cards = tuple(sorted((*self.player(seat).combat_cards, card)))
        self.changed()
        return self

    def on_top(self, deck: str, *cards: str) -> Self:
        """Put cards on top of "gold_deck" or "combat_deck", the first given first."""
        rest = list(getattr(self.s, deck))
        for card in cards:
            rest.remove(card)
        setattr(self.s, deck, (*cards, *rest))
        self.changed()
        return self

    def painting(self, painting: str, seat: int = 0) -> Self:
        """Hang a painting without its effect on being taken; its place in deck or gallery closes."""
        self._take_painting(painting)
        self.player(seat).paintings += (painting,)
        self.changed()
        return self

    def show(self, painting: str) -> Self:
        """Put a painting into the gallery's first slot, what hung there into its deck."""
        if painting not in self.s.gallery:
            self._take_painting(painting)
            old = self.s.gallery[0]
            self.s.gallery = (painting, *self.s.gallery[1:])
            if old:
                from engine.brazil.components import FRAME_COLOURS, PAINTINGS

                decks = list(self.s.painting_decks)
                decks[FRAME_COLOURS.index(PAINTINGS[old].colour)] += (old,)
                self.s.painting_decks = tuple(decks)
        self.changed()
        return self

    def _take_painting(self, painting: str) -> None:
        self.s.painting_decks = tuple(tuple(p for p in deck if p != painting) for deck in self.s.painting_decks)
        self.s.gallery = tuple("" if p == painting else p for p in self.s.gallery)

    def mission(self, mission: str, seat: int = 0) -> Self:
        """Into the hand, from wherever it lies (deck or another hand)."""
        self.s.mission_decks = tuple(tuple(m for m in deck if m != mission) for deck in self.s.mission_decks)
        for player in map(self.player, range(len(self.s.seats))):
            player.missions = tuple(m for m in player.missions if m != mission)
            player.returned = tuple(m for m in player.returned if m != mission)
        self.player(seat).missions += (mission,)
        self.changed()
        return self

    def tile(self, tile: str, hex_id: int, seat: int = 0, goods: tuple[str, ...] = ()) -> int:
        """A Building or City built by a seat, empty unless goods are given; returns the hex."""
        assert not self.s.tile[hex_id], "a tile is there"
        bit = 1 << hex_id
        if tile in CITIES:
            self.s.cities = tuple(tuple(c for c in stack if c != tile) for stack in self.s.cities)
        else:
            stock = list(self.s.stock)
            stock[KIND_OF[tile]] -= 1
            self.s.stock = tuple(stock)
        if self.s.unexplored[hex_id]:
            self.s.box += (self.s.unexplored[hex_id],)
            self.s.unexplored = with_value_at(self.s.unexplored, hex_id, "")
            self.s.unexplored_mask &= ~bit
        self.s.place_tile(tile, hex_id, seat)
        self.s.goods = with_value_at(self.s.goods, hex_id, bag.bag(goods))
        self.changed()
        return hex_id

    def city_on_top(self, city: str, stack: int = 0) -> Self:
        """Put a City on top of a stack."""
        self.s.cities = tuple(tuple(c for c in cards if c != city) for cards in self.s.cities)
        stacks = list(self.s.cities)
        stacks[stack] = (city, *stacks[stack])
        self.s.cities = tuple(stacks)
        self.changed()
        return self

    def unit(self, kind: str, hex_id: int, seat: int = 0) -> int:
        """Put the seat's first unit of a kind that is not on the map on a hex; returns the unit."""
        player = self.player(seat)
        for unit, entry in enumerate(UNITS[player.colour]):
            if entry.kind == kind and player.units[unit] < 0:
                put_unit(player, unit, hex_id)
                self.changed()
                return unit
        pytest.fail(f"{player.colour} has no {kind} left")

    def unknown(self, tile: str, hex_id: int, face_up: bool = False) -> int:
        """Lay an exploration tile on a hex (taken from the box or swapped with the one elsewhere); returns the hex."""
        bit = 1 << hex_id
        if self.s.unexplored[hex_id]:
            self.s.box += (self.s.unexplored[hex_id],)
            self.s.unexplored = with_value_at(self.s.unexplored, hex_id, "")
        if tile in self.s.box:
            box = list(self.s.box)
            box.remove(tile)
            self.s.box = tuple(box)
        else:
            other = next(h for h in hexes(self.s.unexplored_mask) if self.s.unexplored[h] == tile)
            box = list(self.s.box)
            self.s.unexplored = with_value_at(self.s.unexplored, other, box.pop())
            self.s.box = tuple(box)
        self.s.unexplored_mask &= ~bit
        if face_up:
            self.s.explored = with_value_at(self.s.explored, hex_id, tile)
            self.s.explored_mask |= bit
        else:
            self.s.unexplored = with_value_at(self.s.unexplored, hex_id, tile)
            self.s.unexplored_mask |= bit
        self.changed()
        return hex_id

    def clear_unknown(self, hex_id: int) -> int:
        """Take a face-down tile off a hex, back into the box."""
        if self.s.unexplored[hex_id]:
            self.s.box += (self.s.unexplored[hex_id],)
            self.s.unexplored = with_value_at(self.s.unexplored, hex_id, "")
            self.s.unexplored_mask &= ~(1 << hex_id)
        self.changed()
        return hex_id

    def on_turn(self, seat: int = 0) -> Self:
        """The seat's turn begins: its token may be moved."""
        self.s.frames = [TurnDecision(seat)]
        self.changed()
        return self

    def product(self, product: str, slot: str, seat: int = 0) -> Self:
        """A product already made, on an arch."""
        self.player(seat).products += ((product, slot),)
        self.changed()
        return self

    def flipped(self, era: int, arch: str, seat: int = 0) -> Self:
        """The token of an era that is over lies face down under an arch."""
        bonus = list(self.player(seat).bonus)
        bonus[era - 1] = arch
        self.player(seat).bonus = (bonus[0], bonus[1])
        self.changed()
        return self

    def moving(self, arch: str, seat: int = 0, free: int = 1) -> Self:
        """The seat's movement phase after an arch's action was finished."""
        player = self.player(seat)
        player.token = arch
        extra = arch not in ("harbor", "trade")
        self.s.frames = [TurnDecision(seat, arch, free, extra, player.bonus[0] == arch, player.bonus[1] == arch)]
        self.changed()
        return self
