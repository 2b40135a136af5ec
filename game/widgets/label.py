"""Static widgets: text, headings, titles, pictures and paper panels."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.render.nine_slice import BoxStyle as Look
from game.render.theme import GOLD, GOLD_LIGHT, Colour, mix
from game.render.ui import Ui
from game.widgets.base import Size, Widget
from game.widgets.fitted_text import fitted, whole_words_size


class Label(Widget):
    """Text in one style, wrapped if needed."""

    role = "text"

    def __init__(
        self,
        text: str,
        *,
        style: str = "text",
        size: str | int = "text",
        colour: str | Colour = "ink",
        align: str = "left",
        name: str = "",
        tip: str = "",
        grow: int = 0,
    ) -> None:
        super().__init__(name=name, tip=tip, grow=grow)
        self.text, self.style, self.size, self.colour, self.align = text, style, size, colour, align

    @property
    def drawn_text(self) -> str:
        return self.text

    def type_size(self, ui: Ui, width: int) -> int:
        """Returns the text's size in pixels in a label of this width."""
        return whole_words_size(ui, self.text, self.style, self.size, max(1, width))

    def _lines(self, ui: Ui, width: int) -> list[str]:
        return ui.fonts.wrap(self.text, self.style, self.type_size(ui, width), max(1, width))

    def measure(self, ui: Ui, width: int) -> Size:
        size = self.type_size(ui, width)
        lines = self._lines(ui, width)
        widest = max(ui.fonts.width(line, self.style, size) for line in lines)
        return (widest, len(lines) * ui.fonts.height(self.style, size))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        size = self.type_size(ui, self.rect.width)
        step = ui.fonts.height(self.style, size)
        lines = self._lines(ui, self.rect.width)
        y = self.rect.y + max(0, (self.rect.height - step * len(lines)) // 2)
        colour = ui.colour(self.colour)
        for line in lines:
            drawn = ui.fonts.line(line, self.style, size, colour)
            spare = self.rect.width - drawn.get_width()
            x = self.rect.x + {"centre": spare // 2, "right": spare}.get(self.align, 0)
            target.blit(drawn, (x, y))
            y += step


class OneLine(Label):
    """Text in one line, scaled down and then condensed to fit."""

    def type_size(self, ui: Ui, width: int) -> int:
        return ui.type_size(self.size)

    def _lines(self, ui: Ui, width: int) -> list[str]:
        return [self.text]

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect = self.rect
        drawn = fitted(ui, self.text, rect.width, style=self.style, size=self.size, colour=self.colour)
        spare = rect.width - drawn.get_width()
        x = rect.x + {"centre": spare // 2, "right": spare}.get(self.align, 0)
        target.blit(drawn, (x, rect.centery - drawn.get_height() // 2))


class FirstFitting(OneLine):
    """A text with several wordings: shows the first that fits its width as it is; else the last, squeezed."""

    def __init__(self, wordings: Sequence[str], *, style: str, size: str | int, colour: str) -> None:
        super().__init__(wordings[0], style=style, size=size, colour=colour, grow=1)
        self.wordings = wordings

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        size = ui.type_size(self.size)
        fits = (words for words in self.wordings if ui.fonts.width(words, self.style, size) <= self.rect.width)
        self.text = next(fits, self.wordings[-1])
        super().draw(ui, target)


class Heading(Label):
    """A heading in capitals with a fine gold line below."""

    role = "heading"

    def __init__(
        self, text: str, *, size: str | int = "heading", align: str = "left", grow: int = 0, wood: bool = False
    ) -> None:
        """``wood``: colours for a wooden background."""
        super().__init__(text, style="title", size=size, colour="line" if wood else "accent", align=align, grow=grow)
        self.wood = wood

    def measure(self, ui: Ui, width: int) -> Size:
        wide, high = super().measure(ui, width)
        return (wide, high + ui.px(5))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        super().draw(ui, target)
        y = self.rect.bottom - ui.px(2)
        colour = ui.theme.line_low if self.wood else mix(ui.theme.panel_edge, ui.theme.panel, 0.35)
        pygame.draw.line(target, colour, (self.rect.x, y), (self.rect.right - 1, y), max(1, ui.px(1)))


class GoldTitle(Widget):
    """A large title in gold."""

    role = "heading"

    def __init__(self, text: str, size: str | int = "display", grow: int = 0) -> None:
        super().__init__(grow=grow)
        self.text, self.size = text, size

    @property
    def drawn_text(self) -> str:
        return self.text

    def _size(self, ui: Ui, width: int) -> int:
        size = ui.type_size(self.size)
        while size > 12 and ui.fonts.width(self.text, "title", size) > width - 6:
            size -= 2
        return size

    def measure(self, ui: Ui, width: int) -> Size:
        size = self._size(ui, width)
        return (ui.fonts.width(self.text, "title", size) + 6, ui.fonts.height("title", size) + 4)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        drawn = ui.fonts.gilded(self.text, self._size(ui, self.rect.width), GOLD_LIGHT, GOLD, (40, 22, 8))
        target.blit(drawn, drawn.get_rect(center=self.rect.center))


class Picture(Widget):
    """A picture of fixed size in u."""

    def __init__(self, picture: str, width: float, height: float, *, name: str = "", tip: str = "") -> None:
        super().__init__(name=name, tip=tip)
        self.picture, self.wanted = picture, (width, height)

    def measure(self, ui: Ui, width: int) -> Size:
        return (ui.px(self.wanted[0]), ui.px(self.wanted[1]))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        size = (ui.px(self.wanted[0]), ui.px(self.wanted[1]))
        drawn = ui.pictures.get(self.picture, size)
        target.blit(drawn, drawn.get_rect(center=self.rect.center))


class Panel(Widget):
    """A sheet of paper round one child."""

    opaque = True

    def __init__(
        self,
        child: Widget,
        *,
        pad: float = 14,
        look: Look | None = None,
        inset: bool = False,
        shadow: bool = True,
        name: str = "",
        grow: int = 0,
        tip: str = "",
    ) -> None:
        super().__init__(name=name, grow=grow, tip=tip)
        self.pad, self.look, self.inset, self.shadow = pad, look, inset, shadow
        self.add(child)

    def measure(self, ui: Ui, width: int) -> Size:
        pad = ui.px(self.pad)
        wide, high = self.children[0].measure(ui, width - 2 * pad)
        return (wide + 2 * pad, high + 2 * pad)

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        pad = ui.px(self.pad)
        self.children[0].arrange(ui, rect.inflate(-2 * pad, -2 * pad))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        look = self.look or (ui.inset_box() if self.inset else ui.panel_box(self.shadow))
        ui.box(target, self.rect, look)
        super().draw(ui, target)
