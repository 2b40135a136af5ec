"""Builds the pictures of Historia's handbook pages: cards, pieces, symbols, or the world map with a territory
outlined."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.historia.components import CIVILIZATIONS, LEADERS
from game.historia.drawing import world_map
from game.historia.drawing.palette import LIGHT, piece
from game.historia.panels.cards import FOLDERS
from game.historia.rule_scenes import card, lesson, plan, zone
from game.play.handbook import RULE
from game.render.ui import Ui
from game.widgets.base import Size, Widget
from game.widgets.figure_row import Drawing, FigureRow, picture, with_caption

CARD_HIGH = 380  # u: a card at reading size
WORLD = "historia/board/world"


class WorldPart(Widget):
    """The world map with one land outlined."""

    def __init__(self, territory: str) -> None:
        super().__init__(name="lesson")
        self.territory = territory

    def measure(self, ui: Ui, width: int) -> Size:
        return width, round(width * world_map.HIGH / world_map.WIDE)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        if not self.rect.colliderect(target.get_clip()):
            return
        target.blit(ui.pictures.get(WORLD, self.rect.size), self.rect)
        scale = self.rect.width / world_map.WIDE
        for ring in world_map.rings(self.territory):
            points = [(self.rect.x + x * scale, self.rect.y + y * scale) for x, y in ring]
            pygame.draw.polygon(target, LIGHT, points, max(2, ui.px(3)))


def page_picture(page: str) -> Widget | None:
    """Builds the picture of a handbook page, given its id; returns None where it has none."""
    kind, _, name = page.partition("/")
    if kind == RULE:
        title, _, number = name.partition("#")
        return lesson(title) if number in ("0", "1") else None
    if kind in FOLDERS:
        return FigureRow((card(kind, name),), CARD_HIGH)
    if kind == "territory":
        return WorldPart(name)
    return FigureRow(tuple(ROWS[kind](name))) if kind in ROWS else None


def _civilization(name: str) -> list[Drawing]:
    advisors = [card("advisor", advisor) for advisor in CIVILIZATIONS[name].advisors]
    return [picture(piece(name), 0.6), picture(f"historia/backs/{name}"), *advisors]


ROWS: dict[str, Callable[[str], list[Drawing]]] = {
    "civilization": _civilization,
    "government": lambda name: [plan, zone(name)],
    "technology": lambda name: [with_caption(picture("historia/symbols/technology", 0.6), f"level-{name}"), plan],
    "military": lambda name: [with_caption(picture("historia/symbols/military", 0.6), f"level-{name}"), plan],
    "difficulty": lambda name: [picture(f"historia/symbols/{name}", 0.6)],
    "icon": lambda name: [picture(f"historia/timeline/{name}", 0.7)],
    "era": lambda name: [card("leader", one) for one in LEADERS if LEADERS[one].era == int(name)][:5],
}
