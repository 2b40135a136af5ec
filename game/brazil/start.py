"""From the shell to the table: a new game, a saved one, or a position for a picture."""

from __future__ import annotations

import logging
import random
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from engine.core.rules import SetupError
from engine.core.save import SaveError
from game import clock
from game.brazil.match import CUSTOMS, Match
from game.brazil.palette import SEATS
from game.brazil.scenarios import open_folder, shelf
from game.saves import free_name
from game.seats.rungs import BOTS, PERSON
from game.settings import LastGame, SeatChoice

if TYPE_CHECKING:
    from game.brazil.table import TableScreen
    from game.request import Request
    from game.shell import Shell

log = logging.getLogger(__name__)


def lay_table(shell: Shell, match: Match) -> TableScreen:
    """Put the table up in place of everything."""
    from game.brazil.table import TableScreen

    table = TableScreen(shell, match)
    shell.home(table)
    return table


def start_game(shell: Shell, chosen: LastGame, seed: int | None = None) -> TableScreen | None:
    """None: it cannot be laid like this, and the player was told why."""
    texts = shell.ui.texts
    cards = shelf(shell.folders.data, texts).scenarios
    title = next((card.title for card in cards if card.id == chosen.scenario), chosen.scenario)
    path = free_name(shell.folders.saves, f"{title} {datetime.now():%Y-%m-%d %H.%M}")
    try:
        match = Match.new(chosen, seed, path)
    except SetupError as error:
        shell.toast(texts("cannot-start", reason=str(error)), "bad")
        return None
    return lay_table(shell, match)


def open_save(shell: Shell, path: Path) -> TableScreen | None:
    """None: it cannot be opened, and the player was told why."""
    open_folder(shell.folders.data)
    try:
        match = Match.load(path)
    except (SaveError, ValueError) as error:
        log.warning("save not opened: %s", error)
        shell.toast(shell.ui.text("load-failed", reason=str(error)), "bad")
        return None
    table = lay_table(shell, match)
    if not match.whole:
        shell.toast(shell.ui.text("load-history-cut"))
    return table


def default_game(shell: Shell, scenario_id: str) -> LastGame:
    """Seats for a picture: the first a person, the others bots."""
    cards = shelf(shell.folders.data, shell.ui.texts).scenarios
    scenario = next((card for card in cards if card.id == scenario_id), cards[0])
    colours = scenario.fixed or tuple(SEATS)[: scenario.seats[0]]
    seats = [
        SeatChoice(who=BOTS[-1] if number else PERSON, name=shell.ui.text(f"colour-{colour}"), colour=colour)
        for number, colour in enumerate(colours)
    ]
    return LastGame(scenario=scenario.id, seats=seats)


def show_position(shell: Shell, request: Request) -> None:
    """The table after so many turns of chance, or the score at the end of such a game."""
    match = Match.new(default_game(shell, request.scenario), request.seed)
    dice = random.Random(request.seed)
    wanted = request.turns if request.screen == "table" else 10**6
    turns = 0
    while match.asked is not None and (turns < wanted or not match.is_person(match.asked)):
        move = dice.choice(match.session.legal_moves(match.asked))
        turns += CUSTOMS.ends_turn(move)
        match.submit(move)
    table = lay_table(shell, match)
    if request.screen == "score":
        table.tick(clock.now())  # the game is over: the table puts up its score
