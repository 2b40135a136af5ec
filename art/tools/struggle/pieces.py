"""Draws and writes Imperial Struggle's marks, goods, points, map pieces, Advantages, Investment and War tiles. Run:
python -m art.tools.struggle.pieces"""

from __future__ import annotations

from art.tools.kit import (
    INK,
    IVORY,
    circle,
    glyphs,
    ink,
    keep_used,
    leaf,
    line,
    linear,
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
from art.tools.struggle import emblems as e


def write(name: str, body: str, size: float = 64, scale: float = .54, more: str = "", width: float = 0) -> None:
    """Writes a symbol (100 units round the origin) as an SVG file, in the middle of a picture `size` high: square,
    or as wide as `width`."""
    defs = keep_used(e.defs() + more, body)
    w = width or size
    save(f"struggle/{name}", svg(w, size, defs, f'<g transform="translate({w / 2} {size / 2}) scale({scale})">{body}</g>'))


def at(x: float, y: float, scale: float, body: str, turn: float = 0) -> str:
    return f'<g transform="translate({x} {y})' + (f" rotate({turn})" if turn else "") + f' scale({scale})">{body}</g>'


def shadow(d: str) -> str:
    return at(4, 5, 1, path(d, INK, f'stroke="{INK}" stroke-width="5" opacity=".35"'))


def plate(d: str, fill: str = "url(#pp)", rim: str = IVORY) -> str:
    """Returns the SVG of a piece's base in the outline d: shadow, ink ring, ring in the rim's colour, filled face."""
    return shadow(d) + path(d, INK, f'stroke="{INK}" stroke-width="11" stroke-linejoin="round"') + path(d, rim, f'stroke="{rim}" stroke-width="6" stroke-linejoin="round"') + path(d, fill, ink(2.4))


def marks() -> None:
    for side in e.SIDES:
        write(f"marks/{side}", shadow(e.OUTLINE[side]) + e.mark(side))
        write(f"marks/{side}_plain", shadow(e.OUTLINE[side]) + e.mark(side, False))


def goods() -> None:
    tint = {"furs": "#e9d2ad", "fish": "#dfeaea", "tobacco": "#e6e7c3", "sugar": "#f4e3c6", "cotton": "#cfdfc4", "spice": "#f3ddb0"}
    for name, draw in e.COMMODITIES.items():
        write(f"goods/{name}", plate(circle(0, 0, 47), tint[name]) + path(circle(0, 0, 47), "url(#lt)", 'opacity=".5"') + at(0, 0, .76, draw()), scale=.52)


def points() -> None:
    for name, draw in e.POINTS.items():
        write(f"points/{name}", draw(), scale=.55)


FORT = pts(polar(0, 0, r, -90 + 30 * i) for i, r in enumerate((50, 32) * 6))


def fort(body: str = "") -> str:
    stone = shadow(FORT) + path(FORT, INK, f'stroke="{INK}" stroke-width="8" stroke-linejoin="round"') + path(FORT, "url(#st)", f'stroke="{IVORY}" stroke-width="2"')
    return stone + path(FORT, "url(#lt)", 'opacity=".6"') + path(pts(polar(0, 0, r, -90 + 30 * i) for i, r in enumerate((39, 26) * 6)), "#b9b2a3", ink(2)) + line("".join(f"M{x:.1f} {y:.1f}L{p:.1f} {q:.1f}" for i in range(6) for (x, y), (p, q) in [(polar(0, 0, 40, -90 + 60 * i), polar(0, 0, 48, -90 + 60 * i))]), "#6f695d", 2) + path(circle(0, 0, 23), "#8d877a", ink(2.4)) + body


def pieces() -> None:
    hexagon = ngon(0, 0, 47, 6)
    write("pieces/fort", plate(hexagon, "#efe2c3") + path(pts(polar(0, 0, r, -90 + 30 * i) for i, r in enumerate((37, 23) * 6)), "#dccba2", f'stroke="{INK}" stroke-width="3" stroke-dasharray="7 5" stroke-linejoin="round"'), 96, .84)
    write("pieces/fort_built", fort(at(0, 0, .4, e.tower("#efe8d8"))), 96, .84)
    crack = "M-14-44L-4-22L-16-8L6 8L-4 24L12 46"
    burst = star(14, -6, 26, 11, 9, -70)
    write("pieces/fort_damaged", fort() + path("M22-42L34-26L20-18Z", INK, 'opacity=".5"') + line(crack, INK, 9) + line(crack, "#4a4038", 4) + path(burst, "url(#fl)", ink(3)) + path(star(14, -6, 14, 6, 9, -70), "#fff0a8"), 96, .84)
    for side in ("france", "britain"):
        write(f"pieces/squadron_{side}", shadow("M-50 12L-38 17H38L52 8C50 28 42 38 32 44H-32C-42 38-48 28-50 12Z") + e.ship(side) + e.wake(), 96, .84)
        write(f"pieces/squadron_{side}_small", e.ship(side, False), 64, .56)
    write("pieces/market", plate(circle(0, 0, 47)) + path(circle(0, 0, 40), "none", 'stroke="#c7b182" stroke-width="2"'), 96, .84)
    lozenge = ngon(0, 0, 50, 4)
    write("pieces/political", plate(lozenge) + path(ngon(0, 0, 41, 4), "none", 'stroke="#c7b182" stroke-width="2"'), 96, .84)
    write("pieces/political_prestige", plate(lozenge, "url(#pp)", "url(#au)") + path(ngon(0, 0, 43, 4), "none", 'stroke="url(#au)" stroke-width="3"'), 96, .84)
    write("pieces/territory", plate(rect(-42, -42, 84, 84, 6)) + path(rect(-36, -36, 72, 72, 3), "none", 'stroke="#c7b182" stroke-width="2"'), 96, .84)
    waves = line("M-34-22q7-6 14 0t14 0 14 0 14 0 12 0M-38 0q7-6 14 0t14 0 14 0 14 0 14 0 6 0M-32 22q7-6 14 0t14 0 14 0 14 0 8 0", "#d7ebe6", 2.4)
    write("pieces/naval", plate(hexagon, "url(#wa)") + waves + at(0, 0, .72, e.anchor()), 96, .84)
    write("pieces/naval_prestige", plate(hexagon, "url(#wa)") + waves + path(ngon(0, 0, 41, 6), "none", 'stroke="url(#au)" stroke-width="4"') + at(0, 0, .72, e.anchor()), 96, .84)
    pentagon = ngon(0, 3, 49, 5)
    write("pieces/advantage", plate(pentagon) + path(ngon(0, 3, 41, 5), "none", 'stroke="url(#au)" stroke-width="4"'), 96, .84)
    write("pieces/conflict", e.flame(), 64, .55)
    write("pieces/conflict_plus", at(-6, -2, .96, e.flame()) + path(circle(30, 30, 20), IVORY, ink(3)) + path(glyphs("1", 22, 35, 30, 800), INK) + line("M17 30h12M23 24v12", INK, 3.4), 64, .54)
    shield = "M-48-50Q0-62 48-50V2C48 36 22 50 0 60C-22 50-48 36-48 2Z"
    write("pieces/protected", shadow(shield) + path(shield, INK, ink(7)) + path(shield, "url(#pp)") + at(0, 0, .88, path(shield, "none", 'stroke="url(#au)" stroke-width="5"')), 96, .74)
    green = linear("ag", "#4c7a5e 0 #2f4f3f .5 #1a3025 1")
    award = rect(-46, -42, 92, 84, 9)
    write("pieces/award", shadow(award) + path(award, "url(#ag)", ink(5)) + path(rect(-39, -35, 78, 70, 5), "none", 'stroke="url(#au)" stroke-width="3.500"') + path(award, "url(#lt)", 'opacity=".5"'), 96, .86, green)
    write("pieces/territory_tower", e.tower(), 64, .55)
    write("pieces/prestige", e.crown(), 64, .56)
    write("pieces/alliance", '<g transform="rotate(35)">' + at(0, 4, 1, path("M-6 16V-42L0-54L6-42V16Z", "#fbf6ea", ink(3)) + path("M0-52V16H6V-42Z", "#a9a294") + path("M-20 14C-14 26 14 26 20 14L18 24C10 33-10 33-18 24Z", "url(#au)", ink(3)) + path(rect(-4.5, 26, 9, 14), "#8C1C13", ink(2.4)) + path(circle(0, 45, 7), "url(#au)", ink(2.6))) + "</g>", 64, .54)
    write("pieces/local", e.feather(), 64, .55)
    church = path("M-30 46V0L0-22L30 0V46Z", IVORY, ink(3)) + path("M0-22L30 0V46H4Z", INK, 'opacity=".2"') + path("M-36 2L0-26L36 2", "none", 'stroke="#8a3a24" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"') + line("M0-28V-52M-9-43H9", INK, 5)
    write("pieces/huguenots", church + path("M-9 46V24A9 10 0 0 1 9 24V46Z", "#f6d071", ink(2.6)), 64, .56)
    write("pieces/huguenots_spent", church + path("M-9 46V24A9 10 0 0 1 9 24V46Z", "#4a4f55", ink(2.6)) + line("M-14 22L14 42M14 22L-14 42", "#8C1C13", 5), 64, .56)
    rose = "".join(path(circle(*polar(0, -6, 17, -90 + 72 * i), 15), "#fffdf2", ink(2.8)) for i in range(5))
    write("pieces/jacobites", path("M-10 10L-26 52L-8 44L0 54L8 44L26 52L10 10Z", "#1F4E9C", ink(2.8)) + rose + path(circle(0, -6, 9), "url(#au)", ink(2.4)), 64, .56)
    write("pieces/hourglass", path("M-26-46H26V-36C26-18 8-12 8 0C8 12 26 18 26 36V46H-26V36C-26 18-8 12-8 0C-8-12-26-18-26-36Z", "#dbe8e6", ink(3)) + path("M-18-26H18C14-14 4-10 0 0C-4-10-14-14-18-26ZM-20 40C-16 24-4 22 0 14C4 22 16 24 20 40Z", "#e0ae4c") + path(rect(-32, -52, 64, 11, 3) + rect(-32, 41, 64, 11, 3), "url(#wd)", ink(3)), 64, .54)


# --- the Advantages: one drawing each, 100 units round the origin ------------------------------------------------------------------------------------------
def barrel(x: float, y: float, s: float = 1, mark: str = "") -> str:
    return at(x, y, s, path("M-20-28H20C28-10 28 10 20 28H-20C-28 10-28-10-20-28Z", "url(#wd)", ink(3)) + line("M-25-12H25M-25 12H25", "#3a2d24", 4.5) + line("M-8-27C-12-8-12 8-8 27M8-27C12-8 12 8 8 27", "#5b3617", 2) + mark)


def musket(turn: float) -> str:
    return f'<g transform="rotate({turn})">' + path("M-50 6C-40 0-24-4-10-4L-10 3C-24 4-34 12-44 18Z", "url(#wd)", ink(2.6)) + path("M-12-5H50V0H-12Z", "url(#st)", ink(2.4)) + path("M-16-4L-8-12L-4-4Z", "#4a4f55", ink(2)) + "</g>"


def tomahawk(turn: float) -> str:
    return f'<g transform="rotate({turn})">' + path(rect(-4, -46, 8, 94, 3), "url(#wd)", ink(2.6)) + path("M4-42C20-46 32-40 38-30C30-18 18-18 4-20Z", "url(#st)", ink(2.6)) + path("M-4-40L-16-34V-26L-4-22Z", "url(#st)", ink(2.6)) + path("M-4 30L-16 42L-8 40L-12 52L0 44Z", "#c4302a", ink(2)) + "</g>"


def scimitar(turn: float, flip: int = 1) -> str:
    return f'<g transform="rotate({turn}) scale({flip} 1)">' + path("M-4 20C-8-10-4-34 22-52C24-30 12-6 6 20Z", "url(#st)", ink(2.8)) + path("M-16 18H18V25H-16Z", "url(#au)", ink(2.6)) + path("M-3 25H5L8 44C4 50-4 48-6 44Z", "#8C1C13", ink(2.6)) + "</g>"


def wheat() -> str:
    out = ""
    for x, a in ((-17, -20), (17, 20), (0, 0)):
        ears = "".join(path(leaf(0, -8 - 9 * i, -90 + s * 38, 19, 11), "url(#au)", ink(2)) for i in range(4) for s in (-1, 1)) + path(leaf(0, -40, -90, 18, 10), "url(#au)", ink(2))
        out += f'<g transform="translate({x * .5} 10) rotate({a})">' + line("M0 40V-40", INK, 6) + line("M0 40V-40", "#d9a53a", 3) + ears + "</g>"
    return out + path("M-18 18Q0 26 18 18L20 30Q0 38-20 30Z", "#8C1C13", ink(2.6))


def fruit() -> str:
    leaves = "".join(path(leaf(0, -14, a, 38, 13), "url(#gr)", ink(2.4)) for a in (-90, -60, -120, -35, -145))
    return leaves + path("M0-20C22-20 28 0 26 16C24 36 12 50 0 50C-12 50-24 36-26 16C-28 0-22-20 0-20Z", "#e8a63a", ink(3)) + path("M0-20C-22-20-28 0-26 16C-24 36-12 50-4 49C-14 20-12-4 0-20Z", "#ffd77a") + line("M-22-4L16 40M-26 12L4 46M-12-16L25 22M22-4L-16 40M26 12L-4 46M12-16L-25 22", "#8f5a14", 2)


def silk() -> str:
    return path("M-46-20H20C34-20 34 16 20 16H-46Z", "#b04a8c", ink(3)) + path("M-46-20H20C26-20 30-12 30-6H-46Z", "#e29ac4") + f'<ellipse cx="-46" cy="-2" rx="8" ry="18" fill="#7c2c62" {ink(2.8)}/><ellipse cx="-46" cy="-2" rx="3.500" ry="9" fill="url(#wd)" {ink(2)}/>' + path("M0 16C10 34-8 40 4 54H38C28 40 44 30 29 8C26 14 24 16 20 16Z", "#c9609f", ink(3)) + line("M12 22C18 34 8 40 16 50M24 20C30 34 20 40 28 50", "#f1cf74", 2.4)


def textiles() -> str:
    out = ""
    for y, c, d in ((26, "#3f78ad", "#9cc4e6"), (2, "#c98a2b", "#f3d27c"), (-22, "#a33a2c", "#e58f7c")):
        out += path(f"M-44 {y - 10}C-52 {y - 10}-52 {y + 12}-44 {y + 12}H40C48 {y + 12} 48 {y - 10} 40 {y - 10}Z", c, ink(3)) + path(f"M-42 {y - 8}H38L36 {y - 1}H-44Z", d) + line(f"M-30 {y + 5}l6-5 6 5 6-5 6 5 6-5 6 5 6-5 6 5 6-5", IVORY, 2)
    return out + path("M-6-34H8V38H-6Z", "#f4ead2", ink(2.6))


def paper(x: float, y: float, s: float, marks: str, turn: float = 0) -> str:
    return at(x, y, s, path("M-34-44H34V44H-34Z", "url(#pp)", ink(3)) + marks, turn)


def skull(s: float) -> str:
    return f'<g transform="scale({s})">' + line("M-40 22L40 48M40 22L-40 48", INK, 15) + line("M-40 22L40 48M40 22L-40 48", IVORY, 8) + path("M0-48C28-48 40-28 36-6C34 6 26 8 24 12V26H-24V12C-26 8-34 6-36-6C-40-28-28-48 0-48Z", IVORY, ink(3.4)) + path(circle(-15, -8, 9) + circle(15, -8, 9) + "M0 2L6 13H-6Z", INK) + line("M-10 16v8M0 16v8M10 16v8", INK, 3) + "</g>"


def elephant() -> str:
    return path("M-14-30C10-40 40-30 44 0V46H28V22H4V46H-12V16C-16 14-22 18-24 28C-26 42-40 46-46 34C-40 38-36 34-36 24C-38-2-34-22-14-30Z", "#8d949b", ink(3)) + path("M-12-18C4-24 12-8 6 8C-4 12-12 4-12-18Z", "#6f767d", ink(2.4)) + path(circle(-24, -12, 3), INK) + path("M-28 12C-30 20-38 22-44 18C-38 16-36 12-36 8Z", IVORY, ink(2)) + path("M8-34L10-52H36L40-26C30-34 18-36 8-34Z", "#c4302a", ink(2.8)) + path("M6-52H40L23-64Z", "url(#au)", ink(2.6))


def handshake() -> str:
    return at(0, 0, .98, path("M-50-22L-34-28L-26 8L-44 14Z", "#1F4E9C", ink(3)) + path("M50-22L34-28L26 8L44 14Z", "#6b2d2d", ink(3)) + path("M-30-18L-6-10L18-20L32-16L28 6L8 24C2 28-4 28-8 24L-28 6Z", "#f0cfa8", ink(3)) + line("M-6-10C-16 0-18 6-12 8C-4 8 2 0 8-2L26 10M-8 24C-2 20 0 16-4 12M6 25C10 20 8 16 4 14", INK, 3))


def eagle(head: str = "#2b2b30") -> str:
    wing = "M-6-10C-20-34-40-38-50-30C-46-26-46-22-48-16C-44-14-44-10-46-4C-42-2-40 2-41 8C-36 8-32 12-30 18C-24 14-14 12-6 14Z"
    out = "".join(f'<g transform="scale({s} 1)">{path(wing, head, ink(2.4))}</g>' for s in (1, -1))
    return out + path("M-10-14C-12-2-14 20 0 34C14 20 12-2 10-14Z", head, ink(2.4)) + path("M-12 30L0 50L12 30L0 26Z", head, ink(2.4)) + path("M-10-14C-12-30-4-38 4-38C10-38 12-34 18-30L8-26C10-22 10-18 10-14Z", head, ink(2.4)) + path("M11-33L22-29L9-26Z", "url(#au)", ink(1.6)) + path(star(0, 4, 11, 4.6), "url(#au)", ink(1.6)) + path("M-9-40L-12-52L-5-47L1-54L6-47L13-51L9-40Z", "url(#au)", ink(2))


def advantages() -> None:
    c = e
    draw = {
        "baltic_trade": line("M-36 44H36", INK, 2) + "".join(path(f"M{x} 40V{y}L{x + 7} {y - 10}L{x + 14} {y}V40Z", "url(#wd)", ink(2.4)) for x, y in ((-46, -2), (-32, -12), (-18, -4))) + path("M4 42V-46H12V42Z", "url(#wd)", ink(2.6)) + path("M12-40L48-8L12 14Z", IVORY, ink(3)) + path("M2-34L-14-10H2Z", "#e6d3a6", ink(2.6)) + path("M-50 36H50L40 52H-40Z", "url(#wd)", ink(3)),
        "central_europe_conflict": at(0, 2, .95, path("M-48 40L-20-8L-4 14L16-30L50 40Z", "#7C8288", ink(3)) + path("M16-30L26-10L16-4L6-8ZM-20-8L-12 4L-20 8L-28 6Z", IVORY, ink(2))) + at(0, 20, .55, c.flame()),
        "german_diplomacy": at(0, -2, .96, eagle()),
        "italy_influence": path("M-50 40H50V48H-50Z", "url(#st)", ink(2.6)) + path("M-36-4C-36-34 36-34 36-4Z", "#c98a2b", ink(3)) + path("M-36-4C-36-34-4-28-4-26C-18-20-22-12-22-4Z", "#f3d27c") + path("M-7-26V-38H7V-26Z", IVORY, ink(2.4)) + line("M0-38V-52M-6-46H6", INK, 3.4) + path("M-42-4H42V6H-42Z", IVORY, ink(2.6)) + "".join(path(rect(x, 6, 9, 34), "#fff6de", ink(2.2)) for x in (-38, -21, -4, 13, 30)),
        "mediterranean_intrigue": path("M-44-14C-30-28-12-20 0-12C12-20 30-28 44-14C46 8 34 22 20 20C10 18 6 8 0 8C-6 8-10 18-20 20C-34 22-46 8-44-14Z", "#3a2d4a", ink(3)) + path("M-34-4C-26-14-14-10-10 0C-18 8-28 8-34-4ZM34-4C26-14 14-10 10 0C18 8 28 8 34-4Z", IVORY, ink(2.2)) + line("M-40-14C-28-22-12-16 0-8", "#8d7aa8", 3) + path("M-4 14L0 54L4 14Z", "url(#st)", ink(2.4)) + path("M-14 14H14V20H-14Z", "url(#au)", ink(2.2)) + line("M44-12C56 4 50 24 40 40", "#c4302a", 4),
        "naval_bastion": path("M-50 40H50V50H-50Z", "url(#wa)", ink(2.6)) + path("M-42 40L-34-10H-40V-28H-26V-20H-14V-28H0V-20H12V-28H26V-10H20L28 40Z", "url(#st)", ink(3)) + path("M4-20H12V-28H26V-10H20L28 40H6Z", INK, 'opacity=".22"') + path(circle(-18, 6, 6) + circle(4, 6, 6), INK) + at(26, 20, .5, c.anchor("#3f5f78")) + line("M-8-28V-52", INK, 3.4) + path("M-8-52L18-45L-8-37Z", "#c4302a", ink(2.2)),
        "silesia_negotiations": paper(0, -4, .9, line("M-22-28H22M-22-14H22M-22 0H10", "#8a6f48", 3.4)) + at(-18, 30, .32, c.seal()) + at(18, 30, .32, c.seal(path(star(1, -2, 21, 9), "#e9a08f"))) + line("M30-50C20-30 8-16-4 2", INK, 5) + path("M38-54C22-50 14-38 12-24C24-28 34-38 38-54Z", "#7c8a4a", ink(2.4)),
        "algonquin_raids": tomahawk(-38) + tomahawk(38).replace('rotate(38)', 'rotate(38) scale(-1 1)'),
        "fur_trade": at(-8, -4, .78, c.furs()) + at(28, 26, .8, path(circle(0, 0, 24), "url(#au)", ink(3.4)) + path(glyphs("1", 24, 0, 0, 800), INK)),
        "iroquois_raids": path("M-44 48C-52 10-36-26 0-52", "none", ink(9)) + line("M-44 48C-52 10-36-26 0-52", "#a8713f", 4) + line("M-44 48L0-52", IVORY, 2) + "".join(at(x, y, 1, line("M-34 26L34-26", INK, 6) + line("M-34 26L34-26", "#c9a26a", 2.6) + path("M34-26L48-36L40-18Z", "url(#st)", ink(2.4)) + path("M-34 26L-46 26L-40 36L-30 36L-24 20Z", col, ink(2))) for x, y, col in ((4, -6, "#c4302a"), (8, 22, "#3f78ad"))),
        "patriot_agitation": path("M-8 52V0H8V52Z", "url(#wd)", ink(3)) + "".join(path(circle(x, y, r), "url(#gr)", ink(3)) for x, y, r in ((-24, -10, 20), (24, -10, 20), (0, -28, 23))) + path(circle(-24, -10, 17) + circle(24, -10, 17) + circle(0, -28, 20), "#4f8a52") + "".join(path(f"M{x - 6} {y}L{x + 6} {y}L{x + 8} {y + 17}H{x - 8}Z", "#ffd77a", ink(2.4)) + line(f"M{x} {y - 8}V{y}", INK, 2.4) for x, y in ((-26, -8), (26, -8), (0, -26))) + at(0, 34, .36, c.flame()),
        "wheat": wheat(),
        "fruit": fruit(),
        "letters_of_marque": paper(-6, -4, .9, line("M-22-30H22M-22-18H22M-22-6H14", "#8a6f48", 3.4) + at(0, 22, .36, c.ship("britain", False))) + at(24, 30, .42, c.seal()),
        "pirate_havens": skull(.95),
        "rum": barrel(0, 4, 1.25) + path(circle(0, 4, 13), IVORY, ink(2.6)) + at(0, 4, .2, path("M-6-44V44M-30-10C-14-40 14-40 30-10", "none", 'stroke="#4f8a52" stroke-width="16"')) + path("M28 34H44V46H28Z", "url(#au)", ink(2.4)) + path("M36 46C42 54 40 58 36 58C32 58 30 54 36 46Z", "#c98545", ink(1.6)),
        "slaving_contracts": "".join(path(d, "none", f'stroke="{INK}" stroke-width="{w}"') + path(d, "none", f'stroke="#8d949b" stroke-width="{w - 6}"') for d, w in ((circle(-28, 18, 16), 15), (circle(28, 18, 16), 15))) + "".join(f'<ellipse cx="{x}" cy="{y}" rx="9" ry="6" fill="none" stroke="{INK}" stroke-width="8"/><ellipse cx="{x}" cy="{y}" rx="9" ry="6" fill="none" stroke="#b9c0c6" stroke-width="3.500"/>' for x, y in ((-20, -8), (-9, -16), (3, -18), (14, -14), (22, -6))) + paper(0, 22, .42, line("M-20-24H20M-20-6H20M-20 12H4", "#8a6f48", 6)) + path(circle(8, 38, 7), "url(#wx)", ink(2)),
        "power_struggle": path("M-30 50V-6C-30-34 30-34 30-6V50H16V20H-16V50Z", "url(#wd)", ink(3)) + path("M-20-8C-20-26 20-26 20-8V14H-20Z", "#8C1C13", ink(2.6)) + path("M-34 16H34V26H-34Z", "url(#au)", ink(2.6)) + at(0, -38, .4, c.crown()) + scimitar(-60) + scimitar(60, -1),
        "raids_and_incursions": path("M-46 22C-40-2-26-10-10-12L-4-28C2-42 16-48 28-44L22-36C34-34 42-24 46-12L36-6C28-14 22-14 16-12C18 4 20 10 30 16L42 34L36 40L20 26L2 22L-18 24L-28 46H-36L-32 24C-38 24-44 30-50 40C-52 32-50 26-46 22Z", "#7A4A22", ink(3)) + path("M-4-28C2-42 16-48 28-44L22-36C10-34 4-28 0-12L-10-12Z", "#3a2418", ink(2)) + path("M-14-14H12L10 4H-12Z", "#c4302a", ink(2.4)) + path(circle(26, -28, 2.4), IVORY),
        "separatist_wars": at(0, 0, .92, elephant()),
        "silk": silk(),
        "textiles": textiles(),
    }

    for name, body in draw.items():
        write(f"advantages/{name}", body, 64, .55)


# --- Investment and War tiles ----------------------------------------------------------------------------------------------------------------------------
GROUNDS = {"economic": ("#fbe7a6", "#ecc765", "#b98f34"), "diplomatic": ("#e2efec", "#b3d0cc", "#7ea29f"), "military": ("#f2dcd2", "#d9ada0", "#a8776a"), "taken": ("#9b9890", "#77746c", "#4f4d48")}


def investment() -> None:
    cut = "M14 3H96A11 11 0 0 0 107 14V164A11 11 0 0 0 96 175H14A11 11 0 0 0 3 164V14A11 11 0 0 0 14 3Z"
    inner = "M18 8H92A10 10 0 0 0 102 18V160A10 10 0 0 0 92 170H18A10 10 0 0 0 8 160V18A10 10 0 0 0 18 8Z"
    for kind, (light, base, deep) in GROUNDS.items():
        body = path(cut, f"url(#g_{kind})", ink(3)) + path("M7 40C40 34 70 46 103 38M7 78C36 84 72 72 103 80M7 140C40 132 70 146 103 138", "none", f'stroke="{deep}" stroke-width="1" stroke-opacity=".3"') + path(inner, "none", f'stroke="{deep}" stroke-width="1.600"') + path(cut, "url(#pl)") + line("M20 112H90", deep, 2) + path(ngon(55, 112, 4.5, 4), "url(#au)", ink(1.2))
        symbol = e.POINTS.get(kind)
        if symbol:
            body += f'<g transform="translate(55 88) scale(.72)" opacity=".1">{symbol()}</g>'
        defs = e.defs() + linear(f"g_{kind}", f"{light} 0 {base} .7 {deep} 1", 0, 0, .5, 1) + radial("pl", "#fff 0:.4 #fff .5:0 #2A1E14 1:.2", "25%", "15%", "110%")
        save(f"struggle/investment/{kind}", svg(110, 178, keep_used(defs, body), body))


def effect(kind: str) -> str:
    if kind == "debt":
        return e.debt()
    if kind == "fort_or_squadron":
        return at(0, -4, .95, fort()) + line("M-14-46L-2-22L-14-8L8 8L-2 24L12 44", "#8C1C13", 7)
    return line("M-26 52V-48", INK, 9) + line("M-26 52V-48", "#a8713f", 4) + path("M-24-46C-6-56 8-34 40-44L30-22L42-2C14 8-6-10-24-2Z", IVORY, ink(3)) + line("M-42 34L46-40", INK, 13) + line("M-42 34L46-40", "#c4302a", 7)


def war_tiles() -> None:
    values = {("basic", s, f): (s, f) for s, f in ((2, ""), (1, ""), (0, "debt"), (0, "fort_or_squadron"), (-1, "unflag"))} | {("bonus", s, f): (s, f) for s, f in ((3, ""), (2, ""), (1, ""), (1, "debt"), (1, "fort_or_squadron"))}
    outer, face = rect(4, 4, 88, 88, 9), rect(12, 12, 72, 72, 5)
    for side in ("france", "britain"):
        for (kind, strength, what) in values:
            body = path(outer, IVORY, f'stroke="{INK}" stroke-width="3"') + path(rect(7, 7, 82, 82, 7), f"url(#s_{side})", ink(1.2)) + path(face, "url(#pp)", ink(1.6))
            if kind == "bonus":
                body += path(rect(16, 16, 64, 64, 4), "none", 'stroke="url(#au)" stroke-width="3"') + "".join(path(ngon(x, y, 3.4, 4), "url(#au)", ink(1)) for x in (17.5, 78.5) for y in (17.5, 78.5))
            x = 48 if not what else 33
            size = 27 if not what else 19
            figure = glyphs(str(abs(strength)), size, x + (7 if strength and not what else 4 if strength else 0), 48, 800)
            sign = "" if not strength else line(f"M{x - 16} 48h10" + (f"M{x - 11} 43v10" if strength > 0 else ""), INK, 3)
            body += path(figure, INK) + sign
            if what:
                body += at(64, 48, .32, effect(what))
            save(f"struggle/war_tiles/{kind}_{side}_{'minus_' if strength < 0 else ''}{abs(strength)}{'_' + what if what else ''}", svg(96, 96, keep_used(e.defs(), body), body))
        light, base, dark = e.SIDES[side]
        for kind in ("basic", "bonus"):
            body = path(outer, dark, f'stroke="{INK}" stroke-width="3"') + line("M12 12L84 84M84 12L12 84", base, 2) + path(rect(9, 9, 78, 78, 6), "none", f'stroke="{"url(#au)" if kind == "bonus" else light}" stroke-width="2.400"')
            if kind == "bonus":
                body += path(rect(14, 14, 68, 68, 4), "none", 'stroke="url(#au)" stroke-width="1.600"') + path(circle(48, 48, 29), "none", 'stroke="url(#au)" stroke-width="2.400"')
            body += path(outer, "url(#lt)", 'opacity=".5"') + at(48, 48, .46, e.mark(side))
            save(f"struggle/war_tiles/back_{kind}_{side}", svg(96, 96, keep_used(e.defs(), body), body))


def main() -> None:
    for group in (marks, goods, points, pieces, advantages, investment, war_tiles):
        group()


if __name__ == "__main__":
    main()
