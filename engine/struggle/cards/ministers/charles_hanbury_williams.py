"""Britain, Empire."""

from __future__ import annotations

from engine.core.event import Event
from engine.struggle.cards.ministers.shared import countries
from engine.struggle.cards.questions import Minister
from engine.struggle.decisions import RoundDecision
from engine.struggle.rules.purchases import points
from engine.struggle.state import State

Out = list[Event]


class CharlesHanburyWilliams(Minister):
    """For a round French spaces in three countries are cheaper to unflag."""

    id = "charles_hanbury_williams"

    def _key(self) -> str:
        return f"{self.id}.embassy"

    def targets(self, s: State, f: RoundDecision, ability: str) -> tuple[str, ...]:
        """While diplomatic points are to be used."""
        return ("",) if points.has_action(f, self.ability(ability).ap) else ()

    def use(self, s: State, f: RoundDecision, ability: str, target: str, out: Out) -> None:
        """`price_less` answers from now on in this round, as the use is written down with it."""

    def price_less(self, s: State, f: RoundDecision, act: str, space: int) -> int:
        """In the round of its use."""
        ability = self.ability("embassy")
        if self._key() not in f.abilities or act != ability.act:
            return 0
        french = s.held[1 - f.seat] & countries(ability.country)
        return ability.less if french >> space & 1 else 0
