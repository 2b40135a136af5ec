"""The system's clipboard, as text."""

from __future__ import annotations

import pygame


class NoClipboard(Exception):
    """It gives nothing, or takes nothing; the message says why."""


def put(text: str) -> None:
    """Raises NoClipboard."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error as error:
        raise NoClipboard(str(error)) from error


def get() -> str:
    """Raises NoClipboard."""
    try:
        return pygame.scrap.get_text()
    except pygame.error as error:
        raise NoClipboard(str(error)) from error
