"""The base class of every game's map widget: camera, cursor over places, clicks, drags, wheel and keys, highlights.

A game's map says where its places are and draws them. Places are the game's own keys, such as hexes.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

import pygame

from game.play.recap_controller import StepRing
from game.render.ui import Ui
from game.widgets.base import Size, Widget
from game.widgets.map.camera import STEP, Camera, Point
from game.widgets.map.cursor_mark import CursorMark, draw_cursor_mark

ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
DRAG = 5  # pixels before a press becomes a drag
PAN = 60  # u that Shift and an arrow key pan the map
ASIDE = 1.8  # ratio of sideways to forward distance within which a place is next in a direction
Place = TypeVar("Place")


@dataclass(slots=True)
class Lights(Generic[Place]):
    """The highlights of a map: targets, chosen places, hovered places and a preview piece. `targets` holds the kind of
    mark by place ("move", "attack", "pick", "peek", ...)."""

    targets: dict[Place, str] = field(default_factory=dict)
    chosen: set[Place] = field(default_factory=set)
    hinted: Callable[[], Collection[Place]] = tuple  # places of something hovered elsewhere
    veiled: bool = False  # dims all places but the targets
    faint: Callable[[], bool] = lambda: False  # whether the targets shine at half strength, beside the coach's light
    ghost: Callable[[Place], tuple[str, float] | None] = lambda place: None  # preview picture, relative size


class MapWidget(Widget, Generic[Place]):
    """The base of every game's map. ``pick`` is called for a clicked place; ``tip`` returns the tooltip of a place."""

    focusable = True
    role = "map"
    follows_mouse = True
    place = True
    around = 1.0  # map units round the centre of a place that belong to it

    def __init__(self, viewport: Camera, pick: Callable[[Place], None], tip: Callable[[Place], str]) -> None:
        super().__init__(name="map", grow=1)
        self.viewport, self.pick, self.tip_of = viewport, pick, tip
        self.lift: Callable[[Place], bool] = lambda place: False  # whether a drag begun here moves a piece, not the map
        self.near: Callable[[Ui, Place], Widget | None] = lambda ui, place: None  # the zoom preview of a place
        self.on_cancel: Callable[[], object] = lambda: None  # cancels the selection on a right click
        self.lights: Lights[Place] = Lights()
        self.cursor_mark: Callable[[], CursorMark | None] = lambda: None  # of the narrator
        self.marks: Callable[[], Sequence[StepRing]] = tuple  # rings of the recap
        self.cursor: Place | None = None  # the place under the pointer or chosen by keys
        self._by_keys = False  # moved by keys, it stays until the mouse moves
        self._press: tuple[int, int] | None = None
        self._dragged = False
        self._lifted: Place | None = None  # where the dragged piece came from

    # -- defined by a game -----------------------------------------------------------------------------------------

    def get_ready(self, ui: Ui) -> None:
        """Hook, empty here: draws into caches what the next frames will need, as far as this frame has time."""

    def places(self) -> Iterable[Place]:
        """Returns all places the cursor can stand on (default: none)."""
        return ()

    def place_at(self, position: tuple[int, int]) -> Place | None:
        """Returns the place at a pixel of the window; None, the default: outside the map."""
        return None

    def centre(self, place: Place) -> Point:
        """Returns the centre of a place in pixels (default: the widget's centre)."""
        return self.rect.center

    @property
    def reach(self) -> float:
        """By how many pixels highlighted places count as nearer when arrow keys move the cursor."""
        return self.viewport.zoom * 1.5

    def draw_cursor_mark(self, ui: Ui, target: pygame.Surface) -> None:
        """Draws the narration cursor over everything else on the map, if there is one."""
        if (mark := self.cursor_mark()) is not None:
            draw_cursor_mark(ui, target, mark)

    # -- shape ---------------------------------------------------------------------------------------------------

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(200))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        self.viewport.resize(rect)

    def press_meaning(self, position: tuple[int, int]) -> object:
        place = self.place_at(position)
        return (self.name, place, self.lights.targets.get(place) if place is not None else None, *self.lights.chosen)

    def close_up(self, ui: Ui) -> Widget | None:
        return self.near(ui, self.cursor) if self.cursor is not None else None

    # -- the cursor ----------------------------------------------------------------------------------------------

    def point_at(self, place: Place | None) -> None:
        """Moves the cursor to a place, whose tooltip is shown after a moment; None: no place."""
        if place != self.cursor:
            self.cursor = place
            self.tip = self.tip_of(place) if place is not None else ""
            if self.host is not None:
                self.host.on_hover_changed()

    def on_pointer(self, position: tuple[int, int] | None) -> None:
        """Moves the cursor to the place under the pointer, unless keys have moved it since; also called when the map
        has moved."""
        if not self._by_keys:
            self.point_at(self.place_at(position) if position is not None else None)

    # -- mouse ---------------------------------------------------------------------------------------------------

    def on_mouse(self, ui: Ui, event: pygame.Event) -> bool:
        self._by_keys = False
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._press, self._dragged, self._lifted = event.pos, False, None
            self.point_at(self.place_at(event.pos))
            return True
        if event.type == pygame.MOUSEMOTION:
            if self._press is not None and any(event.buttons):
                return self._drag(event)
            self.point_at(self.place_at(event.pos))
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            return self._release(event)
        return False

    @property
    def dragging(self) -> bool:
        return self._dragged or self._lifted is not None

    def cancel_press(self, ui: Ui) -> None:
        """Cancels a press; a piece being dragged goes back."""
        self._press, lifted, self._lifted = None, self._lifted, None
        if lifted is not None:
            self.on_cancel()

    def _release(self, event: pygame.Event) -> bool:
        pressed, self._press = self._press, None
        place = self.place_at(event.pos)
        if self._lifted is not None:
            self._put_down(place)
        elif pressed is not None and not self._dragged and event.button == 3:
            return bool(self.on_cancel())  # with nothing to cancel, the place is enlarged
        elif pressed is not None and not self._dragged and place is not None and event.button == 1:
            self.pick(place)
        return True

    def _drag(self, event: pygame.Event) -> bool:
        assert self._press is not None
        dx, dy = event.pos[0] - self._press[0], event.pos[1] - self._press[1]
        if self._lifted is None and not self._dragged and abs(dx) + abs(dy) > DRAG and event.buttons[0]:
            begun = self.place_at(self._press)
            if begun is not None and self.lift(begun):
                self._lifted = begun
        if self._lifted is not None:
            self.point_at(self.place_at(event.pos))
        elif self._dragged or abs(dx) + abs(dy) > DRAG:
            self._dragged = True
            self.viewport.pan(dx, dy)
            self._press = event.pos
        return True

    def _put_down(self, place: Place | None) -> None:
        """Drops the dragged piece: it moves there if it may, stays selected on its own place, else goes back."""
        begun, self._lifted = self._lifted, None
        if place is not None and place in self.lights.targets and place != begun:
            self.pick(place)
        elif place != begun:
            self.on_cancel()

    def on_wheel(self, ui: Ui, event: pygame.Event) -> bool:
        position = self.host.mouse if self.host is not None else self.rect.center
        return self.viewport.zoom_at(position, event.y)

    def on_pan_zoom(self, ui: Ui, by: tuple[int, int], place: tuple[int, int] = (0, 0), factor: float = 1.0) -> bool:
        self.viewport.pan(*by)
        if factor != 1.0:
            self.viewport.zoom_at(place, math.log(factor, STEP))
        return True

    # -- keys ----------------------------------------------------------------------------------------------------

    @property
    def answers(self) -> Collection[object]:
        """The highlighted places, followed by whether the others are veiled; empty without highlighted places."""
        targets = self.lights.targets
        return (*targets, self.lights.veiled) if targets else ()

    def place_rect(self, place: Place) -> pygame.Rect:
        """Returns the approximate rectangle of a place in pixels."""
        x, y = self.centre(place)
        side = max(2, round(self.viewport.zoom * self.around))
        return pygame.Rect(round(x) - side // 2, round(y) - side // 2, side, side)

    def lit_rects(self) -> list[pygame.Rect]:
        """Returns the rectangles of highlighted and chosen places."""
        return [self.place_rect(place) for place in (*self.lights.targets, *self.lights.chosen)]

    def on_focus(self, ui: Ui) -> None:
        """Moves the cursor to the first highlighted place, and pans until it is in sight, unless it is on one."""
        targets = self.lights.targets
        if targets and self.cursor not in targets:
            self.go(next(iter(targets)))

    def on_key(self, ui: Ui, event: pygame.Event) -> bool:
        if self.host is None or self.host.focus is not self:  # a button of a popup on it has the focus
            return False
        if event.key in ARROWS:
            dx, dy = ARROWS[event.key]
            if event.mod & pygame.KMOD_SHIFT:
                self.viewport.pan(-dx * ui.px(PAN), -dy * ui.px(PAN))
            else:
                self._step(dx, dy)
            return True
        if event.key in ENTER and self.cursor is not None:
            self.pick(self.cursor)
            return True
        return False

    def _step(self, dx: int, dy: int) -> None:
        """Moves the cursor to the next place in a direction, highlighted ones first; to one that lies farther aside
        than ahead only where there is nothing else."""
        self._by_keys = True
        if self.cursor is None:
            self.point_at(next(iter(self.lights.targets), next(iter(self.places()), None)))
            return
        x, y = self.centre(self.cursor)
        best: tuple[bool, float, Place] | None = None
        for place in self.places():
            ox, oy = self.centre(place)
            along, aside = (ox - x) * dx + (oy - y) * dy, abs((ox - x) * dy) + abs((oy - y) * dx)
            if along <= 1 or aside > along * ASIDE:
                continue
            cost = along + aside - (self.reach if place in self.lights.targets else 0)
            if best is None or (aside > along, cost) < best[:2]:
                best = (aside > along, cost, place)
        if best is not None:
            self.go(best[2])

    def go(self, place: Place) -> None:
        """Moves the cursor to a place by keys and brings it into sight."""
        self._by_keys = True
        self.point_at(place)
        self.show([place])

    def show(self, places: Iterable[Place], under: int = 0) -> bool:
        """Pans so that these places are visible above ``under`` covered pixels at the bottom. Returns False if they are
        visible already or do not fit."""
        port = self.viewport
        return port.reveal([port.to_world(self.centre(place)) for place in places], self.around, under)
