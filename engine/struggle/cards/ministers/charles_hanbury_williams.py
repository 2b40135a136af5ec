"""The Ministry Charles Hanbury Williams: one round a turn, unflagging in three countries costs 1 point less.

British, Empire era.
"""

from __future__ import annotations

from engine.core.event import Event
from engine.struggle.cards.ministers.shared import countries
from engine.struggle.cards.questions import Minister
from engine.struggle.decisions import RoundDecision
from engine.struggle.rules.purchases import points
from engine.struggle.state import State

Out = list[Event]


class CharlesHanburyWilliams(Minister):
    """In one round a turn, unflagging Prussia, the German States and Russia costs 1 diplomatic point less.

    Printed: In one Action Round a turn French spaces in Prussia, the German States and Russia cost you 1 diplomatic
    point less to unflag.
    """

    id = "charles_hanbury_williams"

    def _key(self) -> str:
        return f"{self.id}.embassy"

    def targets(self, s: State, f: RoundDecision, ability: str) -> tuple[str, ...]:
        """Returns ("",), usable without a target, while the round still has a diplomatic action; else ()."""
        return ("",) if points.has_action(f, self.ability(ability).ap) else ()

    def use(self, s: State, f: RoundDecision, ability: str, target: str, out: Out) -> None:
        """Does nothing: the caller records the use in the round, where `price_less` finds it."""

    def price_less(self, s: State, f: RoundDecision, act: str, space: int) -> int:
        """Returns the price reduction, in diplomatic points, for unflagging French spaces of three countries in the
        round of use; else 0."""
        ability = self.ability("embassy")
        if self._key() not in f.abilities or act != ability.act:
            return 0
        french = s.held[1 - f.seat] & countries(ability.country)
        return ability.less if french >> space & 1 else 0
