"""Writes Brazil's map tiles as SVG (buildings, cities, Capitals, exploration) and the map's ornaments; they are drawn
in ``art/tools/tile``.

A tile is a scene in a rounded hex, cut out with an ink ring, an ivory ring and a thin band: brown, gold or grey for the era of a building, gold for a
city, green for what exploration finds. The subject stands in the upper two thirds; the foot is calm, the game lays goods and a laurel over it.
"""

from art.tools.kit import ART
from art.tools.tile.buildings import BUILDINGS
from art.tools.tile.capitals import CAPITALS
from art.tools.tile.cities import CITIES
from art.tools.tile.finds import EXPLORATION
from art.tools.tile.ornaments import MAP


def main() -> None:
    folders = {"buildings": BUILDINGS, "cities": CITIES, "capitals": CAPITALS, "exploration": EXPLORATION, "map": MAP}
    for folder, drawings in folders.items():
        (ART / folder).mkdir(exist_ok=True)
        for name, draw in drawings.items():
            (ART / folder / f"{name}.svg").write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
