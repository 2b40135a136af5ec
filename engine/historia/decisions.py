"""Open decisions and work in progress: the top of the state's stack goes first; plain data, one room a kind.

`seat` is -1 where several are asked at once or nobody is. Frames that ask for an operation's choice read its numbers
from the list below them, so a position holds no card text.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Seat = int
NOBODY = -1
Source = tuple[str, ...]
"""Which list: ("action", id, side), ("wonder", id), ("advisor", id), ("technology", level), ("military", level) or
("government", id)."""


@dataclass(slots=True)
class DraftDecision:
    """Keep one leader of the packet. `order` are all who draft; `packets[i]` is what order[i] was handed, as far as the
    draft has gone: the last one is in the hand of the seat that is asked."""

    seat: Seat
    era: int
    order: tuple[Seat, ...]
    packets: tuple[tuple[str, ...], ...]
    kind: Literal["draft"] = "draft"

    def copy(self) -> DraftDecision:
        return DraftDecision(self.seat, self.era, self.order, self.packets)


@dataclass(slots=True)
class FirstCubeDecision:
    """Put the first cube on an empty territory; `place` in the turn order."""

    seat: Seat
    place: int
    kind: Literal["first_cube"] = "first_cube"

    def copy(self) -> FirstCubeDecision:
        return FirstCubeDecision(self.seat, self.place)


@dataclass(slots=True)
class ChooseDecision:
    """Everybody chooses at once: what each player sealed, None where nothing yet."""

    sealed: tuple[tuple[str, ...] | None, ...]
    seat: Seat = NOBODY
    kind: Literal["choose"] = "choose"

    def copy(self) -> ChooseDecision:
        return ChooseDecision(self.sealed)


@dataclass(slots=True)
class ResolveDecision:
    """Resolve the cards turned up, one after the other; `place` in the turn order."""

    seat: Seat
    place: int
    kind: Literal["resolve"] = "resolve"

    def copy(self) -> ResolveDecision:
        return ResolveDecision(self.seat, self.place)


@dataclass(slots=True)
class ListDecision:
    """A list of operations being carried out.

    `path` leads into the source's list: pairs (operation, branch) into a branch of an `if` or `choose`; one more number
    stands for that single operation, a deed that is an action of its own. `at` is the next operation, `step` how much
    of it is done. `reach` and `strength` are what an extra action was given. `changed`: it did something; `done`: what
    happened in it, (seat, trigger) each.
    """

    seat: Seat
    source: Source
    path: tuple[int, ...] = ()
    at: int = 0
    step: int = 0
    reach: str = ""
    strength: int = 0
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
    """An Expansion: where to."""

    seat: Seat
    kind: Literal["place"] = "place"

    def copy(self) -> PlaceDecision:
        return PlaceDecision(self.seat)


@dataclass(slots=True)
class PartnerDecision:
    """A Trade or a Raid: with or against whom."""

    seat: Seat
    deed: Literal["trade", "raid"]
    kind: Literal["partner"] = "partner"

    def copy(self) -> PartnerDecision:
        return PartnerDecision(self.seat, self.deed)


@dataclass(slots=True)
class WarDecision:
    """A War: against whom and where."""

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
    """Take back `left` more Action cards of choice."""

    seat: Seat
    left: int
    kind: Literal["recover"] = "recover"

    def copy(self) -> RecoverDecision:
        return RecoverDecision(self.seat, self.left)


@dataclass(slots=True)
class RowDecision:
    """Take `left` more wonders of the row."""

    seat: Seat
    left: int
    kind: Literal["row"] = "row"

    def copy(self) -> RowDecision:
        return RowDecision(self.seat, self.left)


@dataclass(slots=True)
class ReadyDecision:
    """Turn `left` more own wonders back."""

    seat: Seat
    left: int
    kind: Literal["ready"] = "ready"

    def copy(self) -> ReadyDecision:
        return ReadyDecision(self.seat, self.left)


@dataclass(slots=True)
class OptionDecision:
    """Choose one of the lists a card offers."""

    seat: Seat
    kind: Literal["option"] = "option"

    def copy(self) -> OptionDecision:
        return OptionDecision(self.seat)


@dataclass(slots=True)
class SideDecision:
    """Carry out an extra action, on one of its sides, or leave it."""

    seat: Seat
    kind: Literal["side"] = "side"

    def copy(self) -> SideDecision:
        return SideDecision(self.seat)


@dataclass(slots=True)
class WondersDecision:
    """Own wonders may be used for what happened."""

    seat: Seat
    triggers: tuple[str, ...]
    kind: Literal["wonders"] = "wonders"

    def copy(self) -> WondersDecision:
        return WondersDecision(self.seat, self.triggers)


@dataclass(slots=True)
class TurnEndDecision:
    """The end of the turn: `stage` of turn_end.STAGES, and the `place` in the turn order within it."""

    stage: int = 0
    place: int = 0
    seat: Seat = NOBODY
    kind: Literal["turn_end"] = "turn_end"

    def copy(self) -> TurnEndDecision:
        return TurnEndDecision(self.stage, self.place)


@dataclass(slots=True)
class CivbotDecision:
    """The Civbots' turn: `place` in their order, cards still to turn up, the card in progress, its next operation."""

    place: int = 0
    left: int = NOBODY
    card: str = ""
    at: int = 0
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
