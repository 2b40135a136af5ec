"""A battle or an Expedition that has just ended, and how much of it is turned up by now."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.brazil.events import BattleEnded, CardsRevealed, ExpeditionFought
from engine.core.event import Event
from game.settings import Pace

REVEAL = 350  # ms a step at speed 1
AMONG_BOTS = 3000  # ms that a battle among bots is shown at speed 1
AT_ONCE = 8  # the speed that stands for "at once"


@dataclass(slots=True)
class Outcome:
    attacker: int
    defender: int  # -1: an Expedition
    attack: int
    defence: int
    winner: int
    attack_cards: tuple[str, ...] = ()
    defence_cards: tuple[str, ...] = ()
    since: int = 0  # when it was first shown
    shown: int = 3  # how much of it: 1 the attack's cards, 2 the defence's, 3 all

    def stage(self, now: int, pace: Pace) -> int:
        """The reveal goes card side by card side, unless motion is unwanted."""
        if pace.reduced_motion or pace.animation >= AT_ONCE:
            return 3
        return min(3, int((now - self.since) / (REVEAL / pace.animation)))


def outcome_of(events: Iterable[Event]) -> Outcome | None:
    """The last battle in what just happened."""
    cards: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    found: Outcome | None = None
    for event in events:
        if isinstance(event, CardsRevealed):
            cards = (event.attack, event.defence)
        elif isinstance(event, BattleEnded):
            found = Outcome(event.attacker, event.defender, event.attack, event.defence, event.winner, *cards)
        elif isinstance(event, ExpeditionFought):
            winner = event.seat if event.strength >= event.needed else -1
            found = Outcome(event.seat, -1, event.strength, event.needed, winner, event.cards)
    return found
