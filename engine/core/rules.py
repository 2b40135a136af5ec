"""What a game must offer to be played, saved, searched, shown and set up."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, TypeVar, runtime_checkable

from engine.core.event import Event
from engine.core.move import Move, Reason, Seat
from engine.core.rng import Rng


class Copyable(Protocol):
    """A state: plain data with a hand-written copy."""

    def copy(self) -> Any: ...


S = TypeVar("S", bound=Copyable)
M = TypeVar("M", bound=Move)
Choices = Mapping[str, str | Sequence[str]]


class SetupError(ValueError):
    """No table can be laid like this; the message is one sentence that says what is asked for instead."""


@dataclass(frozen=True, slots=True)
class Option:
    """Something a table agrees on before the game; ids and values are ids for the texts.

    `seats` are the numbers of seats it applies to, none named: all. Of a `per_seat` option every seat has a value of
    its own, none twice; its choice is a sequence, seat by seat, and `default` is empty.
    """

    id: str
    values: tuple[str, ...]
    default: str = ""
    seats: tuple[int, ...] = ()
    per_seat: bool = False

    def applies(self, seats: int) -> bool:
        """Whether a table of so many seats is asked."""
        return not self.seats or seats in self.seats


@dataclass(frozen=True, slots=True)
class ScenarioRow:
    """A scenario for lists: its id, its number of seats, facts that JSON can hold, and what is wrong with it."""

    id: str
    seats: int
    facts: Mapping[str, Any] = field(default_factory=dict)
    failures: tuple[str, ...] = ()


class ScoreLine(NamedTuple):
    """One number of the scorepad: where it comes from (ids for the texts), and the victory points. `place` is the id
    of the place on the board it belongs to, "" if none."""

    category: str
    item: str
    vp: int
    place: str = ""


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game. `ranking` lists seats, best first; `winners` has more than one seat when victory is shared.
    Of `totals` the higher is the better."""

    winners: tuple[Seat, ...]
    ranking: tuple[Seat, ...]
    totals: tuple[int, ...]
    lines: tuple[tuple[ScoreLine, ...], ...]
    note: str = ""


class Rules(Protocol[S, M]):
    """A game. Stateless: everything that changes is in the state.

    Deciding. `awaiting` names the seats that are asked now, none when the game is over. Several are asked at the same
    time: each may answer in any order, and the order makes no difference once all have. Exactly the asked seats have
    legal moves. `why_not` is the one judge of a move; `apply` plays a legal one and changes the state. What ends
    the game reveals: then all is turned up, and nobody takes anything back.

    Secrets. `view` is what a seat may know (None: an onlooker), `guess` one full world it can't tell from the real one.
    Both, and whatever follows, take views as well as states: `awaiting` and a seat's own `legal_moves` are the same.

    For bots. States are equal where their positions are. `evaluate` is what one is worth to a seat. `suggest` settles
    what is open for it the obvious way, move by move; empty where there is a real choice. `shortlist` are those of its
    legal moves that are worth a look: about `n` of each kind, the best guess first where the game has one. `settled`:
    nothing the seat began is half done, so that a position can be judged; a choice that is sealed and not yet turned
    up is half done.

    Setting up. `options` lists what a table may choose; `scenario_rows` the scenarios, and what is wrong with files
    that hold none. `setups` are the checked setups of a scenario for so many seats, one for each turn of the colours
    (sides, peoples …) round the seats, for self-play; where the choices fix these, it is one. Choices not made have
    their default. Raises SetupError.
    """

    @property
    def id(self) -> str: ...

    def options(self) -> tuple[Option, ...]: ...
    def scenario_ids(self) -> tuple[str, ...]: ...
    def scenario_rows(self) -> tuple[list[ScenarioRow], list[str]]: ...
    def setups(self, scenario_id: str, seats: int, choices: Choices) -> list[Any]: ...
    def new_game(self, setup: Any, seed: int) -> S: ...

    def awaiting(self, s: S) -> tuple[Seat, ...]: ...
    def legal_moves(self, s: S, seat: Seat) -> list[M]: ...
    def why_not(self, s: S, move: M) -> Reason | None: ...
    def apply(self, s: S, move: M) -> list[Event]: ...
    def view(self, s: S, seat: Seat | None) -> S: ...
    def guess(self, s: S, seat: Seat, rng: Rng) -> S: ...
    def result(self, s: S) -> Result | None: ...

    def evaluate(self, s: S, seat: Seat) -> float: ...
    def suggest(self, s: S, seat: Seat) -> list[M]: ...
    def shortlist(self, s: S, seat: Seat, n: int, rng: Rng) -> list[M]: ...
    def settled(self, s: S, seat: Seat) -> bool: ...

    def digest(self, s: S) -> str: ...
    def dump_move(self, move: M) -> dict[str, Any]: ...
    def load_move(self, data: dict[str, Any]) -> M: ...
    def dump_setup(self, setup: Any) -> dict[str, Any]: ...
    def load_setup(self, data: dict[str, Any]) -> Any: ...
    def dump_state(self, s: S) -> dict[str, Any]: ...
    def load_state(self, data: dict[str, Any], setup: Any) -> S: ...
    def component_digest(self, setup: Any) -> str: ...


class Forecasting(Protocol):
    """What a game may offer besides, for bots that plan: `forecast`, what a seat may expect of a position in the end.

    Slower than `evaluate`, and better; compared among positions at the ends of turns. Without it `evaluate` is asked.
    `experienced`: the same by a share (0-1) of what was learned from play, slower again; or else `forecast` is asked.
    `breadth`, which a game may offer alone: how many moves of each kind to look at, how many lines to follow, and how
    many steps of a turn; narrower where a turn branches more. `turn_of`, which it may offer alone, too: what tells the
    turn under way from others, of whoever it is; what a bot spends, it spends on a turn.
    """

    breadth: tuple[int, int, int]

    def forecast(self, s: Any, seat: Seat) -> float: ...
    def experienced(self, s: Any, seat: Seat, share: float = 1.0) -> float: ...
    def turn_of(self, s: Any) -> Hashable: ...


@runtime_checkable
class Challenging(Protocol):
    """What a game may offer besides: challenges, scenarios in which seat 0 has goals to meet.

    A row's facts name at least "rivals" (the rung of the bot on each other seat), "levels", "rounds" and "goals".
    """

    def challenge_rows(self) -> tuple[list[ScenarioRow], list[str]]: ...

    def challenge_setup(self, challenge: str, level: str) -> Any: ...


@runtime_checkable
class Recounting(Protocol):
    """What a game must offer besides whose points are no part of its positions, but counted from them by today's
    numbers: the result of a game that is over by the numbers of its day, which brought these totals.

    Of that day only the totals are known; lines that are counted otherwise today are made up for by one more.
    """

    def as_ended(self, s: Any, totals: tuple[int, ...]) -> Result: ...


def chosen(options: Sequence[Option], seats: int, choices: Choices) -> dict[str, str | tuple[str, ...]]:
    """Every option that applies to so many seats, with its choice or its default; per-seat ones only if chosen.

    Raises SetupError: an option that is not there, a value it does not have, a wrong number of values.
    """
    known = {option.id: option for option in options if option.applies(seats)}
    for name in choices:
        if name not in known:
            raise SetupError(f"unknown option {name!r} for {seats} seats; there are {', '.join(known) or 'none'}")
    picked: dict[str, str | tuple[str, ...]] = {}
    for option in known.values():
        choice = choices.get(option.id)
        if choice is None:
            if not option.per_seat:
                picked[option.id] = option.default
            continue
        if isinstance(choice, str) == option.per_seat:
            raise SetupError(
                f"option {option.id} asks for {'a value for every seat' if option.per_seat else 'one value'}"
            )
        values = (choice,) if isinstance(choice, str) else tuple(choice)
        for value in values:
            if value not in option.values:
                raise SetupError(f"unknown {option.id} {value!r}; there are {', '.join(option.values)}")
        if option.per_seat and (len(values) != seats or len(dict.fromkeys(values)) != seats):
            raise SetupError(f"option {option.id} asks for a value of its own for each of {seats} seats")
        picked[option.id] = values if option.per_seat else values[0]
    return picked
