"""The score after each turn and war: a line between 0 and 30, and bars of what each side gained."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from engine.struggle.components import GAME, STEPS
from engine.struggle.events import VpScored, WarBegan
from engine.struggle.state import State
from game.struggle import pen
from game.struggle.match import Match
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


def wars_begun(match: Match) -> dict[int, int]:
    """Of each war that the log tells of: how many entries the ledger had when it began."""
    found, left = {}, len(match.onlooker.ledger)
    for entry in reversed(match.log):
        for event in reversed(entry.events):
            if isinstance(event, VpScored):
                left -= 1
            elif isinstance(event, WarBegan):
                found[event.war] = left
    return found


class VpChart(Widget):
    """The score after each turn and war: bars of what each side gained, and the line between 0 and 30."""

    def __init__(self, state: State, tip: str, begun: Mapping[int, int]) -> None:
        """``begun``: of each war, the entries of the ledger before it, as far as that is known."""
        super().__init__(name="vp-chart", tip=tip, grow=1)
        self.ledger, self.played, self.begun = list(state.ledger), state.step, begun

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(220))

    def steps(self) -> list[tuple[str, list[Entry]]]:
        """Every turn and war of the calendar up to now, with what was scored in it; a war is written down under the
        turn before it."""
        found: list[tuple[str, list[Entry]]] = []
        turn = wars = at = 0
        for number, entry in enumerate(STEPS):
            turn = entry.turn or turn
            here = [row for row in self.ledger[at:] if row[0] == turn]
            if any(step.war for step in STEPS[number + 1 : number + 2]):
                here = here[: self._before_war(wars, at, here)]
            wars += bool(entry.war)
            at += len(here)
            found.append(("×" if entry.war else str(turn), here))
        last = max((number for number, step in enumerate(found) if step[1]), default=0)
        return found[: max(last + 1, self.played)]

    def _before_war(self, war: int, at: int, entries: list[Entry]) -> int:
        """How many of a turn's entries were there when its war began."""
        known = self.begun.get(war)
        if known is not None:
            return known - at
        return next((n for n, entry in enumerate(entries) if entry[2] in ("war", "refusal")), len(entries))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect = self.rect.inflate(-ui.px(40), -ui.px(34))
        steps = self.steps()
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
