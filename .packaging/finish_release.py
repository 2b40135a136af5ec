"""Adds to a folder of archives what a release needs beside them: ``python .packaging/finish_release.py VERSION FOLDER
[--partial]``.

SHA256SUMS as sha256sum writes it, and store-entries-VERSION.tar.gz with what winget, Homebrew and itch.io ask for. With
--partial, entries that name an archive of a system whose files are not there are left out.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import sys
import tarfile
import tempfile
from pathlib import Path

import store_entries

SUMS = "SHA256SUMS"
NO_ARCHIVES = (SUMS, "notes.md")


def write_sums(folder: Path) -> dict[str, str]:
    """Writes the sums of all archives in a folder; returns them by name."""
    archives = sorted(path for path in folder.iterdir() if path.is_file() and path.name not in NO_ARCHIVES)
    known = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in archives}
    text = "".join(f"{digest}  {name}\n" for name, digest in known.items())
    (folder / SUMS).write_text(text, encoding="utf-8", newline="\n")
    return known


def pack_entries(version: str, folder: Path, known: dict[str, str], partial: bool) -> Path:
    """Packs the entries of stores. Raises LookupError for a missing archive, unless `partial`."""
    packed = folder / f"store-entries-{version}.tar.gz"
    seconds = int(os.environ.get("SOURCE_DATE_EPOCH") or 0)

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid, entry.gid, entry.uname, entry.gname, entry.mtime = 0, 0, "", "", seconds
        return entry

    with tempfile.TemporaryDirectory() as place:
        out = Path(place) / "stores"
        written = store_entries.write_entries(version, known, out, partial)
        with (
            packed.open("wb") as file,
            gzip.GzipFile("", "wb", fileobj=file, mtime=seconds) as stream,
            tarfile.open(fileobj=stream, mode="w") as tar,
        ):
            for path in written:
                tar.add(path, f"stores/{path.relative_to(out)}", filter=plain)
    return packed


def main(words: list[str]) -> int:
    if len(words) != 2 and words[2:] != ["--partial"]:
        print(__doc__, file=sys.stderr)
        return 2
    version, folder = words[0], Path(words[1])
    known = write_sums(folder)
    try:
        packed = pack_entries(version, folder, known, len(words) == 3)
    except LookupError as error:
        print(f"no {error} in {folder}", file=sys.stderr)
        return 1
    print(*(f"{digest}  {name}" for name, digest in known.items()), packed.name, sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
