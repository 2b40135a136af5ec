"""Draws pictures from SVG files or by functions, and caches them as surfaces by name and size, in memory and on disk.

A picture is named by its path under ``art/`` without the ending: ``goods/gold``. One that is not there yet is drawn as
a plain token with its name, so that nothing ever fails for want of a picture.
"""

from __future__ import annotations

import io
import logging
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from weakref import WeakSet

import pygame

from engine.storage.files import FileError, write_atomically
from game.platform.folders import art_folder
from game.render.fonts import Fonts
from game.render.frame_budget import PIXEL
from game.render.placeholder_art import named_disc
from game.render.shipped_pictures import PACK, ShippedPictures
from game.render.surface_cache import SurfaceCache
from game.render.svg_file import SvgFile, digest_of
from game.render.svg_render import Size, render
from game.render.svg_renderer import RenderRequest, SvgRenderer
from game.render.upscale import stretched

log = logging.getLogger(__name__)
MIPS = (32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1440, 1920, 2880, 3840, 5120)
ROOM = 40 << 20  # bytes of pictures that are remembered; more in a larger window
LOOKED_UP = 250_000  # pixels up to which a picture is read from the disk at once
NAME = re.compile(r"[a-z0-9_-]+(/[a-z0-9_-]+)*")  # of a picture: it leads nowhere but into the folder of pictures
Key = tuple[str, Size]


@dataclass(frozen=True, slots=True)
class Placeholder:
    """A stand-in for a picture that is not drawn yet."""

    drawn: pygame.Surface
    when: int = -1  # how far all drawing had come when it was painted; -1: it is the same picture at another size
    of: pygame.Surface | None = None  # what it was painted of, where that is all
    parts: tuple[str, ...] = ()  # what the easel was drawing of it, if that can be told
    come: int = -1  # how many of those had come, where all that was lacking is drawn there


class ImageCache:
    """Caches surfaces by name and size, in memory and on disk. In a frame of the main loop (``budget``) a missing
    picture is requested from the background renderer and a placeholder is returned; anywhere else it is drawn at
    once."""

    def __init__(
        self, cache: Path | None, fonts: Fonts, art: Path | None = None, wake: Callable[[], None] = lambda: None
    ) -> None:
        self.art = art or art_folder()
        self.cache = cache
        self.shipped = ShippedPictures(self.art / PACK, *((cache.parent / PACK,) if cache is not None else ()))
        self.fonts = fonts
        self.theme = "parchment"
        self.synchronous = False  # for a picture of a screen: what is painted elsewhere is waited for
        self.makers: dict[str, Callable[[ImageCache, Size], pygame.Surface]] = {}  # pictures made of others
        self._sources: dict[str, SvgFile | None] = {}
        self._names: list[str] | None = None
        self.ready: SurfaceCache[Key] = SurfaceCache(ROOM)
        self.budget = fonts.budget
        self.renderer = SvgRenderer(wake)
        self._come: list[tuple[Key, pygame.Surface | None]] = []  # from the easel, not looked at yet
        self._came: Counter[str] = Counter()  # of those that were, by name
        self._asked: set[Key] = set()  # what the easel draws, as the disk does not have it
        self._rates: dict[str, float] = {}  # seconds a pixel that the last one of a kind took to paint
        self._lacked: list[str] = []  # what was asked of the easel in this frame, one by one
        self._near: dict[str, Size] = {}  # a size at which a picture was drawn: it can stand in for others
        self._halves: dict[Key, Placeholder] = {}
        self._stand_ins: WeakSet[pygame.Surface] = WeakSet()

    # -- by name ---------------------------------------------------------------------------------------------------

    def has(self, name: str) -> bool:
        return name in self.makers or self._source(name) is not None

    def digest(self, name: str) -> str | None:
        """Returns the digest of a drawing's SVG, its key in the disk cache; None if there is no such drawing."""
        source = self._source(name)
        return source.digest if source is not None else None

    def names(self) -> list[str]:
        """Returns the names of all SVG drawings under the art folder, sorted."""
        if self._names is None:
            found = (path.relative_to(self.art).with_suffix("") for path in self.art.rglob("*.svg"))
            self._names = sorted(name.as_posix() for name in found if name.parts[0] != "tools")
        return self._names

    def index_drawings(self) -> None:
        """Reads all SVG files into memory ahead of time; called in a thread."""
        for name in self.names():
            self._source(name)

    def was_drawn(self, name: str) -> bool:
        """Returns whether a picture was drawn in this session, at any size."""
        return name in self._near

    def get(self, name: str, size: Size) -> pygame.Surface:
        """Returns the picture at exactly this size, or a placeholder while it is drawn; a disc with its name if there
        is none."""
        size = (max(1, size[0]), max(1, size[1]))
        known = self.ready.get((name, size))
        if known is not None:
            return known
        if name in self.makers:
            return self._composed((name, size), lambda: self.makers[name](self, size))
        source = self._source(name)
        if source is None:
            return self._composed((name, size), lambda: named_disc(self.fonts, name, size))
        return self._from(source, name, size) or self._stand_in((name, size))

    def scaled(self, name: str, size: Size) -> pygame.Surface:
        """Returns the picture at this size, scaled down from the next larger cached size: cheap while zooming."""
        size = (max(1, size[0]), max(1, size[1]))
        known = self.ready.get((name, size))
        if known is not None:
            return known
        if not self.has(name):
            return self.get(name, size)
        step = next((mip for mip in MIPS if mip >= size[0]), None)
        if step is None or step == size[0]:
            return self.get(name, size)
        large = self._larger(name, size)
        if large is None:
            return self._stand_in((name, size))
        return self._composed((name, size), lambda: pygame.transform.smoothscale(large, size), large)

    def larger(self, name: str, size: Size) -> pygame.Surface:
        """Returns the picture at the next larger cached size, or the largest; a placeholder may be of any size."""
        return self._larger(name, size) or self._stand_in((name, self._near.get(name, (1, 1))))

    def _larger(self, name: str, size: Size) -> pygame.Surface | None:
        """None: it is being drawn elsewhere."""
        step = next((mip for mip in MIPS if mip >= size[0]), MIPS[-1])
        large = (step, self._height(name, step, size))
        known = self.ready.get((name, large))
        if known is not None:
            return known
        if name in self.makers:
            return self.get(name, large)
        source = self._source(name)
        return self._from(source, name, large) if source is not None else self.get(name, large)

    def _from(self, source: SvgFile, name: str, size: Size) -> pygame.Surface | None:
        """None: it is being drawn elsewhere."""
        if self.budget.on and (name, size) in self._asked:
            self._await((name, size))
            return None
        return self._rasterised((name, size), source.text, source.digest)

    def _height(self, name: str, width: int, size: Size) -> int:
        """The height that keeps the drawing's own proportions."""
        return max(1, round(width / self.ratio(name, size)))

    def ratio(self, name: str, size: Size = (1, 1)) -> float:
        """Returns a picture's width divided by its height; that of ``size`` for a picture composed of others."""
        source = self._source(name)
        return source.ratio if source is not None and source.ratio else size[0] / size[1]

    def warm(self, wanted: Mapping[str, tuple[int, ...]]) -> None:
        """Has pictures drawn to disk while the renderer is idle; `wanted`: widths by folder, most wanted first."""
        if self.cache is not None:
            self.renderer.ahead(self._wanted(wanted))

    def _wanted(self, wanted: Mapping[str, tuple[int, ...]]) -> Iterator[RenderRequest]:
        """Runs in the easel's thread."""
        names = self.names()
        for turn in range(max((len(widths) for widths in wanted.values()), default=0)):
            for folder, widths in wanted.items():
                for name in names if turn < len(widths) else ():
                    source = self._source(name) if name.startswith(f"{folder}/") else None
                    if source is None:
                        continue
                    size = (widths[turn], self._height(name, widths[turn], (1, 1)))
                    if not self.shipped.has(source.digest, size):
                        yield RenderRequest(("", size), source.text, self._kept(source.digest, size))

    def _kept(self, digest: str, size: Size) -> Path | None:
        if self.cache is None:
            return None
        return self.cache / f"{digest}-{size[0]}x{size[1]}-{self.theme}.png"

    def covering(self, name: str, size: Size, ratio: float) -> pygame.Surface:
        """Returns a picture (width/height ``ratio``) scaled to cover ``size``, cropped evenly at opposite edges."""
        width = max(size[0], round(size[1] * ratio))
        height = max(size[1], round(width / ratio))
        whole = self.scaled(name, (width, height))
        return whole.subsurface(((width - size[0]) // 2, (height - size[1]) // 2, *size))

    # -- from source ---------------------------------------------------------------------------------------------

    def drawn(self, key: str, svg: str | Callable[[], str], size: Size) -> pygame.Surface:
        """Returns the surface of an SVG text, cached by ``key`` and size; a placeholder until it is drawn."""
        known = self.ready.get((key, size))
        if known is not None:
            return known
        if (key, size) in self._asked and self.budget.on:
            self._await((key, size))
            return self._stand_in((key, size))
        text = svg() if callable(svg) else svg
        return self._rasterised((key, size), lambda: text, digest_of(text.encode())) or self._stand_in((key, size))

    def made(
        self, key: str, size: Size, paint: Callable[[], pygame.Surface], of: pygame.Surface | None = None
    ) -> pygame.Surface:
        """Returns the surface that the function ``paint`` draws, cached by ``key`` and size, so that ``key`` must say
        all else it depends on, such as the theme.

        ``of``: a picture asked for before, that it is made of.
        """
        known = self.ready.get((key, size))
        return known if known is not None else self._composed((key, size), paint, of)

    # -- for the first time ----------------------------------------------------------------------------------------

    def _composed(
        self, key: Key, paint: Callable[[], pygame.Surface], of: pygame.Surface | None = None
    ) -> pygame.Surface:
        """Painted now, if this frame has time for it; kept, if nothing stood in for a part of it."""
        budget = self.budget
        half = self._halves.get(key)
        if budget.on and half is not None and self._same(half, of):
            budget.waiting += half.come >= 0 or of is not None  # no frame is needed before something comes
            self._lacked += half.parts
            return self._stand_in(key)
        kind = key[0].partition(" ")[0]
        if budget.late_for(key[1], self._rates.get(kind, PIXEL)):
            return self._stand_in(key)
        lacking, waiting, lacked, texts = budget.lacking, budget.waiting, len(self._lacked), budget.texts
        with budget.work():
            drawn = paint()
        self._rates[kind] = max(PIXEL, budget.took / max(1, key[1][0] * key[1][1]))
        if budget.lacking == lacking and (of is None or of.get_abs_parent() not in self._stand_ins):
            self._halves.pop(key, None)
            return self._keep(key, drawn)
        elsewhere = budget.lacking - lacking <= budget.waiting - waiting
        if budget.lacking == lacking:  # what it is made of was asked for before: whoever is painting must hear of it
            budget.lacking += 1
            budget.waiting += 1
        if budget.texts != texts:  # no words on what is not there yet
            drawn = budget.clear(drawn.get_size())
        parts = tuple(dict.fromkeys(self._lacked[lacked:]))
        self._halves[key] = Placeholder(drawn, budget.progress, of, parts, self._come_of(parts) if elsewhere else -1)
        self._stand_ins.add(drawn.get_abs_parent())
        return drawn

    def _same(self, half: Placeholder, of: pygame.Surface | None) -> bool:
        """Painted again it would lack the same parts."""
        if of is not None:
            return half.of is not None and _place(half.of) == _place(of)
        return half.come == self._come_of(half.parts) if half.come >= 0 else half.when == self.budget.progress

    def _come_of(self, parts: tuple[str, ...]) -> int:
        """Returns how many of the named pictures the renderer has delivered; of all if none is named."""
        return sum(self._came[name] for name in parts or self._came)

    def _await(self, key: Key) -> None:
        """Notes that a picture is being drawn elsewhere and is still wanted."""
        self.renderer.again(key)
        self.budget.waiting += 1
        self._lacked.append(key[0])

    def _rasterised(self, key: Key, svg: Callable[[], str], digest: str) -> pygame.Surface | None:
        """None: it is being drawn elsewhere."""
        budget, kept = self.budget, self._kept(digest, key[1])
        if not budget.on:
            return self._keep(key, self._rasterise(svg, digest, key[1]))
        if not budget.late:
            if key[1][0] * key[1][1] <= LOOKED_UP * budget.factor and self._lies_ready(digest, key[1], kept):
                with budget.work():
                    return self._keep(key, self._rasterise(svg, digest, key[1]))
            self._asked.add(key)
        self.renderer.ask(RenderRequest(key, svg, kept, shipped=lambda: self.shipped.get(digest, key[1])))
        self._await(key)
        return None

    def _lies_ready(self, digest: str, size: Size, kept: Path | None) -> bool:
        """Whether a picture needs no drawing, only reading."""
        return self.shipped.has(digest, size) or (kept is not None and kept.is_file())

    def _keep(self, key: Key, drawn: pygame.Surface) -> pygame.Surface:
        if not key[0].startswith("@"):
            self._near[key[0]] = key[1]
        return self.ready.keep(key, drawn)

    def _stand_in(self, key: Key) -> pygame.Surface:
        """The same picture half done or at another size, or nothing yet."""
        self.budget.lacking += 1
        half = self._halves.get(key)
        if half is not None:
            return half.drawn
        near = self.ready.get((key[0], self._near.get(key[0], (0, 0))))
        if near is not None and self.budget.late_for(key[1]):  # to stretch it takes time, too: the next frame has it
            self.budget.lacking += 1
            drawn = self.budget.clear(key[1])
            self._stand_ins.add(drawn.get_abs_parent())
            return drawn
        if near is not None:
            with self.budget.work():
                drawn = stretched(near, key[1])  # out of focus, not in squares
        else:
            drawn = self.budget.clear(key[1])
        self._halves[key] = Placeholder(drawn)
        self._stand_ins.add(drawn.get_abs_parent())
        return drawn

    def collect(self) -> None:
        """Moves finished pictures of the background renderer into the cache, as many as the frame has time for."""
        self._come += self.renderer.take()
        self._lacked.clear()
        names = set()
        while self._come and not self.budget.late:
            key, drawn = self._come.pop(0)
            with self.budget.work():
                self._keep(key, drawn if drawn is not None else named_disc(self.fonts, "?", key[1]))
            self._halves.pop(key, None)
            self._asked.discard(key)
            self._came[key[0]] += 1
            names.add(key[0])
        self.budget.lacking += len(self._come)
        self._halves = {key: half for key, half in self._halves.items() if half.when >= 0 or key[0] not in names}

    def free_placeholders(self) -> None:
        """Frees the surfaces that served as placeholders, after a frame in which no picture was missing."""
        self._halves.clear()

    def _source(self, name: str) -> SvgFile | None:
        if name not in self._sources:
            self._sources[name] = SvgFile.of(self.art / f"{name}.svg") if NAME.fullmatch(name) else None
        return self._sources[name]

    def _rasterise(self, svg: Callable[[], str], digest: str, size: Size) -> pygame.Surface:
        shipped = self.shipped.get(digest, size)
        if shipped is not None:
            return converted(shipped)
        kept = self._kept(digest, size)
        if kept is not None:
            try:
                return load_png(kept.read_bytes())
            except (OSError, pygame.error):
                log.debug("not in the cache: %s", kept)
        try:
            png = render(svg(), size)
        except (OSError, ValueError) as error:
            log.warning("a picture could not be drawn: %s", error)
            return named_disc(self.fonts, "?", size)
        if kept is not None:
            try:
                write_atomically(kept, png, lasting=False)
            except FileError as error:
                log.info("not kept: %s", error)
        return load_png(png)

    # -- memory --------------------------------------------------------------------------------------------------

    def forget(self) -> None:
        self.ready.clear()
        self._near.clear()
        self._sources.clear()
        self._names = None


def load_png(png: bytes) -> pygame.Surface:
    return converted(pygame.image.load(io.BytesIO(png), "picture.png"))


def converted(surface: pygame.Surface) -> pygame.Surface:
    """Returns the surface in the window's pixel format, if there is a window."""
    if pygame.display.get_init() and pygame.display.get_surface() is not None:
        return surface.convert_alpha()
    return surface


def write_picture(surface: pygame.Surface, path: Path) -> None:
    """Writes a surface to a file, in the format of its ending; creates the folder. Raises OSError, pygame.error."""
    with io.BytesIO() as out:  # not to the path: SDL takes none that is no UTF-8
        pygame.image.save(surface, out, f"picture{path.suffix}")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(out.getvalue())


def png_of(surface: pygame.Surface) -> bytes:
    """Returns the surface encoded as PNG. `pygame.image.save` never lets go of a file object it was given: an open one
    would stay in memory with all that was written."""
    with io.BytesIO() as out:
        pygame.image.save(surface, out, "picture.png")
        return out.getvalue()


def _place(surface: pygame.Surface) -> tuple[int, tuple[int, int], Size]:
    """Returns which part of which surface it is: taking the same part twice makes two surfaces."""
    return id(surface.get_abs_parent()), surface.get_abs_offset(), surface.get_size()
