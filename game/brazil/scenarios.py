"""The scenarios there are: the program's own, and those the player put into the data folder."""

from __future__ import annotations

import logging
from functools import lru_cache
from pathlib import Path

from engine.maps.errors import ScenarioError
from engine.maps.scenario import Scenario, load_all
from game.resources import scenario_folder
from game.texts import Texts

log = logging.getLogger(__name__)


@lru_cache(maxsize=4)
def _read(folders: tuple[Path, ...]) -> tuple[tuple[Scenario, ...], tuple[ScenarioError, ...]]:
    scenarios, errors = load_all(folders)
    for error in errors:
        log.warning("scenario left out: %s", error)
    return tuple(scenarios), tuple(errors)


def scenarios(data: Path | None = None) -> tuple[tuple[Scenario, ...], tuple[ScenarioError, ...]]:
    """All scenarios that can be played, and what is wrong with the others."""
    folders = [scenario_folder() / "brazil"]
    if data is not None:
        folders.append(data / "scenarios" / "brazil")
    return _read(tuple(folders))


def scenario_title(scenario: Scenario, texts: Texts) -> str:
    """The title in the player's language; a player's own scenario brings its words along."""
    return texts(scenario.title) if texts.has(scenario.title) else scenario.title


def scenario_text(scenario: Scenario, texts: Texts) -> str:
    return texts(scenario.text) if texts.has(scenario.text) else scenario.text
