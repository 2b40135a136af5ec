"""The statistics page of an app, and tables of games that have just ended."""

from __future__ import annotations

import random
from typing import Any

from game.app.app import App
from game.platform.save_list import ENDING
from game.play.statistics.queries import Overview, overview
from game.screens.statistics import StatisticsScreen
from tests.abuse.killed import game as chosen
from tests.abuse.random_games import FACTORIES
from tests.game.play.statistics_kit import KINDS
from tests.game.player import no_pause


def known(app: App) -> Overview:
    return app.statistics.read(lambda connection: overview(connection, "", None)) or Overview()


def play_out(match: Any) -> None:
    """Plays by chance to the end."""
    dice = random.Random(4)
    while match.current_seat is not None:
        match.submit(dice.choice(match.session.legal_moves(match.current_seat)))


def ended_table(app: App, game: str, name: str = "a", count: bool = True) -> Any:
    """The table of a game that has just come to its end at this screen."""
    no_pause(app)
    app.select_game(game)
    match = FACTORIES[game].new(chosen(KINDS[game]), 4, app.folders.saves / f"{name}{ENDING}")
    table = FACTORIES[game].open_table(app, match, begun=True)
    play_out(match)
    if count:
        table.over()
    return table


def page(app: App, **model: Any) -> StatisticsScreen:
    app.go("statistics")
    screen = app.top
    assert isinstance(screen, StatisticsScreen)
    for name, value in model.items():
        setattr(screen.model, name, value)
    screen._load()
    app.draw()
    return screen


def widgets(screen: Any, kind: type[Any]) -> list[Any]:
    screen.refresh(screen.ui)
    return [widget for widget in screen.ui_root.root.walk() if isinstance(widget, kind)]
