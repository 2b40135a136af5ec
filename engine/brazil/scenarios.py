"""The scenarios this game can be played on: the program's own, and those a user put into the data folder."""

from __future__ import annotations

import functools
import os
from pathlib import Path

from engine.brazil.map.scenario import Scenario, load_all
from engine.brazil.map.tiles import scenario_folder
from engine.core.rules import SetupError
from engine.maps.errors import ScenarioError

USER_FOLDER_VARIABLE = "BRAZIL_IMPERIAL_SCENARIOS"


class UnknownScenario(SetupError):
    """No scenario has this id; the message lists those there are."""


_players: list[Path] = []  # a folder of the player's, where the app has named one


def look_also_in(folder: Path | None) -> None:
    """The player's own scenarios in this folder, if there is one, count from now on; None: no more."""
    wanted = [folder] if folder is not None and folder.is_dir() else []
    if wanted != _players:
        _players[:] = wanted
        all_scenarios.cache_clear()


def folders() -> list[Path]:
    """Where scenarios are looked for: the program's folder, then the user's: of the command line, of the app."""
    user = os.environ.get(USER_FOLDER_VARIABLE)
    return [scenario_folder(), *([Path(user)] if user else []), *_players]


@functools.cache
def all_scenarios() -> tuple[tuple[Scenario, ...], tuple[ScenarioError, ...]]:
    """Every whole scenario, and what is wrong with the others."""
    found, errors = load_all(folders())
    return tuple(found), tuple(errors)


def scenario(scenario_id: str) -> Scenario:
    """A scenario by its id. Raises UnknownScenario."""
    found, _ = all_scenarios()
    for entry in found:
        if entry.id == scenario_id:
            return entry
    raise UnknownScenario(f"unknown scenario {scenario_id!r}; there are {', '.join(entry.id for entry in found)}")
