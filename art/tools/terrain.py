"""Writes Brazil's fifteen terrain hexes as SVG: five terrains, three pictures each; they are drawn in
``art/tools/land``.

A terrain tiles without a seam. Whatever touches the border of a hex comes from one set shared by the three pictures of that terrain and repeats with the
hex grid, so a tree cut by an edge goes on in the neighbour, whichever picture lies there. Only the things well inside differ.
"""

from collections.abc import Callable

from art.tools.kit import ART
from art.tools.land.growth import field, forest
from art.tools.land.ranges import mine
from art.tools.land.waters import cloud, water


def main() -> None:
    kinds: dict[str, Callable[[int], str]] = {"field": field, "forest": forest, "gold_mine": mine, "water": water, "cloud": cloud}
    folder = ART / "terrain"
    folder.mkdir(exist_ok=True)
    for kind, draw in kinds.items():
        for variant in (1, 2, 3):
            (folder / f"{kind}_{variant}.svg").write_text(draw(variant), encoding="utf-8")


if __name__ == "__main__":
    main()
