
"""Writes the portraits of paintings, Monarchs and coaches as SVG; they are drawn in ``art/tools/portrait``.

    python -m art.tools.portraits [id ...]
"""

import sys

from art.tools.portrait.coaches import bento, rosalie, sitra
from art.tools.portrait.court import dona_isabel, dona_leopoldina, jose_bonifacio, padre_anchieta
from art.tools.portrait.emperors import napoleon, oba_ii, pedro_i, pedro_ii, tibirica
from art.tools.portrait.fighters import arariboia, camarao, duque_de_caxias, maria_quiteria
from art.tools.portrait.kings import afonso_henriques, isabella_i, manuel_i, maurice_of_nassau, victoria
from art.tools.portrait.makers import herb_vendor, machado_de_assis, maua, reboucas
from art.tools.portrait.svg_paths import ROOT

PAINTINGS = (maria_quiteria, camarao, arariboia, duque_de_caxias, dona_isabel, dona_leopoldina, machado_de_assis, jose_bonifacio, padre_anchieta, maua, reboucas,
             herb_vendor)
MONARCHS = (afonso_henriques, manuel_i, isabella_i, maurice_of_nassau, napoleon, victoria, tibirica, pedro_i, pedro_ii, oba_ii)
COACHES = (bento, rosalie, sitra)


def main(ids):
    for folder, people in (("paintings", PAINTINGS), ("monarchs", MONARCHS), ("coaches", COACHES)):
        out = ROOT / folder
        out.mkdir(exist_ok=True)
        for make in people:
            if not ids or make.__name__ in ids:
                (out / f"{make.__name__}.svg").write_text(make().svg(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
