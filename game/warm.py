"""Painting ahead: while the player reads the menu, another process draws into the cache what the table will need."""

from __future__ import annotations

import logging
import multiprocessing
from collections.abc import Mapping
from pathlib import Path
from typing import Any

log = logging.getLogger(__name__)
Wanted = Mapping[str, tuple[int, ...]]  # folder -> widths at which its pictures will be asked for


def paint(art: Path, cache: Path, wanted: Wanted) -> None:
    """The other process: rasterise into the cache, most wanted first; what is there already costs nothing."""
    from game.fonts import Fonts
    from game.resources import Pictures

    pictures = Pictures(cache, Fonts(), art)
    names = pictures.names()
    longest = max((len(widths) for widths in wanted.values()), default=0)
    for turn in range(longest):
        for folder, widths in wanted.items():
            if turn < len(widths):
                for name in names:
                    if name.startswith(f"{folder}/"):
                        pictures.warm(name, widths[turn])


class Painter:
    def __init__(self) -> None:
        self._process: Any = None

    def start(self, art: Path, cache: Path | None, wanted: Wanted) -> None:
        if cache is None or self._process is not None or not wanted:
            return
        try:
            context = multiprocessing.get_context("spawn")
            self._process = context.Process(target=paint, args=(art, cache, dict(wanted)), daemon=True, name="painter")
            self._process.start()
        except OSError as error:
            log.info("nothing is painted ahead: %s", error)

    def stop(self) -> None:
        if self._process is not None and self._process.is_alive():
            self._process.terminate()
        self._process = None
