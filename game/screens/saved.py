"""A saved game in a few words, for the menu and the list of saves."""

from __future__ import annotations

from game import catalogue
from game.saves import SavedGame, printable
from game.shell import Shell


def describe(shell: Shell, save: SavedGame) -> str:
    """What it is, who plays, when it was saved: a line each."""
    if save.newer:
        return shell.ui.text("save-newer")
    if save.before:
        return shell.ui.text("save-before")
    if save.damaged:
        return shell.ui.text("save-damaged")
    if save.game not in catalogue.FACES:
        return shell.ui.text("load-unknown-game", game=save.game)
    texts = shell.texts_of(save.game)
    try:
        about = catalogue.face(save.game).describe(save, texts)
    except (
        LookupError,
        TypeError,
        ValueError,
        AttributeError,
        OverflowError,
    ):  # what the table kept beside the game is not what it should be
        return texts("save-damaged")
    if len(catalogue.FACES) > 1:
        about = f"{texts('game-title')}: {about}"
    when = texts("save-when", date=save.saved.strftime("%Y-%m-%d"), time=save.saved.strftime("%H:%M"))
    about = printable(about)
    return f"{about}\n{', '.join(save.names)}\n{when}"


def marks(save: SavedGame) -> list[str]:
    """The pictures of its seats."""
    if save.game not in catalogue.FACES:
        return []
    found = {look.id: look.mark for look in catalogue.face(save.game).looks}
    return [found[look] for look in save.looks if look in found]
