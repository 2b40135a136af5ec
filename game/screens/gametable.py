"""The table of any game, as far as its saving and leaving go: what a game's own table need not say again."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, TypeVar

import pygame

from engine.core.save import SaveError
from game.play.match import Match
from game.play.pilot import Pilot
from game.screen import Screen
from game.screens.gamesheet import GameSheet
from game.screens.unsaved import leave_kept

log = logging.getLogger(__name__)
AnyMatch = TypeVar("AnyMatch", bound=Match[Any, Any])


class GameTable(Screen, Generic[AnyMatch]):
    """A game's table sets ``match`` (with ``match.kept = self.kept``) and ``pilot``, and draws its ``map_alone``."""

    match: AnyMatch
    pilot: Pilot

    def map_alone(self) -> pygame.Surface:
        """The map without what lies about it, for the picture that carries the game."""
        raise NotImplementedError

    def keep(self) -> str:
        """Write the save. Returns why it could not be written; "": it was."""
        return self.match.keep()

    def kept(self, trouble: str) -> None:
        """The disk takes nothing any more, or again."""
        if trouble:
            self.app.toast(self.text("not-saved", reason=trouble), "bad")
        else:
            self.app.toast(self.text("saved-again"))

    def save_now(self) -> None:
        before = self.match.trouble
        trouble = self.keep()
        if not trouble:
            self.app.toast(self.text("saved"))
        elif before:
            self.kept(trouble)

    def kept_at(self) -> Path | None:
        return self.match.path

    def closing(self) -> None:
        try:
            self.keep()
        finally:
            self.match.close()
            self.pilot.stop()

    def to_menu(self) -> None:
        leave_kept(self.app, [self], self.leave_game)

    def leave_game(self) -> None:
        self.closing()
        self.app.go("menu")

    def put_away(self, then: Callable[[], None]) -> None:
        """Leave the game, saved if that is possible, for what comes then."""

        def go() -> None:
            self.closing()
            then()

        leave_kept(self.app, [self], go)

    def sheet(self) -> None:
        self.app.push(GameSheet(self.app, self.match, self.map_alone, self.put_away))

    def attach_to_report(self, path: Path) -> None:
        try:
            self.match.save(path)
        except SaveError as error:
            log.error("the game could not be attached: %s", error)
