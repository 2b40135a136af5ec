"""The interface of a game's rules: everything needed to set up, play, save, search and show the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar

from engine.core.evaluation_terms import Term
from engine.core.event import Event
from engine.core.misjudgement import Misjudgement
from engine.core.move import Move, Reason, Seat
from engine.core.rng import Rng
from engine.core.shortlist import of_each_kind


class Copyable(Protocol):
    """A state: plain data with a hand-written copy."""

    def copy(self) -> Self: ...


S = TypeVar("S", bound=Copyable)
M = TypeVar("M", bound=Move)
Choices = Mapping[str, str | Sequence[str]]
Weights = Mapping[str, float]
Features = dict[str, float]


class SetupError(ValueError):
    """Raised when no game can be set up like this; the message is one sentence that says what is needed instead."""


@dataclass(frozen=True, slots=True)
class Option:
    """Something a table agrees on before the game; ids and values are ids for the texts. `seats`: the numbers of seats
    it applies to, none named: all. Of a `per_seat` option every seat has a value of its own, none twice; its choice is
    a sequence, seat by seat, and `default` is empty."""

    id: str
    values: tuple[str, ...]
    default: str = ""
    seats: tuple[int, ...] = ()
    per_seat: bool = False

    def applies(self, seats: int) -> bool:
        """Whether the option can be chosen with so many seats."""
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


class Contest(NamedTuple):
    """The input of an estimate of the chance of winning; see engine.core.chance.

    `row`: which weights apply, such as those for so many seats. `features`: a dictionary by name for every contender,
    in the order of the seats. `known`: the chances where they are proven, else empty.
    """

    row: str
    features: tuple[Features, ...]
    known: tuple[float, ...] = ()


class Rules(ABC, Generic[S, M]):
    """The rules of a game. Abstract methods are what every game must define; the others have a default.

    Stateless: everything that changes is in the state. States are equal where their positions are. Methods that take a
    state take a view, too.

    >>> from engine.registry import GAMES
    >>> rules = GAMES["historia"]
    >>> state = rules.new_game(rules.setups("two", seats=2, choices={})[0], seed=1)
    >>> move = rules.legal_moves(state, 0)[0]
    >>> move
    KeepLeader(seat=0, leader='hammurabi', kind='keep_leader')
    >>> rules.why_not(state, move) is None
    True
    >>> rules.apply(state, move)
    [LeaderKept(seat=0, leader='hammurabi')]
    """

    id: str
    breadth: ClassVar[tuple[int, int, int]] = (16, 12, 14)
    """How widely a bot plans a turn: moves of each kind, lines that are followed, steps of a turn."""
    shared_turns: ClassVar[bool] = False
    """Whether all seats move in every turn, by simultaneous choices, rather than one after the other."""
    long_turns: ClassVar[bool] = False
    """Whether a turn has so many decisions that bots look at fewer turns to come (`SearchBudget.for_game`)."""
    misjudgement: ClassVar[Misjudgement] = Misjudgement()  # of moves, by the Settler
    has_manners: ClassVar[bool] = False
    """Whether `manner_value` says what each manner favours."""
    chance_events: ClassVar[frozenset[str]] = frozenset()
    """The names of the events that chance decides: draws, tiles, battles. For the measure of luck."""

    # --- setting up ---

    def options(self) -> tuple[Option, ...]:
        """Returns the options that can be chosen for a new game; here none."""
        return ()

    def scenario_ids(self) -> tuple[str, ...]:
        """Returns the ids of all valid scenarios."""
        return tuple(row.id for row in self.scenario_rows()[0])

    @abstractmethod
    def scenario_rows(self) -> tuple[list[ScenarioRow], list[str]]:
        """Returns (a row of every scenario, an error text for each invalid file), two lists."""

    @abstractmethod
    def setups(self, scenario_id: str, seats: int, choices: Choices) -> list[Any]:
        """Builds the checked setups of a scenario for so many seats, one for each rotation of the colours (sides,
        civilizations ...) over the seats; one alone where the choices fix these. Choices not made have their default.
        Raises SetupError."""

    def challenge_rows(self) -> tuple[list[ScenarioRow], list[str]]:
        """Returns (a row of every challenge, a scenario with goals for seat 0; an error text for each invalid file).

        Facts of a row: at least "rivals" (the rung of the bot on each other seat), "levels", "rounds" and "goals".
        """
        return [], []

    def challenge_setup(self, challenge: str, level: str) -> Any:
        """Builds the setup of a challenge at a level. Raises SetupError; always in a game without challenges."""
        raise SetupError(f"unknown challenge {challenge!r}; {self.id} has none")

    @abstractmethod
    def new_game(self, setup: Any, seed: int) -> S:
        """Creates the first position of a game. Raises SetupError."""

    # --- playing ---

    @abstractmethod
    def awaiting(self, s: S) -> tuple[Seat, ...]:
        """Returns the seats that must decide now; none when the game is over. Several seats decide at the same time, in
        any order: the order makes no difference once all have."""

    def is_simultaneous(self, s: S) -> bool:
        """Whether the pending decision is simultaneous: several seats choose at the same time. A game with such
        decisions overrides it, so that it holds even if only one seat is left to choose."""
        return len(self.awaiting(s)) > 1

    @abstractmethod
    def legal_moves(self, s: S, seat: Seat) -> list[M]:
        """Returns every legal move of a seat; empty unless it must decide."""

    @abstractmethod
    def why_not(self, s: S, move: M) -> Reason | None:
        """Returns why a move is illegal; None if it is legal."""

    @abstractmethod
    def apply(self, s: S, move: M) -> list[Event]:
        """Plays a legal move: changes the state and returns the events. The event that ends the game reveals, so that
        nobody can undo it."""

    @abstractmethod
    def view(self, s: S, seat: Seat | None) -> S:
        """Returns a copy of the position as a seat may know it (None: an onlooker); `awaiting` and the seat's own
        `legal_moves` are the same there."""

    @abstractmethod
    def determinize(self, s: S, seat: Seat, rng: Rng) -> S:
        """Returns a determinization: a full position that agrees with the seat's view, the rest drawn at random."""

    @abstractmethod
    def result(self, s: S) -> Result | None:
        """Returns the result once the game is over, else None."""

    def as_ended(self, s: S, totals: tuple[int, ...]) -> Result | None:
        """Returns the result of a finished game with the totals that its save recorded, as the position's points may
        come from numbers that were corrected since; None, as here, for a game whose positions hold the points.
        Of that day only the totals are known; lines that are counted otherwise today are made up for by one more."""
        return None

    # --- for bots ---

    @abstractmethod
    def evaluate(self, s: S, seat: Seat) -> float:
        """Returns the value of a position to a seat, the higher the better; most games compute it in victory points."""

    def forecast(self, s: S, seat: Seat) -> float:
        """Returns the score a seat may expect at the end of the game, by which bots compare the positions at the ends
        of turns: here `evaluate`; a game may define a slower, more accurate one."""
        return self.evaluate(s, seat)

    def learned_forecast(self, s: S, seat: Seat, share: float = 1.0) -> float:
        """Returns the `forecast` corrected by weights learned from play, scaled by `share` (0-1); here uncorrected."""
        return self.forecast(s, seat)

    def manner_value(self, s: S, seat: Seat, manner: str) -> float:
        """Returns how much more a position is worth to a seat that plays in this manner (style of play; see
        engine.bots.manner). 0 once the game is over, and where a game has no manners."""
        return 0.0

    def points(self, s: S, seat: Seat) -> float:
        """Returns the VP, or for two sides the lead, that a seat may expect at the end; in a challenge what it has."""
        result = self.result(s)
        return float(result.totals[seat]) if result is not None else self.evaluate(s, seat)

    @abstractmethod
    def terms(self, s: S, seat: Seat) -> Mapping[str, Term]:
        """Splits the evaluation of a position for a seat into named terms, from which a bot explains a move. Their
        `worth`s add up to the seat's `learned_forecast`, less the mean of the others' where that values one seat only.
        Names that begin with "their_" are of the other seats; which there are may change with the position."""

    @abstractmethod
    def contest(self, s: S) -> Contest:
        """Returns each contender's features, from which its chance of winning is estimated, and proven chances."""

    @abstractmethod
    def chance_weights(self) -> Mapping[str, Weights]:
        """Returns the fitted weights of the features that `contest` computes: row -> feature name -> weight."""

    def suggest(self, s: S, seat: Seat) -> list[M]:
        """Returns moves, in order, that settle the decision in the obvious way, as a proposed payment; [] elsewhere."""
        return []

    def question(self, s: S, seat: Seat) -> Any:
        """Returns what a seat decides about where its moves only number the alternatives; else None."""
        return None

    def shortlist(self, s: S, seat: Seat, n: int, rng: Rng) -> list[M]:
        """Returns the legal moves worth considering: about `n` of each kind, or all where a choice is too important for
        that; the most promising first where the game ranks them."""
        return of_each_kind(self.legal_moves(s, seat), n, rng)

    @abstractmethod
    def is_quiescent(self, s: S, seat: Seat) -> bool:
        """Whether no action is half done, so that a position can be evaluated: of this seat's, or in games played in
        turn of any seat's. A sealed choice not yet revealed is half done."""

    def turn_of(self, s: S) -> Hashable:
        """Returns a value that all positions of a turn share, whichever seat's it is, and that differs between turns;
        None where the game has no turns. To be asked only while a seat must decide."""
        return None

    # --- saving ---

    @abstractmethod
    def digest(self, s: S) -> str:
        """Returns the fingerprint of a position."""

    @abstractmethod
    def dump_move(self, move: M) -> dict[str, Any]:
        """Converts a move to plain data."""

    @abstractmethod
    def load_move(self, data: dict[str, Any]) -> M:
        """Converts plain data to a move. Raises ValueError."""

    @abstractmethod
    def dump_setup(self, setup: Any) -> dict[str, Any]:
        """Converts a setup to plain data."""

    @abstractmethod
    def load_setup(self, data: dict[str, Any]) -> Any:
        """Converts plain data to a setup. Raises ValueError."""

    @abstractmethod
    def dump_state(self, s: S) -> dict[str, Any]:
        """Converts a position to plain data."""

    @abstractmethod
    def load_state(self, data: dict[str, Any], setup: Any) -> S:
        """Converts plain data to a position. Raises ValueError."""

    @abstractmethod
    def component_digest(self, setup: Any) -> str:
        """Returns the fingerprint of the component numbers that a game with this setup is played by."""
