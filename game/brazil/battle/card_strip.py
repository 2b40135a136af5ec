"""The strip at the bottom of the battle scene: prompt, Combat cards to choose from, gains and buttons."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.brazil.battle.gains_panel import GainsPanel
from game.brazil.battle.layout import BattleLayout
from game.brazil.cards.card_body import HIGH, WIDE
from game.brazil.cards.card_front import face
from game.brazil.cards.card_token import CardToken
from game.brazil.cards.shadow import cast_shadow
from game.brazil.options import TrayOption
from game.render.nine_slice import BoxStyle as Look
from game.render.theme import GOLD, INK, LIGHT_TEXT
from game.render.ui import Ui
from game.widgets.base import Action, Size, Widget
from game.widgets.button import Button
from game.widgets.fitted_text import largest_text_scale
from game.widgets.material.panel import rosewood
from game.widgets.rich_text import BrokenText, lay_out

CARD = 118.0  # width of a card in v
ANGLE, MOST_ANGLE = 2.6, 12.0  # degrees between cards, and over the whole fan
ROOM = 640.0  # width of all cards together, in v
RISE = 12.0


class FieldCard(CardToken):
    """A Combat card in the hand; it rises when chosen or hovered.

    ``option``: the option of the tray that a click on it chooses.
    """

    def __init__(
        self, ui: Ui, card: str, action: Action, *, name: str, chosen: bool = False, option: TrayOption | None = None
    ) -> None:
        super().__init__(ui, "combat", card, CARD, action=action, lit=True, chosen=chosen, name=name)
        self.lean = 0.0  # tilt in degrees to the right; 0 while chosen or hovered
        if option is not None:
            self.option = option

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        plan = BattleLayout(ui.size)
        up = self.chosen or self.hovered or self.focused
        rise = RISE if up else 0
        rect = self.rect.move(0, -plan.px(RISE * 1.8 if self.chosen else rise))
        cast_shadow(ui, target, rect, 12 if up else 4)
        drawn = self._framed(ui, plan, rect.size, up)
        if self.lean and not up:
            drawn = pygame.transform.rotozoom(drawn, -self.lean, 1.0)
        target.blit(drawn, drawn.get_rect(center=rect.center))
        if self.chosen:
            side = plan.px(30)
            mark = ui.pictures.get("marks/check", (side, side))
            target.blit(mark, mark.get_rect(center=(rect.right - side // 3, rect.y + side // 3)))
        self.draw_focus(ui, target, 12)

    def _framed(self, ui: Ui, plan: BattleLayout, size: Size, up: bool) -> pygame.Surface:
        """The card in a gold frame with an ink outline; brighter while raised."""
        width = max(2, plan.px(4 if self.chosen else 2.4))
        radius = round(size[0] * 0.06) + width
        whole = pygame.Surface((size[0] + 2 * width + 2, size[1] + 2 * width + 2), pygame.SRCALPHA)
        box = whole.get_rect()
        ui.box(whole, box, Look(radius=radius + 1, top=INK))
        ui.box(whole, box.inflate(-2, -2), Look(radius=radius, top=ui.theme.light if up else GOLD))
        whole.blit(face(ui, self.kind, self.card_id, size), (width + 1, width + 1))
        return whole


class CardStrip(Widget):
    """The strip of wood with prompt, cards, gains panels and buttons of a battle.

    ``lines``: the prompt, and a hint in italics below it.
    """

    def __init__(
        self,
        lines: tuple[str, str],
        cards: list[FieldCard],
        buttons: list[Button],
        gains_panels: Sequence[GainsPanel] = (),
    ) -> None:
        super().__init__(name="battle-foot")
        self.lines, self.cards, self.buttons, self.gains_panels = lines, cards, buttons, tuple(gains_panels)
        self.left = 0  # px: the words begin to the right of it
        self.opaque = True
        self.add(*cards, *gains_panels, *buttons)

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        plan = BattleLayout(ui.size)
        wide, high = plan.px(CARD), plan.px(CARD * HIGH / WIDE)
        gap = plan.px(12)
        room = min(plan.px(ROOM), rect.width - plan.px(560))
        step = min(wide + gap, (room - wide) / max(1, len(self.cards) - 1)) if len(self.cards) > 1 else 0.0
        x = rect.centerx - (wide + step * (len(self.cards) - 1)) / 2
        each = min(ANGLE, MOST_ANGLE / max(1, len(self.cards) - 1))
        for number, card in enumerate(self.cards):
            from_middle = number - (len(self.cards) - 1) / 2
            card.lean = each * from_middle
            y = rect.y - plan.px(4 - 1.1 * from_middle**2)
            card.arrange(ui, pygame.Rect(round(x + step * number), y, wide, high))
        self._arrange_gains(plan)
        self._arrange_buttons(ui, plan)

    def _arrange_gains(self, plan: BattleLayout) -> None:
        """Places the gains panels, wider the more gains they show."""
        place, gap = plan.gains_area, plan.px(12)
        parts = sum(max(2, len(one.gains)) for one in self.gains_panels)
        x, room = place.x, place.width - gap * (len(self.gains_panels) - 1)
        for one in self.gains_panels:
            one.rect = pygame.Rect(x, place.y, room * max(2, len(one.gains)) // parts, place.height)
            x = one.rect.right + gap

    def _arrange_buttons(self, ui: Ui, plan: BattleLayout) -> None:
        """Places the main button in the lower right corner and the others, equally wide, above it."""
        room, crowded = plan.px(228), len(self.buttons) > 3
        bottom = self.rect.bottom - plan.px(9 if crowded else 14)
        for button in self.buttons:
            great = button.kind == "main"
            if crowded and not great:
                button.pads = (14, 3)
            least = 28 if crowded else 34
            high = max(button.measure(ui, room)[1], plan.px(46 if great else least))
            place = pygame.Rect(self.rect.right - plan.px(32) - room, bottom - high, room, high)
            button.arrange(ui, place)
            bottom = place.y - plan.px(6 if crowded else 8)

    def words_span(self, plan: BattleLayout) -> tuple[int, int]:
        """Returns the left edge and the width of the words beside the cards, in pixels."""
        first = next((thing.rect.x for thing in (*self.cards, *self.gains_panels)), self.rect.centerx)
        left = max(plan.px(40), self.left + plan.px(14))
        return left, min(plan.px(330), first - plan.px(16) - left)

    def words(self, ui: Ui, plan: BattleLayout, room: int) -> tuple[BrokenText, BrokenText]:
        """Returns the strip's prompt and its hint, each broken into lines of ``room`` pixels, in the largest type at
        which both fit."""
        large, small = (plan.letters(size) * 100 / ui.px(100) for size in (17, 15))  # in v, not u

        def laid() -> tuple[BrokenText, BrokenText]:
            return (
                lay_out(ui, self.lines[0], room, style="strong", size=large, colour=LIGHT_TEXT),
                lay_out(ui, self.lines[1], room, style="flavour", size=small, colour=(201, 184, 150)),
            )

        high = self.rect.height - 2 * plan.px(8)
        with ui.with_text_scale(largest_text_scale(ui, lambda: sum(one.height for one in laid()) <= high)):
            return laid()

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        plan = BattleLayout(ui.size)
        rosewood(ui, target, self.rect)
        left, room = self.words_span(plan)
        alone = not (self.cards or self.gains_panels or self.buttons)
        room = plan.px(640) if alone else room
        if room > 60:
            text, hint = self.words(ui, plan, room)
            x = self.rect.centerx - text.width // 2 if alone else left
            y = self.rect.centery - (text.height + hint.height + plan.px(8)) // 2
            text.draw(target, x, y)
            hint.draw(target, x, y + text.height + plan.px(8))
        for child in self.children:
            if not (isinstance(child, FieldCard) and child.chosen):
                child.draw(ui, target)
        for card in self.cards:
            if card.chosen:
                card.draw(ui, target)
