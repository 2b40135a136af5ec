"""Victory points over the rounds, one line a seat, the eras marked."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from engine.brazil import scoring
from engine.brazil.control import passive
from game.brazil.match import Match
from game.resources import load_png, render
from game.theme import INK, SEATS, code, mix
from game.ui import Ui
from game.widgets.base import Size, Widget


@dataclass(frozen=True, slots=True)
class Mark:
    round: int
    era: int
    points: tuple[int, ...]


def vp_history(match: Match) -> list[Mark]:
    """The engine's score of every seat at the start of each round; empty when the history is not whole."""
    if not match.whole:
        return []
    session = match.session
    found: list[Mark] = []
    seen = -1
    for number in range(len(session.log) + 1):
        position = session.position(number)
        last = number == len(session.log)
        if position.round == seen and not last:
            continue
        seen = position.round
        seats = [seat for seat in range(len(position.seats)) if not passive(position, seat)]
        found.append(
            Mark(
                position.round + (1 if last else 0),
                position.era,
                tuple(scoring.total(position, seat) for seat in seats),
            )
        )
    return found


class VpChart(Widget):
    def __init__(self, history: list[Mark], colours: list[str]) -> None:
        super().__init__()
        self.history, self.colours = history, colours
        self._drawn: tuple[Size, pygame.Surface] | None = None

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(190))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        if not self.rect.colliderect(target.get_clip()):
            return
        if self._drawn is None or self._drawn[0] != self.rect.size:
            self._drawn = (self.rect.size, load_png(render(self._svg(ui), self.rect.size)))
        target.blit(self._drawn[1], self.rect)
        most = max(max(mark.points) for mark in self.history)
        label = ui.line(str(most), "text", "small", "soft_ink")
        target.blit(label, (self.rect.x + ui.px(4), self.rect.y))

    def _svg(self, ui: Ui) -> str:
        wide, high = self.rect.size
        pad = ui.px(26)
        most = max(1, max(max(mark.points) for mark in self.history))
        last = max(1, len(self.history) - 1)

        def place(number: int, points: int) -> tuple[float, float]:
            return (pad + (wide - 2 * pad) * number / last, high - pad - (high - 2 * pad) * max(0, points) / most)

        line = code(mix(ui.theme.panel_edge, ui.theme.panel, 0.3))
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}">',
            f'<path d="M{pad} {pad} V{high - pad} H{wide - pad}" fill="none" stroke="{line}" stroke-width="1.5"/>',
        ]
        for number, mark in enumerate(self.history):
            if number and mark.era != self.history[number - 1].era:
                x = place(number, 0)[0]
                parts.append(
                    f'<path d="M{x:.1f} {pad} V{high - pad}" stroke="{line}" '
                    'stroke-width="1.5" stroke-dasharray="5 4"/>'
                )
        dashes = ("", "10 4", "3 4", "12 4 3 4")
        for seat, colour in enumerate(self.colours):
            spots = [place(number, mark.points[seat]) for number, mark in enumerate(self.history)]
            path = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in spots)
            dash = f'stroke-dasharray="{dashes[seat]}"' if dashes[seat] else ""
            parts.append(f'<path d="{path}" fill="none" stroke="{code(INK)}" stroke-opacity=".5" stroke-width="5"/>')
            parts.append(f'<path d="{path}" fill="none" stroke="{code(SEATS[colour])}" stroke-width="3.4" {dash}/>')
            x, y = spots[-1]
            parts.append(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="{code(SEATS[colour])}" '
                f'stroke="{code(INK)}" stroke-width="1.5"/>'
            )
        return "".join(parts) + "</svg>"
