"""Tables of Historia without a window, and positions reached by chance."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from engine.core.session import Session
from engine.historia.decisions import Frame
from game.historia.match import RULES, Match
from game.historia.table_controller import Hands
from game.historia.table_model import Desk
from game.play.occupants import Sitter
from game.play.table_controller import Told
from game.play.turn_runner import Pilot


class Nobody:
    """A stage that shows nothing, and bots that never answer."""

    def __getattr__(self, name: str) -> Callable[..., Any]:
        return lambda *_, **__: None


class Played:
    """A match of people, its desk and hands, and what the hands told."""

    def __init__(self, table: str = "two", people: int = 2, seed: int = 1, seats: int = 0) -> None:
        count = seats or people
        setup = RULES.setups(table, count, {})[0]
        names = ["Ana", "Rui", "Eva", "Leo", "Mia", "Ben"]
        sitters = [Sitter("person" if seat < people else "settler", names[seat]) for seat in range(count)]
        self.match = Match(Session(RULES, setup, seed), sitters)
        self.told: list[Told] = []
        self.desk = Desk(self.match)
        self.hands = Hands(self.desk, Pilot(self.match, Nobody(), Nobody()), self.told.append)  # type: ignore[arg-type]
        self.dice = random.Random(seed)
        self.renew()

    def renew(self) -> None:
        """Whoever is asked sits at the screen."""
        asked = self.match.asked
        if asked is not None and self.match.is_person(asked) and self.match.viewer != asked:
            self.match.viewer = asked
            self.match.version += 1
        self.desk.reveal = None
        self.desk.renew()

    def until(self, *frames: type[Frame], most: int = 4000) -> bool:
        """By chance to a position where a person is asked about one of these; False: the game ended before."""
        for _ in range(most):
            if self.match.asked is None:
                return False
            self.renew()
            if self.desk.asks(*frames):
                return True
            self.any()
        raise AssertionError(f"no {frames} in {most} moves")

    def any(self) -> None:
        """A move by chance."""
        asked = self.match.asked
        assert asked is not None
        self.match.submit(self.dice.choice(self.match.session.legal_moves(asked)))
        self.renew()
