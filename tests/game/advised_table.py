"""A table of each game with a thinking process that answers what the test says, and what is said on it."""

from __future__ import annotations

import importlib
from typing import Any

from engine.bots.advice import ExplainedMove, Explanation, foreseeable_events
from game.app.app import App
from game.platform.settings import LastNewGame, SeatChoice
from game.shell import registry
from tests.game.play.test_advice_controller import FakeWorker
from tests.game.player import no_pause

TABLES = {"brazil": "cisplatine", "historia": "two", "struggle": "standard"}


def lay(app: App, game: str, *who: str, seed: int = 3) -> Any:
    """A table of two, with a thinking process that answers what the test says."""
    app.select_game(game)
    no_pause(app)
    laying = importlib.import_module(f"game.{game}.table_factory").FACTORY
    looks = registry.plugin(game).looks
    seats = [
        SeatChoice(who=kind, name=name, colour=looks[n].id)
        for n, (kind, name) in enumerate(zip(who, ("Ana", "Rui"), strict=True))
    ]
    table = laying.open_table(app, laying.new(LastNewGame(scenario=TABLES[game], seats=seats), seed=seed))
    table.advice_controller.thinker = FakeWorker()
    return table


def some_way(table: Any, place: int = 0) -> Explanation:
    """A move of the person who is asked, as the engine would tell of it."""
    match, seat = table.match, table.match.acting
    world = match.trial(seat)
    move = match.legal()[place]
    return Explanation((ExplainedMove(move, foreseeable_events(match.rules.apply(world, move), seat)),))


def widgets(app: App) -> list[Any]:
    app.top.refresh(app.ui)
    return list(app.top.ui_root.root.walk())


def said(app: App) -> list[str]:
    return [getattr(widget, "text", "") for widget in widgets(app) if isinstance(getattr(widget, "text", ""), str)]
