"""Writes Historia's paintings of the three eras as SVG; their middle is calm, as names and portraits stand before it.

    python -m art.tools.historia.edges
"""

from __future__ import annotations

from art.tools.historia.edge_cave import cave_fire
from art.tools.historia.edge_night import night_earth
from art.tools.historia.edge_road import silk_road
from art.tools.portrait.svg_paths import ROOT

ERAS = {1: cave_fire, 2: silk_road, 3: night_earth}


def main() -> None:
    for era, draw in ERAS.items():
        target = ROOT / "historia" / "screens" / f"edge_{era}.svg"
        target.write_text(draw().svg(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
