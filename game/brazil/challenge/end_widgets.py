"""The widgets of a challenge's end: header, figures, a turning point, and how the page is arranged."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.brazil.challenge.ending import Ending
from game.brazil.challenge.turning_points import TurningPointRecord
from game.brazil.drawing.portrait import AXES, oval
from game.brazil.palette import SEATS
from game.render.ui import Ui
from game.widgets.base import Column, Size, Widget
from game.widgets.button import Pressable
from game.widgets.fitted_text import fitted
from game.widgets.material.laurel import laurel
from game.widgets.material.medal import medal
from game.widgets.material.panel import dark_panel
from game.widgets.material.ribbon import ribbon
from game.widgets.rich_text import lay_out
from game.widgets.scroll import Scroll

RIBBON, OVAL = (586, 77), 118
GREY = (86, 74, 64)


class EndHeader(Widget):
    """A ribbon with the Monarch's portrait across the painting's lower edge, and a sentence below it."""

    def __init__(self, ending: Ending, colour: str) -> None:
        super().__init__(name="ending")
        self.title, self.sentence, self.monarch = ending.title, ending.sentence, ending.monarch
        self.colour = SEATS[colour] if ending.won else GREY

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(RIBBON[1] + 34))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect = self.rect
        size = (min(ui.px(RIBBON[0]), rect.width - ui.px(60)), ui.px(RIBBON[1]))
        band = pygame.Rect(0, 0, *size)
        band.midtop = rect.midtop
        target.blit(ribbon(ui, self.title, size, self.colour), band)
        if self.monarch:
            high = ui.px(OVAL)
            face = oval(ui.pictures, self.monarch, high)
            if self.colour == GREY:
                face = pygame.transform.grayscale(face)
            area = face.get_rect(center=(band.x - round(high * AXES[0] / AXES[1] * 0.2), band.centery))
            area.x = max(ui.px(6), area.x)
            target.blit(face, area)
        room = rect.width - ui.px(40)
        block = lay_out(ui, self.sentence, room, style="flavour", size=20, colour="wood_ink", align="centre")
        block.draw(target, rect.x + ui.px(20), band.bottom + ui.px(5))


class EndFigures(Widget):
    """Medal, points and rounds left after a victory; only the points after a defeat."""

    def __init__(self, ending: Ending, points: str, left: str) -> None:
        super().__init__()
        self.medal, self.won = ending.medal, ending.won
        self.figures = [(str(ending.points), points)] + ([(str(ending.progress.left), left)] if left else [])

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(100 if self.won else 48))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect = self.rect
        if not self.won:
            side = min(ui.px(46), rect.height)
            target.blit(laurel(ui, self.figures[0][0], side), (rect.x, rect.centery - side // 2))
            words = ui.line(self.figures[0][1], "text", 16, "paper_ink")
            target.blit(words, (rect.x + side + ui.px(10), rect.centery - words.get_height() // 2))
            return
        high = min(ui.px(110), rect.height)
        drawn = medal(ui, self.medal or "bronze", high)
        target.blit(drawn, drawn.get_rect(center=(rect.x + rect.width // 6, rect.centery)))
        side = min(ui.px(84), rect.height - ui.px(18))
        for number, (figure, name) in enumerate(self.figures):
            x = rect.x + rect.width * (3 + 2 * number) // 6
            crown = laurel(ui, figure, side)
            target.blit(crown, crown.get_rect(midtop=(x, rect.y)))
            words = ui.line(name, "text", 16, "paper_ink")
            target.blit(words, words.get_rect(midtop=(x, rect.y + side)))


class TurningPointRow(Pressable):
    """A turning point: picture, round and text; a click shows the table at that moment."""

    def __init__(self, number: int, when: str, moment: TurningPointRecord, action: Callable[[], None]) -> None:
        super().__init__(action, name=f"moment-{number}")
        self.when, self.moment = when, moment

    @property
    def drawn_text(self) -> str:
        return self.moment.text

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(50))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect = self.rect
        dark_panel(ui, target, rect, lit=self.hovered)
        side = ui.px(40)
        ratio = min(1.0, ui.pictures.ratio(self.moment.picture))
        drawn = ui.pictures.scaled(self.moment.picture, (round(side * ratio), side))
        target.blit(drawn, drawn.get_rect(center=(rect.x + ui.px(28), rect.centery)))
        eye = ui.pictures.get("marks/eye", (ui.px(24), ui.px(24)))
        target.blit(eye, eye.get_rect(center=(rect.right - ui.px(22), rect.centery)))
        when = ui.line(self.when, "strong", 15, "line")
        room = rect.width - ui.px(56 + 40)
        block = lay_out(ui, self.moment.text, room, size=14, colour="wood_ink")
        y = rect.centery - (when.get_height() + block.height) // 2
        target.blit(when, (rect.x + ui.px(56), y))
        then = fitted(ui, self.moment.then, room - when.get_width() - ui.px(8), size=14, colour="wood_soft")
        target.blit(then, then.get_rect(bottomright=(rect.x + ui.px(56) + room, y + when.get_height())))
        block.draw(target, rect.x + ui.px(56), y + when.get_height())
        self.draw_focus(ui, target, 8)


class EndRoot(Widget):
    """Lays out header, three panels side by side and buttons; ``compact``: the panels in one scrolled column."""

    def __init__(self, head: Widget, panels: list[Widget], buttons: Widget, scene: int, *, compact: bool) -> None:
        super().__init__()
        self.scene, self.compact = scene, compact
        self.head, self.panels, self.buttons = head, panels, buttons
        self.pile = Scroll(Column([*panels], gap=8), name="ending-panels") if compact else None
        self.add(head, *([self.pile] if self.pile is not None else panels), buttons)

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.size[1])

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        edge, gap = ui.px(16), ui.px(16)
        high = self.head.measure(ui, rect.width)[1]
        top = self.scene - ui.px(RIBBON[1]) * 7 // 11
        self.head.arrange(ui, pygame.Rect(rect.x, top, rect.width, high))
        foot = self.buttons.measure(ui, rect.width - 2 * edge)[1]
        self.buttons.arrange(
            ui, pygame.Rect(rect.x + edge, rect.bottom - edge // 2 - foot, rect.width - 2 * edge, foot)
        )
        y = top + high + ui.px(6)
        room = pygame.Rect(rect.x + edge, y, rect.width - 2 * edge, rect.bottom - edge - foot - ui.px(4) - y)
        if self.pile is not None:
            self.pile.arrange(ui, room)
            return
        wide = (room.width - 2 * gap) // 3
        for number, panel in enumerate(self.panels):
            panel.arrange(ui, pygame.Rect(room.x + number * (wide + gap), room.y, wide, room.height))
