"""Plays each game by keys alone."""

from __future__ import annotations

import pygame

from tests.playthrough.follower import Follower
from tests.playthrough.hand import Hand
from tests.playthrough.historia import HistoriaHand
from tests.playthrough.keys import KeyHand
from tests.playthrough.struggle import StruggleHand, Thing


class BrazilByKeys(KeyHand, Follower):
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


class StruggleByKeys(KeyHand, StruggleHand):
    """Imperial Struggle."""

    def _let_go(self) -> None:
        self.key(pygame.K_ESCAPE)

    def _press_piece(self, thing: Thing) -> None:
        self.press_place(self.table.map, thing)


class HistoriaByKeys(KeyHand, HistoriaHand):
    """Historia."""


class PageKeys(KeyHand, Hand):
    """Chooses on pages, before there is a table."""
