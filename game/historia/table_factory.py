"""Creates Historia's table for the shell, and the positions that screenshots and checks show."""

from __future__ import annotations

from dataclasses import replace

from game.historia.drawing.palette import LOOKS
from game.historia.drawing.save_thumbnail import portrait
from game.historia.match import RULES, Match
from game.historia.scenario_cards import scenario_list
from game.historia.table import TableScreen
from game.platform import clock
from game.shell.command_line_request import CommandLineRequest
from game.shell.shell import Shell
from game.shell.table_factory import TableFactory

SEVERAL = "four_filled"  # a table with several players, so that cards are revealed
FACTORY: TableFactory[Match, TableScreen] = TableFactory(RULES, LOOKS, scenario_list, Match, TableScreen, portrait)


def show_position(shell: Shell, request: CommandLineRequest) -> None:
    """Opens the table of a game played at random, its next reveal, or such a game's end scene or score page, as the
    command line requests."""
    if request.screen == "reveal":
        request = replace(request, scenario=request.scenario or SEVERAL)
    over = request.screen in ("score", "ending")
    table = FACTORY.open_random_game(shell, request, over=over)
    if request.screen == "score":
        table.controller.request("score")  # directly, without the end scene
    elif over:
        table.tick(clock.now())
        table.scenes.play_out(clock.now())
    elif request.screen == "reveal":
        _reveal(table)


def _reveal(table: TableScreen) -> None:
    """Makes every seat seal its first choice until the cards are revealed."""
    match = table.match
    while table.model.reveal is None and match.current_seat is not None:
        moves = match.session.legal_moves(match.current_seat)
        table.model.happened(match.submit(moves[len(moves) // 2]))
    if table.model.reveal is not None:
        table.model.reveal.since = clock.now() - 60_000
    table.rebuild()
