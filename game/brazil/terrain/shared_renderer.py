"""The one terrain renderer of the program, shared by the table and the scenario thumbnails."""

from __future__ import annotations

import atexit
from functools import cache
from pathlib import Path

import pygame

from game.brazil.terrain.disk_cache import TerrainCache
from game.brazil.terrain.terrain_renderer import TerrainRenderer
from game.render.image_cache import ImageCache
from game.shell.shell import wake


def terrain_renderer(pictures: ImageCache) -> TerrainRenderer:
    """The renderer for this art folder; it stores paintings beside the image cache."""
    shop = _workshop(pictures.art, pictures.cache)
    shop.patient = pictures.patient
    shop.store.shipped = pictures.shipped
    return shop


@cache
def _workshop(art: Path, kept: Path | None) -> TerrainRenderer:
    shop = TerrainRenderer(art, TerrainCache(kept.parent / "ground" if kept is not None else None), _tell)
    atexit.register(shop.stop)  # stop it at exit: it outlives every window and would restart its process
    return shop


def _tell() -> None:
    """Wakes the main loop when a painting is finished, unless the window is closed."""
    if pygame.display.get_init():
        wake()
