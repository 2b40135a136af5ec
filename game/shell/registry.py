"""The games there are, by id. An explicit list, each imported when it is first wanted: a bundled program can't see
computed imports, and the menu shall not wait for rules that nobody has asked for yet."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from game import FIRST_GAME
from game.shell.plugin import GamePlugin


class UnknownGame(ValueError):
    """No game has this id: a save of a newer program."""


def _brazil() -> GamePlugin:
    from game.brazil.plugin import FACE

    return FACE


def _historia() -> GamePlugin:
    from game.historia.plugin import FACE

    return FACE


def _struggle() -> GamePlugin:
    from game.struggle.plugin import FACE

    return FACE


FACES: dict[str, Callable[[], GamePlugin]] = {
    "brazil": cache(_brazil),
    "historia": cache(_historia),
    "struggle": cache(_struggle),
}


def face(game: str) -> GamePlugin:
    """Raises UnknownGame."""
    if game not in FACES:
        raise UnknownGame(game)
    return FACES[game]()


def known(game: str) -> str:
    """The game, or, where there is none of that name, the first."""
    return game if game in FACES else FIRST_GAME
