"""Base class of every table screen: saving the game, leaving it, and opening the page about it."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, TypeVar

import pygame

from engine.storage.save import SaveError
from game.platform.allocator import trim_heap
from game.play.match import Match
from game.screens.game_sheet import GameSheet, ask_branch, title_of
from game.screens.unsaved_dialog import save_and_leave
from game.shell.screen import Screen
from game.shell.shell import Shell

log = logging.getLogger(__name__)
AnyMatch = TypeVar("AnyMatch", bound=Match[Any, Any])


class SavedTable(Screen, ABC, Generic[AnyMatch]):
    def __init__(self, app: Shell, match: AnyMatch) -> None:
        super().__init__(app)
        self.match = match
        match.kept = self.kept

    @property
    def game(self) -> str:  # type: ignore[override]
        return self.match.rules.id

    @abstractmethod
    def map_alone(self) -> pygame.Surface:
        """Returns a picture of the map, in some games with other parts of the table but without the seats' panels, for
        the caller to hide the game's data in; each game defines it."""

    @abstractmethod
    def stop(self) -> None:
        """Stops the table's worker processes."""

    # -- saving ----------------------------------------------------------------------------------------------------

    def keep(self) -> str:
        """Writes the save. Returns the reason of a failure; "": it was written."""
        return self.match.keep()

    def kept(self, error: str) -> None:
        """Shows a toast that the game can't be saved, with the reason ``error``, or if that is "" that it can be
        again."""
        if error:
            self.app.toast(self.text("not-saved", reason=error), "bad")
        else:
            self.app.toast(self.text("saved-again"))

    def save_now(self) -> None:
        """Writes the save and confirms it by a toast, or a toast says why it could not."""
        before = self.match.error
        error = self.keep()
        if not error:
            self.app.toast(self.text("saved"))
        elif before:
            self.kept(error)

    def save_path(self) -> Path | None:
        return self.match.path

    def attach_to_report(self, path: Path) -> None:
        if self.match.elsewhere is not None:
            return  # the host has the game
        try:
            self.match.save(path)
        except SaveError as error:
            log.error("the game could not be attached: %s", error)

    # -- leaving ---------------------------------------------------------------------------------------------------

    def closing(self) -> None:
        try:
            self.keep()
        finally:
            self.match.close()
            self.stop()
            trim_heap()

    def to_menu(self) -> None:
        """Saves the game and leaves it for the menu; asks the player first if saving fails."""
        save_and_leave(self.app, [self], self.leave_game)

    def leave_game(self) -> None:
        """Closes the game, which also saves it, and goes to the menu; asks nothing if saving fails."""
        self.closing()
        self.app.go("menu")

    def put_away(self, then: Callable[[], None]) -> None:
        """Saves and closes the game, then calls ``then``; asks the player first if saving fails."""

        def go() -> None:
            self.closing()
            then()

        save_and_leave(self.app, [self], go)

    def game_title(self) -> str:
        """Returns the game's title in the player's language."""
        return title_of(self.match, self.app)

    def sheet(self) -> None:
        """Opens the page about this game: its shuffle, copies and forks."""
        self.app.push(GameSheet(self.app, self.match, self.game_title, self.map_alone, self.put_away))

    def branch(self) -> None:
        """Asks for a name and forks the game at the shown position."""
        ask_branch(self.app, self.match, self.game_title(), self.put_away)
