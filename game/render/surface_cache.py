"""A cache of surfaces that is limited in bytes and drops the least recently used first."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

import pygame
from cachetools import LRUCache

Key = TypeVar("Key", bound=Hashable)


class SurfaceCache(Generic[Key]):
    """A cache of at most ``most`` bytes that drops the least recently used surface first.

    A surface larger than that is cached alone.
    """

    def __init__(self, most: int) -> None:
        self.most = most

    @property
    def most(self) -> int:
        return self._most

    @most.setter
    def most(self, most: int) -> None:
        """Sets the limit in bytes, and drops the least recently used surfaces that no longer fit."""
        before: LRUCache[Key, pygame.Surface] | None = getattr(self, "_surfaces", None)
        self._most = most
        self._surfaces: LRUCache[Key, pygame.Surface] = LRUCache(most, lambda surface: min(most, size_of(surface)))
        while before:
            key, surface = before.popitem()  # the least recently used first
            self._surfaces[key] = surface

    def __len__(self) -> int:
        return len(self._surfaces)

    def __contains__(self, key: Key) -> bool:
        return key in self._surfaces

    @property
    def bytes(self) -> int:
        return sum(map(size_of, self._surfaces.values()))

    def get(self, key: Key) -> pygame.Surface | None:
        try:
            return self._surfaces[key]
        except KeyError:
            return None

    def keep(self, key: Key, surface: pygame.Surface) -> pygame.Surface:
        """Caches the surface and returns it."""
        self._surfaces[key] = surface
        return surface

    def clear(self) -> None:
        self._surfaces.clear()


def size_of(surface: pygame.Surface) -> int:
    """Returns the bytes of a surface's pixels."""
    return surface.get_pitch() * surface.get_height()
