"""The Ministry Edmond Halley: a Squadron for 2; with one in Europe, 1 Treaty Point for a discarded Event; once a turn.

British, Succession era.
"""

from __future__ import annotations

from engine.core.event import Event
from engine.struggle.board import REGION_MASK
from engine.struggle.cards.ministers.shared import CheapSquadron
from engine.struggle.decisions import RoundDecision
from engine.struggle.rules import debt, deck
from engine.struggle.rules.control import squadrons
from engine.struggle.state import State

Out = list[Event]


class EdmondHalley(CheapSquadron):
    """Once a turn each: a Squadron for 2 military points; with one in Europe, 1 Treaty Point for an Event of the hand.

    Printed: Construct a Squadron for 2 military points. With a Squadron in Europe: discard an Event card from your hand
    for 1 Treaty Point.
    """

    id = "edmond_halley"

    def targets(self, s: State, f: RoundDecision, ability: str) -> tuple[str, ...]:
        """Returns the ids of the Events in the owner's hand, any of which may be discarded for a Treaty Point, while it
        has a Squadron in Europe; else ()."""
        voyage = self.ability("voyage")
        if ability != voyage.id or not squadrons(s, f.seat) & REGION_MASK[voyage.needs_squadron]:
            return ()
        return s.players[f.seat].hand

    def use(self, s: State, f: RoundDecision, ability: str, target: str, out: Out) -> None:
        """Discards the Event face up and gives the owner a Treaty Point."""
        deck.discard(s, f.seat, (target,), out)
        debt.gain_trp(s, f.seat, self.ability(ability).trp, out)
