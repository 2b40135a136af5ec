"""Finds the pictures of the pieces that fulfil a Mission's objective."""

from __future__ import annotations

from engine.brazil.board import hexes
from engine.brazil.components import PAINTINGS, PRODUCTS
from engine.brazil.rules.control import controlled
from engine.brazil.rules.missions import Objective, kind_of
from engine.brazil.state import DEFEATED, Seat, State
from game.brazil.wording import words


def pieces_for(s: State, seat: Seat, objective: Objective) -> tuple[str, ...]:
    """Returns the picture ids of a seat's pieces that fulfil a Mission's objective.

    As many as ``facts.mission_progress`` counts.
    """
    kind = kind_of(objective)
    asked = objective[kind]
    player = s.seats[seat]
    if kind.startswith("units"):
        least = 0 if kind == "units_on_map" else DEFEATED
        units = [number for number, place in enumerate(player.units) if place >= least]
        return tuple(words.unit_picture(s, seat, number, player.units[number] == DEFEATED) for number in units)
    if kind.startswith("products"):
        made = [product for product, _ in player.products]
        shaped = kind == "products_of_shape"
        return tuple(f"products/{one}" for one in made if not shaped or PRODUCTS[one].shape == asked)
    if kind.startswith("painting"):
        colours = {PAINTINGS[painting].colour: painting for painting in player.paintings}
        owned = player.paintings if kind == "paintings" else tuple(colours.values())
        return tuple(f"paintings/{painting}" for painting in owned)
    if kind == "palaces":
        return tuple(f"palaces/palace_{number}" for number in player.palaces)
    index = s.tile_index()
    places = {
        "building": index.of.get(str(asked), 0),
        "buildings_of_era": index.of_kind[int(asked)] if kind == "buildings_of_era" else 0,
        "cities": index.cities,
    }.get(kind, index.buildings)
    pictures = [words.tile_picture(s.tile[h]) for h in hexes(controlled(s, seat) & places)]
    return tuple(dict.fromkeys(pictures) if kind == "distinct_buildings" else pictures)
