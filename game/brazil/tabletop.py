"""The whole table as one tree: map, column, own board with its aqueduct, what lies over them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pygame

from game.brazil.layout import plan
from game.chrome import Box as Look
from game.theme import mix
from game.ui import Ui
from game.widgets.base import Size, Widget

VEIL = 0.45  # of ink, over the map while an overlay asks
VEILED = ("gallery-panel", "showcase-panel", "battle", "outcome", "drawer", "recap")
WHOLE = ("drawer",)  # overlays that take all the room there is
AT_FOOT = ("tray", "history", "showcase-aside")  # stand on the frieze


@dataclass(slots=True)
class Parts:
    map: Widget
    map_tools: list[Widget]
    tools: list[Widget]
    side: Widget
    frieze: Widget
    portrait: Widget
    arches: list[Widget]
    things: Widget
    hand: Widget
    main: Widget
    tabs: list[Widget] = field(default_factory=list)
    drawer: str = ""  # with little room: which drawer is open, "column" or "things"
    overlays: list[Widget] = field(default_factory=list)


class Wood(Widget):
    """A dark panel of the frame; takes the mouse, does nothing with it."""

    opaque = True

    def __init__(self, name: str, panel: bool = False) -> None:
        super().__init__(name=name)
        self.panel = panel

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        theme = ui.theme
        if self.panel:
            look = Look(radius=ui.px(8), top=theme.wood_panel, bottom=theme.wood_panel_low, edge=theme.line_low)
        else:
            look = Look(radius=0, top=theme.wood, bottom=theme.wood_low, edge=None)
        ui.box(target, self.rect, look)
        if not self.panel:
            pygame.draw.line(target, theme.line, self.rect.topleft, self.rect.topright, max(1, ui.px(1.5)))


class Wall(Widget):
    """The lime-washed wall of the aqueduct with its piers; the openings are widgets of their own."""

    def __init__(self, arches: int) -> None:
        super().__init__(name="wall")
        self.arches = arches

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        theme, rect = ui.theme, self.rect
        ui.box(target, rect, Look(radius=0, top=theme.wall, bottom=theme.wall_low))
        step = (rect.width - ui.px(16)) / self.arches
        dark, light = mix(theme.wall_low, theme.paper_soft, 0.25), mix(theme.wall, theme.wall_low, 0.1)
        for number in range(1, self.arches):
            x = round(rect.x + ui.px(8) + step * number)
            pygame.draw.line(target, dark, (x, rect.y + ui.px(40)), (x, rect.bottom))
            pygame.draw.line(target, light, (x + 1, rect.y + ui.px(40)), (x + 1, rect.bottom))


class Veil(Widget):
    """Ink over map and column while something lies over them."""

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        shade = pygame.Surface(self.rect.size)
        shade.set_alpha(round(255 * VEIL))
        target.blit(shade, self.rect)


class TableRoot(Widget):
    def __init__(self, ui: Ui, parts: Parts) -> None:
        super().__init__()
        self.parts, self.plan = parts, plan(ui)
        self.column, self.board, self.veil = Wood("column"), Wood("own-board"), Veil()
        self.drawer, self.wall = Wood("drawer-panel", panel=True), Wall(len(self.plan.arches))
        self.add(parts.map, *parts.map_tools)
        if self.plan.compact:
            self.add(*parts.tools, *parts.tabs)
            if parts.drawer:
                self.add(self.drawer, parts.side if parts.drawer == "column" else parts.things)
        else:
            self.add(self.column, *parts.tools, parts.side)
        if any(overlay.name in VEILED for overlay in parts.overlays):
            self.add(self.veil)
        self.add(self.board, self.wall, parts.frieze, *parts.arches, parts.portrait)
        if not self.plan.compact:
            self.add(parts.things)
        self.add(parts.hand, parts.main, *parts.overlays)

    def walk(self) -> Iterator[Widget]:
        """For the keyboard: what lies on top first, then what is asked, the board, the column, the map."""
        parts = self.parts
        yield self
        first = [*parts.overlays, parts.frieze, parts.main, *parts.arches, parts.things, parts.hand, parts.portrait]
        last = [parts.side, *parts.tabs, *parts.tools, *parts.map_tools, parts.map]
        for part in (*first, *last):
            if part in self.children:
                yield from part.walk()

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.size[1])

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        plan, parts = self.plan, self.parts
        parts.map.arrange(ui, plan.map)
        self.column.arrange(ui, plan.column)
        self.drawer.arrange(ui, plan.column)
        self.board.arrange(ui, plan.board)
        self.wall.arrange(ui, plan.wall)
        self.veil.arrange(ui, pygame.Rect(0, 0, rect.width, plan.board.top))
        for tool, spot in zip(parts.tools, plan.tools, strict=True):
            tool.arrange(ui, spot)
        parts.side.arrange(ui, plan.side)
        parts.things.arrange(ui, plan.things)
        tall = max(plan.frieze.height, parts.frieze.measure(ui, plan.frieze.width)[1])
        frieze = pygame.Rect(plan.frieze.x, plan.frieze.bottom - tall, plan.frieze.width, tall)
        parts.frieze.arrange(ui, frieze)
        for arch, spot in zip(parts.arches, plan.arches, strict=True):
            arch.arrange(ui, spot)
        parts.portrait.arrange(ui, plan.portrait)
        parts.hand.arrange(ui, plan.hand)
        parts.main.arrange(ui, plan.main)
        self._tabs(ui)
        self._map_tools(ui, frieze)
        self._overlays(ui, frieze)

    def _tabs(self, ui: Ui) -> None:
        room, tabs = self.plan.tabs, self.parts.tabs
        if not tabs:
            return
        step = min(ui.px(40), room.height // len(tabs))
        for number, tab in enumerate(tabs):
            tab.arrange(ui, pygame.Rect(room.x, room.y + step * number, room.width, step - ui.px(3)))

    def _map_tools(self, ui: Ui, frieze: pygame.Rect) -> None:
        """In the map's lower right corner, inside the degree scale."""
        area = self.plan.map
        x = (self.plan.tabs.x if self.plan.compact else area.right) - ui.px(16)
        y = min(area.bottom, frieze.top) - ui.px(16)
        for tool in reversed(self.parts.map_tools):
            size = tool.measure(ui, area.width)
            tool.arrange(ui, pygame.Rect(x - size[0], y - size[1], *size))
            x -= size[0] + ui.px(4)

    def _overlays(self, ui: Ui, frieze: pygame.Rect) -> None:
        plan = self.plan
        bottom = min(frieze.top, plan.board.top)
        whole = pygame.Rect(0, 0, self.rect.width, bottom)
        free = whole if plan.compact else pygame.Rect(plan.map.topleft, (plan.map.width, bottom))
        for overlay in self.parts.overlays:
            if overlay.name == "log" and not plan.compact:
                overlay.arrange(ui, pygame.Rect(plan.side.x, plan.side.y, plan.side.width, bottom - plan.side.y))
            else:
                wide_one = overlay.name in ("gallery-panel", "drawer", "log")
                self._over(ui, overlay, whole if wide_one else free)

    @staticmethod
    def _over(ui: Ui, overlay: Widget, room: pygame.Rect) -> None:
        room = room.inflate(-ui.px(12), -ui.px(12))
        wide, high = overlay.measure(ui, room.width)
        rect = pygame.Rect(0, 0, min(max(wide, ui.px(200)), room.width), min(high, room.height))
        if overlay.name in WHOLE or overlay.name == "log":
            rect = room
        elif overlay.name in AT_FOOT:
            rect.midbottom = room.midbottom
        else:
            rect.center = room.center
        rect.clamp_ip(room)
        overlay.arrange(ui, rect)
