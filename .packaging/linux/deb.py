"""Makes Debian's package of what build.spec made: ``python .packaging/linux/deb.py [--fast]``, with dpkg-deb alone.

The program is in /usr/lib, a link to it in /usr/games; menu entry, icons, type of the saves and AppStream's description
where every desktop looks for them. ``--fast`` packs in haste, for tests.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import textwrap
from pathlib import Path

LINUX = Path(__file__).resolve().parent
ROOT = LINUX.parent.parent
sys.path[:0] = [str(ROOT), str(LINUX.parent)]

from pack import DIST, ICONS, time_of_files  # noqa: E402

from game import APP_ID, TITLE, __version__  # noqa: E402

NEEDED = ("libx11-6", "libxext6")  # SDL opens them as it starts; all else is in the program's folder
FIELDS = """\
Package: {name}
Version: {version}
Architecture: {architecture}
Maintainer: The Brazil: Imperial project <noreply@users.noreply.github.com>
Installed-Size: {kilobytes}
Depends: libc6 (>= {glibc}), {needed}
Recommends: libasound2 | libasound2t64 | libpulse0, libgl1
Section: games
Priority: optional
Homepage: {homepage}
Description: three digital board games for one computer
{description}
"""
DESCRIPTION = f"""\
{TITLE}, Imperial Struggle and Historia: against people at the same screen, against bots, or alone. English,
Portuguese, Spanish, French, German and Polish. No account; the network is used only at tables that you host or join.
"""


def control(kilobytes: int) -> str:
    """The package's fields. The least glibc is that of this machine, where the program was built."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return FIELDS.format(
        name=APP_ID,
        version=__version__,
        architecture=subprocess.check_output(["dpkg", "--print-architecture"], text=True).strip(),
        kilobytes=kilobytes,
        glibc=os.confstr("CS_GNU_LIBC_VERSION").split()[1],  # type: ignore[union-attr]
        needed=", ".join(NEEDED),
        homepage=project["urls"]["Repository"],
        description=textwrap.indent(textwrap.fill(" ".join(DESCRIPTION.split()), 78), " "),
    )


def copyright_text() -> str:
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8").strip().split("\n\n", 2)
    told = "\n".join(f" {line}" if line else " ." for line in licence[2].splitlines())
    lines = [
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/",
        f"Upstream-Name: {TITLE}",
        "",
        "Files: *",
        f"Copyright: {licence[1].removeprefix('Copyright (c) ')}",
        "License: Expat",
        told,
        f"Comment: What the program is built on has its licences in /usr/lib/{APP_ID}/_internal/licenses.",
    ]
    return "\n".join(lines) + "\n"


def fill(root: Path, program: Path) -> None:
    """Lays out the files of the package."""
    share = root / "usr" / "share"
    shutil.copytree(
        program,
        root / "usr" / "lib" / APP_ID,
        symlinks=True,
        ignore=lambda folder, names: {"desktop", "install.sh"} & set(names) if Path(folder) == program else set(),
    )
    (root / "usr" / "games").mkdir(parents=True)
    (root / "usr" / "games" / APP_ID).symlink_to(f"../lib/{APP_ID}/{APP_ID}")
    places = {"*.desktop": "applications", f"{APP_ID}.xml": "mime/packages", "*.metainfo.xml": "metainfo"}
    for pattern, place in places.items():
        (share / place).mkdir(parents=True)
        for path in LINUX.glob(pattern):
            shutil.copy(path, share / place)
    icons = {f"{size}x{size}": f"brazil_imperial_{size}.png" for size in ICONS} | {"scalable": "brazil_imperial.svg"}
    for size, name in icons.items():
        target = share / "icons" / "hicolor" / size / "apps" / f"{APP_ID}{Path(name).suffix}"
        target.parent.mkdir(parents=True)
        shutil.copy(ROOT / "art" / "icon" / name, target)
    (share / "doc" / APP_ID).mkdir(parents=True)
    (share / "doc" / APP_ID / "copyright").write_text(copyright_text(), encoding="utf-8")


def make(out: Path, program: Path, fast: bool = False) -> Path:
    """Writes the package into a folder. Raises CalledProcessError."""
    with tempfile.TemporaryDirectory() as place:
        root = Path(place)
        fill(root, program)
        size = sum(path.lstat().st_size for path in root.rglob("*") if path.is_file())
        (root / "DEBIAN").mkdir()
        (root / "DEBIAN" / "control").write_text(control(size // 1024), encoding="utf-8")
        seconds = time_of_files()
        for path in [root, *root.rglob("*")]:
            if not path.is_symlink():
                path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
            os.utime(path, (seconds, seconds), follow_symlinks=False)
        environment = os.environ | {"SOURCE_DATE_EPOCH": str(seconds)}
        packing = ["-Zgzip", "-z1"] if fast else ["-Zxz"]
        call = ["dpkg-deb", "--root-owner-group", *packing, "--build", str(root), str(out)]
        subprocess.run(call, env=environment, check=True, stdout=subprocess.DEVNULL)
    architecture = subprocess.check_output(["dpkg", "--print-architecture"], text=True).strip()
    return out / f"{APP_ID}_{__version__}_{architecture}.deb"


def main(words: list[str]) -> int:
    package = make(DIST, DIST / APP_ID, "--fast" in words)
    print(f"{package.relative_to(ROOT)}  {package.stat().st_size / 1_000_000:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
