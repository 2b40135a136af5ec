"""From the shell to the table: a new game, a saved one, or a position for a picture."""

from __future__ import annotations

import logging
import random
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from engine.core.rules import SetupError
from engine.core.save import SaveError
from game.brazil.match import Match
from game.brazil.scenarios import scenario_title, scenarios
from game.saves import free_name
from game.seats.rungs import BOTS, PERSON
from game.settings import LastGame, SeatChoice
from game.theme import SEATS

if TYPE_CHECKING:
    from game.brazil.table import TableScreen
    from game.request import Request
    from game.shell import Shell

log = logging.getLogger(__name__)


def lay_table(app: Shell, match: Match) -> TableScreen:
    """Put the table up in place of everything."""
    from game.brazil.table import TableScreen

    table = TableScreen(app, match)
    app.home(table)
    return table


def start_game(app: Shell, chosen: LastGame, seed: int | None = None) -> TableScreen | None:
    title = chosen.scenario
    for scenario in scenarios(app.folders.data)[0]:
        if scenario.id == chosen.scenario:
            title = scenario_title(scenario, app.ui.texts)
    path = free_name(app.folders.saves, f"{title} {datetime.now():%Y-%m-%d %H.%M}")
    try:
        match = Match.new(chosen, seed, path)
    except SetupError as error:
        app.toast(app.ui.text("cannot-start", reason=str(error)), "bad")
        return None
    return lay_table(app, match)


def open_save(app: Shell, path: Path) -> TableScreen | None:
    try:
        match = Match.load(path)
    except (SaveError, ValueError) as error:
        log.warning("save not opened: %s", error)
        app.toast(app.ui.text("load-failed", reason=str(error)), "bad")
        return None
    table = lay_table(app, match)
    if not match.whole:
        app.toast(app.ui.text("load-history-cut"))
    return table


def default_game(app: Shell, scenario_id: str) -> LastGame:
    """Seats for a picture: the first a person, the others bots."""
    found = {scenario.id: scenario for scenario in scenarios(app.folders.data)[0]}
    scenario = found.get(scenario_id) or next(iter(found.values()))
    seats = [
        SeatChoice(who=BOTS[-1] if number else PERSON, name=app.ui.text(f"colour-{colour}"), colour=colour)
        for number, colour in enumerate(list(SEATS)[: scenario.seats])
    ]
    return LastGame(scenario=scenario.id, seats=seats)


def show_position(app: Shell, request: Request) -> None:
    """The table after so many turns of chance, or the score at the end of such a game."""
    match = Match.new(default_game(app, request.scenario), request.seed)
    dice = random.Random(request.seed)
    wanted = request.turns if request.screen == "table" else 10**6
    turns = 0
    while match.asked is not None and (turns < wanted or not match.is_person(match.asked)):
        move = dice.choice(match.session.legal_moves(match.asked))
        turns += move.kind == "end_turn"
        match.submit(move)
    table = lay_table(app, match)
    if request.screen == "score" and match.asked is None:
        from game.brazil.score import ScoreScreen

        app.push(ScoreScreen(app, table))
