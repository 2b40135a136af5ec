"""Historia as a class `HistoriaRules`: what sessions, bots and screens call; handlers and rules do the work."""

from __future__ import annotations

from engine.core.codec import Codec
from engine.core.event import Event, event_kinds
from engine.core.misjudgement import Misjudgement
from engine.core.move import Reason, refuse
from engine.core.rng import Rng
from engine.core.rules import Choices, Option, Result, ScenarioRow
from engine.historia import components, events, position_check, setup_options
from engine.historia import view as views
from engine.historia.card_language import Choose
from engine.historia.decisions import ChooseDecision, OptionDecision
from engine.historia.evaluation import chances, learned, manners
from engine.historia.evaluation import terms as evaluated
from engine.historia.evaluation.evaluate import WEIGHTS, evaluate, prospects
from engine.historia.evaluation.shortlist import shortlist
from engine.historia.handlers import HANDLERS
from engine.historia.moves import Move
from engine.historia.rules import rounds, scoring, setup
from engine.historia.rules.actions import option
from engine.historia.state import Seat, Setup, State


class HistoriaRules(Codec[State, Move, Setup]):
    """Stateless; see engine.core.rules.Rules."""

    id = "historia"
    has_manners = True
    shared_turns = True
    misjudgement = Misjudgement(error=4.0)  # with 2 the Merchant hardly beat the Settler
    chance_events = frozenset(("AdvisorDrawn", "RowLaid", "CivbotCard"))
    state_class, setup_class, move_class = State, Setup, Move
    event_classes = event_kinds(events)
    files = components.FILES

    def options(self) -> tuple[Option, ...]:
        """Returns the options that a new game of Historia offers."""
        return setup_options.OPTIONS

    def scenario_ids(self) -> tuple[str, ...]:
        """Returns the ids of all tables (numbers of players and Civbots)."""
        return tuple(components.TABLES)

    def scenario_rows(self) -> tuple[list[ScenarioRow], list[str]]:
        """Returns (every table, a number of players with their Civbots, as a row; no errors), for lists."""
        return setup_options.scenario_rows(), []

    def setups(self, scenario_id: str, seats: int, choices: Choices) -> list[Setup]:
        """Builds the checked setups for these choices: one for each rotation of the civilizations, unless they are
        chosen. Raises SetupError."""
        return setup_options.setups(scenario_id, seats, choices)

    def new_game(self, setup_: Setup, seed: int) -> State:
        """Creates the first position of a game. Raises SetupError."""
        s = setup.new_game(setup_, seed)
        self._advance(s, [])
        return s

    def awaiting(self, s: State) -> tuple[Seat, ...]:
        """Returns the seats that must decide: while cards are chosen all who have not sealed, else one; none at the
        end."""
        if s.over or not s.frames:
            return ()
        frame = s.frames[-1]
        return rounds.players_to_choose(s, frame) if isinstance(frame, ChooseDecision) else (frame.seat,)

    def is_simultaneous(self, s: State) -> bool:
        """Whether the pending decision is the simultaneous choice of cards, even if only one player is left to seal.
        Whoever plays alone, against Civbots, chooses at the same time as nobody."""
        return s.players > 1 and bool(s.frames) and isinstance(s.frames[-1], ChooseDecision)

    def legal_moves(self, s: State, seat: Seat) -> list[Move]:
        """Returns every legal move of a seat; empty unless it must decide. Cached until the next move."""
        if seat not in self.awaiting(s):
            return []
        if seat not in s.moves:
            frame = s.frames[-1]
            s.moves[seat] = HANDLERS[type(frame)].legal(s, frame, seat)
        return s.moves[seat][:]

    def why_not(self, s: State, move: Move) -> Reason | None:
        """Returns why a move is illegal; None if it is legal. Every move is validated here."""
        asked = self.awaiting(s)
        if not asked:
            return refuse("game_over")
        frame = s.frames[-1]
        if move.seat not in asked:
            if isinstance(frame, ChooseDecision) and 0 <= move.seat < s.players and frame.sealed[move.seat] is not None:
                return refuse("already_sealed")
            return refuse("not_your_turn", seat=asked[0])
        return HANDLERS[type(frame)].why_not(s, frame, move)

    def apply(self, s: State, move: Move) -> list[Event]:
        """Plays a legal move, and all that follows without a decision; returns the events."""
        out: list[Event] = []
        frame = s.frames[-1]
        s.moves = {}
        HANDLERS[type(frame)].apply(s, frame, move, out)
        self._advance(s, out)
        return out

    def _advance(self, s: State, out: list[Event]) -> None:
        while True:
            s.moves = {}
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
        """Samples a full position that fits what a seat knows (a determinization)."""
        return views.determinize(s, seat, rng)

    def result(self, s: State) -> Result | None:
        """Returns ranking and scorepad of all civilizations once the game is over, else None."""
        return scoring.result(s)

    def evaluate(self, s: State, seat: Seat) -> float:
        """Returns the value of a position to a seat, in VP, for bots: its prospects less shares of the others'."""
        return evaluate(s, seat)

    def learned_forecast(self, s: State, seat: Seat, share: float = 1.0) -> float:
        """Returns the value of a position to a seat, in VP, corrected by weights learned from play, scaled by `share`
        (0-1)."""
        return learned.forecast(s, seat, share)

    def points(self, s: State, seat: Seat) -> float:
        """Returns the VP a seat may expect at the end: those it has and those its position should bring."""
        return prospects(s, seat, WEIGHTS)

    contest = staticmethod(chances.contest)
    chance_weights = staticmethod(chances.weights)
    terms = staticmethod(evaluated.terms)
    manner_value = staticmethod(manners.manner_value)

    def turn_of(self, s: State) -> tuple[int, int]:
        """Returns (turn, round in it), which identifies the turn under way."""
        return s.turn, s.round

    def question(self, s: State, seat: Seat) -> Choose | None:
        """Returns the lists of operations that a card offers a seat; None for any other decision."""
        frame = s.frames[-1] if s.frames else None
        return option.choice(s) if isinstance(frame, OptionDecision) and frame.seat == seat else None

    def shortlist(self, s: State, seat: Seat, n: int, rng: Rng) -> list[Move]:
        """Returns at most `n` legal moves of each kind, those with the highest heuristic value, best first."""
        return shortlist(s, seat, self.legal_moves(s, seat), n, rng)

    def is_quiescent(self, s: State, seat: Seat) -> bool:
        """Whether the seat has no card left to resolve and no decision in progress, so that bots may evaluate the
        position."""
        return rounds.is_quiescent(s, seat)

    def check_state(self, s: State, setup_: Setup) -> None:
        """Validates a loaded position against the box and the setup. Raises ValueError."""
        position_check.check(s, setup_)
