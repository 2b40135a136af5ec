"""Watches a game that is played to its end, and keeps pictures of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from game.app.app import App
from tests.playthrough.written import Written

LAST_LOOKS = 8  # until all that comes at the end has come


@dataclass(slots=True)
class ScreenRecorder:
    """Pictures of every so many moves (0: none), of each kind of screen when it first comes, and of what is named."""

    folder: Path | None
    every: int = 1
    kinds: bool = False
    number: int = 0
    seen: set[str] = field(default_factory=set)

    def keep(self, app: App, name: str) -> None:
        if self.folder is not None:
            app.picture(self.folder / f"{self.number:03}-{name}.png")
            self.number += 1

    def watch(self, player: Written, moves: int = 0) -> None:
        """To the end, or until so many moves are played."""
        looked = -1
        while not player.over:
            done = len(player.table.match.log)
            if moves and done >= moves:
                return
            if self.every and done != looked and done % self.every == 0:
                self.keep(player.app, f"move-{done}")
            looked = done
            if self.kinds:
                self._look(player, done)
            player.step()
        for _ in range(LAST_LOOKS):
            player.settle()

    def _look(self, player: Written, done: int) -> None:
        if self.folder is None:
            return
        kind = player.kind_of_screen()
        if kind not in self.seen:
            self.seen.add(kind)
            self.keep(player.app, f"{done}-{kind}")
