"""Packs what build.spec made for this system: ``python .packaging/pack.py``; prints the archive's size and SHA-256.

Linux: a .tar.xz with the desktop's files beside the program. Windows: a .zip. macOS: a .zip of the .app, made by ditto,
which keeps links and permissions. Where SOURCE_DATE_EPOCH is set, the same folder gives the same archive: entries are
sorted, have that time, belong to nobody.
"""

from __future__ import annotations

import hashlib
import lzma
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
ICONS = (16, 24, 32, 48, 64, 128, 256)
SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}
WHOLE = {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 128 << 20}  # the whole program
CODE = {"x86_64": lzma.FILTER_X86}  # the filter that makes a processor's code easier to pack
EARLIEST = 315_532_800  # 1980: a .zip knows no earlier time


def system_name() -> str:
    """System and processor, as archives are named: linux-x86_64, windows-x86_64, macos-arm64."""
    machine = platform.machine().lower()
    return f"{SYSTEMS[sys.platform]}-{'x86_64' if machine == 'amd64' else machine}"


def time_of_files() -> int:
    """Seconds since 1970 for every packed file."""
    return max(EARLIEST, int(os.environ.get("SOURCE_DATE_EPOCH") or time.time()))


def add_desktop_files(folder: Path) -> None:
    """What install.sh puts into the desktop's folders."""
    linux = Path(__file__).resolve().parent / "linux"
    desktop = folder / "desktop"
    desktop.mkdir(exist_ok=True)
    for ending in ("desktop", "xml"):
        for path in linux.glob(f"*.{ending}"):
            shutil.copy(path, desktop)
    shutil.copy(linux / "install.sh", folder)
    for size in ICONS:
        shutil.copy(ROOT / "art" / "icon" / f"brazil_imperial_{size}.png", desktop)
    shutil.copy(ROOT / "art" / "icon" / "brazil_imperial.svg", desktop)


def filters() -> list[dict[str, int]]:
    """The filters of a .tar.xz; any xz unpacks them, in 130 MB of memory."""
    return [*({"id": code} for machine, code in CODE.items() if machine == platform.machine()), WHOLE]


def make_tar(folder: Path, target: Path, seconds: int) -> None:
    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.mtime, entry.uid, entry.gid, entry.uname, entry.gname = seconds, 0, 0, "", ""
        entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        return entry

    # One thread, one block: where the blocks end would else depend on the number of processors.
    with lzma.open(target, "wb", filters=filters()) as stream, tarfile.open(fileobj=stream, mode="w") as archive:
        for path in sorted([folder, *folder.rglob("*")]):
            archive.add(path, path.relative_to(folder.parent), recursive=False, filter=plain)


def make_zip(folder: Path, target: Path, seconds: int) -> None:
    moment = time.gmtime(seconds)[:6]
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(path.relative_to(folder.parent).as_posix(), moment)
            entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
            archive.writestr(entry, path.read_bytes())


def pack(version: str) -> Path:
    target = DIST / f"brazil-imperial-{version}-{system_name()}"
    if sys.platform == "darwin":
        archive = target.with_name(f"{target.name}.zip")
        subprocess.run(["ditto", "-c", "-k", "--keepParent", DIST / "Brazil Imperial.app", archive], check=True)
        return archive
    folder = DIST / "brazil-imperial"
    if sys.platform == "linux":
        add_desktop_files(folder)
        make_tar(folder, archive := target.with_name(f"{target.name}.tar.xz"), time_of_files())
    else:
        make_zip(folder, archive := target.with_name(f"{target.name}.zip"), time_of_files())
    return archive


def main() -> int:
    sys.path.insert(0, str(ROOT))
    from game import __version__

    archive = pack(__version__)
    size = archive.stat().st_size / 1_000_000
    print(f"{archive.relative_to(ROOT)}  {size:.1f} MB  {hashlib.sha256(archive.read_bytes()).hexdigest()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
