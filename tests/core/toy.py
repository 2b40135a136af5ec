"""A game small enough to see through: two seats add 1-3 in turn until 10; "peek" reveals a number drawn by chance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from engine.core.digest import digest_text
from engine.core.evaluation_terms import Term
from engine.core.event import Event
from engine.core.move import Reason, Seat, refuse
from engine.core.rng import Rng
from engine.core.rules import Contest, Result, Rules, ScenarioRow, ScoreLine, SetupError

GOAL = 10


@dataclass(slots=True)
class State:
    total: int = 0
    seat: int = 0
    rng: int = 0
    seen: tuple[int, ...] = ()

    def copy(self) -> State:
        return State(self.total, self.seat, self.rng, self.seen)


@dataclass(frozen=True, slots=True)
class Add:
    seat: Seat
    number: int
    kind: Literal["add"] = "add"


@dataclass(frozen=True, slots=True)
class Look:
    seat: Seat
    kind: Literal["look"] = "look"


@dataclass(slots=True)
class Added(Event):
    number: int


@dataclass(slots=True)
class Seen(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    number: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


class Boom(Exception):
    """What `apply` raises on adding 13, half-way through."""


class ToyRules(Rules[State, Any]):
    id = "toy"
    components = "one"

    def scenario_rows(self) -> tuple[list[ScenarioRow], list[str]]:
        return [ScenarioRow("toy", 2)], []

    def setups(self, scenario_id: str, seats: int, choices: Any) -> list[Any]:
        if (scenario_id, seats) != ("toy", 2):
            raise SetupError("there is toy, for 2 seats")
        return [{"start": 0}]

    def new_game(self, setup: Any, seed: int) -> State:
        return State(total=setup["start"], rng=seed)

    def awaiting(self, s: State) -> tuple[Seat, ...]:
        return () if s.total >= GOAL else (s.seat,)

    def legal_moves(self, s: State, seat: Seat) -> list[Any]:
        return [Add(seat, n) for n in (1, 2, 3)] + [Look(seat)] if self.awaiting(s) == (seat,) else []

    def why_not(self, s: State, move: Any) -> Reason | None:
        if self.awaiting(s) != (move.seat,):
            return refuse("not_your_turn", seat=s.seat)
        if isinstance(move, Add) and move.number not in (1, 2, 3, 13):
            return refuse("bad_number", number=move.number)
        return None

    def apply(self, s: State, move: Any) -> list[Event]:
        if isinstance(move, Look):
            rng = Rng(s.rng)
            number = rng.below(100)
            s.rng = rng.state
            s.seen += (number,)
            return [Seen(move.seat, number)]
        s.total += move.number
        if move.number == 13:
            raise Boom
        s.seat = 1 - s.seat
        return [Added(move.number)]

    def view(self, s: State, seat: Seat | None) -> State:
        return State(s.total, s.seat)

    def determinize(self, s: State, seat: Seat, rng: Rng) -> State:
        return s.copy()

    def result(self, s: State) -> Result | None:
        if self.awaiting(s):
            return None
        totals = (s.total, 0) if s.seat else (0, s.total)
        winner = 0 if s.seat else 1
        lines = tuple((ScoreLine("total", "total", vp),) for vp in totals)
        return Result((winner,), (winner, 1 - winner), totals, lines)

    def evaluate(self, s: State, seat: Seat) -> float:
        return float(s.seat != seat)

    def terms(self, s: State, seat: Seat) -> dict[str, Term]:
        return {"moved": Term(self.evaluate(s, seat))}

    def contest(self, s: State) -> Contest:
        return Contest("", tuple({"moved": self.evaluate(s, seat)} for seat in (0, 1)))

    def chance_weights(self) -> dict[str, dict[str, float]]:
        return {}

    def is_quiescent(self, s: State, seat: Seat) -> bool:
        return True

    def digest(self, s: State) -> str:
        return digest_text(repr(s))

    def dump_move(self, move: Any) -> dict[str, Any]:
        return {"seat": move.seat, "number": move.number if isinstance(move, Add) else 0}

    def load_move(self, data: dict[str, Any]) -> Any:
        return Add(data["seat"], data["number"]) if data["number"] else Look(data["seat"])

    def dump_setup(self, setup: Any) -> dict[str, Any]:
        return dict(setup)

    def load_setup(self, data: dict[str, Any]) -> Any:
        return data

    def dump_state(self, s: State) -> dict[str, Any]:
        return {"total": s.total, "seat": s.seat, "rng": s.rng, "seen": list(s.seen)}

    def load_state(self, data: dict[str, Any], setup: Any) -> State:
        return State(data["total"], data["seat"], data["rng"], tuple(data["seen"]))

    def component_digest(self, setup: Any) -> str:
        return self.components
