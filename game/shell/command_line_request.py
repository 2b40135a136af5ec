"""The parsed command line as plain data."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game import FIRST_GAME


@dataclass(slots=True)
class CommandLineRequest:
    """The options of the command line."""

    screenshot: Path | None = None
    contact_sheet: Path | None = None
    screen: str = "menu"
    game: str = FIRST_GAME
    scenario: str = ""
    seed: int = 1
    turns: int = 0
    size: tuple[int, int] | None = None
    ui_scale: int | None = None
    theme: str = ""
    lang: str = ""
    build_pictures: Path | None = None
    selftest: bool = False
    rebuild_statistics: bool = False
    version: bool = False
    first_frame: bool = False
    save: Path | None = None

    @property
    def without_window(self) -> bool:
        """Whether the command line asks for a tool that opens no window: screenshot, contact sheet, pictures, self-test
        or statistics."""
        made = (self.screenshot, self.contact_sheet, self.build_pictures)
        return any(path is not None for path in made) or self.selftest or self.rebuild_statistics
