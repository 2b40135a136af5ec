"""Continues the reviews of games whose tables were closed, until they are finished and written beside the saves."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.storage.files import is_missing

if TYPE_CHECKING:
    from game.play.advice_text import MoveDescriber
    from game.play.match import Match
    from game.play.review_controller import ReviewController


class BackgroundReviews:
    """The unfinished reviews without a table, at most one for each game."""

    def __init__(self) -> None:
        self.running: list[ReviewController] = []

    def take_over(self, reviewing: ReviewController) -> None:
        """Goes on with the review of a saved game whose table is closed, if it is unfinished; any other work of its
        controller is stopped."""
        if reviewing.working and reviewing.match.path is not None:
            self.running.append(reviewing)
        else:
            reviewing.stop()

    def resumed(self, match: Match[Any, Any], describer: MoveDescriber) -> ReviewController | None:
        """Removes and returns the unfinished review of this game, for its new table; None if there is none."""
        for reviewing in self.running:
            if reviewing.match.path == match.path and reviewing.match.digest() == match.digest():
                self.running.remove(reviewing)
                reviewing.match, reviewing.describer = match, describer
                return reviewing
        return None

    def renamed(self, path: Path, to: Path) -> None:
        """Has the review of a renamed game written beside its new file."""
        for reviewing in self.running:
            if reviewing.match.path == path:
                reviewing.match.path = to

    def tick(self) -> list[Path]:
        """Takes in results. Returns the saves whose reviews have just been written; a deleted game's review is
        stopped."""
        finished: list[Path] = []
        for reviewing in list(self.running):
            path = reviewing.match.path
            if path is None or is_missing(path):
                reviewing.stop()
            elif reviewing.tick() and not reviewing.working and reviewing.review is not None:
                finished.append(path)
            if not reviewing.working:
                self.running.remove(reviewing)
        return finished

    def stop(self) -> None:
        """Stops all running reviews, at the program's end."""
        for reviewing in self.running:
            reviewing.stop()
        self.running = []
