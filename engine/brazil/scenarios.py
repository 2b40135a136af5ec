"""Loads and caches all scenarios and challenges, from the program's folder and the player's data folders.

A challenge is a scenario with goals; its file is in the subfolder `challenges` and names the map it is played on.
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
Stamp = tuple[Path, int, int]  # path, modification time in ns, size
USER_FOLDER_VARIABLE = "BRAZIL_IMPERIAL_SCENARIOS"


class UnknownScenario(SetupError):
    """No scenario has this id; the message lists the known ids."""


_players: list[Path] = []  # the player's own folder, if the app has set one
_seen: list[Stamp] = []  # its files at the time they were read


def look_also_in(folder: Path | None) -> None:
    """Sets the folder with the player's own scenarios (None: none), and clears the caches if its files have changed."""
    wanted = [folder] if folder is not None and folder.is_dir() else []
    files = [_stamp(path) for place in wanted for path in sorted((*place.glob(FILES), *place.glob(OWN_CHALLENGES)))]
    if (wanted != _players or files != _seen) and scenario_folder().is_dir():  # else keep the caches
        _players[:], _seen[:] = wanted, files
        forget()


def _stamp(path: Path) -> Stamp:
    """The modification time and size of a file, to detect changes. Zeros if it can't be examined; reading it will
    report that."""
    try:
        found = path.stat()
    except OSError:
        return (path, 0, 0)
    return (path, found.st_mtime_ns, found.st_size)


def forget() -> None:
    """Clears the caches of scenarios, maps and challenges, so that their folders are read again."""
    all_scenarios.cache_clear()
    all_challenges.cache_clear()
    _maps.cache_clear()


def folders() -> list[Path]:
    """Returns the folders that are searched: the program's, then the user's, from the environment variable and from the
    app."""
    user = os.environ.get(USER_FOLDER_VARIABLE)
    return [scenario_folder(), *([Path(user)] if user else []), *_players]


@functools.cache
def _maps() -> tuple[tuple[Scenario, ...], tuple[ScenarioError, ...]]:
    """Every valid map file, and the errors of the others."""
    found, errors = load_all(folders())
    return tuple(found), tuple(errors)


@functools.cache
def all_scenarios() -> tuple[tuple[Scenario, ...], tuple[ScenarioError, ...]]:
    """Returns (every valid scenario, the errors of the other files); cached. A scenario for one seat is replaced by its
    challenge file's version."""
    found, errors = _maps()
    known = {entry.id: entry for entry in all_challenges()[0]}
    return tuple(known.get(entry.id, entry) for entry in found), errors


@functools.cache
def all_challenges() -> tuple[tuple[Scenario, ...], tuple[ScenarioError, ...]]:
    """Returns (every valid challenge, the errors of the other files), cached; those for beginners come first, and short
    ones before long. A map for one seat without a challenge file counts as a challenge."""
    maps = {entry.id: entry for entry in _maps()[0]}
    found, errors = challenges.load_all(folders(), maps)
    known = [entry.id for entry in found]
    found += [entry for entry in maps.values() if entry.challenge and entry.id not in known]
    return tuple(sorted(found, key=_order)), tuple(errors)


def _order(entry: Scenario) -> tuple[bool, int, str]:
    challenge = entry.challenge
    return (not (challenge and challenge.first), challenge.minutes if challenge else 0, entry.id)


def scenario(scenario_id: str) -> Scenario:
    """Returns the scenario or challenge with this id. Raises UnknownScenario."""
    found, _ = all_scenarios()
    for entry in (*found, *all_challenges()[0]):
        if entry.id == scenario_id:
            return entry
    raise UnknownScenario(f"unknown scenario {scenario_id!r}; there are {', '.join(entry.id for entry in found)}")
