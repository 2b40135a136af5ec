"""Writes the pictures of the 45 wonders. Run: python -m art.tools.historia.wonders [id ...]"""

from __future__ import annotations

import sys

from art.tools.historia import wonders_1, wonders_2, wonders_3
from art.tools.kit import ART


def main(ids: list[str]) -> None:
    out = ART / "historia" / "wonders"
    out.mkdir(parents=True, exist_ok=True)
    for make in (*wonders_1.ALL, *wonders_2.ALL, *wonders_3.ALL):
        if not ids or make.__name__ in ids:
            (out / f"{make.__name__}.svg").write_text(make().svg(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
