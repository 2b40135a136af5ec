"""A small drawing of a scenario's map: hexes in the colours of their terrain."""

from __future__ import annotations

import math

import pygame

from engine.brazil.map.scenario import Scenario
from game.brazil.palette import SEATS, TERRAIN
from game.theme import code, mix
from game.ui import Ui
from game.viewport import centre
from game.widgets.base import Size, Widget

INK = "#2A1E14"


def thumbnail_svg(scenario: Scenario, ratio: float) -> str:
    """The map as a vector picture of this width/height."""
    points = [centre(q, r) for q, r in zip(scenario.map.q, scenario.map.r, strict=True)]
    left, right = min(p[0] for p in points) - 1.3, max(p[0] for p in points) + 1.3
    top, bottom = min(p[1] for p in points) - 1.3, max(p[1] for p in points) + 1.3
    wide, high = right - left, bottom - top
    if wide / high < ratio:
        left -= (high * ratio - wide) / 2
        wide = high * ratio
    else:
        top -= (wide / ratio - high) / 2
        high = wide / ratio
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.2f} {top:.2f} {wide:.2f} {high:.2f}">']
    for hex_id, (x, y) in enumerate(points):
        terrain = scenario.map.terrain[hex_id]
        unknown = hex_id in scenario.unknown
        fill = TERRAIN["cloud"] if unknown else TERRAIN[terrain]
        parts.append(_hexagon(x, y, 0.985, code(fill), code(mix(fill, (42, 30, 20), 0.45))))
        if unknown:
            parts.append(
                f'<path d="M{x - 0.22:.2f} {y - 0.2:.2f} a.24 .24 0 1 1 .34 .24 q-.12 .06 -.12 .2" fill="none" '
                f'stroke="#8a7a66" '
                'stroke-width=".11" stroke-linecap="round"/>'
                f'<circle cx="{x:.2f}" cy="{y + 0.42:.2f}" r=".08" fill="#8a7a66"/>'
            )
    for number, hex_id in enumerate(scenario.capitals):
        colour = scenario.solo.colour if scenario.solo else tuple(SEATS)[number % 4]
        parts.append(_capital(*points[hex_id], code(SEATS[colour])))
    if scenario.solo:
        parts.append(_capital(*points[scenario.solo.enemy_capital], code(SEATS[scenario.solo.enemy])))
    parts.append("</svg>")
    return "".join(parts)


def _hexagon(x: float, y: float, radius: float, fill: str, edge: str) -> str:
    angles = [math.radians(60 * number - 30) for number in range(6)]
    corners = " ".join(f"{x + radius * math.cos(a):.3f},{y + radius * math.sin(a):.3f}" for a in angles)
    return f'<polygon points="{corners}" fill="{fill}" stroke="{edge}" stroke-width=".07" stroke-linejoin="round"/>'


def _capital(x: float, y: float, fill: str) -> str:
    return (
        f'<circle cx="{x:.2f}" cy="{y:.2f}" r=".74" fill="{INK}"/>'
        f'<circle cx="{x:.2f}" cy="{y:.2f}" r=".66" fill="#FFF8E7"/>'
        f'<circle cx="{x:.2f}" cy="{y:.2f}" r=".55" fill="{fill}"/>'
        f'<path d="M{x - 0.3:.2f} {y + 0.22:.2f} v-.36 l.16 .14 .14 -.26 .14 .26 .16 -.14 v.36 z" fill="#FFF8E7"/>'
    )


class MapThumbnail(Widget):
    def __init__(self, scenario: Scenario, width: float, height: float) -> None:
        super().__init__()
        self.scenario, self.wanted = scenario, (width, height)

    def measure(self, ui: Ui, width: int) -> Size:
        wide = min(width, ui.px(self.wanted[0]))
        return (wide, round(wide * self.wanted[1] / self.wanted[0]))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        if not self.rect.colliderect(target.get_clip()):
            return
        size = self.rect.size
        svg = thumbnail_svg(self.scenario, size[0] / max(1, size[1]))
        target.blit(ui.pictures.drawn(f"@map-{self.scenario.id}", svg, size), self.rect)
