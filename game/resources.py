"""Turns vector pictures into surfaces at the size they are needed.

A picture is named by its path under ``art/`` without the ending: ``goods/gold``. One that is not there yet is drawn as
a plain token with its name, so that nothing ever fails for want of a picture.
"""

from __future__ import annotations

import hashlib
import io
import logging
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pygame
import resvg_py

from engine.core.files import FileFault, write_atomically
from game.folders import art_folder
from game.fonts import Fonts
from game.remembered import Remembered
from game.theme import GOLD, GOLD_DARK, INK, PARCHMENT

log = logging.getLogger(__name__)
MIPS = (32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1440, 1920, 2880)
VIEW_BOX = re.compile(r'viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"')
ROOM = 40 << 20  # bytes of pictures that are remembered; more in a larger window
Size = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Source:
    """A drawing: where it is, what it is known by in the cache, width by height (0: it doesn't say). Its text is read
    again when it is drawn, which is seldom: all texts together are as large as a window."""

    path: Path
    digest: str
    ratio: float

    @classmethod
    def of(cls, path: Path) -> Source | None:
        """None: there is no such drawing."""
        try:
            data = path.read_bytes()
        except OSError:
            return None
        box = VIEW_BOX.search(data.decode("utf-8"))
        ratio = float(box[1]) / float(box[2]) if box is not None else 0.0
        return cls(path, hashlib.sha256(data).hexdigest()[:24], ratio)

    def text(self) -> str:
        """Raises OSError."""
        return self.path.read_text(encoding="utf-8")


class Pictures:
    """Surfaces by name and size, remembered in memory and on disk."""

    def __init__(self, cache: Path | None, fonts: Fonts, art: Path | None = None) -> None:
        self.art = art or art_folder()
        self.cache = cache
        self.fonts = fonts
        self.theme = "parchment"
        self.patient = False  # for a picture of a screen: what is painted elsewhere is waited for
        self.makers: dict[str, Callable[[Pictures, Size], pygame.Surface]] = {}  # pictures made of others
        self._sources: dict[str, Source | None] = {}
        self.ready: Remembered[tuple[str, Size]] = Remembered(ROOM)

    # -- by name ---------------------------------------------------------------------------------------------------

    def has(self, name: str) -> bool:
        return name in self.makers or self._source(name) is not None

    def names(self) -> list[str]:
        """Every picture that is there, sorted."""
        if not self.art.is_dir():
            return []
        found = (path.relative_to(self.art).with_suffix("") for path in self.art.rglob("*.svg"))
        return sorted(name.as_posix() for name in found if name.parts[0] != "tools")

    def get(self, name: str, size: Size) -> pygame.Surface:
        """The picture at exactly this size."""
        size = (max(1, size[0]), max(1, size[1]))
        known = self.ready.get((name, size))
        if known is not None:
            return known
        if name in self.makers:
            return self.ready.keep((name, size), self.makers[name](self, size))
        source = self._source(name)
        if source is None:
            return self.ready.keep((name, size), self._token(name, size))
        return self.ready.keep((name, size), self._rasterise(source, size))

    def scaled(self, name: str, size: Size) -> pygame.Surface:
        """The picture at this size, smoothed down from the next larger size kept: cheap while zooming."""
        size = (max(1, size[0]), max(1, size[1]))
        known = self.ready.get((name, size))
        if known is not None:
            return known
        if not self.has(name):
            return self.get(name, size)
        step = next((mip for mip in MIPS if mip >= size[0]), None)
        if step is None or step == size[0]:
            return self.get(name, size)
        large = self.get(name, (step, self._height(name, step, size)))
        return self.ready.keep((name, size), pygame.transform.smoothscale(large, size))

    def _height(self, name: str, width: int, size: Size) -> int:
        """The height that keeps the drawing's own proportions."""
        return max(1, round(width / self.ratio(name, size)))

    def ratio(self, name: str, size: Size = (1, 1)) -> float:
        """Width by height as drawn; ``size``'s, for a picture that is composed of others."""
        source = self._source(name)
        return source.ratio if source is not None and source.ratio else size[0] / size[1]

    def warm(self, name: str, width: int) -> None:
        """See to it that the picture lies in the disk cache at this width."""
        source = self._source(name)
        if source is not None and self.cache is not None:
            kept = self._kept(source.digest, (width, self._height(name, width, (width, width))))
            if not kept.is_file():
                try:
                    png = render(source.text(), (width, self._height(name, width, (width, width))))
                    write_atomically(kept, png, lasting=False)
                except (FileFault, OSError, ValueError) as error:
                    log.debug("not painted ahead: %s: %s", name, error)

    def _kept(self, digest: str, size: Size) -> Path:
        assert self.cache is not None
        return self.cache / f"{digest}-{size[0]}x{size[1]}-{self.theme}.png"

    def covering(self, name: str, size: Size, ratio: float) -> pygame.Surface:
        """A full-screen picture (width/height ``ratio``) that covers ``size``, cut evenly at its edges."""
        width = max(size[0], round(size[1] * ratio))
        height = max(size[1], round(width / ratio))
        whole = self.scaled(name, (width, height))
        return whole.subsurface(((width - size[0]) // 2, (height - size[1]) // 2, *size))

    # -- from source ---------------------------------------------------------------------------------------------

    def drawn(self, key: str, svg: str, size: Size) -> pygame.Surface:
        """A surface of the given vector source; ``key`` names it."""
        known = self.ready.get((key, size))
        if known is not None:
            return known
        return self.ready.keep((key, size), load_png(render(svg, size)))

    def made(self, key: str, size: Size, paint: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A surface the program paints itself. ``key`` and size name it; theme and lengths in u belong to the key."""
        known = self.ready.get((key, size))
        return known if known is not None else self.ready.keep((key, size), paint())

    def _source(self, name: str) -> Source | None:
        if name not in self._sources:
            self._sources[name] = Source.of(self.art / f"{name}.svg")
        return self._sources[name]

    def _rasterise(self, source: Source, size: Size) -> pygame.Surface:
        kept = self._kept(source.digest, size) if self.cache is not None else None
        if kept is not None:
            try:
                return load_png(kept.read_bytes())
            except (OSError, pygame.error):
                log.debug("not in the cache: %s", kept)
        try:
            png = render(source.text(), size)
        except (OSError, ValueError) as error:
            log.warning("a picture could not be drawn: %s", error)
            return self._token("?", size)
        if kept is not None:
            try:
                write_atomically(kept, png, lasting=False)
            except FileFault as error:
                log.info("the picture cache cannot be written, it is left alone from now on: %s", error)
                self.cache = None
        return load_png(png)

    def _token(self, name: str, size: Size) -> pygame.Surface:
        """What stands for a picture that is not there: a parchment disc with a gold ring and the name."""
        width, height = size
        radius = min(width, height) / 2
        title = name.rsplit("/", 1)[-1].replace("_", " ")
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
            f'<circle cx="{width / 2}" cy="{height / 2}" r="{radius * 0.94}" fill="{_hex(INK)}" opacity="0.8"/>'
            f'<circle cx="{width / 2}" cy="{height / 2}" r="{radius * 0.9}" fill="{_hex(GOLD)}"/>'
            f'<circle cx="{width / 2}" cy="{height / 2}" r="{radius * 0.82}" fill="{_hex(PARCHMENT)}" '
            f'stroke="{_hex(GOLD_DARK)}" stroke-width="{max(0.5, radius * 0.02)}"/></svg>'
        )
        token = load_png(render(svg, size))
        letters = max(8, int(radius * 0.34))
        inner = int(radius * 1.4)
        lines = self.fonts.wrap(title, "text", letters, inner) if radius >= 22 else [title[:2]]
        top = (height - len(lines) * self.fonts.height("text", letters)) // 2
        for number, line in enumerate(lines):
            drawn = self.fonts.line(line, "text", letters, INK)
            token.blit(drawn, ((width - drawn.get_width()) // 2, top + number * self.fonts.height("text", letters)))
        return token

    # -- memory --------------------------------------------------------------------------------------------------

    def forget(self) -> None:
        self.ready.clear()
        self._sources.clear()


def render(svg: str, size: Size) -> bytes:
    """PNG bytes of a vector picture at exactly this size (stretched when its proportions differ)."""
    head = svg.find("<svg")
    if head >= 0 and "preserveAspectRatio" not in svg[head : svg.find(">", head)]:
        svg = f'{svg[:head]}<svg preserveAspectRatio="none"{svg[head + 4 :]}'
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size[0], height=size[1], skip_system_fonts=True))


def load_png(png: bytes) -> pygame.Surface:
    surface = pygame.image.load(io.BytesIO(png), "picture.png")
    if pygame.display.get_init() and pygame.display.get_surface() is not None:
        return surface.convert_alpha()
    return surface


def _hex(colour: tuple[int, int, int]) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)
