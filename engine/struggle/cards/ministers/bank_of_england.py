"""The Ministry Bank of England: raises the Debt Limit by 1 for good; plays an economic Event on another type's tile.

British, Succession era.
"""

from __future__ import annotations

from engine.core.event import Event
from engine.struggle.cards.questions import Minister
from engine.struggle.decisions import RoundDecision
from engine.struggle.rules import debt
from engine.struggle.state import State

Out = list[Event]


class BankOfEngland(Minister):
    """Once a turn each: raises the Debt Limit by 1 for good; plays an economic Event on a tile of another type.

    Printed: Your Debt Limit goes up by 1, for good. Play an economic Event although the tile’s major action is not
    economic; the tile still needs the Event symbol.
    """

    id = "bank_of_england"

    def targets(self, s: State, f: RoundDecision, ability: str) -> tuple[str, ...]:
        """Returns ("",), usable without a target, for the ability that raises the limit; () for the other, which is
        used by playing an Event."""
        return ("",) if self.ability(ability).debt_limit else ()

    def use(self, s: State, f: RoundDecision, ability: str, target: str, out: Out) -> None:
        """Raises the owner's Debt Limit permanently."""
        debt.change_limit(s, f.seat, self.ability(ability).debt_limit, out)
