"""Writes the pictures of the lessons and of the first start as SVG; drawn in ``art/tools/lessons``. Run: python -m
art.tools.learning"""

from __future__ import annotations

from art.tools.kit import ART
from art.tools.lessons import brazil, historia, struggle
from art.tools.lessons.first_start import CARDS
from art.tools.lessons.paint import Painting


def keep(name: str, picture: Painting) -> None:
    picture.varnish()
    target = ART / f"{name}.svg"
    target.parent.mkdir(exist_ok=True)
    target.write_text(picture.svg(), encoding="utf-8", newline="\n")


def main() -> None:
    for game, drawings in (("brazil", brazil.LESSONS), ("struggle", struggle.LESSONS), ("historia", historia.LESSONS)):
        for number, draw in enumerate(drawings, 1):
            picture = Painting(180, 130, 100 + number)
            draw(picture)
            keep(f"lessons/{game}_{number}", picture)
    for number, (name, draw) in enumerate(CARDS.items()):
        picture = Painting(319, 200, 200 + number, 1.0)
        draw(picture)
        keep(f"first_start/{name}", picture)


if __name__ == "__main__":
    main()
