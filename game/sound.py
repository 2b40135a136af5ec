"""Sounds by name. The mixer starts after the first frame; without a sound card the game is simply quiet."""

from __future__ import annotations

import logging
from pathlib import Path

import pygame

from game.resources import art_folder
from game.settings import Sound as Volumes

log = logging.getLogger(__name__)
ENDINGS = (".ogg", ".wav")


class Sound:
    def __init__(self, volumes: Volumes, folder: Path | None = None) -> None:
        self.volumes = volumes
        self.folder = folder or art_folder() / "sound"
        self.ready = False
        self.failed = ""
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}

    def start(self) -> None:
        """Open the sound card; called once, after the first frame."""
        if self.ready or self.failed or not self.volumes.on:
            return
        try:
            pygame.mixer.init(44100, -16, 2, 1024)
        except pygame.error as error:
            self.failed = str(error)
            log.info("no sound: %s", error)
            return
        self.ready = True

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._sounds:
            path = next((p for p in (self.folder / f"{name}{end}" for end in ENDINGS) if p.is_file()), None)
            try:
                self._sounds[name] = pygame.mixer.Sound(path) if path is not None else None
            except pygame.error as error:
                log.warning("sound %s cannot be read: %s", name, error)
                self._sounds[name] = None
        return self._sounds[name]

    def play(self, name: str) -> None:
        if not self.ready or not self.volumes.on:
            return
        sound = self._load(name)
        if sound is not None:
            sound.set_volume(self.volumes.master * self.volumes.effects / 10000)
            sound.play()

    def stop(self) -> None:
        if self.ready:
            pygame.mixer.quit()
            self.ready = False
            self._sounds.clear()
