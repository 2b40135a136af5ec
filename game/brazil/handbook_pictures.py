"""Builds the pictures of Brazil's handbook pages as widgets: cards, pieces, strips of the map, as at the table."""

from __future__ import annotations

from collections.abc import Callable

from engine.brazil.components import ARCHES, BUILDINGS, PRODUCTS, SLOTS, UNITS
from game.brazil.rule_scenes import lesson
from game.brazil.rule_scenes.figure_rows import arch, card
from game.brazil.rule_scenes.map_scene import TERRAIN, RuleScene, RuleSceneStrip, SceneThing
from game.play.handbook import RULE
from game.widgets.base import Widget
from game.widgets.figure_row import Drawing, FigureRow, picture, with_caption

CARD_HIGH = 330  # u: a card at reading size
CARDS = ("monarch", "painting", "gold", "combat", "mission")
LETTER = {terrain: letter for letter, terrain in TERRAIN.items()}
GROUND = ("ffwff~~ffw", "fwffXff~ff", "wffmfffwf~")  # X: the hex of the thing
HERE, BESIDE = (4, 1), (3, 1)


def page_picture(page: str) -> Widget | None:
    """Builds the widget with the picture of a handbook page; None where it has none."""
    kind, _, name = page.partition("/")
    if kind in CARDS:
        return FigureRow((card(kind, name),), CARD_HIGH)
    if kind == RULE:
        title, _, number = name.partition("#")
        return lesson(title) if number in ("0", "1") else None
    if kind in SCENES:
        return SCENES[kind](name)
    return FigureRow(tuple(ROWS[kind](name))) if kind in ROWS else None


def _scene(name: str, terrain: str, thing: SceneThing, beside: SceneThing | None = None) -> Widget:
    """Builds a strip of the map with a thing on a hex of this terrain."""
    rows = tuple(row.replace("X", LETTER.get(terrain, "f")) for row in GROUND)
    things = {HERE: thing} if beside is None else {HERE: thing, BESIDE: beside}
    return RuleSceneStrip(name, RuleScene(rows, things))


def _building(name: str) -> Widget:
    building = BUILDINGS[name]
    capital = SceneThing("capitals/capital", "green")
    return _scene(name, building.terrain[0], SceneThing(f"buildings/{name}", "green", building.production), capital)


def _terrain(name: str) -> Widget:
    return RuleSceneStrip(name, RuleScene(tuple(LETTER[name] * len(row) for row in GROUND)))


def _colour(kind: str) -> str:
    return next(colour for colour, units in UNITS.items() if any(unit.kind == kind for unit in units))


SCENES: dict[str, Callable[[str], Widget]] = {
    "building": _building,
    "terrain": _terrain,
    "city": lambda name: _scene(name, "field", SceneThing(f"cities/{name}", "green", unit="green_monarch")),
    "capital": lambda name: _scene(name, "field", SceneThing("capitals/capital", "green", unit="green_monarch")),
    "exploration": lambda name: _scene(name, "field", SceneThing(f"exploration/{name}"), SceneThing(cloud=True)),
    "unit": lambda name: _scene(name, "field", SceneThing(unit=f"{_colour(name)}_{name}"), SceneThing(light="move")),
}
ROWS: dict[str, Callable[[str], list[Drawing]]] = {
    "arch": lambda name: [arch(name), *(picture(f"products/{p}", 0.5) for p in PRODUCTS if _fits(p, name))],
    "good": lambda name: [
        picture(f"goods/{name}", 0.7),
        *(
            with_caption(picture(f"buildings/{b}", 0.9), f"building-{b}")
            for b in BUILDINGS
            if name in BUILDINGS[b].production
        ),
    ],
    "product": lambda name: [picture(f"products/{name}", 0.7), *(arch(a) for a in ARCHES if _fits(name, a))],
    "palace": lambda name: [picture(f"palaces/palace_{name}", 0.9)],
    "people": lambda name: [picture(f"units/{name}_{unit.kind}", 0.8) for unit in UNITS[name]],
}


def _fits(product: str, slot: str) -> bool:
    return SLOTS.get(slot) == PRODUCTS[product].shape
