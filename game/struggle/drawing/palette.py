"""Constants: names, colours and mark pictures of the four powers, and the colours of scoring categories."""

from __future__ import annotations

from game.render.theme import Colour, rgb
from game.shell.plugin import SeatLook

FRANCE, BRITAIN, USA, SPAIN = rgb("#1F4E9C"), rgb("#D0483A"), rgb("#56616B"), rgb("#C98A2B")
SIDES: tuple[Colour, ...] = (FRANCE, BRITAIN, USA, SPAIN)
CLOTH: tuple[Colour, ...] = (rgb("#5C8FE6"), rgb("#F07A6A"), rgb("#8C99A5"), rgb("#E8B458"))  # of a space, by holder
DARK: tuple[Colour, ...] = (rgb("#12315F"), rgb("#8A241B"), rgb("#363F47"), rgb("#7E5518"))
NAMES = ("france", "britain", "usa", "spain")
MARKS = tuple(f"struggle/marks/{name}" for name in NAMES)
LOOKS = (
    SeatLook("france", "side-france", FRANCE, "diamond", "F", picture=MARKS[0]),
    SeatLook("britain", "side-britain", BRITAIN, "disc", "B", picture=MARKS[1]),
)
SCORED: dict[str, Colour] = {
    "award": rgb("#2F6B4A"),
    "prestige": rgb("#D9A53A"),
    "demand": rgb("#B4652A"),
    "event": rgb("#7A4E9E"),
    "war": rgb("#8C1C13"),
    "refusal": rgb("#C2577A"),
    "overrun": rgb("#56616B"),
    "ministry": rgb("#1F7A86"),
    "final_prestige": rgb("#B98A1E"),
    "final_debt": rgb("#6E6A3A"),
    "final_commodity": rgb("#9A6B3C"),
    "final_territory": rgb("#3B5F8C"),
}
