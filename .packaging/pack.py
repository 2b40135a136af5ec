"""Packs what build.spec made for this platform, with its checksum: ``python .packaging/pack.py``.

Linux: a .tar.xz with the desktop's files beside the program. Windows: a .zip. macOS: a .zip of the .app, made by ditto,
which keeps links and permissions.
"""

from __future__ import annotations

import hashlib
import platform
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
ICONS = (16, 24, 32, 48, 64, 128, 256)


def add_desktop_files(folder: Path) -> None:
    """What install.sh puts into the desktop's folders."""
    linux = Path(__file__).resolve().parent / "linux"
    desktop = folder / "desktop"
    desktop.mkdir(exist_ok=True)
    for path in linux.iterdir():
        shutil.copy(path, folder if path.suffix == ".sh" else desktop)
    for size in ICONS:
        shutil.copy(ROOT / "art" / "icon" / f"brazil_imperial_{size}.png", desktop)
    shutil.copy(ROOT / "art" / "icon" / "brazil_imperial.svg", desktop)


def pack(version: str) -> Path:
    name = f"brazil-imperial-{version}-{sys.platform.replace('win32', 'windows').replace('darwin', 'macos')}"
    target = DIST / f"{name}-{platform.machine().lower()}"
    if sys.platform == "darwin":
        archive = target.with_name(f"{target.name}.zip")
        subprocess.run(["ditto", "-c", "-k", "--keepParent", DIST / "Brazil Imperial.app", archive], check=True)
        return archive
    if sys.platform == "linux":
        add_desktop_files(DIST / "brazil-imperial")
    kind = "zip" if sys.platform == "win32" else "xztar"
    return Path(shutil.make_archive(str(target), kind, DIST, "brazil-imperial"))


def main() -> int:
    sys.path.insert(0, str(ROOT))
    from game import __version__

    archive = pack(__version__)
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    archive.with_name(f"{archive.name}.sha256").write_text(f"{digest}  {archive.name}\n", encoding="utf-8")
    print(f"{archive.relative_to(ROOT)}  {archive.stat().st_size / 1_000_000:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
