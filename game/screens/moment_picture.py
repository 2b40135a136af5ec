"""Widget: a small picture of the position before a turn, drawn like a save's thumbnail and cached with the review."""

from __future__ import annotations

import pygame

from game.play.review_controller import Moment, ReviewController
from game.render.ui import Ui
from game.widgets.base import Size, Widget

WIDE, HIGH = 80, 50  # u


class MomentPicture(Widget):
    """The position as the seat saw it before a mistake or a turning point."""

    def __init__(self, reviewing: ReviewController, moment: Moment) -> None:
        super().__init__(name=f"moment-{moment.moves}")
        self.reviewing, self.moment = reviewing, moment

    def measure(self, ui: Ui, width: int) -> Size:
        return (ui.px(WIDE), ui.px(HIGH)) if self.reviewing.thumbnail is not None else (0, 0)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        if self.reviewing.thumbnail is None or not self.rect.colliderect(target.get_clip()):
            return
        place = pygame.Rect(0, 0, ui.px(WIDE), ui.px(HIGH))
        place.center = self.rect.center
        kept, moves = self.reviewing.thumbnails, self.moment.moves
        if moves not in kept:
            kept[moves] = self.reviewing.thumbnail(ui.pictures, self.reviewing.view_before(self.moment))
        target.blit(pygame.transform.smoothscale(kept[moves], place.size), place)
        pygame.draw.rect(target, ui.theme.panel_edge, place, max(1, ui.px(1)))
