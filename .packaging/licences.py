"""Gathers the licence texts of everything that is bundled, and a table of it for the credits."""

from __future__ import annotations

import json
import shutil
import sys
import sysconfig
from importlib import metadata
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
TEXTS = HERE / "licence_texts"  # texts that their packages do not bring along

FONTS = (
    "Atlas Capitals, Atlas Sans, Atlas Voice, Atlas East, Atlas Taiwan "
    "(made from Cinzel, Alegreya Sans, EB Garamond, Noto CJK)"
)

# distribution -> licence, and the text of ours where it brings none
BUNDLED: dict[str, tuple[str, str]] = {
    "pygame-ce": ("LGPL-2.1-or-later", "LGPL-2.1.txt"),
    "pydantic": ("MIT", ""),
    "pydantic-core": ("MIT", ""),
    "annotated-types": ("MIT", ""),
    "typing-inspection": ("MIT", ""),
    "typing-extensions": ("PSF-2.0", ""),
    "fluent.runtime": ("Apache-2.0", "Apache-2.0.txt"),
    "fluent.syntax": ("Apache-2.0", "Apache-2.0.txt"),
    "attrs": ("MIT", ""),
    "Babel": ("BSD-3-Clause", ""),
    "pytz": ("MIT", ""),
    "resvg-py": ("MIT; resvg MIT or Apache-2.0", ""),
    "platformdirs": ("MIT", ""),
    "cachetools": ("MIT", ""),
    "pynacl": ("Apache-2.0; libsodium ISC", ""),
    "cffi": ("MIT", ""),
    "websockets": ("BSD-3-Clause", ""),
    "segno": ("BSD-3-Clause", ""),
    "zeroconf": ("LGPL-2.1-or-later", "LGPL-2.1.txt"),
    "ifaddr": ("MIT", ""),
    "pyinstaller": ("GPL-2.0 with an exception for bundled programs", ""),
}
# the same of what is bundled where it is installed
OPTIONAL: dict[str, tuple[str, str]] = {
    "accesskit": ("MIT or Apache-2.0; parts of Chromium BSD-3-Clause", ""),
    "prismatoid": ("MPL-2.0; with GLib and giomm on Linux LGPL-2.1-or-later", ""),
}


def is_installed(part: str) -> bool:
    try:
        metadata.distribution(part)
    except metadata.PackageNotFoundError:
        return False
    return True


def licence_files(part: str) -> list[Path]:
    """The licence texts a distribution brings along."""
    found = []
    for file in metadata.files(part) or []:
        word = file.name.lower()
        if ".dist-info" in file.parts[0] and word.startswith(("licen", "copying", "notice")):
            path = Path(str(file.locate()))
            if path.is_file():
                found.append(path)
    return sorted(found)


def python_licence() -> Path | None:
    """Python's own licence, wherever this Python keeps it."""
    lib = Path(sysconfig.get_path("stdlib"))
    for path in (lib / "LICENSE.txt", Path(sys.base_prefix) / "LICENSE.txt", Path(sys.base_prefix) / "LICENSE"):
        if path.is_file():
            return path
    return None


def gather(folder: Path) -> list[Path]:
    """Fill the folder; raises LookupError for a part without a licence text."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    parts = [{"name": "Python", "version": sys.version.split()[0], "licence": "PSF-2.0"}]
    python = python_licence() or TEXTS / "PSF-2.0.txt"
    shutil.copyfile(python, folder / "Python.txt")
    there = {part: about for part, about in OPTIONAL.items() if is_installed(part)}
    for part, (licence, ours) in {**BUNDLED, **there}.items():
        texts = licence_files(part) or ([TEXTS / ours] if ours else [])
        if not texts:
            raise LookupError(f"no licence text of {part}")
        for number, text in enumerate(texts):
            shutil.copyfile(text, folder / f"{part}{f'-{number + 1}' if number else ''}.txt")
        parts.append({"name": part, "version": metadata.version(part), "licence": licence})
    texts = ((ROOT / "art" / "type" / name).read_text(encoding="utf-8") for name in ("OFL.txt", "OFL-East.txt"))
    (folder / "fonts.txt").write_text("\n\n".join(texts), encoding="utf-8")
    parts.append({"name": FONTS, "version": "", "licence": "OFL-1.1", "text": "fonts.txt"})
    for name in ("LICENSE", "THIRD_PARTY.md"):
        shutil.copyfile(ROOT / name, folder / name)
    shutil.copyfile(TEXTS / "libraries-of-pygame.txt", folder / "libraries-of-pygame.txt")
    (folder / "parts.json").write_text(json.dumps(parts, indent=1), encoding="utf-8")
    return sorted(folder.iterdir())
