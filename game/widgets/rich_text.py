"""Text with inline symbols, emphasis, headings and lists: a small markup language and its layout.

``[gold]`` draws the symbol of that name, ``*word*`` is strong, ``~word~`` slanted; a line that begins with ``# `` is a
heading, with ``- `` a list item. A symbol's name is one of ``Ui.symbols``; other bracketed text stays as written, so no
text can name a file. Text from outside comes as a ``DisplayText``, which holds no markup.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

import pygame

from game.i18n.line_breaks import may_break, parts_of
from game.i18n.texts import Texts
from game.render.theme import Colour
from game.render.ui import Ui
from game.widgets.base import Size, Widget
from game.widgets.fitted_text import largest_type_size

UNBROKEN = 10**6  # width for text without line breaks
SYMBOL = 1.25  # side of a symbol by the type size
WIDOW, NARROWER = (
    0.34,
    (0.9, 0.8, 0.7),
)  # shares of the width: shortest last line, widths tried instead
PIECES = re.compile(r"(\[[a-z0-9_]+\]|\*[^*]+\*|~[^~]+~)")
CLOSING = ",.;:!?)"  # punctuation without a space after a symbol
COUNTED = re.compile(r"(?<=\d) (?=\[)")  # the space between a number and its symbol, where no line breaks


class TextPiece(NamedTuple):
    """A word or symbol of a known size, drawn when shown."""

    size: Size
    drawn: Callable[[], pygame.Surface]
    lift: bool  # centred on the line instead of on the baseline


@dataclass(slots=True)
class BrokenText:
    """Text broken into lines: pieces with their positions."""

    width: int = 0
    height: int = 0
    pieces: list[tuple[int, int, TextPiece]] = field(default_factory=list)
    word_rects: list[tuple[pygame.Rect, str, str]] = field(
        default_factory=list
    )  # rectangle, kind and text of each word

    def draw(self, target: pygame.Surface, x: int, y: int) -> None:
        """Draws the text with its top left corner at this point."""
        target.blits([(piece.drawn(), (x + dx, y + dy)) for dx, dy, piece in self.pieces])


def words_of(text: str, style: str) -> list[tuple[str, str]]:
    """Splits a line with markup into pairs: the word's font style, "symbol" or "glue" (no space before the next word),
    and the word."""
    found: list[tuple[str, str]] = []
    for piece in PIECES.split(COUNTED.sub("\u00a0", text)):
        if not piece:
            continue
        if piece[0] == "[" and piece[-1] == "]":
            found.append(("symbol", piece[1:-1]))
        elif piece[0] == "*" and piece[-1] == "*" and len(piece) > 2:
            found += _spaced(piece[1:-1], "strong")
        elif piece[0] == "~" and piece[-1] == "~" and len(piece) > 2:
            found += _spaced(piece[1:-1], "flavour" if style == "flavour" else "slant")
        else:
            found += _spaced(piece, style)
    return found


def without_marks(text: str) -> str:
    """Returns a text without markup and symbols, to be drawn in one style."""
    return "".join(word for kind, word in words_of(text, "text") if kind not in ("symbol", "glue")).strip()


def _spaced(text: str, style: str) -> list[tuple[str, str]]:
    """Splits a text into words and spaces, eastern text also where a line may end."""
    return [(style, part) for word in re.split(r"( +)", text) if word for part in parts_of(word)]


def lay_out(
    ui: Ui,
    text: str,
    width: int,
    *,
    style: str = "text",
    size: str | float = "text",
    colour: str | Colour = "ink",
    align: str = "left",
) -> BrokenText:
    """Wraps text with markup into lines of ``width`` pixels. Returns words and symbols, rendered, with their
    positions."""
    laid = BrokenText()
    y = 0
    heading = ui.type_size("heading")
    letters = _whole_words_size(ui, text, style, size, width)
    look = (style, letters, ui.colour(colour), align)
    for paragraph in text.split("\n"):
        if paragraph.startswith("# "):
            y += ui.px(6) if laid.pieces else 0
            y = _paragraph(ui, laid, paragraph[2:], width, y, 0, ("title", heading, ui.theme.accent, align))
            y += ui.px(3)
        elif paragraph.startswith("- "):
            indent = ui.px(14)
            dot = _piece(ui, style, "•", letters, 0, ui.colour(colour))
            laid.pieces.append((ui.px(2), y, dot))
            y = _paragraph(ui, laid, paragraph[2:], width - indent, y, indent, look)
        elif not paragraph.strip():
            y += letters // 2
        else:
            room = _evened(ui, paragraph, width, look) if align == "centre" else width
            y = _paragraph(ui, laid, paragraph, room, y, (width - room) // 2, look)
    laid.height = y
    return laid


def _whole_words_size(ui: Ui, text: str, style: str, size: str | float, width: int) -> int:
    """Returns the type size in pixels: enlarged by the text size of the settings as far as no word, and no row of
    symbols without spaces, is wider than ``width`` pixels."""

    def fits(letters: int) -> bool:
        lines = [words_of(line, style) for line in text.split("\n") if not line.startswith("# ")]
        words = [[_drawn_as(ui, kind, word, style) for kind, word in line] for line in lines]
        units = (unit for line in words for unit in _units(ui, line, letters, UNBROKEN))
        return all(_width(ui, unit, letters) <= width for unit in units)

    return largest_type_size(ui, size, fits)


def _width(ui: Ui, unit: list[tuple[str, str]], type_size: int) -> int:
    """Returns the width in pixels of pieces that touch."""
    symbol = round(type_size * SYMBOL)
    widths = (symbol if kind == "symbol" else ui.fonts.extent(word, kind, type_size)[0] for kind, word in unit)
    return sum(widths) + (len(unit) - 1) * max(1, type_size // 9)


def _evened(ui: Ui, text: str, width: int, look: tuple[str, int, Colour, str]) -> int:
    """Returns a narrower width with equally many lines but no very short last line, for centred text."""

    def broken(room: int) -> tuple[int, bool]:
        tried = BrokenText()
        high = _paragraph(ui, tried, text, room, 0, 0, look)
        widths: list[int] = []
        begun = right = room
        for rect, _, _ in tried.word_rects:
            if rect.x < right:  # starts a new line
                begun = rect.x
                widths.append(0)
            right = rect.right
            widths[-1] = right - begun
        return high, len(widths) > 1 and widths[-1] < WIDOW * max(widths)

    high, widow = broken(width)
    if not widow:
        return width
    narrower = (round(width * share) for share in NARROWER)
    return next((room for room in narrower if broken(room) == (high, False)), width)


def _paragraph(
    ui: Ui, laid: BrokenText, text: str, width: int, y: int, indent: int, look: tuple[str, int, Colour, str]
) -> int:
    style, type_size, colour, align = look
    line_height = ui.fonts.height(style, type_size)
    symbol = round(type_size * SYMBOL)
    row: list[tuple[int, TextPiece, tuple[str, str]]] = []
    x = 0
    space = 0

    def flush() -> None:
        nonlocal x, space, y
        wide = x
        shift = indent + {"centre": (width - wide) // 2, "right": width - wide}.get(align, 0)
        tall = max([line_height, *(piece.size[1] for _, piece, _ in row)])
        sunk = [0 if piece.lift else ui.fonts.sunk(word, style, type_size) for _, piece, (_, word) in row]
        for lower, (dx, piece, (kind, word)) in zip(sunk, row, strict=True):  # align the row on one baseline
            drop = (tall - piece.size[1]) // 2 if piece.lift else (tall - line_height) // 2
            laid.pieces.append((dx + shift, y + drop + max(sunk) - lower, piece))
            laid.word_rects.append((pygame.Rect((dx + shift, y + drop), piece.size), kind, word))
        laid.width = max(laid.width, wide + indent)
        y += max(line_height, min(tall, round(line_height * 1.12)))
        row.clear()
        x = space = 0

    words = [_drawn_as(ui, kind, word, style) for kind, word in words_of(text, style)]
    for unit in _units(ui, words, type_size, width):
        if unit[0][0] != "symbol" and unit[0][1].isspace():
            space = ui.fonts.width(" ", style, type_size)
            continue
        pieces = [_piece(ui, kind, word, type_size, symbol, colour) for kind, word in unit]
        wide = _width(ui, unit, type_size)
        if row and x + space + wide > width:
            flush()
        x += space if row else 0
        space = 0
        hair = max(1, type_size // 9)
        for number, piece in enumerate(pieces):
            closing = not piece.lift and unit[number][1][0] in CLOSING
            if number and not closing and (piece.lift or pieces[number - 1].lift):
                x += hair
            row.append((x, piece, unit[number]))
            x += piece.size[0]
    if row:
        flush()
    return y


def _drawn_as(ui: Ui, kind: str, word: str, style: str) -> tuple[str, str]:
    """Returns how a word is drawn: an unknown symbol becomes text in brackets."""
    return (style, f"[{word}]") if kind == "symbol" and word not in ui.symbols else (kind, word)


def _units(ui: Ui, words: list[tuple[str, str]], type_size: int, width: int) -> list[list[tuple[str, str]]]:
    """Groups pieces that touch without a space, so that no line breaks inside; words too long for a line are split."""
    units: list[list[tuple[str, str]]] = []
    joined = False
    last = ""  # the piece before; a symbol is like a Latin letter
    for kind, word in words:
        blank = kind != "symbol" and word.isspace()
        first, *more = [word]
        if kind != "symbol" and ui.fonts.width(word, kind, type_size) > width:
            first, *more = ui.fonts.wrap(word, kind, type_size, max(width, type_size))
        if blank or more or not joined or may_break(last, "a" if kind == "symbol" else word):
            units.append([(kind, first)])
        else:
            units[-1].append((kind, first))
        units += [[(kind, part)] for part in more]
        joined = not blank
        last = "a" if kind == "symbol" else word
    return units


def _piece(ui: Ui, kind: str, word: str, type_size: int, symbol: int, colour: Colour) -> TextPiece:
    if kind == "symbol":
        size = (symbol, symbol)
        return TextPiece(size, partial(ui.pictures.get, ui.symbols[word], size), True)
    size = ui.fonts.extent(word, kind, type_size)
    return TextPiece(size, partial(ui.fonts.line, word, kind, type_size, colour), False)


class RichText(Widget):
    """A text widget with markup; symbols and game terms have tooltips.

    ``one_line``: never broken; text that does not fit is cut and shown in the tooltip.
    """

    role = "text"

    def __init__(
        self,
        text: str,
        *,
        style: str = "text",
        size: str | float = "text",
        colour: str | Colour = "ink",
        align: str = "left",
        name: str = "",
        tip: str = "",
        grow: int = 0,
        one_line: bool = False,
    ) -> None:
        super().__init__(name=name, tip=tip, grow=grow)
        self.one_line = one_line
        self.text, self.style, self.size, self.colour, self.align = text, style, size, colour, align
        self._said = tip  # tooltip of the whole text; that of a symbol or term under the pointer comes first
        self._texts: Texts | None = None
        self._laid: tuple[tuple[int, str | float, float], BrokenText] | None = None

    @property
    def drawn_text(self) -> str:
        return self.text

    def hit_test(self, position: tuple[int, int]) -> Widget | None:
        if not self.rect.collidepoint(position):
            return None
        cut = self._laid is not None and self._laid[1].width > self.rect.width
        self.tip = self.meaning(position) or self._said or (self.text if cut else "")
        return self if self.tip else None

    def meaning(self, position: tuple[int, int]) -> str:
        """Returns the glossary's explanation of the symbol or word at this point; "" if there is none."""
        if self._laid is None or self._texts is None:
            return ""
        word_rects = self._laid[1].word_rects
        point = (position[0] - self.rect.x, position[1] - self.rect.y)
        found = next((number for number, (rect, _, _) in enumerate(word_rects) if rect.collidepoint(point)), None)
        if found is None:
            return ""
        _, kind, word = word_rects[found]
        glossary = self._texts.glossary
        return glossary.symbol(word) if kind == "symbol" else glossary.word([each for _, _, each in word_rects], found)

    def _lay(self, ui: Ui, width: int) -> BrokenText:
        self._texts = ui.texts
        width = UNBROKEN if self.one_line else width
        key = (width, self.size, ui.text_scale)
        if self._laid is None or self._laid[0] != key:
            laid = lay_out(ui, self.text, width, style=self.style, size=self.size, colour=self.colour, align=self.align)
            self._laid = (key, laid)
        return self._laid[1]

    def measure(self, ui: Ui, width: int) -> Size:
        laid = self._lay(ui, max(1, width))
        return (width if self.align != "left" else min(laid.width, width), laid.height)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        clip = target.get_clip()
        if self.rect.colliderect(clip):
            target.set_clip(clip.clip(self.rect) if self.one_line else clip)
            self._lay(ui, max(1, self.rect.width)).draw(target, self.rect.x, self.rect.y)
            target.set_clip(clip)
