"""Sends the narrator's announcements to the voice and to the system's screen reader."""

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
    """The voice and the screen reader of an app; with a reader at work the voice is silent."""

    def __init__(self, app: ReadApp) -> None:
        self.app = app
        self.speech = Speech(wake)
        self.reader = ScreenReader(app)

    def attach(self) -> None:
        """Attaches the reader to the window, before it is shown, and opens the voice where it is wanted."""
        self.reader.attach()
        if self.app.settings.narration and self.app.settings.voice and voice_installed():
            self.speech.get_ready()

    @property
    def voiced(self) -> bool:
        """Whether the voice speaks now."""
        return self.app.narrator.mode == "voice" and not (self.reader.active and _reader_runs())

    def hear(self, announcement: Announcement) -> None:
        """Passes an announcement of the narrator on."""
        if self.voiced:
            self.speech.say(announcement.whole)
        self.reader.announce(announcement)

    def notice(self, event: pygame.Event) -> bool:
        """Handles an event before the screens do: a press silences the voice, and the reader has its own events.
        Returns whether that was all."""
        if event.type in SILENCING:
            self.speech.silence()
        return self.reader.notice(event)

    def follow(self) -> None:
        """Has the narrator and the reader look for what is new."""
        narrator = self.app.narrator
        if trouble := self.speech.take_error():
            narrator.on_voice_lost(trouble)
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
