"""Rows beside the hand for the sides of the card in play: cost, effect, what each would bring now."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pygame

from engine.historia import facts
from engine.historia import moves as m
from engine.historia.components import ACTIONS
from engine.historia.rules.card_lists import side_of
from game.historia.panels.choice_card import cost
from game.historia.panels.click_target import ClickTarget
from game.historia.panels.hand import changes
from game.historia.panels.paint import line, one_line, rich
from game.historia.preview import REVOLUTION
from game.historia.table_controller import TableController
from game.historia.table_model import TableModel
from game.historia.wording import card_text, words
from game.render.fonts import FLOOR
from game.render.nine_slice import BoxStyle
from game.render.theme import mix
from game.render.ui import Ui
from game.widgets.base import Action, Size, Widget
from game.widgets.material.panel import paper
from game.widgets.rich_text import BrokenText

PAD, GAP, SHIELD, NOTHING = 4, 3, 24, 20  # u
WIDE = 370  # u: the greatest width of the rows


class SideRow(ClickTarget):
    """A row for a side: cost, name, what it brings now or why it is unusable (pressing it says so, too), and its effect
    in full or in brief."""

    def __init__(
        self,
        name: str,
        cubes: int,
        head: str,
        words_: tuple[str, str],
        now: str,
        action: Action | None,
        why: str = "",
        chosen: bool = False,
    ) -> None:
        tip = f"{words_[0]}\n[cross] {why}" if why else words_[0]
        super().__init__(name, action, lit=not why, chosen=chosen, tip=tip)
        self.cubes, self.head, self.full, self.few, self.now, self.why = cubes, head, words_[0], words_[1], now, why
        self.brief = False

    @property
    def drawn_text(self) -> str:
        return self.head

    def _room(self, ui: Ui, width: int) -> int:
        return width - ui.px(SHIELD) - ui.px(18)

    def _effect_text(self, ui: Ui, width: int) -> BrokenText:
        ink = ui.theme.paper_ink if self.lit else ui.theme.paper_soft
        return rich(ui, self.few if self.brief else self.full, self._room(ui, width), 12.5, ink)

    def set_brief(self, ui: Ui, width: int, brief: bool) -> int:
        """Sets whether the row shows the effect in brief or in full; returns the height in pixels that it then
        needs."""
        self.brief = brief
        return (
            line(ui, self.head, "strong", 14, ui.theme.paper_ink).get_height() + self._effect_text(ui, width).height + 2
        )

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        theme, rect = ui.theme, self.rect
        row(ui, target, self)
        icon = pygame.Rect(rect.x + ui.px(5), 0, ui.px(SHIELD), ui.px(SHIELD))
        icon.centery = rect.centery
        cost(self.cubes, ui, target, icon)
        x, wide = icon.right + ui.px(7), self._room(ui, rect.width)
        ink = theme.paper_ink if self.lit else theme.paper_soft
        head = line(ui, self.head, "strong", 14, ink, wide // 2)
        broken = self._effect_text(ui, rect.width)
        y = rect.y + max(1, (rect.height - head.get_height() - broken.height) // 2)
        target.blit(head, (x, y))
        note = f"[cross] {self.why}" if self.why else self.now
        if note:
            left = wide - head.get_width() - ui.px(8)
            drawn = one_line(ui, note, left, 12.5, theme.paper_bad if self.why else theme.paper_good)
            if drawn.get_height() > head.get_height() * 3 // 2:  # too long for one line; the tip shows it
                drawn = one_line(ui, "[cross]", left, 12.5, theme.paper_bad)
            target.blit(drawn, drawn.get_rect(midright=(x + wide, y + head.get_height() // 2)))
        broken.draw(target, x, y + head.get_height())
        self.draw_focus(ui, target, 5)


class NothingRow(ClickTarget):
    """A low row for leaving the card unused."""

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        row(ui, target, self)
        picture = line(ui, ui.text("side-nothing"), "text", 13, ui.theme.paper_ink, self.rect.width - ui.px(8))
        target.blit(picture, picture.get_rect(center=self.rect.center))
        self.draw_focus(ui, target, 5)


def row(ui: Ui, target: pygame.Surface, widget: ClickTarget) -> None:
    """Draws the paper behind a row: gold if it is chosen, dull if it cannot be used."""
    theme = ui.theme
    hot = widget.lit and (widget.hovered or widget.focused)
    warm = 0.35 if hot else 0.0
    if widget.chosen:
        warm = 0.75
    look = BoxStyle(
        radius=ui.px(4),
        top=mix(theme.paper, theme.choice, warm) if widget.lit else theme.paper_low,
        bottom=mix(theme.paper, theme.choice, warm) if widget.lit else theme.paper_low,
        edge=theme.line if widget.chosen or hot else theme.paper_edge,
        edge_width=max(1.0, ui.px(2 if widget.chosen else 1)),
    )
    ui.box(target, widget.rect, look)


class CardSides(Widget):
    """The sheet with all rows, as high as they need."""

    opaque = True

    def __init__(self, rows: list[SideRow], nothing: NothingRow | None) -> None:
        super().__init__(name="sides")
        self.rows, self.nothing = rows, nothing
        self.add(*rows, *([nothing] if nothing is not None else []))

    def _low(self, ui: Ui) -> int:
        return max(ui.px(NOTHING), FLOOR + 4)

    def _highs(self, ui: Ui, width: int, most: int) -> list[int]:
        """Returns the rows' heights that fit `most`: all in full, else unusable ones in brief, else all in brief."""
        inner = width - 2 * ui.px(PAD)
        every = range(len(self.rows))
        dull = [number for number in every if not self.rows[number].lit]
        for few in ((), dull, every):
            highs = [one.set_brief(ui, inner, number in few) for number, one in enumerate(self.rows)]
            if sum(highs) + self._rest(ui) <= most:
                break
        return highs

    def _rest(self, ui: Ui) -> int:
        gaps = ui.px(GAP) * (len(self.rows) - (self.nothing is None))
        return gaps + 2 * ui.px(PAD) + (self._low(ui) if self.nothing is not None else 0)

    def measure(self, ui: Ui, width: int, most: int = 0) -> Size:
        wide = min(width, ui.px(WIDE))
        return (wide, sum(self._highs(ui, wide, most)) + self._rest(ui))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        pad, gap = ui.px(PAD), ui.px(GAP)
        highs = self._highs(ui, rect.width, rect.height)
        spare = max(0, rect.height - sum(highs) - self._rest(ui)) // max(1, len(highs))
        y = rect.y + pad
        for one, high in zip(self.rows, highs, strict=True):
            one.arrange(ui, pygame.Rect(rect.x + pad, y, rect.width - 2 * pad, high + spare))
            y += high + spare + gap
        if self.nothing is not None:
            low = self._low(ui)
            self.nothing.arrange(ui, pygame.Rect(rect.x + pad, rect.bottom - pad - low, rect.width - 2 * pad, low))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        paper(ui, target, self.rect, radius=6, shadow=6)
        super().draw(ui, target)


def sides(ui: Ui, model: TableModel, controller: TableController) -> CardSides:
    """Builds the sheet with a row for each side of the card in play, and one for leaving it unused where that is
    allowed."""
    card = model.in_play
    rows = [_side(ui, model, controller, card, side) for side in facts.sides(model.view, model.seat, card)]
    if (card, "nothing") not in model.resolutions():
        return CardSides(rows, None)
    nothing = NothingRow(
        f"side-{card}-nothing",
        partial(controller.resolve, card, "nothing"),
        tip=f"*{ui.text('side-nothing')}*\n{ui.text('side-nothing-told')}",
        lit=True,
        chosen=model.chosen(card=card, side="nothing"),
    )
    return CardSides(rows, nothing)


def _side(ui: Ui, model: TableModel, controller: TableController, card: str, side: str) -> SideRow:
    reason = model.why(m.Resolve(model.seat, card, side))  # type: ignore[arg-type]
    why = words.short_reason(ui.texts, model.match, reason) if reason is not None else ""
    if card not in ACTIONS:
        head, text, cubes = ui.text("use-advisor"), card_text.advisor(ui.texts, card), 0
        few = card_text.card_brief(ui.texts, card)
    else:
        entry = side_of(card, side)
        head, text, cubes = card_text.capital(ui.text(f"side-{side}")), card_text.side(ui.texts, entry), entry.cost
        few = card_text.brief(ui.texts, entry.do)
    found = SideRow(
        f"side-{card}-{side}",
        cubes,
        head,
        (text, few),
        "" if why else would_bring(ui, model, card, side),
        partial(controller.unavailable, reason) if why else partial(controller.resolve, card, side),
        why,
        model.chosen(card=card, side=side),
    )
    if not why and card != REVOLUTION:
        found.pointed = partial(_point, model, (card, side))
    return found


def _point(model: TableModel, side: tuple[str, str], here: bool) -> None:
    """Highlights what the side under the pointer would do on the plan and the map."""
    if here:
        model.pointed_side = side
    elif model.pointed_side == side:
        model.pointed_side = None


def would_bring(ui: Ui, model: TableModel, card: str, side: str) -> str:
    """Returns the text on what a side would change for the player now; "" for a Revolution, for no change, or if it
    only moves a cube to the map."""
    if card == REVOLUTION:
        return ""
    seen = model.of_side(card, side)
    if seen.territories and replace(seen.after, supply=seen.before.supply) == seen.before:
        return ""
    text = changes(seen.before, seen.after)
    return ui.text("would-now", what=text) if text else ""
