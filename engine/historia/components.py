"""Every card, level and number of the game, read once from components/*.toml; unknown keys are refused.

Ids are the files' ids. Everything a card does is a tuple of operations. `name` and `text` are the English sources of
the translations: the engine only checks that they are there.
"""

from __future__ import annotations

import functools
import json
import tomllib
from pathlib import Path
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from engine.core.digest import digest_text
from engine.historia.shapes import (
    ActionCard,
    Advisor,
    Civ,
    CivbotCardData,
    DifficultyRow,
    Entry,
    Game,
    GovernmentZone,
    Icon,
    IconRow,
    Leader,
    Level,
    Matrix,
    Segment,
    TableData,
    Territory,
    Token,
    WonderCard,
)

FOLDER = Path(__file__).parent / "components"
T = TypeVar("T")
E = TypeVar("E", bound=Entry)


class ComponentError(Exception):
    """A damaged component file: file, place and reason."""


@functools.cache
def _file(name: str) -> dict[str, Any]:
    path = FOLDER / f"{name}.toml"
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ComponentError(f"{path}: {error}; install the game again") from error


def check(path: Path, place: tuple[str | int, ...], shape: Any, data: Any) -> Any:
    """Data in a shape. Raises ComponentError naming file, place and reason."""
    try:
        return TypeAdapter(shape).validate_python(data)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in (*place, *first["loc"]))
        raise ComponentError(f"{path}: {where}: {first['msg']}") from error


def _rows(name: str, key: str, shape: type[T]) -> list[T]:
    path = FOLDER / f"{name}.toml"
    data = _file(name)
    if key not in data:
        raise ComponentError(f"{path}: {key}: missing")
    rows: list[T] = check(path, (key,), list[shape], data[key])  # type: ignore[valid-type]
    return rows


def _by_id(name: str, key: str, shape: type[E]) -> dict[str, E]:
    """A list of components as a dict in the file's order. Raises ComponentError, also on an id used twice."""
    out: dict[str, E] = {}
    for row in _rows(name, key, shape):
        if row.id in out:
            raise ComponentError(f"{FOLDER / name}.toml: {key}: {row.id} stands there twice")
        out[row.id] = row
    return out


GAME: Game = check(FOLDER / "game.toml", (), Game, _file("game"))
ACTIONS = _by_id("actions", "action", ActionCard)
WONDERS = _by_id("wonders", "wonder", WonderCard)
LEADERS = _by_id("leaders", "leader", Leader)
ADVISORS = _by_id("advisors", "advisor", Advisor)
CIVILIZATIONS = _by_id("civilizations", "civilization", Civ)
TERRITORIES = _by_id("territories", "territory", Territory)
TOKENS = {token.number: token.vp for token in _rows("tokens", "token", Token)}
TECHNOLOGY = {row.level: row for row in _rows("development", "technology", Level)}
MILITARY = {row.level: row for row in _rows("development", "military", Level)}
GOVERNMENTS = _by_id("development", "government", GovernmentZone)
MATRIX: Matrix = check(FOLDER / "development.toml", ("matrix",), Matrix, _file("development")["matrix"])
SEGMENTS = tuple(segment.icons for segment in _rows("timeline", "segment", Segment))
ICONS: dict[str, IconRow] = check(FOLDER / "timeline.toml", ("icon",), dict[Icon, IconRow], _file("timeline")["icon"])
ICON_ORDER: tuple[str, ...] = check(FOLDER / "timeline.toml", ("order",), tuple[Icon, ...], _file("timeline")["order"])
CIVBOT_CARDS = _by_id("civbots", "civbot_card", CivbotCardData)
DIFFICULTIES = _by_id("civbots", "difficulty", DifficultyRow)
TABLES = {table.id: table for table in _rows("tables", "table", TableData)}

ACTION_IDS = tuple(ACTIONS)
BIT = {action: 1 << index for index, action in enumerate(ACTION_IDS)}
START_HAND = sum(BIT[card.id] for card in ACTIONS.values() if card.at_start)
TOP = GAME.development.top
ERAS, TURNS_AN_ERA = GAME.turns.eras, GAME.turns.per_era
LAST_TURN = ERAS * TURNS_AN_ERA - 1
JOINS = {card.joins_at_tech: card.id for card in ACTIONS.values() if card.joins_at_tech}


def _unlocked(kind: str) -> list[tuple[int, str]]:
    found = []
    for level in TECHNOLOGY.values():
        for unlock in level.unlocks:
            what, _, value = unlock.partition(":")
            if what == kind:
                found.append((level.level, value))
    return found


NAVIGATION = _unlocked("navigation")[0][0]
CARDS_A_ROUND = tuple(
    max([GAME.rounds.cards, *(int(n) for at, n in _unlocked("cards") if level >= at)]) for level in range(TOP + 1)
)
"""By technology level: how many cards may be chosen a round."""


@functools.cache
def hand_of(mask: int) -> tuple[str, ...]:
    """The action ids of a mask, in the order of the file."""
    return tuple(action for action, bit in BIT.items() if mask & bit)


def _plain(data: Any) -> Any:
    """Data without names, texts and pictures: what a correction of the rules would change."""
    if isinstance(data, dict):
        left_out = ("name", "text", "label", "outline", "colour", "shape", "letter" if "colour" in data else "")
        return {key: _plain(value) for key, value in data.items() if key not in left_out}
    return [_plain(value) for value in data] if isinstance(data, list) else data


@functools.cache
def digest() -> str:
    """The fingerprint of what the component files rule; their words, pictures and spacing are left out."""
    files = {path.stem: _plain(_file(path.stem)) for path in sorted(FOLDER.glob("*.toml")) if path.stem != "tables"}
    return digest_text(json.dumps(files, sort_keys=True))
