"""A small valid scenario to break, and the solo challenge to break."""

from pathlib import Path

from engine.brazil.map.scenario import Scenario, load
from engine.brazil.map.tiles import scenario_folder

SMALL = """\
id = "small"
title = "Small"
text = "Two tiles and a pond"
seats = 2
combat = 3
tiles = [
  { side = "C", place = [0, 0], rotation = 0 },  # rows of 2, 3, 4, 3
  { side = "A", place = [4, 0], rotation = 0 },
  { side = "bay-1", place = [-2, -1], rotation = 0 },
]
capitals = [[0, 0], [5, 0]]
unknown = [
  [-2, 2],
  [4, 2],
]
"""


def write(folder: Path, text: str, name: str = "small.toml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def solo_text() -> str:
    return (scenario_folder() / "battle_of_guararapes.toml").read_text(encoding="utf-8")


def read(folder: Path, text: str) -> Scenario:
    return load(write(folder, text))
