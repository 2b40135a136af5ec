"""What one app has measured, drawn and decoded, kept in memory for the apps of the tests that follow."""

from __future__ import annotations

import ctypes
import io
import sys
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pygame
from cachetools import LRUCache

from game.i18n.fluent_files import FluentLanguage
from game.platform.allocator import MMAP_THRESHOLD
from game.platform.folders import art_folder
from game.render.fonts import TAIWANESE, Fonts
from game.render.image_cache import ImageCache, Key, converted
from game.render.nine_slice import BoxStyle, NineSlices
from game.render.surface_cache import SurfaceCache
from game.render.svg_file import SvgFile
from game.render.ui import Ui

ROOM = 64 << 20  # bytes of lines, and of pictures
COMPOSED = 192 << 20  # bytes of pictures that apps share
WAYS = 3  # of drawing, whose pictures are kept: as it is, without any paint, and as one test has it
TRIM_THRESHOLD, TOP_PAD = -1, -2  # of mallopt(3)
HEAP = 64 << 20  # bytes by which a worker's heap grows; half of them are the most that glibc takes from it at once
TEXTS = 1_000_000  # widths, and letters that faces have

Draw = Callable[[Fonts, str, str, int, Any], pygame.Surface]


def keep_heap() -> None:
    """Has glibc keep the memory of surfaces that are freed, as the next test's app wants as many; without glibc nothing
    is done."""
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None) if sys.platform == "linux" else None
    if mallopt is not None:
        for parameter, value in ((MMAP_THRESHOLD, HEAP // 2), (TRIM_THRESHOLD, 16 * HEAP), (TOP_PAD, HEAP)):
            mallopt(parameter, value)


def lines_once(draw: Draw) -> Draw:
    """`Fonts._drawn` that draws each line once for all fonts; nobody paints on a line."""
    lines: SurfaceCache[tuple[str, str, int, Any, bool]] = SurfaceCache(ROOM)

    def drawn(fonts: Fonts, text: str, style: str, size: int, colour: Any) -> pygame.Surface:
        key = (text, style, size, tuple(colour), fonts.language == TAIWANESE)
        known = lines.get(key)
        return known if known is not None else lines.keep(key, draw(fonts, text, style, size, colour))

    return drawn


def measured_once(begin: Callable[..., None]) -> Callable[..., None]:
    """`Fonts.__init__` whose fonts share the widths of texts and the letters that faces have."""
    widths, had, drawable = dict[Any, int](), dict[Any, bool](), dict[Any, str]()

    def begun(fonts: Fonts, *args: Any, **more: Any) -> None:
        begin(fonts, *args, **more)
        fonts._widths, fonts._had, fonts._drawable = widths, had, drawable

    return begun


def decoded_once() -> Callable[[bytes], pygame.Surface]:
    """`load_png` that decodes each picture once, and gives every caller a surface of its own."""
    pictures: SurfaceCache[bytes] = SurfaceCache(ROOM)

    def load_png(png: bytes) -> pygame.Surface:
        known = pictures.get(png)
        if known is None:
            known = pictures.keep(png, pygame.image.load(io.BytesIO(png), "picture.png"))
        drawn = converted(known)
        return drawn.copy() if drawn is known else drawn

    return load_png


def languages_once() -> Callable[..., FluentLanguage]:
    """`FluentLanguage` that makes each language of the same files once, with the messages it has parsed, and gets it
    ready once."""
    known: dict[tuple[str, tuple[Path, ...]], FluentLanguage] = {}

    def language(name: str, files: Iterable[Path]) -> FluentLanguage:
        key = (name, tuple(files))
        if key not in known:
            made = known[key] = FluentLanguage(*key)
            made.get_ready = cache(made.get_ready)  # type: ignore[method-assign]
        return known[key]

    return language


def read_once() -> Callable[[Path], SvgFile | None]:
    """`SvgFile.of` that reads each file once, and again when it has changed."""
    read = SvgFile.of
    known: dict[tuple[Path, int, int], SvgFile | None] = {}

    def of(path: Path) -> SvgFile | None:
        try:
            found = path.stat()
        except OSError:
            return read(path)
        key = (path, found.st_mtime_ns, found.st_size)
        if key not in known:
            known[key] = read(path)
        return known[key]

    return of


def listed_once(names: Callable[[ImageCache], list[str]]) -> Callable[[ImageCache], list[str]]:
    """`ImageCache.names` that looks into the project's own folder of pictures once."""
    known: list[str] = []

    def listed(images: ImageCache) -> list[str]:
        if images.art != art_folder():
            return names(images)
        if not known:
            known[:] = names(images)  # whole, whatever thread comes to it at the same time
        return known

    return listed


class SharedPictures:
    """The pictures and boxes that one app of the tests has drawn and the next one takes, if it draws in the same way.

    Their keys are those of an app, whose theme, language and scale may change as well. What a frame of the loop
    lacks (``budget``) each app draws for itself. Where a test has replaced a way of drawing, the pictures are those of
    other tests with the same replacement.
    """

    def __init__(self) -> None:
        self.sources: dict[str, SvgFile | None] = {}
        self._drawn: LRUCache[tuple[object, ...], _Drawn] = LRUCache(WAYS)

    def drawn(self) -> _Drawn:
        """Returns what was drawn by the functions that draw now."""
        of_pictures = (ImageCache._rasterise, ImageCache.get, ImageCache.scaled)
        ways = Fonts._drawn, Fonts.line, NineSlices._stretch, *of_pictures
        if ways not in self._drawn:
            self._drawn[ways] = _Drawn(SurfaceCache(COMPOSED), SurfaceCache(ROOM))
        return self._drawn[ways]

    def give(self, ui: Ui) -> None:
        """Has an app take from here what is here, and put here what it draws."""
        images, chrome = ui.pictures, ui.chrome
        if images.art != art_folder():
            return
        images._sources = self.sources
        composed, rasterised = images._composed, images._rasterised

        def kept(key: Key, draw: Callable[[], pygame.Surface | None]) -> pygame.Surface | None:
            if images.budget.on:
                return draw()
            pictures = self.drawn().pictures
            shared = (key, images.fonts.language == TAIWANESE)
            known = pictures.get(shared)
            if known is not None:
                return images._keep(key, known)
            drawn = draw()
            if drawn is not None and images.ready.get(key) is drawn:
                pictures.keep(shared, drawn)
            return drawn

        def stretch(box: BoxStyle, width: int, height: int) -> pygame.Surface:
            boxes = self.drawn().boxes
            known = boxes.get((box, width, height))
            if known is None:
                known = boxes.keep((box, width, height), NineSlices._stretch(chrome, box, width, height))
            return known

        images._composed = lambda key, *how: kept(key, lambda: composed(key, *how))  # type: ignore[method-assign]
        images._rasterised = lambda key, *how: kept(key, lambda: rasterised(key, *how))  # type: ignore[method-assign]
        chrome._stretch = stretch  # type: ignore[method-assign]


class _Drawn(NamedTuple):
    """Surfaces that the same functions have drawn; of pictures, whether Taiwan's letters are on them."""

    pictures: SurfaceCache[tuple[Key, bool]]
    boxes: SurfaceCache[tuple[BoxStyle, int, int]]


SHARED = SharedPictures()
