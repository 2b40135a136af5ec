"""The row of wonders on offer ("row" in the rules), oldest first, as a widget."""

from __future__ import annotations

from functools import partial

import pygame

from engine.core.move import Reason
from engine.historia.components import WONDERS
from engine.historia.moves import TakeWonder
from game.historia.panels import cards, zoom_preview
from game.historia.panels.click_target import ClickTarget
from game.historia.panels.paint import MORE, glow, kept, line, rich, write
from game.historia.table_controller import TableController
from game.historia.table_model import TableModel
from game.historia.wording import card_text, words
from game.historia.wording.upcoming import next_row
from game.i18n.line_breaks import shorter
from game.render.nine_slice import BoxStyle
from game.render.theme import INK, mix, rgb
from game.render.ui import Ui
from game.widgets.base import Action, Widget
from game.widgets.material.dim_overlay import blend_colour
from game.widgets.rich_text import BrokenText

HEAD, GAP, LINE, PICTURE = 26, 5, 70, 72  # u: heading, gap, greatest height of a line, width of its picture
SINGLE = 4  # up to so many wonders stand in one column
LIGHT = (240, 160, 20)  # highlight on papyrus, where the table's is too pale


class RowView(Widget):
    """The row of wonders as a widget."""

    def __init__(self, ui: Ui, model: TableModel, controller: TableController) -> None:
        super().__init__(name="row")
        self.ui, self.model = ui, model
        self.taking = model.deciding and not model.choosing and model.selector.has("take_wonder")
        for wonder in model.view.row:
            lit = model.lit(wonder=wonder)
            reason = model.why(TakeWonder(model.seat, wonder)) if self.taking else None
            action: Action | None = partial(controller.point, wonder=wonder) if lit else None
            self.add(
                ClickTarget(
                    f"row-{wonder}",
                    partial(controller.unavailable, reason) if reason is not None else action,
                    partial(self._card, wonder),
                    tip=partial(self._tip, wonder, reason),
                    lit=lit,
                    chosen=model.chosen(wonder=wonder),
                    near=partial(zoom_preview.card, "wonder", wonder),
                )
            )

    def _tip(self, wonder: str, reason: Reason | None) -> str:
        tip = words.card_tip(self.ui.texts, "wonder", wonder)
        if reason is not None:
            tip += f"\n[cross] {words.reason(self.ui.texts, self.model.match, reason)}"
        return tip

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        """Places the wonders as full-width lines; more than four in two columns."""
        self.rect = rect
        gap, head = ui.px(GAP), ui.px(HEAD)
        count = max(1, len(self.children))
        across = 1 if count <= SINGLE else 2
        rows = -(-count // across)
        high = min(ui.px(LINE), (rect.height - head - gap * rows) // rows)
        wide = (rect.width - gap * (across - 1)) // across
        for number, widget in enumerate(self.children):
            column, row = divmod(number, rows)
            place = pygame.Rect(rect.x + column * (wide + gap), rect.y + head + row * (high + gap), wide, high)
            widget.arrange(ui, place)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        if self.children:
            head = pygame.Rect(self.rect.x, self.rect.y, self.rect.width, ui.px(HEAD - 5))
            note = line(ui, ui.text("row-taken"), "flavour", 13, ui.theme.paper_soft, head.width // 3)
            target.blit(note, note.get_rect(midright=head.midright))
            left = pygame.Rect(head.x, head.y, head.width - note.get_width() - ui.px(8), head.height)
            write(ui, target, ui.text("row-title"), left, "title", 16, ui.theme.accent)
            pygame.draw.line(target, ui.theme.paper_edge, head.bottomleft, head.bottomright, max(1, ui.px(1)))
            super().draw(ui, target)
            return
        text, turn = ui.text("row-empty"), next_row(self.model.view, self.model.seat)
        if turn:
            text += "\n" + ui.text("row-comes", turn=turn)
        laid = rich(ui, text, self.rect.width - ui.px(40), 15, ui.theme.paper_soft, "flavour", "centre")
        laid.draw(target, self.rect.x + ui.px(20), self.rect.centery - laid.height // 2)

    def _card(self, wonder: str, ui: Ui, target: pygame.Surface, widget: ClickTarget) -> None:
        shadow = ui.px(2)
        blend_colour(target, widget.rect.move(shadow, shadow), 60)
        if widget.lit or widget.chosen:
            glow(ui, target, widget.rect, ui.px(5), LIGHT)
        target.blit(wonder_line(ui, wonder, widget.rect.size, widget.chosen), widget.rect)
        if widget.hovered and not widget.chosen:
            ui.box(target, widget.rect, BoxStyle(radius=ui.px(5), edge=ui.theme.line, edge_width=max(1.5, ui.px(1.6))))
        if self.taking and not widget.lit and not widget.chosen:
            blend_colour(target, widget.rect, 70)
        oldest = self.model.view.row and wonder == self.model.view.row[0]
        if oldest and self.model.view.civbot_order:  # the next that a Civbot removes
            side = ui.px(18)
            cog = ui.pictures.get("historia/symbols/civbot", (side, side))
            target.blit(cog, cog.get_rect(topright=(widget.rect.right - side // 6, widget.rect.top + side // 6)))


def wonder_line(ui: Ui, wonder: str, size: tuple[int, int], chosen: bool = False) -> pygame.Surface:
    """Returns a picture of a wonder as a line of the row: its image, name, and effect in words; highlighted if
    ``chosen``. Cached."""
    return kept(ui, f"wonder line {wonder} {chosen}", size, lambda: _line(ui, wonder, size, chosen))


def _line(ui: Ui, wonder: str, size: tuple[int, int], chosen: bool) -> pygame.Surface:
    drawn = pygame.Surface(size, pygame.SRCALPHA)
    theme, whole, pad = ui.theme, drawn.get_rect(), ui.px(5)
    top = mix(theme.paper, theme.choice, 0.6) if chosen else theme.paper
    edge = rgb(cards.EDGES[WONDERS[wonder].era][1])
    ui.box(drawn, whole, BoxStyle(radius=ui.px(5), top=top, bottom=top, edge=edge, edge_width=max(1.0, ui.px(1.4))))
    wide = min(ui.px(PICTURE), whole.width // 4, round(whole.height * 1.3))
    place = pygame.Rect(pad, pad, wide, whole.height - 2 * pad)
    drawn.blit(ui.pictures.covering(cards.picture("wonder", wonder), place.size, 504 / 400), place)
    pygame.draw.rect(drawn, INK, place, max(1, ui.px(1)))
    x = place.right + ui.px(8)
    name, broken = wonder_text(ui, wonder, whole.right - x - ui.px(6), whole.height - 2)
    high = name.get_height() if name is not None else 0
    y = max(1, (whole.height - high - broken.height) // 2)
    if name is not None:
        drawn.blit(name, (x, y))
    broken.draw(drawn, x, y + high)
    return drawn


def wonder_text(ui: Ui, wonder: str, wide: int, high: int) -> tuple[pygame.Surface | None, BrokenText]:
    """Returns a wonder's name and its effect, broken into lines, so that both fit this width and height in pixels.

    Where both do not fit one below the other, the name is None and joins the effect's lines, then the type gets
    smaller; at the smallest size the text is cut with an ellipsis.
    """
    theme = ui.theme
    title, text = ui.text(f"wonder-{wonder}"), card_text.wonder(ui.texts, wonder).replace("\n", " ")
    name = line(ui, title, "title", 13.5, theme.accent, wide - ui.px(16))
    laid = rich(ui, text, wide, 13, theme.paper_ink)
    if name.get_height() + laid.height <= high:
        return name, laid
    whole, size = f"*{title}* · {text}", 13.0
    laid = rich(ui, whole, wide, size, theme.paper_ink)
    while laid.height > high and size > 9:
        size -= 0.5
        laid = rich(ui, whole, wide, size, theme.paper_ink)
    while laid.height > high and (kept := shorter(whole)):
        whole = kept
        laid = rich(ui, whole.rstrip(",;.:*、。") + MORE, wide, size, theme.paper_ink)
    return None, laid
