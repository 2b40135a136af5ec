"""The painted ground of a map: returns a scaled or coarse picture at once, the sharp one when it is rendered.

While the view changes the nearest painting is scaled; when it rests, the sharp one replaces it.
"""

from __future__ import annotations

import itertools

import pygame

from game.brazil.terrain.board import MARGIN, TerrainBoard
from game.brazil.terrain.layers import frame
from game.brazil.terrain.painter import View
from game.brazil.terrain.palette import PALETTES
from game.brazil.terrain.preview import coarse
from game.brazil.terrain.rasterize import Size
from game.brazil.terrain.terrain_renderer import TerrainRenderer
from game.brazil.terrain.terrain_request import TerrainRequest

ROOMY = 1.7  # paint the whole board up to this multiple of the window, so that panning needs no new painting

_numbers = itertools.count(1)


class PaintedMap:
    """The ground of one board at one rotation in one theme."""

    def __init__(self, board: TerrainBoard, title: str, theme: str, renderer: TerrainRenderer) -> None:
        self.board, self.title, self.theme, self.renderer = board, title, theme, renderer
        self.client = f"sheet {next(_numbers)}"
        self._whole: tuple[TerrainRequest, pygame.Surface] | None = None  # the painting of the whole map
        self._sharp: tuple[TerrainRequest, pygame.Surface] | None = None  # the last sharp painting
        # a stored painting of the whole map at another size, and its view, until there is one
        self._stand_in: tuple[View, pygame.Surface] | None = None
        # the picture last shown, with vignette and frame, and its cache key
        self._shown: tuple[tuple[TerrainRequest, bool, int, View], pygame.Surface] | None = None
        self._paintings = 0  # paintings received so far

    def restyled(self, title: str, theme: str) -> None:
        """Sets title and theme of the map; if they differ from before, drops all paintings, which are then requested
        anew."""
        if (title, theme) != (self.title, self.theme):
            self.title, self.theme = title, theme
            self._whole = self._sharp = self._shown = self._stand_in = None

    def close(self) -> None:
        """Cancels the map's pending requests at the shared renderer."""
        self.renderer.forget(self.client)

    def surface(
        self, view: View, room: Size, u: float, least: float = 0.0, parted: tuple[bool, bool] = (False, False)
    ) -> pygame.Surface:
        """Returns the map painted for a view, as large as the view; the same surface as before while nothing has
        changed. While the sharp painting is missing, requests it and returns a coarser one.

        Requests the sharp painting if it is missing. ``room``: the size the whole map is fitted to, with hexes of
        radius ``least`` or more. ``parted``: whether home shows only a part of it, horizontally and vertically.
        """
        whole = TerrainRequest.of(self.board, self.theme, self.title, room, least, parted)
        wanted = whole.seen(self._roomy(view))
        self._collect()
        exact = self._exact(wanted)
        if exact is None:
            self.renderer.ask(self.client, wanted, at_once=self._whole is None)
            self._collect()  # it may be in the cache
            exact = self._exact(wanted)
        key = (wanted, exact is not None, self._paintings, view)
        if self._shown is None or self._shown[0] != key:
            painting = _cut(exact, wanted.view, view) if exact is not None else self._scaled(whole.seen(view))
            self._shown = (key, self._framed(painting, view, u))
        return self._shown[1]

    def _roomy(self, view: View) -> View:
        """The view to paint: the whole board at that zoom unless it is much larger than the window."""
        left, top, right, bottom = self.board.bounds
        wide = max(view.size[0], round((right - left + 2 * MARGIN) * view.radius))
        high = max(view.size[1], round((bottom - top + 2 * MARGIN) * view.radius))
        whole = View(((left + right) / 2, (top + bottom) / 2), view.radius, (wide, high))
        if wide * high > ROOMY * view.size[0] * view.size[1] or not whole.covers(view.box, 1 / view.radius):
            return view
        return whole

    def _collect(self) -> None:
        done = self.renderer.take(self.client)
        if done is None:
            return
        request, painting = done
        if (request.theme, request.title) != (self.theme, self.title):
            return
        if pygame.display.get_init() and pygame.display.get_surface() is not None:
            painting = painting.convert()
        self._sharp = (request, painting)
        self._paintings += 1
        if request.view.covers(self.board.bounds):
            self._whole, self._stand_in = self._sharp, None

    def _exact(self, wanted: TerrainRequest) -> pygame.Surface | None:
        for known in (self._sharp, self._whole):
            if known is not None and known[0] == wanted:
                return known[1]
        return None

    def _scaled(self, wanted: TerrainRequest) -> pygame.Surface:
        """The view scaled from what exists: the coarse map, the whole painting over it, the last sharp one on top."""
        view = wanted.view
        target: pygame.Surface | None = None
        for painted, painting in self._known(wanted):
            if target is None:
                target = pygame.Surface(view.size) if painted.covers(view.box) else self._coarse(view)
            draw_over(target, painting, painted, view)
        return target if target is not None else self._coarse(view)

    def _known(self, wanted: TerrainRequest) -> list[tuple[View, pygame.Surface]]:
        """Paintings of this map with their views: the whole map before the last sharp one."""
        known = [one for one in (self._whole, self._sharp) if one is not None and one[0].turn == wanted.turn]
        views = [(request.view, painting) for request, painting in known]
        if self._whole is not None:
            return views
        if self._stand_in is None:
            self._stand_in = self.renderer.stand_in(wanted)
        return [self._stand_in, *views] if self._stand_in is not None else views

    def _coarse(self, view: View) -> pygame.Surface:
        return coarse(self.board, view, self.theme)

    def _framed(self, picture: pygame.Surface, view: View, u: float) -> pygame.Surface:
        """Adds vignette and degree scale."""
        palette = PALETTES[self.theme]
        if not palette.flat:
            picture.blit(frame.vignette_of(picture.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        frame.draw_degree_scale(picture, picture.get_rect(), u, palette, view.to_pixel(0, 0))
        return picture


def _cut(painting: pygame.Surface, painted: View, view: View) -> pygame.Surface:
    """The view cut out of a larger painting of the same scale."""
    left, top = painted.to_pixel(*view.box[:2])
    area = pygame.Rect((round(left), round(top)), view.size).clamp(painting.get_rect())
    return painting.subsurface(area).copy()


def draw_over(target: pygame.Surface, painting: pygame.Surface, painted: View, wanted: View) -> None:
    """Draws the visible part of a painting, scaled to the view."""
    have, need = painted.box, wanted.box
    box = (max(have[0], need[0]), max(have[1], need[1]), min(have[2], need[2]), min(have[3], need[3]))
    if box[2] <= box[0] or box[3] <= box[1]:
        return
    left, top = painted.to_pixel(box[0], box[1])
    right, bottom = painted.to_pixel(box[2], box[3])
    area = pygame.Rect(int(left), int(top), max(1, round(right - int(left))), max(1, round(bottom - int(top))))
    area = area.clip(painting.get_rect())
    if not area.width or not area.height:
        return
    x, y = wanted.to_pixel(have[0] + area.x / painted.radius, have[1] + area.y / painted.radius)
    scale = wanted.radius / painted.radius
    size = (max(1, round(area.width * scale)), max(1, round(area.height * scale)))
    part = painting.subsurface(area)
    target.blit(part if size == area.size else pygame.transform.scale(part, size), (round(x), round(y)))
