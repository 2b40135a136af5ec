"""Writes the emblems of the achievements and of the puzzles as SVG; drawn in ``art/tools/emblem``. Run: python
-m art.tools.achievements"""

from __future__ import annotations

from art.tools.emblem import brazil, historia, struggle
from art.tools.emblem.base import emblem
from art.tools.emblem.puzzles import puzzle, puzzle_star
from art.tools.kit import save


def main() -> None:
    for achievements in (brazil.ACHIEVEMENTS, struggle.ACHIEVEMENTS, historia.ACHIEVEMENTS):
        for game, drawings in achievements.items():
            for draw in drawings:
                drawn = draw()
                save(f"achievements/{draw.__name__}", emblem(game, *(drawn if isinstance(drawn, tuple) else (drawn,))))
    save("puzzles/puzzle", emblem("all", puzzle()))
    for kind in ("empty", "silver", "gold"):
        save(f"puzzles/star_{kind}", puzzle_star(kind))


if __name__ == "__main__":
    main()
