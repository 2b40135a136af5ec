"""The scenarios as cards for the New game screen: the built-in ones, and those in the player's data folder."""

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


def refresh_own_scenarios(data: Path) -> None:
    """Makes the engine find the player's own scenarios, too; they are read again only if their files have changed."""
    look_also_in(data / "scenarios" / "brazil")


MINUTES = 30  # minutes of play per seat, with some practice
SWORDS = "[swords]"  # combat level; not `cs`, whose tooltip explains Combat Strength


def scenario_list(data: Path, texts: Texts) -> plugin.ScenarioList:
    """Returns cards of all scenarios, fewest seats first, then least combat; and the errors of unreadable files, which
    it also logs. The player's own in the folder ``data`` are among them."""
    refresh_own_scenarios(data)
    found, errors = all_scenarios()
    for error in errors:
        log.warning("scenario left out: %s", error)
    ordered = sorted(found, key=lambda scenario: (scenario.seats, scenario.combat))
    return plugin.ScenarioList(tuple(_card(scenario, texts, data) for scenario in ordered), tuple(map(str, errors)))


def _card(scenario: Scenario, texts: Texts, data: Path) -> plugin.ScenarioCard:
    facts = texts("new-seats", seats=scenario.seats)
    line = texts("new-length", minutes=MINUTES * scenario.seats)
    if scenario.combat:
        facts += "   " + SWORDS * scenario.combat
        combat = texts(f"new-combat-{scenario.combat}")
        line = f"{SWORDS} {combat}{texts('mark-semicolon')}{line}"
    return plugin.ScenarioCard(
        id=scenario.id,
        title=scenario_title(scenario, texts),
        text=f"{_text(scenario.text, texts)}\n{line}",
        facts=facts,
        seats=(scenario.seats,),
        file=scenario.file if scenario.file.is_relative_to(data) else None,
        thumbnail=partial(MapThumbnail, scenario, 140, 84),
        fixed=(scenario.solo.colour,) if scenario.solo else (),
    )


def scenario_title(scenario: Scenario, texts: Texts) -> str:
    """Returns the scenario's title in the player's language."""
    return _text(scenario.title, texts)


def _text(message: str, texts: Texts) -> str:
    """A text by id; a player's own scenario holds its texts itself."""
    return texts(message) if texts.has(message) else display_text(message, LONGEST_TEXT, lines=True)
