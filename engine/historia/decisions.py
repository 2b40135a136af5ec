"""Dataclasses for pending decisions and for lists of operations in progress, which the state keeps on a stack.

`seat` is -1 where several seats are asked at once or none is. Decisions about an operation read its numbers from the
list below them on the stack, so that a state holds no card text. `handlers.py` has the functions for each kind.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.historia import position_types as ids

Seat = int
NOBODY = -1
Source = tuple[str, ...]
"""The origin of a list of operations.

("action", id, side), ("wonder", id), ("advisor", id), ("technology", level), ("military", level) or ("government", id).
"""


@dataclass(slots=True)
class DraftDecision:
    """Keep one leader of a packet.

    `order`: the seats in order of drafting; `packets[i]`: the packet that order[i] received, as far as the draft has
    gone; the last one is that of the asked seat.
    """

    seat: Seat
    era: ids.Era
    order: tuple[Seat, ...]
    packets: tuple[ids.Leaders, ...]
    kind: Literal["draft"] = "draft"

    def copy(self) -> DraftDecision:
        return DraftDecision(self.seat, self.era, self.order, self.packets)


@dataclass(slots=True)
class FirstCubeDecision:
    """Place the first cube on an empty territory; `place`: index in the turn order."""

    seat: Seat
    place: int
    kind: Literal["first_cube"] = "first_cube"

    def copy(self) -> FirstCubeDecision:
        return FirstCubeDecision(self.seat, self.place)


@dataclass(slots=True)
class ChooseDecision:
    """All players choose cards at once: `sealed` has each player's choice, None where it is pending."""

    sealed: tuple[tuple[str, ...] | None, ...]
    seat: Seat = NOBODY
    kind: Literal["choose"] = "choose"

    def copy(self) -> ChooseDecision:
        return ChooseDecision(self.sealed)


@dataclass(slots=True)
class ResolveDecision:
    """Resolve the revealed cards one by one; `place`: index in the turn order."""

    seat: Seat
    place: int
    kind: Literal["resolve"] = "resolve"

    def copy(self) -> ResolveDecision:
        return ResolveDecision(self.seat, self.place)


@dataclass(slots=True)
class ListDecision:
    """A list of operations being carried out; asks nobody itself.

    `path` leads into the source's list: pairs (operation, branch) into a branch of an `if` or `choose`; one more number
    means that single operation, an Expansion, Trade, Raid or War that is an action of its own. `at`: the next
    operation; `step`: how much of it is done. `reach` and `strength`: given by an extra action. `changed`: it had an
    effect; `done`: what happened in it, as (seat, trigger).
    """

    seat: Seat
    source: Source
    path: tuple[int, ...] = ()
    at: int = 0
    step: ids.Cubes = 0
    reach: ids.Reach = ""
    strength: ids.Cubes = 0
    changed: bool = False
    done: tuple[tuple[Seat, str], ...] = ()
    kind: Literal["list"] = "list"

    def copy(self) -> ListDecision:
        return ListDecision(
            self.seat,
            self.source,
            self.path,
            self.at,
            self.step,
            self.reach,
            self.strength,
            self.changed,
            self.done,
        )


@dataclass(slots=True)
class PlaceDecision:
    """Choose the territory of an Expansion."""

    seat: Seat
    kind: Literal["place"] = "place"

    def copy(self) -> PlaceDecision:
        return PlaceDecision(self.seat)


@dataclass(slots=True)
class PartnerDecision:
    """Choose the civilization to trade with or to raid; `deed` tells which of the two."""

    seat: Seat
    deed: Literal["trade", "raid"]
    kind: Literal["partner"] = "partner"

    def copy(self) -> PartnerDecision:
        return PartnerDecision(self.seat, self.deed)


@dataclass(slots=True)
class WarDecision:
    """Choose the opponent and the territory of a War."""

    seat: Seat
    kind: Literal["war"] = "war"

    def copy(self) -> WarDecision:
        return WarDecision(self.seat)


@dataclass(slots=True)
class ExploitDecision:
    """Recover `left` more cubes, each from the used pool or from the map."""

    seat: Seat
    left: int
    kind: Literal["exploit"] = "exploit"

    def copy(self) -> ExploitDecision:
        return ExploitDecision(self.seat, self.left)


@dataclass(slots=True)
class RecoverDecision:
    """Take back `left` more Action cards of one's choice."""

    seat: Seat
    left: int
    kind: Literal["recover"] = "recover"

    def copy(self) -> RecoverDecision:
        return RecoverDecision(self.seat, self.left)


@dataclass(slots=True)
class RowDecision:
    """Take `left` more wonders from the row."""

    seat: Seat
    left: int
    kind: Literal["row"] = "row"

    def copy(self) -> RowDecision:
        return RowDecision(self.seat, self.left)


@dataclass(slots=True)
class ReadyDecision:
    """Ready `left` more of one's turned wonders."""

    seat: Seat
    left: int
    kind: Literal["ready"] = "ready"

    def copy(self) -> ReadyDecision:
        return ReadyDecision(self.seat, self.left)


@dataclass(slots=True)
class OptionDecision:
    """Choose one of the lists that a card offers."""

    seat: Seat
    kind: Literal["option"] = "option"

    def copy(self) -> OptionDecision:
        return OptionDecision(self.seat)


@dataclass(slots=True)
class SideDecision:
    """Carry out an extra action on one of its sides, or decline it."""

    seat: Seat
    kind: Literal["side"] = "side"

    def copy(self) -> SideDecision:
        return SideDecision(self.seat)


@dataclass(slots=True)
class WondersDecision:
    """Use wonders that `triggers` allow."""

    seat: Seat
    triggers: ids.Triggers
    kind: Literal["wonders"] = "wonders"

    def copy(self) -> WondersDecision:
        return WondersDecision(self.seat, self.triggers)


@dataclass(slots=True)
class TurnEndDecision:
    """The end of a turn; `stage`: index in turn_end.STAGES, `place`: in the turn order within it."""

    stage: int = 0
    place: int = 0
    seat: Seat = NOBODY
    kind: Literal["turn_end"] = "turn_end"

    def copy(self) -> TurnEndDecision:
        return TurnEndDecision(self.stage, self.place)


@dataclass(slots=True)
class CivbotDecision:
    """The Civbots' turns; asks nobody.

    `place`: index in their order; `left`: cards still to reveal; `card`: the one in progress, `at`: its next operation.
    """

    place: int = 0
    left: ids.CivbotCardsLeft = NOBODY
    card: ids.CivbotCard = ""
    at: ids.Count = 0
    seat: Seat = NOBODY
    kind: Literal["civbot"] = "civbot"

    def copy(self) -> CivbotDecision:
        return CivbotDecision(self.place, self.left, self.card, self.at)


Decision = (
    DraftDecision
    | FirstCubeDecision
    | ChooseDecision
    | ResolveDecision
    | ListDecision
    | PlaceDecision
    | PartnerDecision
    | WarDecision
    | ExploitDecision
    | RecoverDecision
    | RowDecision
    | ReadyDecision
    | OptionDecision
    | SideDecision
    | WondersDecision
    | TurnEndDecision
    | CivbotDecision
)
