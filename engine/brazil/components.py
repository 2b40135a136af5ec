"""Every card, tile and number of the box, read once from components/*.toml. Ids are the files' ids."""

from __future__ import annotations

import functools
import tomllib
from pathlib import Path
from typing import Any, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

from engine.core.digest import digest_text
from engine.storage.hash_chain import canonical

FOLDER = Path(__file__).parent / "components"
ARCHES = ("deploy", "painting", "build", "renovate", "manufacture", "harbor", "trade")
COLOURS = ("green", "orange", "sky", "purple")
FRAME_COLOURS = ("red", "pink", "blue")
Cost = tuple[str, ...]
Numbers = dict[str, Any]


class ComponentError(Exception):
    """A damaged component file: file, place and reason."""


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class _Entry(_Model):
    """A component with an id of its own."""

    id: str


class TileKind(_Model):
    id: str
    count: int
    sides: tuple[str, str]


class Building(_Entry):
    era: int
    terrain: tuple[str, ...]
    cost: Cost
    production: tuple[str, ...]
    vp: int


class City(_Entry):
    cost: Cost
    vp: int
    era: int = 2


class Capital(_Model):
    resource: str
    first_player: bool = False


class Exploration(_Entry):
    """`kind` names the rules that several tiles share; else the id does."""

    count: int
    after: Literal["kept", "stays", "discarded"]
    kind: str = ""
    numbers: Numbers = {}


class Unit(_Model):
    kind: str
    vp: int
    cost: Cost


class Colour(_Entry):
    monarchs: tuple[str, ...]
    units: tuple[Unit, Unit, Unit, Unit, Unit]


class Product(_Entry):
    shape: str
    cost: Cost
    vp: int


class PalaceNeed(_Model):
    eras: tuple[int, ...] = ()
    building: str = ""
    city: bool = False


class PalaceVp(_Model):
    vp: int
    building: str = ""
    each: str = ""


class Palace(_Model):
    id: int
    requires: PalaceNeed
    vp: int
    gain: tuple[str, ...] = ()
    free_products: tuple[str, ...] = ()
    end_vp: PalaceVp | None = None


class Mission(_Entry):
    era: int
    objectives: tuple[dict[str, int | str], ...]
    vp: int = 0


class Monarch(_Entry):
    numbers: Numbers = {}


class Painting(_Entry):
    colour: str
    cost: Cost
    vp: int
    source: str
    numbers: Numbers = {}


class GoldCard(_Entry):
    count: int
    numbers: Numbers = {}


class CombatCard(_Entry):
    count: int
    cs: int
    numbers: Numbers = {}


class TradeRates(_Entry):
    gain: tuple[str, ...]
    give: Cost = ()
    give_combat_cards: int = 0


class Limits(_Model):
    supply_goods: int
    gold_cards: int
    combat_cards: int
    combat_cards_per_battle: int


class CombatArches(_Model):
    combat_bonus_at: tuple[str, ...]
    attack: int
    defence: int


class GameNumbers(_Model):
    last_round: int


T = TypeVar("T")
E = TypeVar("E", bound=_Entry)


@functools.cache
def _file(name: str) -> dict[str, Any]:
    path = FOLDER / f"{name}.toml"
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ComponentError(f"{path}: {error}") from error


def check(path: Path, place: tuple[str | int, ...], shape: type[T], data: Any) -> T:
    """Data in a shape. Raises ComponentError naming file, place and reason."""
    try:
        return TypeAdapter(shape).validate_python(data)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in (*place, *first["loc"]))
        raise ComponentError(f"{path}: {where}: {first['msg']}") from error


def _read(name: str, key: str, shape: type[T]) -> T:
    """One table of a file, checked. Raises ComponentError."""
    path = FOLDER / f"{name}.toml"
    data = _file(name)
    if key not in data:
        raise ComponentError(f"{path}: {key}: missing")
    return check(path, (key,), shape, data[key])


def _by_id(name: str, key: str, shape: type[E]) -> dict[str, E]:
    """A list of components as a dict in the file's order. Raises ComponentError, also on an id used twice."""
    path = FOLDER / f"{name}.toml"
    out: dict[str, E] = {}
    for index, data in enumerate(_read(name, key, list[Any])):
        row = check(path, (key, index), shape, data)
        if row.id in out:
            raise ComponentError(f"{path}: {key}: {row.id} stands there twice")
        out[row.id] = row
    return out


TILE_KINDS = tuple(_read("buildings", "tile_kind", list[TileKind]))
BUILDINGS = _by_id("buildings", "building", Building)
CITIES = _by_id("cities", "city", City)
CAPITALS = tuple(_read("capitals_exploration", "capital", list[Capital]))
EXPLORATION = _by_id("capitals_exploration", "exploration", Exploration)
COLOUR_SETS = _by_id("units", "colour", Colour)
PRODUCTS = _by_id("products", "product", Product)
SLOTS: dict[str, str] = _read("products", "slots", dict[str, str])
PALACES = {palace.id: palace for palace in _read("palaces", "palace", list[Palace])}
MISSIONS = _by_id("missions", "mission", Mission)
MONARCHS = _by_id("monarchs", "monarch", Monarch)
PAINTINGS = _by_id("paintings", "painting", Painting)
GOLD_CARDS = _by_id("gold_cards", "gold_card", GoldCard)
COMBAT_CARDS = _by_id("combat_cards", "combat_card", CombatCard)
TRADES = _by_id("goods", "trade", TradeRates)
RESOURCES: tuple[str, ...] = _read("goods", "resources", tuple[str, ...])
ASSETS: tuple[str, ...] = _read("goods", "assets", tuple[str, ...])
GOODS = RESOURCES + ASSETS
LIMITS = _read("goods", "limits", Limits)
COMBAT_ARCHES = _read("goods", "arches", CombatArches)
GAME = _read("goods", "game", GameNumbers)

KIND_OF = {side: index for index, kind in enumerate(TILE_KINDS) for side in kind.sides}
OTHER_SIDE = {side: kind.sides[1 - i] for kind in TILE_KINDS for i, side in enumerate(kind.sides)}
UNITS = {colour: entry.units for colour, entry in COLOUR_SETS.items()}


def deck(cards: dict[str, Any]) -> list[str]:
    """The ids of a deck, each as often as the box holds it."""
    return [card.id for card in cards.values() for _ in range(card.count)]


@functools.cache
def digest() -> str:
    """The fingerprint of what all component files say; remarks and blanks in them don't matter."""
    return digest_text(canonical({path.stem: _file(path.stem) for path in sorted(FOLDER.glob("*.toml"))}))
