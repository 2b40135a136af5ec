"""The toy's plugin: all that a game must lend the shell, and no more."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game.i18n.texts import Texts
from game.platform import clock
from game.platform.save_list import SavedGame
from game.render.theme import rgb
from game.shell.command_line_request import CommandLineRequest
from game.shell.plugin import Check, GamePlugin, ScenarioCard, ScenarioList, SeatLook
from game.shell.shell import Shell
from game.shell.table_factory import TableFactory
from game.widgets.label import Picture
from tests.core.sealed import SealedRules

from .table import ToyMatch, ToyTable

RULES = SealedRules()
LOOKS = (
    SeatLook("red", "colour-red", rgb("#8C1C13"), "triangle", "R"),
    SeatLook("blue", "colour-blue", rgb("#81BDF0"), "disc", "B"),
    SeatLook("white", "colour-white", rgb("#F6F4EF"), "square", "W"),
)


def scenario_list(data: Path, texts: Texts) -> ScenarioList:
    def card(name: str, seats: int) -> ScenarioCard:
        facts = texts("new-seats", seats=seats)
        picture = Picture("screens/curtain", 140, 84)
        return ScenarioCard(name, texts(f"scenario-{name}"), texts("scenario-text"), facts, (seats,), lambda: picture)

    return ScenarioList(tuple(card(row.id, row.seats) for row in RULES.scenario_rows()[0]))


FACTORY: TableFactory[ToyMatch, ToyTable] = TableFactory(RULES, LOOKS, scenario_list, ToyMatch, ToyTable)


def _show(shell: Shell, request: CommandLineRequest) -> None:
    over = request.screen == "final"
    FACTORY.open_random_game(shell, request, over).tick(clock.now() if over else 0)


def _scenario_title(save: SavedGame, texts: Texts) -> str:
    scenario = {2: "two", 3: "three"}[len(save.setup["colours"])]
    return texts(f"scenario-{scenario}")


def _when(summary: Mapping[str, Any], texts: Texts) -> str:
    return texts("save-points", points="–".join(str(points) for points in summary["points"]))


def _selftest(folder: Path) -> list[Check]:
    from game.shell.self_test_play import checks

    return checks(FACTORY, "three", 1, folder)


PLUGIN = GamePlugin(
    id=RULES.id,
    texts=Path(__file__).parent / "texts",
    looks=LOOKS,
    screens=("cards", "final"),
    options=RULES.options,
    scenario_list=scenario_list,
    factory=lambda: FACTORY,
    show=_show,
    scenario_title=_scenario_title,
    when=_when,
    selftest=_selftest,
    picture="screens/curtain",
    learn=("all",),
    moods={"early": ("sail_1",), "late": ("rail_1", "rail_2")},
)
