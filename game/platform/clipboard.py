"""Reads and writes the system's clipboard as text."""

from __future__ import annotations

import pygame

from game.i18n.display_text import plain_text

CLIPBOARD_ERRORS = (pygame.error, ValueError, MemoryError)  # ValueError: what lies there is no text in UTF-8


class NoClipboard(Exception):
    """Raised when the clipboard can't be read or written; the message says why."""


def put(text: str) -> None:
    """Copies a text to the clipboard. Raises NoClipboard."""
    try:
        pygame.scrap.put_text(plain_text(text))
    except CLIPBOARD_ERRORS as error:
        raise NoClipboard(str(error)) from error


def get() -> str:
    """Returns the clipboard's text. Raises NoClipboard."""
    try:
        return str(pygame.scrap.get_text())
    except CLIPBOARD_ERRORS as error:
        raise NoClipboard(str(error)) from error
