"""Pydantic models of the component files: cards, the board, the numbers of game.toml."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.core.components import Component, ComponentTable, EditionComponent
from engine.historia.card_language import Action, Condition, Number, Operations

Text = Annotated[str, Field(min_length=1)]
Difficulty = Literal["chieftain", "noble", "king"]


class Entry(Component):
    """A component with an English name."""

    name: Text


class EditionEntry(EditionComponent, Entry):
    """A card that a later edition of the box may add."""


class Side(ComponentTable):
    """A side of an Action card: its cost in cubes, operations and required technology."""

    cost: Number
    do: Annotated[Operations, Field(min_length=1)]
    text: Text
    tech: Number = 1


class ActionCard(Entry):
    id: Action
    at_start: bool
    text: Text
    basic: Side
    advanced: Side | None = None
    joins_at_tech: Number = 0


class Always(ComponentTable):
    """A permanent effect of a wonder: additional defence ("guard"), or counting as several wonders."""

    kind: Literal["guard", "counts_as"]
    n: Number


class WonderCard(EditionEntry):
    era: Number
    when: Annotated[
        tuple[Literal[Action, "explored", "war_won", "attacked", "traded_with", "advisor", "turn_end"], ...],
        Field(min_length=1),
    ]
    do: Operations
    text: Text
    test: Condition | None = None
    always: tuple[Always, ...] = ()


class Aim(ComponentTable):
    """An aim of a leader: its VP and the conditions that must all hold."""

    vp: Number
    aim: Annotated[tuple[Condition, ...], Field(min_length=1)]
    text: Text


class Leader(EditionEntry):
    era: Number
    low: Aim
    high: Aim


class Advisor(EditionEntry):
    do: Annotated[Operations, Field(min_length=1)]
    text: Text


class Civ(Entry):
    colour: str
    shape: str
    letter: str
    advisors: tuple[str, ...]


class BotOperation(ComponentTable):
    """An operation on a Civbot card."""

    op: Literal[
        "expand",
        "technology",
        "military",
        "trade",
        "raid",
        "war",
        "remove_wonder",
        "vp",
        "government_vp",
        "lower_level",
    ]
    n: Number = 1


class CivbotCardData(EditionEntry):
    upper: tuple[BotOperation, ...]
    lower: tuple[BotOperation, ...]
    text: Text


class DifficultyRow(Entry):
    id: Difficulty
    title: str
    cards_a_turn: Number


# --- the board ---

Point = tuple[float, float]


class Territory(Entry):
    neighbours: tuple[str, ...]
    sea: tuple[str, ...]
    label: Point
    outline: tuple[tuple[Point, ...], ...]


class Token(ComponentTable):
    number: Number
    vp: Number


class Level(Entry):
    level: Number
    bonus: Operations
    text: Text
    unlocks: tuple[str, ...] = ()


class GovernmentZone(Entry):
    letter: str
    bonus: Operations
    text: Text


class Matrix(ComponentTable):
    rows: tuple[str, ...]


Icon = Literal[
    "add_cube",
    "recover_cards",
    "recover_wonders",
    "recover_cubes",
    "government",
    "turn_order",
    "reset_wonders",
    "leader_bonus",
    "reset_leaders",
    "territory_bonus",
]


class Segment(ComponentTable):
    turn: Number
    icons: tuple[Icon, ...]


class IconRow(ComponentTable):
    text: Text
    n: Number = 0


class TableData(ComponentTable):
    """A scenario: its number of players, and the difficulties of the Civbots that fill it by default."""

    id: str
    players: Annotated[int, Field(ge=1, le=6)]
    civbots: tuple[Difficulty, ...]


# --- game.toml ---


class Players(ComponentTable):
    min: Number
    max: Number


class CubeNumbers(ComponentTable):
    total: Number
    start_used: Number
    start_supply: Number
    start_reserve: Number
    per_territory: Number


class Turns(ComponentTable):
    eras: Number
    per_era: Number
    score_setup_territory: bool


class Rounds(ComponentTable):
    cards: Number
    queue_for_revolution: Number


class RowNumbers(ComponentTable):
    more_than_players: Number
    mid_era_row: bool


class Draft(ComponentTable):
    more_than_players: Number


class CivbotNumbers(ComponentTable):
    fill_to: Number
    cubes: Number
    start: tuple[int, int]


class DevelopmentNumbers(ComponentTable):
    top: Number
    vp_beyond_top: Number


class Solo(ComponentTable):
    medals: tuple[int, int, int]


class Game(ComponentTable):
    players: Players
    cubes: CubeNumbers
    turns: Turns
    rounds: Rounds
    wonder_row: RowNumbers
    leader_draft: Draft
    civbots: CivbotNumbers
    development: DevelopmentNumbers
    solo: Solo
