"""Every space, card, tile and number of the box, read once from components/*.toml. Ids are the files' ids."""

from __future__ import annotations

import functools
import json
import tomllib
from pathlib import Path
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from engine.core.digest import digest_text
from engine.struggle import card_shapes, shapes

FOLDER = Path(__file__).parent / "components"
SIDES = ("france", "britain")
ERAS = ("succession", "empire", "revolution")
POINTS = ("economic", "diplomatic", "military")


class ComponentError(Exception):
    """A damaged component file: file, place and reason."""


T = TypeVar("T")
E = TypeVar("E", bound=shapes.Entry)


@functools.cache
def _file(name: str) -> dict[str, Any]:
    path = FOLDER / f"{name}.toml"
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ComponentError(f"{path}: {error}; restore the file") from error


def _check(path: Path, place: tuple[str | int, ...], shape: type[T], data: Any) -> T:
    """Data in a shape. Raises ComponentError naming file, place and reason."""
    try:
        return TypeAdapter(shape).validate_python(data)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in (*place, *first["loc"])) or "the whole file"
        raise ComponentError(f"{path}: {where}: {first['msg']}") from error


def _read(name: str, key: str, shape: type[T]) -> T:
    """One table of a file, checked. Raises ComponentError."""
    path = FOLDER / f"{name}.toml"
    data = _file(name)
    if key not in data:
        raise ComponentError(f"{path}: {key}: missing")
    return _check(path, (key,), shape, data[key])


def _by_id(name: str, key: str, shape: type[E]) -> dict[str, E]:
    """A list of components as a dict in the file's order. Raises ComponentError, also on an id used twice."""
    path = FOLDER / f"{name}.toml"
    out: dict[str, E] = {}
    for index, data in enumerate(_read(name, key, list[Any])):
        row = _check(path, (key, index), shape, data)
        if row.id in out:
            raise ComponentError(f"{path}: {key}: {row.id} stands there twice")
        out[row.id] = row
    return out


REGIONS = _by_id("spaces", "region", shapes.Region)
SUBREGIONS = _by_id("spaces", "subregion", shapes.Subregion)
COUNTRIES = _by_id("spaces", "country", shapes.Country)
SPACES = _by_id("spaces", "space", shapes.Space)
CONNECTIONS = tuple(_read("lines", "connection", list[shapes.Line]))
CONQUEST = tuple(_read("lines", "conquest", list[shapes.Line]))
ADVANTAGES = _by_id("advantages", "advantage", shapes.Advantage)
INVESTMENTS = {tile.no: tile for tile in _read("investment", "investment", list[shapes.Investment])}
AWARDS = {award.no: award for award in _read("awards", "award", list[shapes.Award])}
COMMODITIES = _by_id("demand", "commodity", shapes.Commodity)
BASIC = _by_id("war_tiles", "basic", shapes.Basic)
BONUS = _by_id("war_tiles", "bonus", shapes.Bonus)
SPECIAL = _by_id("war_tiles", "special", shapes.Special)
WARS = tuple(_by_id("wars", "war", shapes.War).values())
USA = _read("wars", "usa", shapes.Usa)
JACOBITES = _read("wars", "jacobites", shapes.Jacobites)
MINISTRIES = _by_id("ministries", "ministry", card_shapes.Ministry)
EVENTS = _by_id("events", "event", card_shapes.EventCard)
GAME = _check(FOLDER / "setup.toml", (), shapes.Numbers, _file("setup"))
PRICE = GAME.price
STEPS = GAME.step
OPTION = {row.id: row for row in GAME.option}

ERA_OF_TURN = {step.turn: step.era for step in STEPS if step.turn}
FIRST_OF_ERA = tuple(step.turn for step in STEPS if step.first_of_era)
LAST_TURN = max(ERA_OF_TURN)
TILE_STRENGTH = {t.id: t.strength for table in (BASIC, BONUS, SPECIAL) for t in table.values()}
TILE_EFFECT = {t.id: t.effect for table in (BASIC, BONUS) for t in table.values()}
BASIC_BOX = tuple(t.id for t in BASIC.values() for _ in range(t.count))


def bonus_box(war: int, side: int) -> tuple[str, ...]:
    """The Bonus War tiles of a side in a war (0-3)."""
    return tuple(t.id for t in BONUS.values() if t.war == WARS[war].id and t.side == SIDES[side])


SHOWN_ONLY = ("name", "short", "years", "pos", "panel", "award_pos", "via", "text", "note", "base", "bonus", "crest")
"""What the files say for screens: a correction of it changes no game."""


def _ruling(data: Any) -> Any:
    """A file's data without what is only shown. Theaters keep their names: Events find them by these."""
    if isinstance(data, list):
        return [_ruling(value) for value in data]
    if not isinstance(data, dict):
        return data
    shown = [key for key in SHOWN_ONLY if isinstance(data.get(key), (str, list)) and not _are_tables(data[key])]
    if "spoils" in data:
        shown.remove("name")
    return {key: _ruling(value) for key, value in data.items() if key not in shown}


def _are_tables(value: Any) -> bool:
    return isinstance(value, list) and any(isinstance(one, dict) for one in value)


@functools.cache
def digest() -> str:
    """The fingerprint of what the component files rule; words, places on the sheet, remarks and blanks are left out."""
    files = {path.stem: _ruling(_file(path.stem)) for path in sorted(FOLDER.glob("*.toml"))}
    return digest_text(json.dumps(files, sort_keys=True))
