"""The complete game state as plain data; a copy shares each player until `State.changing` is called for it.

It contains hidden information: show it only through `view.py`. Hex-indexed tuples have one entry per hex;
`board.with_value_at` replaces one, so that copies share the rest. Decks are tuples, top card first. Masks have one
bit per hex id.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, ClassVar, Literal

from pydantic import Field

from engine.brazil import position_types as ids
from engine.brazil.board import HexId, MapBoard, Mask, with_value_at
from engine.brazil.decisions import Decision
from engine.brazil.moves import Move
from engine.brazil.position_types import CAPITAL as CAPITAL
from engine.brazil.tile_index import TileIndex
from engine.core.components import FIRST_EDITION, Edition

Seat = int
ON_BOARD = -2
DEFEATED = -1
NOBODY = -1


@dataclass(frozen=True, slots=True)
class Options:
    """The options chosen before a game (rules 12); stored in the save."""

    mission_draft: Literal[2, 3] = 2
    monarchs: Literal["chosen", "random", "bid"] = "chosen"
    live_vp: Literal["own", "all", "off"] = "own"
    solo_difficulty: Literal["printed", "hard", "recruit", "governor"] = "printed"


@dataclass(frozen=True, slots=True)
class Setup:
    """The starting conditions of a game: the scenario's id and the colour of every seat, in clockwise order."""

    scenario: str
    colours: tuple[str, ...]
    options: Options = Options()
    edition: Edition = field(default=FIRST_EDITION, repr=False)


@dataclass(slots=True)
class Player:
    """Everything one seat owns. `units[i]` is a hex, DEFEATED or ON_BOARD. `bonus` are the arches over the flipped
    tokens of Eras I and II, "" for none. `revealed` are Missions in the order announced, `returned` those put back in
    the draft. `at` and `tiles` are masks of the units and built tiles; `peeked` of the unexplored tiles looked at.
    `counter` counts uses of the Monarch's ability."""

    colour: ids.Colour
    monarch: ids.MonarchId = ""
    capital: HexId = -1
    token: ids.Arch = ""
    bonus: tuple[ids.Arch, ids.Arch] = ("", "")
    tokens_on_painting: tuple[int, ...] = ()
    supply: ids.Goods = 0
    units: tuple[int, ...] = (ON_BOARD,) * 5
    at: Mask = 0
    tiles: Mask = 0
    gold_cards: ids.GoldCards = ()
    combat_cards: ids.CombatCards = ()
    missions: ids.Missions = ()
    revealed: ids.Missions = ()
    returned: ids.Missions = ()
    paintings: ids.Paintings = ()
    used: ids.Paintings = ()
    products: tuple[tuple[ids.Product, ids.ProductSlot], ...] = ()
    palaces: tuple[ids.PalaceId, ...] = ()
    exploration: tuple[ids.ExplorationId, ...] = ()
    peeked: Mask = 0
    counter: int = 0
    bid: int = -1

    def copy(self) -> Player:
        copied = Player.__new__(Player)
        copied.colour = self.colour
        copied.monarch = self.monarch
        copied.capital = self.capital
        copied.token = self.token
        copied.bonus = self.bonus
        copied.tokens_on_painting = self.tokens_on_painting
        copied.supply = self.supply
        copied.units = self.units
        copied.at = self.at
        copied.tiles = self.tiles
        copied.gold_cards = self.gold_cards
        copied.combat_cards = self.combat_cards
        copied.missions = self.missions
        copied.revealed = self.revealed
        copied.returned = self.returned
        copied.paintings = self.paintings
        copied.used = self.used
        copied.products = self.products
        copied.palaces = self.palaces
        copied.exploration = self.exploration
        copied.peeked = self.peeked
        copied.counter = self.counter
        copied.bid = self.bid
        return copied


Decks = tuple[tuple[str, ...], ...]
Table = tuple[tuple[str, ...], tuple[str, ...], Decks, Decks, Decks, tuple[str, ...], tuple[str, ...]]
"""Decks of Combat and Gold cards, of Missions, of paintings, Cities, the exploration tiles out of play and on hexes."""


@dataclass(slots=True)
class State:
    """A position. `tile[h]` is a Building's or City's id, CAPITAL or ""; `owner[h]` its builder or NOBODY.

    `unexplored[h]` is the face-down tile there, `explored[h]` the face-up one that stayed; `unexplored_mask` and
    `explored_mask` are their hexes. `fresh` are goods gained by the current action, as (place, bag), which can't pay
    for it; `fresh_cards` Gold cards likewise. `check` is the mask of seats whose holding limits must be checked.
    `tally` are the counters of challenge/counters.py, empty where no goal needs them.

    Neither compared nor saved: `edition`, that of the box, which follows from the setup. Caches likewise: `moves`, the
    legal moves; `closed`, the players as others see them, out of date for those in `opened`; `seen`, by seat, the
    visible part of the decks and what it was made from; `shared`, the seats whose Player other copies may hold too (see
    `changing`); `index_cache`, see `tile_index`.
    """

    __pydantic_config__: ClassVar[dict[str, bool]] = {"validate_default": True, "arbitrary_types_allowed": True}

    board: MapBoard = field(repr=False, compare=False)
    options: Options
    seats: list[Player]
    frames: list[Annotated[Decision, Field(discriminator="kind")]]
    tile: tuple[ids.Tile, ...]
    owner: tuple[int, ...]
    goods: tuple[ids.Goods, ...]
    palace: tuple[ids.PalaceOnHex, ...]
    unexplored: tuple[ids.ExplorationTile, ...]
    explored: tuple[ids.ExplorationTile, ...]
    rng: int = 0
    era: ids.Era = 1
    round: int = 1
    first: Seat = 0
    ending: bool = False
    over: str = ""
    tiles: Mask = 0
    marked: Mask = 0
    unexplored_mask: Mask = 0
    explored_mask: Mask = 0
    capital_tiles: tuple[tuple[HexId, ids.Resource], ...] = ()
    first_player_hex: HexId = -1
    stock: ids.Stock = ()
    combat_deck: ids.CombatCards = ()
    combat_discard: ids.CombatCards = ()
    gold_deck: ids.GoldCards = ()
    gold_discard: ids.GoldCards = ()
    mission_decks: ids.MissionDecks = ()
    painting_decks: ids.PaintingDecks = ()
    gallery: ids.Gallery = ()
    gaps: tuple[ids.GalleryPlace, ...] = ()
    cities: ids.CityStacks = ()
    box: tuple[ids.ExplorationId, ...] = ()
    gone: tuple[ids.RemovedTile, ...] = ()
    fresh: tuple[tuple[int, ids.Goods], ...] = ()
    fresh_cards: ids.GoldCards = ()
    check: int = 0
    tally: tuple[int, ...] = field(default=(), repr=False)
    edition: int = field(default=FIRST_EDITION, repr=False, compare=False)
    moves: list[Move] | None = field(default=None, init=False, repr=False, compare=False)
    shared: Mask = field(default=-1, init=False, repr=False, compare=False)
    closed: list[Player] = field(default_factory=list, init=False, repr=False, compare=False)
    opened: Mask = field(default=-1, init=False, repr=False, compare=False)
    seen: dict[Seat | None, tuple[object, Table]] = field(default_factory=dict, init=False, repr=False, compare=False)
    index_cache: TileIndex | None = field(default=None, init=False, repr=False, compare=False)

    def tile_index(self) -> TileIndex:
        """Returns the tile index of this position, computed once per change of `tile` and shared by copies."""
        index = self.index_cache
        if index is None or index.row is not self.tile:
            index = self.index_cache = TileIndex(self.tile, self.tiles)
        return index

    def place_tile(self, tile: str, hex_id: HexId, seat: Seat) -> None:
        """Places a seat's tile on a hex, replacing the one there, and updates owner, masks and tile index."""
        index, bit = self.tile_index(), 1 << hex_id
        self.tile = with_value_at(self.tile, hex_id, tile)
        self.owner = with_value_at(self.owner, hex_id, seat)
        self.changing(seat).tiles |= bit
        self.tiles |= bit
        self.index_cache = index.with_tile(self.tile, hex_id)

    def changing(self, seat: Seat) -> Player:
        """Returns a seat's player object for writing. Always call it before a change: copies share players until one of
        them writes (copy on write), and cached views of the player are invalidated."""
        player, bit = self.seats[seat], 1 << seat
        if self.shared & bit:
            self.shared &= ~bit
            player = self.seats[seat] = player.copy()
        self.opened |= bit
        return player

    def copy(self, seats: list[Player] | None = None) -> State:
        """Returns an independent copy, with other `seats` if given; the immutable board is shared.

        Assigns field by field, which takes half the time of a constructor call: search and views copy all the time.
        """
        if seats is None:
            self.shared = -1
            seats = self.seats[:]
        copied = State.__new__(State)
        copied.board = self.board
        copied.options = self.options
        copied.seats = seats
        copied.frames = [frame.copy() for frame in self.frames]
        copied.tile = self.tile
        copied.owner = self.owner
        copied.goods = self.goods
        copied.palace = self.palace
        copied.unexplored = self.unexplored
        copied.explored = self.explored
        copied.rng = self.rng
        copied.era = self.era
        copied.round = self.round
        copied.first = self.first
        copied.ending = self.ending
        copied.over = self.over
        copied.tiles = self.tiles
        copied.marked = self.marked
        copied.unexplored_mask = self.unexplored_mask
        copied.explored_mask = self.explored_mask
        copied.capital_tiles = self.capital_tiles
        copied.first_player_hex = self.first_player_hex
        copied.stock = self.stock
        copied.combat_deck = self.combat_deck
        copied.combat_discard = self.combat_discard
        copied.gold_deck = self.gold_deck
        copied.gold_discard = self.gold_discard
        copied.mission_decks = self.mission_decks
        copied.painting_decks = self.painting_decks
        copied.gallery = self.gallery
        copied.gaps = self.gaps
        copied.cities = self.cities
        copied.box = self.box
        copied.gone = self.gone
        copied.fresh = self.fresh
        copied.fresh_cards = self.fresh_cards
        copied.check = self.check
        copied.tally = self.tally
        copied.edition = self.edition
        copied.moves = None
        copied.shared = -1
        copied.closed = []
        copied.opened = -1
        copied.seen = {}
        copied.index_cache = self.index_cache
        return copied


def remember(s: State, moves: list[Move]) -> int:
    """Caches this list as the legal moves of the position, in the state; returns its length."""
    s.moves = moves
    return len(moves)
