
"""Writes the history scenes of Brazil's paintings as SVG; they are drawn in ``art/tools/scenery``.

    python -m art.tools.scenes [id ...]
"""

import sys

from art.tools.portrait.svg_paths import ROOT
from art.tools.scenery.freedom import council_session, redemption_of_the_amazon
from art.tools.scenery.landings import first_mass, founding_of_sao_vicente, landing_at_porto_seguro
from art.tools.scenery.nations import coroados, guaicuru_cavalry, guarani, tupi_woman
from art.tools.scenery.works import immigrants, riachuelo, the_factory

SCENES = (tupi_woman, coroados, guaicuru_cavalry, riachuelo, first_mass, redemption_of_the_amazon, council_session, the_factory, immigrants, guarani,
          landing_at_porto_seguro, founding_of_sao_vicente)


def main(ids):
    out = ROOT / "paintings"
    out.mkdir(exist_ok=True)
    for make in SCENES:
        if not ids or make.__name__ in ids:
            (out / f"{make.__name__}.svg").write_text(make().svg(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
