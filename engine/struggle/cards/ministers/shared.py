"""Base classes for abilities that several Ministries have: cheap Squadrons and additional points."""

from __future__ import annotations

from engine.core.event import Event
from engine.struggle.board import COUNTRY_MASK, REGION_MASK, Mask
from engine.struggle.card_shapes import Ability
from engine.struggle.cards.questions import Minister
from engine.struggle.decisions import RoundDecision
from engine.struggle.rules.control import squadrons
from engine.struggle.rules.purchases import points
from engine.struggle.state import Seat, State

Out = list[Event]


def countries(names: tuple[str, ...]) -> Mask:
    """Returns the mask of all spaces of these countries, given by their ids."""
    return sum(COUNTRY_MASK[name] for name in names)


class CheapSquadron(Minister):
    """Sells a Squadron for fewer military points, once a turn."""

    def squadron_price(self, s: State, seat: Seat) -> int:
        """Returns the reduced price of a Squadron in military points; 0 (not usable) if the card requires a Squadron in
        a region and the owner has none there."""
        ability = next(ability for ability in self.card.ability if ability.ask == "squadron_price")
        if ability.needs_squadron and not squadrons(s, seat) & REGION_MASK[ability.needs_squadron]:
            return 0
        return ability.price


class MorePoints(Minister):
    """Gives points of a kind under a limit, once a turn."""

    def _gives(self) -> Ability:
        return next(ability for ability in self.card.ability if ability.ask == "more_points")

    def targets(self, s: State, f: RoundDecision, ability: str) -> tuple[str, ...]:
        """Returns ("",), usable without a target, if the round still has an action with the card's kind of points; else
        ()."""
        gives = self._gives()
        return ("",) if ability == gives.id and points.has_action(f, gives.ap) else ()

    def use(self, s: State, f: RoundDecision, ability: str, target: str, out: Out) -> None:
        """Adds the ability's points to the Action Round; they belong to the action in which they are first spent."""
        gives = self._gives()
        points.add(f, gives.ap, "ministry", f"{self.id}.{gives.id}", gives.points, self.id, out)
