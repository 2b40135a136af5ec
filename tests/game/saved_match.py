"""Games of Brazil: Imperial played by chance for some moves: among the saves, or on the table."""

from __future__ import annotations

import random

from game.app.app import App
from game.brazil.match import Match
from game.brazil.table import TableScreen
from game.brazil.table_factory import FACTORY
from game.platform.save_list import ENDING
from tests.abuse.killed import game


def play(match: Match, moves: int) -> None:
    dice = random.Random(7)
    for _ in range(moves):
        if match.current_seat is not None:
            match.submit(dice.choice(match.session.legal_moves(match.current_seat)))


def saved(app: App, name: str = "a", moves: int = 12, seed: int | None = 4) -> Match:
    match = FACTORY.new(game("persons"), seed, app.folders.saves / f"{name}{ENDING}")
    play(match, moves)
    match.keep()
    match.close()
    return match


def table_of(app: App, moves: int = 12, seed: int | None = None) -> TableScreen:
    match = FACTORY.new(game("persons"), seed, app.folders.saves / f"a{ENDING}")
    table = FACTORY.open_table(app, match)
    play(match, moves)
    return table


def on_the_table(app: App) -> TableScreen:
    table = app.stack[0]
    assert isinstance(table, TableScreen)
    return table
