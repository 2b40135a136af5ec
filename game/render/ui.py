"""The drawing context of widgets: theme, unit of length, fonts, texts, image cache."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pygame

from game.i18n.texts import Texts
from game.platform.text_input import TextInput
from game.render.fonts import Fonts, pixels
from game.render.frame_budget import FrameBudget
from game.render.image_cache import ImageCache
from game.render.nine_slice import BoxStyle, NineSlices
from game.render.theme import INK, IVORY, SIZES, Colour, Theme

DESIGNED = (1280, 720)  # the window in u, when the interface size is 100 %
ENLARGED_TO = 24.0  # u: the text size of the settings makes no letters larger than this; titles stay as they are
SHRUNK_TO = 11.0  # u: letters that do not fit are made no smaller than this, but narrower, or others are taken
LEAST_U = 0.8  # below that the floor of 14 px would make words larger than the places they stand in
# the shell's own; a game adds its own
SYMBOLS: Mapping[str, str] = {name: f"marks/{name}" for name in ("check", "cross", "eye", "lock")}


@dataclass(slots=True)
class Ui:
    theme: Theme
    scale: float  # the interface size of the settings, 1.0 is 100 %
    fonts: Fonts
    texts: Texts
    pictures: ImageCache
    chrome: NineSlices
    symbols: Mapping[str, str] = field(default_factory=lambda: SYMBOLS)  # ``[name]`` in a text -> picture
    size: tuple[int, int] = (1280, 720)
    fit: float = 1.0  # factor on the unit of length while a screen measures, draws or handles (`Screen.fit`)
    reduced_motion: bool = False
    text_scale: float = 1.0  # the text size of the settings: texts grow, what they stand in only as far as they need
    pointer: tuple[int, int] = (-1, -1)  # where the mouse is, on every screen; (-1, -1): outside the window
    pressed: Callable[[], object] = lambda: None  # told when a widget was pressed
    press: tuple[int, tuple[int, int], object] = (-1000, (-1, -1), None)  # the last: when, where, what it meant
    text_input: TextInput = field(default_factory=TextInput)
    device: str = "mouse"  # used last: mouse, keys, pad or touch
    pad_symbols: Mapping[str, str] = field(default_factory=dict)  # pictures of the buttons of controllers, by symbol
    write: Callable[[Any], None] = lambda field: None  # opens the on-screen keyboard for a text field
    press_shown: bool = True  # a frame has been drawn since: what came of it was to be seen

    @property
    def u(self) -> float:
        """Pixels of one unit of length (u), which grows with the window and with the interface size of the settings."""
        return max(LEAST_U, min(self.size[0] / DESIGNED[0], self.size[1] / DESIGNED[1]) * self.scale) * self.fit

    @property
    def room(self) -> tuple[float, float]:
        """The window's width and height in u (the interface's unit of length)."""
        u = self.u
        return (self.size[0] / u, self.size[1] / u)

    @property
    def budget(self) -> FrameBudget:
        """The limit on first-time drawing in a frame; it also counts the placeholders that are drawn."""
        return self.pictures.budget

    def px(self, length: float) -> int:
        """Converts a length in u (the interface's unit of length) to whole pixels."""
        return round(length * self.u)

    def type_size(self, size: str | float) -> int:
        """Converts a type size, by name or in u (units of length), to pixels: enlarged by the text size of the
        settings, never under the minimum."""
        designed = SIZES[size] if isinstance(size, str) else size
        return pixels(min(designed * self.text_scale, max(designed, ENLARGED_TO)), self.u)

    @contextmanager
    def with_text_scale(self, scale: float) -> Iterator[None]:
        """Enlarges texts by another factor than that of the settings inside the ``with`` block."""
        before, self.text_scale = self.text_scale, scale
        try:
            yield
        finally:
            self.text_scale = before

    def least_type_size(self, size: str | float) -> int:
        """Returns a type size in pixels as designed, without the player's setting of text size: the least size to which
        a line that must fit may shrink."""
        return pixels(SIZES[size] if isinstance(size, str) else size, self.u)

    @property
    def floor(self) -> int:
        """The least size in pixels that letters are shrunk to: that of all letters, larger in larger windows."""
        return pixels(SHRUNK_TO, self.u)

    def text(self, message: str, **values: object) -> str:
        return self.texts(message, **values)

    def colour(self, colour: str | Colour) -> Colour:
        return self.theme.named(colour)

    def line(
        self, text: str, style: str = "text", size: str | float = "text", colour: str | Colour = "ink"
    ) -> pygame.Surface:
        return self.fonts.line(text, style, self.type_size(size), self.colour(colour))

    def width(self, text: str, style: str = "text", size: str | float = "text") -> int:
        return self.fonts.width(text, style, self.type_size(size))

    def box(self, target: pygame.Surface, rect: pygame.Rect, box: BoxStyle) -> None:
        self.chrome.blit(target, box, rect)

    def panel_box(self, shadow: bool = True) -> BoxStyle:
        return BoxStyle(
            radius=self.px(10),
            top=self.theme.panel,
            edge=self.theme.panel_edge,
            edge_width=max(1.0, 1.5 * self.u),
            inner=self.theme.panel_edge if self.theme.name != "contrast" else None,
            inner_gap=self.px(3),
            shadow=self.px(9) if shadow else 0,
        )

    def inset_box(self, radius: int = 6) -> BoxStyle:
        return BoxStyle(
            radius=self.px(radius), top=self.theme.inset, edge=self.theme.panel_edge, edge_width=max(1.0, self.u)
        )

    def focus_box(self, radius: int = 8) -> BoxStyle:
        """Returns the style of the focus frame: a dark and a pale line, visible on paper and on wood."""
        pale = IVORY if sum(self.theme.focus) < 384 else INK
        width = max(2.0, 2.5 * self.u)
        return BoxStyle(radius=self.px(radius), edge=self.theme.focus, edge_width=width, inner=pale, inner_gap=0.5)
