"""The Ministry Papacy-Hanover Negotiations: ends Jacobite Uprisings; 2 diplomatic points for Scotland and Ireland.

British, Revolution era.
"""

from __future__ import annotations

from engine.core.event import Event
from engine.struggle.cards.ministers.shared import MorePoints
from engine.struggle.rules.abilities import remove
from engine.struggle.state import Seat, State

Out = list[Event]


class PapacyHanoverNegotiations(MorePoints):
    """Removes Jacobite Uprisings when revealed; once a turn, 2 diplomatic points for Scotland and Ireland.

    Printed: When this card is revealed, Jacobite Uprisings leaves the game. One of your diplomatic actions gets 2
    points more, for shifting spaces in Scotland and Ireland only.
    """

    id = "papacy_hanover_negotiations"

    def on_reveal(self, s: State, seat: Seat, out: Out) -> None:
        """Removes Jacobite Uprisings from the game."""
        remove(s, self.ability("recognition").removes, out)
