"""Widgets for achievements: a medallion, gold when done, else a grey silhouette; and a grid of them."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.render.theme import GOLD, GOLD_LIGHT, code
from game.render.ui import Ui
from game.widgets.base import Action, Size, Widget
from game.widgets.button import Pressable
from game.widgets.material.grain import look
from game.widgets.material.medallion import medallion
from game.widgets.rich_text import lay_out

FAINT = 120  # opacity of a silhouette, of 255
GAP, MIN_SIDE, MAX_SIDE = 10, 44, 62  # u: between medallions, and their least and greatest side


class AchievementMedallion(Pressable):
    """The medallion of an achievement. `fresh`: lit once, as the newest."""

    def __init__(self, picture: str, done: bool, fresh: bool, words: str, action: Action, *, name: str) -> None:
        super().__init__(action, name=name)
        self.picture, self.done, self.fresh, self.words = picture, done, fresh, words

    @property
    def drawn_text(self) -> str:
        return self.words

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        if not self.rect.colliderect(target.get_clip()):
            return
        side = self.rect.width
        lit = self.hovered or self.focused
        if self.fresh and not ui.theme.flat:
            glow = _glow(ui, round(side * 1.5))
            target.blit(glow, glow.get_rect(center=self.rect.center))
        drawn = emblem(ui, side, self.picture, self.done)
        target.blit(drawn, self.rect)
        if self.fresh or lit:
            pygame.draw.circle(
                target, GOLD_LIGHT if lit else GOLD, self.rect.center, side // 2 + ui.px(3), max(2, ui.px(2))
            )
        self.draw_focus(ui, target, 30)


def emblem(ui: Ui, side: int, picture: str, done: bool) -> pygame.Surface:
    """Returns an achievement's medallion, `side` pixels square: in gold if it is done, else as a grey silhouette."""
    shape = max(0.2, ui.pictures.ratio(picture))
    size = (round(side * max(1.0, shape)), round(side * max(1.0, 1 / shape)))
    gold = medallion(ui, side, f"achievement {picture}", lambda: ui.pictures.get(picture, size), GOLD)
    if done:
        return gold
    return ui.pictures.made(f"@silhouette {look(ui)} {picture}", (side, side), lambda: _silhouette(gold), gold)


def _silhouette(gold: pygame.Surface) -> pygame.Surface:
    grey = pygame.transform.grayscale(gold)
    grey.fill((255, 255, 255, FAINT), special_flags=pygame.BLEND_RGBA_MULT)
    return grey


def _glow(ui: Ui, side: int) -> pygame.Surface:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs><radialGradient id="g">'
        f'<stop offset=".6" stop-color="{code(GOLD)}" stop-opacity=".7"/>'
        f'<stop offset="1" stop-color="{code(GOLD)}" stop-opacity="0"/></radialGradient></defs>'
        '<circle cx="50" cy="50" r="50" fill="url(#g)"/></svg>'
    )
    return ui.pictures.drawn("@achievement-glow", svg, (side, side))


class AchievementGrid(Widget):
    """Medallions in rows of equal length, as large as the room allows."""

    def __init__(self, medallions: Sequence[Widget]) -> None:
        super().__init__(grow=1)
        self.add(*medallions)

    def _side(self, ui: Ui, columns: int, width: int, high: int) -> int:
        """Returns the side of a medallion in so many columns."""
        gap, rows = ui.px(GAP), -(-len(self.children) // columns)
        return min(ui.px(MAX_SIDE), (width + gap) // columns - gap, (high + gap) // rows - gap)

    def measure(self, ui: Ui, width: int) -> Size:
        count, step = max(1, len(self.children)), ui.px(MIN_SIDE + GAP)
        columns = max(1, min(count, (width + ui.px(GAP)) // step))
        return (width, -(-count // columns) * step - ui.px(GAP))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        count = max(1, len(self.children))
        sides = {columns: self._side(ui, columns, rect.width, rect.height) for columns in range(1, count + 1)}
        columns = max(sides, key=lambda n: (sides[n], -(-count % n)))
        side = max(1, sides[columns])
        rows, gap = -(-len(self.children) // columns), ui.px(GAP)
        across = min((rect.width - side) / max(1, columns - 1), side * 1.4) if columns > 1 else 0
        left = rect.x + (rect.width - round(across * (columns - 1)) - side) // 2
        top = rect.y + max(0, (rect.height - rows * (side + gap) + gap) // 2)
        for number, child in enumerate(self.children):
            row, column = divmod(number, columns)
            child.arrange(ui, pygame.Rect(left + round(across * column), top + row * (side + gap), side, side))


class AchievementFoot(Widget):
    """The text of the medallion that is hovered or focused; without one, that of the newest achievement."""

    def __init__(self, grid: AchievementGrid, otherwise: str) -> None:
        super().__init__()
        self.grid, self.otherwise = grid, otherwise

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, 2 * ui.fonts.height("text", ui.type_size("text")))

    @property
    def words(self) -> str:
        host = self.host
        pointed = [host.hovered, host.focus if host.focus_shown else None] if host is not None else []
        return next((one.words for one in pointed if isinstance(one, AchievementMedallion)), self.otherwise)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        laid = lay_out(ui, self.words, self.rect.width, colour=ui.theme.paper_ink)
        clip = target.get_clip()
        target.set_clip(self.rect.clip(clip))
        laid.draw(target, self.rect.x, self.rect.y + max(0, (self.rect.height - laid.height) // 2))
        target.set_clip(clip)
