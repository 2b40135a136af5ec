"""Brazil: Imperial as a class `BrazilRules`: what sessions, bots and screens call; handlers and rules do the work."""

from __future__ import annotations

import dataclasses
from operator import attrgetter
from typing import Any

from engine.brazil import cards, components, events, position_check, setup_options
from engine.brazil import view as views
from engine.brazil.board import MapBoard, board_of
from engine.brazil.challenge import goals
from engine.brazil.evaluation import chances, manners
from engine.brazil.evaluation import terms as evaluated
from engine.brazil.evaluation.evaluate import evaluate, prospects
from engine.brazil.evaluation.forecast import forecast
from engine.brazil.handlers import APPLY, HANDLERS, LEGAL, STEP
from engine.brazil.map.goals import PRINTED_GOALS
from engine.brazil.map.scenario import Scenario
from engine.brazil.moves import Move
from engine.brazil.rules import payment, scoring, setup
from engine.brazil.rules.goods import check_limits
from engine.brazil.scenarios import all_scenarios, scenario
from engine.brazil.state import Seat, Setup, State
from engine.core.codec import Codec
from engine.core.digest import digest_text
from engine.core.event import Event, event_kinds
from engine.core.misjudgement import Misjudgement
from engine.core.move import Reason, refuse
from engine.core.rng import Rng
from engine.core.rules import Choices, Option, Result, ScenarioRow
from engine.core.shortlist import of_each_kind
from engine.storage.hash_chain import canonical

cards.register_all()
PRINTED_CARDS = {"printed": 0, "hard": 1}
FOR_GOOD = ("draft", "bid", "monarch", "capital", "palace", "era")
STANDING = ("draft", "bid", "monarch", "capital", "turn")  # frames that are no part of anything begun


def board(scenario_id: str) -> MapBoard:
    """Returns the board of a scenario by id; cached. Raises engine.brazil.scenarios.UnknownScenario."""
    return board_of(scenario(scenario_id))


_FIELDS = tuple(field.name for field in dataclasses.fields(State) if field.repr)
_BY_HEX = tuple(map(_FIELDS.index, ("tile", "owner", "goods", "palace", "unexplored", "explored")))
_VALUES, _TEXT = attrgetter(*_FIELDS), ", ".join(f"{name}=%r" for name in _FIELDS)


class BrazilRules(Codec[State, Move, Setup]):
    """Stateless; see engine.core.rules.Rules."""

    id = "brazil"
    has_manners = True
    misjudgement = Misjudgement(error=4.0, knows_gains=True, surveyed=frozenset(("place_token",)))
    """Otherwise the Settler lets half of its first actions go to waste: few arches bring anything then."""
    chance_events = frozenset(
        (
            *("CapitalsRevealed", "CardDrawn", "MissionDrawn", "GalleryRefilled", "CityRevealed"),
            *("TileExplored", "ExpeditionFought", "CardsRevealed"),
        )
    )
    state_class, setup_class, move_class = State, Setup, Move
    event_classes = event_kinds(events)
    files = components.FILES

    def options(self) -> tuple[Option, ...]:
        """Returns the options that a new game of Brazil offers."""
        return setup_options.OPTIONS

    def scenario_ids(self) -> tuple[str, ...]:
        """Returns the ids of all valid scenarios."""
        return tuple(entry.id for entry in all_scenarios()[0])

    def scenario_rows(self) -> tuple[list[ScenarioRow], list[str]]:
        """Returns (every scenario with its fairness figures, the error messages of invalid files), for lists."""
        return setup_options.scenario_rows()

    def challenge_rows(self) -> tuple[list[ScenarioRow], list[str]]:
        """Returns (every challenge with its levels, rivals and length, the error messages of invalid files), for
        lists."""
        return setup_options.challenge_rows()

    def challenge_setup(self, challenge: str, level: str) -> Setup:
        """Builds the setup of a challenge at a level. Raises SetupError."""
        return setup_options.challenge_setup(challenge, level)

    def setups(self, scenario_id: str, seats: int, choices: Choices) -> list[Setup]:
        """Builds the checked setups for these choices: one for each rotation of the colours, unless colours are fixed.
        Raises SetupError."""
        return setup_options.setups(scenario_id, seats, choices)

    def new_game(self, setup_: Setup, seed: int) -> State:
        """Creates the first position of a game. Raises SetupError."""
        s = setup.new_game(board(setup_.scenario), setup_, seed)
        self._advance(s, [])
        return s

    def awaiting(self, s: State) -> tuple[Seat, ...]:
        """Returns the seat that must decide, as the only one of a tuple; () when the game is over."""
        return (s.frames[-1].seat,) if s.frames and not s.over else ()

    def legal_moves(self, s: State, seat: Seat) -> list[Move]:
        """Returns every legal move of a seat; empty unless it must decide. Cached until the next move."""
        if s.over or not s.frames:
            return []
        frame = s.frames[-1]
        if frame.seat != seat:
            return []
        if s.moves is None:
            s.moves = LEGAL[type(frame)](s, frame)
        return s.moves[:]

    def why_not(self, s: State, move: Move) -> Reason | None:
        """Returns why a move is illegal; None if it is legal. Every move is validated here.

        A move out of the very list that was made for this position needs no second look.
        """
        for listed in s.moves or ():
            if listed is move:
                return None
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
        APPLY[type(frame)](s, frame, move, out)
        self._advance(s, out)
        return out

    def _advance(self, s: State, out: list[Event]) -> None:
        in_challenge = s.board.scenario.challenge is not None
        tallies = in_challenge and goals.needs_counters(s)
        tallied = 0
        while True:
            s.moves = None
            if s.check and check_limits(s):
                continue
            if in_challenge:
                if tallies:
                    goals.tally(s, out[tallied:])
                    tallied = len(out)
                goals.end_if_won(s, out)
            if s.over:
                s.frames.clear()
                return
            frame = s.frames[-1]
            step = STEP[type(frame)]
            if step is None or not step(s, frame, out):
                return

    def view(self, s: State, seat: Seat | None) -> State:
        """Returns a copy of the position without what `seat` (None: an onlooker) may not know. The seat's legal moves
        are the same in both, so they are listed only once."""
        v = views.view(s, seat)
        if seat is not None and (moves := self.legal_moves(s, seat)):
            v.moves = moves
        return v

    def determinize(self, s: State, seat: Seat, rng: Rng) -> State:
        """Samples a full position that fits what a seat knows (a determinization)."""
        return views.determinize(s, seat, rng)

    def result(self, s: State) -> Result | None:
        """Returns ranking and score by category once the game is over, else None."""
        return scoring.result(s)

    def as_ended(self, s: State, totals: tuple[int, ...]) -> Result:
        """Returns the result of a finished game with these totals, recorded when it ended; where today's components
        give others, an additional score line makes up the difference."""
        return scoring.as_ended(s, totals)

    def evaluate(self, s: State, seat: Seat) -> float:
        """Returns the value of a position to a seat, in victory points, for bots."""
        return evaluate(s, seat)

    def points(self, s: State, seat: Seat) -> float:
        """Returns the victory points a seat may expect; in a challenge those it has now."""
        return float(scoring.total(s, seat)) if s.board.scenario.challenge else prospects(s, seat)

    def forecast(self, s: State, seat: Seat) -> float:
        """Returns the score a seat may expect at the end, in the last round with a bonus or malus for its chance of
        winning; for the player of a challenge, the position's value in challenge points."""
        return forecast(s, seat)

    def learned_forecast(self, s: State, seat: Seat, share: float = 1.0) -> float:
        """Returns the score a seat may expect at the end, as `forecast` does, corrected by weights learned from play,
        scaled by `share` (0-1); for the player of a challenge, the position's value in challenge points, not
        corrected."""
        return forecast(s, seat, share)

    def turn_of(self, s: State) -> tuple[int, str, Seat]:
        """Returns a value that tells the turn under way from others: the round, the kind of decision at the bottom of
        the stack, and its seat."""
        return s.round, s.frames[0].kind, s.frames[0].seat

    contest = staticmethod(chances.contest)
    chance_weights = staticmethod(chances.weights)
    terms = staticmethod(evaluated.terms)
    manner_value = staticmethod(manners.manner_value)

    def suggest(self, s: State, seat: Seat) -> list[Move]:
        """Returns the moves, in order, of the proposed payment if the seat has to pay; [] for any other decision."""
        return payment.propose(s) if self.awaiting(s) == (seat,) else []

    def shortlist(self, s: State, seat: Seat, n: int, rng: Rng) -> list[Move]:
        """Returns up to `n` legal moves of each kind, drawn at random; all moves where a choice is final for the
        game."""
        moves = self.legal_moves(s, seat)
        return moves if s.frames and s.frames[-1].kind in FOR_GOOD else of_each_kind(moves, n, rng)

    def is_quiescent(self, s: State, seat: Seat) -> bool:
        """Whether no action, payment or battle is half done, whatever the seat, so that bots may evaluate the
        position."""
        return not s.frames or s.frames[-1].kind in STANDING

    def position_text(self, s: State) -> str:
        """Returns a position as text to digest. Rows by hex stand in square brackets, so that digests in older saves
        stay good."""
        values = [*_VALUES(s)]
        for place in _BY_HEX:
            values[place] = list(values[place])
        tally = f", tally={s.tally!r}" if s.tally else ""
        return f"State({_TEXT % tuple(values)}{tally})"

    def shared_fields(self, setup_: Setup) -> dict[str, Any]:
        """Returns the fields of a state that follow from the setup and are not saved, the scenario's board among them.
        Raises engine.brazil.scenarios.UnknownScenario."""
        return {**super().shared_fields(setup_), "board": board(setup_.scenario)}

    def check_state(self, s: State, setup_: Setup) -> None:
        """Validates a loaded position against the box, the map and the setup. Raises ValueError."""
        position_check.check(s, setup_)

    def component_digest(self, setup_: Setup) -> str:
        """Returns the fingerprint of the component files and the scenario that a game with this setup uses."""
        on = board(setup_.scenario).scenario
        places = list(zip(on.map.q, on.map.r, on.map.terrain, strict=True))
        said = [on.seats, on.combat, places, on.capitals, on.unknown, _asked(on, setup_.options.solo_difficulty)]
        return digest_text(super().component_digest(setup_) + canonical(said))


def _asked(on: Scenario, level: str) -> dict[str, Any] | None:
    """Returns a challenge's requirements at a level; those of the printed one unchanged, so that older saves agree."""
    if on.challenge is None:
        return None
    terms = on.challenge.terms(level)
    printed = dataclasses.asdict(on.solo) if on.solo else {}
    plain = on.solo is not None and all(PRINTED_GOALS.get(goal.id) == goal for goal in terms.goals)
    if plain and terms.cards == PRINTED_CARDS.get(level):
        return printed | {"rounds": terms.rounds, "goals": [goal.id for goal in terms.goals]}
    rivals = [dataclasses.asdict(rival) for rival in on.challenge.rivals]
    return (
        printed
        | {"rounds": terms.rounds, "goals": [dataclasses.asdict(g) for g in terms.goals]}
        | {
            "cards": terms.cards,
            "rivals": rivals,
        }
    )
