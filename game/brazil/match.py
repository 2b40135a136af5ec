"""A game of Brazil: Imperial at this machine: from the new-game screen or from a save."""

from __future__ import annotations

import random
from pathlib import Path

from engine.brazil.frames import Frame
from engine.brazil.game import BrazilRules
from engine.brazil.moves import Move
from engine.brazil.state import Setup, State
from engine.core.save import load_session, read_save
from engine.core.session import Session
from game.brazil.customs import BrazilCustoms, top
from game.play.match import Match as AnyMatch
from game.play.sitters import Sitter, of_players
from game.settings import LastGame

__all__ = ["CUSTOMS", "RULES", "Match", "Sitter", "setup_of"]
RULES = BrazilRules()
CUSTOMS = BrazilCustoms()
SEED_BITS = 62


def setup_of(chosen: LastGame) -> Setup:
    """Raises SetupError."""
    colours = [seat.colour for seat in chosen.seats]
    return RULES.setups(chosen.scenario, len(colours), {**chosen.options, "colour": colours})[0]


class Match(AnyMatch[State, Move]):
    """A match of this game, and how it comes about."""

    def __init__(
        self, session: Session[State, Move], sitters: list[Sitter], path: Path | None = None, whole: bool = True
    ) -> None:
        super().__init__(session, sitters, CUSTOMS, path, whole)

    @classmethod
    def new(cls, chosen: LastGame, seed: int | None = None, path: Path | None = None) -> Match:
        """Raises SetupError."""
        seed = random.SystemRandom().getrandbits(SEED_BITS) if seed is None else seed
        session: Session[State, Move] = Session(RULES, setup_of(chosen), seed)
        return cls(session, [Sitter(seat.who, seat.name) for seat in chosen.seats], path)

    @classmethod
    def load(cls, path: Path) -> Match:
        """Raises SaveError."""
        save = read_save(path)
        session, _ = load_session(RULES, save)
        return cls(session, of_players(save.players), path, not session.older)

    def frame(self) -> Frame | None:
        """What is asked now, as everybody may know it."""
        return top(self.onlooker)
