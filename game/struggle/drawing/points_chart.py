"""Chart of the score after each turn and war: a line on the track from 0 to 30, and bars of what each side gained."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import pygame

from engine.struggle.components import GAME, STEPS
from engine.struggle.events import VpScored, WarBegan
from engine.struggle.state import State
from game.render.theme import GOLD, INK, IVORY, mix, rgb
from game.render.ui import Ui
from game.struggle.drawing import pen
from game.struggle.drawing.palette import DARK, SCORED
from game.struggle.drawing.palette import SIDES as COLOURS
from game.struggle.match import Match
from game.widgets.base import Size, Widget

Entry = tuple[int, int, str, str, int]  # turn, side, category, item, VP
ROOM, NEAR = 2.0, 4.0  # VP: margin beyond the extremes; an end of the track this near is shown too
WIDEST = 64.0  # u: greatest width of a bar
FIELD = 0.13  # opacity of a side's colour in its half of the chart


def score_range(steps: list[list[Entry]]) -> tuple[float, float]:
    """Returns the range of scores that the chart covers, as (lowest, highest).

    It holds the line, the bars and the starting score, and an end of the track that they come near.
    """
    low = top = now = float(GAME.vp)
    for entries in steps:
        gained = [sum(entry[4] for entry in entries if entry[1] == seat and entry[4] > 0) for seat in (0, 1)]
        now += sum(entry[4] if entry[1] == 0 else -entry[4] for entry in entries)
        low, top = min(low, now, GAME.vp - gained[1]), max(top, now, GAME.vp + gained[0])
    low, top = low - ROOM, top + ROOM
    if low < GAME.vp_britain_wins + NEAR:
        low = min(low, GAME.vp_britain_wins - ROOM / 2)
    if top > GAME.vp_france_wins - NEAR:
        top = max(top, GAME.vp_france_wins + ROOM / 2)
    return low, top


def wars_begun(match: Match) -> dict[int, int]:
    """Returns, for the number of each war that has begun, how many VP entries the ledger had when it began."""
    found, left = {}, len(match.onlooker.ledger)
    for entry in reversed(match.log):
        for event in reversed(entry.events):
            if isinstance(event, VpScored):
                left -= 1
            elif isinstance(event, WarBegan):
                found[event.war] = left
    return found


class VpChart(Widget):
    """The chart as a widget."""

    def __init__(self, state: State, tip: str, begun: Mapping[int, int]) -> None:
        """`begun`: for each war, the ledger's entries before it, where known."""
        super().__init__(name="vp-chart", tip=tip, grow=1)
        self.ledger, self.played, self.begun = list(state.ledger), state.step, begun

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(220))

    def steps(self) -> list[tuple[str, list[Entry]]]:
        """Returns (label, ledger entries) for each turn and war so far; the ledger has a war's entries under the turn
        before it."""
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
        """Returns how many of a turn's entries preceded its war."""
        known = self.begun.get(war)
        if known is not None:
            return known - at
        return next((n for n, entry in enumerate(entries) if entry[2] in ("war", "refusal")), len(entries))

    def plot(self, ui: Ui) -> pygame.Rect:
        """Returns the rectangle in which line and bars are drawn."""
        rect = self.rect
        return pygame.Rect(rect.x + ui.px(30), rect.y + ui.px(6), rect.width - ui.px(38), rect.height - ui.px(34))

    def points(self, ui: Ui) -> list[tuple[int, int]]:
        """Returns the line's points in pixels: of the starting score and of the score after each turn and war."""
        plot, steps = self.plot(ui), self.steps()
        gap, vp = plot.width / max(1, len(steps)), float(GAME.vp)
        found = [(plot.x, self.level(ui, vp))]
        for number, (_, entries) in enumerate(steps):
            vp += sum(entry[4] if entry[1] == 0 else -entry[4] for entry in entries)
            found.append((round(plot.x + gap * (number + 0.5)), self.level(ui, vp)))
        return found

    def level(self, ui: Ui, vp: float) -> int:
        """Returns the y of a score in pixels."""
        plot, (low, top) = self.plot(ui), score_range([entries for _, entries in self.steps()])
        return plot.bottom - round(plot.height * (vp - low) / (top - low))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        plot, steps = self.plot(ui), self.steps()
        self._fields(ui, target, plot)
        gap = plot.width / max(1, len(steps))
        points = self.points(ui)
        for number, (name, entries) in enumerate(steps):
            x = plot.x + gap * (number + 0.5)
            self._bars(target, x, min(gap * 0.56, ui.px(WIDEST)), partial(self.level, ui), entries)
            position = (x, plot.bottom + ui.px(14))
            if name == "×":
                pen.blit_centred(target, pen.picture(ui, "marks/swords", ui.px(20)), position)
            else:
                pen.words(
                    ui, target, name, position, style="strong", size=15, align="centre", colour=ui.theme.paper_ink
                )
        pygame.draw.lines(target, INK, False, points, max(4, ui.px(5.4)))
        pygame.draw.lines(target, GOLD, False, points, max(2, ui.px(3)))
        vp = GAME.vp
        side = min(ui.px(27), max(ui.px(15), round(gap * 0.8)))
        for point, (_, entries) in zip(points[1:], steps, strict=True):
            vp += sum(entry[4] if entry[1] == 0 else -entry[4] for entry in entries)
            colour = rgb("#7A6A4A") if vp == GAME.vp else COLOURS[0 if vp > GAME.vp else 1]
            pen.blit_centred(target, pen.round_number(ui, str(vp).replace("-", "−"), side, colour, IVORY), point)

    def _fields(self, ui: Ui, target: pygame.Surface, plot: pygame.Rect) -> None:
        """Draws each side's half with its mark, and the grid lines."""
        middle = max(plot.top, min(plot.bottom, self.level(ui, GAME.vp)))
        for seat, field in (
            (0, pygame.Rect(plot.x, plot.y, plot.width, middle - plot.y)),
            (1, pygame.Rect(plot.x, middle, plot.width, plot.bottom - middle)),
        ):
            target.fill(mix(ui.theme.paper, COLOURS[seat], FIELD), field)
            mark = min(ui.px(44), field.height - ui.px(8))
            if mark > ui.px(14):
                picture = pen.mark(ui, seat, mark).copy()
                picture.set_alpha(120)
                y = field.y + ui.px(4) + mark // 2 if seat == 0 else field.bottom - ui.px(4) - mark // 2
                pen.blit_centred(target, picture, (field.x + ui.px(6) + mark // 2, y))
        low, top = score_range([entries for _, entries in self.steps()])
        for value in range(GAME.vp_britain_wins, GAME.vp_france_wins + 1, 5):
            if not low <= value <= top:
                continue
            y, great = self.level(ui, value), value in (GAME.vp_britain_wins, GAME.vp, GAME.vp_france_wins)
            tint = mix(ui.theme.paper, INK, 0.55 if great else 0.2)
            pygame.draw.line(target, tint, (plot.x, y), (plot.right, y), max(1, ui.px(1.6 if great else 1)))
            style = "strong" if great else "text"
            point = (plot.x - ui.px(6), y)
            pen.words(ui, target, str(value), point, style=style, size=14, align="right", colour=ui.theme.paper_ink)

    @staticmethod
    def _bars(
        target: pygame.Surface, x: float, wide: float, level: Callable[[float], int], entries: list[Entry]
    ) -> None:
        """Draws a step's gains by category: France's upwards, Britain's downwards."""
        for seat in (0, 1):
            y = middle = level(GAME.vp)
            for category, tint in SCORED.items():
                vp = sum(entry[4] for entry in entries if entry[1] == seat and entry[2] == category)
                tall = middle - level(GAME.vp + vp)
                if not tall:
                    continue
                top = y - tall if seat == 0 else y
                body = pygame.Rect(round(x - wide / 2), top, round(wide), tall)
                target.fill(mix(tint, (255, 255, 255), 0.25), body)
                pygame.draw.rect(target, DARK[seat], body, 1)
                y += -tall if seat == 0 else tall
