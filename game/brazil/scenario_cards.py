"""The scenarios as cards: the program's own, and those the player put into the data folder."""

from __future__ import annotations

import logging
from functools import partial
from pathlib import Path

from engine.brazil.map.scenario import Scenario
from engine.brazil.scenarios import all_scenarios, look_also_in
from game.brazil.map.scenario_thumbnail import MapThumbnail
from game.i18n.display_text import LONGEST_TEXT, display_text
from game.i18n.texts import Texts
from game.shell import plugin

log = logging.getLogger(__name__)


def open_folder(data: Path) -> None:
    """From now on the player's own scenarios count, too. Cheap when nothing has changed."""
    look_also_in(data / "scenarios" / "brazil")


MINUTES = 30  # that a person's part of a game takes, with some practice
SWORDS = "[swords]"  # how soon there is war; `cs` is the same picture and would explain itself as Combat Strength


def shelf(data: Path, texts: Texts) -> plugin.ScenarioShelf:
    """Fewest seats first, then the least combat."""
    open_folder(data)
    found, errors = all_scenarios()
    for error in errors:
        log.warning("scenario left out: %s", error)
    ordered = sorted(found, key=lambda scenario: (scenario.seats, scenario.combat))
    return plugin.ScenarioShelf(tuple(_card(scenario, texts, data) for scenario in ordered), tuple(map(str, errors)))


def _card(scenario: Scenario, texts: Texts, data: Path) -> plugin.ScenarioCard:
    facts = texts("new-seats", seats=scenario.seats)
    told = texts("new-length", minutes=MINUTES * scenario.seats)
    if scenario.combat:
        facts += "   " + SWORDS * scenario.combat
        told = f"{SWORDS} {texts(f'new-combat-{scenario.combat}')}; {told}"
    return plugin.ScenarioCard(
        id=scenario.id,
        title=scenario_title(scenario, texts),
        text=f"{_said(scenario.text, texts)}\n{told}",
        facts=facts,
        seats=(scenario.seats,),
        file=scenario.file if scenario.file.is_relative_to(data) else None,
        thumbnail=partial(MapThumbnail, scenario, 140, 84),
        fixed=(scenario.solo.colour,) if scenario.solo else (),
    )


def scenario_title(scenario: Scenario, texts: Texts) -> str:
    return _said(scenario.title, texts)


def _said(message: str, texts: Texts) -> str:
    """In the player's language; a player's own scenario brings its words along."""
    return texts(message) if texts.has(message) else display_text(message, LONGEST_TEXT, lines=True)
