"""Shows all theaters of a war side by side under the war's title, each as decided, fought now, or to come."""

from __future__ import annotations

import pygame

from engine.struggle.board import THEATERS
from engine.struggle.components import STEPS, WARS
from engine.struggle.state import State
from game.render.nine_slice import BoxStyle as Look
from game.render.theme import GOLD, GOLD_LIGHT, IVORY
from game.render.ui import Ui
from game.struggle.drawing import pen
from game.struggle.drawing.palette import SIDES as COLOURS
from game.struggle.panels.theaters import SECOND, TheaterPanel, TheaterState
from game.struggle.wording import words
from game.widgets.base import Size, Widget
from game.widgets.material.dim_overlay import blend_colour


class WarDisplay(Widget):
    """All theaters of a war side by side under its title."""

    opaque = True

    def __init__(self, shown: list[TheaterState], foot: Widget | None = None, name: str = "display") -> None:
        super().__init__(name=name)
        self.shown, self.foot = shown, foot
        self.panels = [TheaterPanel(one) for one in shown]
        self.add(*self.panels)
        if foot is not None:
            self.add(foot)

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.size[1])

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        head, foot = ui.px(62), ui.px(46) if self.foot is not None else ui.px(10)
        gap = ui.px(12)
        count = max(1, len(self.panels))
        wide = min(ui.px(296), (rect.width - gap * (count + 1)) // count)
        high = min(rect.height - head - foot, ui.px(452))
        x = rect.centerx - (wide * count + gap * (count - 1)) // 2
        for panel in self.panels:
            panel.arrange(ui, pygame.Rect(x, rect.y + head, wide, high))
            x += wide + gap
        if self.foot is not None:
            size = self.foot.measure(ui, rect.width)
            area = pygame.Rect((0, 0), size)
            area.midtop = (rect.centerx, rect.y + head + high + ui.px(6))
            self.foot.arrange(ui, area)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        blend_colour(target, self.rect, 218)
        self.draw_title(ui, target)
        super().draw(ui, target)

    def draw_title(self, ui: Ui, target: pygame.Surface) -> None:
        """Draws the war's name and years, and how many theaters each side has won."""
        war = self.shown[0].war if self.shown else 0
        title = words.war(ui.texts, war)
        gold = ui.fonts.gilded(title, max(14, ui.px(27)), GOLD_LIGHT, GOLD, (40, 22, 8))
        pen.blit_centred(target, gold, (self.rect.centerx, self.rect.y + ui.px(22)))
        years = next(words.years(entry) for entry in STEPS if entry.war == WARS[war].id)
        point = (self.rect.centerx, self.rect.y + ui.px(46))
        pen.words(ui, target, years, point, style="flavour", size=15, align="centre", colour=pen.on_wood(ui, SECOND))
        self._banners(ui, target)

    def _banners(self, ui: Ui, target: pygame.Surface) -> None:
        size = (ui.px(190), ui.px(44))
        for seat in (0, 1):
            won = sum(one.winner == seat and one.strengths is not None for one in self.shown)
            left = self.rect.x if seat == 0 else self.rect.right - size[0]
            body = pygame.Rect((left, self.rect.y + ui.px(8)), size)
            ui.box(target, body, Look(radius=ui.px(4), top=COLOURS[seat], edge=GOLD, edge_width=ui.px(1.5)))
            side = ui.px(34)
            x = body.x + ui.px(22) if seat == 0 else body.right - ui.px(22)
            pen.blit_centred(target, pen.mark(ui, seat, side), (x, body.centery))
            at = body.x + ui.px(46) if seat == 0 else body.right - ui.px(46)
            align = "left" if seat == 0 else "right"
            name = words.side(ui.texts, seat).upper()
            pen.words(
                ui,
                target,
                name,
                (at, body.y + ui.px(15)),
                style="title",
                size=16,
                colour=pen.on_wood(ui, IVORY),
                align=align,
            )
            text = ui.text("war-won", n=won)
            pen.words(ui, target, text, (at, body.y + ui.px(33)), size=13.5, colour=pen.on_wood(ui, IVORY), align=align)


def theater_status(number: int, current: int) -> str:
    """Returns "done" for a theater before the `current` one, "now" for the current one itself, "coming" for a later
    one."""
    if number == current:
        return "now"
    return "done" if number < current else "coming"


def display_now(s: State) -> list[TheaterState]:
    """Returns the data of the theater panels for this position: of the next war, or of the current one with the
    theaters revealed and decided so far."""
    found = []
    for number in range(len(THEATERS[s.war])):
        done = number < len(s.won)
        peace = not s.revealed
        state = "now" if number < s.revealed else "coming"
        if peace or done:
            state = "plain" if peace else "done"
        shown = TheaterState.of(s, s.war, number, None, state)
        if done:
            shown.winner = s.won[number][0]
        found.append(shown)
    return found
