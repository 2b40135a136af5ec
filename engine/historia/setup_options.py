"""The options of a new game (civilizations, Civbots, variants), the tables, and the setups built (rules 11.1, 13.1)."""

from __future__ import annotations

from typing import Any

from engine.core.choices import chosen
from engine.core.rules import Choices, Option, ScenarioRow, SetupError
from engine.historia.components import CIVILIZATIONS, DIFFICULTIES, FILES, GAME, TABLES
from engine.historia.rules.setup import check
from engine.historia.state import Options, Setup

AS_TABLE, NONE, YES, NO = "as_table", "none", "yes", "no"
MOST_CIVBOTS = GAME.civbots.fill_to - GAME.players.min


def _yes_no(default: bool) -> str:
    return YES if default else NO


def _seats_with(civbot: int) -> tuple[int, ...]:
    """The numbers of players with room for this many Civbots."""
    return tuple(n for n in range(GAME.players.min, GAME.players.max + 1) if n + civbot <= GAME.civbots.fill_to)


OPTIONS = (
    Option("civilization", tuple(CIVILIZATIONS), per_seat=True),
    *(
        Option(f"civbot_{n}", (AS_TABLE, NONE, *DIFFICULTIES), AS_TABLE, _seats_with(n))
        for n in range(1, MOST_CIVBOTS + 1)
    ),
    Option("score_setup_territory", (YES, NO), _yes_no(GAME.turns.score_setup_territory)),
    Option("mid_era_row", (YES, NO), _yes_no(GAME.wonder_row.mid_era_row)),
)


def scenario_rows() -> list[ScenarioRow]:
    """Returns the scenarios for lists: a row for every table of tables.toml, with its number of Civbots."""
    return [ScenarioRow(table.id, table.players, {"civbots": len(table.civbots)}) for table in TABLES.values()]


def _civbots(table_id: str, picked: dict[str, Any]) -> tuple[Any, ...]:
    """The difficulty of each Civbot: by the scenario, unless chosen otherwise."""
    usual = TABLES[table_id].civbots
    out = []
    for n in range(1, MOST_CIVBOTS + 1):
        choice = picked.get(f"civbot_{n}", NONE)
        if choice == AS_TABLE:
            choice = usual[n - 1] if n <= len(usual) else NONE
        if choice != NONE:
            out.append(choice)
    return tuple(out)


def setups(table_id: str, seats: int, choices: Choices) -> list[Setup]:
    """Builds the setups for the options chosen: one for each rotation of the civilizations over the seats, unless they
    are chosen. Raises SetupError."""
    if table_id not in TABLES:
        raise SetupError(f"unknown scenario {table_id!r}; there are {', '.join(TABLES)}")
    if seats != TABLES[table_id].players:
        raise SetupError(f"{table_id} is a table for {TABLES[table_id].players} players, not for {seats}")
    picked: dict[str, Any] = chosen(OPTIONS, seats, choices)
    civbots = _civbots(table_id, picked)
    options = Options(picked["score_setup_territory"] == YES, picked["mid_era_row"] == YES)
    if "civilization" in picked:
        peoples = [tuple(picked["civilization"])]
    else:
        every = tuple(CIVILIZATIONS)
        peoples = [tuple(every[(seat + turn) % len(every)] for seat in range(seats)) for turn in range(len(every))]
    made = [Setup(table_id, of_seats, civbots, options, FILES.edition) for of_seats in peoples]
    check(made[0])
    return made
