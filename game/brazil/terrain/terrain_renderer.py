"""Paints terrain on request in a background process, or takes paintings from memory and disk.

Packing needs the process, too: a large painting takes a second to pack.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path

import pygame

from engine.child_process import LOST
from game.brazil.terrain.disk_cache import TerrainCache
from game.brazil.terrain.layers.ornaments import drawings_digest
from game.brazil.terrain.painter import View
from game.brazil.terrain.painting_key import painting_key
from game.brazil.terrain.terrain_request import TerrainPainter, TerrainRequest
from game.render.background_renderer import BackgroundRenderer
from game.render.image_cache import png_of
from game.render.surface_cache import SurfaceCache

DELAY = 0.10  # seconds without a newer view before one is painted
PACK = ""  # in place of a request: the last painting as a PNG
LARGE = 600_000  # pixels from which a sketch is handed out first
ENLARGED = 2.0  # times a stand-in is enlarged as a whole at most
REMEMBERED = 6 * 1024 * 1024  # bytes of finished paintings in memory; the others are on the disk
Job = tuple[str, TerrainRequest]  # and its client


def serve_paintings(pipe: Connection, art: str) -> None:
    """Runs in the child process: answers each request with its painting's pixels, and the message `PACK` with the last
    painting as PNG (None if there is none), until the pipe is closed."""
    painter, painted = TerrainPainter(Path(art)), pygame.Surface((0, 0))
    while True:
        try:
            message = pipe.recv()
            if message == PACK:
                pipe.send(png_of(painted) if painted.get_width() else None)
                continue
            request = TerrainRequest.from_json(message)
            pixels = pygame.image.tobytes(painter.paint(request), "RGB")
            pipe.send(pixels)
            painted = pygame.image.frombytes(pixels, request.size, "RGB")
        except (*LOST, KeyboardInterrupt):
            return


class TerrainRenderer(BackgroundRenderer[Job]):
    """A queue of paintings by client: a client's newer request replaces the older one.

    ``apart``: in another process. ``synchronous``: `ask` returns when the painting is finished (for screenshots).
    ``delay``: seconds to wait for a newer request of the same client.
    """

    def __init__(
        self, art: Path, store: TerrainCache, wake: Callable[[], None], *, apart: bool = True, delay: float = DELAY
    ) -> None:
        super().__init__("terrain renderer", wake, serve_paintings, str(art), possible=apart)
        self.art, self.store, self.delay = art, store, delay
        self._orders: dict[str, tuple[TerrainRequest, float]] = {}  # and when they may be begun
        self._done: dict[str, TerrainRequest] = {}  # finished and not yet taken; the paintings are in `_recent`
        self._painter: TerrainPainter | None = None
        self._recent: SurfaceCache[TerrainRequest] = SurfaceCache(REMEMBERED)
        self.synchronous = False

    def ask(self, client: str, request: TerrainRequest, at_once: bool = False) -> None:
        """Requests a painting for a client, in place of the client's request before; if it is in memory, `take` returns
        it at once. ``at_once``: painting begins without the usual delay."""
        with self._change:
            known = self._orders.get(client)
            if known is not None and known[0] == request:
                return
            if request not in self._recent and self.synchronous:
                self._paint_now(request)
            if request in self._recent:
                self._done[client] = request
                return
            self._orders[client] = (request, time.monotonic() + (0 if at_once else self.delay))
            self._begin()

    def take(self, client: str) -> tuple[TerrainRequest, pygame.Surface] | None:
        """Returns the client's last finished painting, once; None if there is none, or if it waited so long that it was
        dropped and must be requested again."""
        with self._change:
            request = self._done.pop(client, None)
            painting = self._recent.get(request) if request is not None else None
            return (request, painting) if request is not None and painting is not None else None

    def stand_in(self, request: TerrainRequest) -> tuple[View, pygame.Surface] | None:
        """Returns the view and the stored painting of the same whole map at the nearest size; None if there is none.

        It is scaled to the request's radius, unless that is so much larger that the whole map would take too much room.
        """
        found = self.store.nearest(self._key(request), request.board.bounds)
        if found is None:
            return None
        view, painting = found
        scale = request.radius / view.radius
        size = (round(view.size[0] * scale), round(view.size[1] * scale))
        if scale > ENLARGED:
            return view, painting
        if size != view.size:
            painting = pygame.transform.smoothscale(painting, size)
        return View(view.middle, request.radius, size), painting

    def forget(self, client: str) -> None:
        """Drops the pending request and the finished painting of a client."""
        with self._change:
            self._orders.pop(client, None)
            self._done.pop(client, None)

    def _key(self, request: TerrainRequest) -> str:
        """The name of the painting in the store: equal for equal requests painted from equal drawings."""
        return painting_key(request, drawings_digest(self.art))

    def _paint_now(self, request: TerrainRequest) -> None:
        """Reads or paints it in the calling thread."""
        painting = self.store.get(self._key(request))
        if painting is None:
            painting = self._paint_here(request)
            self.store.put(self._key(request), partial(png_of, painting))
        self._recent.keep(request, painting)

    # -- in the thread ---------------------------------------------------------------------------------------------

    def _next(self) -> Job | None:
        """The request that may be begun, the oldest first."""
        with self._change:
            while not self._stopped:
                now = time.monotonic()
                due = [(at, client) for client, (_, at) in self._orders.items()]
                if due and min(due)[0] <= now:
                    client = min(due)[1]
                    return client, self._orders[client][0]
                self._change.wait(min(due)[0] - now if due else None)
            return None

    def _serve(self, job: Job) -> None:
        """Hands out the painting from the store, or paints it: a large one as a sketch first."""
        client, request = job
        painting = self.store.get(self._key(request))
        if painting is not None:
            self._deliver(client, request, painting)
            return
        if request.size[0] * request.size[1] > LARGE and not self._deliver_sketch(client, request):
            return
        painting = self._paint_apart(request)
        if self._deliver(client, request, painting):
            self.store.put(self._key(request), partial(self._encode, painting))

    def _deliver_sketch(self, client: str, request: TerrainRequest) -> bool:
        """Hands out a quarter of the pixels first; False: meanwhile the client has requested something else."""
        view = request.view
        half = request.seen(View(view.middle, view.radius / 2, ((view.size[0] + 1) // 2, (view.size[1] + 1) // 2)))
        self._deliver(client, half, self._paint_apart(half))
        with self._change:
            return self._orders.get(client, (None, 0))[0] == request

    def _deliver(self, client: str, request: TerrainRequest, painting: pygame.Surface) -> bool:
        """Makes the painting available to the client, if there still is one; False after `stop`."""
        with self._change:
            if self._stopped:
                return False
            self._recent.keep(request, painting)
            if client in self._orders:
                self._done[client] = request
                if self._orders[client][0] == request:
                    del self._orders[client]
        self.wake()
        return True

    def _paint_apart(self, request: TerrainRequest) -> pygame.Surface:
        """The painting; after `stop`, when nobody takes it, an empty one."""
        painted = self._ask(request.to_json(), partial(self._paint_here, request), pygame.Surface((1, 1)))
        return painted if isinstance(painted, pygame.Surface) else pygame.image.frombytes(painted, request.size, "RGB")

    def _encode(self, painting: pygame.Surface) -> bytes:
        """The last painting as a PNG."""
        return self._ask(PACK, partial(png_of, painting), b"")

    def _paint_here(self, request: TerrainRequest) -> pygame.Surface:
        if self._painter is None:
            self._painter = TerrainPainter(self.art)
        return self._painter.paint(request)
