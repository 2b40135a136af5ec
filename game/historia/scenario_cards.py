"""Describes Historia's scenarios ("tables": a number of players and Civbots) for their cards on the New game page and
for the command line."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from engine.historia.components import DIFFICULTIES, TABLES
from engine.historia.setup_options import MOST_CIVBOTS, NONE
from engine.historia.shapes import TableData
from game.historia.drawing.table_thumbnail import TableThumbnail
from game.i18n.texts import Texts
from game.shell import plugin

FIRST = "lesson"  # the first game: the card preselected for new players


def scenario_list(data: Path, texts: Texts) -> plugin.ScenarioList:
    """Returns the cards of all scenarios ("tables"): the first game, then the components' order (solo, by number of
    players). `data` is not used: there are no own scenarios."""
    tables = sorted(TABLES.values(), key=lambda table: table.id != FIRST)
    return plugin.ScenarioList(tuple(_card(table, texts) for table in tables))


def title(table: str, texts: Texts) -> str:
    """Returns the title of a scenario ("table"), by its id, in the language of `texts`."""
    return _said(f"table-{table}", texts)


def _said(message: str, texts: Texts) -> str:
    """Returns a text, or its id where no texts are loaded (the command line asks before they are)."""
    return texts(message) if texts.has(message) else message


def _card(table: TableData, texts: Texts) -> plugin.ScenarioCard:
    counts = [(level, table.civbots.count(level)) for level in DIFFICULTIES if level in table.civbots]
    facts = " · ".join([texts("new-seats", seats=table.players), *(f"{n} [{level}]" for level, n in counts)])
    return plugin.ScenarioCard(
        id=table.id,
        title=title(table.id, texts),
        text=_said(f"table-{table.id}-text", texts),
        facts=facts,
        seats=(table.players,),
        thumbnail=partial(TableThumbnail, table, 140, 84),
        meant={f"civbot_{n}": meant for n, meant in enumerate(_meant(table), 1)},
    )


def _meant(table: TableData) -> list[str]:
    """Returns the difficulty of every Civbot of the table, "none" for the rest."""
    return [*table.civbots, *[NONE] * (MOST_CIVBOTS - len(table.civbots))]
