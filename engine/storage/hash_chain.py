"""Hash chain over JSON data: each link hashes the one before and its data, so any change, gap or swap is detected."""

from __future__ import annotations

import hashlib
from typing import Any

from engine.core.digest import canonical

__all__ = ["canonical", "link"]


def link(previous: str, data: Any) -> str:
    """Computes the next link: 32 hex digits over the previous link ("" for the first) and the data."""
    return hashlib.blake2b(f"{previous}\n{canonical(data)}".encode(), digest_size=16).hexdigest()
