"""The table of each game, between two people at one screen, at a question that a game of chance comes to."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from game.app.app import App
from game.brazil.table_factory import FACTORY
from game.brazil.table_factory import FACTORY as BRAZIL
from game.historia.table_factory import FACTORY as HISTORIA
from game.platform.settings import LastNewGame, SeatChoice
from game.struggle.table_factory import FACTORY as STRUGGLE
from game.widgets.base import Widget
from tests.game.player import no_pause

SCENARIOS = {"brazil": "cisplatine", "struggle": "standard", "historia": "two_filled"}
COLOURS = {"brazil": ("green", "orange"), "struggle": ("france", "britain"), "historia": ("egypt", "china")}


def new(game: str, seed: int) -> Any:
    seats = [SeatChoice(who="person", name=name, colour=name) for name in COLOURS[game]]
    makers: dict[str, Any] = {"brazil": BRAZIL.new, "struggle": STRUGGLE.new, "historia": HISTORIA.new}
    return makers[game](LastNewGame(scenario=SCENARIOS[game], seats=seats), seed)


def lay(app: App, game: str, match: Any) -> Any:
    app.select_game(game)
    no_pause(app)
    layers: dict[str, Any] = {
        "brazil": FACTORY.open_table,
        "struggle": STRUGGLE.open_table,
        "historia": HISTORIA.open_table,
    }
    table = layers[game](app, match)
    if match.current_seat is not None:
        match.viewer = match.current_seat
    match.version += 1
    table.model.renew()
    return table


def questions(match: Any, seed: int) -> Iterator[str]:
    """A game of chance to its end; stops where a question comes up for the first time, and at the end."""
    dice, seen = random.Random(seed), set[str]()
    while match.current_seat is not None:
        kind = match.session.state.frames[-1].kind
        if kind not in seen:
            seen.add(kind)
            yield kind
        match.submit(dice.choice(match.session.legal_moves(match.current_seat)))
    yield "over"


def begun(app: App, game: str, until: str | Callable[[Any], bool]) -> Any:
    """The table at the first question of this kind, or where something is so of the match."""
    match = new(game, 3)
    if isinstance(until, str):
        assert until in questions(match, 3), "and there it stops"
    else:
        dice = random.Random(3)
        while not until(match):
            match.submit(dice.choice(match.session.legal_moves(match.current_seat)))
    table = lay(app, game, match)
    app.draw()
    return table


def named(table: Any, name: str) -> Widget:
    table.refresh(table.ui)
    return next(widget for widget in table.ui_root.root.walk() if widget.name == name)
