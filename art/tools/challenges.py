"""Writes the wide paintings of the challenges. Run: python -m art.tools.challenges [name ...]   (art/screens/challenge_<name>.svg)"""
import sys

from art.tools import challenge_land as land
from art.tools import challenge_water as water
from art.tools.portraits import ROOT

PICTURES = {f.__name__: f for f in (land.mill, land.bandeira, land.mine, land.quilombo, land.mission, land.court, water.port, water.fort, water.fleet, water.forest, water.railway, water.pampas)}

if __name__ == "__main__":
    for name in sys.argv[1:] or PICTURES:
        (ROOT / "screens" / f"challenge_{name}.svg").write_text(PICTURES[name]().svg(), encoding="utf-8", newline="\n")
