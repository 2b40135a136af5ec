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
    """Returns the shared terrain renderer; it stores paintings beside the image cache."""
    renderer = _renderer_for(pictures.art, pictures.cache)
    renderer.patient = pictures.patient
    renderer.store.shipped = pictures.shipped
    return renderer


@cache
def _renderer_for(art: Path, cache_folder: Path | None) -> TerrainRenderer:
    renderer = TerrainRenderer(
        art, TerrainCache(cache_folder.parent / "ground" if cache_folder is not None else None), _wake_if_open
    )
    atexit.register(renderer.stop)  # stop it at exit: it outlives every window and would restart its process
    return renderer


def _wake_if_open() -> None:
    """Wakes the main loop when a painting is finished, unless the window is closed."""
    if pygame.display.get_init():
        wake()
