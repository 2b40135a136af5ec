"""A game at this machine: the session, who sits where, whose eyes the screen shows, and the save that follows it."""

from __future__ import annotations

import logging
import random
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from engine.brazil.game import BrazilRules
from engine.brazil.moves import Move
from engine.brazil.state import Setup, State
from engine.core.event import Event
from engine.core.rng import Rng
from engine.core.save import Player, load_session, read_save, to_save, write_save
from engine.core.session import Session
from game.seats.rungs import PERSON
from game.settings import LastGame

log = logging.getLogger(__name__)
RULES = BrazilRules()


@dataclass(slots=True)
class Sitter:
    """Who sits in a seat: a person or a bot, and the name."""

    who: str
    name: str

    @property
    def person(self) -> bool:
        return self.who == PERSON


def setup_of(chosen: LastGame) -> Setup:
    """Raises SetupError."""
    colours = [seat.colour for seat in chosen.seats]
    return RULES.setups(chosen.scenario, len(colours), {**chosen.options, "colour": colours})[0]


class Match:
    def __init__(
        self, session: Session[State, Move], sitters: list[Sitter], path: Path | None, whole: bool = True
    ) -> None:
        self.session = session
        self.sitters = sitters
        self.path = path
        self.whole = whole  # the history can be replayed from its beginning
        self.version = 0
        self.viewer: int | None = None
        self.cursor: int | None = None  # so many moves of the log are shown; None: the present
        self._view: tuple[int, int | None, State] | None = None
        self._settle_viewer()

    @classmethod
    def new(cls, chosen: LastGame, seed: int | None = None, path: Path | None = None) -> Match:
        seed = random.SystemRandom().getrandbits(48) if seed is None else seed
        session: Session[State, Move] = Session(RULES, setup_of(chosen), seed)
        return cls(session, [Sitter(seat.who, seat.name) for seat in chosen.seats], path)

    @classmethod
    def load(cls, path: Path) -> Match:
        """Raises SaveError."""
        save = read_save(path)
        session, _ = load_session(RULES, save)
        sitters = [Sitter(player.who, player.name) for player in save.players]
        return cls(session, sitters, path, not session.older)

    # -- who -----------------------------------------------------------------------------------------------------

    @property
    def people(self) -> list[int]:
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.person]

    @property
    def asked(self) -> int | None:
        """The seat that must decide now."""
        awaiting = self.session.awaiting
        return awaiting[0] if awaiting else None

    def is_person(self, seat: int) -> bool:
        return seat < len(self.sitters) and self.sitters[seat].person

    def name(self, seat: int) -> str:
        return self.sitters[seat].name if seat < len(self.sitters) else ""

    def colour(self, seat: int) -> str:
        return self.session.state.seats[seat].colour

    def _settle_viewer(self) -> None:
        """With one person the screen is his; with several it is handed over."""
        people = self.people
        self.viewer = people[0] if len(people) == 1 else None

    @property
    def handover_needed(self) -> bool:
        """Another person must come to the screen before the next decision."""
        asked = self.asked
        if asked is None or not self.is_person(asked) or asked == self.viewer:
            return False
        return self.frame_kind() not in ("era", "capital")

    def frame_kind(self) -> str:
        frames = self.session.state.frames
        return frames[-1].kind if frames else ""

    @property
    def acting(self) -> int | None:
        """The person who decides now at this screen; None while bots do, or nobody."""
        asked = self.asked
        if asked is None or self.cursor is not None or not self.is_person(asked) or self.handover_needed:
            return None
        return asked

    # -- what is seen --------------------------------------------------------------------------------------------

    @property
    def view(self) -> State:
        """What the screen may know. Everything drawn comes from here."""
        if self._view is None or self._view[:2] != (self.version, self.viewer):
            self._view = (self.version, self.viewer, self._seen())
        return self._view[2]

    def _seen(self) -> State:
        if self.cursor is None:
            return self.session.view(self.viewer)
        return RULES.view(self.session.position(self.cursor), self.viewer)

    def look_at(self, moves: int | None) -> None:
        """Show an earlier position, or the present again."""
        self.cursor = moves
        self.version += 1

    def legal(self) -> list[Move]:
        acting = self.acting
        return self.session.legal_moves(acting) if acting is not None else []

    def world(self, seat: int) -> State:
        """One world the seat can't tell from the real one, to try a move in."""
        return RULES.guess(self.session.state, seat, Rng(self.version + 1))

    # -- what is done --------------------------------------------------------------------------------------------

    def submit(self, move: Move) -> list[Event]:
        """Raises IllegalMove."""
        events = self.session.submit(move)
        self.version += 1
        return events

    def undo(self) -> Move | None:
        move = self.session.undo()
        self.version += 1
        return move

    def redo(self) -> list[Event] | None:
        events = self.session.redo()
        self.version += 1
        return events

    def hand_over(self, seat: int) -> None:
        self.session.hand_over()
        self.viewer = seat
        self.version += 1

    # -- the save ------------------------------------------------------------------------------------------------

    def extra(self) -> dict[str, Any]:
        state = self.session.state
        return {
            "colours": [player.colour for player in state.seats[: len(self.sitters)]],
            "round": state.round,
            "era": state.era,
            "saved": datetime.now().isoformat(timespec="seconds"),
        }

    def save(self, path: Path | None = None) -> None:
        """Raises SaveError."""
        target = path or self.path
        if target is not None:
            players = [Player(name=sitter.name, who=sitter.who) for sitter in self.sitters]
            write_save(target, to_save(self.session, self.extra(), players))
