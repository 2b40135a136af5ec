"""Reads an SVG file: its text, digest and proportions."""

from __future__ import annotations

import hashlib
import re
import zlib
from dataclasses import dataclass
from pathlib import Path

VIEW_BOX = re.compile(r'viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"')


@dataclass(frozen=True, slots=True)
class SvgFile:
    """An SVG drawing: its cache digest, width by height (0: it doesn't say), and its text. The text is held packed, as
    the file may go while the program runs: all texts together are 10 MB, packed a quarter of that."""

    digest: str
    ratio: float
    packed: bytes

    @classmethod
    def of(cls, path: Path) -> SvgFile | None:
        """Reads the SVG file at a path; returns None if there is none."""
        try:
            data = path.read_bytes()
        except OSError:
            return None
        box = VIEW_BOX.search(data.decode("utf-8"))
        ratio = float(box[1]) / float(box[2]) if box is not None else 0.0
        return cls(digest_of(data), ratio, zlib.compress(data, 1))

    def text(self) -> str:
        return zlib.decompress(self.packed).decode("utf-8")


def digest_of(drawing: bytes) -> str:
    """Returns the digest of a drawing's content, 24 hex digits."""
    return hashlib.sha256(drawing).hexdigest()[:24]
