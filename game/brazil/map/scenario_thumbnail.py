"""A small painted picture of a scenario's map: ground, clouds on unknown hexes, Capitals in their colours."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

import pygame

from engine.brazil.map.scenario import Scenario
from engine.maps.hex import rotate, to_point
from game.brazil.palette import SEATS
from game.brazil.terrain.board import TerrainBoard, best_turn
from game.brazil.terrain.painted_map import draw_over
from game.brazil.terrain.painter import View, home
from game.brazil.terrain.preview import coarse
from game.brazil.terrain.shared_renderer import terrain_renderer
from game.brazil.terrain.terrain_request import TerrainRequest
from game.render.theme import code
from game.render.ui import Ui
from game.widgets.base import Size, Widget

INK = "#2A1E14"
MARGIN = 0.45  # around the board, in radii


@lru_cache(maxsize=64)
def thumbnail_request(scenario: Scenario, theme: str, size: Size) -> TerrainRequest:
    """Returns the request to paint a scenario at this size, rotated for the best fit."""
    board = TerrainBoard.of(scenario.map, scenario.id)
    board = board.turned(best_turn(board.cells, size))
    covered = tuple(rotate(*scenario.map.place(hex_id), board.turn) for hex_id in scenario.unknown)
    request = TerrainRequest.of(board, theme, "", size).seen(home(board, size, MARGIN))
    return replace(request, covered=covered, plain=True)


def capitals_svg(scenario: Scenario, view: View, turn: int) -> str:
    """Returns the SVG of the Capitals, as discs in their colours."""
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {view.size[0]} {view.size[1]}">']
    seats = scenario.challenge.colours if scenario.challenge else tuple(SEATS)
    marks = [(hex_id, seats[number % len(seats)]) for number, hex_id in enumerate(scenario.capitals)]
    if scenario.solo and scenario.solo.enemy:
        marks.append((scenario.solo.enemy_capital, scenario.solo.enemy))
    for hex_id, colour in marks:
        x, y = view.to_pixel(*to_point(*rotate(*scenario.map.place(hex_id), turn)))
        parts.append(
            f'<g transform="translate({x:.1f} {y:.1f})scale({view.radius:.2f})">{_capital(code(SEATS[colour]))}</g>'
        )
    return "".join(parts) + "</svg>"


def _capital(fill: str) -> str:
    return (
        f'<circle cx=".1" cy=".12" r=".76" fill="{INK}" fill-opacity=".4"/><circle r=".76" fill="{INK}"/>'
        f'<circle r=".68" fill="#FFF8E7"/><circle r=".57" fill="{fill}"/>'
        '<path d="M-.3 .22 v-.36 l.16 .14 .14 -.26 .14 .26 .16 -.14 v.36 z" fill="#FFF8E7"/>'
    )


class MapThumbnail(Widget):
    """Shows a scenario's map; one of another size, or flat hexes, until the painting is ready. Sizes in u."""

    def __init__(self, scenario: Scenario, width: float, height: float) -> None:
        super().__init__()
        self.scenario, self.wanted = scenario, (width, height)
        # second: painted, no stand-in; third: neither, but coarse
        self._shown: tuple[TerrainRequest, bool, bool, pygame.Surface] | None = None

    def measure(self, ui: Ui, width: int) -> Size:
        wide = min(width, ui.px(self.wanted[0]))
        return (wide, round(wide * self.wanted[1] / self.wanted[0]))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        if not self.rect.colliderect(target.get_clip()):
            return
        size = (max(1, self.rect.width), max(1, self.rect.height))
        if self._shown is None or not self._shown[1] or self._shown[0].size != size:
            if ui.budget.late:  # drawn in the next frame
                ui.budget.lacking += 1
                return
            with ui.budget.work():
                self._refresh(ui, thumbnail_request(self.scenario, ui.theme.name, size))
        assert self._shown is not None
        request, _, coarsely, ground = self._shown
        if coarsely:  # still being painted, and nothing stands in
            ui.budget.lacking += 1
            ui.budget.waiting += 1
        target.blit(ground, self.rect)
        key = f"@capitals-{self.scenario.id} {request.turn} {request.theme}"
        marks = ui.pictures.drawn(key, lambda: capitals_svg(self.scenario, request.view, request.turn), size)
        target.blit(marks, self.rect)

    def _refresh(self, ui: Ui, request: TerrainRequest) -> None:
        """Takes the painting if it is ready, until then one of another size, or flat hexes."""
        renderer, client = terrain_renderer(ui.pictures), f"thumbnail {self.scenario.id} {request.size}"
        renderer.ask(client, request, at_once=True)
        done = renderer.take(client)
        if done is not None and done[0] == request:
            self._shown = (request, True, False, done[1].copy())
        elif self._shown is None or self._shown[0] != request:
            ground, stand_in = coarse(request.board, request.view, request.theme), renderer.stand_in(request)
            if stand_in is not None:
                draw_over(ground, stand_in[1], stand_in[0], request.view)
            self._shown = (request, False, stand_in is None, ground)
