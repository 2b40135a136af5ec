"""Writes Brazil's small pieces as SVG: units, seats, goods, products, arches (action spaces), action tokens, Palaces.
Run: python -m art.tools.pieces [group ...]"""

from __future__ import annotations

import sys

from art.tools.piece.arches import arches, tokens
from art.tools.piece.goods import goods
from art.tools.piece.palaces import palaces
from art.tools.piece.products import products
from art.tools.piece.seats import seats
from art.tools.piece.units import units

GROUPS = {f.__name__: f for f in (seats, units, goods, products, arches, tokens, palaces)}


if __name__ == "__main__":
    wanted = sys.argv[1:] or list(GROUPS)
    for name in wanted:
        GROUPS[name]()
