"""The Ministry James Watt: forced Debt over the limit: no VP to France; 1 Treaty Point if France exhausts an Advantage.

British, Revolution era.
"""

from __future__ import annotations

from engine.core.event import Event
from engine.struggle.cards.questions import Minister
from engine.struggle.decisions import RoundDecision
from engine.struggle.rules import debt
from engine.struggle.state import Seat, State

Out = list[Event]


class JamesWatt(Minister):
    """Forced Debt over the limit gives France no VP; 1 Treaty Point a round if France exhausts an Advantage.

    Printed: Forced Debt above your limit gives France no VP. The first time in each Action Round of France that France
    exhausts an Advantage, gain 1 Treaty Point.
    """

    id = "james_watt"

    def overrun_silent(self) -> bool:
        return True

    def on_exhausted(self, s: State, f: RoundDecision, seat: Seat, advantage: str, out: Out) -> None:
        """Gives the owner a Treaty Point the first time the opponent exhausts an Advantage in an Action Round."""
        ability = self.ability("patents")
        key = f"{self.id}.{ability.id}"
        if f.seat != seat and key not in f.abilities:
            f.abilities += (key,)
            debt.gain_trp(s, seat, ability.trp, out)
