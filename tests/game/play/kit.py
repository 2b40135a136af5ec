"""The game of sealed cards at one screen: a view that only remembers, and bots that answer what the test says."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from engine.core.event import Event
from engine.core.session import Session
from game.platform.settings import Pace
from game.play.bot_process import BotJob
from game.play.match import Match
from game.play.occupants import Occupant
from game.play.turn_runner import TurnRunner
from tests.core.sealed import Give, Seal, SealedRules, Setup, State

RULES = SealedRules()
COLOURS = ("red", "blue", "white")
ROUND = (Seal(0, 1), Seal(1, 3), Give(1, 0))
GAME = (*ROUND, Seal(1, 1), Seal(0, 2), Give(0, 0), Seal(0, 3), Seal(1, 2), Give(0, 1))


class SealedPolicy:
    """A turn is a round: it ends with the die given. Nothing is chosen in public unless the test says so."""

    public = False

    def in_public(self, view: State) -> bool:
        return self.public

    def needs_no_pause(self, view: State) -> bool:
        return False

    def ends_turn(self, move: Any) -> bool:
        return isinstance(move, Give)

    def summary(self, view: State) -> dict[str, Any]:
        return {"points": list(view.points)}


class RecordingView:
    """A view that shows nothing."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self.calls: list[tuple[str, Any]] = []
        self.is_busy = self.is_moving = False

    @property
    def pace(self) -> Pace:
        return self._pace

    def busy(self, now: int) -> bool:
        return self.is_busy

    def moving(self) -> bool:
        return self.is_moving

    def played(self, events: list[Event]) -> None:
        self.calls.append(("played", [event.name for event in events]))

    def hand_over(self, seat: int) -> None:
        self.calls.append(("hand_over", seat))

    def over(self) -> None:
        self.calls.append(("over", None))

    def open_recap(self) -> None:
        self.calls.append(("open_recap", None))


class FakeBots:
    """Bots that answer when the test says so."""

    def __init__(self) -> None:
        self.asked: list[list[BotJob]] = []
        self.ready: dict[int, Any] = {}
        self.forgotten = 0

    def ask(self, jobs: Sequence[BotJob]) -> None:
        self.asked.append(list(jobs))

    def take(self) -> dict[int, Any]:
        answers, self.ready = self.ready, {}
        return answers

    def forget(self) -> None:
        self.forgotten += 1
        self.ready = {}

    def stop(self) -> None:
        self.ready = {}


class SealedMatch(Match[State, Any]):
    """A match whose policy a test may change without changing that of the others."""

    @cached_property
    def policy(self) -> SealedPolicy:
        return SealedPolicy()


def new(*who: str, seed: int = 5) -> Match[State, Any]:
    """``who``: "person" or a bot's rung, seat by seat."""
    session: Session[State, Any] = Session(RULES, Setup(COLOURS[: len(who)]), seed)
    return SealedMatch(session, [Occupant(kind, f"name{seat}") for seat, kind in enumerate(who)])


def piloted(
    *who: str, seed: int = 5, pace: Pace | None = None
) -> tuple[Match[State, Any], TurnRunner, RecordingView, FakeBots]:
    match = new(*who, seed=seed)
    view, bots = RecordingView(pace or Pace(bot_delay=0)), FakeBots()
    return match, TurnRunner(match, view, bots), view, bots


def played(*moves: Any, who: tuple[str, ...] = ("person", "person")) -> Match[Any, Any]:
    match = new(*who)
    for move in moves:
        match.submit(move)
    return match
