"""Draws Brazil's goods tokens: sugarcane, coffee, brazilwood, cotton, gold, science."""

from __future__ import annotations

from art.tools.kit import (
    INK,
    IVORY,
    circle,
    down,
    ink,
    leaf,
    line,
    linear,
    n,
    path,
    radial,
    rect,
    save,
    soft,
    star,
    svg,
)


# --- goods -------------------------------------------------------------------------------------------------------------------------------------------
def cut_out(shape: str, fill: str, shadow: str) -> str:
    """Returns the SVG of a small piece's base: shadow, ink ring, ivory ring, coloured field in the given shape."""
    return (shadow + path(shape, INK, f'stroke="{INK}" stroke-width="9" stroke-linejoin="round"')
            + path(shape, IVORY, f'stroke="{IVORY}" stroke-width="5.500" stroke-linejoin="round"') + path(shape, fill, f'stroke="{INK}" stroke-width="1.200"'))


def good(name: str, square: bool, field: str, defs: str, picture: str) -> None:
    shape = rect(9, 8, 46, 46, 8) if square else circle(32, 31, 24.5)
    shadow = '<ellipse cx="34" cy="35" rx="31" ry="29.500" fill="url(#sd)"/>'
    save(f"goods/{name}", svg(64, 64, soft(opacity=.55) + radial("f", field) + defs + f'<clipPath id="c"><path d="{shape}"/></clipPath>',
                              cut_out(shape, "url(#f)", shadow) + f'<g clip-path="url(#c)" {ink(1.7)}>{picture}</g>'))


def goods() -> None:
    for name, (square, field, defs, picture) in GOODS.items():
        good(name, square, field, defs() if callable(defs) else defs, picture())


def cane() -> str:
    """Returns the SVG of a sheaf of sugar cane tied in the middle, leaves falling over to both sides."""
    out = ""
    for d in ("M17 18C8 13 3 20 4 36C8 28 12 25 18 24Z", "M47 18C56 13 61 20 60 36C56 28 52 25 46 24Z", "M17 18C12 10 16 5 24 6C22 10 22 14 20 19Z", "M47 18C52 10 48 5 40 6C42 10 42 14 44 19Z",
              "M32 13C27 4 22 5 20 14C25 12 28 14 31 20Z", "M32 13C37 4 42 5 44 14C39 12 36 14 33 20Z", "M18 20C25 18 27 26 24 36C23 29 20 26 16 24Z", "M46 20C39 18 37 26 40 36C41 29 44 26 48 24Z"):
        out += path(d, "#b5dd78")
    for x1, y1, x2, y2 in ((41, 62, 16, 17), (23, 62, 48, 17), (32, 63, 32.1, 13)):
        out += line(f"M{x1} {y1}L{x2} {y2}", INK, 10) + line(f"M{x1} {y1}L{x2} {y2}", "#f3ea94", 6.8) + line(f"M{x1 + 1.8} {y1}L{x2 + 1.8} {y2}", "#cdbb52", 2.4)
        for t in (.12, .58, .8):
            x, y = x1 + (x2 - x1) * t, y1 + (y2 - y1) * t
            out += line(f"M{n(x - 3.6)} {n(y)}H{n(x + 3.6)}", "#5f6a1c", 1.8)
    return out + path("M21.500 40Q32 44 42.500 40L43.500 47Q32 51 20.500 47Z", "#b0492a") + line("M22.500 42.500Q32 46.500 41.500 42.500", "#e39a6a", 1.5)


def bean(cx: float, cy: float, turn: float, s: float) -> str:
    return (f'<g transform="translate({cx} {cy}) rotate({turn}) scale({s})">' + path("M0-18C11-18 14-8 14 0C14 9 10 18 0 18C-10 18-14 9-14 0C-14-8-11-18 0-18Z", "url(#be)")
            + line("M1-17C-7-8 8 6-1 17", "#24110a", 4) + line("M3.500-15C-3-8 11 5 2.500 15", "#c08a5c", 1.3)
            + path("M-9-8C-8-13-5-15-3-15C-6-11-8-7-8-2Z", "#fff", 'opacity=".4" stroke="none"') + "</g>")


def coffee_good() -> str:
    return (path("M30 30C20 22 14 12 18 4C30 6 36 16 34 28Z", "#4e7d3c") + line("M18 5C24 14 28 20 32 29", "#2f5226", 1.2) + bean(45, 24, 38, .82) + bean(27, 38, -28, 1.02))


def log_good() -> str:
    return (line("M17 48L44 17", INK, 25, 'stroke-linecap="butt"') .replace('stroke-linecap="round"', '', 1)
            + path("M8 39L34 10C40 8 52 18 52 25L26 55Z", "url(#lo)") + line("M15 36L36 13M21 45L44 19", "#5c170d", 1.5) + line("M18 30l8-9M30 42l9-11", "#e2896a", 1.4)
            + '<ellipse cx="18" cy="46" rx="12" ry="10.500" transform="rotate(42 18 46)" fill="url(#le)"/>'
            + '<g transform="rotate(42 18 46)" fill="none" stroke="#a5341c" stroke-width="1.700"><ellipse cx="18" cy="46" rx="7.600" ry="6.500"/><ellipse cx="18" cy="46" rx="3.400" ry="2.900"/></g>')


def boll_good() -> str:
    out = line("M32 62C33 56 32 52 32 46", INK, 6) + line("M32 62C33 56 32 52 32 46", "#8a6a3c", 3)
    for angle in (-170, -10, 125, 55, 90):
        out += path(leaf(32, 36, angle, 24, 14), "#9a6f3f")
    lobes = ((23, 36, 10.5), (41, 36, 10.5), (32, 41, 10), (32, 25, 12))
    out += "".join(path(circle(x, y, r), INK, f'stroke="{INK}" stroke-width="4"') for x, y, r in lobes)
    out += "".join(path(circle(x, y, r), "url(#wh)", 'stroke="none"') for x, y, r in lobes)
    out += line("M32 33C30 37 26 37 24 42M32 33C34 37 38 37 40 42M32 33C32 28 29 26 28 21", "#a79e90", 1.6)
    return out


def ingots() -> str:
    def bar(x: float, y: float, w: float) -> str:
        return (path(f"M{x} {y + 15}L{x + 5} {y + 4}H{x + w - 5}L{x + w} {y + 15}Z", "url(#g1)") + path(f"M{x + 5} {y + 4}L{x + 9} {y}H{x + w - 1}L{x + w - 5} {y + 4}Z", "#fff0b8")
                + path(f"M{x + w - 5} {y + 4}L{x + w - 1} {y}L{x + w + 4} {y + 11}L{x + w} {y + 15}Z", "#8f6418"))
    return bar(6, 36, 26) + bar(33, 36, 24) + bar(18, 19, 28) + path(star(20, 15, 6.5, 1.8, 4), "#fffbe6", 'stroke="none"')


def flask() -> str:
    return (path("M26 9H38V24L50 45C52 50 50 53 45 53H19C14 53 12 50 14 45L26 24Z", "#dff0fb", 'opacity=".92"')
            + path("M20.500 35H43.500L48 44C50 48.500 49 50.500 45 50.500H19C15 50.500 14 48.500 16 44Z", "url(#li)", 'stroke="none"')
            + line("M20.500 35q6-3 11.500 0t11.500 0", "#8f6418", 1.4) + path("M26 9H38V24L50 45C52 50 50 53 45 53H19C14 53 12 50 14 45L26 24Z", "none")
            + path(rect(23, 6, 18, 5, 2), IVORY) + path(circle(27, 43, 2.6) + circle(35, 40, 1.8) + circle(37, 46, 2.2), "#fff6cf", 'stroke="none"')
            + line("M30 13V25L24 35", "#fff", 2, 'opacity=".9"'))


GOODS = {
    "sugarcane": (False, "#6fa851 0 #3c6f2c .7 #24491a 1", "", cane),
    "coffee": (False, "#fbe9cf 0 #e7c79b .7 #c59d6c 1", radial("be", "#a3663c 0 #6b3a20 .55 #3f1f10 1"), coffee_good),
    "brazilwood": (False, "#ffe3b0 0 #f0b66a .7 #c98443 1", linear("lo", "#c9553a 0 #932a1b .5 #651407 1") + radial("le", "#ffc58f 0 #e48a52 1"), log_good),
    "cotton": (False, "#7f95a5 0 #4b6273 .7 #33444f 1", radial("wh", "#ffffff 0 #f4efe4 .6 #cfc6b6 1"), boll_good),
    "gold": (True, "#8a4a3a 0 #5a221a .7 #3a120d 1", linear("g1", "#ffe08a 0 #e0aa3c .6 #b47f22 1"), ingots),
    "science": (True, "#4a86bb 0 #1F4E79 .7 #12314f 1", down("li", "#ffe08a 0 #d9902a 1"), flask),
}
