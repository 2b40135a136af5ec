"""A paper card for one answer to a question: picture, heading and effect, or the reason why it cannot be chosen."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.historia.drawing.palette import piece
from game.historia.panels.click_target import ClickTarget
from game.historia.panels.paint import line, rich, symbol
from game.render.fonts import FLOOR
from game.render.nine_slice import BoxStyle
from game.render.theme import mix
from game.render.ui import Ui
from game.widgets.base import Action
from game.widgets.rich_text import BrokenText

ROW, SLIM = 36, 26  # u: the least height; the picture's side where there is little room
Icon = Callable[[Ui, pygame.Surface, pygame.Rect], None]


def row_high(ui: Ui) -> int:
    """Returns the least height of an answer's card in pixels: that of its picture, or of three lines of the smallest
    type."""
    return max(ui.px(ROW), FLOOR * 7 // 2)


class ChoiceCard(ClickTarget):
    """An answer with picture, heading and effect; dark, with the reason, when it cannot be chosen; ``action`` then says
    why."""

    def __init__(
        self,
        name: str,
        icon: Icon,
        head: str,
        effect: str,
        action: Action | None,
        why: str = "",
        tip: str = "",
        slim: bool = False,
    ) -> None:
        super().__init__(name, action, lit=not why, tip=f"[cross] {why}" if why else tip)
        self.icon, self.head, self.effect, self.why, self.slim = icon, head, effect, why, slim

    @property
    def drawn_text(self) -> str:
        return self.head or self.effect

    def least(self, ui: Ui, width: int) -> int:
        """Returns the height in pixels that the card needs for its text at this width, but at least `row_high`."""
        head, laid = self._words(ui, width - self._side(ui) - ui.px(22))
        return max(row_high(ui), head.get_height() + laid.height + ui.px(9))

    def _side(self, ui: Ui) -> int:
        """Returns the side of the picture in pixels."""
        return ui.px(SLIM) if self.slim else row_high(ui) - ui.px(10)

    def _words(self, ui: Ui, room: int) -> tuple[pygame.Surface, BrokenText]:
        ink, soft = (ui.theme.paper_ink, ui.theme.paper_soft) if self.lit else (ui.theme.paper_soft,) * 2
        if not self.head and not self.why:  # text only: it is the answer itself
            return pygame.Surface((0, 0)), rich(ui, self.effect, room, 15, ink, "strong")
        head = line(ui, self.head, "strong", 15, ink, room) if self.head else pygame.Surface((0, 0))
        text = f"[cross] {self.why}" if self.why else self.effect
        return head, rich(ui, text, room, 13, ui.theme.paper_bad if self.why else soft) if text else BrokenText()

    def sheet(self, ui: Ui, target: pygame.Surface) -> None:
        """Draws the paper behind the text, highlighted while the card is chosen or pointed at."""
        theme = ui.theme
        hot = self.chosen or (self.lit and (self.hovered or self.focused))
        warm, line = (0.5 if hot else 0.0), (1.4 if self.lit else 0.8)
        if self.chosen:
            warm, line = 0.75, 2.2
        top = mix(theme.paper, theme.choice, warm)
        look = BoxStyle(
            radius=ui.px(5),
            top=top if self.lit else mix(theme.paper, theme.paper_low, 0.7),
            bottom=mix(theme.paper_low, theme.choice, 0.35) if hot else theme.paper_low,
            edge=theme.line if self.lit else theme.paper_edge,
            edge_width=max(1.0, ui.px(line)),
        )
        ui.box(target, self.rect, look)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect = self.rect
        self.sheet(ui, target)
        side = self._side(ui)
        icon = pygame.Rect(rect.x + ui.px(6), 0, side, side)
        icon.centery = rect.centery
        self.icon(ui, target, icon)
        x = icon.right + ui.px(8)
        head, laid = self._words(ui, rect.right - x - ui.px(8))
        y = rect.centery - (head.get_height() + laid.height) // 2
        target.blit(head, (x, y))
        laid.draw(target, x, y + head.get_height())
        self.draw_focus(ui, target, 6)


# --- pictures -------------------------------------------------------------------------------------------------------


def cost(cubes: int, ui: Ui, target: pygame.Surface, rect: pygame.Rect) -> None:
    """Draws a shield with the cost in cubes."""
    high = min(rect.height, round(rect.width * 72 / 64))
    shield = ui.pictures.scaled("historia/frames/shield", (round(high * 64 / 72), high))
    area = shield.get_rect(center=rect.center)
    target.blit(shield, area)
    number = line(ui, str(cubes), "strong", 16, (42, 30, 20))
    ink = number.get_bounding_rect()
    target.blit(number, (area.centerx - ink.centerx, area.centery - ink.centery - ui.px(1)))


def token(civilization: str, ui: Ui, target: pygame.Surface, rect: pygame.Rect) -> None:
    """Draws a civilization's piece."""
    target.blit(ui.pictures.scaled(piece(civilization), rect.size), rect)


def sign(name: str, mark: bool, ui: Ui, target: pygame.Surface, rect: pygame.Rect) -> None:
    """Draws a symbol of Historia, or with `mark` one of the shared marks."""
    side = round(rect.height * 0.72)
    drawn = ui.pictures.get(f"marks/{name}", (side, side)) if mark else symbol(ui, name, side)
    target.blit(drawn, drawn.get_rect(center=rect.center))
