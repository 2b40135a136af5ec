"""Points over time: a line a seat, or one seat's points stacked by category; the eras are marked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame

from game.play.chart import Mark
from game.resources import load_png, render
from game.theme import INK, Colour, code, mix
from game.ui import Ui
from game.widgets.base import Size, Widget

DASHES = ("", "10 4", "3 4", "12 4 3 4", "2 2", "14 6")


class PointsChart(Widget):
    """``seat`` None: all seats as lines in their colours; else that seat's points, a tint a category. A click goes to
    that moment of the game."""

    focusable = True

    def __init__(
        self,
        history: list[Mark],
        colours: Sequence[Colour],
        tints: Mapping[str, str],
        seat: int | None,
        jump: Callable[[int], None],
    ) -> None:
        super().__init__(name="chart")
        self.history, self.colours, self.tints, self.seat, self.jump = history, colours, tints, seat, jump
        self._drawn: tuple[Size, pygame.Surface] | None = None

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(210))

    @property
    def most(self) -> int:
        if self.seat is None:
            return max(1, max(max(mark.points) for mark in self.history))
        return max(1, max(sum(max(0, vp) for vp in mark.parts[self.seat].values()) for mark in self.history))

    def _pad(self, ui: Ui) -> int:
        return ui.px(26)

    def _place(self, ui: Ui, number: int, points: float) -> tuple[float, float]:
        wide, high = self.rect.size
        pad = self._pad(ui)
        last = max(1, len(self.history) - 1)
        return (pad + (wide - 2 * pad) * number / last, high - pad - (high - 2 * pad) * max(0, points) / self.most)

    def on_mouse(self, ui: Ui, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONUP and self.rect.collidepoint(event.pos):
            pad = self._pad(ui)
            share = (event.pos[0] - self.rect.x - pad) / max(1, self.rect.width - 2 * pad)
            number = round(min(1.0, max(0.0, share)) * (len(self.history) - 1))
            self.jump(self.history[number].moves)
        return True

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        if not self.rect.colliderect(target.get_clip()):
            return
        if self._drawn is None or self._drawn[0] != self.rect.size:
            self._drawn = (self.rect.size, load_png(render(self._svg(ui), self.rect.size)))
        target.blit(self._drawn[1], self.rect)
        for points in (self.most, self.most // 2):
            label = ui.line(str(points), "text", "small", "soft_ink")
            y = self.rect.y + self._place(ui, 0, points)[1] - label.get_height() / 2
            target.blit(label, (self.rect.x, y))
        if self.focused:
            ui.box(target, self.rect, ui.focus_box())

    def _svg(self, ui: Ui) -> str:
        wide, high = self.rect.size
        pad = self._pad(ui)
        line = code(mix(ui.theme.panel_edge, ui.theme.panel, 0.3))
        axes = f'<path d="M{pad} {pad} V{high - pad} H{wide - pad}" fill="none" stroke="{line}" stroke-width="1.5"/>'
        parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}">']
        parts += self._lines(ui) if self.seat is None else self._stack(ui, self.seat)
        parts.append(axes)
        for number, mark in enumerate(self.history):
            if number and mark.era != self.history[number - 1].era:
                x = self._place(ui, number, 0)[0]
                parts.append(
                    f'<path d="M{x:.1f} {pad * 0.4:.1f} V{high - pad}" stroke="{line}" stroke-width="1.5" '
                    'stroke-dasharray="5 4"/>'
                )
        return "".join(parts) + "</svg>"

    def _lines(self, ui: Ui) -> list[str]:
        parts = []
        for seat, colour in enumerate(self.colours):
            spots = [self._place(ui, number, mark.points[seat]) for number, mark in enumerate(self.history)]
            path = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in spots)
            dash = f'stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
            tint = code(colour)
            parts.append(f'<path d="{path}" fill="none" stroke="{code(INK)}" stroke-opacity=".5" stroke-width="5"/>')
            parts.append(f'<path d="{path}" fill="none" stroke="{tint}" stroke-width="3.4" {dash}/>')
            x, y = spots[-1]
            edge = f'stroke="{code(INK)}" stroke-width="1.5"'
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="{tint}" {edge}/>')
        return parts

    def _stack(self, ui: Ui, seat: int) -> list[str]:
        below = [0.0] * len(self.history)
        parts = []
        for category, tint in self.tints.items():
            gains = [max(0, mark.parts[seat].get(category, 0)) for mark in self.history]
            above = [low + gain for low, gain in zip(below, gains, strict=True)]
            if any(gains):
                upper = [self._place(ui, number, points) for number, points in enumerate(above)]
                lower = [self._place(ui, number, points) for number, points in enumerate(below)]
                path = " L".join(f"{x:.1f} {y:.1f}" for x, y in [*upper, *reversed(lower)])
                edge = f'stroke="{code(ui.theme.panel)}" stroke-width="1"'
                parts.append(f'<path d="M{path} Z" fill="{tint}" fill-opacity="0.88" {edge}/>')
            below = above
        return parts


class Swatch(Widget):
    """A square of a category's tint, for the legend."""

    def __init__(self, tint: str) -> None:
        super().__init__()
        self.tint = pygame.Color(tint)

    def measure(self, ui: Ui, width: int) -> Size:
        return (ui.px(14), ui.px(14))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        pygame.draw.rect(target, self.tint, self.rect, border_radius=ui.px(3))
        pygame.draw.rect(target, INK, self.rect, 1, border_radius=ui.px(3))
