"""Caches painted terrain as PNG files on disk; the least recently used are deleted above a size limit."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from pathlib import Path

import pygame

from engine.storage.files import FileError, write_atomically
from game.platform.folders import for_sdl
from game.render.shipped_pictures import GROUND, ShippedPictures

log = logging.getLogger(__name__)
LIMIT = 64 * 1024 * 1024


class TerrainCache:
    """A folder of paintings, up to ``limit`` bytes; paintings shipped with the program are found first.

    Without a folder nothing is stored.
    """

    def __init__(self, folder: Path | None, limit: int = LIMIT, shipped: ShippedPictures | None = None) -> None:
        self.folder, self.limit, self.shipped = folder, limit, shipped

    def _file(self, key: str) -> Path | None:
        return self.folder / f"{key}.png" if self.folder is not None else None

    def get(self, key: str) -> pygame.Surface | None:
        """Returns the stored painting for a key; None if there is none, or none that can be read."""
        shipped = self.shipped.painting(f"{GROUND}{key}") if self.shipped is not None else None
        if shipped is not None:
            return shipped
        path = self._file(key)
        if path is None or not path.is_file():
            return None
        try:
            painting = pygame.image.load(for_sdl(path), path.name)
            os.utime(path)
        except (OSError, pygame.error) as error:
            log.info("a kept painting is no use, it is painted anew: %s", error)
            path.unlink(missing_ok=True)
            return None
        return painting

    def put(self, key: str, png: Callable[[], bytes]) -> None:
        """Stores a painting on disk.

        ``png`` encodes it, only if there is a folder; no bytes: encoding failed. Write errors are logged.
        """
        path = self._file(key)
        if path is None:
            return
        try:
            if packed := png():
                write_atomically(path, packed, lasting=False)
                self._tidy()
        except (OSError, FileError) as error:
            log.info("a painting is not kept: %s", error)

    def _tidy(self) -> None:
        """Deletes the least recently used files until the rest is within the limit."""
        assert self.folder is not None
        found = []
        for path in self.folder.glob("*.png"):
            try:
                about = path.stat()
            except FileNotFoundError:  # deleted by another window
                continue
            found.append((about.st_mtime, about.st_size, path))
        total = sum(size for _, size, _ in found)
        for _, size, path in sorted(found)[:-1]:
            if total <= self.limit:
                return
            path.unlink(missing_ok=True)
            total -= size
