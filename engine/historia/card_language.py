"""Pydantic models of card effects as data: operations, carried out in order, and the conditions they test (rules 5)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from engine.core.components import ComponentTable

Action = Literal[
    "military", "technology", "art", "exploit", "expansion", "trade", "raid", "war", "tourism", "revolution"
]
Count = Literal["territories", "sole", "wonders", "technology", "military", "levels"]
Number = Annotated[int, Field(ge=0, strict=True)]


class Condition(ComponentTable):
    """A condition: a count with a lower or upper limit, a majority (`most`), or `peace`."""

    kind: Literal[Count, "supply", "advisors_used", "attacks_in_era", "trades_in_era", "most", "peace"]
    least: Number | None = None
    at_most: Number | None = None
    of: Count | None = None

    @model_validator(mode="after")
    def _one_limit(self) -> Condition:
        counted = self.kind not in ("most", "peace")
        if counted != ((self.least is None) != (self.at_most is None)) or (self.kind == "most") == (self.of is None):
            raise ValueError("a count needs one of least and at_most, a majority needs of")
        return self


class Vp(ComponentTable):
    op: Literal["vp"]
    n: Number


class LoseVp(ComponentTable):
    """Pay VP."""

    op: Literal["lose_vp"]
    n: Number


class Pay(ComponentTable):
    """Pay cubes from the supply to the used pool."""

    op: Literal["pay"]
    n: Number


class Cubes(ComponentTable):
    """Recover cubes to the supply, from the used pool or also from the map."""

    op: Literal["cubes"]
    n: Number
    source: Literal["pool", "pool_or_map"] = Field("pool", alias="from")


class AddCube(ComponentTable):
    """Move cubes from the reserve into play."""

    op: Literal["add_cube"]
    n: Number
    to: Literal["used", "supply"]


class Cards(ComponentTable):
    """Take Action cards back from the queue."""

    op: Literal["cards"]
    n: Number
    pick: Literal["oldest", "newest", "choice"]


class Levels(ComponentTable):
    """Gain levels on a track of the development matrix."""

    op: Literal["military", "technology"]
    n: Number


class DrawAdvisor(ComponentTable):
    op: Literal["advisor"]
    n: Number


class Wonder(ComponentTable):
    """Take wonders from the row."""

    op: Literal["wonder"]
    n: Number


class ReadyCards(ComponentTable):
    """Ready turned wonders."""

    op: Literal["ready"]
    n: Number


class Expand(ComponentTable):
    """An Expansion; `reach` "any": to any territory."""

    op: Literal["expand"]
    reach: Literal["", "any"] = ""


class Trade(ComponentTable):
    """A Trade; `partner_vp`: gained by the partner."""

    op: Literal["trade"]
    partner_vp: Number
    reach: Literal["", "any"] = ""


class Raid(ComponentTable):
    """A Raid; `vp` and `cubes`: gained by the raider."""

    op: Literal["raid"]
    vp: Number
    cubes: Number
    reach: Literal["", "any"] = ""


class War(ComponentTable):
    """A War; `vp`: gained by the winner."""

    op: Literal["war"]
    vp: Number


class ExtraAction(ComponentTable):
    """An extra action on a side of an Action card.

    `mode` "best": either side; "advanced": without its technology. `strength`: added to a War's.
    """

    op: Literal["action"]
    action: Action
    mode: Literal["basic", "advanced", "best"]
    reach: Literal["", "any"] = ""
    strength: Number = 0

    @model_validator(mode="after")
    def _fits(self) -> ExtraAction:
        if (self.strength and self.action != "war") or (
            self.reach and self.action not in ("expansion", "trade", "raid")
        ):
            raise ValueError("strength is for War, reach for Expansion, Trade and Raid")
        return self


class VpPer(ComponentTable):
    """VP for each `each` of a count, at most `most`."""

    op: Literal["vp_per"]
    of: Literal[Count, "weaker", "richer"]
    n: Number
    each: Annotated[int, Field(ge=1)]
    most: Number | None = None


class Choose(ComponentTable):
    """A choice between lists."""

    op: Literal["choose"]
    of: tuple[tuple[Operation, ...], ...]


class If(ComponentTable):
    op: Literal["if"]
    test: Condition
    then: tuple[Operation, ...]
    otherwise: tuple[Operation, ...] = ()


class Government(ComponentTable):
    """The bonus of the current government."""

    op: Literal["government"]


class EndTurn(ComponentTable):
    """The turn ends after this round."""

    op: Literal["end_turn"]


Operation = Annotated[
    Vp
    | LoseVp
    | Pay
    | Cubes
    | AddCube
    | Cards
    | Levels
    | DrawAdvisor
    | Wonder
    | ReadyCards
    | Expand
    | Trade
    | Raid
    | War
    | ExtraAction
    | VpPer
    | Choose
    | If
    | Government
    | EndTurn,
    Field(discriminator="op"),
]
Operations = tuple[Operation, ...]

for _model in (Choose, If):
    _model.model_rebuild()
