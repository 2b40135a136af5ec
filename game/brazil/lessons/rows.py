"""Things of the box beside each other: arches, cards, goods with what they buy."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.brazil.components import MISSIONS, MONARCHS, PAINTINGS
from game.brazil.cards.face import face
from game.ui import Ui
from game.widgets.base import Size, Widget
from game.widgets.material.laurel import laurel

HIGH, GAP = 150, 14  # u
Drawing = Callable[[Ui, int], pygame.Surface]  # of a height in pixels


def picture(name: str, share: float = 1.0) -> Drawing:
    """``share``: of the height."""

    def drawn(ui: Ui, high: int) -> pygame.Surface:
        tall = round(high * share)
        return ui.pictures.scaled(name, (round(tall * ui.pictures.ratio(name)), tall))

    return drawn


def card(kind: str, card_id: str) -> Drawing:
    return lambda ui, high: face(ui, kind, card_id, (round(high / 1.4), high))


def arch(name: str) -> Drawing:
    """With its name below."""

    def drawn(ui: Ui, high: int) -> pygame.Surface:
        side = round(high * 0.74)
        words = ui.line(ui.text(f"arch-{name}"), "strong", "text")
        whole = pygame.Surface((max(side, words.get_width()), high), pygame.SRCALPHA)
        opening = ui.pictures.get(f"arches/{name}", (side, side))
        whole.blit(opening, opening.get_rect(midtop=(whole.get_width() // 2, 0)))
        whole.blit(words, words.get_rect(midbottom=(whole.get_width() // 2, high)))
        return whole

    return drawn


def points(number: int) -> Drawing:
    return lambda ui, high: laurel(ui, number, round(high * 0.5))


def _first(era: int) -> str:
    return next(name for name, mission in MISSIONS.items() if mission.era == era)


PAINTING, MONARCH = next(iter(PAINTINGS)), next(iter(MONARCHS))
ROWS: dict[str, tuple[Drawing, ...]] = {
    "goal": (
        card("mission", _first(1)),
        card("painting", PAINTING),
        picture("cities/salvador", 0.8),
        picture("palaces/palace_4", 0.8),
        points(95),
    ),
    "arches": tuple(
        arch(name) for name in ("deploy", "painting", "build", "renovate", "manufacture", "harbor", "trade")
    ),
    "paying": (
        picture("goods/sugarcane", 0.4),
        picture("goods/brazilwood", 0.4),
        picture("goods/gold", 0.4),
        picture("marks/arrow_move", 0.34),
        picture("buildings/sawmill", 0.9),
    ),
    "missions": (
        *(card("mission", _first(era)) for era in (1, 2, 3)),
        *(picture(f"palaces/palace_{number}", 0.6) for number in (2, 3, 4)),
    ),
    "scoring": (
        card("monarch", MONARCH),
        card("painting", PAINTING),
        picture("buildings/gold_foundry", 0.7),
        picture("products/coffee", 0.4),
        picture("products/sugar", 0.4),
        points(71),
    ),
    "solo": (picture("screens/guararapes"),),
}


class Things(Widget):
    """In the middle, as large as they fit beside each other."""

    def __init__(self, drawings: tuple[Drawing, ...]) -> None:
        super().__init__(name="lesson")
        self.drawings = drawings

    def measure(self, ui: Ui, width: int) -> Size:
        return width, ui.px(HIGH)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        if not self.rect.colliderect(target.get_clip()):
            return
        high, gap = self.rect.height, ui.px(GAP)
        drawn = [drawing(ui, high) for drawing in self.drawings]
        wide = sum(one.get_width() for one in drawn) + gap * (len(drawn) - 1)
        if wide > self.rect.width:
            share = self.rect.width / wide
            drawn = [pygame.transform.smoothscale_by(one, share) for one in drawn]
            gap, wide = round(gap * share), self.rect.width
        x = self.rect.centerx - wide // 2
        for one in drawn:
            target.blit(one, one.get_rect(midleft=(x, self.rect.centery)))
            x += one.get_width() + gap
