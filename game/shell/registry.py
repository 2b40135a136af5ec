"""The registry of games: id -> plugin.

An explicit list, as bundled programs cannot find computed imports; each plugin is imported when first used, so that the
menu does not wait for rules.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from game import FIRST_GAME
from game.shell.plugin import GamePlugin


class UnknownGame(ValueError):
    """Raised for an id of no known game, as in a save of a newer program."""


def _brazil() -> GamePlugin:
    from game.brazil.plugin import PLUGIN

    return PLUGIN


def _historia() -> GamePlugin:
    from game.historia.plugin import PLUGIN

    return PLUGIN


def _struggle() -> GamePlugin:
    from game.struggle.plugin import PLUGIN

    return PLUGIN


PLUGINS: dict[str, Callable[[], GamePlugin]] = {
    "brazil": cache(_brazil),
    "struggle": cache(_struggle),
    "historia": cache(_historia),
}


def plugin(game: str) -> GamePlugin:
    """Returns a game's plugin. Raises UnknownGame."""
    if game not in PLUGINS:
        raise UnknownGame(game)
    return PLUGINS[game]()


def known_or_first(game: str) -> str:
    """Returns this id if a game has it, else the id of the first game."""
    return game if game in PLUGINS else FIRST_GAME
