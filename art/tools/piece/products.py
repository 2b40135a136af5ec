"""Draws Brazil's six manufactured products on their bases (square, pentagon, octagon)."""

from __future__ import annotations

from art.tools.kit import INK, IVORY, circle, ink, line, linear, ngon, path, radial, rect, save, soft, svg
from art.tools.piece.goods import bean

# --- products ----------------------------------------------------------------------------------------------------------------------------------------
BASES = {"square": rect(14, 13, 68, 68, 6), "pentagon": ngon(48, 51, 41, 5), "octagon": ngon(48, 47, 39, 8, -67.5)}


def products() -> None:
    for name, (base, field, defs, picture) in PRODUCTS.items():
        shape = BASES[base]
        clip = ' clip-path="url(#c)"' if name == "rubber" else ""
        body = ('<ellipse cx="51" cy="53" rx="49" ry="46" fill="url(#sd)"/>' + path(shape, INK, f'stroke="{INK}" stroke-width="11" stroke-linejoin="round"')
                + path(shape, IVORY, f'stroke="{IVORY}" stroke-width="7.500" stroke-linejoin="round"') + path(shape, "url(#f)", ink(1.4)) + '<g clip-path="url(#c)">'
                + path("M0 70Q48 60 96 70V96H0Z", INK, 'opacity=".18"') + f'<ellipse cx="49" cy="74" rx="27" ry="5" fill="{INK}" opacity=".3"/></g><g {ink(2)}{clip}>{picture()}</g>')
        save(f"products/{name}", svg(96, 96, soft(opacity=.6, edge=.72) + radial("f", field, "38%", "28%", "85%") + f'<clipPath id="c"><path d="{shape}"/></clipPath>' + defs, body))


def dye() -> str:
    return (path("M24 50C22 66 27 76 36 78H56C65 76 70 66 68 50Z", "url(#po)") + path("M22 44H70V51Q46 58 22 51Z", "#b97a48") + '<ellipse cx="46" cy="44" rx="24" ry="7.500" fill="#8a4a28"/><ellipse cx="46" cy="44.500" rx="20" ry="5.500" fill="#c2182b"/>'
            + line("M34 43q8-3 16 0", "#ff8f86", 1.8) + path("M56 52C57 60 56 66 58 70C60 74 65 72 64 67C63 62 65 56 65 50Z", "#c2182b") + path("M30 56h22v6h-22Z", "#efd9a8", 'stroke-width="1.300"') + line("M33 59h3M38 59h3M43 59h3M48 59h1", "#8c1c13", 2)
            + path("M58 16C66 26 71 31 71 37A10.500 10.500 0 0 1 50 37C50 31 54 25 58 16Z", "#d6263a") + path("M66 38a6 6 0 0 1-6 6", "none", 'stroke="#7c0f1c" stroke-width="2"') + path("M56.500 26C54 31 53 33 53.500 37", "none", 'stroke="#ffb3aa" stroke-width="2.200"'))


def sugar() -> str:
    return (path("M22 75L26 66C30 40 38 20 44 17C50 20 58 40 62 66L66 75Q44 82 22 75Z", "url(#su)") + path("M50 24C55 36 58 52 59 66L62 77L66 75L62 66C58 40 50 20 44 17Q47 18 50 24Z", INK, 'opacity=".16" stroke="none"')
            + path("M24 63Q44 71 64 63L68 76Q44 84 20 76Z", "url(#pa)") + line("M30 66l-3 11M44 68v11M58 66l3 11", INK, 1.2, 'opacity=".5"') + line("M38 30C35 38 33 46 32 54", "#fff", 3)
            + path("M58 66L68 61L79 65L79 76L69 81L58 77Z", "#fffdf6") + path("M58 66L69 70L79 65M69 70V81", "none") + path("M69 70L79 65V76L69 81Z", "#d9d3c8") + path("M58 66L68 61L79 65L69 70Z", "#ffffff"))


def cocoa() -> str:
    beans = ""
    for x, y, t in ((46, 48, 40), (54, 42, 40), (39, 55, 40), (52, 53, 40), (45, 61, 40), (60, 47, 40)):
        beans += f'<ellipse cx="{x}" cy="{y}" rx="6.200" ry="4.200" transform="rotate(-{t} {x} {y})" fill="#7c4526" stroke-width="1.500"/>'
    return (path("M30 62C18 50 22 32 38 25C48 21 58 22 66 17C66 30 58 46 46 56Z", "url(#pd)") + line("M32 56C30 44 38 34 64 20M28 52C26 42 32 34 42 29M38 57C44 46 54 36 64 22", "#7d3a10", 1.5)
            + path("M27 71C28 54 38 40 52 34C62 30 70 31 75 30C77 44 72 58 60 68C48 77 34 78 27 71Z", "url(#pd)") + path("M33 68C34 56 42 45 54 39C62 35 67 36 70 35C70 46 66 56 56 63C48 69 39 72 33 68Z", "#fff1d8") + beans
            + path("M66 17q2-5 7-6M22 76q3-1 6-5", "none", 'stroke-width="4"'))


def fabric() -> str:
    return (path("M24 44V78C36 84 50 74 68 80V46Z", "url(#fa)") + path("M30 57V80L36 80.500V57ZM46 57V78.500L52 77.500V57Z", IVORY, 'stroke-width="1.200"') + path("M24 57H68V62H24Z", INK, 'opacity=".22" stroke="none"')
            + path("M22 33H66C72 33 77 38 77 45C77 52 72 57 66 57H22Z", "url(#fa)") + path("M30 33h6v24h-6ZM46 33h6v24h-6Z", IVORY, 'stroke-width="1.300"') + path("M22 48H72C70 54 68 57 66 57H22Z", INK, 'opacity=".22" stroke="none"')
            + '<ellipse cx="22" cy="45" rx="9" ry="12" fill="#2f7f86"/>' + '<ellipse cx="22" cy="45" rx="5.500" ry="7.500" fill="#f4ead2"/><ellipse cx="22" cy="45" rx="2.600" ry="3.600" fill="#a8713f"/>'
            + line("M27 36H62", "#bff0ee", 2, 'opacity=".8"'))


def coffee_sack() -> str:
    return (path("M24 46C18 58 18 72 25 79H69C76 72 76 58 70 46Z", "url(#sk)") + path("M60 46C66 58 66 70 62 79H69C76 72 76 58 70 46Z", INK, 'opacity=".2" stroke="none"')
            + line("M24 62H72M22 70H74M34 52V78M46 54V79M58 52V78", "#7a5526", 1, 'opacity=".55"') + path("M20 40C28 34 66 34 74 40C76 46 74 50 70 50C58 54 36 54 24 50C20 50 18 46 20 40Z", "#e9cf9a")
            + path("M25 42C28 26 40 20 47 20C54 20 66 26 69 42C60 47 34 47 25 42Z", "#4a2413") + bean(38, 35, -30, .5) + bean(55, 35, 40, .5) + bean(47, 27, 10, .5) + bean(47, 40, 80, .48) + bean(30, 41, 60, .4) + bean(64, 41, -50, .4)
            + path(circle(47, 64, 9.5), "#8C1C13", 'stroke-width="1.600"') + '<g transform="translate(47 64)">' + bean(0, 0, 30, .36).replace("translate(0 0) ", "") + "</g>" + bean(77, 77, 70, .38))


def rubber() -> str:
    return (path("M30 82C34 70 34 50 30 14H62C58 48 60 70 66 82Z", "url(#tr)") + path("M50 14C52 44 52 66 54 82H66C60 70 58 48 62 14Z", INK, 'opacity=".25" stroke="none"')
            + line("M36 24l4 10M40 60l-3 12M54 20l2 12M56 62l2 10", "#5a4a3a", 1.4)
            + line("M33 30L47 40L60 30M33 40L47 50L60 40M34 50L47 59L59 50", INK, 5.4) + line("M33 30L47 40L60 30M33 40L47 50L60 40M34 50L47 59L59 50", "#fffdf6", 2.6) + line("M47 40V62", "#fffdf6", 2.8)
            + path("M35 62H60C60 74 56 79 47.500 79C39 79 35 74 35 62Z", "url(#cu)") + '<ellipse cx="47.500" cy="62" rx="12.500" ry="4" fill="#fffdf6"/>' + line("M33 44Q26 40 22 36M60 34Q68 30 72 26", INK, 4) + path("M24 38C12 38 9 28 12 20C22 20 28 28 24 38ZM23 40C24 50 16 56 8 54C8 45 14 39 23 40ZM70 28C68 18 75 12 84 14C86 23 80 29 70 28ZM70 30C78 30 84 36 83 44C75 46 69 40 70 30Z", "#4f8f3f", 'stroke-width="1.600"'))


PRODUCTS = {
    "dye": ("square", "#fdf1d2 0 #e9cf9a .7 #c7a469 1", linear("po", "#c98a58 0 #8a5230 .6 #5f3418 1"), dye),
    "sugar": ("square", "#7fb2da 0 #3f78ad .7 #234f7c 1", linear("su", "#ffffff 0 #f6f1e6 .55 #cfc8ba 1") + linear("pa", "#3c5f9e 0 #22386a 1"), sugar),
    "cocoa": ("pentagon", "#bfe0a8 0 #7fae62 .7 #547f3f 1", linear("pd", "#f6b052 0 #cf7424 .55 #8e440f 1"), cocoa),
    "fabric": ("pentagon", "#ffe3c0 0 #eeb777 .7 #c98845 1", linear("fa", "#5fc3c4 0 #2f8f95 .55 #1c5f66 1"), fabric),
    "coffee": ("octagon", "#f7dfae 0 #d9b26a .7 #b0854a 1", linear("sk", "#f0d9a8 0 #cfa766 .6 #a07a40 1") + radial("be", "#a3663c 0 #6b3a20 .55 #3f1f10 1"), coffee_sack),
    "rubber": ("octagon", "#a9d6c4 0 #5c9f88 .7 #35705c 1", linear("tr", "#c7b59b 0 #93806a .5 #6d5b48 1", 0, 0, 1, 0) + linear("cu", "#e08a4a 0 #a8552b .6 #743414 1"), rubber),
}
