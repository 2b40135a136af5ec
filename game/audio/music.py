"""Plays background music: the loops of a screen's mood in turn, one fading out before the next fades in. No call
blocks."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pygame

from game.audio.sound import SOUND_ERRORS, SoundPlayer
from game.platform.folders import for_sdl

log = logging.getLogger(__name__)
FADE_IN, FADE_OUT = 2500, 1500  # ms
LENGTH = 140_000  # ms: about three times through a loop, then the next one
LOOK = 100  # ms between looks whether the fade is over


class MusicPlayer:
    """Streams from the disk through the mixer that ``SoundPlayer`` has opened; silent while that is not ready."""

    def __init__(self, sound: SoundPlayer) -> None:
        self.sound = sound
        self.moods: Mapping[str, Sequence[str]] = {}  # what the game at hand lends: its loops by mood
        self.mood = ""
        self.playing = ""
        self.leaving = False  # fading out
        self._until = 0
        self._opened = 0  # with which opening of the sound card the loop plays
        self._heard: dict[str, int] = {}  # mood -> how many loops of it have begun
        self._broken: set[str] = set()
        self.begun: Callable[[str], object] = lambda name: None  # called with each loop that begins

    @property
    def volume(self) -> float:
        volumes = self.sound.volumes
        return volumes.master * volumes.music / 10000 if volumes.on and self.sound.ready else 0.0

    def refresh(self) -> None:
        """Applies the volume after a setting of sound or music was changed: at 0 the music stops."""
        if self.volume <= 0:
            self._stop()
        elif self.playing:
            pygame.mixer.music.set_volume(self.volume)

    @property
    def loops(self) -> Sequence[str]:
        """The names of the loops of the current mood; of the first mood before one is known."""
        return self.moods.get(self.mood) or next(iter(self.moods.values()), ())

    def tick(self, now: int, mood: str) -> None:
        """Starts, fades out or changes the music to suit a mood (for an unknown one: the first mood); called on each
        turn of the main loop."""
        if self._opened != self.sound.opened:  # on a card that is gone nothing plays any more
            self._opened, self.playing, self.leaving = self.sound.opened, "", False
        self.mood = mood if mood in self.moods else next(iter(self.moods), "")
        if self.volume <= 0:
            self._stop()
        elif self.leaving:
            if not pygame.mixer.music.get_busy():  # to load before the fade is over would wait for it
                self._begin(now)
        elif not self.playing:
            self._begin(now)
        elif self.playing not in self.loops or now >= self._until:
            pygame.mixer.music.fadeout(FADE_OUT)
            self.leaving = True

    def next_tick(self, now: int) -> int | None:
        if not self.playing:
            return 1 if self.volume > 0 and self._next() else None
        return LOOK if self.leaving else max(1, self._until - now)

    def _next(self) -> str:
        """The loop of the mood that is due; the next when it cannot be played."""
        loops = self.loops
        first = self._heard.get(self.mood, 0) % max(1, len(loops))
        return next((name for name in (*loops[first:], *loops[:first]) if name not in self._broken), "")

    def _begin(self, now: int) -> None:
        self.playing, self.leaving = "", False
        name = self._next()
        if not name:
            return
        try:
            path = self.sound.file(name) or Path(name)
            pygame.mixer.music.load(for_sdl(path), path.suffix[1:])
            pygame.mixer.music.set_volume(self.volume)
            pygame.mixer.music.play(-1, fade_ms=FADE_IN)
        except SOUND_ERRORS as error:
            log.warning("music %s cannot be played: %s", name, error)
            self._broken.add(name)
            return
        self._heard[self.mood] = self._heard.get(self.mood, 0) + 1
        self.playing, self._until = name, now + LENGTH
        self.begun(name)

    def _stop(self) -> None:
        if self.playing and self.sound.ready:
            pygame.mixer.music.stop()
        self.playing, self.leaving = "", False
