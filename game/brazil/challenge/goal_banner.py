"""A goal of a challenge as a hanging banner at the map's edge: title, progress pictures, what is missing."""

from __future__ import annotations

import pygame

from game.brazil.challenge.goal_status import DIM, HELD, LACKING, GoalPicture, GoalStatus
from game.brazil.drawing.portrait import fitted_in
from game.render.theme import IVORY, Colour
from game.render.ui import Ui
from game.widgets.base import Size, Widget
from game.widgets.material.panel import paper
from game.widgets.material.standard import LOST, MET, OCHRE, cloth_of, hang
from game.widgets.rich_text import BrokenText, lay_out

WIDE, HIGH = 161, 136
SMALL_WIDE, SMALL_HIGH = 64, 58
SLIP = 176
CLOTHS: dict[str, Colour] = {"open": OCHRE, "met": MET, "lost": LOST}
MARKS = {"met": "marks/check", "lost": "marks/cross"}
NEED, MARK = 21.0, 28  # u: pictures of what is missing; tick or cross
TRIED = ((34.0, 14), (26.0, 14), (26.0, 13), (22.0, 13), (22.0, 12), (18.0, 12))  # u: pictures, type; tried in order
CROWD, OVERLAP = 4, 0.24


class GoalBanner(Widget):
    """Draws one goal; hovered or focused, it shows hints beside it."""

    focusable = True
    role = "text"

    def __init__(self, status: GoalStatus, title: str, *, small: bool = False) -> None:
        """Makes a banner. ``title``: of the hints; ``small``: pictures only, the texts in the tooltip."""
        super().__init__(name=f"standard-{status.goal}")
        self.status, self.hints_title, self.small = status, title, small
        if small:
            self.tip = "\n".join((f"*{status.title}*", status.line, *(entry.text for entry in status.helps)))

    @property
    def drawn_text(self) -> str:
        helps = [entry.text for entry in self.status.helps]
        return "\n".join((self.status.title, self.status.line, *helps))

    def measure(self, ui: Ui, width: int) -> Size:
        return (ui.px(SMALL_WIDE), ui.px(SMALL_HIGH)) if self.small else (ui.px(WIDE), ui.px(HIGH))

    @property
    def looked_at(self) -> bool:
        """Whether the banner is hovered or focused."""
        return self.hovered or self.focused

    @property
    def _ink(self) -> Colour | str:
        return "paper_ink" if self.status.state == "open" else IVORY

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect, status = self.rect, self.status
        hang(ui, target, rect, CLOTHS[status.state])
        cloth = cloth_of(rect)
        if self.small:
            self._draw_pieces(ui, target, status.pieces[-2:], cloth.inflate(0, -cloth.height // 4), 24)
        else:
            self._draw_whole(ui, target, cloth)
        if mark := MARKS.get(status.state):
            side = ui.px(20 if self.small else MARK)
            drawn = ui.pictures.get(mark, (side, side))
            target.blit(drawn, drawn.get_rect(center=(cloth.centerx, cloth.bottom - side // 4)))
        if self.looked_at and not self.small and status.helps:
            self._draw_hints(ui, target)
        if self.focused:
            ui.box(target, rect.inflate(ui.px(4), ui.px(4)), ui.focus_box())

    def _draw_whole(self, ui: Ui, target: pygame.Surface, cloth: pygame.Rect) -> None:
        line = self._title_line(ui, cloth)
        target.blit(*fitted_in(ui, self.status.title, "title", "heading", ui.colour(self._ink), line))
        row, side, block = self.fit_text(ui, cloth)
        self._draw_pieces(ui, target, self.status.pieces, row, side)
        y = row.bottom + ui.px(2)
        block.draw(target, cloth.x + ui.px(3), y)
        if self._needs:
            foot = pygame.Rect(cloth.x, min(y + block.height, cloth.bottom - ui.px(NEED)), cloth.width, ui.px(NEED))
            self._draw_pieces(ui, target, self._needs, foot, NEED)

    @property
    def _needs(self) -> tuple[GoalPicture, ...]:
        return self.status.needs if self.status.state == "open" else ()

    @staticmethod
    def _title_line(ui: Ui, cloth: pygame.Rect) -> pygame.Rect:
        return pygame.Rect(cloth.x + ui.px(2), cloth.y + ui.px(4), cloth.width - ui.px(4), ui.px(21))

    def fit_text(self, ui: Ui, cloth: pygame.Rect) -> tuple[pygame.Rect, float, BrokenText]:
        """Chooses the largest pictures and text that fit the banner: returns the rectangle of the row of pictures, a
        picture's side in u (units of length), and the text laid out."""
        top, lowest = self._title_line(ui, cloth).bottom + ui.px(2), self.lowest(ui, cloth)
        for side, size in TRIED[1:] if self._needs else TRIED:
            row = pygame.Rect(cloth.x, top, cloth.width, ui.px(side))
            block = lay_out(ui, self.status.line, cloth.width - ui.px(6), size=size, colour=self._ink, align="centre")
            if row.bottom + ui.px(2) + block.height <= lowest:
                break
        return row, side, block

    def lowest(self, ui: Ui, cloth: pygame.Rect) -> int:
        """Returns the y above which the banner's text must end, because the banner's point, the missing goods or a mark
        is below."""
        if self.status.state in MARKS:
            return cloth.bottom - ui.px(MARK) * 3 // 4 + ui.px(4)
        return cloth.bottom + ui.px(4) - (ui.px(NEED) if self._needs else 0)

    def _draw_pieces(
        self, ui: Ui, target: pygame.Surface, pieces: tuple[GoalPicture, ...], row: pygame.Rect, side: float
    ) -> None:
        """Draws pictures side by side, centred in a row, smaller if there are many."""
        texts = [ui.line(piece.text, "strong", "large", self._ink) if piece.text else None for piece in pieces]
        gap = ui.px(3)
        taken = sum(text.get_width() + gap for text in texts if text is not None)
        pictures = max(1, sum(bool(piece.picture) for piece in pieces))
        room = row.width - ui.px(8) - taken
        high = min(ui.px(side), (room - gap * (pictures - 1)) // pictures)
        if pictures >= CROWD:  # many pictures overlap
            high = min(ui.px(side), round(room / (pictures - OVERLAP * (pictures - 1))))
            gap = -round(high * OVERLAP) if high * pictures > room else gap
        x = row.centerx - (taken + pictures * high + gap * (pictures - 1)) // 2
        for piece, text in zip(pieces, texts, strict=True):
            if text is not None:
                target.blit(text, (x, row.centery - text.get_height() // 2))
                x += text.get_width() + gap
            if piece.picture:
                self._draw_piece(ui, target, piece, pygame.Rect(x, row.centery - high // 2, high, high))
                x += high + gap

    def _draw_piece(self, ui: Ui, target: pygame.Surface, piece: GoalPicture, rect: pygame.Rect) -> None:
        ratio = min(1.0, ui.pictures.ratio(piece.picture))
        size = (round(rect.height * ratio), rect.height)
        drawn = ui.pictures.scaled(piece.picture, size)
        if piece.look in (DIM, LACKING) and not piece.picture.startswith(("goods/", "marks/hand")):
            drawn = pygame.transform.grayscale(drawn)
            drawn.set_alpha(130)
        target.blit(drawn, drawn.get_rect(center=rect.center))
        if piece.look == LACKING:
            thick = max(2, ui.px(2))
            pygame.draw.circle(target, ui.theme.seal, rect.center, rect.height // 2 + thick // 2, thick)
        elif piece.look == HELD:
            side = max(10, rect.height // 2)
            tick = ui.pictures.get("marks/check", (side, side))
            target.blit(tick, tick.get_rect(center=rect.bottomright))

    # -- hints ---------------------------------------------------------------------------------------------------

    def _draw_hints(self, ui: Ui, target: pygame.Surface) -> None:
        """Draws the hints what would help, beside the banner."""
        pad, icon, wide = ui.px(10), ui.px(22), ui.px(SLIP)
        room = wide - 2 * pad - icon - ui.px(6)
        title = ui.line(self.hints_title, "title", 15, "paper_ink")
        helps = self.status.helps
        lines = [(one.picture, lay_out(ui, one.text, room, size=14, colour="paper_ink")) for one in helps]
        high = 2 * pad + title.get_height() + sum(self._line_high(ui, block) for _, block in lines)
        rect = pygame.Rect(self.rect.right + ui.px(6), self.rect.y, max(wide, title.get_width() + 2 * pad), high)
        rect.clamp_ip(target.get_rect().inflate(-ui.px(12), -ui.px(12)))
        paper(ui, target, rect)
        target.blit(title, (rect.x + pad, rect.y + pad - ui.px(2)))
        y = rect.y + pad + title.get_height()
        for picture, block in lines:
            tall = self._line_high(ui, block)
            drawn = ui.pictures.scaled(picture, (round(icon * min(1.0, ui.pictures.ratio(picture))), icon))
            target.blit(drawn, drawn.get_rect(center=(rect.x + pad + icon // 2, y + tall // 2)))
            block.draw(target, rect.x + pad + icon + ui.px(6), y + (tall - block.height) // 2)
            y += tall

    @staticmethod
    def _line_high(ui: Ui, block: BrokenText) -> int:
        return max(ui.px(26), block.height + ui.px(4))
