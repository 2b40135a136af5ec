"""Draws and writes the pictures of Imperial Struggle's 26 Ministries: paper-cut busts in gold ovals, told apart by wig,
hat, dress and what they hold. Run: python -m art.tools.struggle.ministries"""

from __future__ import annotations

from art.tools.kit import (
    INK,
    IVORY,
    circle,
    ink,
    keep_used,
    leaf,
    line,
    linear,
    n,
    path,
    polar,
    radial,
    rect,
    save,
    star,
    svg,
)
from art.tools.struggle import emblems as e

CUT = "#F7EFDD"


def cut(d: str, width: float = 2.2) -> str:
    return line(d, CUT, width)


def solid(d: str) -> str:
    return path(d, "#241a14")


def dots(*circles: tuple[float, float, float]) -> str:
    return solid("".join(circle(*s) for s in circles)) + "".join(cut(f"M{n(x - r * .55)} {n(y + r * .25)}a{n(r * .6)} {n(r * .6)} 0 0 1 {n(r * 1.1)}-{n(r * .3)}", 1.6) for x, y, r in circles)


def face(nose: float = 0, chin: float = 0, brow: float = 0, fat: float = 0) -> str:
    d = (f"M262 84C238 80 216 96 {n(213 - brow)} 122C211 130 214 134 211 141C206 150 {n(199 - nose)} 158 {n(195 - nose)} 165C194 170 201 171 206 172C202 176 202 179 204 182C206 184 206 186 203 189C202 194 206 196 {n(206 - chin * .3)} 200"
         f"C{n(202 - chin)} 208 {n(206 - chin)} 216 {n(218 - chin * .5)} 218C230 {n(219 + fat)} 238 {n(214 + fat)} 242 {n(219 + fat)}C246 230 240 244 232 254L312 258C304 232 306 214 316 196C332 160 320 88 262 84Z")
    return solid(d) + (solid(circle(232, 222, fat)) if fat else "")


# --- hair -----------------------------------------------------------------------------------------------------------------------------------------------
CAP = "M212 118C214 82 250 68 288 76C328 86 338 130 324 166C318 180 312 192 306 202C296 190 288 178 284 164C278 146 272 132 260 124C246 116 226 124 212 118Z"


def rolls(*ys: float) -> str:
    return "".join(f'<ellipse cx="288" cy="{y}" rx="25" ry="10" fill="#241a14" stroke="{CUT}" stroke-width="2"/><circle cx="288" cy="{y}" r="3.500" fill="none" stroke="{CUT}" stroke-width="1.600"/>' for y in ys)


def queue(bow: bool = True, length: float = 290) -> str:
    out = solid(f"M312 180C338 200 346 240 336 {n(length)}L316 {n(length - 4)}C322 250 318 222 302 204Z")
    return out + (solid("M308 200L346 180L344 212ZM308 200L340 232L322 238Z") + cut("M312 199L340 190M312 203L330 228", 1.8) if bow else "")


def bag() -> str:
    return solid("M308 190L350 204C360 232 358 256 352 276L310 272C300 244 300 214 308 190Z") + solid("M306 198L344 172L350 204Z") + cut("M314 206L346 212M318 222C326 244 324 256 322 266", 1.8)


def full_bottom(down: float = 280) -> str:
    out = dots((226, 98, 20), (252, 76, 27), (290, 76, 29), (320, 104, 28), (334, 140, 28), (332, 178, 29), (340, 214, 29), (334, 250, 29), (300, 262, 27), (294, 226, 26), (300, 190, 24))
    return out + (dots((326, down, 26), (296, down + 6, 24)) if down > 260 else "")


def bob() -> str:
    return solid(CAP) + dots((306, 172, 22), (316, 192, 21), (298, 206, 20), (284, 186, 17), (322, 150, 20))


def long_hair() -> str:
    return solid("M212 118C216 74 302 58 328 108C348 150 336 220 352 288C330 298 306 296 290 288C300 240 290 190 276 150C262 128 240 124 212 118Z") + cut("M300 130C318 180 312 230 322 282M318 140C332 190 328 230 338 278", 1.8)


def bald() -> str:
    return dots((306, 160, 19), (312, 182, 18), (300, 202, 16))


def upswept(curls: bool = True) -> str:
    out = solid("M212 120C200 82 222 46 264 42C310 38 336 76 328 124C326 150 316 170 304 186C294 170 286 150 274 136C256 124 232 130 212 120Z") + cut("M230 112C236 84 262 66 296 72M250 118C262 96 288 92 312 108", 1.8)
    return out + (dots((312, 196, 15), (320, 222, 13), (316, 246, 12)) if curls else "")


# --- dress ----------------------------------------------------------------------------------------------------------------------------------------------
def coat(width: float = 0, jabot: bool = True) -> str:
    out = solid(f"M234 248C206 262 {n(178 - width)} 274 {n(164 - width)} 312L{n(150 - width)} 400H{n(376 + width)}L{n(366 + width)} 314C354 274 322 262 304 248Z")
    if jabot:
        out += solid("M228 248C212 252 206 262 211 272C202 280 204 292 212 298C206 306 210 318 220 322L248 296L248 250Z") + cut("M240 252C230 258 222 262 214 270M242 266C232 276 224 284 214 296M244 284C236 300 230 308 222 318", 1.8)
    return out + cut("M254 258C262 300 250 350 236 398M290 258C312 276 320 300 322 330", 2)


def gown(ruffle: bool = True) -> str:
    out = solid("M238 240C238 262 206 270 192 290C180 310 186 330 198 342L178 400H356L344 334C352 300 330 274 306 258Z") + cut("M236 250C252 258 280 258 302 250", 3)
    return out + (cut("M196 306q10 10 20 2t22 2 22 2 22 0 22-4 20-6", 2.4) + cut("M204 322L220 398M330 322L318 398", 1.6) if ruffle else "")


def robe() -> str:
    return solid("M236 248C200 262 160 284 150 330L140 400H384L376 326C364 286 326 262 304 248Z") + path("M234 254L228 300L242 302L246 258ZM250 258L250 302L264 300L262 258Z", CUT) + cut("M300 262C322 300 326 350 324 398M210 284C196 320 192 360 190 398", 2)


def cape() -> str:
    return solid("M236 246C196 262 150 290 140 340L136 400H392L384 330C374 288 330 260 306 246Z") + cut("M232 256C250 280 284 282 312 258", 2.4) + cut("M172 310L160 398M330 300L348 398M250 290V398", 1.6) + "".join(path(circle(250, y, 3.4), CUT) for y in (300, 318, 336, 354))


def sash() -> str:
    return path("M196 272L214 262L330 398H300Z", "url(#au)", ink(1.4)) + path(star(214, 330, 20, 9, 8), "url(#au)", ink(1.4))


# --- hats -----------------------------------------------------------------------------------------------------------------------------------------------
def tricorne(plume: bool = False) -> str:
    out = solid("M178 100C202 92 216 86 232 76C246 42 298 42 314 74C330 82 346 92 362 110C330 116 300 104 262 102C230 102 204 112 178 100Z") + cut("M190 100C230 94 300 92 350 108", 2.4)
    return out + (solid("M250 66C270 34 320 26 352 44C330 48 338 58 316 60C320 70 296 68 290 78Z") + cut("M262 66C286 48 312 44 336 46", 1.6) if plume else "")


def bicorne() -> str:
    return solid("M190 106C196 62 232 34 268 36C308 36 344 66 352 112C320 98 290 92 262 94C232 94 210 100 190 106Z") + cut("M204 98C220 62 250 48 270 50", 2) + path(circle(244, 66, 11), "url(#au)", ink(1.6)) + solid(circle(244, 66, 4))


def biretta() -> str:
    return solid("M214 104L206 62C226 74 236 50 262 50C290 50 300 74 322 60L318 106C290 92 244 92 214 104Z") + solid(circle(264, 46, 9)) + cut("M218 98C246 86 290 86 314 98", 2)


def bonnet() -> str:
    return solid("M206 104C192 70 240 52 280 56C330 58 352 88 330 112C296 96 246 94 206 104Z") + path(star(232, 82, 15, 7, 5), CUT) + solid("M246 66C254 30 296 8 330 14C306 26 290 52 282 74Z") + cut("M256 66C270 42 292 26 314 20", 1.6) + cut("M212 102C250 90 300 92 326 106", 4)


def broad() -> str:
    return solid("M164 110C200 96 216 100 226 94L234 50C254 42 290 42 304 50L316 94C330 98 352 98 378 112C330 122 210 122 164 110Z") + cut("M226 90C250 98 294 98 316 90", 4) + path(rect(236, 82, 22, 18), "none", f'stroke="{CUT}" stroke-width="3"')


def fur_cap() -> str:
    out = solid("M206 112C196 74 234 50 270 52C314 54 340 84 328 120C290 104 244 104 206 112Z") + cut("M212 108l8-12 8 10 8-12 8 10 8-12 8 10 8-12 8 10 8-10 8 12 8-8", 2)
    return out + solid("M316 104C352 120 366 170 350 226C338 222 332 214 330 204C336 170 326 136 310 124Z") + "".join(cut(f"M{x} {y}q10 4 20-2", 2.6) for x, y in ((330, 144), (336, 166), (336, 188), (332, 208)))


def soft_cap() -> str:
    return solid("M204 120C196 80 226 50 270 48C320 46 352 72 346 110C344 132 330 142 316 150C306 134 290 124 262 120C240 116 220 122 204 120Z") + cut("M210 114C248 104 300 108 330 136", 4) + solid("M330 74C350 70 364 84 360 108C356 96 346 90 336 92Z")


def tall_pouf() -> str:
    return solid("M212 120C184 70 214-4 268-10C328-14 356 60 330 128C326 150 316 170 304 186C294 170 286 150 274 136C256 124 232 130 212 120Z") + dots((312, 192, 14), (320, 216, 14), (322, 242, 13)) + cut("M224 108C214 64 240 18 276 12M246 116C238 74 262 34 300 32M272 126C266 90 286 60 322 62", 1.8) + "".join(path(circle(x, y, 6), CUT) for x, y in ((232, 44), (246, 30), (222, 60))) + solid("M296 0C300-34 340-46 362-32C346-26 344-6 320 8Z")


# --- things held ----------------------------------------------------------------------------------------------------------------------------------------
def hand(x: float, y: float) -> str:
    return solid(f"M{x - 14} {y}C{x - 12} {y - 14} {x + 12} {y - 14} {x + 16} {y}L{x + 60} {y + 66}L{x + 24} {y + 92}Z") + cut(f"M{x + 6} {y + 26}L{x + 30} {y + 10}", 3)


def place(x: float, y: float, s: float, body: str, turn: float = 0) -> str:
    return f'<g transform="translate({x} {y}) rotate({turn}) scale({s})">{body}</g>'


def quill(x: float = 150, y: float = 262) -> str:
    return solid(f"M{x} {y + 40}L{x - 4} {y}C{x - 30} {y - 40} {x - 26} {y - 90} {x - 8} {y - 112}C{x + 16} {y - 80} {x + 20} {y - 36} {x + 4} {y}Z") + cut(f"M{x} {y + 30}C{x - 8} {y - 20} {x - 10} {y - 60} {x - 8} {y - 96}", 1.8)


def telescope() -> str:
    return '<g transform="rotate(24 160 220)">' + solid(rect(96, 196, 70, 26, 3) + rect(164, 200, 52, 18, 2) + rect(90, 192, 12, 34, 2)) + cut("M108 197V221M160 197V221M184 201V217", 2.4) + "</g>"


def scales() -> str:
    return solid(rect(150, 150, 6, 130) + "M112 166L194 166L194 171L112 171Z" + circle(153, 148, 8)) + solid("M92 222C96 244 132 244 136 222ZM172 222C176 244 212 244 216 222Z") + line("M114 168L94 222M114 168L134 222M194 168L174 222M194 168L214 222", "#241a14", 2.4)


def book(x: float, y: float) -> str:
    return solid(f"M{x - 54} {y - 26}C{x - 34} {y - 38} {x - 12} {y - 34} {x} {y - 22}C{x + 12} {y - 34} {x + 34} {y - 38} {x + 54} {y - 26}V{y + 34}C{x + 34} {y + 22} {x + 12} {y + 26} {x} {y + 38}C{x - 12} {y + 26} {x - 34} {y + 22} {x - 54} {y + 34}Z") + cut(f"M{x} {y - 20}V{y + 36}M{x - 44} {y - 14}C{x - 30} {y - 22} {x - 18} {y - 20} {x - 8} {y - 12}M{x - 44} {y}C{x - 30} {y - 8} {x - 18} {y - 6} {x - 8} {y + 2}M{x + 44} {y - 14}C{x + 30} {y - 22} {x + 18} {y - 20} {x + 8} {y - 12}M{x + 44} {y}C{x + 30} {y - 8} {x + 18} {y - 6} {x + 8} {y + 2}", 2)


def ship_model(x: float, y: float, s: float) -> str:
    return place(x, y, s, solid("M-60 20L-44 26H44L62 14C58 40 48 50 38 56H-40C-50 48-58 38-60 20Z") + line("M-24 24V-58M22 24V-50", "#241a14", 5) + solid("M-52-44H2C10-24 10-8 2 10H-52C-42-10-42-26-52-44ZM8-38H54C46-22 46-8 54 8H8C16-8 16-22 8-38ZM-24-66L2-58L-24-52Z") + cut("M-46 36H48", 2.4))


def arm_up(x: float = 150, y: float = 170) -> str:
    return solid(f"M{x} {y}C{x - 10} {y - 18} {x - 2} {y - 34} {x + 6} {y - 20}L{x + 10} {y - 36}C{x + 16} {y - 44} {x + 22} {y - 34} {x + 20} {y - 24}C{x + 28} {y - 10} {x + 24} {y + 6} {x + 20} {y + 12}L{x + 50} {y + 96}L{x + 96} {y + 120}L{x + 70} {y + 160}L{x + 14} {y + 120}Z") + cut(f"M{x + 4} {y + 22}L{x + 26} {y + 12}M{x + 8} {y + 32}L{x + 30} {y + 22}", 2.6)


def flask() -> str:
    return solid(rect(116, 268, 92, 8) + "M124 276L112 360H122L134 276ZM190 276L202 360H212L200 276Z") + path("M150 200H170V226C196 234 202 268 160 268C118 268 124 234 150 226Z", "none", 'stroke="#241a14" stroke-width="6"') + solid("M132 250C150 242 172 258 188 248C188 262 176 266 160 266C144 266 134 260 132 250Z") + line("M160 200C160 176 120 170 100 196V214", "#241a14", 7) + dots((160, 240, 4)) + solid("M148 356C148 330 158 330 160 310C164 330 174 334 172 356Z")


def governor() -> str:
    return solid(rect(150, 130, 8, 210) + rect(124, 330, 60, 14, 3) + rect(142, 122, 24, 14, 4)) + line("M154 140L104 214L154 246L204 214Z", "#241a14", 5) + solid(circle(104, 216, 17) + circle(204, 216, 17)) + cut("M97 212a9 9 0 0 1 8-8M197 212a9 9 0 0 1 8-8", 2) + solid("M120 344H190V360H120Z") + line("M154 246V330", "#241a14", 10)


def two_at_table(left: str, right: str) -> str:
    """Returns the SVG of two people, drawn smaller, who face each other over a table."""
    return f'<g transform="translate(336 88) scale(-.62 .62)">{left}</g>' + place(168, 88, .62, right) + solid("M60 330H444V400H60Z") + cut("M90 342H414", 2.4)


def thing_in_front(body: str, dx: float = 10, dy: float = -36) -> str:
    """Returns the SVG of a thing in front of a person, set off by a line in the paper's colour."""
    return f'<g transform="translate({dx} {dy})"><g stroke="{CUT}" stroke-width="9" stroke-linejoin="round">{body}</g>{body}</g>'


def ministry_people() -> dict[str, tuple[str, bool]]:
    """Returns for each Ministry's id the SVG of its paper-cut person or people, and whether they face right."""
    sun = "".join(path(f"M{n(x)} {n(y)}L{n(p)} {n(q)}L{n(r)} {n(s)}Z", "url(#au)") for i in range(24) for (x, y), (p, q), (r, s) in [(polar(262, 150, 118, 15 * i - 3), polar(262, 150, 162 if i % 2 else 148, 15 * i), polar(262, 150, 118, 15 * i + 3))])
    targe = solid(circle(150, 318, 56)) + "".join(path(circle(*polar(150, 318, 40, 45 * i), 4), CUT) for i in range(8)) + path(circle(150, 318, 12), CUT) + cut(circle(150, 318, 26), 2)
    broadsword = place(352, 150, 1, solid("M-4-90L4-90L6 40H-6ZM-26 38C-20 30 20 30 26 38C32 58 18 72 0 72C-18 72-32 58-26 38ZM-5 70H5V104H-5Z") + cut("M-14 46C-6 60 6 60 14 46M0 40V62", 2.2), 14)
    crates = solid(rect(110, 292, 110, 100)) + cut("M110 320H220M165 292V320M122 336H208V380H122ZM122 336L208 380M208 336L122 380", 2.4) + solid("M140 292L150 262H182L192 292Z") + cut("M150 276H184", 2)
    pelt = place(140, 300, 1.05, e.furs().replace("#7A4A22", "#241a14").replace("#a8713f", "#3a2c22").replace("#4a2a10", CUT).replace(INK, "#241a14"))
    notes = "".join(place(142 + 10 * i, 262 - 6 * i, 1, path("M-26-40H26V40H-26Z", CUT, 'stroke="#241a14" stroke-width="4"') + line("M-16-24H16M-16-10H16M-16 4H8", "#241a14", 3) + solid(star(0, 24, 9, 4)), -28 + 20 * i) for i in range(3))
    urn = solid("M116 250H196L190 262C206 300 190 340 176 348H136C122 340 106 300 122 262ZM128 348H184V364H128Z") + cut("M124 274H188M118 300H194", 2) + place(158, 220, 1, path("M-20-26H20V26H-20Z", CUT, 'stroke="#241a14" stroke-width="4"') + line("M-10-12H10M-10 0H10", "#241a14", 3), 14)
    sheaf = place(146, 280, 1.5, "".join(f'<g transform="rotate({a})">' + line("M0 56V-30", "#241a14", 3.4) + "".join(solid(leaf(0, -6 - 9 * i, -90 + s * 36, 19, 9)) for i in range(4) for s in (-1, 1)) + solid(leaf(0, -38, -90, 17, 9)) + "</g>" for a in (-26, -9, 9, 26)) + cut("M-12 20H12", 4))
    money = solid("M126 258C106 286 98 330 120 352H196C218 330 210 286 190 258L200 236H116Z") + cut("M124 256C146 264 170 264 192 256", 4) + path(circle(158, 308, 20), "url(#au)", ink(2)) + solid(circle(222, 346, 14) + circle(238, 356, 14))
    comet = path(star(150, 84, 13, 6, 8), "url(#au)", ink(1.2)) + path("M160 78C200 52 250 44 300 50C250 56 206 72 164 92Z", "url(#au)", 'fill-opacity=".75"')
    elephant = place(150, 320, 1.35, e.path("M-14-30C10-40 40-30 44 0V46H28V22H4V46H-12V16C-16 14-22 18-24 28C-26 42-40 46-46 34C-40 38-36 34-36 24C-38-2-34-22-14-30Z", "#241a14") + cut("M-10-16C4-22 10-8 4 6M10-28L14-44H36L40-26", 2.2) + solid("M8-32L12-52H38L42-28ZM6-52H44L25-66Z"))
    palm = line("M366 400C360 340 362 290 372 240", "#241a14", 9) + "".join(solid(leaf(372, 240, a, 70, 22)) for a in (-160, -120, -80, -40, 0, 40, 150))
    church = place(150, 318, 1.2, solid("M-30 46V-4L0-30L30-4V46ZM-4-56H4V-28H-4ZM-14-48H14V-41H-14Z") + path("M-8 46V22A8 9 0 0 1 8 22V46Z", CUT))
    fan = "".join(solid(f"M140 322L{n(polar(140, 322, 84, a - 8)[0])} {n(polar(140, 322, 84, a - 8)[1])}L{n(polar(140, 322, 90, a)[0])} {n(polar(140, 322, 90, a)[1])}L{n(polar(140, 322, 84, a + 8)[0])} {n(polar(140, 322, 84, a + 8)[1])}Z") for a in range(-160, -30, 17)) + cut("M106 278C128 262 156 262 176 280", 2)
    letter = place(146, 262, 1.1, path("M-44-28H44V28H-44Z", CUT, 'stroke="#241a14" stroke-width="5"') + line("M-44-28L0 6L44-28", "#241a14", 4) + path(circle(0, 8, 11), "#8C1C13", ink(2)))
    bank = place(146, 300, 1, solid("M-60 60H60V70H-60ZM-56-6H56V-14L0-46L-56-14ZM-60 50H60V58H-60Z" + "".join(rect(x, -4, 11, 52) for x in (-50, -28, -6, 16, 38))) + path(circle(0, -22, 7), CUT))
    baton = '<g transform="rotate(-34 160 240)">' + solid(rect(150, 150, 18, 150, 4)) + "".join(path(f"M154 {y}l5-6 5 6-5 6Z", "url(#au)") for y in (170, 194, 218, 242)) + "</g>"
    crutch = line("M158 214L134 400", "#241a14", 9) + solid(rect(126, 204, 66, 14, 6))
    steam = "".join(path(circle(x, y, r), CUT, 'stroke="#241a14" stroke-width="3"') for x, y, r in ((120, 104, 18), (140, 84, 14), (106, 80, 12)))
    tiara = solid("M214 108C206 60 236 10 264 0C292 10 326 60 318 110C290 96 244 96 214 108Z" + circle(264, -6, 8)) + cut("M214 96C246 84 290 84 318 96M216 68C246 56 288 56 314 68M228 38C250 28 280 28 302 38", 3)
    return {
        "cardinal_ministers": (cape() + face(3, -2) + long_hair() + biretta() + path("M132 318h36M150 300v54", "none", 'stroke="url(#au)" stroke-width="8"') + "".join(path(circle(*polar(240, 250, 70, a), 3.4), "url(#au)") for a in range(60, 150, 12)), False),
        "john_law": (coat(6) + face(4, 3) + full_bottom(286) + notes + hand(150, 300), False),
        "court_of_the_sun_king": (sun + cape() + face(6, 2) + full_bottom(300) + bicorne() + sash(), True),
        "jacobite_uprisings": (coat(8, False) + face(2, 6) + queue(False, 250) + bonnet() + thing_in_front(targe, 20, -26) + broadsword + cut("M170 290L330 398M200 270L370 380M330 270L200 398", 3), False),
        "robert_walpole": (coat(26) + face(0, 4, 2, 18) + full_bottom(262) + sash() + place(140, 262, 1, solid("M-20-40H20C20-10 12 0 4 4V34H18V42H-18V34H-4V4C-12 0-20-10-20-40Z") + cut("M-14-26H14", 2)), True),
        "jonathan_swift": (robe() + face(5, -2, 2) + bob() + solid("M214 104C214 74 246 62 280 66C312 70 328 92 326 112C290 96 250 96 214 104Z") + quill(138, 262) + hand(140, 304), False),
        "east_india_company": (coat(4) + face(1, 3) + solid(CAP) + rolls(176) + queue() + tricorne() + thing_in_front(ship_model(146, 300, .95)), False),
        "bank_of_england": (gown() + face(-1, -3) + upswept(False) + solid("M212 108C206 64 240 40 280 44C330 48 344 96 330 130L312 120C290 100 244 98 212 108ZM236 58C248 12 312 4 350 40C366 60 362 96 350 120C346 84 320 54 262 60Z") + cut("M248 56C282 34 330 50 344 92", 2) + thing_in_front(bank, 14, -30) + line("M372 130L356 400", "#241a14", 7) + solid("M372 132L362 104L376 78L386 106Z"), False),
        "new_world_huguenots": (coat(0, False) + path("M226 252L206 290L248 300L262 256ZM262 256L264 300L310 286L304 252Z", CUT) + face(2, 2) + bob() + broad() + thing_in_front(church), True),
        "edmond_halley": (coat() + face(2, 0, 4) + long_hair() + telescope() + hand(196, 240) + comet, False),
        "choiseul": (coat(10) + face(-8, -4, 3, 8) + solid(CAP) + rolls(166, 188) + bag() + thing_in_front(baton, -6, -20) + hand(166, 286), True),
        "dupleix": (palm + coat(6) + face(3, 4, 0, 6) + solid(CAP) + rolls(182) + queue() + tricorne(True) + thing_in_front(elephant), False),
        "pompadour_and_du_barry": (two_at_table(gown() + face(-2, -4) + upswept() + solid(circle(292, 48, 22)) + "".join(path(circle(x, y, 5), CUT) for x, y in ((240, 70), (256, 60), (274, 56))), gown() + face(0, -6) + tall_pouf() + fan), False),
        "voltaire": (coat(-8) + face(7, 12, -2) + long_hair() + soft_cap() + quill(150, 250) + hand(150, 292), False),
        "pitt_the_elder": (coat() + face(12, 0, 2) + solid(CAP) + rolls(168, 190) + queue(True, 270) + crutch + arm_up(120, 150), False),
        "charles_hanbury_williams": (coat(8) + face(1, 2, 0, 7) + solid(CAP) + rolls(160, 180, 200) + bag() + letter + hand(160, 306), True),
        "merchant_banks": (coat(2, False) + face(4, 0) + bald() + soft_cap() + thing_in_front(money, 14, -40) + cut("M226 152a14 14 0 1 1-.1 0M212 150L206 148M240 150L270 146", 2.6), False),
        "samuel_johnson": (coat(28, False) + face(2, 8, 6, 16) + bob() + dots((240, 92, 18), (222, 104, 14)) + thing_in_front(book(150, 310)), False),
        "james_watt": (coat(-4) + face(3, 0, 3) + long_hair().replace("C348 150 336 220 352 288C330 298 306 296 290 288", "C342 140 334 170 330 206C320 216 306 214 298 206") + thing_in_front(governor(), 0, 0) + thing_in_front(steam, 36, 10), True),
        "papacy_hanover_negotiations": (two_at_table(cape() + face(4, 0) + bald() + tiara, coat(6) + face(0, 4, 2, 10) + full_bottom(262) + sash()), False),
        "townshend_acts": (coat(4) + face(0, 0, 0, 4) + solid(CAP) + rolls(170) + queue(True, 300) + bicorne() + thing_in_front(crates, 0, -30), True),
        "edmund_burke": (coat(2) + face(2, 2, 3) + bob() + arm_up(138, 190) + cut("M206 150a12 12 0 1 1-.1 0M230 150a0 0 0 1 1 0 0M218 148L262 142", 2.6) + place(360, 330, .9, path("M-16-60H16V60H-16Z", CUT, 'stroke="#241a14" stroke-width="5"') + solid(circle(0, -60, 16) + circle(0, 60, 16)), 20), False),
        "turgot": (coat(10) + face(-3, 3, 2, 6) + solid(CAP) + rolls(158, 178, 198) + queue(False, 270) + thing_in_front(sheaf, 0, -26), True),
        "north_american_trade": (coat(0, False) + cut("M176 300l10 14 10-14 10 14 10-14M300 300l12 14 12-14 12 14 12-14", 3) + face(5, 3) + long_hair() + fur_cap() + thing_in_front(pelt) + '<g transform="rotate(8 370 200)">' + solid(rect(364, 90, 8, 310)) + "</g>", False),
        "marquis_de_condorcet": (coat(0) + face(6, -3, 5) + solid(CAP) + rolls(174, 196) + queue(True, 250) + thing_in_front(urn, -4, -40) + hand(180, 240), True),
        "lavoisier": (coat(-6) + face(2, -1, 1) + solid(CAP) + dots((300, 150, 20), (312, 172, 19), (306, 194, 17), (288, 184, 14)) + queue(True, 260) + thing_in_front(flask(), 0, -30), False),
    }


def picture(side: str, body: str, right: bool) -> str:
    light, base_, dark = e.SIDES[side]
    defs = linear("g", f"{light} 0 {base_} .45 {dark} 1") + radial("pap", f"#fffdf4 0 {IVORY} .55 #e4d2a4 1", "38%", "30%", "75%") + '<clipPath id="ov"><ellipse cx="252" cy="200" rx="150" ry="176"/></clipPath>'
    defs += f'<pattern id="pt" width="36" height="36" patternUnits="userSpaceOnUse"><path d="M18 4C24 10 24 16 18 22C12 16 12 10 18 4ZM0 22C6 28 6 34 0 40M36 22C30 28 30 34 36 40" fill="none" stroke="{light}" stroke-width="1.500" stroke-opacity=".55"/></pattern>'
    out = path(rect(0, 0, 504, 400), "url(#g)") + path(rect(0, 0, 504, 400), "url(#pt)") + path(rect(8, 8, 488, 384, 6), "none", 'stroke="url(#au)" stroke-width="2.500"')
    for x, y, sx, sy in ((16, 16, 1, 1), (488, 16, -1, 1), (16, 384, 1, -1), (488, 384, -1, -1)):
        d = "M0 0H70C64 20 48 20 40 16C46 36 36 46 16 40C20 48 20 64 0 70Z"
        out += f'<g transform="translate({x} {y}) scale({sx} {sy})">' + path(d, dark, 'stroke="url(#au)" stroke-width="2.500"') + path(leaf(8, 8, 45, 36, 15), "url(#au)", ink(1)) + "</g>"
    out += f'<ellipse cx="259" cy="208" rx="166" ry="190" fill="{INK}" fill-opacity=".32"/><ellipse cx="252" cy="200" rx="165" ry="191" fill="url(#au)" {ink(2.5)}/>'
    out += "".join(path(circle(252 + 158 * p, 200 + 184 * q, 4.4), "url(#au)", ink(1)) for i in range(72) for p, q in [polar(0, 0, 1, 5 * i)])
    flip = '<g transform="translate(504 0) scale(-1 1)">' if right else "<g>"
    return svg(504, 400, keep_used(defs + e.defs(), out + body + "url(#g) url(#pt) url(#pap) url(#ov)"), out + f'<ellipse cx="252" cy="200" rx="150" ry="176" fill="url(#pap)" {ink(2.5)}/><g clip-path="url(#ov)">{flip}{body}</g></g>')


def main() -> None:
    import tomllib

    from art.tools.kit import ART
    cards = tomllib.loads((ART.parent / "engine/struggle/components/ministries.toml").read_text(encoding="utf-8"))["ministry"]
    drawn = ministry_people()
    for card in cards:
        body, right = drawn[card["id"]]
        save(f"struggle/ministries/{card['id']}", picture(card["side"], body, right))


if __name__ == "__main__":
    main()
