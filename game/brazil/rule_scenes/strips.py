"""The scenes on the map, by the page of the rules they stand above."""

from __future__ import annotations

from game.brazil.rule_scenes.strip import Scene, Thing

FARM, CANE = "buildings/farm", "buildings/cane_field"
STRIPS: dict[str, Scene] = {
    "words": Scene(
        ("~~fwffmwff", "~ffwwfmff~", "ffwffwff~~"),
        {
            (2, 1): Thing("capitals/capital", "green", unit="green_monarch"),
            (3, 1): Thing(CANE, "green", ("sugarcane", "sugarcane")),
            (5, 1): Thing(cloud=True),
            (7, 1): Thing("cities/salvador", "orange", ("gold",)),
            (8, 1): Thing(unit="orange_dragoon"),
        },
    ),
    "movement": Scene(
        ("ffwff~~~ff", "fwfff~~ffw", "ffmfw~~~ff"),
        {
            (1, 1): Thing("capitals/capital", "green"),
            (2, 1): Thing(unit="green_archer"),
            (3, 1): Thing(light="move"),
            (4, 1): Thing(light="move"),
            (7, 1): Thing(cloud=True),
            (8, 1): Thing(unit="sky_monarch"),
        },
        (((2, 1), (3, 1)), ((3, 1), (4, 1))),
    ),
    "combat": Scene(
        ("fwffwfmffw", "ffmfffwfff", "wffwffffmf"),
        {
            (2, 1): Thing(unit="orange_dragoon"),
            (3, 1): Thing(unit="orange_cannon"),
            (4, 1): Thing("buildings/gold_foundry", "green", unit="green_archer", light="attack"),
            (5, 1): Thing(FARM, "green", ("coffee",)),
            (6, 1): Thing("capitals/capital", "green"),
        },
        (((3, 1), (4, 1)),),
    ),
    "turn": Scene(
        ("ffwf~~ffwf", "fffwf~fmff", "wfffw~~fff"),
        {
            (1, 1): Thing("capitals/capital", "green"),
            (2, 1): Thing("buildings/sawmill", "green", ("brazilwood",)),
            (3, 1): Thing(FARM, "green", ("cotton", "cotton")),
            (4, 1): Thing(light="move"),
            (7, 1): Thing("capitals/capital", "purple", unit="purple_monarch"),
            (8, 1): Thing("buildings/trading_post", "purple"),
        },
    ),
}
