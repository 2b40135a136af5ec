"""State and timing of the reveal scene: the cards or leaders that all turn up at once, in turn order. No drawing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.event import Event
from engine.historia.events import CardsRevealed, LeadersRevealed
from engine.historia.state import State

FLY, RIPPLE, TURN, LIGHT = 300, 60, 360, 240  # ms at speed 1
STAYS, CARD_READ = 2600, 700  # ms: least for which the scene stays; to read a card that was turned up
REVOLUTION = "revolution"


@dataclass(frozen=True, slots=True)
class RevealedChoice:
    """The cards that one player turned up, Revolution last."""

    seat: int
    cards: tuple[str, ...]


@dataclass(slots=True)
class RevealScene:
    """A reveal being shown."""

    chosen: tuple[RevealedChoice, ...]
    points: tuple[int, ...]  # victory points of every seat, shown in its laurel
    leaders: bool = False  # a draft: the leaders stay for the era, nothing is resolved
    since: int = 0  # start time in ms; 0: not shown yet

    @property
    def ends_turn(self) -> list[int]:
        """The seats that turned up a Revolution."""
        return [one.seat for one in self.chosen if REVOLUTION in one.cards]

    @property
    def stays(self) -> int:
        """The time, in ms, for which the scene stays where one person plays: the longer, the more cards it shows."""
        return max(STAYS, CARD_READ * (1 + sum(len(one.cards) for one in self.chosen)))

    def turned(self, place: int, now: int, speed: float) -> float:
        """Returns how far (0 to 1) the cards of the player at this place in turn order are turned over."""
        if not self.since:
            return 0.0
        start = self.since + (FLY + RIPPLE * place) / speed
        return max(0.0, min(1.0, (now - start) * speed / TURN))

    def flown(self, now: int, speed: float) -> float:
        """Returns how far (0 to 1) the cards have moved from the players' strips to the scene."""
        return max(0.0, min(1.0, (now - self.since) * speed / FLY)) if self.since else 0.0

    def length(self, speed: float) -> float:
        """Returns the time, in ms, for which the scene is animated."""
        return (FLY + RIPPLE * len(self.chosen) + TURN + LIGHT) / speed


def reveal_of(after: State, events: Sequence[Event]) -> RevealScene | None:
    """Returns the scene for cards or leaders revealed by a move's events; `after`: the position after them. None
    without a reveal, or in a solo game."""
    points = tuple(c.vp for c in after.seats)
    for event in events:
        if isinstance(event, LeadersRevealed) and len(event.leaders) > 1:
            kept = tuple(RevealedChoice(seat, (event.leaders[seat],)) for seat in after.order)
            return RevealScene(kept, points, leaders=True)
        if isinstance(event, CardsRevealed):
            order = [seat for seat in after.order if event.cards[seat]]
            chosen = tuple(RevealedChoice(seat, _last(event.cards[seat])) for seat in order)
            return RevealScene(chosen, points) if after.players > 1 else None
    return None


def after_reveal(events: Sequence[Event]) -> list[Event]:
    """Returns the events after the last reveal, or all if there is none; they are animated when the reveal scene has
    ended."""
    turned = [number for number, event in enumerate(events) if isinstance(event, (CardsRevealed, LeadersRevealed))]
    return list(events[turned[-1] + 1 :]) if turned else list(events)


def _last(cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(cards, key=lambda card: card == REVOLUTION))
