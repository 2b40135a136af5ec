"""The map scenes of the rules pages, by page."""

from __future__ import annotations

from game.brazil.rule_scenes.map_scene import RuleScene, SceneThing

FARM, CANE = "buildings/farm", "buildings/cane_field"
STRIPS: dict[str, RuleScene] = {
    "words": RuleScene(
        ("~~fwffmwff", "~ffwwfmff~", "ffwffwff~~"),
        {
            (2, 1): SceneThing("capitals/capital", "green", unit="green_monarch"),
            (3, 1): SceneThing(CANE, "green", ("sugarcane", "sugarcane")),
            (5, 1): SceneThing(cloud=True),
            (7, 1): SceneThing("cities/salvador", "orange", ("gold",)),
            (8, 1): SceneThing(unit="orange_dragoon"),
        },
    ),
    "movement": RuleScene(
        ("ffwff~~~ff", "fwfff~~ffw", "ffmfw~~~ff"),
        {
            (1, 1): SceneThing("capitals/capital", "green"),
            (2, 1): SceneThing(unit="green_archer"),
            (3, 1): SceneThing(light="move"),
            (4, 1): SceneThing(light="move"),
            (7, 1): SceneThing(cloud=True),
            (8, 1): SceneThing(unit="sky_monarch"),
        },
        (((2, 1), (3, 1)), ((3, 1), (4, 1))),
    ),
    "combat": RuleScene(
        ("fwffwfmffw", "ffmfffwfff", "wffwffffmf"),
        {
            (2, 1): SceneThing(unit="orange_dragoon"),
            (3, 1): SceneThing(unit="orange_cannon"),
            (4, 1): SceneThing("buildings/gold_foundry", "green", unit="green_archer", light="attack"),
            (5, 1): SceneThing(FARM, "green", ("coffee",)),
            (6, 1): SceneThing("capitals/capital", "green"),
        },
        (((3, 1), (4, 1)),),
    ),
    "turn": RuleScene(
        ("ffwf~~ffwf", "fffwf~fmff", "wfffw~~fff"),
        {
            (1, 1): SceneThing("capitals/capital", "green"),
            (2, 1): SceneThing("buildings/sawmill", "green", ("brazilwood",)),
            (3, 1): SceneThing(FARM, "green", ("cotton", "cotton")),
            (4, 1): SceneThing(light="move"),
            (7, 1): SceneThing("capitals/capital", "purple", unit="purple_monarch"),
            (8, 1): SceneThing("buildings/trading_post", "purple"),
        },
    ),
}
