"""Arranges all widgets of the table as one tree: map, side column, player's board, overlays."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pygame

from game.brazil.drawing.action_row import ActionRow
from game.brazil.layout import plan, with_reading
from game.render.ui import Ui
from game.screens.map_keys import WIDE
from game.widgets.base import Size, Widget
from game.widgets.material.dim_overlay import blend_colour
from game.widgets.rule_page import split_overlays
from game.widgets.side_panel import WoodPanel, place_tabs
from game.widgets.step_marks import clear_of

VEIL = 0.45  # opacity of the dimming below an overlay
VEILED = ("gallery-panel", "showcase-panel", "drawer")
WHOLE = ("drawer",)  # overlays that fill the space
ADVICE = "advice"
AT_FOOT = ("tray", "history", "showcase-aside")  # overlays that stand on the prompt bar


@dataclass(slots=True)
class Parts:
    """The parts of the table, as built, for `TableRoot` to lay out."""

    map: Widget
    map_tools: list[Widget]
    tools: list[Widget]
    side: Widget
    prompt_bar: Widget
    portrait: Widget
    arches: list[Widget]
    things: Widget
    hand: Widget
    main: Widget
    tabs: list[Widget] = field(default_factory=list)
    drawer: str = ""  # compact layout: the open side panel, "column" or "things"
    overlays: list[Widget] = field(default_factory=list)
    overview: Widget | None = None  # placed above the map's buttons
    ringed: Callable[[], list[pygame.Rect]] = list  # rectangles on the map that the recap avoids
    reading: Widget | None = None  # the keys of the map, while it has the keys
    over_map: list[Widget] = field(default_factory=list)  # already placed: a challenge's banners


class Covering(Widget):
    """An overlay over the whole window that takes all input."""

    def covers(self, ui: Ui) -> bool:
        """Returns whether this overlay hides all that lies beneath, so that it need not be drawn; False unless
        overridden."""
        return False


class DimOverlay(Widget):
    """Darkens what lies below a panel: the map, below a drawer also the column."""

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        blend_colour(target, self.rect, round(255 * VEIL), (0, 0, 0))


class TableRoot(Widget):
    """The root of the table's widgets."""

    def __init__(self, ui: Ui, parts: Parts) -> None:
        super().__init__()
        self.parts, self.plan = parts, plan(ui)
        if parts.reading is not None:
            self.plan = with_reading(self.plan, WIDE)
        self.column, self.board = WoodPanel("column", ("left",)), WoodPanel("own-board", ("top",))
        self.drawer, self.veil = WoodPanel("drawer-panel", ("left", "bottom")), DimOverlay()
        self.wall = ActionRow(self.plan.arches, self.plan.prompt_bar)
        overview = [parts.overview] if parts.overview is not None else []
        reading = [parts.reading] if parts.reading is not None else []
        self.add(parts.map, *parts.map_tools, *overview, *parts.over_map, *reading)
        if self.plan.compact:
            self.add(*parts.tools, *parts.tabs)
            if parts.drawer:
                self.add(self.drawer, parts.side if parts.drawer == "column" else parts.things)
        else:
            self.add(self.column, *parts.tools, parts.side)
        if any(overlay.name in VEILED for overlay in parts.overlays):
            self.add(self.veil)
        self.add(self.board, self.wall, parts.prompt_bar, *parts.arches, parts.portrait)
        if not self.plan.compact:
            self.add(parts.things)
        self.add(parts.hand, parts.main, *parts.overlays)

    def walk(self) -> Iterator[Widget]:
        """Iterates over all widgets in keyboard order: overlays, prompt, board, column, side panels, map; only over the
        overlays while one covers the window, as a battle does."""
        parts = self.parts
        yield self
        if any(isinstance(overlay, Covering) for overlay in parts.overlays):
            for overlay in parts.overlays:
                yield from overlay.walk()
            return
        above, read = split_overlays(parts.overlays)
        first = [*above, parts.prompt_bar, parts.main, *parts.arches, parts.things, parts.hand, parts.portrait]
        last = [parts.side, *parts.tabs, *parts.tools, *parts.over_map, *parts.map_tools, parts.overview]
        for part in (*first, *last, *read, parts.map):
            if part is not None and part in self.children:
                yield from part.walk()

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        """Draws the whole table, except what a scene over it hides."""
        if any(isinstance(overlay, Covering) and overlay.covers(ui) for overlay in self.parts.overlays):
            for overlay in self.parts.overlays:
                overlay.draw(ui, target)
            return
        super().draw(ui, target)

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.size[1])

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        plan, parts = self.plan, self.parts
        self.column.arrange(ui, plan.column)
        self.drawer.arrange(ui, plan.column)
        self.board.arrange(ui, plan.board)
        self.wall.arrange(ui, plan.wall)
        read = not plan.compact and not any(overlay.name in WHOLE for overlay in parts.overlays)
        veiled = plan.column.x if read else rect.width  # the Missions in the column are read while one chooses
        self.veil.arrange(ui, pygame.Rect(0, 0, veiled, plan.board.top))
        for tool, area in zip(parts.tools, plan.tools, strict=True):
            tool.arrange(ui, area)
        parts.side.arrange(ui, plan.side)
        parts.things.arrange(ui, plan.things)
        tall = max(plan.prompt_bar.height, parts.prompt_bar.measure(ui, plan.prompt_bar.width)[1])
        prompt_bar = pygame.Rect(plan.prompt_bar.x, plan.prompt_bar.bottom - tall, plan.prompt_bar.width, tall)
        parts.prompt_bar.arrange(ui, prompt_bar)
        for arch, area in zip(parts.arches, plan.arches, strict=True):
            arch.arrange(ui, area)
        parts.portrait.arrange(ui, plan.portrait)
        parts.hand.arrange(ui, plan.hand)
        parts.main.arrange(ui, plan.main)
        place_tabs(ui, self.parts.tabs, self.plan.tabs)
        self._overlays(ui, prompt_bar)
        parts.map.arrange(ui, plan.map)
        if parts.reading is not None:
            beside = pygame.Rect(0, plan.map.y, plan.map.x, plan.map.height)
            parts.reading.arrange(ui, beside.inflate(-ui.px(8), -ui.px(8)))
        self._clear_of_rings(ui, prompt_bar)
        self._map_tools(ui, min(prompt_bar.top, plan.map.bottom))

    def _clear_of_rings(self, ui: Ui, prompt_bar: pygame.Rect) -> None:
        """Places the recap where it covers least of the hexes it shows."""
        recap = next((overlay for overlay in self.parts.overlays if overlay.name == "recap"), None)
        if recap is None:
            return
        room = self.plan.map.inflate(-ui.px(24), -ui.px(24))
        room.height = min(room.bottom, prompt_bar.top - ui.px(4)) - room.y
        tools = [tool.rect for tool in self.parts.tools if tool.rect.colliderect(room)]
        recap.arrange(ui, clear_of(recap.measure(ui, room.width), room, self.parts.ringed(), tools))

    def under_tray(self) -> int:
        """Returns how many pixels at the map's foot the tray (panel with the decision's options) covers."""
        tops = [overlay.rect.top for overlay in self.parts.overlays if overlay.name == "tray"]
        return max(0, self.plan.map.bottom - min(tops)) if tops else 0

    def _map_tools(self, ui: Ui, bottom: int) -> None:
        """Places the map's buttons in its lower right corner, above whatever stands on the prompt bar."""
        area = self.plan.map
        x, y = (self.plan.tabs.x if self.plan.compact else area.right) - ui.px(16), bottom - ui.px(16)
        sizes = [tool.measure(ui, area.width) for tool in self.parts.map_tools]
        left = x - sum(size[0] + ui.px(4) for size in sizes)
        for overlay in self.parts.overlays:
            if overlay.name in AT_FOOT and overlay.rect.right > left:
                y = min(y, overlay.rect.top - ui.px(8))
        if y - sizes[0][1] < self.plan.tools[0].bottom:
            y = bottom - ui.px(16)  # no space above: the overlay covers them
        for tool, size in zip(self.parts.map_tools, sizes, strict=True):
            tool.arrange(ui, pygame.Rect(left, y - size[1], *size))
            left += size[0] + ui.px(4)
        if self.parts.overview is not None:
            rect = pygame.Rect((0, 0), self.parts.overview.measure(ui, area.width))
            rect.bottomright = (left - ui.px(4), y - sizes[0][1] - ui.px(8))
            room = rect.top > self.plan.tools[0].bottom or not self.plan.compact
            self.parts.overview.arrange(ui, rect if room and rect.top > area.top else pygame.Rect(0, 0, 0, 0))

    def _overlays(self, ui: Ui, prompt_bar: pygame.Rect) -> None:
        plan = self.plan
        bottom = min(prompt_bar.top, plan.board.top, plan.map.bottom)
        whole = pygame.Rect(0, 0, self.rect.width, bottom)
        free = whole if plan.compact else pygame.Rect(plan.map.topleft, (plan.map.width, bottom))
        for overlay in self.parts.overlays:
            if overlay.name == "log" and not plan.compact:
                overlay.arrange(ui, pygame.Rect(plan.side.x, plan.side.y, plan.side.width, bottom - plan.side.y))
            else:
                wide_one = overlay.name in ("drawer", "log")
                self._over(ui, overlay, whole if wide_one else free, prompt_bar.centerx)

    @staticmethod
    def _over(ui: Ui, overlay: Widget, room: pygame.Rect, middle: int) -> None:
        """Places an overlay over the map; trays stand on the prompt bar, centred."""
        room = room.inflate(-ui.px(12), -ui.px(12))
        wide, high = overlay.measure(ui, room.width)
        least = 0 if overlay.name in AT_FOOT else ui.px(200)
        rect = pygame.Rect(0, 0, min(max(wide, least), room.width), min(high, room.height))
        if overlay.name in WHOLE or overlay.name == "log":
            rect = room
        elif overlay.name in AT_FOOT:
            rect.midbottom = (middle, room.bottom + ui.px(5))
            room.height += ui.px(5)
        elif overlay.name == ADVICE:
            rect.topleft = room.topleft
        else:
            rect.center = room.center
        rect.clamp_ip(room)
        overlay.arrange(ui, rect)
