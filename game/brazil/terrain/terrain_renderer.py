"""Renders terrain in the background: a thread looks in the disk cache, a child process paints.

A process is needed because neither the SVG library nor the PNG encoder releases the interpreter lock: a large painting
takes a second to encode. Without a process the thread paints itself.
"""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path

import pygame

from game.brazil.terrain.disk_cache import TerrainCache
from game.brazil.terrain.layers.ornaments import drawings_digest
from game.brazil.terrain.painter import View
from game.brazil.terrain.render_request import TerrainPainter, TerrainRequest
from game.platform.child_process import ChildProcess
from game.render.image_cache import png_of

CALM = 0.10  # seconds without a newer request before painting starts
PACK = ""  # sent instead of a request: asks for the last painting as PNG
LARGE = 600_000  # pixels from which a quarter-size painting is delivered first
REMEMBERED = 6 * 1024 * 1024  # bytes of finished paintings in memory; others are in the disk cache


def work(line: Connection, art: str) -> None:
    """Runs in the child process: paints requests, or encodes the last painting as PNG (no bytes: there is none)."""
    painter, painted = TerrainPainter(Path(art)), pygame.Surface((0, 0))
    while True:
        try:
            told = line.recv()
            if told == PACK:
                line.send_bytes(png_of(painted) if painted.get_width() else b"")
                continue
            request = TerrainRequest.from_json(told)
            pixels = pygame.image.tobytes(painter.paint(request), "RGB")
            line.send_bytes(pixels)
            painted = pygame.image.frombytes(pixels, request.size, "RGB")
        except (EOFError, OSError, KeyboardInterrupt):
            return


class TerrainRenderer:
    """Queues one request per client; a newer request replaces the client's older one.

    ``apart``: paint in a child process. ``patient``: paint before ``ask`` returns (for screenshots).
    """

    def __init__(
        self, art: Path, store: TerrainCache, wake: Callable[[], None], *, apart: bool = True, calm: float = CALM
    ) -> None:
        self.art, self.store, self.wake, self.calm = art, store, wake, calm
        self.apart = ChildProcess("ground", work, str(art), possible=apart)
        self._requests: dict[str, tuple[TerrainRequest, float]] = {}  # pending request and earliest start per client
        self._done: dict[
            str, TerrainRequest
        ] = {}  # finished requests per client, not taken yet; their paintings are in _recent
        self._change = threading.Condition()
        self._thread: threading.Thread | None = None
        self._painter: TerrainPainter | None = None
        self._ended = False
        self._recent: OrderedDict[TerrainRequest, pygame.Surface] = OrderedDict()
        self.patient = False

    def ask(self, client: str, request: TerrainRequest, at_once: bool = False) -> None:
        """Requests a terrain painting; it starts if no newer request follows soon.

        ``at_once``: starts without waiting.
        """
        with self._change:
            known = self._requests.get(client)
            if known is not None and known[0] == request:
                return
            if request not in self._recent and self.patient:
                self._paint_now(request)
            if request in self._recent:
                self._done[client] = request
                return
            self._requests[client] = (request, time.monotonic() + (0 if at_once else self.calm))
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, daemon=True, name="ground")
                self._thread.start()
            self._change.notify()

    def take(self, client: str) -> tuple[TerrainRequest, pygame.Surface] | None:
        """Returns the client's last finished painting, once.

        None also if it was dropped from memory since; the client asks again then.
        """
        with self._change:
            request = self._done.pop(client, None)
            painting = self._recent.get(request) if request is not None else None
            return (request, painting) if request is not None and painting is not None else None

    def forget(self, client: str) -> None:
        """Drops a client's requests and paintings."""
        with self._change:
            self._requests.pop(client, None)
            self._done.pop(client, None)

    def stop(self) -> None:
        """Stops painting; running work is abandoned."""
        with self._change:
            self._ended = True
            self._requests.clear()
            self._change.notify()
        self.apart.stop()

    def _key(self, request: TerrainRequest) -> str:
        """The cache key: paintings of equal requests made from the same drawings share it."""
        return request.key + drawings_digest(self.art)

    def _paint_now(self, request: TerrainRequest) -> None:
        """Paints now, in this thread."""
        painting = self.store.get(self._key(request))
        if painting is None:
            painting = self._paint_here(request)
            self.store.put(self._key(request), partial(png_of, painting))
        self._remember(request, painting)

    def _remember(self, request: TerrainRequest, painting: pygame.Surface) -> None:
        self._recent[request] = painting
        total = sum(one.get_width() * one.get_height() * 3 for one in self._recent.values())
        while total > REMEMBERED and len(self._recent) > 1:
            _, old = self._recent.popitem(last=False)
            total -= old.get_width() * old.get_height() * 3

    # -- the thread ------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        while True:
            with self._change:
                found = self._next()
                if found is None:
                    return
                client, request = found
            painting = self.store.get(self._key(request))
            if painting is None:
                if request.size[0] * request.size[1] > LARGE and not self._deliver_sketch(client, request):
                    continue
                painting = self._paint_apart(request)
                if self._deliver(client, request, painting):
                    self.store.put(self._key(request), partial(self._encode, painting))
            elif not self._deliver(client, request, painting):
                return

    def _deliver_sketch(self, client: str, request: TerrainRequest) -> bool:
        """Delivers a quarter of the pixels first; False if the client wants something else by then."""
        view = request.view
        half = request.seen(View(view.middle, view.radius / 2, ((view.size[0] + 1) // 2, (view.size[1] + 1) // 2)))
        self._deliver(client, half, self._paint_apart(half))
        with self._change:
            return self._requests.get(client, (None, 0))[0] == request

    def _deliver(self, client: str, request: TerrainRequest, painting: pygame.Surface) -> bool:
        """Stores the painting for the client, if it still waits; False at the end."""
        with self._change:
            if self._ended:
                return False
            self._remember(request, painting)
            if client in self._requests:
                self._done[client] = request
                if self._requests[client][0] == request:
                    del self._requests[client]
        self.wake()
        return True

    def _next(self) -> tuple[str, TerrainRequest] | None:
        """Waits for a request that may start, oldest first; None at the end."""
        while not self._ended:
            now = time.monotonic()
            due = [(at, client) for client, (_, at) in self._requests.items()]
            if due and min(due)[0] <= now:
                client = min(due)[1]
                return client, self._requests[client][0]
            self._change.wait(min(due)[0] - now if due else None)
        return None

    def _paint_apart(self, request: TerrainRequest) -> pygame.Surface:
        pixels = self.apart.ask(request.to_json())
        if pixels is not None:
            return pygame.image.frombytes(pixels, request.size, "RGB")
        return pygame.Surface((1, 1)) if self._ended else self._paint_here(request)  # nobody gets it at shutdown

    def _encode(self, painting: pygame.Surface) -> bytes:
        """The last painting as PNG bytes."""
        return self.apart.ask(PACK) or (b"" if self._ended else png_of(painting))

    def _paint_here(self, request: TerrainRequest) -> pygame.Surface:
        if self._painter is None:
            self._painter = TerrainPainter(self.art)
        return self._painter.paint(request)
