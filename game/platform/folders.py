"""Finds the program's and the player's folders: art, scenarios, settings, saves, cache, logs.

The player's are in the platform's own folders, or, when a file ``portable.txt`` lies beside the program, in one folder
beside it.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

import platformdirs

from game import APP_ID

HOME_VARIABLE = f"{APP_ID.replace('-', '_').upper()}_HOME"


@dataclass(frozen=True, slots=True)
class Folders:
    config: Path
    data: Path
    cache: Path
    log: Path
    safe: bool = False  # the last start never came to a picture: this one begins without what is the player's

    @property
    def own(self) -> Path:
        """The data folder that holds the player's own scenarios; one that does not exist in a safe start."""
        return self.data / "nothing" if self.safe else self.data

    @property
    def saves(self) -> Path:
        return self.data / "saves"

    @property
    def keys(self) -> tuple[Path, Path]:
        """The folders that hold the key of sealed games, twice, so that the loss of one loses no game."""
        return self.data / "keys", self.config / "keys"

    @property
    def reports(self) -> Path:
        return self.log / "reports"

    @classmethod
    def under(cls, root: Path) -> Folders:
        return cls(root / "config", root / "data", root / "cache", root / "log")


def program_folder() -> Path:
    """Returns the folder of the executable (of the .app on macOS), or of the source tree."""
    if getattr(sys, "frozen", False):
        folder = Path(sys.executable).resolve().parent
        inside = folder.parent.parent  # <name>.app/Contents/MacOS
        return inside.parent if inside.suffix == ".app" else folder
    return Path(__file__).resolve().parents[2]


def resource_root() -> Path:
    """Returns the folder with art/ and scenarios/: inside the bundle, beside the package, or where pip puts shared
    files."""
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle:
        return Path(bundle)
    root = Path(__file__).resolve().parents[2]
    return root if (root / "art").is_dir() else Path(sys.prefix) / "share" / APP_ID


def art_folder() -> Path:
    return resource_root() / "art"


def for_sdl(path: Path) -> Path | BinaryIO:
    """Returns a file in the form that pygame can open: its path, or the open file where the path is not valid UTF-8.
    Raises OSError."""
    try:
        os.fspath(path).encode()
    except UnicodeEncodeError:
        return path.open("rb")
    return path


def find_folders() -> Folders:
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Folders.under(Path(home).absolute())  # the host has another working folder
    beside = program_folder()
    if (beside / "portable.txt").is_file():
        return Folders.under(beside / f"{APP_ID}-data")
    dirs = platformdirs.PlatformDirs(APP_ID, appauthor=False)
    return Folders(
        Path(dirs.user_config_dir), Path(dirs.user_data_dir), Path(dirs.user_cache_dir), Path(dirs.user_log_dir)
    )
