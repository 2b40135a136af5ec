"""Reads and writes the pack of pre-rendered pictures that ships with the program, so that the first screens need no SVG
rendering.

One file holds them all: MAGIC, the length of the index in eight bytes (little endian), the index as JSON (key ->
offset and length), then the pictures as WebP or PNG. A key is the digest of what was drawn, with the size in pixels: a
drawing that has changed since has another digest, so a picture of the old one is never found.
"""

from __future__ import annotations

import io
import json
import logging
import mmap
from collections.abc import Mapping
from pathlib import Path

import pygame

from engine.storage.files import write_atomically
from game.render.svg_render import Size

log = logging.getLogger(__name__)
MAGIC = b"PIXELS01"
PACK = "first_pictures.pack"
GROUND = "ground-"  # before the key of a painted map
SCENE = 900  # pixels: a painting at least so wide is shown enlarged, too: on a larger screen nothing of it is lost
MAX_ENLARGEMENT = 2.2  # times it may be enlarged


class ShippedPictures:
    """The pictures of the first of ``paths`` that is a pack file; none if none of them is."""

    def __init__(self, *paths: Path) -> None:
        self._data: mmap.mmap | None = None
        self._index: dict[str, tuple[int, int]] = {}
        self._sizes: dict[str, list[Size]] = {}
        for path in paths:
            if self._open(path):
                return

    def __len__(self) -> int:
        return len(self._index)

    def get(self, digest: str, size: Size) -> pygame.Surface | None:
        """Returns the picture of a drawing (by its SVG's digest) at this size, scaled from another size if need be;
        None if it is not in the pack. It is not converted to the window's pixel format."""
        found = self._nearest(digest, size)
        picture = self._load(key_of(digest, found)) if found is not None else None
        if picture is None or found == size:
            return picture
        return pygame.transform.smoothscale(picture, size)

    def has(self, digest: str, size: Size) -> bool:
        return self._nearest(digest, size) is not None

    def _nearest(self, digest: str, size: Size) -> Size | None:
        """The size of which the picture is made: the same, the next larger one, or a painting's largest."""
        if size in (known := self._sizes.get(digest, ())):
            return size
        similar = [have for have in known if alike(have, size)]
        larger = [have for have in similar if have[0] >= size[0] and have[1] >= size[1]]
        scenes = [have for have in similar if have[0] >= max(SCENE, size[0] / MAX_ENLARGEMENT)]
        return min(larger) if larger else max(scenes, default=None)

    def keys(self, start: str) -> list[str]:
        """Returns the keys of the pack's pictures that begin with ``start``."""
        return [key for key in self._index if key.startswith(start)]

    def painting(self, key: str) -> pygame.Surface | None:
        """Returns the picture stored under exactly this key, not converted to the window's pixel format; None if it is
        not in the pack."""
        return self._load(key)

    def _load(self, key: str) -> pygame.Surface | None:
        place = self._index.get(key)
        if place is None or self._data is None:
            return None
        try:
            return pygame.image.load(io.BytesIO(self._data[place[0] : place[0] + place[1]]), "picture.webp")
        except pygame.error as error:
            log.info("a shipped picture is damaged: %s", error)
            return None

    def _open(self, path: Path) -> bool:
        try:
            with path.open("rb") as file:
                data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
            start = len(MAGIC) + 8
            length = int.from_bytes(data[len(MAGIC) : start], "little")
            if data[: len(MAGIC)] != MAGIC:
                raise ValueError("another kind of file")
            index = json.loads(data[start : start + length])
            self._index = {key: (start + length + at, long) for key, (at, long) in index.items()}
        except (OSError, ValueError, TypeError, AttributeError) as error:
            if path.exists():
                log.info("no shipped pictures in %s: %s", path, error)
            return False
        self._data = data
        for key in self._index:
            digest, _, size = key.rpartition("-")
            wide, _, high = size.partition("x")
            if wide.isdigit() and high.isdigit():
                self._sizes.setdefault(digest, []).append((int(wide), int(high)))
        return True


def key_of(digest: str, size: Size) -> str:
    return f"{digest}-{size[0]}x{size[1]}"


def write_pack(path: Path, pictures: Mapping[str, bytes]) -> None:
    """Writes encoded pictures, by key, to a pack file. Raises FileError."""
    index, at = {}, 0
    for key, data in sorted(pictures.items()):
        index[key] = (at, len(data))
        at += len(data)
    head = json.dumps(index, separators=(",", ":")).encode()
    body = b"".join(data for _, data in sorted(pictures.items()))
    write_atomically(path, MAGIC + len(head).to_bytes(8, "little") + head + body, lasting=False)


def alike(have: Size, size: Size) -> bool:
    """Returns whether two sizes have the same proportions, to within a pixel."""
    return abs(have[0] * size[1] - have[1] * size[0]) <= max(*have, *size)
