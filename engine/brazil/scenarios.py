"""The scenarios and challenges there are: the program's own, and those a user put into the data folder.

A challenge is a scenario with goals; its file lies in `challenges` of one of the folders and names the map it is on.
"""

from __future__ import annotations

import functools
import os
from pathlib import Path

from engine.brazil.map import challenges
from engine.brazil.map.scenario import Scenario, load_all
from engine.brazil.map.tiles import scenario_folder
from engine.core.rules import SetupError
from engine.maps.errors import ScenarioError

FILES, OWN_CHALLENGES = "*.toml", f"{challenges.FOLDER}/*.toml"
Stamp = tuple[Path, int, int]  # time of the last change, size
USER_FOLDER_VARIABLE = "BRAZIL_IMPERIAL_SCENARIOS"


class UnknownScenario(SetupError):
    """No scenario has this id; the message lists those there are."""


_players: list[Path] = []  # a folder of the player's, where the app has named one
_seen: list[Stamp] = []  # its files when they were read


def look_also_in(folder: Path | None) -> None:
    """The player's own scenarios in this folder, if there is one, count from now on; None: no more. Files that have
    changed since they were read are read again."""
    wanted = [folder] if folder is not None and folder.is_dir() else []
    files = [_stamp(path) for place in wanted for path in sorted((*place.glob(FILES), *place.glob(OWN_CHALLENGES)))]
    if (wanted != _players or files != _seen) and scenario_folder().is_dir():  # else what is known stays
        _players[:], _seen[:] = wanted, files
        forget()


def _stamp(path: Path) -> Stamp:
    """By which a file is known again. What can't be looked at is told of when it is read."""
    try:
        found = path.stat()
    except OSError:
        return (path, 0, 0)
    return (path, found.st_mtime_ns, found.st_size)


def forget() -> None:
    """Read the folders again when next asked."""
    all_scenarios.cache_clear()
    all_challenges.cache_clear()
    _maps.cache_clear()


def folders() -> list[Path]:
    """Where scenarios are looked for: the program's folder, then the user's: of the command line, of the app."""
    user = os.environ.get(USER_FOLDER_VARIABLE)
    return [scenario_folder(), *([Path(user)] if user else []), *_players]


@functools.cache
def _maps() -> tuple[tuple[Scenario, ...], tuple[ScenarioError, ...]]:
    """Every whole map file as it stands, and what is wrong with the others."""
    found, errors = load_all(folders())
    return tuple(found), tuple(errors)


@functools.cache
def all_scenarios() -> tuple[tuple[Scenario, ...], tuple[ScenarioError, ...]]:
    """Every whole scenario, and what is wrong with the others. That of one seat is as its challenge file makes it."""
    found, errors = _maps()
    known = {entry.id: entry for entry in all_challenges()[0]}
    return tuple(known.get(entry.id, entry) for entry in found), errors


@functools.cache
def all_challenges() -> tuple[tuple[Scenario, ...], tuple[ScenarioError, ...]]:
    """Every whole challenge, those first that a beginner should start with, short before long; and what is wrong with
    the others. A map of one seat for which there is no challenge file is one too."""
    maps = {entry.id: entry for entry in _maps()[0]}
    found, errors = challenges.load_all(folders(), maps)
    known = [entry.id for entry in found]
    found += [entry for entry in maps.values() if entry.challenge and entry.id not in known]
    return tuple(sorted(found, key=_order)), tuple(errors)


def _order(entry: Scenario) -> tuple[bool, int, str]:
    asked = entry.challenge
    return (not (asked and asked.first), asked.minutes if asked else 0, entry.id)


def scenario(scenario_id: str) -> Scenario:
    """A scenario or challenge by its id. Raises UnknownScenario."""
    found, _ = all_scenarios()
    for entry in (*found, *all_challenges()[0]):
        if entry.id == scenario_id:
            return entry
    raise UnknownScenario(f"unknown scenario {scenario_id!r}; there are {', '.join(entry.id for entry in found)}")
