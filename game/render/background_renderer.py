"""Where pictures are drawn while the window goes on answering: a thread that asks the disk, then a process that draws.

The process is needed because the vector library does not let other threads run while it draws. Where no process can be
had, the thread draws by itself.
"""

from __future__ import annotations

import io
import logging
import threading
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pygame

from engine.storage.files import FileError, write_atomically
from game.platform.child_process import ChildProcess
from game.render.svg_render import Size, draw_for, render

log = logging.getLogger(__name__)
LARGE = 400_000  # pixels from which a coarse picture is handed out first
COARSE = 5  # so many times smaller
Key = tuple[str, Size]


@dataclass(slots=True)
class RenderRequest:
    key: Key
    svg: Callable[[], str]  # raises OSError
    kept: Path | None  # where the picture lies on the disk, or is to lie
    asked: int = 0  # in which frame it was last asked for
    sketched: bool = False
    shipped: Callable[[], pygame.Surface | None] = lambda: None  # it, out of what the program brings along

    @property
    def size(self) -> Size:
        return self.key[1]


class BackgroundRenderer:
    """``wake`` is called, from the thread, when something is ready to be taken."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self.wake = wake
        self._orders: dict[Key, RenderRequest] = {}
        self._ahead: Iterator[RenderRequest] = iter(())
        self._done: list[tuple[Key, pygame.Surface | None]] = []
        self._frame = 0
        self._change = threading.Condition()
        self._thread: threading.Thread | None = None
        self.apart = ChildProcess("easel", draw_for)
        self._ended = False

    # -- the window's side -----------------------------------------------------------------------------------------

    def ask(self, order: RenderRequest) -> None:
        """Draw this; what the newest frame lacks comes first."""
        with self._change:
            order = self._orders.setdefault(order.key, order)
            order.asked = self._frame
            self._begin()

    def again(self, key: Key) -> None:
        """What was asked for, and may have been drawn since, is lacking in this frame, too."""
        order = self._orders.get(key)
        if order is not None:
            order.asked = self._frame

    def ahead(self, orders: Iterable[RenderRequest]) -> None:
        """Draw these onto the disk while nothing is asked for."""
        with self._change:
            self._ahead = iter(orders)
            self._begin()

    def _begin(self) -> None:
        if self._thread is None and not self._ended:
            self._thread = threading.Thread(target=self._run, daemon=True, name="easel")
            self._thread.start()
        self._change.notify()

    def take(self) -> list[tuple[Key, pygame.Surface | None]]:
        """What is ready, each once; None: it cannot be drawn. A new frame begins."""
        with self._change:
            done, self._done = self._done, []
            self._frame += 1
            return done

    def stop(self) -> None:
        with self._change:
            self._ended = True
            self._change.notify()
        self.apart.stop()

    # -- the thread ------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        while (order := self._next()) is not None:
            if order.key[0]:
                self._serve(order)
            elif order.kept is not None and not order.kept.is_file():
                self._keep(order, self._drawn(order, order.size))

    def _next(self) -> RenderRequest | None:
        """The order last asked for, the oldest of those first; then one ahead of time. None: it is over."""
        while True:
            with self._change:
                if self._ended:
                    return None
                if self._orders:
                    return max(self._orders.values(), key=lambda order: (order.asked, not order.sketched))
                ahead = self._ahead
            order = next(ahead, None)  # looks round on the disk: the window does not wait for that
            if order is not None:
                return order
            with self._change:
                if not self._ended and not self._orders and self._ahead is ahead:
                    self._change.wait()

    def _serve(self, order: RenderRequest) -> None:
        """From the disk, or drawn; a large one coarse first, and whole when the small ones are there."""
        picture = self._from_disk(order)
        if picture is None and not order.sketched and order.size[0] * order.size[1] > LARGE:
            order.sketched = True
            small = (max(1, order.size[0] // COARSE), max(1, order.size[1] // COARSE))
            self._hand_out((order.key[0], small), _loaded(self._drawn(order, small)))
            return
        if picture is None:
            png = self._drawn(order, order.size)
            self._keep(order, png)
            picture = _loaded(png)
        with self._change:
            self._orders.pop(order.key, None)
        self._hand_out(order.key, picture)

    @staticmethod
    def _from_disk(order: RenderRequest) -> pygame.Surface | None:
        shipped = order.shipped()
        if shipped is not None:
            return shipped.convert(pygame.Surface((1, 1), pygame.SRCALPHA))
        try:
            return _loaded(order.kept.read_bytes()) if order.kept is not None else None
        except OSError:
            return None

    @staticmethod
    def _keep(order: RenderRequest, png: bytes) -> None:
        if order.kept is not None and png:
            try:
                write_atomically(order.kept, png, lasting=False)
            except FileError as error:
                log.info("not kept: %s", error)

    def _hand_out(self, key: Key, picture: pygame.Surface | None) -> None:
        with self._change:
            if self._ended:
                return
            self._done.append((key, picture))
        self.wake()

    def _drawn(self, order: RenderRequest, size: Size) -> bytes:
        """No bytes: it cannot be drawn."""
        try:
            svg = order.svg()
        except OSError as error:
            log.info("a drawing is gone: %s", error)
            return b""
        png = self.apart.ask((svg, size))
        if png is not None:
            return png
        try:
            return b"" if self._ended else render(svg, size)
        except ValueError:
            return b""


def _loaded(png: bytes) -> pygame.Surface | None:
    """As the window has its pictures: turning it into that costs as much as drawing a large one."""
    try:
        if not png:
            return None
        return pygame.image.load(io.BytesIO(png), "picture.png").convert(pygame.Surface((1, 1), pygame.SRCALPHA))
    except pygame.error as error:
        log.info("a picture of the cache is damaged: %s", error)
        return None
