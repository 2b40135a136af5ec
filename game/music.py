"""The music: two loops an era, in turns, one fading out before the other fades in. Nothing here ever waits."""

from __future__ import annotations

import logging

import pygame

from game.sound import TROUBLE, Sound

log = logging.getLogger(__name__)
LOOPS = {1: ("exploration_1", "exploration_2"), 2: ("sail_1", "sail_2"), 3: ("rail_1", "rail_2")}
FADE_IN, FADE_OUT = 2500, 1500  # ms
LENGTH = 140_000  # ms: about three times through a loop, then the other one
LOOK = 100  # ms between looks whether the fade is over


class Music:
    """Streams from the disk through the mixer that ``Sound`` has opened; silent while that is not ready."""

    def __init__(self, sound: Sound) -> None:
        self.sound = sound
        self.era = 1
        self.playing = ""
        self.leaving = False  # fading out
        self._until = 0
        self._heard: dict[int, int] = {}  # era -> how many loops of it have begun
        self._broken: set[str] = set()

    @property
    def volume(self) -> float:
        volumes = self.sound.volumes
        return volumes.master * volumes.music / 10000 if volumes.on and self.sound.ready else 0.0

    def refresh(self) -> None:
        """A volume changed, or the sound went on or off."""
        if self.volume <= 0:
            self._stop()
        elif self.playing:
            pygame.mixer.music.set_volume(self.volume)

    def tick(self, now: int, era: int) -> None:
        """Called each turn of the loop with the era whose music is wanted."""
        self.era = era if era in LOOPS else 1
        if self.volume <= 0:
            self._stop()
        elif self.leaving:
            if not pygame.mixer.music.get_busy():  # to load before the fade is over would wait for it
                self._begin(now)
        elif not self.playing:
            self._begin(now)
        elif self.playing not in LOOPS[self.era] or now >= self._until:
            pygame.mixer.music.fadeout(FADE_OUT)
            self.leaving = True

    def next_tick(self, now: int) -> int | None:
        if not self.playing:
            return 1 if self.volume > 0 and self._next() else None
        return LOOK if self.leaving else max(1, self._until - now)

    def _next(self) -> str:
        """The loop of the era that is due; the other one when it cannot be played."""
        first = self._heard.get(self.era, 0) % 2
        loops = LOOPS[self.era]
        return next((name for name in (loops[first], loops[1 - first]) if name not in self._broken), "")

    def _begin(self, now: int) -> None:
        self.playing, self.leaving = "", False
        name = self._next()
        if not name:
            return
        try:
            pygame.mixer.music.load(self.sound.file(name) or name)
            pygame.mixer.music.set_volume(self.volume)
            pygame.mixer.music.play(-1, fade_ms=FADE_IN)
        except TROUBLE as error:
            log.warning("music %s cannot be played: %s", name, error)
            self._broken.add(name)
            return
        self._heard[self.era] = self._heard.get(self.era, 0) + 1
        self.playing, self._until = name, now + LENGTH

    def _stop(self) -> None:
        if self.playing and self.sound.ready:
            pygame.mixer.music.stop()
        self.playing, self.leaving = "", False
