"""Reads every card, tile and number of the game from components/*.toml at import, as typed rows with the files' ids."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from pydantic import Field

from engine.core.components import Component, ComponentFiles, ComponentTable, EditionComponent

FOLDER = Path(__file__).parent / "components"
ARCHES = ("deploy", "painting", "build", "renovate", "manufacture", "harbor", "trade")
COLOURS = ("green", "orange", "sky", "purple")
FRAME_COLOURS = ("red", "pink", "blue")
Cost = tuple[str, ...]
Numbers = dict[str, Any]


class TileKind(ComponentTable):
    id: str
    count: int
    sides: tuple[str, str]


class Building(Component):
    era: int
    terrain: tuple[str, ...]
    cost: Cost
    production: tuple[str, ...]
    vp: int


class City(Component):
    cost: Cost
    vp: int
    era: int = 2


class Capital(ComponentTable):
    resource: str
    first_player: bool = False


class Exploration(EditionComponent):
    """`kind` names the rules that several tiles share; else the id does."""

    count: int
    after: Literal["kept", "stays", "discarded"]
    kind: str = ""
    numbers: Numbers = Field(default_factory=dict)


class Unit(ComponentTable):
    kind: str
    vp: int
    cost: Cost


class Colour(Component):
    monarchs: tuple[str, ...]
    units: tuple[Unit, Unit, Unit, Unit, Unit]


class Product(Component):
    shape: str
    cost: Cost
    vp: int


class PalaceNeed(ComponentTable):
    eras: tuple[int, ...] = ()
    building: str = ""
    city: bool = False


class PalaceVp(ComponentTable):
    vp: int
    building: str = ""
    each: str = ""


class Palace(ComponentTable):
    id: int
    requires: PalaceNeed
    vp: int
    gain: tuple[str, ...] = ()
    free_products: tuple[str, ...] = ()
    end_vp: PalaceVp | None = None


class Mission(EditionComponent):
    era: int
    objectives: tuple[dict[str, int | str], ...]
    vp: int = 0


class Monarch(EditionComponent):
    numbers: Numbers = Field(default_factory=dict)


class Painting(EditionComponent):
    colour: str
    cost: Cost
    vp: int
    source: str
    numbers: Numbers = Field(default_factory=dict)


class GoldCard(EditionComponent):
    count: int
    numbers: Numbers = Field(default_factory=dict)


class CombatCard(EditionComponent):
    count: int
    cs: int
    numbers: Numbers = Field(default_factory=dict)


class TradeRates(Component):
    gain: tuple[str, ...]
    give: Cost = ()
    give_combat_cards: int = 0


class Limits(ComponentTable):
    supply_goods: int
    gold_cards: int
    combat_cards: int
    combat_cards_per_battle: int


class CombatArches(ComponentTable):
    combat_bonus_at: tuple[str, ...]
    attack: int
    defence: int


class GameNumbers(ComponentTable):
    last_round: int


class BrazilFiles(ComponentFiles):
    separators = (",", ":")


FILES = BrazilFiles(FOLDER)

TILE_KINDS = tuple(FILES.rows("buildings", "tile_kind", TileKind))
BUILDINGS = FILES.by_id("buildings", "building", Building)
CITIES = FILES.by_id("cities", "city", City)
CAPITALS = tuple(FILES.rows("capitals_exploration", "capital", Capital))
EXPLORATION = FILES.by_id("capitals_exploration", "exploration", Exploration)
COLOUR_SETS = FILES.by_id("units", "colour", Colour)
PRODUCTS = FILES.by_id("products", "product", Product)
SLOTS: dict[str, str] = FILES.read("products", "slots", dict[str, str])
PALACES = {palace.id: palace for palace in FILES.rows("palaces", "palace", Palace)}
MISSIONS = FILES.by_id("missions", "mission", Mission)
MONARCHS = FILES.by_id("monarchs", "monarch", Monarch)
PAINTINGS = FILES.by_id("paintings", "painting", Painting)
GOLD_CARDS = FILES.by_id("gold_cards", "gold_card", GoldCard)
COMBAT_CARDS = FILES.by_id("combat_cards", "combat_card", CombatCard)
TRADES = FILES.by_id("goods", "trade", TradeRates)
RESOURCES: tuple[str, ...] = FILES.read("goods", "resources", tuple[str, ...])
ASSETS: tuple[str, ...] = FILES.read("goods", "assets", tuple[str, ...])
GOODS = RESOURCES + ASSETS
LIMITS = FILES.read("goods", "limits", Limits)
COMBAT_ARCHES = FILES.read("goods", "arches", CombatArches)
GAME = FILES.read("goods", "game", GameNumbers)

KIND_OF = {side: index for index, kind in enumerate(TILE_KINDS) for side in kind.sides}
OTHER_SIDE = {side: kind.sides[1 - i] for kind in TILE_KINDS for i, side in enumerate(kind.sides)}
UNITS = {colour: entry.units for colour, entry in COLOUR_SETS.items()}


def deck(cards: dict[str, GoldCard] | dict[str, CombatCard] | dict[str, Exploration], edition: int) -> list[str]:
    """Returns the ids of a deck in an edition of the box, each as often as the box holds it, unshuffled."""
    return [card.id for card in cards.values() if card.since <= edition for _ in range(card.count)]


def monarchs_of(colour: str, edition: int) -> list[str]:
    """Returns the Monarchs of a colour in an edition of the box."""
    return [monarch for monarch in COLOUR_SETS[colour].monarchs if MONARCHS[monarch].since <= edition]
