"""Britain, Revolution."""

from __future__ import annotations

from engine.core.event import Event
from engine.struggle.cards.ministers.shared import MorePoints
from engine.struggle.rules.abilities import remove
from engine.struggle.state import Seat, State

Out = list[Event]


class PapacyHanoverNegotiations(MorePoints):
    """Ends the Jacobite cause when turned up; diplomatic points for the isles."""

    id = "papacy_hanover_negotiations"

    def on_reveal(self, s: State, seat: Seat, out: Out) -> None:
        """The other card leaves the game."""
        remove(s, self.ability("recognition").removes, out)
