"""Lists the 24 Mission card scenes and, as a command, writes them as SVG; they are drawn in cards/mission_1.py to
mission_3.py.

Run: python -m art.tools.missions   (writes art/missions/<id>.svg)
"""

from __future__ import annotations

from collections.abc import Callable

from art.tools.cards.card import main_card
from art.tools.cards.mission_1 import (
    exploration_1,
    exploration_2,
    exploration_3,
    exploration_4,
    exploration_5,
    exploration_6,
    exploration_7,
    exploration_8,
)
from art.tools.cards.mission_2 import sail_1, sail_2, sail_3, sail_4, sail_5, sail_6, sail_7, sail_8
from art.tools.cards.mission_3 import rail_1, rail_2, rail_3, rail_4, rail_5, rail_6, rail_7, rail_8
from art.tools.cards.scene import Scene

ERAS = {
    "exploration": (exploration_1, exploration_2, exploration_3, exploration_4, exploration_5, exploration_6, exploration_7, exploration_8),
    "sail": (sail_1, sail_2, sail_3, sail_4, sail_5, sail_6, sail_7, sail_8),
    "rail": (rail_1, rail_2, rail_3, rail_4, rail_5, rail_6, rail_7, rail_8),
}
MISSIONS: dict[str, Callable[[Scene], None]] = {f"{era}-{i + 1}": draw for era, all_ in ERAS.items() for i, draw in enumerate(all_)}

if __name__ == "__main__":
    main_card(MISSIONS, "missions")
