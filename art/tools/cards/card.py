"""Draws card scenes and writes each as SVG to a folder under art/."""

from __future__ import annotations

from collections.abc import Callable

from art.tools.cards.scene import Scene
from art.tools.kit import ART


def main_card(ids: dict[str, Callable[[Scene], None]], folder: str) -> None:
    root = ART / folder
    root.mkdir(exist_ok=True)
    for name, draw in ids.items():
        s = Scene(name)
        draw(s)
        (root / f"{name}.svg").write_text(s.svg(), encoding="utf-8")
