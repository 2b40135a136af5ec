"""Britain, Succession."""

from __future__ import annotations

from engine.core.event import Event
from engine.struggle.cards.questions import Minister
from engine.struggle.decisions import HandDecision, RoundDecision
from engine.struggle.rules import deck
from engine.struggle.state import State

Out = list[Event]


class RobertWalpole(Minister):
    """Once a turn: draw an Event, then discard one of the hand."""

    id = "robert_walpole"

    def targets(self, s: State, f: RoundDecision, ability: str) -> tuple[str, ...]:
        """While there is a card to draw (ruling R49)."""
        return ("",) if s.deck or s.discard else ()

    def use(self, s: State, f: RoundDecision, ability: str, target: str, out: Out) -> None:
        """Draw, then ask for the discard."""
        deck.refill(s, out)
        deck.draw(s, f.seat, 1, out)
        s.frames.append(HandDecision(f.seat))
