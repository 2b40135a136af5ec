"""Positions for rule tests: a real table after a real setup, arranged by hand, then played only through `submit`.

Arranging keeps every card and tile exactly once in the game: what a seat is given is taken from where it lay.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal, TypeVar

import pytest

from engine.brazil import bag
from engine.brazil.board import hexes, put
from engine.brazil.components import CITIES, COLOUR_SETS, KIND_OF, PAINTINGS, UNITS
from engine.brazil.control import put_unit
from engine.brazil.events import BattleEnded
from engine.brazil.frames import TurnFrame
from engine.brazil.game import BrazilRules
from engine.brazil.moves import (
    AttackAdjacent,
    Build,
    ChooseMonarch,
    ChooseResource,
    EndTurn,
    Finish,
    Move,
    MoveUnits,
    PayGood,
    PlaceToken,
    SealCards,
    TakePainting,
)
from engine.brazil.state import Options, Player, Setup, State
from engine.core.event import Event
from engine.core.move import IllegalMove
from engine.core.session import Session

RULES = BrazilRules()
COLOURS = ("green", "orange", "sky", "purple")


class Table:
    """A session with short words for arranging and playing. Seat 0 is on turn and has not moved its token."""

    def __init__(
        self,
        scenario: str = "cisplatine",
        colours: tuple[str, ...] = ("green", "orange"),
        monarchs: tuple[str, ...] = (),
        seed: int = 1,
        options: Options | None = None,
    ) -> None:
        setup = Setup(scenario, colours, options or Options())
        self.session: Session[State, Move] = Session(RULES, setup, seed)
        self._set_up(monarchs)

    def _set_up(self, monarchs: tuple[str, ...]) -> None:
        """Play the setup with first choices, with the Monarchs asked for; seat 0 starts with an empty supply."""
        while not isinstance(self.frame, TurnFrame):
            moves = self.legal()
            wanted = [m for m in moves if isinstance(m, ChooseMonarch) and m.monarch in monarchs]
            self.session.submit(wanted[0] if wanted else moves[0])
        for seat in range(len(self.s.seats)):
            self.player(seat).supply = 0
        self.s.fresh, self.s.fresh_cards = (), ()
        self.s.first = 0
        self.s.frames = [TurnFrame(0)]
        self.changed()

    # --- reading ---

    @property
    def s(self) -> State:
        return self.session.state

    @property
    def frame(self):  # the top decision
        return self.s.frames[-1]

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.session.awaiting[0]

    def player(self, seat: int = 0) -> Player:
        return self.s.changing(seat)

    def legal(self, kind: type | None = None) -> list[Move]:
        """The legal moves of whoever is asked, of one class if given."""
        moves = self.session.legal_moves(self.seat)
        return [m for m in moves if kind is None or isinstance(m, kind)]

    def supply(self, seat: int = 0) -> list[str]:
        """The goods in a supply, one by one."""
        return list(bag.goods(self.player(seat).supply))

    def goods_on(self, hex_id: int) -> list[str]:
        """The goods on a tile, one by one."""
        return list(bag.goods(self.s.goods[hex_id]))

    def vp(self, seat: int = 0, category: str | None = None) -> int:
        """VP as if the game ended now, of one category if given."""
        from engine.brazil.scoring import score

        return sum(line.vp for line in score(self.s, seat) if category in (None, line.category))

    # --- finding hexes ---

    def home(self, seat: int = 0) -> int:
        """The hex of a seat's Capital."""
        return self.player(seat).capital

    def near(self, hex_id: int) -> tuple[int, ...]:
        """The adjacent hexes."""
        return self.s.board.near[hex_id]

    def where(self, wanted: Callable[[int], bool]) -> int:
        """The first hex, in reading order, that is wanted. pytest.fail if there is none."""
        for hex_id in range(self.s.board.size):
            if wanted(hex_id):
                return hex_id
        pytest.fail("no such hex on this map")

    def free(self, terrain: str, near: int | None = None, unless: Callable[[int], bool] = lambda h: False) -> int:
        """A hex of a terrain without tile, `?` and units, next to `near` if given, first in reading order.

        pytest.fail if there is none: choose another scenario.
        """
        for hex_id in range(self.s.board.size):
            covered = self.s.tile[hex_id] or self.s.unexplored[hex_id] or self.s.explored[hex_id]
            units = any(player.at >> hex_id & 1 for player in self.s.seats)
            close = near is None or hex_id in self.s.board.near[near]
            if self.s.board.terrain[hex_id] == terrain and not covered and not units and close and not unless(hex_id):
                return hex_id
        pytest.fail(f"no free {terrain} hex next to {near}")

    def far_from_tiles(self, hex_id: int) -> bool:
        """Whether no tile touches a hex."""
        return not any(self.s.tile[other] for other in self.s.board.near[hex_id])

    def battlefield(self) -> tuple[int, int]:
        """Two adjacent free land hexes that no tile touches: from the first, units may attack the second."""
        water = self.s.board.water
        lone = [
            h
            for h in range(self.s.board.size)
            if not water >> h & 1 and not self.s.tile[h] and not self.s.unexplored[h] and self.far_from_tiles(h)
        ]
        for here in lone:
            for there in self.near(here):
                if there in lone:
                    return here, there
        pytest.fail("no two such hexes on this map")

    # --- arranging ---

    def changed(self) -> None:
        """Forget what was remembered of the position, and let undo not go back over the arranging."""
        self.s.moves = None
        self.session.hand_over()

    def era(self, era: int) -> Table:
        self.s.era = era
        self.changed()
        return self

    def goods(self, *goods: str, seat: int = 0) -> Table:
        """Into the supply."""
        self.player(seat).supply += bag.bag(goods)
        self.changed()
        return self

    def gold_card(self, *cards: str, seat: int = 0) -> Table:
        """From the deck into the hand."""
        for card in cards:
            deck = list(self.s.gold_deck)
            deck.remove(card)
            self.s.gold_deck = tuple(deck)
            self.player(seat).gold_cards = tuple(sorted((*self.player(seat).gold_cards, card)))
        self.changed()
        return self

    def combat_card(self, *cards: str, seat: int = 0) -> Table:
        """From the deck into the hand."""
        for card in cards:
            deck = list(self.s.combat_deck)
            deck.remove(card)
            self.s.combat_deck = tuple(deck)
            self.player(seat).combat_cards = tuple(sorted((*self.player(seat).combat_cards, card)))
        self.changed()
        return self

    def on_top(self, deck: str, *cards: str) -> Table:
        """Put cards on top of "gold_deck" or "combat_deck", the first given first."""
        rest = list(getattr(self.s, deck))
        for card in cards:
            rest.remove(card)
        setattr(self.s, deck, (*cards, *rest))
        self.changed()
        return self

    def painting(self, painting: str, seat: int = 0) -> Table:
        """Hang a painting without its effect on being taken; its place in deck or gallery closes."""
        self._take_painting(painting)
        self.player(seat).paintings += (painting,)
        self.changed()
        return self

    def show(self, painting: str) -> Table:
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

    def mission(self, mission: str, seat: int = 0) -> Table:
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
            self.s.unexplored = put(self.s.unexplored, hex_id, "")
            self.s.unexplored_mask &= ~bit
        self.s.tile = put(self.s.tile, hex_id, tile)
        self.s.owner = put(self.s.owner, hex_id, seat)
        self.s.goods = put(self.s.goods, hex_id, bag.bag(goods))
        self.s.tiles |= bit
        self.player(seat).tiles |= bit
        self.changed()
        return hex_id

    def city_on_top(self, city: str, stack: int = 0) -> Table:
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
            self.s.unexplored = put(self.s.unexplored, hex_id, "")
        if tile in self.s.box:
            box = list(self.s.box)
            box.remove(tile)
            self.s.box = tuple(box)
        else:
            other = next(h for h in hexes(self.s.unexplored_mask) if self.s.unexplored[h] == tile)
            box = list(self.s.box)
            self.s.unexplored = put(self.s.unexplored, other, box.pop())
            self.s.box = tuple(box)
        self.s.unexplored_mask &= ~bit
        if face_up:
            self.s.explored = put(self.s.explored, hex_id, tile)
            self.s.explored_mask |= bit
        else:
            self.s.unexplored = put(self.s.unexplored, hex_id, tile)
            self.s.unexplored_mask |= bit
        self.changed()
        return hex_id

    def clear_unknown(self, hex_id: int) -> int:
        """Take a face-down tile off a hex, back into the box."""
        if self.s.unexplored[hex_id]:
            self.s.box += (self.s.unexplored[hex_id],)
            self.s.unexplored = put(self.s.unexplored, hex_id, "")
            self.s.unexplored_mask &= ~(1 << hex_id)
        self.changed()
        return hex_id

    def on_turn(self, seat: int = 0) -> Table:
        """The seat's turn begins: its token may be moved."""
        self.s.frames = [TurnFrame(seat)]
        self.changed()
        return self

    def product(self, product: str, slot: str, seat: int = 0) -> Table:
        """A product already made, on an arch."""
        self.player(seat).products += ((product, slot),)
        self.changed()
        return self

    def flipped(self, era: int, arch: str, seat: int = 0) -> Table:
        """The token of an era that is over lies face down under an arch."""
        bonus = list(self.player(seat).bonus)
        bonus[era - 1] = arch
        self.player(seat).bonus = (bonus[0], bonus[1])
        self.changed()
        return self

    def moving(self, arch: str, seat: int = 0, free: int = 1) -> Table:
        """The seat's movement phase after an arch's action was finished."""
        player = self.player(seat)
        player.token = arch
        extra = arch not in ("harbor", "trade")
        self.s.frames = [TurnFrame(seat, arch, free, extra, player.bonus[0] == arch, player.bonus[1] == arch)]
        self.changed()
        return self

    # --- playing ---

    def do(self, *moves: Move) -> list[Event]:
        """Submit moves; an illegal one fails the test with its reason."""
        events: list[Event] = []
        for move in moves:
            try:
                events += self.session.submit(move)
            except IllegalMove as error:
                pytest.fail(f"{move} was refused: {error.reason}")
        return events

    def arch(self, arch: str) -> list[Event]:
        """Move the token of whoever is on turn to an arch."""
        return self.do(PlaceToken(self.seat, arch))

    def finish(self) -> list[Event]:
        return self.do(Finish(self.seat))

    def end_turn(self) -> list[Event]:
        return self.do(EndTurn(self.seat))

    def walk(self, unit: int, to: int, *led: int, by: Literal["free", "extra"] = "free") -> list[Event]:
        """Move a unit, and those it leads."""
        return self.do(MoveUnits(self.seat, (unit, *led), to, by))

    def fire(self, unit: int, at: int) -> list[Event]:
        """Attack an adjacent hex."""
        return self.do(AttackAdjacent(self.seat, unit, at))

    def seal(self, *cards: str) -> list[Event]:
        """Put Combat cards face down."""
        return self.do(SealCards(self.seat, tuple(sorted(cards))))

    def take(self, *resources: str) -> list[Event]:
        """Choose resources, one after the other."""
        return self.do(*(ChooseResource(self.seat, resource) for resource in resources))

    def build(self, building: str, hex_id: int) -> list[Event]:
        """Build by the arch, paying the proposed way."""
        return self.arch("build") + self.do(Build(self.seat, building, hex_id)) + self.pay()

    def acquire(self, painting: str) -> list[Event]:
        """The whole Painting action: the painting is on show, and its price lies in the supply."""
        self.show(painting)
        price = ["coffee" if part == "any" else part for part in PAINTINGS[painting].cost]
        self.goods(*price, seat=self.seat)
        events = self.arch("painting") + self.do(TakePainting(self.seat, painting))
        if self.frame.kind == "payment":
            events += self.do(*(PayGood(self.seat, good) for good in price))
        return events

    def pay(self) -> list[Event]:
        """Pay what is open the proposed way, part by part (a part with one source pays itself)."""
        from engine.brazil.payment import propose

        events: list[Event] = []
        while self.s.frames and self.frame.kind == "payment":
            events += self.do(propose(self.s)[0])
        return events

    def refused(self, move: Move, code: str, **params: object) -> None:
        """The move is refused with this code (and these parameters), not listed, and the position is untouched."""
        before = repr(self.s)
        listed = self.session.legal_moves(self.seat)
        with pytest.raises(IllegalMove) as caught:
            self.session.submit(move)
        assert caught.value.reason.code == code, f"{caught.value.reason} instead of {code}"
        given = dict(caught.value.reason.params)
        for name, value in params.items():
            assert given.get(name) == value, f"{name} is {given.get(name)!r}, not {value!r}"
        assert move not in listed
        assert repr(self.s) == before

    def waits_for(self, seat: int, kind: str = "turn") -> None:
        """The table waits for this seat, in this kind of frame."""
        assert self.session.awaiting == (seat,), f"waits for {self.session.awaiting}"
        assert self.frame.kind == kind, f"in {self.frame.kind}"


E = TypeVar("E")


def one(events: Iterable[Event], kind: type[E]) -> E:
    """The only event of a class."""
    found = [event for event in events if isinstance(event, kind)]
    assert len(found) == 1, f"{len(found)} events {kind.__name__}"
    return found[0]


def battle(events: Iterable[Event]) -> tuple[int, int]:
    """The strengths of the one battle fought: attack, defence."""
    ended = one(events, BattleEnded)
    return ended.attack, ended.defence


def four(monarchs: tuple[str, ...] = (), seed: int = 1) -> Table:
    """A table of four."""
    return Table("treaty_of_tordesillas", COLOURS, monarchs, seed)


def monarch_colour(monarch: str) -> str:
    """The colour a Monarch belongs to."""
    return next(colour for colour, entry in COLOUR_SETS.items() if monarch in entry.monarchs)
