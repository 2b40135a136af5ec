"""From the shell to the table of Brazil: Imperial."""

from __future__ import annotations

from engine.brazil.scenarios import scenario
from game.brazil.challenge.briefing import BriefingScreen
from game.brazil.match import RULES, Match
from game.brazil.palette import LOOKS
from game.brazil.scenarios import shelf
from game.brazil.smallmap import portrait
from game.brazil.table import TableScreen
from game.laying import Laying
from game.request import Request
from game.shell import Shell

LAYING: Laying[Match, TableScreen] = Laying(RULES, LOOKS, shelf, Match, TableScreen, portrait)
lay_table, start_game, open_save = LAYING.lay, LAYING.start, LAYING.open_save


def show_position(shell: Shell, request: Request) -> None:
    """The table after so many turns of chance, the score at the end of such a game, or a challenge's briefing."""
    if request.screen == "briefing":
        shell.push(BriefingScreen(shell, scenario(request.scenario)))
        return
    score = request.screen == "score"
    table = LAYING.at(shell, request, over=score)
    if score:
        table.hands.wish("score")  # at once, without the scene of the victory
