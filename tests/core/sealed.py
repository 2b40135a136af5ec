"""A game where everybody chooses at once: three rounds, everybody seals a card of his hand, the highest one that nobody
else chose scores; then the winner of the round says who draws a die. Enough to try every part of engine and game on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, ClassVar, Literal

from engine.core.choices import chosen
from engine.core.digest import digest_text
from engine.core.evaluation_terms import Term
from engine.core.event import Event
from engine.core.move import Reason, Seat, refuse
from engine.core.rng import Rng
from engine.core.rules import Contest, Option, Result, Rules, ScenarioRow, ScoreLine, SetupError, Weights

HIDDEN = 0
OPTIONS = (Option("cards", ("three", "four"), "three"), Option("colour", ("red", "blue", "white"), per_seat=True))


@dataclass(frozen=True, slots=True)
class Setup:
    colours: tuple[str, ...]
    cards: str = "three"


@dataclass(slots=True)
class State:
    """`sealed[seat]` is a card, HIDDEN if only its owner may know it, None before it is chosen."""

    hands: list[tuple[int, ...]]
    sealed: list[int | None]
    points: list[int]
    rng: int
    chooser: int = -1

    def copy(self) -> State:
        return State(self.hands[:], self.sealed[:], self.points[:], self.rng, self.chooser)


@dataclass(frozen=True, slots=True)
class Seal:
    seat: Seat
    card: int
    kind: Literal["seal"] = "seal"


@dataclass(frozen=True, slots=True)
class Give:
    """The winner of a round gives a die to somebody."""

    seat: Seat
    to: Seat
    kind: Literal["give"] = "give"


@dataclass(slots=True)
class Sealed(Event):
    seat: Seat


@dataclass(slots=True)
class Turned(Event):
    reveals: ClassVar[bool] = True
    cards: tuple[int, ...]


@dataclass(slots=True)
class Rolled(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    die: int


class SealedRules(Rules[State, Any]):
    id = "sealed"
    components = "one"

    def options(self) -> tuple[Option, ...]:
        return OPTIONS

    def scenario_rows(self) -> tuple[list[ScenarioRow], list[str]]:
        return [ScenarioRow("two", 2), ScenarioRow("three", 3)], []

    def setups(self, scenario_id: str, seats: int, choices: Mapping[str, str | Sequence[str]]) -> list[Setup]:
        wanted = {"two": 2, "three": 3}.get(scenario_id)
        if wanted is None:
            raise SetupError(f"unknown scenario {scenario_id!r}; there are two, three")
        if wanted != seats:
            raise SetupError(f"scenario {scenario_id} is for {wanted} seats, not {seats}")
        picked: dict[str, Any] = chosen(OPTIONS, seats, choices)
        colours = OPTIONS[1].values
        turns = [tuple(colours[(seat + turn) % 3] for seat in range(seats)) for turn in range(3)]
        return [Setup(turn, picked["cards"]) for turn in ([picked["colour"]] if "colour" in picked else turns)]

    def new_game(self, setup: Setup, seed: int) -> State:
        hand = (1, 2, 3, 4)[: 4 if setup.cards == "four" else 3]
        seats = len(setup.colours)
        return State([hand] * seats, [None] * seats, [0] * seats, seed)

    def awaiting(self, s: State) -> tuple[Seat, ...]:
        if s.chooser >= 0:
            return (s.chooser,)
        return tuple(seat for seat, card in enumerate(s.sealed) if card is None and s.hands[seat])

    def legal_moves(self, s: State, seat: Seat) -> list[Any]:
        if seat not in self.awaiting(s):
            return []
        if s.chooser >= 0:
            return [Give(seat, to) for to in range(len(s.hands))]
        return [Seal(seat, card) for card in s.hands[seat]]

    def why_not(self, s: State, move: Any) -> Reason | None:
        if move.seat not in self.awaiting(s):
            return refuse("not_your_turn")
        return None if move in self.legal_moves(s, move.seat) else refuse("not_in_hand")

    def apply(self, s: State, move: Any) -> list[Event]:
        if isinstance(move, Give):
            rng = Rng(s.rng)
            die, s.rng, s.chooser = 1 + rng.below(6), rng.state, -1
            s.points[move.to] += die
            return [Rolled(move.to, die)]
        s.sealed[move.seat] = move.card
        events: list[Event] = [Sealed(move.seat)]
        if None in s.sealed:
            return events
        cards = tuple(card or HIDDEN for card in s.sealed)
        for seat, card in enumerate(cards):
            s.hands[seat] = tuple(held for held in s.hands[seat] if held != card)
        alone = [card for card in cards if cards.count(card) == 1]
        if alone:
            s.chooser = cards.index(max(alone))
            s.points[s.chooser] += max(alone)
        s.sealed = [None] * len(cards)
        return [*events, Turned(cards)]

    def view(self, s: State, seat: Seat | None) -> State:
        seen = s.copy()
        seen.rng = 0
        seen.sealed = [card if card is None or other == seat else HIDDEN for other, card in enumerate(s.sealed)]
        return seen

    def determinize(self, s: State, seat: Seat, rng: Rng) -> State:
        world = self.view(s, seat)
        world.rng = rng.bits()
        for other, card in enumerate(world.sealed):
            if card == HIDDEN and other != seat:
                world.sealed[other] = rng.choice(s.hands[other])
        return world

    def result(self, s: State) -> Result | None:
        if self.awaiting(s):
            return None
        ranking = tuple(sorted(range(len(s.points)), key=lambda seat: (-s.points[seat], seat)))
        winners = tuple(seat for seat in ranking if s.points[seat] == max(s.points))
        lines = tuple((ScoreLine("cards", "cards", vp, "table"),) for vp in s.points)
        return Result(winners, ranking, tuple(s.points), lines)

    def evaluate(self, s: State, seat: Seat) -> float:
        return s.points[seat] - max(points for other, points in enumerate(s.points) if other != seat)

    def contest(self, s: State) -> Contest:
        return Contest(str(len(s.points)), tuple({"points": float(points)} for points in s.points))

    def chance_weights(self) -> Mapping[str, Weights]:
        return {"2": {"points": 0.4}, "3": {"points": 0.3}}

    def terms(self, s: State, seat: Seat) -> dict[str, Term]:
        rival = max(points for other, points in enumerate(s.points) if other != seat)
        return {"points": Term(float(s.points[seat]), s.points[seat]), "their_points": Term(float(-rival), rival)}

    def is_quiescent(self, s: State, seat: Seat) -> bool:
        return s.chooser != seat and s.sealed[seat] is None

    def digest(self, s: State) -> str:
        return digest_text(repr(s))

    def dump_move(self, move: Any) -> dict[str, Any]:
        return asdict(move)

    def load_move(self, data: dict[str, Any]) -> Any:
        return Seal(data["seat"], data["card"]) if data["kind"] == "seal" else Give(data["seat"], data["to"])

    def dump_setup(self, setup: Setup) -> dict[str, Any]:
        return {"colours": list(setup.colours), "cards": setup.cards}

    def load_setup(self, data: dict[str, Any]) -> Setup:
        return Setup(tuple(data["colours"]), data["cards"])

    def dump_state(self, s: State) -> dict[str, Any]:
        return {**asdict(s), "hands": [list(hand) for hand in s.hands]}

    def load_state(self, data: dict[str, Any], setup: Setup) -> State:
        hands = [tuple(hand) for hand in data["hands"]]
        return State(hands, list(data["sealed"]), list(data["points"]), data["rng"], data["chooser"])

    def component_digest(self, setup: Setup) -> str:
        return self.components
