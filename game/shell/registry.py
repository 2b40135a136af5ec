"""The games there are, by id. An explicit list, each imported when it is first wanted: a bundled program can't see
computed imports, and the menu shall not wait for rules that nobody has asked for yet."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from game import FIRST_GAME
from game.shell.plugin import Face


class UnknownGame(ValueError):
    """No game has this id: a save of a newer program."""


def _brazil() -> Face:
    from game.brazil.plugin import FACE

    return FACE


def _historia() -> Face:
    from game.historia.plugin import FACE

    return FACE


def _struggle() -> Face:
    from game.struggle.plugin import FACE

    return FACE


FACES: dict[str, Callable[[], Face]] = {
    "brazil": cache(_brazil),
    "historia": cache(_historia),
    "struggle": cache(_struggle),
}


def face(game: str) -> Face:
    """Raises UnknownGame."""
    if game not in FACES:
        raise UnknownGame(game)
    return FACES[game]()


def known(game: str) -> str:
    """The game, or, where there is none of that name, the first."""
    return game if game in FACES else FIRST_GAME
