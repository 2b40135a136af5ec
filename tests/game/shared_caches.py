"""What one app has measured, drawn and decoded, kept in memory for the apps of the tests that follow."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pygame

from game.i18n.fluent_files import FluentLanguage
from game.platform.folders import art_folder
from game.render.fonts import TAIWANESE, Fonts
from game.render.image_cache import ImageCache, Key, converted
from game.render.nine_slice import BoxStyle, NineSlices
from game.render.surface_cache import SurfaceCache
from game.render.svg_file import SvgFile
from game.render.ui import Ui

ROOM = 64 << 20  # bytes of lines, and of pictures
COMPOSED = 192 << 20  # bytes of pictures that apps share

Draw = Callable[[Fonts, str, str, int, Any], pygame.Surface]


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
    """The pictures and boxes that one app of the tests has drawn and the next one takes.

    Their keys are those of an app, whose theme, language and scale may change as well. What a frame of the loop
    lacks (``budget``) each app draws for itself, and so does one in which a test has replaced a way of drawing.
    """

    def __init__(self) -> None:
        self.pictures: SurfaceCache[tuple[Key, bool]] = SurfaceCache(COMPOSED)  # whether Taiwan's letters are on them
        self.boxes: SurfaceCache[tuple[BoxStyle, int, int]] = SurfaceCache(ROOM)
        self.sources: dict[str, SvgFile | None] = {}
        self._ways = self._of_drawing()

    @staticmethod
    def _of_drawing() -> tuple[object, ...]:
        of_pictures = (ImageCache._rasterise, ImageCache.get, ImageCache.scaled)
        return Fonts._drawn, Fonts.line, NineSlices._stretch, *of_pictures

    def give(self, ui: Ui) -> None:
        """Has an app take from here what is here, and put here what it draws."""
        images, chrome = ui.pictures, ui.chrome
        if images.art != art_folder():
            return
        images._sources = self.sources
        composed, rasterised, stretched = images._composed, images._rasterised, chrome._stretch

        def kept(key: Key, draw: Callable[[], pygame.Surface | None]) -> pygame.Surface | None:
            if images.budget.on or self._ways != self._of_drawing():
                return draw()
            shared = (key, images.fonts.language == TAIWANESE)
            known = self.pictures.get(shared)
            if known is not None:
                return images._keep(key, known)
            drawn = draw()
            if drawn is not None and images.ready.get(key) is drawn:
                self.pictures.keep(shared, drawn)
            return drawn

        def stretch(box: BoxStyle, width: int, height: int) -> pygame.Surface:
            if self._ways != self._of_drawing():
                return stretched(box, width, height)
            known = self.boxes.get((box, width, height))
            return known if known is not None else self.boxes.keep((box, width, height), stretched(box, width, height))

        images._composed = lambda key, *how: kept(key, lambda: composed(key, *how))  # type: ignore[method-assign]
        images._rasterised = lambda key, *how: kept(key, lambda: rasterised(key, *how))  # type: ignore[method-assign]
        chrome._stretch = stretch  # type: ignore[method-assign]
