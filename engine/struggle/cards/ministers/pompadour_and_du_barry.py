"""The Ministry Pompadour and Du Barry: 1 Treaty Point a round for the first European Advantage exhausted.

French, Empire and Revolution eras.
"""

from __future__ import annotations

from engine.core.event import Event
from engine.struggle.cards.questions import Minister
from engine.struggle.components import ADVANTAGES
from engine.struggle.decisions import RoundDecision
from engine.struggle.rules import debt
from engine.struggle.state import Seat, State

Out = list[Event]


class PompadourAndDuBarry(Minister):
    """Gains 1 Treaty Point the first time in each own round that its owner exhausts an Advantage in Europe.

    Printed: The first time in each of your Action Rounds that you exhaust an Advantage in Europe, gain 1 Treaty Point.
    """

    id = "pompadour_and_du_barry"

    def on_exhausted(self, s: State, f: RoundDecision, seat: Seat, advantage: str, out: Out) -> None:
        """Gives the owner a Treaty Point for the first European Advantage it exhausts in its Action Round."""
        ability = self.ability("favour")
        key = f"{self.id}.{ability.id}"
        if f.seat == seat and key not in f.abilities and ADVANTAGES[advantage].region == ability.region:
            f.abilities += (key,)
            debt.gain_trp(s, seat, ability.trp, out)
