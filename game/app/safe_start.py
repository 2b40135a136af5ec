"""Detects a start that crashed before its first frame; the next one then ignores the player's settings and files.

A marker file is written at the start and removed after the first complete frame. If it exists already, the last start
failed. Only the instance that holds the lock does this.
"""

from __future__ import annotations

import logging
from pathlib import Path

from engine.storage.files import FileError, write_atomically

log = logging.getLogger(__name__)


class StartMarker:
    """The marker file of a start in progress."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "starting"

    def begin(self) -> bool:
        """Writes the marker file. Returns True if the last start failed; False also where it cannot be written, so that
        a read-only folder does not make every start a safe one."""
        try:
            before = self.path.exists()
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(self.path, b"", lasting=False)
        except (OSError, FileError) as error:
            log.info("whether this start comes to a picture is not noted: %s", error)
            return False
        return before

    def done(self) -> None:
        """Removes the marker file: a complete frame was drawn, or the player has quit."""
        try:
            self.path.unlink(missing_ok=True)
        except OSError as error:
            log.info("the note about this start stays: %s", error)
