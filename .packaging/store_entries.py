"""Fills in what package managers and shops ask for: ``python .packaging/store_entries.py VERSION SHA256SUMS OUT``.

The templates are in .packaging/stores: winget's manifests, a cask for a tap of one's own (Homebrew itself takes
notarised programs only), the channels of itch.io's butler. Names and sums of the archives come from SHA256SUMS.
"""

from __future__ import annotations

import datetime
import os
import string
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TEMPLATES = Path(__file__).resolve().parent / "stores"
ARCHIVES = {  # field of the templates -> the archive's name
    "windows_setup": "brazil-imperial-{version}-windows-x86_64-setup.exe",
    "windows": "brazil-imperial-{version}-windows-x86_64.zip",
    "macos_arm64": "brazil-imperial-{version}-macos-arm64.zip",
    "macos_x86_64": "brazil-imperial-{version}-macos-x86_64.zip",
    "linux_x86_64": "brazil-imperial-{version}-linux-x86_64.tar.xz",
    "linux_aarch64": "brazil-imperial-{version}-linux-aarch64.tar.xz",
}


def sums(text: str) -> dict[str, str]:
    """Name of a file -> its sum, from the lines of sha256sum."""
    return {name.lstrip("*"): digest for digest, _, name in (line.partition(" ") for line in text.splitlines()) if name}


def fields(version: str, known: dict[str, str]) -> dict[str, str]:
    """The values of the templates. Raises LookupError for an archive without a sum."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    seconds = int(os.environ.get("SOURCE_DATE_EPOCH") or datetime.datetime.now(datetime.UTC).timestamp())
    values = {
        "version": version,
        "repository": project["urls"]["Repository"],
        "date": datetime.datetime.fromtimestamp(seconds, datetime.UTC).date().isoformat(),
    }
    for field, pattern in ARCHIVES.items():
        name = pattern.format(version=version)
        if name not in known:
            raise LookupError(name)
        values[field], values[f"{field}_sha256"] = name, known[name]
    return values


def write_entries(version: str, known: dict[str, str], out: Path) -> list[Path]:
    """Raises LookupError for an archive without a sum, KeyError for a field that no value has."""
    values = fields(version, known)
    written = []
    for template in sorted(path for path in TEMPLATES.rglob("*") if path.is_file()):
        target = out / template.relative_to(TEMPLATES)
        target.parent.mkdir(parents=True, exist_ok=True)
        text = string.Template(template.read_text(encoding="utf-8")).substitute(values)
        target.write_text(text, encoding="utf-8", newline="\n")
        written.append(target)
    return written


def main(words: list[str]) -> int:
    if len(words) != 3:
        print(__doc__, file=sys.stderr)
        return 2
    version, listed, out = words
    known = {name.strip(): digest for name, digest in sums(Path(listed).read_text(encoding="utf-8")).items()}
    try:
        print(*write_entries(version, known, Path(out)), sep="\n")
    except LookupError as error:
        print(f"no sum of {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
