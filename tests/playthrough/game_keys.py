"""Plays each game by keys alone."""

from __future__ import annotations

import pygame

from tests.playthrough.driver import Driver
from tests.playthrough.follower import Follower
from tests.playthrough.historia import HistoriaDriver
from tests.playthrough.keys import KeyDriver
from tests.playthrough.struggle import StruggleDriver, Thing


class BrazilByKeys(KeyDriver, Follower):
    """Brazil: Imperial."""

    def press_hex(self, hex_id: int) -> None:
        self.press_place(self.table.map, hex_id)

    def free(self, hex_id: int) -> bool:
        return True

    def give_up(self) -> None:
        self.key(pygame.K_ESCAPE)

    def _pay(self) -> None:
        """Pays as the screen proposes."""
        self.press_named("main")


class StruggleByKeys(KeyDriver, StruggleDriver):
    """Imperial Struggle."""

    def _let_go(self) -> None:
        self.key(pygame.K_ESCAPE)

    def _press_piece(self, thing: Thing) -> None:
        self.press_place(self.table.map, thing)


class HistoriaByKeys(KeyDriver, HistoriaDriver):
    """Historia."""


class PageKeys(KeyDriver, Driver):
    """Chooses on pages, before there is a table."""
