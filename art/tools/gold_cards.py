"""Lists the fourteen Gold card scenes and, as a command, writes them as SVG; they are drawn in cards/gold_1.py and
gold_2.py.

Run: python -m art.tools.gold_cards   (writes art/gold_cards/<id>.svg)
"""

from __future__ import annotations

from collections.abc import Callable

from art.tools.cards.card import main_card
from art.tools.cards.gold_1 import (
    extra_build,
    extra_deploy,
    extra_harbor,
    extra_manufacture,
    extra_painting,
    extra_renovate,
    extra_trade,
)
from art.tools.cards.gold_2 import agricola, forced_march, jesuits, merchant_fleet, metropolis, patron_of_arts, war
from art.tools.cards.scene import Scene

GOLD_CARDS: dict[str, Callable[[Scene], None]] = {
    f.__name__: f
    for f in (extra_deploy, extra_painting, extra_build, extra_renovate, extra_manufacture, extra_harbor, extra_trade, forced_march, jesuits, war, agricola, metropolis, patron_of_arts, merchant_fleet)
}

if __name__ == "__main__":
    main_card(GOLD_CARDS, "gold_cards")
