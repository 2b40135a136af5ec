"""Lists the bundled libraries: names, versions, licences and licence texts."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib import metadata
from pathlib import Path

from game.platform.folders import resource_root

# what the game asks for itself, when it runs from source
PARTS = (
    "pygame-ce",
    "pydantic",
    "platformdirs",
    "fluent.runtime",
    "resvg-py",
    "cachetools",
    "pynacl",
)


@dataclass(frozen=True, slots=True)
class Dependency:
    name: str
    version: str = ""
    licence: str = ""
    text: str = ""  # the file of its licence, where that is not called like the part

    def __str__(self) -> str:
        return " ".join(filter(None, (self.name, self.version))) + (f" ({self.licence})" if self.licence else "")


FONTS = Dependency(
    "Atlas Capitals, Atlas Sans, Atlas Voice, Atlas East, Atlas Taiwan "
    "(made from Cinzel, Alegreya Sans, EB Garamond, Noto CJK)",
    "",
    "OFL-1.1",
)


def licence_folder() -> Path | None:
    """Returns the folder of licence texts in the bundled program; None from source."""
    folder = resource_root() / "licenses"
    return folder if folder.is_dir() else None


@cache
def parts() -> tuple[Dependency, ...]:
    """Returns every bundled library; when run from source, the libraries that the game requires."""
    folder = licence_folder()
    if folder is not None:
        found = json.loads((folder / "parts.json").read_text(encoding="utf-8"))
        return tuple(Dependency(**entry) for entry in found)
    return (*(_installed(name) for name in PARTS), FONTS)


def _installed(name: str) -> Dependency:
    try:
        head = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return Dependency(name)
    licence = head.json.get("license_expression", "")
    return Dependency(name, head["Version"], str(licence))
