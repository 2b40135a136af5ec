"""Opens the game's fonts, measures and wraps text, and renders lines of it, which are cached.

The faces are made by ``art/tools/lettering.py``: a word space of 0.26 em, figures lining and of one width. Lines are
drawn several times as large and scaled down, so that letters stand where the face wants them, not on whole pixels.

Whatever text comes is drawn as something, and nothing raises: a letter that no face has is drawn as its stand-in
(``game.i18n.display_text.stand_in``), a character without a picture as a box, and a line ends after ``LONGEST``
letters.
"""

from __future__ import annotations

import io
import math
import unicodedata
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

import pygame
from cachetools import LRUCache

from game.i18n.display_text import AS_DRAWN, BOX, ELLIPSIS, UNBREAKABLE, stand_in
from game.i18n.line_breaks import EASTERN, may_break, parts_of
from game.platform.folders import art_folder
from game.render.frame_budget import FrameBudget
from game.render.surface_cache import SurfaceCache
from game.render.theme import Colour

# style -> file under art/type
STYLES: dict[str, str] = {
    "title": "capitals-600",
    "text": "sans-500",
    "medium": "sans-500",
    "strong": "sans-700",
    "slant": "sans-500-italic",
    "flavour": "voice-400-italic",
}
# Japanese and Chinese letters, which the faces above lack: made by art/tools/east_lettering.py
EAST_FILES = {"east": "east-sans-400", "east_strong": "east-sans-700", "east_title": "east-serif-700"}
# letters that Taiwan writes otherwise than Japan
TAIWAN_FILES = {f"taiwan{style[4:]}": f"taiwan{file[4:]}" for style, file in EAST_FILES.items()}
FILES = STYLES | EAST_FILES | TAIWAN_FILES
# style -> the styles that Japanese and Chinese letters are drawn in: the first that has all letters of a line. That of
# titles has the letters of short texts, the last alone has letters beyond those of the texts
EAST = {"title": ("east_title", "east_strong", "east"), "strong": ("east_strong", "east")}
EAST_OF_OTHERS = ("east",)
TAIWANESE = "zh-Hant"
EASTERN_LANGUAGES = (TAIWANESE, "ja")  # their letters never slant, so numbers between them stand upright, too
SLANTED = ("slant", "flavour")
FALLBACK = "strong"  # for a title with letters that the capitals lack: names may be Greek, Cyrillic, Vietnamese
NOWHERE = "\U0010ffff"  # a letter that no face has
FLOOR = 14  # pixels: nothing that must be read is smaller
PRINTED_FLOOR = 12  # pixels: nothing printed on a piece, a card or a map is smaller
SPACE, LEAST_SPACE = 0.26, 4.0  # a word space in em, and at least in pixels
LONGEST = 600  # letters of one line that are drawn; no window shows as many
KNOWN = 20000  # texts that are remembered as they are drawn, and widths
ROOM = 8 << 20  # bytes of lines that are remembered; more in a larger window
OPEN = (
    40  # faces that are open at once, each of one size: every one keeps the letters it has drawn, four times as large
)


def pixels(size: float, u: float = 1.0) -> int:
    """Converts a type size in u (the interface's unit of length) to whole pixels, at least FLOOR."""
    return max(FLOOR, round(size * u))


def printed(size: float) -> int:
    """Rounds the type size of text on a piece, a card or a map to whole pixels, at least PRINTED_FLOOR."""
    return max(PRINTED_FLOOR, round(size))


@cache
def font_path(style: str) -> Path:
    """Returns the font file of a style, from source, from an installed package or in the bundle."""
    return art_folder() / "type" / f"{FILES[style]}.ttf"


def style_of(title: str) -> str:
    """Returns the font style in which to draw a game's title: "title", or the East Asian one if it has such letters."""
    return EAST["title"][0] if EASTERN.search(title) else "title"


@cache
def font_data(style: str) -> bytes:
    """Returns the bytes of a style's font file, read once, as fonts are opened in ever new sizes."""
    return font_path(style).read_bytes()


def _finer(size: int) -> int:
    """Returns how many times larger a line is drawn than it is shown."""
    if size <= 40:
        return 4
    return 2 if size <= 90 else 1


class Fonts:
    def __init__(self, budget: FrameBudget | None = None) -> None:
        self.budget = budget or FrameBudget()
        self._fonts: LRUCache[tuple[str, int], pygame.font.Font] = LRUCache(OPEN)
        self.lines: SurfaceCache[tuple[str, str, int, Colour]] = SurfaceCache(ROOM)
        self._widths: dict[tuple[str, str, int], int] = {}
        self._had: dict[tuple[str, str], bool] = {}  # file and letter
        self._drawable: dict[tuple[str, str], str] = {}  # text and style -> the same as that style draws it
        self.language = ""  # that of the texts: Taiwan writes some letters otherwise than Japan

    def set_language(self, language: str) -> None:
        """Sets the language, which decides how shared East Asian characters are drawn."""
        if language != self.language and (language in EASTERN_LANGUAGES or self.language in EASTERN_LANGUAGES):
            self.lines.clear()
            self._widths.clear()
        self.language = language

    def font(self, style: str, size: int) -> pygame.font.Font:
        key = (FILES[style], size)
        face = self._fonts.get(key)
        if face is None:
            face = self._fonts[key] = pygame.font.Font(io.BytesIO(font_data(style)), size)
        return face

    def lacking(self, text: str, style: str = "text") -> set[str]:
        """Returns the letters of a text that the style's font has no glyph for."""
        return {letter for letter in text if not self._has(FILES[style], style, letter)}

    def _has(self, file: str, style: str, letter: str) -> bool:
        known = self._had.get((file, letter))
        if known is None:
            known = letter.isspace()
            if not known and unicodedata.category(letter)[0] != "C":
                drawn, none = self.font(style, 64).metrics(letter + NOWHERE)
                known = drawn != none
            self._had[file, letter] = known
        return known

    def drawable(self, text: str, style: str) -> str:
        """Returns the text as a style draws it: letters that no font has become readable ones, control characters
        boxes, and it is cut after LONGEST letters."""
        if len(text) <= LONGEST and text.isascii() and text.isprintable():
            return text
        known = self._drawable.get((text, style))
        if known is None:
            if len(self._drawable) > KNOWN:
                self._drawable.clear()
            whole = text if len(text) <= LONGEST else text[:LONGEST] + ELLIPSIS
            styles = (style, *((FALLBACK,) if style == "title" else ()), *EAST.get(style, EAST_OF_OTHERS))
            letters = unicodedata.normalize("NFC", whole.translate(AS_DRAWN))
            known = self._drawable[text, style] = "".join(self._letter(letter, styles) for letter in letters)
        return known

    def _letter(self, letter: str, styles: tuple[str, ...]) -> str:
        """The letter, if one of the styles has it; else what stands in for it there; "" for what has no width."""
        category = unicodedata.category(letter)
        if category == "Cf":
            return ""
        if letter.isspace():
            return letter if letter in UNBREAKABLE else " "
        if category[0] == "C":
            return BOX
        if any(self._has(FILES[style], style, letter) for style in styles):
            return letter
        return stand_in(letter)

    def _face(self, text: str, style: str, size: int) -> pygame.font.Font:
        """The face of a line's letters, other than the Japanese and Chinese."""
        if style == "title" and self.lacking(EASTERN.sub("", text), style):
            return self.font(FALLBACK, size)
        upright = style in SLANTED and self.language in EASTERN_LANGUAGES
        return self.font("text" if upright else style, size)

    def _runs(self, text: str, style: str, size: int) -> list[tuple[pygame.font.Font, str]]:
        """Splits a line as it is drawn into parts that one face has."""
        face = self._face(text, style, size)
        if text.isascii() or not EASTERN.search(text):
            return [(face, text)]
        runs: list[tuple[pygame.font.Font, str]] = []
        east = self._east_style(text, style)
        for letter in text:
            here = self._east(letter, east, size) if EASTERN.match(letter) else face
            if runs and runs[-1][0] is here:
                runs[-1] = (here, runs[-1][1] + letter)
            else:
                runs.append((here, letter))
        return runs

    def _east_style(self, text: str, style: str) -> str:
        """The style of a line's Japanese and Chinese letters: one style for all of them."""
        *styles, last = EAST.get(style, EAST_OF_OTHERS)
        letters = EASTERN.findall(text)
        return next((each for each in styles if all(self._has(FILES[each], each, one) for one in letters)), last)

    def _east(self, letter: str, style: str, size: int) -> pygame.font.Font:
        """The face of a letter: Taiwan's in its language, where it writes that letter otherwise than Japan."""
        taiwanese = f"taiwan{style[4:]}"
        if self.language == TAIWANESE and self._has(FILES[taiwanese], taiwanese, letter):
            return self.font(taiwanese, size)
        return self.font(style, size)

    def _length(self, text: str, style: str, size: int) -> int:
        return sum(face.size(part)[0] for face, part in self._runs(text, style, size))

    def _render(self, text: str, style: str, size: int, colour: Colour) -> pygame.Surface:
        """Renders a line; parts of several faces stand on the line of the style's face."""
        runs = self._runs(text, style, size)
        if len(runs) == 1 and runs[0][0] is self._face(text, style, size):
            return runs[0][0].render(text, True, colour)
        face = self._face(text, style, size)
        drawn = [each.render(part, True, colour) for each, part in runs]
        drops = [max(0, face.get_ascent() - each.get_ascent()) for each, _ in runs]
        high = max(face.get_height(), *(drop + part.get_height() for drop, part in zip(drops, drawn, strict=True)))
        whole = pygame.Surface((max(1, sum(part.get_width() for part in drawn)), high), pygame.SRCALPHA)
        whole.fill((*colour[:3], 0))
        x = 0
        for drop, part in zip(drops, drawn, strict=True):
            whole.blit(part, (x, drop))
            x += part.get_width()
        return whole

    def width(self, text: str, style: str, size: int) -> int:
        key = (text, style, size)
        known = self._widths.get(key)
        if known is None:
            if len(self._widths) > KNOWN:
                self._widths.clear()
            times = _finer(size)
            text = self.drawable(text, style)
            with self.budget.work():  # letters never seen before take a third of a millisecond
                fine = (
                    self._advance(text, partial(self._length, style=style, size=size * times), _apart(size) * times)
                    / times
                )
            known = self._widths[key] = math.ceil(fine)
        return known

    def height(self, style: str, size: int) -> int:
        times = _finer(size)
        return round(self.font(style, size * times).get_linesize() / times)

    def line(self, text: str, style: str, size: int, colour: Colour) -> pygame.Surface:
        key = (text, style, size, colour)
        self.budget.texts += 1
        drawn = self.lines.get(key)
        if drawn is not None:
            return drawn
        if self.budget.late:  # it comes with the next frame
            self.budget.lacking += 1
            return self.budget.clear(self.extent(text, style, size))
        with self.budget.work():
            return self.lines.keep(key, self._drawn(text, style, size, colour))

    def sunk(self, text: str, style: str, size: int) -> int:
        """Returns by how many pixels a line is drawn lower than usual, so that accents on its capitals are not cut
        off."""
        if text.isascii():
            return 0
        times, text = _finer(size), self.drawable(text, style)
        return round(_sunk(self._face(text, style, size * times), text) / times)

    def extent(self, text: str, style: str, size: int) -> tuple[int, int]:
        """Returns the width and height of the surface that a rendered line has."""
        times, text = _finer(size), self.drawable(text, style)
        face = self._face(text, style, size * times)
        high = math.ceil((face.get_height() + -face.get_ascent() % times) / times)
        return max(1, self.width(text, style, size)), high

    @staticmethod
    def _advance(text: str, length: Callable[[str], int], apart: float) -> float:
        """Returns the width of a line. Where words are set apart each is drawn by itself, no closer to the next than
        the typeface wants."""
        if not apart or " " not in text:
            return length(text)
        *before, last = text.split(" ")
        return sum(length(f"{word} ") + apart for word in before) + length(last)

    def _drawn(self, text: str, style: str, size: int, colour: Colour) -> pygame.Surface:
        """The line on a clear ground, its baseline on a whole pixel."""
        times, text = _finer(size), self.drawable(text, style)
        face = self._face(text, style, size * times)
        down = -face.get_ascent() % times
        wide, high = self.extent(text, style, size)
        words = text.split(" ") if (apart := _apart(size)) else [text]
        sunk = [_sunk(face, word) for word in words]
        high += math.ceil(max(sunk) / times)  # what hangs below the line has its room then, too
        large = pygame.Surface((wide * times, high * times), pygame.SRCALPHA)
        large.fill((*colour[:3], 0))
        x = 0.0
        for word, lower in zip(words, sunk, strict=True):
            if self._length(word, style, size * times) > 0:
                drawn = self._render(word, style, size * times, colour)
                large.blit(drawn, (round(x), down + max(sunk) - lower))
            x += self._length(f"{word} ", style, size * times) + apart * times
        return pygame.transform.smoothscale(large, (wide, high)) if times > 1 else large

    def wrap(self, text: str, style: str, size: int, width: int) -> list[str]:
        """Breaks a text into lines no wider than ``width``; a single word that is too wide is broken by letters."""
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            words = map(parts_of, paragraph.split(" "))
            for gap, word in [(" " * (number == 0), part) for parts in words for number, part in enumerate(parts)]:
                longer = f"{line}{gap}{word}" if line else word
                if self.width(longer, style, size) <= width:
                    line = longer
                    continue
                if line:
                    lines.append(line)
                line = word
                while self.width(line, style, size) > width and len(line) > 1:
                    cut = self._fits(line, style, size, width)
                    lines.append(line[:cut])
                    line = line[cut:]
            lines.append(line)
        return lines

    def cut(self, text: str, style: str, size: int, width: float) -> str:
        """Returns a line shortened to fit ``width`` pixels, with "…" at its end; unchanged if it fits."""
        if self.width(text, style, size) <= width:
            return text
        text = text[:LONGEST]
        least, most = 1, len(text)  # letters that stay
        while least < most:
            middle = (least + most + 1) // 2
            if self.width(f"{text[:middle].rstrip()}…", style, size) <= width:
                least = middle
            else:
                most = middle - 1
        return f"{text[:least].rstrip()}…"

    def _fits(self, word: str, style: str, size: int, width: int) -> int:
        """Returns where a word that is too wide is broken, after a hyphen if possible."""
        least, most = 1, min(len(word), LONGEST) - 1  # letters that have room
        while least < most:
            middle = (least + most + 1) // 2
            least, most = (middle, most) if self.width(word[:middle], style, size) <= width else (least, middle - 1)
        while least > 1 and EASTERN.match(word[least]) and not may_break(word[:least], word[least:]):
            least -= 1
        hyphen = word.rfind("-", 1, least) + 1
        return max(1, hyphen or least)

    def gilded(self, text: str, size: int, top: Colour, bottom: Colour, shade: Colour) -> pygame.Surface:
        """Renders a title in a vertical gradient on a soft dark edge."""
        text = self.drawable(text, "title") or " "
        self.budget.texts += 1
        light = self._render(text, "title", size, (255, 255, 255))
        ramp = pygame.Surface((1, 2), pygame.SRCALPHA)
        ramp.set_at((0, 0), top)
        ramp.set_at((0, 1), bottom)
        gradient = pygame.transform.smoothscale(ramp, light.get_size())
        light.blit(gradient, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        edge = max(2, size // 18)
        drawn = pygame.Surface((light.get_width() + 2 * edge, light.get_height() + 2 * edge), pygame.SRCALPHA)
        dark = self._render(text, "title", size, shade)
        dark.set_alpha(90)
        for dx, dy in ((0, 0), (2, 0), (0, 2), (2, 2), (1, 0), (1, 2), (0, 1), (2, 1)):
            drawn.blit(dark, (dx * edge // 2, dy * edge // 2 + 1))
        drawn.blit(light, (edge // 2, edge // 2))
        return drawn


def _sunk(face: pygame.font.Font, word: str) -> int:
    """By how much the face draws a word lower so that accents higher than the face have their room."""
    if word.isascii():
        return 0
    tops = [letter[3] for letter in face.metrics(EASTERN.sub("", word)) if letter is not None]
    return max(0, max(tops, default=0) - face.get_ascent())


def _apart(size: int) -> float:
    """Returns by how many pixels a space is narrower than the least space."""
    return max(0.0, LEAST_SPACE - SPACE * size)
