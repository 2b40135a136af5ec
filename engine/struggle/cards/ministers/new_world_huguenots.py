"""The Ministry New World Huguenots: up to 2 markers: a Territory costs 1 Conquest Point more, and once a market 1 less.

French, Succession era. Ruling R27.
"""

from __future__ import annotations

from engine.core.event import Event
from engine.struggle.board import AT, NAMES, REGION_MASK, TERRITORIES, spaces
from engine.struggle.cards.questions import Minister
from engine.struggle.components import GAME
from engine.struggle.decisions import RoundDecision
from engine.struggle.events import HuguenotsPlaced
from engine.struggle.state import State

Out = list[Event]


class NewWorldHuguenots(Minister):
    """Puts up to 2 Huguenots markers on Territories in America: 1 more Conquest Point, a market 1 cheaper (R27).

    Printed: Put a Huguenots marker on a French Territory in North America or the Caribbean that has none. That
    Territory costs 1 Conquest Point more. Once a game you may turn the marker over: a market of its region costs you 1
    economic point less to shift. It is lost for good when the Territory becomes British.
    """

    id = "new_world_huguenots"

    def targets(self, s: State, f: RoundDecision, ability: str) -> tuple[str, ...]:
        """Returns the ids of the owner's overseas Territories that may get a Huguenots marker; () once no marker is
        left."""
        if s.huguenots_placed >= GAME.huguenots_markers:
            return ()
        regions = sum(REGION_MASK[region] for region in self.ability(ability).regions)
        free = s.held[f.seat] & TERRITORIES & regions & ~s.huguenots
        return tuple(NAMES[space] for space in spaces(free))

    def use(self, s: State, f: RoundDecision, ability: str, target: str, out: Out) -> None:
        s.huguenots |= 1 << AT[target]
        s.huguenots_placed += 1
        out.append(HuguenotsPlaced(AT[target]))
