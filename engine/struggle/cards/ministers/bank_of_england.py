"""Britain, Succession."""

from __future__ import annotations

from engine.core.event import Event
from engine.struggle.cards.questions import Minister
from engine.struggle.decisions import RoundDecision
from engine.struggle.rules import debt
from engine.struggle.state import State

Out = list[Event]


class BankOfEngland(Minister):
    """Raises the Debt Limit; plays an economic Event on another tile."""

    id = "bank_of_england"

    def targets(self, s: State, f: RoundDecision, ability: str) -> tuple[str, ...]:
        """The credit, at any free moment; the other ability belongs to playing an Event."""
        return ("",) if self.ability(ability).debt_limit else ()

    def use(self, s: State, f: RoundDecision, ability: str, target: str, out: Out) -> None:
        """The Debt Limit goes up for good."""
        debt.change_limit(s, f.seat, self.ability(ability).debt_limit, out)
