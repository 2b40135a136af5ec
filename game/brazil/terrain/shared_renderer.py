"""Gives access to the one terrain renderer that the table, the small pictures of scenarios, and the rules share."""

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
    """Returns the shared renderer for this art (the same at every call); its paintings are stored beside the image
    cache."""
    renderer = _renderer(pictures.art, pictures.cache)
    renderer.synchronous = pictures.synchronous
    renderer.store.shipped = pictures.shipped
    return renderer


@cache
def _renderer(art: Path, cache: Path | None) -> TerrainRenderer:
    renderer = TerrainRenderer(art, TerrainCache(cache.parent / "ground" if cache is not None else None), _wake)
    atexit.register(renderer.stop)  # it outlives every window, but would replace a process that ends with the program
    return renderer


def _wake() -> None:
    """Wakes the main loop, unless the window was closed before the painting was finished."""
    if pygame.display.get_init():
        wake()
