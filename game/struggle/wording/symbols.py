"""The symbols in Imperial Struggle's texts, such as [debt], with their picture ids."""

from __future__ import annotations

COMMODITIES = ("furs", "fish", "tobacco", "sugar", "cotton", "spice")
POINTS = ("economic", "diplomatic", "military", "debt", "treaty", "event", "upgrade")
SYMBOLS = {
    **{name: f"struggle/goods/{name}" for name in COMMODITIES},
    **{name: f"struggle/points/{name}" for name in POINTS},
    **{name: f"struggle/marks/{name}" for name in ("france", "britain", "usa", "spain")},
    **{
        name: f"struggle/pieces/{name}"
        for name in ("conflict", "prestige", "alliance", "local", "fort", "naval", "market", "political", "territory")
    },
    "advantage": "struggle/pieces/advantage",
}
