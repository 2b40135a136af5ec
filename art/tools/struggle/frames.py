"""Draws and writes the card frames and backs of Imperial Struggle, built as those of Brazil. Run: python -m
art.tools.struggle.frames"""

from __future__ import annotations

import re

from art.tools import frames as house
from art.tools.kit import IVORY, circle, ink, path, save, star
from art.tools.struggle import emblems as e


def _sunburst() -> str:
    return path(star(0, 0, 48, 30, 16), "url(#au)", ink(2.2)) + path(circle(0, 0, 25), IVORY, ink(2)) + path(star(0, 0, 22, 9), "#8C1C13", ink(1.8))


def _lamp() -> str:
    return path("M-30 30C-44-6-24-40 0-40C24-40 44-6 30 30Z", "#8C1C13", ink(2.4)) + path("M-30 30C-40-4-22-36-6-38C-18-14-16 12-14 30Z", "#c4473f") + path("M-40 28Q0 16 40 28L36 44Q0 34-36 44Z", "url(#au)", ink(2.4)) + path(circle(18, 8, 13), "#fff6de", ink(2)) + path(circle(18, 8, 9) , "#1F4E9C") + path(circle(18, 8, 4.5), "#8C1C13")


def _ship() -> str:
    return re.sub(r"<path d=\"[^\"]*\" fill=\"url.#(?:h_spain|lt).\"[^>]*/>", "", e.ship("spain", False)).replace("url(#s_spain)", "#f6e6c0").replace("url(#wd)", "#8a5a32")


def _plain(mark: str, light: str) -> str:
    return re.sub(r"url\(#[sh]_\w+\)", light, re.sub(r'<path d="[^"]*" fill="url\(#(?:h_\w+|lt)\)"[^>]*/>', "", mark))


KINDS = {
    "event_succession": ("#46688f", "#24405f", "#101f33", _sunburst, "cross"),
    "event_empire": ("#4f7f7a", "#27514e", "#0f2927", _ship, "wave"),
    "event_revolution": ("#6a5f8c", "#3f365c", "#1d1830", _lamp, "leaf"),
    "ministry_france": (*e.SIDES["france"], lambda: _plain(e.mark("france"), "#1F4E9C"), "diamond"),
    "ministry_britain": (*e.SIDES["britain"], lambda: _plain(e.mark("britain"), "#D0483A").replace("url(#gr)", "#4f8a52"), "flower"),
}


def main() -> None:
    for kind, look in KINDS.items():
        house.KINDS[kind] = look
        save(f"struggle/frames/{kind}", house.frame(kind))
        save(f"struggle/backs/{kind}", house.back(kind))
        del house.KINDS[kind]


if __name__ == "__main__":
    main()
