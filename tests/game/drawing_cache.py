"""What the vector library makes of a drawing, kept from one test to the next and from one run to the next.

``python -m tests.game.drawing_cache FOLDER …`` is the program with what follows, its drawings kept in that folder.

Hundreds of tests show a screen, each with an empty disk of its own: without this two thirds of their time would go into
drawing the same pictures again. Nothing else changes: what the program keeps, and where, is as empty as ever.
"""

from __future__ import annotations

import hashlib
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from typing import Any

import resvg_py

from engine.storage.files import write_atomically

LONG = 3 * 24 * 3600.0
"""Seconds after which what nobody asked for is thrown away."""


def kept(draw: Callable[..., Any], folder: Path) -> Callable[..., bytes]:
    """`resvg_py.svg_to_bytes` that remembers, in files known by all that it was asked."""
    library, now = version("resvg_py"), time.time()
    for path in folder.iterdir():
        with suppress(FileNotFoundError):  # another process tidies, too, or has just named what it wrote
            if path.stat().st_mtime < now - LONG:
                path.unlink()

    def svg_to_bytes(**asked: Any) -> bytes:
        path = folder / hashlib.sha256(repr((library, sorted(asked.items()))).encode()).hexdigest()
        try:
            png = path.read_bytes()
        except FileNotFoundError:
            png = bytes(draw(**asked))
            write_atomically(path, png, lasting=False)
        else:
            os.utime(path)
        return png

    return svg_to_bytes


def main() -> int:
    from game.__main__ import main as run

    resvg_py.svg_to_bytes = kept(resvg_py.svg_to_bytes, Path(sys.argv.pop(1)))
    return run()


if __name__ == "__main__":
    sys.exit(main())
