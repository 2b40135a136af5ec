"""Draws and writes the interface's icons: flat signs in gold and ink with an ivory edge, legible on parchment and on
dark panels. Run: python -m art.tools.marks"""

from __future__ import annotations

from art.tools.kit import (
    ERA,
    INK,
    IVORY,
    RED,
    ROMAN,
    circle,
    down,
    glyphs,
    ink,
    leaf,
    line,
    linear,
    mix,
    n,
    ngon,
    path,
    polar,
    pts,
    radial,
    rect,
    save,
    star,
    svg,
)

GREEN, STEEL = "#3f8a4a", "#fbf6ea 0 #d5cfc1 .5 #9a9486 1"
FLAT = "#ffe9a3 0 #e3b24a .55 #c28a2a 1"


def mark(name: str, shapes: list[tuple[str, str]], over: str = "", defs: str = "", halo: float = 8.5, edge: float = 5, rule: str = "nonzero") -> None:
    """Writes one icon as an SVG file among the marks from shapes (path, fill): all get one ivory halo, one ink edge,
    then their fills."""
    whole = "".join(d for d, _ in shapes)
    body = (path(whole, IVORY, f'stroke="{IVORY}" stroke-width="{halo}" stroke-linejoin="round" fill-rule="{rule}"')
            + path(whole, INK, f'stroke="{INK}" stroke-width="{edge}" stroke-linejoin="round" fill-rule="{rule}"')
            + "".join(path(d, fill, f'fill-rule="{rule}"' if rule != "nonzero" else "") for d, fill in shapes) + over)
    save(f"marks/{name}", svg(64, 64, down("m", FLAT) + defs, body))


def bar(x1: float, y1: float, x2: float, y2: float, w: float) -> str:
    """Returns the SVG outline of a thick line with flat ends."""
    dx, dy = x2 - x1, y2 - y1
    k = w / 2 / (dx * dx + dy * dy) ** .5
    px, py = -dy * k, dx * k
    return pts(((x1 + px, y1 + py), (x2 + px, y2 + py), (x2 - px, y2 - py), (x1 - px, y1 - py)))


def arc(cx: float, cy: float, r: float, w: float, a0: float, a1: float) -> str:
    """Returns the SVG outline of a thick arc, clockwise from angle a0 to a1, in degrees from the right."""
    big = int(a1 - a0 > 180)
    (ax, ay), (bx, by) = polar(cx, cy, r + w / 2, a0), polar(cx, cy, r + w / 2, a1)
    (c_x, c_y), (dx, dy) = polar(cx, cy, r - w / 2, a1), polar(cx, cy, r - w / 2, a0)
    return (f"M{n(ax)} {n(ay)}A{n(r + w / 2)} {n(r + w / 2)} 0 {big} 1 {n(bx)} {n(by)}L{n(c_x)} {n(c_y)}A{n(r - w / 2)} {n(r - w / 2)} 0 {big} 0 {n(dx)} {n(dy)}Z")


def laurels() -> None:
    for number in (0, 1, 2, 3, 4, 5):
        leaves = []
        for i, a in enumerate((84, 57, 30, 3, -24, -50)):
            x, y = polar(32, 31.5, 23, a)
            d = leaf(x, y, a - (52, 56, 60, 64, 68, 74)[i], 16.5 - .5 * i, 14.5 - .5 * i)
            leaves += [d, flip(d)]
        whole = "".join(leaves)
        disc = circle(32, 31.5, 20.5)
        body = (path(whole + disc, INK, f'stroke="{INK}" stroke-width="4" stroke-linejoin="round"')
                + path(disc, "url(#p)") + path(whole, "url(#l)", f'stroke="{INK}" stroke-width="1.200" stroke-linejoin="round"'))
        if number:
            body += path(glyphs(str(number), 27, 32, 31, 900), INK)
        body = (path(whole, IVORY, f'stroke="{IVORY}" stroke-width="6.500" stroke-linejoin="round"') + path(circle(32, 31.5, 25), IVORY) + body)
        body = f'<g transform="translate(4.500 5) scale(.86)">{body}</g>'
        save("marks/laurel" + (f"_{number}" if number else ""), svg(64, 64, radial("p", "#ffffff 0 #FFF8E7 .6 #eadbb4 1") + down("l", "#ffe08a 0 #d9a53a .6 #b07a1e 1"), body))


def flip(d: str) -> str:
    import re

    values = [float(v) for v in re.findall(r"-?\d+\.?\d*", d)]
    it = iter(f"{n(64 - v)}" if i % 2 == 0 else n(v) for i, v in enumerate(values))
    return re.sub(r"-?\d+\.?\d*", lambda _: next(it), d)


def swords() -> None:
    def rot(points, a):
        import math

        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        return pts((32 + x * c - y * s, 30 + x * s + y * c) for x, y in points)

    blade, light = [(-3.6, 14), (-3.6, -24), (0, -31), (3.6, -24), (3.6, 14)], [(0, 14), (0, -31), (3.6, -24), (3.6, 14)]
    guard, grip, knob = [(-11, 13), (11, 13), (11, 18), (-11, 18)], [(-3, 18), (3, 18), (3, 27), (-3, 27)], [(-4.6, 26), (4.6, 26), (4.6, 32), (-4.6, 32)]
    body, halo = "", ""
    for a in (-45, 45):
        whole = "".join(rot(p, a) for p in (blade, guard, grip, knob))
        halo += path(whole, IVORY, f'stroke="{IVORY}" stroke-width="8" stroke-linejoin="round"')
        body += (path(whole, INK, f'stroke="{INK}" stroke-width="4.600" stroke-linejoin="round"') + path(rot(blade, a), "#fbf6ea") + path(rot(light, a), "#b9b2a3")
                 + path(rot(guard, a), "url(#m)") + path(rot(grip, a), RED) + path(rot(knob, a), "url(#m)"))
    save("marks/swords", svg(64, 64, down("m", FLAT), halo + body))


def slots() -> None:
    shapes = {"square": rect(10, 10, 44, 44, 3), "pentagon": ngon(32, 34.5, 27.5, 5), "octagon": ngon(32, 32, 26.5, 8, -67.5)}
    for name, d in shapes.items():
        body = (path(d, "none", f'stroke="{IVORY}" stroke-width="10" stroke-linejoin="round"') + path(d, INK, f'stroke="{INK}" stroke-width="7.500" stroke-linejoin="round" fill-opacity=".42"')
                + path(d, "none", 'stroke="url(#m)" stroke-width="4" stroke-linejoin="round"'))
        save(f"marks/slot_{name}", svg(64, 64, linear("m", FLAT), body))


def eras() -> None:
    for era, (light, base, deep) in ERA.items():
        d = "M13 4H51V60L32 49L13 60Z"
        numeral = glyphs(ROMAN[era], (29, 27, 24)[era - 1], 32, 27, 900 if era < 3 else 800)
        face, rim = (INK, "#fff3cf") if era == 2 else (IVORY, INK)
        body = (path(d, IVORY, f'stroke="{IVORY}" stroke-width="7" stroke-linejoin="round"') + path(d, INK, f'stroke="{INK}" stroke-width="4" stroke-linejoin="round"') + path(d, "url(#m)")
                + path("M16.500 7H47.500V54L32 45L16.500 54Z", "none", f'stroke="{mix(light, IVORY, .5)}" stroke-width="1.500" opacity=".8"')
                + path(numeral, rim, f'stroke="{rim}" stroke-width="{4.5 if era != 2 else 3}" stroke-linejoin="round"') + path(numeral, face))
        save(f"marks/era_{era}", svg(64, 64, linear("m", f"{light} 0 {base} .45 {mix(base, deep, .6)} 1"), body))


def hands() -> None:
    def card(turn: float, dx: float, fill: str) -> str:
        d = rect(-14, -20, 28, 40, 4)
        return (f'<g transform="translate({32 + dx} 33) rotate({turn})">' + path(d, INK, f'stroke="{INK}" stroke-width="4" stroke-linejoin="round"') + path(d, fill, f'stroke="{IVORY}" stroke-width="1.800"') + "</g>")

    def fan(name: str, back: str, front: str, emblem: str) -> None:
        halo = "".join(f'<g transform="translate({32 + dx} 33) rotate({t})">' + path(rect(-14, -20, 28, 40, 4), IVORY, f'stroke="{IVORY}" stroke-width="7" stroke-linejoin="round"') + "</g>" for t, dx in ((-17, -9), (0, 0), (17, 9)))
        save(f"marks/{name}", svg(64, 64, down("m", FLAT) + linear("k", f"{mix(front, IVORY, .25)} 0 {front} .5 {mix(front, INK, .4)} 1"),
                                  halo + card(-17, -9, back) + card(17, 9, back) + card(0, 0, "url(#k)") + emblem))

    fan("hand_gold", "#7c5210", "#9a6a18", path(circle(32, 33, 9.5), "url(#m)", ink(2)) + path(circle(32, 33, 6), "none", 'stroke="#8f6418" stroke-width="1.500"') + path(star(32, 33, 4.6, 2, 5), "#8f6418"))
    sword = "M-1.800 8V-11L0-14L1.800-11V8ZM-6 8H6V11H-6ZM-1.600 11H1.600V16H-1.600Z"
    fan("hand_combat", "#5a0f0a", RED, "".join(f'<g transform="translate(32 32) rotate({a})">{path(sword, INK, ink(3.4))}{path(sword, "#fff3d0")}</g>' for a in (-40, 40)))
    fan("hand_mission", "#123252", "#1F4E79", path(star(32, 32, 11.5, 4.8, 5), "url(#m)", ink(2)))


def signs() -> None:
    mark("lock", [(arc(32, 26, 12, 6.5, -180, 0) + "M16.800 26H23.200V34H16.800ZM40.800 26H47.200V34H40.800Z", "#d5cfc1"), (rect(12, 30, 40, 27, 5), "url(#m)")],
         path(circle(32, 41, 4.6) + "M30 42H34L36 51H28Z", INK))
    eye = "M4 32C15 10 49 10 60 32C49 54 15 54 4 32Z"
    mark("eye", [(eye, IVORY)], path(circle(32, 32, 12), "#3f78ad", ink(3)) + path(circle(32, 32, 5.6), INK) + path(circle(28, 27.5, 3), "#fff"))
    mark("check", [("M8 34L17 25L27 35L48 12L57 21L27 53Z", GREEN)], line("M13 33.500L27 46L52 19", "#8fd196", 2, 'opacity=".8"'))
    mark("cross", [("M14 7L32 24L50 7L57 14L40 32L57 50L50 57L32 40L14 57L7 50L24 32L7 14Z", "#c23b2c")], line("M14 11.500L32 28.500L50 11.500", "#f0a397", 2, 'opacity=".8"'))
    move = "M6 24H32V10L58 32L32 54V40H6Z"
    mark("arrow_move", [(move, "url(#m)")], line("M9 27H35V17L54 32", "#fff6d8", 2, 'opacity=".8"'))
    mark("arrow_attack", [("M6 25H30V9L59 32L30 55V39H6L15 32Z", "#c23b2c")], line("M12 28H33.500V16L54 32", "#f0a397", 2, 'opacity=".85"'))
    turn = "M26 6L6 24L26 42V31H34C42 31 47 36 47 42C47 48 42 51 36 51H20V59H36C48 59 57 52 57 42C57 30 48 20 34 20H26Z"
    mark("undo", [(turn, "url(#m)")])
    mark("redo", [("M38 6L58 24L38 42V31H30C22 31 17 36 17 42C17 48 22 51 28 51H44V59H28C16 59 7 52 7 42C7 30 16 20 30 20H38Z", "url(#m)")])
    mark("menu", [(rect(9, y, 46, 10, 4), "url(#b)") for y in (10, 27, 44)], defs=linear("b", FLAT))
    # a written scroll
    mark("log", [("M14 8H48V52H14Z", IVORY), ("M8 8C8 4 20 4 20 8V13H8Z", "#d9c79d"), ("M14 50H56C56 60 50 60 46 60H20C15 60 14 56 14 50Z", "#d9c79d")],
         path("M14 8V52H48V8Z", IVORY) + line("M21 18H42M21 26H42M21 34H36M21 42H40", INK, 3))
    mark("gallery", [(rect(6, 9, 52, 46, 3), "url(#m)")], path(rect(14, 17, 36, 30), "#bfe0f2", ink(2.2)) + path("M14 47V38L25 27L34 37L40 31L50 41V47Z", "#3f7d4a", ink(1.8)) + path(circle(42, 24.5, 3.6), "#f6c945", ink(1.4)))
    mark("cities", [("M6 58V34L16 26L24 32V58Z", IVORY), ("M40 58V30H58V58Z", "#e7d3a6"), ("M22 58V24L32 8L42 24V58Z", "url(#m)")],
         path("M30 4.500h4v5h-4Z", INK) + path("M28 58V47A4 4 0 0 1 36 47V58Z", INK) + path(circle(32, 28, 4), INK) + path(rect(11, 39, 6, 7) + rect(45, 36, 4, 6) + rect(51, 36, 4, 6) + rect(45, 47, 4, 6) + rect(51, 47, 4, 6), INK))
    mark("turn", [(arc(32, 32, 24, 9, -30, 205), "url(#m)"), (pts([polar(32, 32, 37, 200), polar(32, 32, 24, 250), polar(32, 32, 11, 200)]), "url(#m)"), (ngon(32, 32, 10, 6), "url(#m)")])
    mark("home", [("M32 7L60 33L54 39L51 36V57H13V36L10 39L4 33Z", "url(#m)")], path("M26 57V43A6 6 0 0 1 38 43V57Z", INK))
    for name, sign in (("zoom_in", "M22 15H29V22H36V29H29V36H22V29H15V22H22Z"), ("zoom_out", "M15 22H36V29H15Z")):
        mark(name, [(bar(40, 40, 57, 57, 11), "#8a5a32"), (circle(25.5, 25.5, 20), "url(#m)")], path(circle(25.5, 25.5, 14.5), "#f4ecd8", ink(1.6)) + path(sign, INK))
    teeth = []
    for i in range(8):
        a = 45 * i
        teeth += [polar(32, 32, 19.5, a - 15), polar(32, 32, 28, a - 9.5), polar(32, 32, 28, a + 9.5), polar(32, 32, 19.5, a + 15)]
    mark("settings", [(pts(teeth) + "M40 32a8 8 0 1 0-16 0a8 8 0 1 0 16 0Z", "url(#m)")], rule="evenodd")
    speaker = ("M6 24H16L32 10V54L16 40H6Z", "url(#m)")
    mark("sound", [speaker, (arc(32, 32, 12, 5.5, -42, 42), "url(#m)"), (arc(32, 32, 22.5, 5.5, -42, 42), "url(#m)")])
    mark("mute", [speaker, ("M40 22L45 17L50.500 25L56 17L61 22L55 31.500L61 42L56 47L50.500 38L45 47L40 42L46 31.500Z", "#c23b2c")])
    # how well a host is heard; broken, struck through
    bars = [rect(9, 38, 11, 16), rect(26.5, 25, 11, 29), rect(44, 11, 11, 43)]
    mark("line", [(bar_, "url(#m)") for bar_ in bars])
    mark("line_broken", [*((bar_, "#9a8a74") for bar_ in bars), (bar(8, 8, 56, 57, 9), "#c8452f")])
    mark("say", [("M10 9H54a5 5 0 0 1 5 5V38a5 5 0 0 1 -5 5H33L19 57V43H10a5 5 0 0 1 -5 -5V14a5 5 0 0 1 5 -5Z", "url(#m)")],
         line("M16 20H48M16 31H38", INK, 4))
    # a sand-glass tells the rounds
    mark("round", [("M13 5H51V12H13ZM13 52H51V59H13Z", "url(#m)"), ("M17 12H47C47 24 39 28 36 32C39 36 47 40 47 52H17C17 40 25 36 28 32C25 28 17 24 17 12Z", "#f4f1e6")],
         path("M22 20H42C40 25 35 28 32 32C29 28 24 25 22 20Z", "#d9a53a") + path("M21 52C22 46 28 45 32 40C36 45 42 46 43 52Z", "#d9a53a") + line("M32 32V42", "#d9a53a", 2))


def marks() -> None:
    laurels(), swords(), slots(), eras(), hands(), signs()


if __name__ == "__main__":
    marks()
