"""Makes and reads the file names of stored map paintings: which map, which view of it, and all else requested.

A name can be searched for by its map, so that another view of the same map stands in for one that is not painted yet.
"""

from __future__ import annotations

import hashlib
import json
import math

from game.brazil.terrain.painter import VERSION, View
from game.brazil.terrain.terrain_request import TerrainRequest

SEPARATOR = "_"


def painting_key(request: TerrainRequest, drawings: str) -> str:
    """Returns the name of a request's painting from drawings with this digest; equal requests have equal names."""
    pictured = (request.cells, request.seed, request.turn, request.theme, request.title, request.covered, request.plain)
    (x, y), (wide, high) = request.middle, request.size
    return SEPARATOR.join(
        (
            _digest(f"{VERSION} {drawings} {json.dumps(pictured)}"),
            *(str(number) for number in (x, y, request.radius)),
            f"{wide}x{high}",
            _digest(request.to_json()),
        )
    )


def map_part(key: str) -> str:
    """Returns the first part of a painting's name, which is the same for all views of a map in the same theme, title
    and clouds."""
    return key.partition(SEPARATOR)[0]


def view_of(key: str) -> View:
    """Returns the view that a painting's name contains. Raises ValueError if the text is no such name."""
    _, x, y, scale, size, _ = key.split(SEPARATOR)
    wide, high = size.split("x")
    middle, radius = (float(x), float(y)), float(scale)
    if not (all(map(math.isfinite, middle)) and math.isfinite(radius) and radius > 0):
        raise ValueError(f"no view: {key}")
    return View(middle, radius, (int(wide), int(high)))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:24]
