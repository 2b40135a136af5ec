"""Draws and writes the pictures of game controllers' buttons, of Xbox, PlayStation, Nintendo and Steam Deck. Run: python -m art.tools.pads"""

from __future__ import annotations

from art.tools.kit import INK, IVORY, circle, down, glyphs, line, path, pts, rect, save, svg

FAMILIES = ("xbox", "playstation", "nintendo", "deck")
DARK, PALE = "#5a4a3c 0 #352a20 1", "#fff8e7 0 #dccfb2 1"
LETTERS = {"a": "A", "b": "B", "x": "X", "y": "Y"}
XBOX = {"a": "#8fd17a", "b": "#f08a78", "x": "#8fc0f0", "y": "#f3cf62"}
PLAYSTATION = {"a": "#9cc4f2", "b": "#f3938a", "x": "#eca6d4", "y": "#8fd6b4"}
SHOULDERS = {
    "xbox": ("LB", "RB", "LT", "RT"),
    "playstation": ("L1", "R1", "L2", "R2"),
    "nintendo": ("L", "R", "ZL", "ZR"),
    "deck": ("L1", "R1", "L2", "R2"),
}
MIDDLE = 32


def ground(outline: str) -> str:
    """Returns the SVG of a button's shape: ivory halo, ink edge, fill."""
    return (
        path(outline, IVORY, f'stroke="{IVORY}" stroke-width="8" stroke-linejoin="round"')
        + path(outline, INK, f'stroke="{INK}" stroke-width="4.5" stroke-linejoin="round"')
        + path(outline, "url(#g)")
    )


def keep(family: str, button: str, outline: str, over: str) -> None:
    pale = family == "nintendo"
    save(f"pads/{family}_{button}", svg(64, 64, down("g", PALE if pale else DARK), ground(outline) + over))


def stroke(d: str, colour: str, width: float = 5) -> str:
    return line(d, colour, width)


def face(family: str, button: str) -> str:
    """Returns the SVG of the sign (letter or shape) on one of the four buttons under the right thumb (a, b, x, y) in a
    controller family."""
    if family == "playstation":
        colour = PLAYSTATION[button]
        signs = {
            "a": "M21 21L43 43M43 21L21 43",
            "b": circle(MIDDLE, MIDDLE, 12.5),
            "x": "M21.500 21.500H42.500V42.500H21.500Z",
            "y": "M32 18.500L45 40.500H19Z",
        }
        return stroke(signs[button], colour, 4.5)
    colour = {"xbox": XBOX[button], "nintendo": INK}.get(family, IVORY)
    return path(glyphs(LETTERS[button], 25, MIDDLE, MIDDLE, 700), colour)


def middle(family: str, button: str) -> str:
    """Returns the SVG of the sign on the start or back button, in the middle of a controller of a family."""
    ink = INK if family == "nintendo" else IVORY
    if family == "nintendo":
        return stroke("M21 32H43M32 21V43" if button == "start" else "M21 32H43", ink)
    if button == "start":
        return stroke("M20 23H44M20 32H44M20 41H44", ink, 4.5)
    if family == "playstation":
        return stroke("M32 43V25M24 32L32 22L40 32M20 20L23 23M44 20L41 23", ink, 4.2)
    return stroke("M19 19H37V33H19ZM37 27H45V44H27V33", ink, 4)


def shoulder(letters: str, trigger: bool, left: bool) -> tuple[str, str]:
    """Returns the SVG outlines of a shoulder button or trigger and of its letters."""
    if trigger:
        outline = "M14 12H38Q50 12 50 26V52H14Z" if not left else "M50 12H26Q14 12 14 26V52H50Z"
    else:
        outline = "M6 16H44Q58 16 58 30V48H6Z" if not left else "M58 16H20Q6 16 6 30V48H58Z"
    size = 18 if trigger else 19
    return outline, glyphs(letters, size, MIDDLE, 34 if trigger else 32.5, 700)


def dpad() -> str:
    a, b, c = 10, 24, 40
    far = 54
    return pts(((b, a), (c, a), (c, b), (far, b), (far, c), (c, c), (c, far), (b, far), (b, c), (a, c), (a, b), (b, b)))


def pads() -> None:
    for family in FAMILIES:
        ink = INK if family == "nintendo" else IVORY
        for button in LETTERS:
            keep(family, button, circle(MIDDLE, MIDDLE, 24), face(family, button))
        for button in ("start", "back"):
            keep(family, button, rect(9, 11, 46, 42, 16), middle(family, button))
        for number, (button, letters) in enumerate(zip(("lb", "rb", "lt", "rt"), SHOULDERS[family], strict=True)):
            outline, written = shoulder(letters, number > 1, button[0] == "l")
            keep(family, button, outline, path(written, ink))
        for button, letter in (("ls", "L"), ("rs", "R")):
            ring = stroke(circle(MIDDLE, MIDDLE, 16), ink, 2.6)
            keep(family, button, circle(MIDDLE, MIDDLE, 24), ring + path(glyphs(letter, 15, MIDDLE, MIDDLE, 700), ink))
        arrows = "M32 15L36 20H28ZM32 49L36 44H28ZM15 32L20 28V36ZM49 32L44 28V36Z"
        keep(family, "dpad", dpad(), path(arrows, ink))


if __name__ == "__main__":
    pads()
