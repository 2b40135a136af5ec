"""The minimap, shown while part of the board is out of view; a click moves the camera there."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.brazil.layout import is_compact
from game.brazil.map.map_view import MapView
from game.brazil.map.save_thumbnail import drawn, terrain_picture
from game.brazil.terrain.painter import View
from game.render.theme import GOLD_LIGHT, IVORY
from game.render.ui import Ui
from game.widgets.base import Size, Widget
from game.widgets.map.camera import Point

LARGE, SMALL = (168, 118), (112, 78)  # largest size in u; in the compact layout
FRAME, DOT = 3, 2.6  # u
INK = (20, 12, 6)


class Minimap(Widget):
    """A small picture of the board with the visible area and the highlighted hexes marked."""

    opaque = True

    def __init__(self, view: MapView) -> None:
        super().__init__(name="overview")
        self.map = view
        self._drawn: tuple[Hashable, pygame.Surface] | None = None
        self._held = False  # the left button is held down on it

    @property
    def is_visible(self) -> bool:
        """Whether it is drawn: only while part of the board is out of view."""
        return bool(self.rect) and not self.map.viewport.all_in_sight

    def hit_test(self, position: tuple[int, int]) -> Widget | None:
        return super().hit_test(position) if self.is_visible else None

    def under(self, position: tuple[int, int]) -> list[Widget]:
        return super().under(position) if self.is_visible else []

    # -- layout --------------------------------------------------------------------------------------------------

    def measure(self, ui: Ui, width: int) -> Size:
        """Returns the size: the board's proportions within fixed largest sizes, smaller in a compact layout."""
        left, top, right, bottom = self.map.viewport.bounds
        wide, high = right - left, bottom - top
        most = SMALL if is_compact(ui) else LARGE
        unit = min(ui.px(most[0]) / wide, ui.px(most[1]) / high)
        return (round(wide * unit), round(high * unit))

    # -- drawing -------------------------------------------------------------------------------------------------

    @property
    def _camera(self) -> View:
        """The view the minimap's picture is drawn with."""
        return terrain_picture(self.map.state().board.scenario, self.rect.size, self.map.turn)[1]

    def pixel_of(self, point: Point) -> tuple[int, int]:
        """Converts a point of the map to a point in the window."""
        x, y = self._camera.to_pixel(*point)
        return (round(self.rect.x + x), round(self.rect.y + y))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        if not self.is_visible:
            return
        target.blit(self._picture(ui), self.rect)
        lights = self.map.lights
        for hex_id in {*lights.targets, *lights.hinted(), *lights.chosen}:
            point = self.pixel_of(self.map.map_point(hex_id))
            pygame.draw.circle(target, INK, point, ui.px(DOT) + 1)
            pygame.draw.circle(target, ui.theme.choice, point, ui.px(DOT))
        port = self.map.viewport
        left, top = self.pixel_of(port.to_world(port.uncovered_rect.topleft))
        right, bottom = self.pixel_of(port.to_world(port.uncovered_rect.bottomright))
        seen = pygame.Rect(left, top, right - left, bottom - top).clip(self.rect)
        pygame.draw.rect(target, INK, seen.inflate(2, 2), ui.px(1) + 2)
        pygame.draw.rect(target, IVORY, seen, ui.px(1))
        for wide, colour in ((2 * FRAME, INK), (2 * FRAME - 2, GOLD_LIGHT), (2, INK)):
            around = self.rect.inflate(ui.px(wide), ui.px(wide))
            pygame.draw.rect(target, colour, around, ui.px(wide) // 2)

    def _picture(self, ui: Ui) -> pygame.Surface:
        key = (self.map.version, self.rect.size, self.map.turn, ui.theme.name)
        if self._drawn is None or self._drawn[0] != key:
            self._drawn = (key, drawn(self.map.state(), self.rect.size, self.map.turn, ui.theme.name))
        return self._drawn[1]

    # -- input ---------------------------------------------------------------------------------------------------

    def on_mouse(self, ui: Ui, event: pygame.Event) -> bool:
        """Centres the camera at a press, and follows the drag after it; returns whether to redraw."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._held = event.button == 1
        if event.type != pygame.MOUSEBUTTONUP and self._held:
            camera = self._camera
            left, top, _, _ = camera.box
            x, y = event.pos[0] - self.rect.x, event.pos[1] - self.rect.y
            self.map.viewport.look_at((left + x / camera.radius, top + y / camera.radius))
        return self._held

    @property
    def dragging(self) -> bool:
        """Whether the left button is held on it."""
        return self._held

    def on_wheel(self, ui: Ui, event: pygame.Event) -> bool:
        """Zooms around the centre of the visible area; returns whether to redraw."""
        return self.map.viewport.zoom_at(self.map.rect.center, event.y)
