"""Plays sound effects by name. The mixer starts after the first frame; without a sound card the game is silent.

A telling sound is heard at once; quiet ones follow each other at a distance, and those that would come too late are
left out, so that nothing ever piles up.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from game.platform import clock
from game.platform.folders import art_folder, for_sdl
from game.platform.settings import SoundSettings as Volumes

log = logging.getLogger(__name__)
ENDINGS = (".ogg", ".wav")
INTERFACE = ("click", "error", "undo", "turn")  # these follow the volume of the interface
CHANNELS = 4  # sounds at once
VOICES = 2  # of which the same one
GAP = 130  # ms between quiet sounds that follow each other
DEVICE_EVENTS = (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED, pygame.WINDOWFOCUSGAINED)
RETRY = 3000  # ms between two looks for a card where there was none
LATEST = 400  # ms: a quiet sound that would come later is left out
SOUND_ERRORS = (pygame.error, NotImplementedError, OSError)  # no card, no mixer, no file


class SoundPlayer:
    def __init__(self, volumes: Volumes, folder: Path | None = None) -> None:
        self.volumes = volumes
        self.folder = folder or art_folder() / "sound"
        self.ready = False
        self.failed = ""
        self.opened = 0  # how many times a sound card was opened: what was playing before has stopped
        self._tried = -RETRY  # when a card was last looked for
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._waiting: list[tuple[int, str]] = []
        self._last = -1000  # when a sound was last asked for
        self.heard: Callable[[str], object] = lambda name: None  # called with each sound that is due, even if it is off

    def start(self) -> None:
        """Opens the sound card unless sound is off, it is open, or that failed before; called first after the first
        frame. A failure is stored in ``failed``."""
        if self.ready or self.failed or not self.volumes.on:
            return
        self._tried = clock.now()
        try:
            pygame.mixer.init(44100, -16, 2, 1024)
            pygame.mixer.set_num_channels(CHANNELS)
        except SOUND_ERRORS as error:
            self.failed = str(error)
            log.info("no sound: %s", error)
            return
        self.ready = True
        self.opened += 1

    def notice(self, event: pygame.Event) -> None:
        """Reopens the sound card when an event tells that one was removed; after a failure tries again when one was
        added or the window comes back to the front."""
        if event.type not in DEVICE_EVENTS:
            return
        if event.type == pygame.AUDIODEVICEREMOVED and not event.iscapture and self.ready:
            self.stop()  # the mixer goes on without a word on a card that is gone
            self.start()
        elif not self.ready and self.failed and clock.now() - self._tried >= RETRY:
            self.failed = ""
            self.start()

    def switched(self) -> None:
        """Applies the setting of sound on or off after the player changed it: on opens the sound card, off silences
        it."""
        if self.volumes.on:
            self.failed = ""
            self.start()
        else:
            self.silence()

    def silence(self) -> None:
        self._waiting.clear()
        if self.ready:
            pygame.mixer.stop()

    def file(self, name: str) -> Path | None:
        return next((path for path in (self.folder / f"{name}{end}" for end in ENDINGS) if path.is_file()), None)

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._sounds:
            path = self.file(name)
            try:
                self._sounds[name] = pygame.mixer.Sound(for_sdl(path)) if path is not None else None
            except SOUND_ERRORS as error:
                log.warning("sound %s cannot be read: %s", name, error)
                self._sounds[name] = None
        return self._sounds[name]

    # -- heard -----------------------------------------------------------------------------------------------------

    def volume(self, name: str) -> float:
        own = self.volumes.interface if name in INTERFACE else self.volumes.effects
        return self.volumes.master * own / 10000

    def play(self, name: str) -> bool:
        """Plays a sound at once and passes its name to the captions. Returns False if it can't be heard: sound is off
        or missing, or too many sounds play."""
        self._last = clock.now()
        self.heard(name)
        if not self.ready or not self.volumes.on:
            return False
        sound = self._load(name)
        if sound is None or sound.get_num_channels() >= VOICES:
            return False
        channel = pygame.mixer.find_channel()
        if channel is None:
            return False
        sound.set_volume(self.volume(name))
        channel.play(sound)
        return True

    def play_row(self, names: Sequence[str]) -> None:
        """Queues sounds to be played one after the other, behind those already queued; drops those that could only
        start too late. While sound is off, only the captions get them."""
        now = clock.now()
        if not self.ready or not self.volumes.on:
            for name in names:
                self.heard(name)
            return
        due = max(now, self._last + GAP, *(when + GAP for when, _ in self._waiting))
        for name in names:
            if due - now > LATEST:
                break
            self._waiting.append((due, name))
            due += GAP
        self.tick(now)

    def play_telling(self, name: str) -> None:
        """Plays an important sound at once, and drops all sounds still queued."""
        self._waiting.clear()
        self.play(name)

    def click(self) -> None:
        """Plays the click of a button press, unless another sound was played just before or is waiting."""
        if not self._waiting and clock.now() - self._last >= GAP // 2:
            self.play("click")

    # -- time ------------------------------------------------------------------------------------------------------

    def tick(self, now: int) -> None:
        while self._waiting and self._waiting[0][0] <= now:
            self.play(self._waiting.pop(0)[1])

    def next_tick(self, now: int) -> int | None:
        return max(1, self._waiting[0][0] - now) if self._waiting else None

    def stop(self) -> None:
        if self.ready:
            pygame.mixer.quit()
            self.ready = False
            self._sounds.clear()
            self._waiting.clear()
