"""`StruggleRules`: the interface through which sessions, bots and screens use the rules of Imperial Struggle."""

from __future__ import annotations

from engine.core.codec import Codec
from engine.core.event import Event, event_kinds
from engine.core.move import Reason, refuse
from engine.core.rng import Rng
from engine.core.rules import Choices, Option, Result, ScenarioRow
from engine.struggle import components, events, position_check, setup_options
from engine.struggle import view as views
from engine.struggle.cards import ministers, operations, picking, picking_advantages, picking_tiles
from engine.struggle.decisions import EventDecision
from engine.struggle.evaluation import chances, learned, manners, move_selection
from engine.struggle.evaluation import evaluate as worth
from engine.struggle.evaluation import terms as evaluated
from engine.struggle.handlers import HANDLERS
from engine.struggle.moves import Move
from engine.struggle.rules import setup, victory
from engine.struggle.state import Seat, Setup, State

ministers.register_all()
OPERATIONS = (operations, picking, picking_advantages, picking_tiles)
"""Importing these enters their operations in the table."""


class StruggleRules(Codec[State, Move, Setup]):
    """Stateless; see engine.core.rules.Rules."""

    id = "struggle"
    has_manners = True
    state_class, setup_class, move_class = State, Setup, Move
    event_classes = event_kinds(events)
    files = components.FILES
    breadth = (12, 8, 14)  # of a bot that plans a round: a round has many purchases in any order
    long_turns = True
    chance_events = frozenset(
        (
            *("AwardsShown", "DemandDrawn", "DemandTurnedUp", "TilesShown", "EventsDealt"),
            *("WarTileDrawn", "WarTileSentBack", "TheaterRevealed"),
        )
    )

    def options(self) -> tuple[Option, ...]:
        """Returns the options that a new game of Imperial Struggle offers."""
        return setup_options.OPTIONS

    def scenario_ids(self) -> tuple[str, ...]:
        """Returns the id of the one scenario."""
        return (setup_options.SCENARIO,)

    def scenario_rows(self) -> tuple[list[ScenarioRow], list[str]]:
        """Returns (a list with the one scenario as a row, no errors), for lists."""
        return setup_options.scenario_rows()

    def setups(self, scenario_id: str, seats: int, choices: Choices) -> list[Setup]:
        """Builds the only setup for the chosen options, validated. Raises SetupError."""
        return setup_options.setups(scenario_id, seats, choices)

    def new_game(self, setup_: Setup, seed: int) -> State:
        """Creates the first position of a game. Raises SetupError."""
        setup_options.check(setup_)
        s = setup.new_game(setup_, seed)
        self._advance(s, [])
        return s

    def awaiting(self, s: State) -> tuple[Seat, ...]:
        """Returns the seat that must decide, as the only one of a tuple; () when the game is over."""
        return (s.frames[-1].seat,) if s.frames and not s.over else ()

    def legal_moves(self, s: State, seat: Seat) -> list[Move]:
        """Returns every legal move of a seat; empty unless it must decide. Cached until the next move."""
        if s.over or not s.frames or s.frames[-1].seat != seat:
            return []
        if s.moves is None:
            frame = s.frames[-1]
            s.moves = HANDLERS[type(frame)].legal(s, frame)
        return s.moves[:]

    def why_not(self, s: State, move: Move) -> Reason | None:
        """Returns why a move is illegal; None if it is legal. Every move is validated here."""
        if s.over or not s.frames:
            return refuse("game_over")
        frame = s.frames[-1]
        if move.seat != frame.seat:
            return refuse("not_your_turn", seat=frame.seat)
        return HANDLERS[type(frame)].why_not(s, frame, move)

    def apply(self, s: State, move: Move) -> list[Event]:
        """Plays a legal move, and all that follows without a decision; returns the events."""
        out: list[Event] = []
        frame = s.frames[-1]
        HANDLERS[type(frame)].apply(s, frame, move, out)
        self._advance(s, out)
        return out

    def _advance(self, s: State, out: list[Event]) -> None:
        while True:
            s.moves = None
            if s.over:
                s.frames.clear()
                return
            frame = s.frames[-1]
            if not HANDLERS[type(frame)].step(s, frame, out):
                return

    def view(self, s: State, seat: Seat | None) -> State:
        """Returns a copy of the position without what `seat` (None: an onlooker) may not know."""
        return views.view(s, seat)

    def determinize(self, s: State, seat: Seat, rng: Rng) -> State:
        """Returns a random full position that fits what a side may know (a determinization)."""
        return views.determinize(s, seat, rng)

    def result(self, s: State) -> Result | None:
        """Returns ranking and score by category once the game is over, else None."""
        return victory.result(s)

    def evaluate(self, s: State, seat: Seat) -> float:
        """Returns the value of a position to a side, for bots: how far it is ahead, in VP; negative if behind."""
        return worth.evaluate(s, seat)

    def learned_forecast(self, s: State, seat: Seat, share: float = 1.0) -> float:
        """Returns the value of a position to a side, in VP, corrected by weights learned from play, scaled by `share`
        (0-1)."""
        return learned.forecast(s, seat, share)

    def points(self, s: State, seat: Seat) -> float:
        """Estimates by how many VP a side will lead at the end, limited to the score track; the actual lead if the game
        is over."""
        return chances.expected_lead(s, seat)

    contest = staticmethod(chances.contest)
    chance_weights = staticmethod(chances.weights)
    terms = staticmethod(evaluated.terms)
    manner_value = staticmethod(manners.manner_value)

    def turn_of(self, s: State) -> tuple[int, int]:
        """Returns (turn, round), which identifies the turn under way."""
        return s.turn, s.round

    def suggest(self, s: State, seat: Seat) -> list[Move]:
        """Returns the proposed way to pay, as the only move, if the seat has to pay; [] for any other decision."""
        return move_selection.suggest(s, seat) if self.awaiting(s) == (seat,) else []

    def question(self, s: State, seat: Seat) -> EventDecision | None:
        """Returns the decision that an Event asks a side for; None for any other decision."""
        frame = s.frames[-1] if self.awaiting(s) == (seat,) else None
        return frame.copy() if isinstance(frame, EventDecision) else None

    def shortlist(self, s: State, seat: Seat, n: int, rng: Rng) -> list[Move]:
        """Returns about `n` legal moves of each kind; of moves on spaces, those on the most interesting ones."""
        return move_selection.shortlist(s, seat, self.legal_moves(s, seat), n, rng)

    def is_quiescent(self, s: State, seat: Seat) -> bool:
        """Whether no purchase, Event or spoils is half done, so that bots may evaluate the position."""
        return move_selection.is_quiescent(s)

    def check_setup(self, setup_: Setup) -> None:
        """Validates scenario and head starts of a loaded setup. Raises SetupError."""
        setup_options.check(setup_)

    def check_state(self, s: State, setup_: Setup) -> None:
        """Validates a loaded position against the component files and the setup. Raises ValueError."""
        position_check.check(s, setup_)
