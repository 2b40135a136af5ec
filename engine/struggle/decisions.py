"""Data classes for pending decisions: the state keeps them on a stack, and the one on top must be decided.

Those with seat -1 ask nobody: they run the calendar and the wars from one decision to the next. `handlers.py` has the
functions for each kind.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from engine.struggle import position_types as ids
from engine.struggle.moves import Purchase

Seat = int
Lot = tuple[ids.PointKind, str, str, ids.Points]
"""Points of a round: (kind, source, limit, number).

Source "major", "minor", "event" and "exchange" open an action of that kind; "ministry" joins either action, "line" only
a major one. Limit: a key of cards/limits.py, "" for none.
"""
Task = tuple[str, ids.Side, ids.Times]
"""A queued operation of an Event: (its path, the side that picks, repetitions left; -1: not begun)."""


@dataclass(slots=True)
class CalendarDecision:
    """The course of the game, always at the bottom of the stack; `phase` is the next one to carry out."""

    phase: str = "begin"
    seat: Seat = -1
    kind: Literal["calendar"] = "calendar"

    def copy(self) -> CalendarDecision:
        return CalendarDecision(self.phase)


@dataclass(slots=True)
class KeepDecision:
    """Choose three Events of the hand to keep."""

    seat: Seat
    kind: Literal["keep"] = "keep"

    def copy(self) -> KeepDecision:
        return KeepDecision(self.seat)


@dataclass(slots=True)
class MinistryDecision:
    """Choose Ministries (first turn of an era) or exchange face-down ones (second turn)."""

    seat: Seat
    stage: Literal["choose", "exchange"]
    kind: Literal["ministry"] = "ministry"

    def copy(self) -> MinistryDecision:
        return MinistryDecision(self.seat, self.stage)


@dataclass(slots=True)
class FirstDecision:
    """Choose the side that goes first this turn."""

    seat: Seat
    kind: Literal["first"] = "first"

    def copy(self) -> FirstDecision:
        return FirstDecision(self.seat)


@dataclass(slots=True)
class RoundDecision:
    """An Action Round: what was taken, bought and used in it so far.

    `stage`: "start" before the tile, "taken" right after it, "began" once anything was turned up or used since,
    "acting" once anything was bought, or an Event or Advantage played. `open` and `closed`: lines of purchases, by kind
    of points. `economic`, `diplomatic`: regions visited, as bits. `deployed`: naval spaces with Squadrons that moved.
    `advantages` used; `granted` by an Event for a later purchase; `discounts`: keys of cards/limits.py. `exchanged`:
    the kind bought with military points. `abroad`: the diplomatic line left Europe or drew a card; `home`: points for
    Europe alone that were spent. `debt`: taken so far. `abilities`: those limited by round. `due`: kinds whose first
    Event points bring one more.
    """

    seat: Seat
    tile: int = 0
    stage: Literal["start", "taken", "began", "acting"] = "start"
    lots: tuple[Lot, ...] = ()
    open: ids.PointKindOrNone = ""
    closed: tuple[ids.PointKind, ...] = ()
    minor_used: bool = False
    upgraded: bool = False
    event: ids.EventOrNone = ""
    economic: ids.Points = 0
    diplomatic: ids.Points = 0
    war_tiles: ids.Points = 0
    deployed: ids.Spaces = 0
    advantages: ids.AdvantageIds = ()
    granted: ids.AdvantageIds = ()
    discounts: tuple[str, ...] = ()
    squadron_less: ids.Points = 0
    exchanged: ids.PointKindOrNone = ""
    abroad: bool = False
    home: ids.Points = 0
    debt: ids.Points = 0
    abilities: ids.Abilities = ()
    due: tuple[ids.PointKind, ...] = ()
    kind: Literal["round"] = "round"

    def copy(self) -> RoundDecision:
        return RoundDecision(
            self.seat,
            self.tile,
            self.stage,
            self.lots,
            self.open,
            self.closed,
            self.minor_used,
            self.upgraded,
            self.event,
            self.economic,
            self.diplomatic,
            self.war_tiles,
            self.deployed,
            self.advantages,
            self.granted,
            self.discounts,
            self.squadron_less,
            self.exchanged,
            self.abroad,
            self.home,
            self.debt,
            self.abilities,
            self.due,
        )


@dataclass(slots=True)
class PayDecision:
    """Choose the mix of Debt and Treaty Points for a purchase; `mixes`: (Debt, Treaty Points)."""

    seat: Seat
    purchase: Annotated[Purchase, Field(discriminator="kind")]
    mixes: tuple[tuple[int, int], ...]
    kind: Literal["pay"] = "pay"

    def copy(self) -> PayDecision:
        return PayDecision(self.seat, self.purchase, self.mixes)


@dataclass(slots=True)
class UpgradeDecision:
    """Choose between the Basic War tile drawn and the one at the theater."""

    seat: Seat
    theater: int
    drawn: ids.BasicTile
    kind: Literal["upgrade"] = "upgrade"

    def copy(self) -> UpgradeDecision:
        return UpgradeDecision(self.seat, self.theater, self.drawn)


@dataclass(slots=True)
class LayDecision:
    """Choose the theater for a Bonus War tile; `only` prescribes one, -1: any."""

    seat: Seat
    tile: ids.BonusTile
    only: int = -1
    kind: Literal["lay"] = "lay"

    def copy(self) -> LayDecision:
        return LayDecision(self.seat, self.tile, self.only)


@dataclass(slots=True)
class HandDecision:
    """Choose an Event of the hand to discard."""

    seat: Seat
    kind: Literal["hand"] = "hand"

    def copy(self) -> HandDecision:
        return HandDecision(self.seat)


@dataclass(slots=True)
class EventDecision:
    """An Event of `side` being carried out: pick a target for the first operation of `queue`.

    `drawn`: the commodity drawn for an exchange; `advantage`: the Advantage in use.
    """

    seat: Seat
    side: ids.Side
    card: ids.EventId
    queue: tuple[Task, ...]
    drawn: ids.CommodityOrNone = ""
    advantage: ids.AdvantageOrNone = ""
    kind: Literal["event"] = "event"

    def copy(self) -> EventDecision:
        return EventDecision(self.seat, self.side, self.card, self.queue, self.drawn, self.advantage)


@dataclass(slots=True)
class WarDecision:
    """The course of a war; `stage` is the next one to carry out at `theater`."""

    theater: int = 0
    stage: str = "reveal"
    nearer: ids.Side = 0
    seat: Seat = -1
    kind: Literal["war"] = "war"

    def copy(self) -> WarDecision:
        return WarDecision(self.theater, self.stage, self.nearer)


@dataclass(slots=True)
class EffectsDecision:
    """Carry out or decline the effects of War tiles at a theater; `left`: tiles still to resolve."""

    seat: Seat
    theater: int
    left: tuple[str, ...]
    kind: Literal["effects"] = "effects"

    def copy(self) -> EffectsDecision:
        return EffectsDecision(self.seat, self.theater, self.left)


@dataclass(slots=True)
class SpoilsDecision:
    """Spend Conquest Points and remove a flag.

    `unflag`: "kind:region" of the flag, "" if none; `crests`: by option, unowned Spanish Territories taken so far.
    """

    seat: Seat
    theater: int
    cp: ids.Points
    unflag: str
    crests: ids.Points = 0
    kind: Literal["spoils"] = "spoils"

    def copy(self) -> SpoilsDecision:
        return SpoilsDecision(self.seat, self.theater, self.cp, self.unflag, self.crests)


@dataclass(slots=True)
class RefusalDecision:
    """Refuse or cede a Territory that the opponent has paid for."""

    seat: Seat
    space: ids.Space
    kind: Literal["refusal"] = "refusal"

    def copy(self) -> RefusalDecision:
        return RefusalDecision(self.seat, self.space)


@dataclass(slots=True)
class LossDecision:
    """Choose Squadrons to lose: `out` of the game, or back to unbuilt."""

    seat: Seat
    n: ids.Loss
    out: bool
    kind: Literal["loss"] = "loss"

    def copy(self) -> LossDecision:
        return LossDecision(self.seat, self.n, self.out)


@dataclass(slots=True)
class UsaDecision:
    """Place USA flags on Territories ("place"), then remove Forts ("forts").

    `linked`: the markets that traced a chain before.
    """

    seat: Seat
    canada: bool
    linked: ids.Spaces
    stage: Literal["place", "forts"] = "place"
    kind: Literal["usa"] = "usa"

    def copy(self) -> UsaDecision:
        return UsaDecision(self.seat, self.canada, self.linked, self.stage)


@dataclass(slots=True)
class CompensationDecision:
    """By option, shift a space in Spain for each unowned Territory the opponent took there."""

    seat: Seat
    n: ids.Loss
    kind: Literal["compensation"] = "compensation"

    def copy(self) -> CompensationDecision:
        return CompensationDecision(self.seat, self.n)


@dataclass(slots=True)
class LayoutDecision:
    """By option, choose the theaters of the Basic War tiles drawn for the next war."""

    seat: Seat
    drawn: tuple[ids.BasicTile, ...]
    kind: Literal["layout"] = "layout"

    def copy(self) -> LayoutDecision:
        return LayoutDecision(self.seat, self.drawn)


Decision = (
    CalendarDecision
    | KeepDecision
    | MinistryDecision
    | FirstDecision
    | RoundDecision
    | PayDecision
    | UpgradeDecision
    | LayDecision
    | HandDecision
    | EventDecision
    | WarDecision
    | EffectsDecision
    | SpoilsDecision
    | RefusalDecision
    | LossDecision
    | UsaDecision
    | CompensationDecision
    | LayoutDecision
)
