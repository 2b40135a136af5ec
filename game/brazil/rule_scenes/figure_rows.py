"""The rows of pieces shown above rules pages: arches, cards, goods."""

from __future__ import annotations

from engine.brazil.components import MISSIONS, MONARCHS, PAINTINGS
from game.brazil.cards.card_front import face
from game.widgets.figure_row import Drawing, picture, points, tool, with_caption


def card(kind: str, card_id: str) -> Drawing:
    """Returns a function that draws a card's front at a given height, for a row of figures."""
    return lambda ui, high: face(ui, kind, card_id, (round(high / 1.4), high))


def arch(name: str) -> Drawing:
    """Returns a function that draws an arch with its name at a given height, for a row of figures."""
    return with_caption(picture(f"arches/{name}", 0.96), f"arch-{name}")


def _first(era: int) -> str:
    return next(name for name, mission in MISSIONS.items() if mission.era == era)


PAINTING, MONARCH = next(iter(PAINTINGS)), next(iter(MONARCHS))
ROWS: dict[str, tuple[Drawing, ...]] = {
    "goal": (
        card("mission", _first(1)),
        card("painting", PAINTING),
        picture("cities/salvador", 0.8),
        picture("palaces/palace_4", 0.8),
        points(95),
    ),
    "arches": tuple(
        arch(name) for name in ("deploy", "painting", "build", "renovate", "manufacture", "harbor", "trade")
    ),
    "paying": (
        picture("goods/sugarcane", 0.4),
        picture("goods/brazilwood", 0.4),
        picture("goods/gold", 0.4),
        picture("marks/arrow_move", 0.34),
        picture("buildings/sawmill", 0.9),
    ),
    "missions": (
        *(card("mission", _first(era)) for era in (1, 2, 3)),
        *(picture(f"palaces/palace_{number}", 0.6) for number in (2, 3, 4)),
    ),
    "scoring": (
        card("monarch", MONARCH),
        card("painting", PAINTING),
        picture("buildings/gold_foundry", 0.7),
        picture("products/coffee", 0.4),
        picture("products/sugar", 0.4),
        points(71),
    ),
    "solo": (picture("screens/guararapes"),),
    "table": tuple(tool(name, name) for name in ("undo", "redo", "gallery", "hint", "log", "menu")),
}
