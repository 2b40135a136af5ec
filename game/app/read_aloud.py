"""Passes the narrator's announcements on to the speech process and to the system's screen reader."""

from __future__ import annotations

import sys
from ctypes import byref, c_int

import pygame

from game.app.screen_reader import ReadApp, ScreenReader
from game.audio.speech import Speech, voice_installed
from game.shell.announcement import Announcement
from game.shell.shell import wake

SILENCING = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
SPI_GETSCREENREADER = 0x0046  # of SystemParametersInfo: a screen reader runs


class ReadAloud:
    """Speech and screen reader of an app; while a screen reader is active, our own speech is silent."""

    def __init__(self, app: ReadApp) -> None:
        self.app = app
        self.speech = Speech(wake)
        self.reader = ScreenReader(app)

    def attach(self) -> None:
        """Attaches the screen reader to the window, before it is shown, and starts speech if the settings want it."""
        self.reader.attach()
        if self.app.settings.narration and self.app.settings.voice and voice_installed():
            self.speech.get_ready()

    @property
    def voiced(self) -> bool:
        """Whether our own speech is used now."""
        return self.app.narrator.mode == "voice" and not (self.reader.active and _reader_runs())

    def hear(self, announcement: Announcement) -> None:
        """Passes an announcement of the narrator to our own speech if that is used, and to the system's screen
        reader."""
        if self.voiced:
            self.speech.say(announcement.whole)
        self.reader.announce(announcement)

    def notice(self, event: pygame.Event) -> bool:
        """Handles an event before the screens do: a press stops speech, and the screen reader has its own events.
        Returns whether the event is used up."""
        if event.type in SILENCING:
            self.speech.silence()
        return self.reader.notice(event)

    def follow(self) -> None:
        """Has narrator and screen reader announce what is new on the screen; first tells the narrator of a fault of
        speech."""
        narrator = self.app.narrator
        if error := self.speech.take_error():
            narrator.on_voice_lost(error)
        narrator.follow()
        self.reader.follow()

    def stop(self) -> None:
        self.speech.stop()
        self.reader.stop()


def _reader_runs() -> bool:
    """Tells whether a screen reader runs, given that something reads the tree: on Windows other programs do, too."""
    if sys.platform != "win32":
        return True
    import ctypes

    runs = c_int()
    return bool(ctypes.windll.user32.SystemParametersInfoW(SPI_GETSCREENREADER, 0, byref(runs), 0)) and bool(runs.value)
