"""The colours of Brazil: Imperial: seats (with a shape and letter for colour blindness), paintings, eras."""

from __future__ import annotations

from game.render.theme import Colour, rgb
from game.shell.plugin import SeatLook

SEATS: dict[str, Colour] = {
    "green": rgb("#1C653E"),
    "orange": rgb("#F19936"),
    "sky": rgb("#81BDF0"),
    "purple": rgb("#9826A3"),
}
PAINTING_FRAMES: dict[str, Colour] = {"red": rgb("#8C1C13"), "pink": rgb("#C2577A"), "blue": rgb("#1F4E79")}
ERAS: dict[int, Colour] = {1: rgb("#7A4A22"), 2: rgb("#D9A53A"), 3: rgb("#7C8288")}
MARKS = {"green": ("disc", "G"), "orange": ("square", "O"), "sky": ("diamond", "S"), "purple": ("hexagon", "P")}
LOOKS = tuple(
    SeatLook(seat, f"colour-{seat}", colour, *MARKS[seat], picture=f"seats/{seat}") for seat, colour in SEATS.items()
)
