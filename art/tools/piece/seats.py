"""Draws and writes the badges of the four seats (green, orange, sky, purple): colour, shape and symbol."""

from __future__ import annotations

from art.tools.kit import INK, IVORY, SEATS, blur, circle, mix, n, ngon, path, radial, rect, save, star, svg


# --- seats -------------------------------------------------------------------------------------------------------------------------------------------
def seat_shape(colour: str, cx: float, cy: float, r: float) -> str:
    """Returns the SVG path of a seat's shape: disc, square, diamond or hexagon, all of about one optical size."""
    if colour == "green":
        return circle(cx, cy, r)
    if colour == "orange":
        return rect(cx - r * .88, cy - r * .88, r * 1.76, r * 1.76, r * .14)
    if colour == "sky":
        return ngon(cx, cy, r * 1.15, 4)
    return ngon(cx, cy, r * 1.06, 6, 0)


# Charges instead of letters: a letter is the first of a colour's name in one language only. About two units wide, round (0, 0).
CASTLE = "M-.72 -.94H-.38V-.66H-.18V-.94H.18V-.66H.38V-.94H.72V-.3H.5V.62H.74V.94H.22V.5A.22 .22 0 0 0 -.22 .5V.94H-.74V.62H-.5V-.3H-.72Z"
CRESCENT = "M.68 -.86A1 1 0 1 0 .68 .86A.82 .82 0 1 1 .68 -.86Z"
FISH = "M-1 .04C-.66 -.58 .06 -.7 .52 -.08L1 -.56V.6L.52 .14C.06 .74 -.66 .66 -1 .04ZM-.62 -.06A.11 .11 0 1 0 -.4 -.06A.11 .11 0 1 0 -.62 -.06Z"
CHARGES = {"green": (CASTLE, .6), "orange": (star(0, .06, 1.04, .44), .62), "sky": (FISH, .62), "purple": (CRESCENT, .58)}


def charge(colour: str, cx: float, cy: float, r: float, fill: str) -> str:
    """Returns the SVG of the symbol on a seat's badge of radius r: castle, star, fish or crescent."""
    outline, part = CHARGES[colour]
    return path(outline, fill, f'fill-rule="evenodd" transform="translate({n(cx)} {n(cy)}) scale({n(r * part)})"')


def seat_badge(colour: str, cx: float, cy: float, r: float, fill: str, charge_colour: str, ivory: str = IVORY) -> str:
    shape = seat_shape(colour, cx, cy, r)
    return (path(shape, INK, f'stroke="{INK}" stroke-width="{n(r * .46)}" stroke-linejoin="round"')
            + path(shape, ivory, f'stroke="{ivory}" stroke-width="{n(r * .24)}" stroke-linejoin="round"')
            + path(shape, fill, f'stroke="{INK}" stroke-width="{n(r * .05)}" stroke-linejoin="round"')
            + charge(colour, cx, cy, r, charge_colour))


def seats() -> None:
    for colour, (light, base, deep, charged) in SEATS.items():
        defs = radial("f", f"{light} 0 {base} .6 {mix(base, deep, .55)} 1") + blur("s", 2)
        body = path(seat_shape(colour, 33.5, 35, 24), INK, 'opacity=".45" filter="url(#s)"') + seat_badge(colour, 32, 32, 22, "url(#f)", charged)
        save(f"seats/{colour}", svg(64, 64, defs, body))
