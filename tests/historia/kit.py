"""Positions for rule tests: a real table after a real setup, arranged by hand, then played only through `submit`.

Arranging keeps every cube, card and wonder exactly once in the game: what a seat is given is taken from where it lay.
Seat 0 is first in turn order. Every player starts alone at home with 3 cubes in the supply, 0 VP, levels (1, 1).
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.core.components import FIRST_EDITION
from engine.core.event import Event
from engine.core.move import IllegalMove
from engine.core.session import Session
from engine.historia.components import (
    BIT,
    CIVILIZATIONS,
    GAME,
    JOINS,
    LEADERS,
    START_HAND,
    advisors_of,
    hand_of,
)
from engine.historia.decisions import ChooseDecision, Decision, WondersDecision
from engine.historia.game import HistoriaRules
from engine.historia.moves import (
    Attack,
    Finish,
    Move,
    PlaceCube,
    Resolve,
    SealCards,
    UseWonder,
)
from engine.historia.rules.feasibility import why_not_side
from engine.historia.rules.map import INDEX
from engine.historia.state import CATEGORIES, Civilization, Options, Setup, State
from tests.historia import census

RULES = HistoriaRules()
EVERY = tuple(CIVILIZATIONS)
HOMES = ("europe", "east_asia", "oceania", "central_america", "southern_africa", "siberia")
TOKENS = (4, 2, 7, 10, 3, 5, 13, 6, 8, 12, 9, 11, 1)
"""Of the territories in their order: Europe holds number 10, worth 4 VP, East Asia number 12, worth 4."""

Gains = dict[str, int]

EUROPE, EAST_ASIA, INDIA, STEPPE = (INDEX[t] for t in ("europe", "east_asia", "india", "steppe"))
MIDDLE_EAST, NORTH_AFRICA, OCEANIA = (INDEX[t] for t in ("middle_east", "north_africa", "oceania"))


class Table:
    """A session with short words for arranging and playing."""

    def __init__(
        self,
        players: int = 2,
        civbots: tuple[str, ...] = (),
        civilizations: tuple[str, ...] = (),
        seed: int = 1,
        edition: int = FIRST_EDITION,
        **options: bool,
    ) -> None:
        peoples = civilizations + tuple(c for c in EVERY if c not in civilizations)
        setup = Setup("test", peoples[:players], civbots, Options(**options), edition)  # type: ignore[arg-type]
        self.session: Session[State, Move] = Session(RULES, setup, seed)
        while self.frame.kind != "choose":
            self.session.submit(self.legal()[0])
        self.events: list[Event] = []
        self._neutral()

    def _neutral(self) -> None:
        s = self.s
        s.order = tuple(range(s.players))
        s.civbot_order = tuple(range(s.players, len(s.seats)))
        s.tokens = TOKENS
        for seat, c in enumerate(s.seats):
            c.cubes = 0
            self.at(HOMES[seat], seat=seat)
            if not c.difficulty:
                self.purse(3, seat=seat)
            self.vp(0, seat=seat)
        self.changed()

    # --- reading ---

    @property
    def s(self) -> State:
        return self.session.state

    @property
    def frame(self) -> Decision:
        return self.s.frames[-1]

    def c(self, seat: int = 0) -> Civilization:
        return self.s.seats[seat]

    def legal(self, seat: int | None = None, kind: type | None = None) -> list[Any]:
        """The legal moves of a seat, or of the first that is asked; of one class if given."""
        asked = self.session.awaiting[0] if seat is None else seat
        return [m for m in self.session.legal_moves(asked) if kind is None or isinstance(m, kind)]

    def hand(self, seat: int = 0) -> tuple[str, ...]:
        return hand_of(self.c(seat).hand)

    def where(self, seat: int = 0) -> set[str]:
        return {name for name, index in INDEX.items() if self.c(seat).cubes >> index & 1}

    def scored(self, category: str, seat: int = 0) -> int:
        return self.c(seat).scored[CATEGORIES.index(category)]

    def happened(self, kind: type) -> list[Any]:
        """Events of one class since the table was laid."""
        return [e for e in self.events if isinstance(e, kind)]

    # --- arranging ---

    def changed(self) -> Table:
        self.s.moves = {}
        census.check(self.s)
        return self

    def at(self, *territories: str, seat: int = 0) -> Table:
        """The seat's cubes on the map, exactly there."""
        c = self.c(seat)
        c.cubes = sum(1 << INDEX[t] for t in territories)
        if c.difficulty:
            c.supply = GAME.civbots.cubes - len(territories)
        else:
            c.reserve = GAME.cubes.total - len(territories) - c.supply - c.used
            if c.reserve < 0:
                c.supply, c.used, c.reserve = 0, 0, GAME.cubes.total - len(territories)
        return self

    def purse(self, supply: int, used: int = 0, seat: int = 0) -> Table:
        """So many cubes in the supply and the used pool, the rest in the reserve."""
        c = self.c(seat)
        c.supply, c.used = supply, used
        c.reserve = GAME.cubes.total - supply - used - c.cubes.bit_count()
        assert c.reserve >= 0
        return self

    def vp(self, n: int, seat: int = 0) -> Table:
        c = self.c(seat)
        c.vp, c.scored = n, (n, *[0] * (len(CATEGORIES) - 1))
        return self

    def levels(self, technology: int, military: int, seat: int = 0) -> Table:
        """The marker there, with the cards that joined on the way."""
        c = self.c(seat)
        c.technology, c.military = technology, military
        if not c.difficulty:
            joined = [card for level, card in JOINS.items() if level <= technology]
            c.hand = START_HAND | sum(BIT[card] for card in joined)
            c.queue = ()
        return self

    def queue(self, *cards: str, seat: int = 0) -> Table:
        """These Action cards in the queue, oldest first, the others in the hand."""
        c = self.c(seat)
        held = c.hand | sum(BIT[card] for card in c.queue)
        c.queue = cards
        c.hand = held & ~sum(BIT[card] for card in cards)
        return self

    def _find(self, wonder: str) -> None:
        """Take a wonder from where it lies."""
        s = self.s
        s.row = tuple(w for w in s.row if w != wonder)
        s.gone_wonders = tuple(w for w in s.gone_wonders if w != wonder)
        s.wonder_decks = tuple(tuple(w for w in deck if w != wonder) for deck in s.wonder_decks)

    def wonders(self, *wonders: str, seat: int = 0, turned: tuple[str, ...] = ()) -> Table:
        """The seat owns these, those named turned."""
        for wonder in wonders:
            self._find(wonder)
        c = self.c(seat)
        self.s.gone_wonders += tuple(w for w in c.wonders if w not in wonders)
        c.wonders = wonders
        c.turned = sum(1 << wonders.index(w) for w in turned)
        c.fresh = 0
        return self

    def row(self, *wonders: str) -> Table:
        self.s.gone_wonders += self.s.row
        self.s.row = ()
        for wonder in wonders:
            self._find(wonder)
        self.s.row = wonders
        return self

    def advisor(self, advisor: str, seat: int = 0) -> Table:
        """The seat has this advisor in hand and no other; its civilization becomes the advisor's."""
        owner = next(c.id for c in CIVILIZATIONS.values() if advisor in c.advisors)
        other = next((o for o in self.s.seats if o.id == owner), None)
        c = self.c(seat)
        if other is not None and other is not c:
            other.id, c.id = c.id, other.id
            if not other.difficulty:
                cards = tuple(advisors_of(other.id, self.s.edition))
                other.advisors, other.advisor_deck, other.gone_advisors = cards[:1], cards[1:], ()
        c.id = owner
        c.advisors = (advisor,)
        c.advisor_deck = tuple(a for a in advisors_of(owner, self.s.edition) if a != advisor)
        c.gone_advisors = ()
        return self

    def leader(self, leader: str, seat: int = 0) -> Table:
        s = self.s
        c = self.c(seat)
        era = LEADERS[leader].era
        for index in range(3):
            deck = tuple(x for x in s.leader_decks[index] if x != leader)
            if c.leader not in ("", leader) and LEADERS[c.leader].era == index + 1:
                deck += (c.leader,)
            s.leader_decks = (*s.leader_decks[:index], deck, *s.leader_decks[index + 1 :])
        for other in range(s.players):
            if other != seat and self.c(other).leader == leader:
                spare = s.leader_decks[era - 1][0]
                self.c(other).leader = spare
                deck = s.leader_decks[era - 1][1:]
                s.leader_decks = (*s.leader_decks[: era - 1], deck, *s.leader_decks[era:])
        s.gone_leaders = tuple(x for x in s.gone_leaders if x != leader)
        c.leader = leader
        return self

    def turn(self, turn: int) -> Table:
        """It is the so-manyeth turn of the game, from 1."""
        self.s.turn = turn - 1
        return self

    # --- playing ---

    def do(self, *moves: Move) -> Table:
        for move in moves:
            self.events += self.session.submit(move)
            census.check(self.s)
        return self

    def refused(self, move: Move, code: str, **params: Any) -> Table:
        """The move is refused for this reason, not listed, and nothing changes."""
        before = repr(self.s)
        listed = [legal for seat in self.session.awaiting for legal in self.session.legal_moves(seat)]
        with pytest.raises(IllegalMove) as error:
            self.session.submit(move)
        assert error.value.reason.code == code, error.value.reason
        found = dict(error.value.reason.params)
        assert {key: found[key] for key in params} == params
        assert move not in listed
        assert repr(self.s) == before
        return self

    def seal(self, *cards: str, others: str = "") -> Table:
        """Seat 0 chooses these, everybody else one card."""
        self.changed()
        order = (*hand_of(self.c().hand), *self.c().advisors)
        self.do(SealCards(0, tuple(sorted(cards, key=order.index))))
        for seat in range(1, self.s.players):
            choice = others or next(c for c in self.hand(seat) if c not in ("revolution", "technology"))
            self.do(SealCards(seat, (choice,)))
        return self

    def play(self, card: str, side: str = "basic", *answers: Move, others: str = "") -> Table:
        """Seat 0 chooses one card and resolves it on a side; then answers."""
        self.seal(card, others=others)
        if self.frame.kind == "resolve" and card in self.c().shown:
            self.do(Resolve(0, card, side))  # type: ignore[arg-type]
        return self.do(*answers)

    def use(self, wonder: str, *answers: Move, seat: int = 0) -> Table:
        assert isinstance(self.frame, WondersDecision), self.frame
        return self.do(UseWonder(seat, wonder), *answers)

    def idle(self, until: str = "choose") -> Table:
        """Everybody declines or does as little as can be, until a frame of a kind is asked."""
        while self.session.awaiting and self.frame.kind != until:
            moves = self.legal()
            quiet = [m for m in moves if isinstance(m, Finish) or getattr(m, "side", "") == "nothing"]
            self.do((quiet or moves)[0])
        return self

    def end_turn(self, *answers: Move) -> Table:
        """Seat 0 makes a Revolution, so that the turn ends; everybody else idles."""
        self.queue("trade", "raid", "exploit")
        self.changed()
        self.do(SealCards(0, ("revolution",)))
        for seat in range(1, self.s.players):
            self.do(SealCards(seat, ("exploit",)))
        turn = self.s.turn
        self.do(*answers)
        while self.s.turn == turn and not self.s.over and self.frame.kind not in ("draft", "wonders"):
            moves = self.legal()
            quiet = [m for m in moves if isinstance(m, Finish) or getattr(m, "side", "") == "nothing"]
            self.do((quiet or moves)[0])
        return self


def sealed(t: Table) -> tuple[tuple[str, ...] | None, ...]:
    """What is sealed now."""
    frame = t.frame
    assert isinstance(frame, ChooseDecision)
    return frame.sealed


def sheet(t: Table, seat: int = 0) -> dict[str, int]:
    """What is counted for the gains."""
    c = t.c(seat)
    return {
        "vp": c.vp,
        "supply": c.supply,
        "hand": c.hand.bit_count(),
        "technology": c.technology,
        "military": c.military,
        "wonders": len(c.wonders),
        "ready": len(c.wonders) - c.turned.bit_count(),
        "advisors": len(c.advisors),
        "reserve": c.reserve,
        "cubes": c.cubes.bit_count(),
    }


def gains(before: dict[str, int], after: dict[str, int]) -> Gains:
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def gains_of(events: list[Any], seat: int = 0) -> Gains:
    """The gains of a seat as the events tell them, up to the end of what is looked at."""
    found: Counter[str] = Counter()
    for e in events:
        if e.name in ("IconReached", "RoundBegan", "CardResolved"):
            break
        if getattr(e, "seat", seat) != seat:
            continue
        if e.name in ("VpGained", "VpLost"):
            found["vp"] += e.n if e.name == "VpGained" else -e.n
        elif e.name == "CubesMoved":
            found["supply"] += e.n * ((e.to == "supply") - (e.origin == "supply"))
            found["cubes"] += e.n * ((e.to == "map") - (e.origin == "map"))
        elif e.name == "CardsTakenBack":
            found["hand"] += len(e.cards)
        elif e.name == "LevelGained":
            found[e.track] += 1
        elif e.name in ("WonderTaken", "WonderReadied", "AdvisorDrawn"):
            found[{"WonderTaken": "wonders", "WonderReadied": "ready", "AdvisorDrawn": "advisors"}[e.name]] += 1
    return {name: n for name, n in found.items() if n}


def settle(t: Table, seat: int, depth: int) -> None:
    """Take whatever the list offers, the first of it, until it is done."""
    while len(t.s.frames) > depth and t.session.awaiting == (seat,):
        moves = t.legal(seat)
        t.do(next((m for m in moves if not isinstance(m, Finish)), moves[0]))


def answer_all(t: Table, depth: int, wanted: tuple[Any, ...] = ()) -> None:
    """Take what is offered: the wanted answers first, then the first of each question."""
    answers = list(wanted)
    while len(t.s.frames) > depth and t.session.awaiting == (0,):
        moves = t.legal(0)
        pick = next((m for m in answers if m in moves), None)
        if isinstance(t.frame, WondersDecision):
            pick = Finish(0)
        places = [m for m in moves if isinstance(m, (PlaceCube, Attack))]
        if pick is None and places:
            pick = PlaceCube(0, MIDDLE_EAST) if PlaceCube(0, MIDDLE_EAST) in places else places[0]
        t.do(pick or next((m for m in moves if not isinstance(m, Finish)), moves[0]))


def refuses(t: Table, card: str, side: str, code: str, **params: object) -> Table:
    """The side may not be used. A card beside it keeps the question open."""
    t.c().technology = max(t.c().technology, 1)
    t.seal(card)
    if t.frame.kind != "resolve" or card not in t.c().shown:
        assert t.c().queue[-1] == card  # nothing else could be done with it: it went by itself
        reason = why_not_side(t.s, 0, card, side)
        assert reason is not None and reason.code == code, reason
        return t
    return t.refused(Resolve(0, card, side), code, **params)  # type: ignore[arg-type]
