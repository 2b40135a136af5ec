"""Tables of Historia without a window, and positions reached by chance."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from engine.core.session import Session
from engine.historia import facts
from engine.historia.decisions import ChooseDecision, Decision
from game.historia.match import RULES, Match
from game.historia.table_controller import TableController
from game.historia.table_model import TableModel
from game.play.occupants import Occupant
from game.play.table_controller import UiUpdate
from game.play.turn_runner import TurnRunner


class NullViewAndBots:
    """A view that shows nothing, and bots that never answer."""

    def __getattr__(self, name: str) -> Callable[..., Any]:
        return lambda *_, **__: None


class Played:
    """A match of people with its model and controller, and the controller's updates."""

    def __init__(self, table: str = "two", people: int = 2, seed: int = 1, seats: int = 0) -> None:
        count = seats or people
        setup = RULES.setups(table, count, {})[0]
        names = ["Ana", "Rui", "Eva", "Leo", "Mia", "Ben"]
        occupants = [Occupant("person" if seat < people else "settler", names[seat]) for seat in range(count)]
        self.match = Match(Session(RULES, setup, seed), occupants)
        self.updates: list[UiUpdate] = []
        self.model = TableModel(self.match)
        self.controller = TableController(
            self.model, TurnRunner(self.match, NullViewAndBots(), NullViewAndBots()), self.updates.append
        )  # type: ignore[arg-type]
        self.dice = random.Random(seed)
        self.renew()

    def renew(self) -> None:
        """Whoever is asked sits at the screen."""
        asked = self.match.current_seat
        if asked is not None and self.match.is_person(asked) and self.match.viewer != asked:
            self.match.viewer = asked
            self.match.version += 1
        self.model.reveal = None
        self.model.renew()

    def until(self, *frames: type[Decision], most: int = 4000) -> bool:
        """By chance to a position where a person is asked about one of these; False: the game ended before."""
        for _ in range(most):
            if self.match.current_seat is None:
                return False
            self.renew()
            if self.model.asks(*frames):
                return True
            self.any()
        raise AssertionError(f"no {frames} in {most} moves")

    def any(self) -> None:
        """A move by chance."""
        asked = self.match.current_seat
        assert asked is not None
        self.match.submit(self.dice.choice(self.match.session.legal_moves(asked)))
        self.renew()


def choosing(cards: int = 1, **more: Any) -> Played:
    """Somebody chooses so many cards, and could choose more of them."""
    for seed in range(1, 40):
        t = Played(seed=seed, **more)
        while t.until(ChooseDecision):
            if t.model.most == cards and len(free(t.model)) > cards:
                return t
            t.any()
    raise AssertionError(f"nobody chooses {cards} cards")


def free(model: TableModel) -> list[str]:
    return [card for card in model.hand if facts.why_not_choose(model.view, model.seat, card) is None]
