"""The Ministry Robert Walpole: once a turn, draws an Event, then discards one from the hand.

British, Succession era.
"""

from __future__ import annotations

from engine.core.event import Event
from engine.struggle.cards.questions import Minister
from engine.struggle.decisions import HandDecision, RoundDecision
from engine.struggle.rules import deck
from engine.struggle.state import State

Out = list[Event]


class RobertWalpole(Minister):
    """Once a turn, draws an Event, then discards one from the hand.

    Printed: Draw an Event card, then discard one of your hand.
    """

    id = "robert_walpole"

    def targets(self, s: State, f: RoundDecision, ability: str) -> tuple[str, ...]:
        """Returns ("",), usable without a target, while there is a card to draw (ruling R49); else ()."""
        return ("",) if s.deck or s.discard else ()

    def use(self, s: State, f: RoundDecision, ability: str, target: str, out: Out) -> None:
        """Draws an Event for the owner, and asks it which Event of its hand to discard."""
        deck.refill(s, out)
        deck.draw(s, f.seat, 1, out)
        s.frames.append(HandDecision(f.seat))
