"""A start that never came to a picture, known to the next one: that begins without what is the player's.

A small file is written when the program starts and removed when it has come to a whole picture. If it is there already,
the last start ended before that, whatever ended it. Only the one program that holds the player's lock does so.
"""

from __future__ import annotations

import logging
from pathlib import Path

from engine.storage.files import FileError, write_atomically

log = logging.getLogger(__name__)


class StartMarker:
    """The file that says that a start is under way."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "starting"

    def begin(self) -> bool:
        """Write it. True: the last start ended before its first picture. Where it can't be written, nothing is known:
        the marker of a folder that became read-only must not spoil every start."""
        try:
            before = self.path.exists()
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(self.path, b"", lasting=False)
        except (OSError, FileError) as error:
            log.info("whether this start comes to a picture is not noted: %s", error)
            return False
        return before

    def done(self) -> None:
        """There is a whole picture, or the player has left before it came."""
        try:
            self.path.unlink(missing_ok=True)
        except OSError as error:
            log.info("the note about this start stays: %s", error)
