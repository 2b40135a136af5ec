"""Challenges written for a test, on a small map of their own."""

from __future__ import annotations

from pathlib import Path

from engine.brazil import scenarios

MAP = """
id = "small"
title = "t"
text = "t"
seats = 2
combat = 3
tiles = [
  { side = "A", place = [0, 0], rotation = 0 },
  { side = "B", place = [4, 0], rotation = 0 },
]
capitals = [[0, 0], [4, 0]]
unknown = [[-2, 1], [2, 2]]
"""
HEAD = """
id = "trial"
title = "trial-title"
text = "trial-text"
base = "small"
colour = "green"
minutes = 10
rounds = 12
"""
ALONE = HEAD + "capitals = [[0, 0]]\n"
ENEMY = """
[enemy]
colour = "orange"
capital = [4, 0]
units = [{ unit = "archer", place = [4, 0] }, { unit = "grenadier", place = [4, 1] }]
"""
MEDALS = """
[medals]
silver = { points = 20, left = 1 }
gold = { points = 30, left = 2 }
"""
RIVAL = HEAD + 'rivals = [{ rung = "governor", colour = "sky" }]\n'


def goals(*rows: str) -> str:
    """The goals' lines: each row is the inside of a table."""
    return "goals = [" + ", ".join("{ " + row + " }" for row in rows) + "]\n"


def write(folder: Path, text: str, name: str = "trial.toml") -> Path:
    """The map and one challenge in a player's folder, which counts from now on; returns the challenge's file."""
    (folder / "small.toml").write_text(MAP, encoding="utf-8")
    (folder / "challenges").mkdir(exist_ok=True)
    path = folder / "challenges" / name
    path.write_text(text, encoding="utf-8")
    scenarios.look_also_in(None)
    scenarios.look_also_in(folder)
    return path
