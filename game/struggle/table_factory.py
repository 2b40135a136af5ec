"""Creates the table of Imperial Struggle for new, loaded and remote games, and for requests of the command line."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from engine.struggle.setup_options import SCENARIO
from game.i18n.texts import Texts
from game.platform import clock
from game.shell.command_line_request import CommandLineRequest
from game.shell.plugin import ScenarioCard, ScenarioList
from game.shell.shell import Shell
from game.shell.table_factory import TableFactory
from game.struggle.drawing.palette import LOOKS
from game.struggle.map.save_thumbnail import thumbnail_png
from game.struggle.match import RULES, Match
from game.struggle.table import TableScreen
from game.widgets.painting import CardPainting


def scenario_list(data: Path, texts: Texts) -> ScenarioList:
    """Returns the scenario cards of the New game page: only one."""
    card = ScenarioCard(
        SCENARIO,
        texts("scenario-standard"),
        texts("scenario-standard-text"),
        texts("new-seats", seats=2),
        (2,),
        partial(CardPainting, "struggle/wars/wss"),
        fixed=tuple(look.id for look in LOOKS),
    )
    return ScenarioList((card,))


FACTORY: TableFactory[Match, TableScreen] = TableFactory(RULES, LOOKS, scenario_list, Match, TableScreen, thumbnail_png)


def show_position(shell: Shell, request: CommandLineRequest) -> None:
    """Opens the table of a game played at random, or such a game's end scene or score page, as the command line
    requests."""
    over = request.screen in ("score", "ending")
    table = FACTORY.open_random_game(shell, request, over=over)
    if request.screen == "score":
        table.controller.request("score")  # directly, without the end scene
    elif over:
        table.tick(clock.now())
        table.scenes.play_out(clock.now())
