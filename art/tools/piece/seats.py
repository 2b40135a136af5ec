"""The seats' badges."""

from __future__ import annotations

from art.tools.kit import INK, IVORY, SEATS, blur, circle, glyphs, mix, n, ngon, path, radial, rect, save, svg


# --- seats -------------------------------------------------------------------------------------------------------------------------------------------
def seat_shape(colour: str, cx: float, cy: float, r: float) -> str:
    """The four shapes at one optical size."""
    if colour == "green":
        return circle(cx, cy, r)
    if colour == "orange":
        return rect(cx - r * .88, cy - r * .88, r * 1.76, r * 1.76, r * .14)
    if colour == "sky":
        return ngon(cx, cy, r * 1.15, 4)
    return ngon(cx, cy, r * 1.06, 6, 0)


def seat_badge(colour: str, cx: float, cy: float, r: float, fill: str, letter_colour: str, ivory: str = IVORY) -> str:
    shape = seat_shape(colour, cx, cy, r)
    size = r * (.86 if colour != "sky" else .8)
    return (path(shape, INK, f'stroke="{INK}" stroke-width="{n(r * .46)}" stroke-linejoin="round"')
            + path(shape, ivory, f'stroke="{ivory}" stroke-width="{n(r * .24)}" stroke-linejoin="round"')
            + path(shape, fill, f'stroke="{INK}" stroke-width="{n(r * .05)}" stroke-linejoin="round"')
            + path(glyphs(SEATS[colour][4], size, cx, cy, 900), letter_colour))


def seats() -> None:
    for colour, (light, base, deep, letter, _) in SEATS.items():
        defs = radial("f", f"{light} 0 {base} .6 {mix(base, deep, .55)} 1") + blur("s", 2)
        body = path(seat_shape(colour, 33.5, 35, 24), INK, 'opacity=".45" filter="url(#s)"') + seat_badge(colour, 32, 32, 22, "url(#f)", letter)
        save(f"seats/{colour}", svg(64, 64, defs, body))
