"""The Ministry Voltaire: when either side gets the Europe award, 1 Treaty Point per listed country in which its owner
holds an unmarked prestige space, at most 3.

French, Empire and Revolution eras.
"""

from __future__ import annotations

from engine.core.event import Event
from engine.struggle.board import COUNTRY_MASK, PRESTIGE
from engine.struggle.cards.questions import Minister
from engine.struggle.rules import debt
from engine.struggle.rules.control import held_unmarked
from engine.struggle.state import Seat, State

Out = list[Event]


class Voltaire(Minister):
    """Gains 1 Treaty Point per country with a prestige space, at most 3, when either side gets the Europe award.

    Printed: When the Europe award is given to either side, gain 1 Treaty Point for each country of several spaces in
    which you hold a prestige space, at most 3.
    """

    id = "voltaire"

    def on_award(self, s: State, seat: Seat, region: str, out: Out) -> None:
        """Gives the owner a Treaty Point per listed country in which it holds prestige, at most 3, whichever side gets
        the Europe award; a tie gives nothing (ruling R31)."""
        ability = self.ability("letters")
        if region != ability.region:
            return
        held = held_unmarked(s, seat) & PRESTIGE
        number = sum(1 for country in ability.country if held & COUNTRY_MASK[country])
        debt.gain_trp(s, seat, min(ability.most, ability.each * number), out)
