"""Fills in what package managers and shops ask for; ``finish_release.py`` packs it.

The templates are in .packaging/stores: winget's manifests, a cask for a tap of one's own (Homebrew itself takes
notarised programs only), the channels of itch.io's butler. Fields are the names and sums of archives.
"""

from __future__ import annotations

import datetime
import os
import string
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


def fields(version: str, known: dict[str, str]) -> dict[str, str]:
    """Returns the values of the templates, without those of archives that have no sum."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    seconds = int(os.environ.get("SOURCE_DATE_EPOCH") or datetime.datetime.now(datetime.UTC).timestamp())
    values = {
        "version": version,
        "repository": project["urls"]["Repository"],
        "date": datetime.datetime.fromtimestamp(seconds, datetime.UTC).date().isoformat(),
    }
    for field, pattern in ARCHIVES.items():
        name = pattern.format(version=version)
        if name in known:
            values[field], values[f"{field}_sha256"] = name, known[name]
    return values


def lacking(template: str, version: str, known: dict[str, str]) -> list[str]:
    """Returns the archives without a sum that a template names."""
    named = set(string.Template(template).get_identifiers())
    names = {field: pattern.format(version=version) for field, pattern in ARCHIVES.items()}
    return [name for field, name in names.items() if name not in known and named & {field, f"{field}_sha256"}]


def write_entries(version: str, known: dict[str, str], out: Path, partial: bool = False) -> list[Path]:
    """Writes the entries. Raises LookupError for an archive without a sum, unless `partial`; KeyError for a field that
    no value has."""
    values = fields(version, known)
    written = []
    for template in sorted(path for path in TEMPLATES.rglob("*") if path.is_file()):
        target = out / template.relative_to(TEMPLATES)
        if missing := lacking(template.read_text(encoding="utf-8"), version, known):
            if not partial:
                raise LookupError(missing[0])
            print(f"left out: {target.relative_to(out)}, as there is no {' and no '.join(missing)}")
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        text = string.Template(template.read_text(encoding="utf-8")).substitute(values)
        target.write_text(text, encoding="utf-8", newline="\n")
        written.append(target)
    return written
