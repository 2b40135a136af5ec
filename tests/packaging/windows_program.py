"""Checks what Windows reads in the .exe: ``python tests/packaging/windows_program.py PROGRAM``; needs pefile.

A window program without console, for x86-64, with icon, version resource and a manifest that asks for true pixels, long
paths, UTF-8-safe common controls and no administrator.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

WINDOW, X86_64 = 2, 0x8664
ICON, MANIFEST = 14, 24  # RT_GROUP_ICON, RT_MANIFEST


def resources(program: object, kind: int) -> list[bytes]:
    return [
        program.get_data(leaf.data.struct.OffsetToData, leaf.data.struct.Size)  # type: ignore[attr-defined]
        for entry in program.DIRECTORY_ENTRY_RESOURCE.entries  # type: ignore[attr-defined]
        if entry.id == kind
        for name in entry.directory.entries
        for leaf in name.directory.entries
    ]


def facts(path: Path) -> dict[str, object]:
    import pefile

    from game import TITLE, __version__

    program = pefile.PE(str(path))
    manifest = b"".join(resources(program, MANIFEST)).decode("utf-8-sig", "replace")
    strings = {
        key.decode(): value.decode()
        for info in getattr(program, "FileInfo", [[]])[0]
        if info.Key == b"StringFileInfo"
        for table in info.StringTable
        for key, value in table.entries.items()
    }

    def asks(element: str, value: str) -> bool:
        return re.search(rf"<(?:\w+:)?{element}\b[^>]*>[^<]*{value}", manifest, re.IGNORECASE) is not None

    return {
        "no console": program.OPTIONAL_HEADER.Subsystem == WINDOW,
        "x86-64": program.FILE_HEADER.Machine == X86_64,
        "icon": any(int.from_bytes(group[4:6], "little") >= 4 for group in resources(program, ICON)),
        "product": strings.get("ProductName") == TITLE,
        "version": strings.get("ProductVersion") == __version__ == strings.get("FileVersion"),
        "true pixels": asks("dpiAwareness", "PerMonitorV2"),
        "long paths": asks("longPathAware", "true"),
        "no administrator": 'level="asInvoker"' in manifest,
    }


def main(words: list[str]) -> int:
    found = facts(Path(words[0]))
    for name, holds in found.items():
        print(f"{'ok  ' if holds else 'FAIL'} {name}")
    return int(not all(found.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
