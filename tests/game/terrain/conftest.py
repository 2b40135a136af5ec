"""Scenarios as boards, and their plans, worked out once."""

from __future__ import annotations

import os
from functools import cache

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pytest

from engine.brazil.map.scenario import Scenario
from engine.brazil.scenarios import all_scenarios
from game.brazil.terrain.board import TerrainBoard
from game.brazil.terrain.layout import TerrainLayout

SCENARIOS = {scenario.id: scenario for scenario in all_scenarios()[0]}


@cache
def planned(name: str, turn: int = 0) -> TerrainLayout:
    scenario = SCENARIOS[name]
    return TerrainLayout(TerrainBoard.of(scenario.map, scenario.id).turned(turn))


@pytest.fixture(params=sorted(SCENARIOS))
def scenario(request: pytest.FixtureRequest) -> Scenario:
    return SCENARIOS[request.param]
