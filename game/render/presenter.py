"""Decides whether a drawn frame is shown: a new screen appears only when all its pictures are ready. Until then the
last frame or a cover stays, presses are dropped and the game's clock stands still.

Of a screen that takes longer a cover with the title is shown. With the clock stopped no animation is over before it was
seen.

Dropped presses are never replayed: they were meant for what the window showed before, and would act on what comes.
The player is told at once: the pointer becomes the system's busy cursor, and a cover says why.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from enum import Enum

import pygame

from game.platform import clock
from game.platform.window import Window
from game.render.frame_budget import FrameBudget
from game.render.theme import GOLD, GOLD_LIGHT, IVORY
from game.render.ui import Ui

COVER_AFTER = 0.15  # seconds for which the window keeps what it showed before the cover comes
EXPLAINED_AFTER = 1.5  # seconds after which the cover says why
LONGEST = 8.0  # seconds after which a screen is shown as it is: something of it never comes
SCENE_LONGEST = 6.0  # likewise for what comes within a screen, which keeps what it showed
UNSEEN_FRAME_FACTOR = 3  # times as long a frame that nobody sees may take
PRESSES = (
    pygame.MOUSEBUTTONDOWN,
    pygame.MOUSEBUTTONUP,
    pygame.MOUSEWHEEL,
    pygame.KEYDOWN,
    pygame.TEXTINPUT,
    pygame.TEXTEDITING,
)
BEGINNINGS = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL, pygame.KEYDOWN)  # a release may belong to an earlier press


class FrameVerdict(Enum):
    SHOW = "show"  # the frame that was drawn
    KEEP = "keep"  # what the window shows
    COVER = "cover"  # nothing but the cover


class Presenter:
    """The state of presentation. ``active``: whether frames are drawn in the main loop, where pictures may be
    missing."""

    def __init__(self, budget: FrameBudget, active: Callable[[], bool]) -> None:
        self.budget, self.active = budget, active
        self.covered = False  # the window shows the cover
        self.explained = False  # and on it, why
        self.dropped = False  # a press of this wait was dropped
        self._since: float | None = None  # when what is not shown yet has come; None: all is shown
        self._screen = False  # it is a whole screen

    @property
    def waits(self) -> bool:
        """Whether a new screen is being prepared and not shown yet."""
        return self._since is not None

    def expect(self, screen: bool = True) -> None:
        """Begins the wait for a new screen, or a scene within one: it is not shown before all its pictures are ready,
        and the clock is paused until then."""
        if not self.active():
            return
        if self._since is None:
            self._since = time.monotonic()
            clock.stop()
        self._screen |= screen
        self.budget.factor = UNSEEN_FRAME_FACTOR

    def present(self, ui: Ui, window: Window) -> None:
        """Puts the frame just drawn on the screen; while a new screen is awaited, keeps the last frame there or puts
        the loading cover there instead."""
        verdict = self.judge()
        if verdict is FrameVerdict.COVER:
            draw_cover(ui, window.surface, self.explained)
        if verdict is not FrameVerdict.KEEP:
            window.show()
        window.show_busy(self.dropped)

    def judge(self) -> FrameVerdict:
        """Returns whether to show the frame just drawn, to keep the one on the screen, or to show the loading cover;
        ends the wait if the frame is complete or took too long."""
        if self._since is None:
            return FrameVerdict.SHOW
        waited = time.monotonic() - self._since
        if not self.budget.lacking or waited > (LONGEST if self._screen else SCENE_LONGEST):
            self.shown()
            return FrameVerdict.SHOW
        explain = self.dropped or waited > EXPLAINED_AFTER
        if not self._screen or waited < COVER_AFTER or (self.covered and self.explained >= explain):
            return FrameVerdict.KEEP
        self.covered, self.explained = True, explain
        return FrameVerdict.COVER

    def shown(self) -> None:
        """Ends the wait for a new screen, which is shown now: the clock goes on."""
        self._since, self._screen, self.covered, self.explained, self.dropped = None, False, False, False, False
        self.budget.factor = 1
        clock.go_on()

    def uncovered(self) -> None:
        """Handles that the system lost the window's content: while a new screen is awaited, the cover is drawn at
        once."""
        if self._since is not None:
            self.covered, self._screen = False, True
            self._since = min(self._since, time.monotonic() - COVER_AFTER)

    def refuses(self, event: pygame.Event) -> bool:
        """Returns whether an event is a press that must be dropped because the new screen is not shown yet. After one,
        the busy cursor and a reason are shown."""
        refused = self.waits and event.type in PRESSES
        self.dropped |= refused and event.type in BEGINNINGS
        return refused


def draw_cover(ui: Ui, target: pygame.Surface, explained: bool = False) -> None:
    """Draws the loading cover: the title of the game that is chosen, in gold on the colour of wood, and if
    ``explained`` the reason for the wait. Needs no picture."""
    name = ui.text("game-title")
    target.fill(ui.theme.table if ui.theme.flat else ui.theme.wood_low)
    size = ui.type_size(44)
    if ui.theme.flat:
        title = ui.fonts.line(name, "title", size, ui.theme.ink)
    else:
        title = ui.fonts.gilded(name, size, GOLD_LIGHT, GOLD, (24, 14, 6))
    place = title.get_rect(center=target.get_rect().center)
    target.blit(title, place)
    if explained:
        colour = ui.theme.ink if ui.theme.flat else IVORY
        why = ui.fonts.line(ui.text("handover-drawing"), "text", ui.type_size("text"), colour)
        target.blit(why, why.get_rect(midtop=(place.centerx, place.bottom + ui.px(16))))
