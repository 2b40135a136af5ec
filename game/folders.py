"""Where the player's files live: settings, saves, pictures' cache, logs.

They are in the platform's own folders, or, when a file ``portable.txt`` lies beside the program, in one folder
beside it.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from game import APP_ID

HOME_VARIABLE = f"{APP_ID.replace('-', '_').upper()}_HOME"


@dataclass(frozen=True, slots=True)
class Folders:
    config: Path
    data: Path
    cache: Path
    log: Path

    @property
    def saves(self) -> Path:
        return self.data / "saves"

    @property
    def reports(self) -> Path:
        return self.log / "reports"

    @classmethod
    def under(cls, root: Path) -> Folders:
        return cls(root / "config", root / "data", root / "cache", root / "log")


def program_folder() -> Path:
    """The folder of the executable (of the .app on macOS), or of the source tree."""
    if getattr(sys, "frozen", False):
        folder = Path(sys.executable).resolve().parent
        inside = folder.parent.parent  # <name>.app/Contents/MacOS
        return inside.parent if inside.suffix == ".app" else folder
    return Path(__file__).resolve().parent.parent


def find_folders() -> Folders:
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Folders.under(Path(home))
    beside = program_folder()
    if (beside / "portable.txt").is_file():
        return Folders.under(beside / f"{APP_ID}-data")
    dirs = platformdirs.PlatformDirs(APP_ID, appauthor=False)
    return Folders(
        Path(dirs.user_config_dir), Path(dirs.user_data_dir), Path(dirs.user_cache_dir), Path(dirs.user_log_dir)
    )


def write_atomically(path: Path, data: bytes) -> None:
    """Write so that a crash leaves either the old file or the new one, never half of one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        draft.write_bytes(data)
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)
