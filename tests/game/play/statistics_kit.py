"""Finished games, and their records in the database of finished games."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.play.match import Match
from game.play.statistics.queries import overview
from game.play.statistics.records import GameRecord, record_of
from game.play.statistics.store import Statistics
from game.shell import registry
from tests.abuse.killed import game as chosen
from tests.abuse.random_games import FACTORIES
from tests.game.many_statistics import made_games

KINDS = {"brazil": "persons", "struggle": "struggle, a bot", "historia": "historia, a bot"}

ABOUT = {game: registry.plugin(game).statistics() for game in registry.PLUGINS}


def finished(game: str, path: Path | None = None, seed: int = 4) -> Match[Any, Any]:
    """A game of chance, played to its end."""
    match: Match[Any, Any] = FACTORIES[game].new(chosen(KINDS[game]), seed, path)
    dice = random.Random(seed)
    while match.current_seat is not None:
        match.submit(dice.choice(match.session.legal_moves(match.current_seat)))
    match.keep()
    match.close()
    return match


def record(match: Match[Any, Any]) -> GameRecord:
    file = match.path.name if match.path is not None else ""
    return record_of(match.session, match.occupants, ABOUT[match.rules.id], match.identity, file)


def made(number: int = 0, **changed: Any) -> GameRecord:
    return replace(list(made_games(number + 1))[number], **changed)


def games(store: Statistics) -> list[Any]:
    found = store.read(lambda connection: overview(connection, "", None).played)
    return found or []
