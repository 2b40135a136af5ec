"""Surfaces that are kept because drawing them again costs more: so many bytes of them, the longest unused go first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

import pygame

Key = TypeVar("Key", bound=Hashable)


class SurfaceCache(Generic[Key]):
    """``most`` bytes; the last one kept stays, however large it is."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.bytes = 0
        self._surfaces: OrderedDict[Key, pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._surfaces)

    def get(self, key: Key) -> pygame.Surface | None:
        known = self._surfaces.get(key)
        if known is not None:
            self._surfaces.move_to_end(key)
        return known

    def keep(self, key: Key, surface: pygame.Surface) -> pygame.Surface:
        old = self._surfaces.pop(key, None)
        if old is not None:
            self.bytes -= size_of(old)
        self._surfaces[key] = surface
        self.bytes += size_of(surface)
        while self.bytes > self.most and len(self._surfaces) > 1:
            self.bytes -= size_of(self._surfaces.popitem(last=False)[1])
        return surface

    def clear(self) -> None:
        self._surfaces.clear()
        self.bytes = 0


def size_of(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()
