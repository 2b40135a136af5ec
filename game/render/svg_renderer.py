"""Draws SVG pictures in a background thread and process, or reads them from the disk cache; returns finished
surfaces."""

from __future__ import annotations

import io
import logging
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pygame

from engine.storage.files import FileError, write_atomically
from game.render.background_renderer import BackgroundRenderer
from game.render.svg_render import Size, render_or_nothing, serve_renders

log = logging.getLogger(__name__)
LARGE = 400_000  # pixels from which a coarse picture is handed out first
COARSE = 5  # times smaller
Key = tuple[str, Size]


@dataclass(slots=True)
class RenderRequest:
    """A picture to be read from the disk or drawn. A request whose name is "" is only drawn onto the disk."""

    key: Key
    svg: Callable[[], str]  # raises OSError
    kept: Path | None  # the file of the picture
    asked: int = 0  # the last frame that lacked it
    sketched: bool = False
    shipped: Callable[[], pygame.Surface | None] = lambda: None  # looks among the pictures that ship with the program

    @property
    def size(self) -> Size:
        return self.key[1]


class SvgRenderer(BackgroundRenderer[RenderRequest]):
    """The queue of pictures to draw: first what the newest frame lacks, then, while idle, what may be needed later."""

    def __init__(self, wake: Callable[[], None]) -> None:
        super().__init__("svg renderer", wake, serve_renders)
        self._requests: dict[Key, RenderRequest] = {}
        self._ahead: Iterator[RenderRequest] = iter(())
        self._done: list[tuple[Key, pygame.Surface | None]] = []
        self._frame = 0

    def ask(self, request: RenderRequest) -> None:
        """Requests that a picture needed by the present frame be drawn in the background."""
        with self._change:
            request = self._requests.setdefault(request.key, request)
            request.asked = self._frame
            self._begin()

    def again(self, key: Key) -> None:
        """Marks a picture requested before as needed by the present frame, too, so that it is not drawn later than
        others."""
        request = self._requests.get(key)
        if request is not None:
            request.asked = self._frame

    def ahead(self, requests: Iterable[RenderRequest]) -> None:
        """Sets the pictures to be drawn into the disk cache whenever nothing else is requested."""
        with self._change:
            self._ahead = iter(requests)
            self._begin()

    def take(self) -> list[tuple[Key, pygame.Surface | None]]:
        """Returns the pictures finished since the last call, by key (None for one that cannot be drawn), and begins a
        new frame."""
        with self._change:
            done, self._done = self._done, []
            self._frame += 1
            return done

    # -- in the thread ---------------------------------------------------------------------------------------------

    def _next(self) -> RenderRequest | None:
        """The request last made, the oldest of those first; then one ahead of time."""
        while True:
            with self._change:
                if self._stopped:
                    return None
                if self._requests:
                    return max(self._requests.values(), key=lambda request: (request.asked, not request.sketched))
                ahead = self._ahead
            request = next(ahead, None)  # reads the disk: not under the lock, for which the window would wait
            if request is not None:
                return request
            with self._change:
                if not self._stopped and not self._requests and self._ahead is ahead:
                    self._change.wait()

    def _serve(self, request: RenderRequest) -> None:
        """Hands out the picture from the disk, or draws it: a large one coarse first, whole after the small ones."""
        if not request.key[0]:
            if request.kept is not None and not request.kept.is_file():
                self._keep(request, self._drawn(request, request.size))
            return
        picture = self._from_disk(request)
        if picture is None and not request.sketched and request.size[0] * request.size[1] > LARGE:
            request.sketched = True
            small = (max(1, request.size[0] // COARSE), max(1, request.size[1] // COARSE))
            self._hand_out((request.key[0], small), _loaded(self._drawn(request, small)))
            return
        if picture is None:
            png = self._drawn(request, request.size)
            self._keep(request, png)
            picture = _loaded(png)
        with self._change:
            self._requests.pop(request.key, None)
        self._hand_out(request.key, picture)

    @staticmethod
    def _from_disk(request: RenderRequest) -> pygame.Surface | None:
        shipped = request.shipped()
        if shipped is not None:
            return shipped.convert(pygame.Surface((1, 1), pygame.SRCALPHA))
        try:
            return _loaded(request.kept.read_bytes()) if request.kept is not None else None
        except OSError:
            return None

    @staticmethod
    def _keep(request: RenderRequest, png: bytes) -> None:
        if request.kept is not None and png:
            try:
                write_atomically(request.kept, png, lasting=False)
            except FileError as error:
                log.info("not kept: %s", error)

    def _hand_out(self, key: Key, picture: pygame.Surface | None) -> None:
        with self._change:
            if self._stopped:
                return
            self._done.append((key, picture))
        self.wake()

    def _drawn(self, request: RenderRequest, size: Size) -> bytes:
        """The picture as a PNG; no bytes: it cannot be drawn."""
        try:
            svg = request.svg()
        except OSError as error:
            log.info("a drawing is gone: %s", error)
            return b""
        return self._ask((svg, size), partial(render_or_nothing, svg, size), b"")


def _loaded(png: bytes) -> pygame.Surface | None:
    """Decodes a PNG into the window's pixel format: for a large picture converting costs as much as drawing it."""
    try:
        if not png:
            return None
        return pygame.image.load(io.BytesIO(png), "picture.png").convert(pygame.Surface((1, 1), pygame.SRCALPHA))
    except pygame.error as error:
        log.info("a picture of the cache is damaged: %s", error)
        return None
