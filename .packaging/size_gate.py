"""Fails when the bundled program is too large: ``python .packaging/size_gate.py [dist/brazil-imperial]``.

At most 150 MB unpacked and 60 MB as .tar.xz, on Linux 36.3; and none of the passengers that a crowded environment
brings along. A build of `.ci/run` has the first pictures of one window size: those of all sizes are counted.
"""

from __future__ import annotations

import io
import lzma
import sys
import tarfile
from pathlib import Path

MB = 1_000_000
UNPACKED = 150 * MB
COMPRESSED = (36.3 if sys.platform == "linux" else 60) * MB  # packed in haste: 36.3 are 30 in the published archive
PICTURES = 4.3 * MB  # of the first screens in all sizes; they can't be packed further
PASSENGERS = ("numpy", "tcl", "tk", "PIL", "libstdc++.so", "libgcc_s.so")


def unpacked(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def compressed(folder: Path) -> int:
    """The size as .tar.xz, without writing it; packed in haste, so that the real archive is smaller."""
    size = 0
    packer = lzma.LZMACompressor(preset=0)

    class Counter(io.RawIOBase):
        def writable(self) -> bool:
            return True

        def write(self, data: object) -> int:
            nonlocal size
            view = memoryview(data)  # type: ignore[arg-type]
            size += len(packer.compress(view))
            return view.nbytes

    with tarfile.open(fileobj=io.BufferedWriter(Counter()), mode="w|") as archive:
        archive.add(folder, folder.name)
    return size + len(packer.flush())


def missing_pictures(folder: Path) -> int:
    """The bytes by which the packs of first pictures are smaller than those of all window sizes."""
    return max(0, round(PICTURES) - sum(path.stat().st_size for path in folder.rglob("first_pictures.pack")))


def passengers(folder: Path) -> list[str]:
    names = {path.name for path in folder.rglob("*")}
    return sorted(name for name in names if name.startswith(PASSENGERS))


def largest(folder: Path, count: int = 8) -> list[str]:
    files = sorted(
        (p for p in folder.rglob("*") if p.is_file() and not p.is_symlink()), key=lambda p: -p.stat().st_size
    )
    return [f"  {path.stat().st_size / MB:6.1f} MB  {path.relative_to(folder)}" for path in files[:count]]


def main(words: list[str]) -> int:
    folder = Path(words[0] if words else "dist/brazil-imperial")
    if not folder.is_dir():
        print(f"{folder}: there is no such folder", file=sys.stderr)
        return 2
    more = missing_pictures(folder)
    plain, packed, strangers = unpacked(folder) + more, compressed(folder) + more, passengers(folder)
    print(f"{folder}: {plain / MB:.1f} MB unpacked, at most {UNPACKED / MB:.0f}")
    print(f"{folder}: {packed / MB:.1f} MB as .tar.xz, at most {COMPRESSED / MB:.1f}")
    if plain <= UNPACKED and packed <= COMPRESSED and not strangers:
        return 0
    print("\n".join([*strangers, "the largest files:", *largest(folder)]), file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
