"""From the shell to the table of Brazil: Imperial."""

from __future__ import annotations

from engine.brazil.scenarios import scenario
from game.brazil.challenge import asked, deals
from game.brazil.challenge.briefing import BriefingScreen
from game.brazil.challenge.wish import Wish
from game.brazil.match import RULES, Match
from game.brazil.palette import LOOKS
from game.brazil.scenarios import shelf
from game.brazil.smallmap import portrait
from game.brazil.table import TableScreen
from game.laying import Laying
from game.request import Request
from game.seats.rungs import PERSON
from game.settings import LastGame, SeatChoice
from game.shell import Shell


def _table(shell: Shell, match: Match) -> TableScreen:
    table = TableScreen(shell, match)
    table.begin = begin_challenge
    return table


LAYING: Laying[Match, TableScreen] = Laying(RULES, LOOKS, shelf, Match, _table, portrait)
lay_table, start_game, open_save = LAYING.lay, LAYING.start, LAYING.open_save


def begin_challenge(shell: Shell, wish: Wish) -> bool:
    """False: it cannot be laid, and the player was told why. Raises WrongCode."""
    asks = asked.challenge_of(scenario(wish.challenge))
    text = shell.ui.text
    seats = [SeatChoice(who=PERSON, name=text(f"colour-{asks.colour}"), colour=asks.colour)]
    for rival in asks.rivals:
        name = f"{text(f'bot-{rival.rung}')} ({text(f'colour-{rival.colour}')})"
        seats.append(SeatChoice(who=rival.rung, name=name, colour=rival.colour))
    options = {"solo_difficulty": wish.level} if len(seats) == 1 else {}
    chosen = LastGame(scenario=wish.challenge, seats=seats, options=options)
    table = LAYING.start(shell, chosen, deals.seed_of(wish.deal))
    if table is None:
        return False
    assert table.composer.challenge is not None
    table.composer.challenge.wanted = wish.monarch
    return True


def show_position(shell: Shell, request: Request) -> None:
    """The table after so many turns of chance, the score at the end of such a game, or a challenge's briefing."""
    if request.screen == "briefing":
        shell.push(BriefingScreen(shell, scenario(request.scenario), begin_challenge))
        return
    score = request.screen == "score"
    table = LAYING.at(shell, request, over=score)
    if score:
        table.hands.wish("score")  # at once, without the scene of the victory
