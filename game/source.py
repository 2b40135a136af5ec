"""A vector drawing as a file."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from pathlib import Path

VIEW_BOX = re.compile(r'viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"')


@dataclass(frozen=True, slots=True)
class Source:
    """A drawing: where it is, what it is known by in the cache, width by height (0: it doesn't say). Its text is read
    again when it is drawn, which is seldom: all texts together are as large as a window."""

    path: Path
    digest: str
    ratio: float

    @classmethod
    def of(cls, path: Path) -> Source | None:
        """None: there is no such drawing."""
        try:
            data = path.read_bytes()
        except OSError:
            return None
        box = VIEW_BOX.search(data.decode("utf-8"))
        ratio = float(box[1]) / float(box[2]) if box is not None else 0.0
        return cls(path, hashlib.sha256(data).hexdigest()[:24], ratio)

    def text(self) -> str:
        """Raises OSError."""
        return self.path.read_text(encoding="utf-8")
