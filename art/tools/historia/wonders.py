"""Writes the pictures of Historia's 45 wonders as SVG; they are drawn in the modules ``wonders_*``. Run: python -m
art.tools.historia.wonders [id ...]"""

from __future__ import annotations

import sys

from art.tools.historia import (
    wonders_ancient_sea,
    wonders_courts,
    wonders_iron,
    wonders_old_stone,
    wonders_present,
    wonders_worship,
)
from art.tools.kit import ART
from art.tools.portrait.pic import Pic

FAMILIES = (wonders_old_stone, wonders_ancient_sea, wonders_worship, wonders_courts, wonders_iron, wonders_present)


def main(ids: list[str]) -> None:
    out = ART / "historia" / "wonders"
    out.mkdir(parents=True, exist_ok=True)
    for family in FAMILIES:
        for name, make in vars(family).items():
            own = getattr(make, "__module__", "") == family.__name__
            if own and not name.startswith("_") and (not ids or name in ids):
                picture = make()
                assert isinstance(picture, Pic), name
                (out / f"{name}.svg").write_text(picture.svg(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
