"""A small map of a solo challenge, on which tests stand still while the scenario's map is tuned."""

from __future__ import annotations

from engine.brazil import scenarios
from engine.brazil.components import UNITS
from engine.brazil.moves import MoveUnits
from engine.brazil.state import Options
from tests.brazil.kit import Table

SCENARIO = """
id = "solo_test"
title = "scenario-solo-test-title"
text = "scenario-solo-test-text"
seats = 1
combat = 0
tiles = [
  { side = "A", place = [0, 0], rotation = 0 },
  { side = "B", place = [4, 0], rotation = 0 },
]
capitals = [[0, 0]]
unknown = [[-2, 1], [2, 2]]
[solo]
colour = "green"
enemy = "orange"
enemy_capital = [4, 0]
enemy_units = [
  { unit = "cannon", place = [3, 0] },
  { unit = "monarch", place = [4, 0] },
  { unit = "archer", place = [4, -1] },
  { unit = "grenadier", place = [4, 1] },
  { unit = "dragoon", place = [4, 1] },
]
rounds = 20
goals = ["era_3", "all_units_on_map", "enemy_capital"]
"""


def solo_map(tmp_path):
    """Puts the map among the scenarios for the time of a test; the body of a fixture."""
    (tmp_path / "solo_test.toml").write_text(SCENARIO, encoding="utf-8")
    scenarios.look_also_in(tmp_path)
    yield
    scenarios.look_also_in(None)


def challenge(**options) -> Table:
    """The human on turn, with an empty supply, nothing done yet."""
    return Table("solo_test", ("green",), ("oba_ii",), options=Options(**options))


def dutch(t: Table, kind: str) -> int:
    """The hex of an orange unit."""
    return next(p for u, p in zip(UNITS["orange"], t.player(1).units, strict=True) if u.kind == kind)


def beside(t: Table, hex_id: int) -> int:
    """A land hex next to one, without units and tiles."""
    return next(
        h
        for h in t.near(hex_id)
        if t.s.board.terrain[h] != "water"
        and not t.s.tile[h]
        and not t.s.unexplored[h]
        and not any(p.at >> h & 1 for p in t.s.seats)
    )


def attack(t: Table, at: int, kind: str = "cannon", *cards: str):
    """Moves a unit of the human's into a hex of the Dutch. Returns the unit and the events."""
    unit = t.unit(kind, beside(t, at))
    t.combat_card(*cards)
    t.moving("build")
    return unit, t.do(MoveUnits(0, (unit,), at))
