"""Writes a screenshot of the window to the player's folder as a PNG file."""

from __future__ import annotations

import pygame

from engine.storage.files import FileError, write_atomically
from game.app.open_file import PICTURES
from game.i18n.display_text import display_text
from game.platform.save_list import free_name
from game.render.image_cache import png_of
from game.shell.shell import Shell


def keep_picture(shell: Shell, drawn: pygame.Surface, stem: str) -> None:
    """Writes the drawn window as a PNG file named by `stem`, with a number if that is taken; a toast says where it is,
    or why it could not be written."""
    folder = shell.folders.data / "pictures"
    try:
        path = free_name(folder, stem, PICTURES)
        write_atomically(path, png_of(drawn))
    except (OSError, FileError, pygame.error) as error:
        shell.toast(shell.ui.text("cli-no-picture", reason=display_text(error)), "bad")
        return
    shell.toast(shell.ui.text("picture-kept", path=display_text(path)))
