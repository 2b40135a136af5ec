"""Writes the wide paintings of the challenges as SVG, each under its id. Run: python -m art.tools.challenges [id ...]
(art/screens/<id>.svg)"""
import sys

from art.tools import challenge_coast as coast
from art.tools import challenge_land as land
from art.tools import challenge_plain as plain
from art.tools import challenge_shore as shore
from art.tools.portrait.svg_paths import ROOT

ALL = (
    land.sao_vicente_1532, land.bandeiras_1674, land.vila_rica_1711, land.treaty_of_madrid_1750, land.empire_1822, shore.red_dye_1502, shore.rio_1565, coast.amazon_1637,
    coast.recife_1654, coast.artistic_mission_1816, plain.ituzaingo_1827, plain.caseros_1852,
)
PICTURES = {f.__name__: f for f in ALL}

if __name__ == "__main__":
    for name in sys.argv[1:] or PICTURES:
        (ROOT / "screens" / f"{name}.svg").write_text(PICTURES[name]().svg(), encoding="utf-8", newline="\n")
