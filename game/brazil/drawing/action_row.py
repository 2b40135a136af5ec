"""Draws the background of the seven arches (action spaces): an aqueduct's white wall with piers, cornice, plinth."""

from __future__ import annotations

import pygame

from game.render.svg_render import Size
from game.render.theme import code, mix
from game.render.ui import Ui
from game.widgets.base import Widget
from game.widgets.material.grain import look
from game.widgets.material.panel import cornice

CORNICE, PLINTH, PIER = 6, 5, 9


class ActionRow(Widget):
    """The wall behind the arches. ``arches``: their rectangles; the cornice runs below ``prompt_bar``."""

    def __init__(self, arches: tuple[pygame.Rect, ...], prompt_bar: pygame.Rect) -> None:
        super().__init__(name="wall")
        self.arches, self.prompt_bar = arches, prompt_bar

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect = self.rect
        marks = tuple(arch.right - rect.x for arch in self.arches[:-1])
        key = f"@aqueduct {look(ui)} {marks}"
        target.blit(ui.pictures.made(key, rect.size, lambda: _wall(ui, rect.size, marks)), rect)
        lip = pygame.Rect(self.prompt_bar.x, self.prompt_bar.bottom - ui.px(2), self.prompt_bar.width, ui.px(CORNICE))
        cornice(ui, target, lip)


def _wall(ui: Ui, size: Size, piers: tuple[int, ...]) -> pygame.Surface:
    theme = ui.theme
    wide, high = size
    if theme.flat:
        drawn = pygame.Surface(size)
        drawn.fill(theme.wall)
        for x in piers:
            pygame.draw.line(drawn, theme.paper_ink, (x, 0), (x, high), max(1, ui.px(1)))
        pygame.draw.rect(drawn, theme.paper_ink, drawn.get_rect(), max(1, ui.px(1)))
        return drawn
    u, dark, light = ui.u, code(mix(theme.wall_low, theme.wood, 0.5)), code(theme.wall)
    plinth = PLINTH * u
    columns = "".join(_pier(x, high - plinth, PIER * u, plinth) for x in (0, *piers, wide))
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}"><defs>'
        f'<linearGradient id="w" x1="0" y1="0" x2=".12" y2="1"><stop offset="0" stop-color="{light}"/>'
        f'<stop offset=".55" stop-color="{code(mix(theme.wall, theme.wall_low, 0.42))}"/>'
        f'<stop offset="1" stop-color="{code(theme.wall_low)}"/></linearGradient>'
        f'<linearGradient id="p"><stop offset="0" stop-color="{light}" stop-opacity=".75"/><stop offset=".35" '
        f'stop-color="{light}" stop-opacity=".2"/><stop offset="1" stop-color="{dark}" stop-opacity=".45"/>'
        f'</linearGradient><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{dark}" '
        f'stop-opacity=".42"/><stop offset="1" stop-color="{dark}" stop-opacity="0"/></linearGradient></defs>'
        f'<rect width="{wide}" height="{high}" fill="url(#w)"/>{_courses(wide, high, u, dark)}{columns}'
        f'<rect y="{34 * u}" width="{wide}" height="{10 * u}" fill="url(#s)"/>'
        f'<rect y="{high - plinth}" width="{wide}" height="{plinth}" fill="{dark}" fill-opacity=".28"/>'
        f'<path d="M0 {high - plinth}H{wide}" stroke="{light}" stroke-opacity=".7" stroke-width="{0.8 * u}"/></svg>'
    )
    return ui.pictures.drawn(f"@wall {look(ui)} {piers}", svg, size)


def _pier(x: float, foot: float, wide: float, plinth: float) -> str:
    left = x - wide / 2
    return (
        f'<rect x="{left}" width="{wide}" height="{foot}" fill="url(#p)"/>'
        f'<rect x="{left - wide * 0.2}" y="{foot - plinth}" width="{wide * 1.4}" height="{plinth * 2}" fill="url(#p)"/>'
    )


def _courses(wide: int, high: int, u: float, dark: str) -> str:
    """A few joints between stones, where the wash has worn off."""
    step, joints = 17 * u, []
    for row in range(2, int(high / step) + 1):
        for number in range(int(wide / (46 * u)) + 1):
            if (row * 7 + number * 13) % 5 < 2:
                x = number * 46 * u + (row % 2) * 23 * u
                joints.append(f"M{x:.1f} {row * step:.1f}h{(14 + (row * number) % 19) * u:.1f}")
    return f'<path d="{"".join(joints)}" stroke="{dark}" stroke-opacity=".2" stroke-width="{u}" fill="none"/>'
