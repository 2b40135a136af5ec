"""The hand-over between two people at one screen: an opaque curtain that names the next person and shows nothing else.

The curtain closes before any text appears, and opens when the next person is ready.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.platform import clock
from game.render.theme import GOLD, GOLD_LIGHT, LIGHT_TEXT
from game.render.ui import Ui
from game.screens.page import paint_scene
from game.shell.screen import Screen
from game.shell.shell import Shell
from game.shell.toasts import OF_TABLE
from game.widgets.base import Column, Flow, Row, Size, Spacer, Widget
from game.widgets.button import Button
from game.widgets.rich_text import RichText

CLOTH = "screens/curtain"
PARTING = 400  # ms at speed 1, closing and opening
FRAME = 16
Portrait = Callable[[Ui, int], pygame.Surface]  # draws it at a height in pixels


class NextPerson(Widget):
    """The next person: a portrait with the seat's badge, or the badge alone; the name below."""

    def __init__(self, title: str, mark: str, portrait: Portrait | None) -> None:
        super().__init__(name="person")
        self.title, self.mark = title, mark
        self._portrait = portrait

    def _high(self, ui: Ui) -> int:
        high = min(ui.px(258), round(ui.size[1] * 0.36))
        return high if self._portrait is not None else high // 2

    def measure(self, ui: Ui, width: int) -> Size:
        return (min(width, ui.px(560)), self._high(ui) + ui.px(66))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        high = self._high(ui)
        place = pygame.Rect(0, 0, high, high)
        place.midtop = self.rect.midtop
        badge = high
        if self._portrait is not None:
            face = self._portrait(ui, high)
            place = face.get_rect(midtop=self.rect.midtop)
            target.blit(face, place)
            badge = high // 4
        mark = ui.pictures.get(self.mark, (badge, badge))
        corner = (place.right - badge // 2, place.bottom - badge // 2) if self._portrait is not None else place.center
        target.blit(mark, mark.get_rect(center=corner))
        size = ui.px(42)
        while size > 16 and ui.fonts.width(self.title, "title", size) > self.rect.width:
            size -= 1
        name = ui.fonts.gilded(self.title, size, GOLD_LIGHT, GOLD, (40, 8, 6))
        target.blit(name, name.get_rect(midbottom=(self.rect.centerx, self.rect.bottom)))


class HandoverScreen(Screen):
    """The closed curtain with the name of the next person and the Ready button."""

    overlay = True
    secret = True

    def __init__(
        self,
        app: Shell,
        name: str,
        mark: str,
        reason: str,
        ready: Callable[[], None],
        portrait: Portrait | None = None,
        menu: Callable[[], None] | None = None,
        closes: bool = True,
    ) -> None:
        """``reason``: id of a text with a placeholder for the name. ``portrait``: of the next person, as everybody may
        know it. ``menu``: opens the game's menu, which shows nothing of the game. ``closes``: False if the curtain
        starts closed."""
        super().__init__(app)
        self.name, self.mark, self.reason, self.ready, self.portrait = name, mark, reason, ready, portrait
        self.menu, self.closes = menu, closes
        self.since = clock.now()
        self._closing = clock.LastFrame()
        self._closing.waits = True

    def shown(self) -> None:
        """Removes the table's messages, which may contain secrets."""
        self.app.clear_toasts(*OF_TABLE)

    def _ready(self) -> None:
        if self.app.top is self:
            self.app.stack.pop()
        self.app.clear_toasts()
        self.ready()
        if not self.app.settings.pace.still:
            self.app.push(CurtainOpening(self.app))
        self.app.dirty = True

    def build(self, ui: Ui) -> Widget:
        parts: list[Widget] = [
            NextPerson(self.name, self.mark, self.portrait),
            RichText(self.text(self.reason, name=self.name), size="large", colour=LIGHT_TEXT, align="centre"),
            RichText(self.text("handover-others"), style="flavour", size="large", colour=LIGHT_TEXT, align="centre"),
            Row(
                [
                    Spacer(grow=1),
                    Button(
                        self.text("handover-ready", name=self.name),
                        self._ready,
                        kind="main",
                        size="large",
                        name="ready",
                        wide=260,
                    ),
                    Spacer(grow=1),
                ]
            ),
        ]
        beside = self.more()
        if self.menu is not None:
            beside = [Button(self.text("command-menu"), self.menu, size="small", name="handover-menu"), *beside]
        return Column([*parts, Flow(beside, gap=12)] if beside else parts, gap=12)

    def more(self) -> list[Widget]:
        """Hook for a game: returns small buttons for others than the person called, shown before the curtain opens
        (default: none)."""
        return []

    def refresh(self, ui: Ui) -> None:
        super().refresh(ui)
        if self.ui_root.focus is None:
            self.ui_root.focus = self.ui_root.find("ready")

    def place(self, ui: Ui, tree: Widget) -> pygame.Rect:
        room = pygame.Rect((0, 0), ui.size)
        width = min(ui.px(620), room.width - ui.px(20))
        rect = pygame.Rect(0, 0, width, min(room.height, tree.measure(ui, width)[1]))
        rect.center = (room.centerx, round(room.height * 0.53))
        rect.clamp_ip(room)
        return rect

    def _open(self, now: int) -> float:
        """Returns how far the curtain is still open, from 0 to 1."""
        if not self.closes or self.app.settings.pace.still:
            return 0.0
        return _eased(1 - (now - self.since) * self.app.settings.pace.animation / PARTING)

    def backdrop(self, ui: Ui, target: pygame.Surface) -> None:
        target.fill((24, 14, 8))
        draw_cloth(ui, target, self._open(clock.now()))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        if self._open(clock.now()) > 0:
            self.refresh(ui)
            self.backdrop(ui, target)
        else:
            super().draw(ui, target)

    def tick(self, now: int) -> bool:
        return self._closing.due(self._open(now) > 0)

    def next_tick(self, now: int) -> int | None:
        return FRAME if self._closing.waits else None

    def command(self, command: str) -> bool:
        if command == "confirm":
            if not self.ui_root.is_guarded("ready"):
                self._ready()
            return True
        if command == "menu" and self.menu is not None:
            self.menu()
        return command not in ("full_screen", "mute")


class CurtainOpening(Screen):
    """The opening curtain over the table; any click or key ends it."""

    overlay = True

    def __init__(self, app: Shell) -> None:
        super().__init__(app)
        self.since = clock.now()

    def _closed(self, now: int) -> float:
        return 1 - _eased((now - self.since) * self.app.settings.pace.animation / PARTING)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        draw_cloth(ui, target, 1 - self._closed(clock.now()))

    def handle(self, event: pygame.Event) -> bool:
        if event.type not in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            return False
        self._end()
        return True

    def tick(self, now: int) -> bool:
        if self._closed(now) <= 0:
            self._end()
        return True

    def next_tick(self, now: int) -> int | None:
        return FRAME

    def _end(self) -> None:
        if self.app.top is self:
            self.app.pop()


def draw_cloth(ui: Ui, target: pygame.Surface, parted: float) -> None:
    """Draws the curtain, open by the share ``parted`` (0-1)."""
    if parted <= 0:
        paint_scene(ui, target, CLOTH)
        return
    size = target.get_size()
    if parted >= 1 or not ui.pictures.has(CLOTH):
        return
    cloth = ui.pictures.covering(CLOTH, size, 1280 / 720)
    half, away = size[0] // 2, round(size[0] / 2 * parted)
    target.blit(cloth, (-away, 0), pygame.Rect(0, 0, half, size[1]))
    target.blit(cloth, (half + away, 0), pygame.Rect(half, 0, size[0] - half, size[1]))


def _eased(share: float) -> float:
    share = max(0.0, min(1.0, share))
    return share * share * (3 - 2 * share)
