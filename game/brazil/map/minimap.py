"""The small map in the corner while the board goes on out of sight: what is seen, what is lit; a click goes there."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.brazil.layout import is_compact
from game.brazil.map.map_view import MapView
from game.brazil.map.save_thumbnail import drawn, land
from game.brazil.terrain.painter import View
from game.render.theme import GOLD_LIGHT, IVORY
from game.render.ui import Ui
from game.widgets.base import Size, Widget
from game.widgets.map.camera import Point

LARGE, SMALL = (168, 118), (112, 78)  # u at most; where there is little room
FRAME, DOT = 3, 2.6  # u
INK = (20, 12, 6)


class Minimap(Widget):
    opaque = True

    def __init__(self, view: MapView) -> None:
        super().__init__(name="overview")
        self.map = view
        self._drawn: tuple[Hashable, pygame.Surface] | None = None
        self._held = False  # by the left button

    @property
    def shown(self) -> bool:
        return bool(self.rect) and not self.map.viewport.all_in_sight

    def at(self, position: tuple[int, int]) -> Widget | None:
        return super().at(position) if self.shown else None

    def under(self, position: tuple[int, int]) -> list[Widget]:
        return super().under(position) if self.shown else []

    # -- shape ---------------------------------------------------------------------------------------------------

    def measure(self, ui: Ui, width: int) -> Size:
        """As the board lies: as wide or as high as there is room."""
        left, top, right, bottom = self.map.viewport.bounds
        wide, high = right - left, bottom - top
        most = SMALL if is_compact(ui) else LARGE
        unit = min(ui.px(most[0]) / wide, ui.px(most[1]) / high)
        return (round(wide * unit), round(high * unit))

    # -- looking -------------------------------------------------------------------------------------------------

    @property
    def _camera(self) -> View:
        """How the board lies in the picture."""
        return land(self.map.state().board.scenario, self.rect.size, self.map.turn)[1]

    def pixel_of(self, point: Point) -> tuple[int, int]:
        """Where a point of the sheet is in the window."""
        x, y = self._camera.to_pixel(*point)
        return (round(self.rect.x + x), round(self.rect.y + y))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        if not self.shown:
            return
        target.blit(self._picture(ui), self.rect)
        lights = self.map.lights
        for hex_id in {*lights.targets, *lights.hinted(), *lights.chosen}:
            spot = self.pixel_of(self.map.spot(hex_id))
            pygame.draw.circle(target, INK, spot, ui.px(DOT) + 1)
            pygame.draw.circle(target, ui.theme.choice, spot, ui.px(DOT))
        port = self.map.viewport
        left, top = self.pixel_of(port.to_world(port.free.topleft))
        right, bottom = self.pixel_of(port.to_world(port.free.bottomright))
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

    # -- going there ---------------------------------------------------------------------------------------------

    def on_mouse(self, ui: Ui, event: pygame.Event) -> bool:
        """A press, and the drag after it, bring that part into the middle."""
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
        return self._held

    def on_wheel(self, ui: Ui, event: pygame.Event) -> bool:
        """Nearer to the middle of what is seen, and away from it."""
        return self.map.viewport.zoom_at(self.map.rect.center, event.y)
