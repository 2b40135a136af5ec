"""The tables as cards of the New game page: so many players, and the Civbots that fill it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from engine.historia.components import DIFFICULTIES, TABLES
from engine.historia.setup_options import MOST_CIVBOTS, NONE
from engine.historia.shapes import TableData
from game.historia.drawing.table_thumbnail import TableThumbnail
from game.i18n.texts import Texts
from game.shell import plugin

FIRST = "lesson"  # where somebody who has never played looks, and what is chosen for them


def shelf(data: Path, texts: Texts) -> plugin.ScenarioShelf:
    """The first game, alone, then by the number of players."""
    tables = sorted(TABLES.values(), key=lambda table: table.id != FIRST)
    return plugin.ScenarioShelf(tuple(_card(table, texts) for table in tables))


def title(table: str, texts: Texts) -> str:
    return _said(f"table-{table}", texts)


def _said(message: str, texts: Texts) -> str:
    """The command line asks for ids before any game's texts are read."""
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
    """The difficulty of every Civbot as the table has it."""
    return [*table.civbots, *[NONE] * (MOST_CIVBOTS - len(table.civbots))]
