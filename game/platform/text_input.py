"""Turns the system's text input on while a text field has the focus.

While it is on, an input method (for Chinese, Japanese, Korean, Vietnamese …) takes the keys first and shows its
candidates at the place it was told. At a table it must be off, or the letters that are shortcuts would never arrive.
"""

from __future__ import annotations

import logging

import pygame

log = logging.getLogger(__name__)


class TextInput:
    """The state of the system's text input (IME): on or off, and where; starts and stops it only when that changes."""

    def __init__(self) -> None:
        self.place: pygame.Rect | None = None  # of the field that asks, in the window; None: it is off

    def follow(self, place: pygame.Rect | None) -> None:
        """Turns text input on, with an input method's candidate list beside ``place``, the focused text field's
        rectangle; turns it off for None."""
        if place == self.place:
            return
        before, self.place = self.place, place.copy() if place is not None else None
        try:
            if place is None:
                pygame.key.stop_text_input()
                return
            if before is None:
                pygame.key.start_text_input()
            pygame.key.set_text_input_rect(place)
        except pygame.error as error:  # the window has just gone
            log.info("text input: %s", error)
