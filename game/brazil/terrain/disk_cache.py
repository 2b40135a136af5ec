"""Caches painted terrain as PNG files on disk; the least recently used are deleted above a size limit."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pygame

from engine.storage.files import FileError, write_atomically
from game.brazil.terrain.board import Box
from game.brazil.terrain.painter import View
from game.brazil.terrain.painting_key import SEPARATOR, map_part, view_of
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

    def nearest(self, key: str, need: Box) -> tuple[View, pygame.Surface] | None:
        """Returns the view and the picture of the best stored painting of the key's map that shows the whole box
        ``need``; None if there is none.

        The next larger one than the view of the key, as it stays sharp; else the largest.
        """
        wanted = view_of(key)
        views: dict[str, View] = {}
        for name in self._of_map(map_part(key)):
            with suppress(ValueError):  # a file of somebody else
                views[name] = view_of(name)
        whole = [name for name, view in views.items() if view.covers(need)]
        for name in sorted(whole, key=lambda name: _blur(wanted.radius / views[name].radius)):
            painting = self.get(name)
            if painting is not None:
                return views[name], painting
        return None

    def _of_map(self, part: str) -> set[str]:
        """The names of all paintings of a map, shipped or stored."""
        start = f"{GROUND}{part}{SEPARATOR}"
        shipped = self.shipped.keys(start) if self.shipped is not None else []
        stored = self.folder.glob(f"{part}{SEPARATOR}*.png") if self.folder is not None else ()
        return {key.removeprefix(GROUND) for key in shipped} | {path.stem for path in stored}

    def put(self, key: str, png: Callable[[], bytes]) -> None:
        """Stores a painting on disk, then deletes the least recently used ones above the limit.

        ``png`` encodes it, only if there is a folder; no bytes: encoding failed. Write errors are logged.
        """
        path = self._file(key)
        if path is None:
            return
        try:
            if packed := png():
                write_atomically(path, packed, lasting=False)
                self._evict()
        except (OSError, FileError) as error:
            log.info("a painting is not kept: %s", error)

    def _evict(self) -> None:
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


def _blur(scale: float) -> tuple[bool, float]:
    """Orders paintings by how much is lost when they are shown at this scale: first those that are made smaller."""
    return scale > 1, scale if scale > 1 else 1 / scale
