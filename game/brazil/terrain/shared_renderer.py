"""The one workshop of the program: table and choice of scenario ask it."""

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
    """The workshop that paints with this art and keeps its paintings beside the cache of pictures."""
    shop = _workshop(pictures.art, pictures.cache)
    shop.patient = pictures.patient
    shop.store.shipped = pictures.shipped
    return shop


@cache
def _workshop(art: Path, kept: Path | None) -> TerrainRenderer:
    shop = TerrainRenderer(art, TerrainCache(kept.parent / "ground" if kept is not None else None), _tell)
    atexit.register(shop.stop)  # it outlives every window, but would start anew a process that ends with the program
    return shop


def _tell() -> None:
    """A painting that is finished after the window was closed has nobody to tell."""
    if pygame.display.get_init():
        wake()
