"""Pydantic models of the component files, except cards; frozen, and unknown keys are an error."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import ConfigDict, Field, field_validator

from engine.core.components import Component, ComponentTable

SideName = Literal["france", "britain"]
Point = Literal["economic", "diplomatic", "military"]
Ids = tuple[str, ...]


class Model(ComponentTable):
    """A table whose aliased keys code may name by their fields."""

    model_config = ConfigDict(populate_by_name=True)


def _listed(value: Any) -> Any:
    """Turns a single id into a list of one."""
    return (value,) if isinstance(value, str) else value


class Region(Component):
    name: str
    panel: tuple[float, float, float, float]
    award_pos: tuple[float, float]


class Subregion(Component):
    name: str
    region: str


class Country(Component):
    name: str
    spaces: Ids


class Space(Component):
    name: str
    short: str
    region: str
    type: Literal["market", "political", "territory", "fort", "naval"]
    pos: tuple[float, float]
    subregion: str = ""
    country: str = ""
    cost: int = 0
    start: str = ""
    crest: str = ""
    commodity: str = ""
    prestige: bool = False
    alliance: bool = False
    local: bool = False
    theaters: Ids = ()
    opens: int = 1
    usa: bool = False


class Line(ComponentTable):
    """A connection or conquest line between two spaces; `via`: its bends on the map, `option`: the option it needs."""

    a: str
    b: str
    via: tuple[tuple[float, float], ...] = ()
    option: str = ""


class Where(Model):
    """A selector of spaces: every given key must match. `act` limits what points may be spent on there."""

    type: str = ""
    region: Ids = ()
    subregion: str = ""
    country: Ids = ()
    not_country: Ids = ()
    commodity: str = ""
    spaces: Ids = ()
    marked_as: Literal["", "alliance", "local", "prestige"] = Field(default="", alias="class")
    flag: Literal["", "enemy", "own", "france", "britain", "none", "any"] = ""
    protected: bool | None = None
    next_to: Literal["", "british_market"] = ""
    act: Literal["", "flag", "unflag", "shift"] = ""

    _region = field_validator("region", mode="before")(_listed)


class Advantage(Component):
    name: str
    region: str
    needs: Ids
    kind: Literal["debt", "conflict", "price", "discount", "squadron_home", "cheap_squadron"]
    text: str
    pos: tuple[float, float]
    start: str = ""
    where: Where = Where()
    ap: str = ""
    price: int = 0
    less: int = 0
    amount: int = 0
    major_only: bool = False


class Investment(ComponentTable):
    no: int
    major: Point
    major_ap: int
    minor: Point
    minor_ap: int
    event: bool
    upgrade: bool


class Award(ComponentTable):
    no: int
    vp: int
    trp: int
    margin: int


class Reward(ComponentTable):
    vp: int
    trp: int
    debt: int


class Commodity(Component):
    order: int
    markets: int
    succession: Reward
    empire: Reward
    revolution: Reward


class Basic(Component):
    strength: int
    effect: str
    count: int


class Bonus(Component):
    war: str
    side: SideName
    name: str
    strength: int
    effect: str


class Special(Component):
    strength: int
    side: str
    theater: str


class Count(ComponentTable):
    """A source of strength in a theater; `kind` tells which other key matters."""

    kind: Literal["country", "keyword", "squadrons", "conflict", "forts", "special", "space"]
    country: str = ""
    keyword: str = ""
    region: str = ""
    space: str = ""
    tile: str = ""


class Spoils(Model):
    """A row of a theater's spoils, for margins from `low` to `high` (0: no upper end)."""

    side: Literal["either", "france", "britain"]
    low: int = Field(alias="from")
    high: int = Field(alias="to")
    vp: int
    cp: int
    unflag: str
    special: Ids
    trp: int
    top: bool


class Theater(Component):
    no: int
    name: str
    regions: Ids
    counts: tuple[Count, ...]
    extra: Ids
    spoils: tuple[Spoils, ...]


class War(Component):
    name: str
    after_turn: int
    theater: tuple[Theater, ...]


class Usa(ComponentTable):
    """Spaces that USA flags may go to, whose Forts may be removed, and whose markets may lose their chain."""

    spaces: Ids
    canada: Ids
    forts: str
    isolates: Ids


class Jacobites(ComponentTable):
    ministry: str


class BonusStart(ComponentTable):
    theater: str
    n: int


class SideSetup(Component):
    navy_box: int
    advantages: Ids
    bonus_tiles: tuple[BonusStart, ...]
    territories: Ids


class Step(ComponentTable):
    """A peace turn or a war in the calendar."""

    years: str
    turn: int = 0
    era: str = ""
    first_of_era: bool = False
    war: str = ""


class Prices(ComponentTable):
    draw_event: int
    bonus_war_tile: int
    bonus_war_tiles_a_round: int
    remove_conflict: int
    remove_conflict_protected: int
    remove_conflict_plus: int
    repair_less: int
    seize_more: int
    construct_squadron: int
    deploy_empty: int
    deploy_displace_from_map: int
    deploy_displace_from_box: int
    exchange_military: int
    region_more: int
    protected_more: int
    conflict_or_isolated: int
    least: int
    pass_repays: int
    refusal: tuple[int, ...]


class OptionRow(Component):
    flags: Ids = ()
    territories: Ids = ()


class Numbers(ComponentTable):
    """The top-level numbers of setup.toml."""

    vp: int
    vp_britain_wins: int
    vp_france_wins: int
    first_initiative: SideName
    debt: int
    debt_limit: int
    debt_limit_rise: int
    trp: int
    trp_kept: int
    hand: int
    dealt: int
    action_rounds: int
    investment_shown: int
    demand_shown: int
    squadrons: int
    fort_damage_markers: int
    conflict_markers: int
    usa_flags: int
    huguenots_markers: int
    ministries: int
    bonus_tiles_per_theater: int
    bonus_tiles_carried: int
    basic_tiles_least: int
    side: tuple[SideSetup, ...]
    step: tuple[Step, ...]
    price: Prices
    option: tuple[OptionRow, ...]
