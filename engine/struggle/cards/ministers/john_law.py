"""The Ministry John Law: at the end of each turn its owner's Debt falls by 1, or by 2 with a space held in Scotland.

French, Succession era.
"""

from __future__ import annotations

from engine.core.event import Event
from engine.struggle.cards.ministers.shared import countries
from engine.struggle.cards.questions import Minister
from engine.struggle.rules import debt
from engine.struggle.rules.control import held_unmarked
from engine.struggle.state import Seat, State

Out = list[Event]


class JohnLaw(Minister):
    """At the end of each turn its owner's Debt falls by 1, or by 2 with a space held in Scotland.

    Printed: At the end of each peace turn your Debt goes down by 1, or by 2 if you hold a space in Scotland.
    """

    id = "john_law"

    def end_of_turn(self, s: State, seat: Seat, out: Out) -> None:
        ability = self.ability("repayment")
        held = held_unmarked(s, seat) & countries(ability.country)
        debt.change(s, seat, ability.debt_with_space if held else ability.debt, out)
