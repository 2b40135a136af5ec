"""The map widget: four panels, connections, names, pieces, highlights, and a camera that zooms and pans."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from engine.struggle import facts
from engine.struggle.board import ADVANTAGE_IDS, SIZE
from engine.struggle.components import ADVANTAGES, REGIONS
from engine.struggle.state import State
from game.platform import clock
from game.render.svg_render import Size
from game.render.theme import GOLD, rgb
from game.render.ui import Ui
from game.struggle.drawing import pen
from game.struggle.map.connections import draw_connections
from game.struggle.map.pieces import PieceView
from game.struggle.map.place_names import PlaceNames
from game.struggle.map.places import POS, panel_with, sheet_position
from game.struggle.map.sheet_view import Point, SheetView
from game.widgets.base import Widget
from game.widgets.map.camera import Camera
from game.widgets.map.view import MapWidget
from game.widgets.material import panel as wood
from game.widgets.material.dim_overlay import blend_colour
from game.widgets.step_marks import draw_marks, ring_rect

LARGEST = 4.0  # greatest zoom
FRAME = 8.0  # u: width of the rosewood frame
DESIGN = (1010.0, 560.0)  # u: the map's size in the smallest full window, where a u on the map is a u
LIGHT = rgb("#FFE27A")
FAINT = 0.5  # strength of the glows beside the coach's light
RING = {"space": 25.0, "advantage": 21.0}  # u: radius of a ring
DOUBLE = 350  # ms between the two clicks of a double click
Thing = tuple[str, str]  # "space" and its number, "advantage" and its id, "award" and its region


class MapView(MapWidget[Thing]):
    """The map widget of the table."""

    around = 2 * RING["space"] / DESIGN[1]

    def __init__(self, state: Callable[[], State], pick: Callable[[Thing], None], tip: Callable[[Thing], str]) -> None:
        super().__init__(Camera(margin=0.0, least=1.0), pick, tip)
        self.state, self.version = state, 0
        self.pointed: Callable[[], object] = lambda: None  # called when the pointer enters another thing
        self.counted: set[int] = set()  # spaces counted by the row of scoring being shown
        self.war_lines = False  # highlights conquest lines
        self.flag: Callable[[int], int | None] = lambda space: None  # the flag that would stand there
        self.popup: Widget | None = None  # the actions at the open space
        self.open = -1  # the open space, -1 for none
        self.k = 1.0  # pixels per u on the map
        self._names, self._clicked = PlaceNames(), (0, (0, 0))
        self._ground: tuple[object, pygame.Surface] | None = None
        self._net: tuple[object, pygame.Surface] | None = None  # the lines' layer, while panels are still being drawn
        self._pieces: tuple[object, pygame.Surface] | None = None

    # -- geometry ------------------------------------------------------------------------------------------------

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        """Fits the map into the area inside its frame; the map's height is one camera unit."""
        self.rect = rect
        frame = ui.px(FRAME)
        room = rect.inflate(-2 * frame, -2 * frame)
        room.size = (max(1, room.width), max(1, room.height))
        port = self.viewport
        port.bounds = (0.0, 0.0, room.width / room.height, 1.0)
        port.largest = room.height * LARGEST
        port.resize(room)
        if self.popup is not None:
            self._scale()
            self._place_popup(ui)

    @property
    def sheet(self) -> SheetView:
        """The part of the map that the camera shows, for converting positions to pixels."""
        port = self.viewport
        return SheetView(port.rect, port.bounds[2], port.zoom, (port.x, port.y))

    def _scale(self) -> None:
        room = self.viewport.rect
        zoom = self.viewport.zoom / max(1, room.height)
        self.k = min(room.width / DESIGN[0], room.height / DESIGN[1]) * max(1.0, zoom) ** 0.75

    def space_point(self, space: int) -> Point:
        """Returns a space's position on screen."""
        return self.sheet.to_screen(POS[space])

    def centre(self, place: Thing) -> Point:
        """Returns the position on screen of a space, an Advantage or a region's award."""
        return self.sheet.to_screen(sheet_position(place))

    def places(self) -> Iterable[Thing]:
        return THINGS

    @property
    def reach(self) -> float:
        """By how many pixels highlighted places count as nearer when arrow keys move the cursor."""
        return 60 * self.k

    def place_at(self, position: tuple[int, int]) -> Thing | None:
        """Returns (kind, name) of the space, Advantage or award nearest to a screen position; None if none is near."""
        if not self.viewport.rect.collidepoint(position):
            return None
        sheet, reach = self.sheet, 20 * self.k
        best: tuple[float, Thing] | None = None
        for thing, place in PLACES:
            x, y = sheet.to_screen(place)
            away = ((x - position[0]) ** 2 + (y - position[1]) ** 2) ** 0.5
            if away < reach and (best is None or away < best[0]):
                best = (away, thing)
        return best[1] if best is not None else None

    def panel_at(self, position: tuple[int, int]) -> str | None:
        """Returns the region whose panel is at a position on screen, None for none."""
        return panel_with(self.sheet.to_sheet(position))

    def panel_rect(self, region: str) -> pygame.Rect:
        """Returns a panel's rectangle on screen."""
        x, y, wide, high = REGIONS[region].panel
        (left, top), (right, bottom) = self.sheet.to_screen((x, y)), self.sheet.to_screen((x + wide, y + high))
        return pygame.Rect(round(left), round(top), round(right - left), round(bottom - top))

    def plate_rect(self, region: str) -> pygame.Rect:
        """Returns the rectangle of a panel's title on screen; at the panel's upper edge until it is placed."""
        known = self._names.plate(region)
        if known is not None:
            return known.move(self.viewport.rect.topleft)
        panel = self.panel_rect(region)
        rect = pygame.Rect(0, 0, round(150 * self.k), round(27 * self.k))
        rect.midtop = (panel.centerx, panel.top + round(8 * self.k))
        return rect

    def redraw_names(self, ui: Ui, target: pygame.Surface, things: Iterable[Thing]) -> None:
        """Draws the names of these spaces and Advantages once more, on top of their glow."""
        self._names.redraw(ui, target, things, self.sheet, self.k)

    def zoom_to_panel(self, region: str) -> None:
        """Zooms to a region's panel; if the map shows that panel already, zooms out to the whole map."""
        x, y, wide, high = REGIONS[region].panel
        aspect = self.viewport.bounds[2]
        before = self.viewport.key
        self.viewport.fill((x * aspect, y, (x + wide) * aspect, y + high))
        if self.viewport.key == before:
            self.viewport.fit()

    # -- drawing -------------------------------------------------------------------------------------------------

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        self._scale()
        room = self.viewport.rect
        wood.wooden_frame(ui, target, self.rect, room)
        clip = target.get_clip()
        target.set_clip(room.clip(clip) if clip else room)
        target.blit(self._ground_layer(ui), room)
        lit = self._lit()
        if not self._veils(lit):
            self._glows(ui, target, lit)  # below pieces and names
        target.blit(self._piece_layer(ui), room)
        self._draw_lights(ui, target, lit)
        self.draw_cursor_mark(ui, target)
        target.set_clip(clip)
        pygame.draw.rect(target, ui.theme.line, room.inflate(2, 2), max(1, ui.px(1)))
        if self.popup is not None:
            self._place_popup(ui)
            self.popup.draw(ui, target)
        if self.focused:
            ui.box(target, self.rect.inflate(-ui.px(4), -ui.px(4)), ui.focus_box())

    def ringed(self) -> list[pygame.Rect]:
        """Returns a rectangle in window pixels for each marked place: the extent of the ring around it."""
        self._scale()
        return [ring_rect(self.centre(m.place), RING[m.place[0]] * self.k) for m in self.marks()]

    def ringed_panels(self) -> set[str]:
        """Returns the regions that contain a place marked with a ring."""
        found = {panel_with(sheet_position(mark.place)) for mark in self.marks()}
        return {region for region in found if region is not None}

    def get_ready(self, ui: Ui) -> None:
        """Draws and caches the background for a new camera position, before the frame that draws the pieces."""
        self._scale()
        self._ground_layer(ui)

    def _place_popup(self, ui: Ui) -> None:
        """Places the popup beside its space, inside the view."""
        assert self.popup is not None
        space = self.open
        if space < 0:
            return
        size, away = self.popup.measure(ui, self.rect.width // 2), 22 * self.k
        x, y = self.space_point(space)
        rect = pygame.Rect((0, 0), size)
        rect.midleft = (round(x + away), round(y - away * 0.3))
        if rect.right > self.viewport.rect.right:
            rect.midright = (round(x - away), round(y - away * 0.3))
        rect.clamp_ip(self.viewport.rect)
        if rect != self.popup.rect:
            self.popup.arrange(ui, rect)

    def _ground_layer(self, ui: Ui) -> pygame.Surface:
        key = (self.viewport.key, ui.theme.name, self.war_lines)
        if self._ground is not None and self._ground[0] == key:
            return self._ground[1]
        lacking = ui.budget.lacking
        panels = self._panels(ui)
        whole = ui.budget.lacking == lacking
        if self._ground is not None and self._ground[0] == (key, panels):  # no panel was added since
            return self._ground[1]
        layer = _again(self._ground, self.viewport.rect.size, 0)
        layer.fill(ui.theme.paper_low)
        layer.blits(panels)
        if ui.theme.name == "slate":
            layer.fill((205, 210, 216), special_flags=pygame.BLEND_RGB_MULT)
        self._lines(layer, key, whole)
        self._ground = (key if whole else (key, panels), layer)
        return layer

    def _panels(self, ui: Ui) -> list[tuple[pygame.Surface, tuple[int, int]]]:
        """Returns the visible parts of the painted panels and their positions on the layer."""
        found, room, sheet = [], self.viewport.rect, self.sheet
        wide, high = sheet.size
        for region in REGIONS.values():
            x, y, w, h = region.panel
            left, top = sheet.to_screen((x, y))
            size = (max(2, round(w * wide)), max(2, round(h * high)))
            rect = pygame.Rect((round(left), round(top)), size)
            seen = rect.clip(room)
            if seen:
                drawn = _panel(ui, region.id, size, seen.move(-rect.x, -rect.y))
                found.append((drawn, (seen.x - room.x, seen.y - room.y)))
        return found

    def _lines(self, layer: pygame.Surface, key: object, last: bool) -> None:
        """Draws the connections; `last`: all panels are there, until then a cached layer is blitted again."""
        if last:
            self._net = None
            self._draw_lines(layer)
            return
        if self._net is None or self._net[0] != key:
            net = pygame.Surface(layer.get_size(), pygame.SRCALPHA)
            self._draw_lines(net)
            self._net = (key, net)
        layer.blit(self._net[1], (0, 0))

    def _draw_lines(self, layer: pygame.Surface) -> None:
        draw_connections(layer, self.sheet, self.viewport.rect, self.k, self.war_lines)

    def _piece_layer(self, ui: Ui) -> pygame.Surface:
        key = (self.viewport.key, ui.theme.name, self.version, ui.texts.language)
        if self._pieces is not None and self._pieces[0] == key:
            return self._pieces[1]
        room, lacking = self.viewport.rect, ui.budget.lacking
        if self._pieces is None and ui.budget.on:  # the first frame draws everything else
            ui.budget.lacking += 1
            self._pieces = (None, pygame.Surface((1, 1), pygame.SRCALPHA))
            return self._pieces[1]
        layer = _again(self._pieces, room.size, pygame.SRCALPHA)
        layer.fill((0, 0, 0, 0))
        board = PieceView(ui, self.state(), self.k)
        winners = {lead.item: lead.winner for lead in facts.scoring_now(board.s) if lead.category == "award"}
        for thing in THINGS:
            if ui.budget.late:
                ui.budget.lacking += 1  # continued in the next frame
                break
            x, y = self.centre(thing)
            point = (x - room.x, y - room.y)
            self._piece(board, layer, thing, point, winners)
        self._names.draw(ui, layer, self.sheet, self.k)
        self._pieces = (key if ui.budget.lacking == lacking else None, layer)
        return layer

    def _piece(
        self,
        board: PieceView,
        layer: pygame.Surface,
        thing: Thing,
        point: tuple[float, float],
        winners: dict[str, int],
        grow: float = 1.0,
    ) -> None:
        kind, name = thing
        if kind == "space":
            board.space(layer, int(name), point, grow=grow)
        elif kind == "advantage":
            board.advantage(layer, facts.advantage_states(board.s)[ADVANTAGE_IDS.index(name)], point, grow)
        elif board.s.awards:
            number = board.s.awards[list(REGIONS).index(name)]
            board.award(layer, number, winners.get(name, -1), point, grow)

    def _lit(self) -> list[Thing]:
        counted = [("space", str(space)) for space in sorted(self.counted)]
        return list(dict.fromkeys([*self.lights.targets, *counted]))

    def _veils(self, lit: list[Thing]) -> bool:
        """Tells whether the rest of the map is dimmed."""
        return self.lights.veiled and bool(lit)

    def _glows(self, ui: Ui, target: pygame.Surface, lit: list[Thing]) -> None:
        strength = FAINT if self.lights.faint() else 1.0
        for thing in lit:
            side, credit = (62 if thing[0] == "advantage" else 74) * self.k, self.lights.targets.get(thing) == "credit"
            drawn = pen.credit_rim(ui, side, strength) if credit else pen.glow(ui, side, LIGHT, strength)
            pen.blit_centred(target, drawn, self.centre(thing))

    def _draw_lights(self, ui: Ui, target: pygame.Surface, lit: list[Thing]) -> None:
        board = PieceView(ui, self.state(), self.k)
        if self._veils(lit):
            blend_colour(target, self.viewport.rect, 74)
            self._glows(ui, target, lit)
            for thing in lit:
                self._piece(board, target, thing, self.centre(thing), {})
        if self.open >= 0:
            pen.blit_centred(target, pen.ring(ui, 50 * self.k, GOLD, 3 * self.k), self.space_point(self.open))
        hinted = self.lights.hinted()
        for thing in hinted:
            pen.blit_centred(target, pen.glow(ui, 98 * self.k, LIGHT), self.centre(thing))
            self._piece(board, target, thing, self.centre(thing), {})
            pen.blit_centred(target, pen.ring(ui, 58 * self.k, GOLD, 4 * self.k), self.centre(thing))
        if self.cursor is not None:
            self._draw_cursor(ui, board, target, self.cursor)
        draw_marks(ui, target, [(self.centre(m.place), RING[m.place[0]] * self.k, *m[1:]) for m in self.marks()])
        shining = [mark.place for mark in self.marks()]
        shining += [*(lit if self._veils(lit) else ()), *hinted, *([self.cursor] if self.cursor is not None else ())]
        self._names.redraw(ui, target, shining, self.sheet, self.k, self.ringed())

    def _draw_cursor(self, ui: Ui, board: PieceView, target: pygame.Surface, thing: Thing) -> None:
        """Draws what is under the pointer enlarged, with the flag it would get."""
        point = self.centre(thing)
        if thing[0] == "space":
            space = int(thing[1])
            if thing in self.lights.targets:
                pen.blit_centred(target, pen.glow(ui, 98 * self.k, LIGHT), point)
            ghost = self.flag(space)
            board.space(target, space, point, grow=1.17)
            if ghost is not None:
                flag = pen.mark(ui, ghost, 24 * self.k).copy()
                flag.set_alpha(215)
                pen.blit_centred(target, flag, (point[0] + 15 * self.k, point[1] - 15 * self.k))
        else:
            winners = {lead.item: lead.winner for lead in facts.scoring_now(board.s) if lead.category == "award"}
            self._piece(board, target, thing, point, winners, 1.17)

    # -- mouse ---------------------------------------------------------------------------------------------------

    def hit_test(self, position: tuple[int, int]) -> Widget | None:
        if self.popup is not None and (found := self.popup.hit_test(position)) is not None:
            return found
        return self if self.rect.collidepoint(position) else None

    def point_at(self, place: Thing | None) -> None:
        if place != self.cursor:
            super().point_at(place)
            self.pointed()

    def _release(self, event: pygame.Event) -> bool:
        """Handles a click beside all pieces: it clears the selection; a double click zooms to the panel."""
        empty = self.place_at(event.pos) is None and not self._dragged and event.button == 1
        taken = super()._release(event)
        if empty:
            now, (before, where) = clock.now(), self._clicked
            near = abs(where[0] - event.pos[0]) + abs(where[1] - event.pos[1]) < 12
            region = self.panel_at(event.pos)
            if now - before < DOUBLE and near and region is not None:
                self.zoom_to_panel(region)
            else:
                self.on_cancel()
            self._clicked = (now, event.pos)
        return taken


THINGS: list[Thing] = [
    *(("award", name) for name in REGIONS),
    *(("advantage", name) for name in ADVANTAGES),
    *(("space", str(space)) for space in range(SIZE)),
]
PLACES: list[tuple[Thing, Point]] = [(thing, sheet_position(thing)) for thing in THINGS]


def _again(layer: tuple[object, pygame.Surface] | None, size: Size, flags: int) -> pygame.Surface:
    """Returns the layer's surface for reuse if it has this size: allocating one at 4K takes 10 ms."""
    if layer is not None and layer[1].get_size() == size:
        return layer[1]
    return pygame.Surface(size, flags)


def _panel(ui: Ui, region: str, size: Size, seen: pygame.Rect) -> pygame.Surface:
    """Returns the visible part of a painted panel, scaled to `size` (slightly out of proportion)."""
    name = f"struggle/map/{region}"
    painted = ui.pictures.larger(name, size)
    if seen.size == painted.get_size():
        return painted
    across, down = painted.get_width() / size[0], painted.get_height() / size[1]
    area = pygame.Rect(int(seen.x * across), int(seen.y * down), 1, 1)
    area.size = (max(1, round(seen.width * across)), max(1, round(seen.height * down)))
    part = painted.subsurface(area.clip(painted.get_rect()))
    key = f"@panel {region} {area.topleft}"
    return ui.pictures.made(key, seen.size, lambda: pygame.transform.smoothscale(part, seen.size), painted)
