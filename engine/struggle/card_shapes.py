"""Pydantic models of cards in the component files: Ministries with abilities, Events with operations."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from engine.core.components import Component, ComponentTable, EditionComponent
from engine.struggle.shapes import Ids, Model, SideName, Where


class Ability(Component):
    """An ability of a Ministry: `ask` is the hook of `Minister` it overrides, the rest are its numbers."""

    limit: Literal["turn", "round", "always", "reveal"]
    when: str
    ask: str
    text: str
    ap: str = ""
    each: int = 0
    most: int = 0
    spaces: Ids = ()
    country: Ids = ()
    debt: int = 0
    debt_with_space: int = 0
    region: str = ""
    regions: Ids = ()
    own: int = 0
    other: int = 0
    price: int = 0
    other_round: str = ""
    before_tile: bool = False
    less: int = 0
    act: str = ""
    needs_country: Ids = ()
    advantages: Ids = ()
    debt_limit: int = 0
    type: str = ""
    cp: int = 0
    needs_squadron: str = ""
    trp: int = 0
    points: int = 0
    only: Ids = ()
    commodities: Ids = ()
    by: str = ""
    whole_round: bool = False
    whole_action_in: str = ""
    major_only: bool = False
    free: int = 0
    removes: str = ""
    refreshes: str = ""
    more: int = 0
    note: str = ""


class Ministry(EditionComponent):
    no: int
    name: str
    side: SideName
    eras: Ids
    keywords: Ids
    ability: tuple[Ability, ...]


class Condition(ComponentTable):
    """A condition of an Event's bonus or operation; see the head of events.toml."""

    kind: Literal[
        "keyword",
        "available_debt_lead",
        "more_prestige",
        "more_bonus_tiles",
        "holds_advantage",
        "holds_all",
        "no_flag",
        "no_squadron",
        "any_flag",
        "more_flags",
        "more_presence",
    ]
    keyword: str = ""
    by: int = 1
    country: Ids = ()
    advantage: str = ""
    spaces: Ids = ()
    side: str = ""
    region: str = ""


class Per(Model):
    """A count on the board that replaces a printed number."""

    count: Literal["own_spaces", "debt_excess", "built_squadrons"]
    marked_as: Literal["", "alliance", "local", "prestige"] = Field(default="", alias="class")
    region: str = ""
    country: Ids = ()
    divide: int = 1


class Op(Model):
    """An operation of an Event; see the head of events.toml. `of` holds alternatives, or commodities."""

    op: str
    type: str = ""
    n: int | Literal["all counted"] = 1
    only: Where | None = None
    where: Where | None = None
    owner: str = ""
    side: str = ""
    plus_one: bool = False
    who: Literal["", "self", "opponent"] = ""
    less: int = 0
    least: int = 1
    condition: Condition | None = Field(default=None, alias="if")
    cond: Condition | None = None
    per: Per | None = None
    most: int = 0
    times: int = 1
    theater: str | None = None
    drawn: str = ""
    tile: str = ""
    commodity: str = ""
    of: tuple[tuple[Op, ...], ...] | Ids = ()
    may: bool = False
    may_be_new: bool = False
    up_to: bool = False
    then: tuple[Op, ...] = ()
    otherwise: tuple[Op, ...] = Field(default=(), alias="else")
    rest: str = ""
    if_at_limit: tuple[Op, ...] = ()
    isolates_none: bool = False


class Half(ComponentTable):
    """The part of an Event for one side or both, as words and as operations."""

    base: str
    base_ops: tuple[Op, ...]
    bonus: str = ""
    bonus_ops: tuple[Op, ...] = ()
    note: str = ""


class EventCard(EditionComponent):
    no: int
    name: str
    era: str
    type: str
    bonus_if: Condition | None = None
    both: Half | None = None
    france: Half | None = None
    britain: Half | None = None
    note: str = ""
