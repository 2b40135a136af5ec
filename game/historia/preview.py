"""Forecasts what a card would do now, by playing it on a copy and answering each question as a greedy bot would.

A forecast is no promise: others may act before, and the player picks the targets.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from engine.core.event import Event
from engine.core.move import Reason
from engine.historia import facts
from engine.historia.components import BIT
from engine.historia.decisions import ChooseDecision, ResolveDecision
from engine.historia.events import LevelGained
from engine.historia.moves import Attack, ChoosePartner, Finish, Move, PlaceCube, Resolve, TakeBack, TakeWonder
from engine.historia.state import Seat, State
from game.historia.match import RULES
from game.play.decisions import pending_decision

STEPS = 12  # limit on the questions a card asks its owner
REVOLUTION = "revolution"
TARGETS = (PlaceCube, Attack, ChoosePartner, TakeWonder, TakeBack)  # moves that name a card's target


@dataclass(frozen=True, slots=True)
class SupplyPreview:
    """The figures of a seat that a forecast compares before and after."""

    vp: int
    supply: int
    technology: int
    military: int
    wonders: int
    hand: int  # Actions
    advisors: int = 0
    turned: int = 0  # wonders

    @classmethod
    def of(cls, s: State, seat: Seat) -> SupplyPreview:
        """Returns the figures of a seat in a position that a forecast compares: VP, supply of cubes, levels of
        technology and military, wonders, cards."""
        c = s.seats[seat]
        cards = c.hand.bit_count(), len(c.advisors)
        return cls(c.vp, c.supply, c.technology, c.military, len(c.wonders), *cards, c.turned.bit_count())


@dataclass(slots=True)
class Preview:
    """The forecast of a card: figures before and after, possible first targets, and the events that would happen."""

    before: SupplyPreview
    after: SupplyPreview
    territories: tuple[int, ...] = ()
    partners: tuple[Seat, ...] = ()
    targets: tuple[Move, ...] = ()  # moves that could answer the first question
    events: list[Event] = field(default_factory=list)
    idle: bool = False  # True when no side could do anything
    idle_cards: dict[str, dict[str, Reason]] = field(default_factory=dict)
    """The cards that could do nothing in this sequence, each with the reason why for each of its sides."""
    ends_turn: bool = False

    @property
    def cell(self) -> tuple[int, int]:
        """The seat's cell on the development plan afterwards, as (technology, military)."""
        return self.after.technology, self.after.military

    @property
    def levels(self) -> list[LevelGained]:
        """The events (`LevelGained`) of the levels of technology and military that the seat would gain."""
        return [event for event in self.events if isinstance(event, LevelGained)]


def opened(view: State, seat: Seat, cards: Sequence[str]) -> State:
    """Returns a copy of the position in which the seat has just turned up these cards, as the last to resolve."""
    s = view.copy()
    c = s.seats[seat]
    c.shown = tuple(cards)
    c.hand &= ~sum(BIT[card] for card in cards if card in BIT)
    c.advisors = tuple(advisor for advisor in c.advisors if advisor not in cards)
    s.frames = [ResolveDecision(seat, len(s.order) - 1)]
    s.revolution = False
    return s


def of_cards(world: State, seat: Seat, cards: Sequence[str]) -> Preview:
    """Returns the forecast of playing these cards one after the other (a Revolution last), each on the side that is
    better for the seat; nothing is played in `world`."""
    found = Preview(SupplyPreview.of(world, seat), SupplyPreview.of(world, seat), idle=True)
    s, laid = world, [0, 0]
    for card in sorted(cards, key=lambda card: card == REVOLUTION):
        if card == REVOLUTION:
            found.ends_turn = True
            if facts.why_not_choose(s, seat, card) is None:
                found.targets += _played(s, seat, card, "basic")[0].targets
            continue
        best: tuple[float, Preview, State] | None = None
        refused: dict[str, Reason] = {}
        for side, reason in facts.sides(s, seat, card).items():
            if reason is None:
                seen, then = _played(s, seat, card, side)
                value = RULES.evaluate(then, seat)
                if best is None or value > best[0]:
                    best = (value, seen, then)
            else:
                refused[side] = reason
        if best is None:
            found.idle_cards[card] = refused
        else:
            found.idle = False
            laid[card not in BIT] += 1
            found.territories += best[1].territories
            found.partners += best[1].partners
            found.targets += best[1].targets
            found.events += best[1].events
            s = best[2]
    after = SupplyPreview.of(s, seat)  # do not count the cards played themselves as lost
    found.after = replace(after, hand=after.hand + laid[0], advisors=after.advisors + laid[1])
    return found


def of_side(world: State, seat: Seat, card: str, side: str) -> Preview:
    """Returns the forecast of playing one usable side of a card; nothing is played in `world`."""
    return _played(world, seat, card, side)[0]


def _played(world: State, seat: Seat, card: str, side: str) -> tuple[Preview, State]:
    s = opened(world, seat, (card,))
    before = SupplyPreview.of(world, seat)
    events = RULES.apply(s, Resolve(seat, card, side))  # type: ignore[arg-type]
    found = Preview(before, before, events=events)
    moves = RULES.legal_moves(s, seat)
    found.territories = tuple(move.territory for move in moves if isinstance(move, (PlaceCube, Attack)))
    found.targets = tuple(move for move in moves if isinstance(move, TARGETS) and move.seat == seat)
    found.partners = tuple(move.other for move in moves if isinstance(move, (ChoosePartner, Attack)))
    _answered(s, seat, events)
    found.after = SupplyPreview.of(s, seat)
    return found, s


def _answered(s: State, seat: Seat, events: list[Event]) -> None:
    """Answers every question of the card with the best immediate outcome; appends to `events`."""
    for _ in range(STEPS):
        asked = RULES.awaiting(s)
        if not asked or isinstance(s.frames[-1], ChooseDecision):  # the card is completely resolved
            return
        moves = RULES.legal_moves(s, asked[0])
        events += RULES.apply(s, _best(s, asked[0], moves))


def _best(s: State, seat: Seat, moves: Sequence[Move]) -> Move:
    """Returns the move with the best evaluation, measured as if the card stopped after it.

    Otherwise the value of the card's remaining steps would make stopping at once look good.
    """
    stop, kind = Finish(seat), s.frames[-1].kind

    def value(move: Move) -> float:
        trial = s.copy()
        RULES.apply(trial, move)
        goes_on = pending_decision(trial)  # None: the game is over
        if goes_on is not None and goes_on.kind == kind and stop in moves and RULES.why_not(trial, stop) is None:
            RULES.apply(trial, stop)
        return RULES.evaluate(trial, seat)

    return max(moves, key=value) if len(moves) > 1 else moves[0]
