"""The panel at the end of a battle with what one side gains and loses: the hex, goods, cards, units that leave."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.brazil.battle.banner import tint
from game.brazil.battle.gains import LEAVING, BattleGain
from game.brazil.battle.layout import BattleLayout
from game.render.ui import Ui
from game.widgets.base import Widget
from game.widgets.fitted_text import fitted
from game.widgets.material.panel import dark_panel
from game.widgets.rich_text import lay_out
from game.widgets.scene import blit_with_opacity, phase_progress

SIZES = {"units/": (62.0, 68.0), "goods/": (40.0, 40.0), "backs/": (40.0, 56.0)}  # v; otherwise a hex with its margin
PICTURE, ITEM, HEAD = 62.0, 174.0, 28.0  # v


class GainsPanel(Widget):
    """Shows one side's gains with a text under each.

    ``gains``: each gain with its text; ``share``: progress of the animation, 0 to 1.
    """

    def __init__(
        self, seat: int, name: str, colour: str, badge: str, gains: Sequence[tuple[BattleGain, str]], lit: bool,
        share: Callable[[], float],
    ) -> None:  # fmt: skip
        super().__init__(name=f"booty-{seat}")
        self.seat, self.title, self.colour, self.badge, self.lit = seat, name, colour, badge, lit
        self.gains = tuple(gains)
        self._share = share

    def unit_points(self, plan: BattleLayout) -> list[tuple[str, tuple[int, int]]]:
        """Returns the pictures of units that leave the field, each with the point of the panel it slides to."""
        found = []
        for gain, _, place in self._items(plan):
            if gain.kind in LEAVING:
                found += [(name, rect.center) for name, rect in _row(plan, gain.pictures, place)]
        return found

    def _items(self, plan: BattleLayout) -> list[tuple[BattleGain, str, pygame.Rect]]:
        rect, head = self.rect, plan.px(HEAD)
        wide = min(plan.px(ITEM), (rect.width - plan.px(12)) // max(1, len(self.gains)))
        left = rect.centerx + plan.px(2) - wide * len(self.gains) // 2
        return [
            (gain, words, pygame.Rect(left + wide * number, rect.y + head, wide, rect.height - head))
            for number, (gain, words) in enumerate(self.gains)
        ]

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        plan, share = BattleLayout(ui.size), self._share()
        dark_panel(ui, target, self.rect, band=tint(self.colour), lit=self.lit)
        side = plan.px(19)
        x = self.rect.x + plan.px(14)
        middle = self.rect.y + plan.px(HEAD / 2 + 2)
        if self.badge:
            badge = ui.pictures.get(self.badge, (side, side))
            target.blit(badge, badge.get_rect(midleft=(x, middle)))
            x += side + plan.px(7)
        name = fitted(
            ui, self.title, self.rect.right - x - plan.px(8), style="title", size="heading", colour="wood_ink"
        )
        target.blit(name, name.get_rect(midleft=(x, middle)))
        items = self._items(plan)
        for number, (gain, words, place) in enumerate(items):
            shown = phase_progress(share, 0.15 + 0.5 * number / len(items), 0.5 + 0.5 * number / len(items))
            self._draw_item(ui, target, plan, gain, words, place, shown if share < 1 else 1.0)

    def _draw_item(
        self,
        ui: Ui,
        target: pygame.Surface,
        plan: BattleLayout,
        gain: BattleGain,
        words: str,
        place: pygame.Rect,
        shown: float,
    ) -> None:
        """Draws one gain; units that leave appear only when they have arrived here."""
        if gain.kind not in LEAVING or shown >= 1:
            for name, rect in _row(plan, gain.pictures, place):
                picture = ui.pictures.get(name, rect.size)
                blit_with_opacity(target, picture, rect, shown)
        if shown > 0:
            top = plan.px(PICTURE * 1.1 + 4) if gain.pictures else 0
            room = place.width - plan.px(8)
            text = lay_out(
                ui, words, room, size=plan.letters(14.5) * 100 / ui.px(100), colour="wood_ink", align="centre"
            )
            text.draw(target, place.x + plan.px(4), place.y + top)


def _row(plan: BattleLayout, pictures: Sequence[str], place: pygame.Rect) -> list[tuple[str, pygame.Rect]]:
    """Rectangles of the pictures side by side, overlapping if there are many."""
    if not pictures:
        return []
    wide = plan.px(PICTURE)
    step = min(wide + plan.px(4), (place.width - wide - plan.px(6)) // max(1, len(pictures) - 1))
    step = max(plan.px(8), step)
    x = place.centerx - (step * (len(pictures) - 1)) // 2
    found = []
    for number, name in enumerate(pictures):
        long, high = next((size for folder, size in SIZES.items() if name.startswith(folder)), (78.0, 78 * 1.1))
        rect = pygame.Rect(0, 0, plan.px(long), plan.px(high))
        rect.center = (x + step * number, place.y + plan.px(PICTURE * 0.55))
        found.append((name, rect))
    return found
