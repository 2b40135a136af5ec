"""The scenarios there are: the program's own, and those the player put into the data folder."""

from __future__ import annotations

import logging
import os
from pathlib import Path

from engine.brazil.scenarios import USER_FOLDER_VARIABLE, all_scenarios
from engine.maps.errors import ScenarioError
from engine.maps.scenario import Scenario
from game.texts import Texts

log = logging.getLogger(__name__)


def scenarios(data: Path | None = None) -> tuple[tuple[Scenario, ...], tuple[ScenarioError, ...]]:
    """All scenarios that can be played, and what is wrong with the others."""
    folder = data / "scenarios" / "brazil" if data is not None else None
    if folder is not None and folder.is_dir() and os.environ.get(USER_FOLDER_VARIABLE) != str(folder):
        os.environ[USER_FOLDER_VARIABLE] = str(folder)  # worker processes must find them, too
        all_scenarios.cache_clear()
    found, errors = all_scenarios()
    for error in errors:
        log.warning("scenario left out: %s", error)
    return found, errors


def scenario_title(scenario: Scenario, texts: Texts) -> str:
    """The title in the player's language; a player's own scenario brings its words along."""
    return texts(scenario.title) if texts.has(scenario.title) else scenario.title


def scenario_text(scenario: Scenario, texts: Texts) -> str:
    return texts(scenario.text) if texts.has(scenario.text) else scenario.text
