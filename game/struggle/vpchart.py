"""The score after each turn and war: a line between 0 and 30, and bars of what each side gained."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.struggle.components import GAME, STEPS
from engine.struggle.state import State
from game.struggle import pen
from game.struggle.palette import DARK, SCORED
from game.struggle.palette import SIDES as COLOURS
from game.theme import GOLD, INK, mix, rgb
from game.ui import Ui
from game.widgets.base import Size, Widget

Entry = tuple[int, int, str, str, int]  # turn, side, category, item, VP


def _reach(steps: list[list[Entry]]) -> tuple[float, float]:
    """The least and the most that the line or a bar comes to, 0 and 30 at least."""
    low, top, now = 0.0, 30.0, float(GAME.vp)
    for entries in steps:
        gained = [sum(entry[4] for entry in entries if entry[1] == seat and entry[4] > 0) for seat in (0, 1)]
        now += sum(entry[4] if entry[1] == 0 else -entry[4] for entry in entries)
        low, top = min(low, now, GAME.vp - gained[1]), max(top, now, GAME.vp + gained[0])
    return low, top


class VpChart(Widget):
    """The score after each turn and war: bars of what each side gained, and the line between 0 and 30."""

    def __init__(self, state: State, tip: str) -> None:
        super().__init__(name="vp-chart", tip=tip, grow=1)
        self.ledger, self.played = list(state.ledger), state.step

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(220))

    def _steps(self) -> list[tuple[str, list[Entry]]]:
        """Every turn and war of the calendar with what was scored in it; a war counts to the turn before it."""
        found: list[tuple[str, list[Entry]]] = []
        turn = 0
        for entry in STEPS:
            in_war = bool(entry.war)
            turn = entry.turn or turn
            war = [row for row in self.ledger if row[0] == turn and (row[2] in ("war", "refusal")) == in_war]
            found.append((str(turn) if not in_war else "×", war))
        last = max((number for number, step in enumerate(found) if step[1]), default=0)
        return found[: max(last + 1, self.played)]

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect = self.rect.inflate(-ui.px(40), -ui.px(34))
        steps = self._steps()
        low, top = _reach([entries for _, entries in steps])

        def level(vp: float) -> int:
            return rect.bottom - round(rect.height * (vp - low) / (top - low))

        for value in (0, 15, 30):
            pygame.draw.line(target, mix(ui.theme.paper, INK, 0.25), (rect.x, level(value)), (rect.right, level(value)))
            pen.words(
                ui,
                target,
                str(value),
                (rect.x - ui.px(6), level(value)),
                size=13,
                align="right",
                colour=ui.theme.paper_ink,
            )
        gap = rect.width / len(STEPS)
        vp = float(GAME.vp)
        points = [(rect.x, level(vp))]
        for number, (name, entries) in enumerate(steps):
            x = rect.x + gap * (number + 0.5)
            self._bars(target, x, gap, level, entries)
            vp += sum(entry[4] if entry[1] == 0 else -entry[4] for entry in entries)
            points.append((round(x), level(vp)))
            pen.words(
                ui, target, name, (x, rect.bottom + ui.px(11)), size=13, align="centre", colour=ui.theme.paper_ink
            )
        pygame.draw.lines(target, INK, False, points, max(3, ui.px(4)))
        pygame.draw.lines(target, GOLD, False, points, max(2, ui.px(2.4)))
        for point in points[1:]:
            side = level(GAME.vp) - point[1]  # above the middle France leads
            colour = rgb("#E9D6A4") if not side else COLOURS[0 if side > 0 else 1]
            pen.put(target, pen.round_number(ui, "", ui.px(10), colour), point)

    @staticmethod
    def _bars(
        target: pygame.Surface, x: float, gap: float, level: Callable[[float], int], entries: list[Entry]
    ) -> None:
        """France's gains upwards, Britain's downwards, by category."""
        wide = round(gap * 0.34)
        for seat in (0, 1):
            y = middle = level(GAME.vp)
            for category, tint in SCORED.items():
                vp = sum(entry[4] for entry in entries if entry[1] == seat and entry[2] == category)
                tall = middle - level(GAME.vp + vp)
                if not tall:
                    continue
                top = y - tall if seat == 0 else y
                body = pygame.Rect(round(x) - wide // 2, top, wide, tall)
                target.fill(mix(tint, (255, 255, 255), 0.25), body)
                pygame.draw.rect(target, DARK[seat], body, 1)
                y += -tall if seat == 0 else tall
