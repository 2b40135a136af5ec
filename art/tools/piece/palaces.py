"""Draws Brazil's six Palaces and the mansion."""

from __future__ import annotations

from art.tools.kit import (
    INK,
    IVORY,
    ROMAN,
    circle,
    glyphs,
    gold,
    ink,
    keep_used,
    leaf,
    line,
    linear,
    n,
    path,
    radial,
    rect,
    save,
    soft,
    svg,
)
from art.tools.piece.goods import bean, boll_good, cane, ingots


# --- palaces -----------------------------------------------------------------------------------------------------------------------------------------
class Front:
    """A facade made of shapes that share one cut-out edge."""

    def __init__(self) -> None:
        self.edge: list[str] = []
        self.body: list[str] = []

    def add(self, d: str, fill: str, width: float = 1.8, edge: bool = True) -> None:
        if edge:
            self.edge.append(d)
        self.body.append(path(d, fill, f'stroke-width="{width}"' if width != 1.8 else ""))

    def windows(self, xs, y: float, w: float = 5, h: float = 9, arched: bool = True, glass: str = "#3f5f78") -> None:
        d = "".join((f"M{n(x - w / 2)} {n(y + h)}V{n(y + w / 2)}a{n(w / 2)} {n(w / 2)} 0 0 1 {n(w)} 0V{n(y + h)}Z" if arched else rect(x - w / 2, y, w, h)) for x in xs)
        self.body.append(path(d, glass, f'stroke="{IVORY}" stroke-width="2.600"') + path(d, glass, f'stroke="{INK}" stroke-width=".900"'))

    def columns(self, xs, y0: float, y1: float, w: float = 4) -> None:
        for x in xs:
            self.body.append(path(rect(x - w / 2, y0, w, y1 - y0) + rect(x - w / 2 - 1, y0 - 2, w + 2, 2.5) + rect(x - w / 2 - 1, y1 - 2, w + 2, 2.5), "#fffaf0", 'stroke-width="1.200"'))

    def shade(self, d: str, opacity: float = .2) -> None:
        self.body.append(path(d, INK, f'opacity="{opacity}" stroke="none"'))

    def line(self, d: str, colour: str = INK, width: float = 1.4) -> None:
        self.body.append(line(d, colour, width))


def emblem(kind: str, cx: float, cy: float, r: float) -> str:
    field = {"cane": "#3c6f2c", "gold": "#5a221a", "boll": "#4b6273", "bean": "#f0d9b0", "rubber": "#2f6b57", "crown": "#1C653E"}[kind]
    inner = {"cane": cane, "gold": ingots, "boll": boll_good, "bean": lambda: bean(32, 32, -25, 1.25), "crown": lambda: path("M12 48L8 18L22 30L32 12L42 30L56 18L52 48Q32 42 12 48Z", "url(#au)", 'stroke-width="3"'),
             "rubber": lambda: path("M32 6C42 22 50 32 50 42A18 18 0 0 1 14 42C14 32 22 22 32 6Z", "#fffdf6", 'stroke-width="3"') + path("M24 34C21 40 22 48 28 52", "none", 'stroke="#b9b2a3" stroke-width="4"')}[kind]()
    s = r / 29
    return (f'<circle cx="{cx}" cy="{cy}" r="{r + 3.4}" fill="{INK}"/><circle cx="{cx}" cy="{cy}" r="{r + 2.2}" fill="url(#au)"/><circle cx="{cx}" cy="{cy}" r="{r}" fill="{field}" stroke="{INK}" stroke-width="1"/>'
            f'<g clip-path="url(#em)"><g transform="translate({n(cx - 32 * s)} {n(cy - 32 * s)}) scale({s:.3f})" {ink(2.4)}>{inner}</g></g>')


def palace_fronts() -> dict[str, tuple[Front, str, float, float, float]]:
    out = {}
    roof, gold_roof, slate = "url(#ro)", "url(#au)", "url(#sl)"
    # I: the Capital, a long front, a portico, a crown over it
    f = Front()
    f.add(rect(8, 54, 104, 38), "url(#w1)")
    f.add("M6 54L12 45H108L114 54Z", roof)
    f.add(rect(37, 40, 46, 52), "#fff3d2")
    f.add("M33 41L60 25L87 41Z", "#f6e3b0")
    f.windows((15, 25, 95, 105), 58), f.windows((15, 25, 95, 105), 75)
    f.columns((41, 50, 70, 79), 46, 91)
    f.shade("M83 54H112V92H83Z", .16)
    f.add("M50 27L46 11L54 18L60 7L66 18L74 11L70 27Q60 24 50 27Z", "url(#au)")
    out["palace_1"] = (f, "crown", 60, 68, 10)
    # II: low, hipped roof, a green belvedere, chimneys of the mill beside
    f = Front()
    f.add(rect(93, 22, 10, 45), "#b5573a")
    f.add(rect(91, 19, 14, 5), "#d98a5a")
    f.add(rect(12, 58, 96, 34), "#fffaf0")
    f.add("M4 59L24 40H96L116 59Z", roof)
    f.line("M12 53H108M18 47H102", "#7d2f1c", 1)
    f.add(rect(44, 31, 32, 20), "#fffaf0")
    f.add("M39 32L60 17L81 32Z", roof)
    f.windows((52, 60, 68), 37, 4.5, 9)
    f.windows((20, 33, 87, 100), 66, 7, 14, False, "#3f7d4a")
    f.shade("M80 58H108V92H80Z", .15)
    out["palace_2"] = (f, "cane", 60, 72, 12)
    # III: a golden dome on a drum
    f = Front()
    f.add(rect(58, 4, 4, 14), "url(#au)")
    f.add("M36 46C36 26 46 16 60 15C74 16 84 26 84 46Z", gold_roof)
    f.line("M60 16V44M48 21C45 28 44 36 44 44M72 21C75 28 76 36 76 44", "#7a5212", 1.2)
    f.add(rect(36, 44, 48, 12), "#f3d9a0")
    f.add(rect(12, 58, 96, 34), "url(#w3)")
    f.add(rect(9, 53, 102, 7), "#f9e8bf")
    f.windows((44, 52, 60, 68, 76), 45, 4, 8)
    f.windows((20, 31, 89, 100), 65, 6, 18)
    f.columns((42, 78), 62, 91, 5)
    f.shade("M84 60H108V92H84Z", .16)
    out["palace_3"] = (f, "gold", 60, 74, 12)
    # IV: two white towers
    f = Front()
    f.add(rect(30, 52, 60, 40), "url(#w4)")
    f.add("M28 53L60 37L92 53Z", slate)
    for x in (8, 84):
        f.add(rect(x, 38, 28, 54), "#f6fafc")
        f.add(f"M{x} 38C{x} 22 {x + 8} 16 {x + 14} 8C{x + 20} 16 {x + 28} 22 {x + 28} 38Z", slate)
        f.add(circle(x + 14, 8, 3), "url(#au)")
        f.add(rect(x - 2, 37, 32, 5), "#dfe8ee")
        f.windows((x + 9, x + 19), 48, 5.5, 12), f.windows((x + 9, x + 19), 70, 5.5, 14)
    f.shade("M102 42H112V92H102Z", .2)
    f.windows((43, 77), 58, 5.5, 12), f.windows((43, 77), 76, 5.5, 12)
    out["palace_4"] = (f, "boll", 60, 70, 12)
    # V: three floors, mansard, a clock tower in the middle
    f = Front()
    f.add(rect(18, 50, 84, 42), "url(#w5)")
    f.add("M14 51L22 34H98L106 51Z", slate)
    f.windows((30, 41, 79, 90), 38, 5, 8)
    f.add(rect(46, 26, 28, 66), "#f6dcc8")
    f.add("M43 27L52 14H68L77 27Z", slate)
    f.add(rect(55.5, 8, 9, 7), "#f6dcc8")
    f.add("M53 9L60 1L67 9Z", slate)
    f.body.append(path(circle(60, 38, 8), IVORY) + line("M60 33V38L64 40", INK, 1.6))
    for y in (56, 73):
        f.windows((25, 36, 84, 95), y, 5.5, 11)
    f.shade("M74 51H102V92H74Z", .16)
    out["palace_5"] = (f, "bean", 60, 69, 11.5)
    # VI: an opera house of the rubber towns, a wide tiled dome
    f = Front()
    f.add("M28 44C28 24 40 12 60 10C80 12 92 24 92 44Z", "url(#do)")
    f.line("M29 38C44 30 76 30 91 38M35 27C48 20 72 20 85 27M44 12C40 22 39 34 40 43M60 10V43M76 12C80 22 81 34 80 43", "#f6d071", 1.7)
    f.add("M54 11V3H66V11Z", "url(#au)")
    f.add(rect(24, 43, 72, 10), "#fbe3e0")
    f.add(rect(12, 52, 96, 40), "url(#w6)")
    f.add("M34 62V52Q60 36 86 52V62Z", "#fff3ee")
    f.windows((20, 29, 91, 100), 58, 5.5, 11), f.windows((20, 29, 91, 100), 75, 5.5, 13)
    f.columns((39, 47, 73, 81), 62, 91, 4)
    f.shade("M86 54H108V92H86Z", .15)
    out["palace_6"] = (f, "rubber", 60, 72, 11)
    # the mansion: veranda, tile roof, two palms
    f = Front()
    for x, top, lean in ((19, 26, 2), (102, 34, -2)):
        f.add(f"M{x - 2} 92Q{x - 2 + lean} 60 {x + lean - 1.5} {top}H{x + lean + 1.5}Q{x + 2.500 + lean} 60 {x + 2.500} 92Z", "#a8713f", 1.5)
        for a in (-170, -135, -100, -70, -40, -5, 25, 155):
            f.add(leaf(x + lean, top, a, 17, 9), "#4f8f3f" if a % 2 else "#3c7a3a", 1.3)
    f.add(rect(24, 56, 72, 36), "#fff3d8")
    f.add("M14 58L32 36H88L106 58Z", roof)
    f.line("M20 52H100M26 45H94M46 36L40 58M60 36V58M74 36L80 58", "#7d2f1c", 1)
    f.add(rect(52, 24, 16, 13), "#fff3d8")
    f.add("M48 26L60 15L72 26Z", roof)
    f.windows((60,), 28, 5, 7)
    f.windows((34, 86), 66, 9, 15, False, "#3f7d4a")
    f.add("M52 92V72a8 8 0 0 1 16 0V92Z", "#6b4526", 1.6, False)
    f.columns((27, 45, 75, 93), 60, 91, 3.4)
    f.shade("M14 58H106V63H24Z", .3)
    f.line("M26 86H51M69 86H94M30 82V90M35 82V90M40 82V90M80 82V90M85 82V90M90 82V90", "#8a5a32", 1.6)
    out["mansion"] = (f, "", 0, 0, 0)
    return out


def palaces() -> None:
    for name, (f, kind, cx, cy, r) in palace_fronts().items():
        ground = rect(4, 91, 112, 8, 2)
        numeral = ROMAN[int(name[-1])] if name[-1].isdigit() else ""
        width = {"I": 12, "II": 18, "III": 24, "IV": 22, "V": 16, "VI": 22}.get(numeral, 0)
        plaque = rect(60 - width / 2 - 7, 93, width + 14, 21, 5) if numeral else ""
        whole = "".join(f.edge) + ground + plaque
        defs = (gold() + linear("ro", "#e08a5c 0 #b5573a .55 #8a3a22 1") + linear("sl", "#8fa3ad 0 #566b78 .55 #37474f 1") + linear("do", "#6fb8a0 0 #2f7f6a .55 #174a3e 1")
                + "".join(linear(i, s) for i, s in (("w1", "#ffe9a6 0 #e9bf5e 1"), ("w3", "#ffe2ad 0 #dba75a 1"), ("w4", "#e3f0f8 0 #a9c4d4 1"), ("w5", "#f3cdb4 0 #c98a6a 1"), ("w6", "#f8c8c2 0 #d58a86 1")))
                + soft("sd", .55, .5) + (f'<clipPath id="em"><circle cx="{cx}" cy="{cy}" r="{r}"/></clipPath>' if kind else "")
                + (radial("be", "#a3663c 0 #6b3a20 .55 #3f1f10 1") if kind == "bean" else "") + (radial("wh", "#ffffff 0 #f4efe4 .6 #cfc6b6 1") if kind == "boll" else "") + (linear("g1", "#ffe08a 0 #e0aa3c .6 #b47f22 1") if kind == "gold" else ""))
        keep = "".join(f.body) + (emblem(kind, cx, cy, r) if kind else "")
        defs = keep_used(defs, keep + "url(#sd)")
        body = ('<g transform="translate(3.600 5) scale(.94)"><ellipse cx="64" cy="102" rx="60" ry="13" fill="url(#sd)"/>' + path(whole, INK, f'stroke="{INK}" stroke-width="8.500" stroke-linejoin="round"')
                + path(whole, IVORY, f'stroke="{IVORY}" stroke-width="5" stroke-linejoin="round"') + f'<g {ink(1.8)}>{"".join(f.body)}' + path(ground, "#d8c6a0") + "</g>" + (emblem(kind, cx, cy, r) if kind else "")
                + (path(plaque, "#4a2f1c", ink(1.5)) + path(glyphs(numeral, 13, 60, 103.5, 800), "#ffe9b0") if numeral else "") + "</g>")
        save(f"palaces/{name}", svg(120, 120, defs, body))
