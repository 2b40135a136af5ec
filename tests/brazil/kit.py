"""Positions for rule tests: a real table after a real setup, arranged by hand (arranging.py), then played only through
`submit`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeVar

import pytest

from engine.brazil.components import COLOUR_SETS, PAINTINGS
from engine.brazil.events import BattleEnded
from engine.brazil.moves import (
    AttackAdjacent,
    Build,
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
from engine.core.event import Event
from engine.core.move import IllegalMove
from tests.brazil.arranging import Arranging
from tests.brazil.looking import RULES as RULES

COLOURS = ("green", "orange", "sky", "purple")


class Table(Arranging):
    """A session with short words for looking, arranging and playing. Seat 0 is on turn and has not moved its token."""

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
        from engine.brazil.rules.payment import propose

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
