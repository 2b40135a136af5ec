"""The ground: `python -m pytest tests/benchmarks/test_terrain.py --benchmark-only -p no:xdist`."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pytest

from engine.brazil.scenarios import all_scenarios
from game.brazil.terrain.board import TerrainBoard, best_turn
from game.brazil.terrain.disk_cache import TerrainCache
from game.brazil.terrain.layout import TerrainLayout
from game.brazil.terrain.painted_map import PaintedMap
from game.brazil.terrain.painter import View, home
from game.brazil.terrain.preview import coarse
from game.brazil.terrain.terrain_renderer import TerrainRenderer
from game.brazil.terrain.terrain_request import TerrainPainter, TerrainRequest
from game.platform.folders import art_folder
from tests.shortened import first

pytest.importorskip("pytest_benchmark")

HANDLERS = {"720p": (1013, 545), "1080p": (1520, 818), "4K": (3040, 1636)}
AMAZON = next(scenario for scenario in all_scenarios()[0] if scenario.id == "amazon")


def board(room: tuple[int, int]) -> TerrainBoard:
    plain = TerrainBoard.of(AMAZON.map, AMAZON.id)
    return plain.turned(best_turn(plain.cells, room))


@pytest.mark.parametrize("name", first(1, HANDLERS))
def test_the_coarse_sheet(benchmark, name):
    room = HANDLERS[name]
    known = board(room)
    benchmark(coarse, known, home(known, room), "parchment")


def test_the_geometry(benchmark):
    known = board(HANDLERS["1080p"])

    def worked_out():
        plan = TerrainLayout(known)
        return plan.coast, plan.water_lines, plan.shadow, plan.parcels, plan.crowns

    benchmark(worked_out)


@pytest.mark.parametrize("name", first(1, HANDLERS))
def test_the_sharp_painting(benchmark, name):
    room = HANDLERS[name]
    studio, order = TerrainPainter(art_folder()), TerrainRequest.of(board(room), "parchment", "The Amazon", room)
    studio.paint(TerrainRequest.of(board(room), "parchment", "", (64, 48)))  # the geometry is known
    benchmark.pedantic(studio.paint, args=(order,), rounds=3)


@pytest.mark.parametrize("name", first(1, HANDLERS))
def test_a_frame_while_zooming(benchmark, name, tmp_path):
    room = HANDLERS[name]
    known = board(room)
    shop = TerrainRenderer(art_folder(), TerrainCache(None), lambda: None, apart=False, delay=60)
    sheet, view = PaintedMap(known, "", "parchment", shop), home(known, room)
    shop._done[sheet.client] = (
        (order := TerrainRequest.of(known, "parchment", "", room)),
        TerrainPainter(art_folder()).paint(order),
    )
    sheet.surface(view, room, room[1] / 545)
    views = iter(range(10**9))

    def frame():
        step = next(views) % 40
        return sheet.surface(View(view.middle, view.radius * (1.1 + 0.01 * step), room), room, room[1] / 545)

    benchmark(frame)
    shop.stop()


@pytest.mark.parametrize("name", first(1, HANDLERS))
def test_a_frame_at_rest(benchmark, name):
    room = HANDLERS[name]
    known = board(room)
    shop = TerrainRenderer(art_folder(), TerrainCache(None), lambda: None, apart=False, delay=60)
    sheet, view = PaintedMap(known, "", "parchment", shop), home(known, room)
    benchmark(sheet.surface, view, room, 1.0)
    shop.stop()
