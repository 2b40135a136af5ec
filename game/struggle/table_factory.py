"""Creates Imperial Struggle's table for the shell, and the positions that screenshots and checks show."""

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
from game.struggle.map.save_thumbnail import portrait
from game.struggle.match import RULES, Match
from game.struggle.table import TableScreen
from game.widgets.painting import CardPainting


def scenario_list(data: Path, texts: Texts) -> ScenarioList:
    """Returns the only scenario card."""
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


FACTORY: TableFactory[Match, TableScreen] = TableFactory(RULES, LOOKS, scenario_list, Match, TableScreen, portrait)
open_table, start_game, open_save = FACTORY.open_table, FACTORY.start, FACTORY.open_save


def show_position(shell: Shell, request: CommandLineRequest) -> None:
    """Shows a table after so many random rounds, the end of such a game, or its score."""
    over = request.screen in ("score", "ending")
    table = FACTORY.open_random_game(shell, request, over=over)
    if request.screen == "score":
        table.controller.request("score")  # directly, without the end scene
    elif over:
        table.tick(clock.now())
        table.scenes.play_out(clock.now())
