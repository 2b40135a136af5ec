"""Renders scenario maps to PNG files: ``python -m game.brazil.terrain OUT.png --scenario amazon --size 1920x1080``."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from engine.brazil.map.scenario import Scenario
from engine.brazil.scenarios import all_scenarios
from engine.maps.hex import rotate
from game.brazil.scenario_cards import scenario_title
from game.brazil.terrain.board import TerrainBoard, best_turn, centre
from game.brazil.terrain.layers import clouds, frame
from game.brazil.terrain.layout import TerrainLayout
from game.brazil.terrain.ornament_placement import place_ornaments
from game.brazil.terrain.painter import Painter, View, home
from game.brazil.terrain.palette import PALETTES
from game.i18n.texts import Texts
from game.platform.folders import art_folder


def sheet(scenario: Scenario, title: str, size: tuple[int, int], theme: str, zoom: float = 1.0) -> pygame.Surface:
    """Returns the painted map of a scenario as the table shows it before the first move, with clouds and frame."""
    u = min(size[0] / 1280, size[1] / 720)
    board = TerrainBoard.of(scenario.map, scenario.id)
    board = board.turned(best_turn(board.cells, size))
    plan = TerrainLayout(board)
    painter = Painter(plan, art_folder(), theme)
    whole = home(board, size)
    view = View(whole.middle, whole.radius * zoom, size)
    drawn = painter.ground(view, place_ornaments(plan, whole.box), title)
    drawn.blit(painter.grid(view), (0, 0))
    for hex_id in scenario.unknown:
        place = scenario.map.place(hex_id)
        x, y = view.to_pixel(*centre(place, board.turn))
        bank = clouds.bank(clouds.variant(rotate(*place, board.turn), board.seed), view.radius, painter.palette)
        drawn.blit(bank, bank.get_rect(center=(round(x), round(y))))
    if not painter.palette.flat:
        drawn.blit(frame.vignette_of(size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    frame.draw_degree_scale(drawn, drawn.get_rect(), u, painter.palette, view.to_pixel(0, 0))
    return drawn


def main(arguments: list[str] | None = None) -> int:
    """Paints the scenarios' maps that the command line asks for into PNG files; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m game.brazil.terrain", description=__doc__)
    parser.add_argument("out", type=Path, help="the picture, or a folder for --scenario all")
    parser.add_argument("--scenario", default="all")
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--theme", default="parchment", choices=sorted(PALETTES))
    parser.add_argument("--zoom", type=float, default=1.0)
    parser.add_argument("--language", default="en")
    given = parser.parse_args(arguments)
    wide, _, high = given.size.partition("x")
    found = {scenario.id: scenario for scenario in all_scenarios()[0]}
    wanted = list(found) if given.scenario == "all" else [given.scenario]
    if unknown := [name for name in wanted if name not in found]:
        parser.error(f"no scenario is called {unknown[0]}; there are: {', '.join(found)}")
    texts = Texts(given.language, Path(__file__).parents[1] / "texts")
    for name in wanted:
        drawn = sheet(found[name], scenario_title(found[name], texts), (int(wide), int(high)), given.theme, given.zoom)
        path = given.out / f"{name}.png" if given.scenario == "all" else given.out
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(drawn, path)
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
