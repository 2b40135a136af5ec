"""Colours and marks (a shape and a letter) of Historia's six civilizations, colours of its eras and highlights, and the
picture ids of the civilizations' pieces."""

from __future__ import annotations

from game.render.theme import Colour, rgb
from game.shell.plugin import SeatLook

SEATS: dict[str, Colour] = {
    "egypt": rgb("#D79710"),
    "china": rgb("#961AB3"),
    "india": rgb("#F4F4E1"),
    "mali": rgb("#086A49"),
    "mexico": rgb("#08111D"),
    "france": rgb("#39C9F4"),
}
MARKS = {
    "egypt": ("triangle", "E"),
    "china": ("disc", "C"),
    "india": ("diamond", "I"),
    "mali": ("square", "M"),
    "mexico": ("cross", "X"),
    "france": ("hexagon", "F"),
}
LOOKS = tuple(
    SeatLook(seat, f"civilization-{seat}", colour, *MARKS[seat], picture=f"historia/pieces/{seat}")
    for seat, colour in SEATS.items()
)
ERAS: dict[int, Colour] = {1: rgb("#B08A4E"), 2: rgb("#D9A53A"), 3: rgb("#7C8288")}  # sandstone, gilt, steel
LIGHT, TICK = rgb("#FFDE78"), rgb("#1C653E")


def piece(civilization: str, kind: str = "") -> str:
    """Returns the picture id of a civilization's piece; `kind` is "" (with its letter), "plain" or "small"."""
    return f"historia/pieces/{civilization}_{kind}" if kind else f"historia/pieces/{civilization}"
