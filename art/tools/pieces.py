"""Units, seats, goods, products, arches, action tokens and palaces. Run: python -m art.tools.pieces [group ...]"""

from __future__ import annotations

import sys

from art.tools.kit import (
    ERA,
    INK,
    IVORY,
    ROMAN,
    SEATS,
    blur,
    circle,
    down,
    glyphs,
    gold,
    ink,
    keep_used,
    leaf,
    line,
    linear,
    mix,
    moved,
    n,
    ngon,
    path,
    polar,
    pts,
    radial,
    rect,
    save,
    soft,
    star,
    svg,
)

KINDS = {
    "green": ("monarch", "archer", "dragoon", "cannon"),
    "orange": ("monarch", "archer", "grenadier", "dragoon", "cannon"),
    "sky": ("monarch", "archer", "grenadier", "dragoon"),
    "purple": ("monarch", "archer", "grenadier", "dragoon", "cannon"),
}
STEEL = "#fbf6ea 0 #cfc9bb .5 #8f897d 1"


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


# --- units -------------------------------------------------------------------------------------------------------------------------------------------
class Figure:
    """Parts of one figure; the outline is drawn once below, thick, so that the silhouette holds at 24 px."""

    def __init__(self) -> None:
        self.place = (1.0, 0.0, 0.0)
        self.under: list[str] = []
        self.body: list[str] = []

    def at(self, d: str) -> str:
        return d if self.place == (1.0, 0.0, 0.0) else moved(d, *self.place)

    def part(self, d: str, fill: str, width: float = 2.2, outline: bool = True) -> Figure:
        d = self.at(d)
        if outline:
            self.under.append(d)
        self.body.append(path(d, fill, f'stroke-width="{n(width)}"' if width != 2.2 else ""))
        return self

    def rod(self, d: str, colour: str, width: float) -> Figure:
        """A thick line with an ink edge."""
        d = self.at(d)
        self.body.append(line(d, INK, width + 4.4) + line(d, colour, width))
        return self

    def detail(self, d: str, width: float = 1.6, colour: str = INK) -> Figure:
        self.body.append(line(self.at(d), colour, width))
        return self

    def fill(self, d: str, colour: str, extra: str = "") -> Figure:
        self.body.append(path(self.at(d), colour, extra if "stroke=" in extra else f'stroke="none" {extra}'.strip()))
        return self

    def shade(self, d: str, opacity: float = .24) -> Figure:
        return self.fill(d, INK, f'opacity="{opacity}"')

    def svg(self) -> str:
        return (path("".join(self.under), INK, f'stroke="{INK}" stroke-width="7" stroke-linejoin="round"')
                + f'<g {ink(2.2)}>' + "".join(self.body) + "</g>")


def monarch(c: dict) -> str:
    f = Figure()
    f.rod("M150 190L139 92", "url(#au)", 4.5)
    # mantle
    f.part("M100 104C76 104 58 116 50 138C43 158 40 176 38 196H162C160 176 157 158 150 138C142 116 124 104 100 104Z", "url(#iv)")
    f.part("M86 118H114L126 196H74Z", c["deep"], 1.8, False)
    f.fill("M112 124L88 196H74L77 178L104 124Z", "url(#au)")
    f.detail("M100 138v40", 1.6, "#f1cf74")
    f.fill(star(100, 158, 9, 4.2, 8), "url(#au)", f'stroke="{INK}" stroke-width="1.2"')
    f.detail("M64 140Q58 160 57 184M134 140Q140 158 141 184M74 136Q70 156 69 176", 1.5)
    f.shade("M126 140C138 152 142 172 142 196H162C160 176 157 158 150 138C146 128 138 119 128 113Z", .2)
    # ermine
    f.part("M66 124C74 107 86 103 100 103C114 103 126 107 134 124C138 134 136 140 130 146C121 132 112 127 100 127C88 127 79 132 70 146C64 140 62 134 66 124Z", "#fffdf6")
    for x, y in ((74, 132), (80, 118), (92, 113), (108, 113), (120, 118), (126, 132), (100, 120)):
        f.fill(f"M{x} {y - 4}l2.4 7h-4.8Z", INK)
    # hand on the sceptre
    f.part("M136 138q8-6 15 0q3 8-3 13q-9 2-13-4Z", "url(#iv)", 1.8, False)
    f.part(circle(138, 84, 8), "url(#au)", 1.8)
    f.part("M135.5 78v-5h-5v-5h5v-5h5v5h5v5h-5v5Z", "url(#au)", 1.5)
    # head
    f.part("M78 76C76 98 78 106 84 112C88 100 112 100 116 112C122 106 124 98 122 76Z", c["hair"], 2)
    f.part("M82 76C82 98 88 112 100 113C112 112 118 98 118 76Z", "url(#iv)")
    f.shade("M110 76C112 96 108 108 100 113C112 112 118 98 118 76Z", .16)
    f.detail("M88 85q4-3 8 0M104 85q4-3 8 0", 2).detail("M90 89.500h4M106 89.500h4", 2.4).detail("M100 88l-2 9q2 2 4 0", 1.5).detail("M95 104q5 2.500 10 0", 1.8)
    # crown
    f.part("M76 74L66 38L84 54L100 29L116 54L134 38L124 74Q100 66 76 74Z", "url(#au)", 2.4)
    f.fill("M84 62L100 38L116 62Q100 58 84 62Z", c["mid"], f'stroke="{INK}" stroke-width="1.3"')
    f.detail("M76.500 68Q100 60 123.500 68", 1.4)
    for x, y, r in ((66, 37, 4.4), (100, 28, 5), (134, 37, 4.4)):
        f.part(circle(x, y, r), IVORY, 1.8)
    for x, y in ((88, 69.5), (100, 67.5), (112, 69.5)):
        f.fill(circle(x, y, 2.2), c["jewel"])
    return f.svg()


def archer(c: dict) -> str:
    f = Figure()
    # feathers of the headdress, back to front
    for i, angle in enumerate((-176, -154, -132, -112, -92, -72, -52)):
        x, y = polar(82, 82, 15, angle)
        f.part(leaf(x, y, angle, 30 if i % 2 else 34, 15), "url(#au)" if i % 2 else c["feather"], 1.8)
        tx, ty = polar(82, 82, 36, angle)
        f.detail(f"M{n(x)} {n(y)}L{n(tx)} {n(ty)}", 1)
    # torso
    f.part("M70 112C58 114 50 122 49 136C48 160 50 178 52 198H116C116 180 114 166 110 150C114 138 112 124 100 114Z", "url(#iv)")
    f.shade("M98 118C106 132 100 150 104 168L106 198H116C116 180 114 166 110 150C114 138 112 124 100 114Z", .2)
    f.detail("M76 140q12 8 26 2M84 146l0 30", 1.4)
    # necklace
    f.detail("M68 118Q82 138 103 122", 3.6).detail("M68 118Q82 138 103 122", 1.8, "#e7b23c")
    f.part("M80 129l5 12l5-11Z", c["feather"], 1.4, False)
    # string, bow
    f.rod("M127 36C164 62 168 132 137 176", "url(#au)", 6.5)
    f.detail("M127 36L84 98L137 176", 1.8, IVORY)
    # drawing arm
    f.part("M66 116C56 112 47 108 39 99C34 94 36 86 43 86C56 86 74 92 90 94C96 94 97 103 91 105C80 106 70 104 62 102C70 108 76 114 78 122Z", "url(#iv)")
    f.part("M50 86l-3 12 7 4 4-14Z", c["mid"], 1.5, False)
    # bow arm and arrow
    f.part("M92 112C108 104 126 100 146 99C154 98 158 104 154 109C150 113 142 112 136 112C122 114 110 120 100 128Z", "url(#iv)")
    f.part("M118 103.500l2 13 8-2-1-12.500Z", c["mid"], 1.5, False)
    f.detail("M84 98L168 95", 5).detail("M84 98L168 95", 2.2, IVORY)
    f.part("M166 87.500L184 94.500L167 102Z", "#fbf6ea", 1.8)
    # head
    f.part("M72 100V114H92V104Z", "url(#iv)", 1.8)
    f.part("M67 78C67 64 78 62 86 64C96 66 99 72 99 80L104 90L99 92C100 98 97 104 92 104C84 106 78 102 76 98C70 94 67 88 67 78Z", "url(#iv)")
    f.part("M65 82C64 62 78 58 90 61C97 63 100 68 100 74C92 71 84 72 80 76C82 84 78 92 76 98C69 96 65 90 65 82Z", c["hair"], 1.8)
    f.part("M65 76C70 64 84 58 100 68L100 76C86 70 76 72 68 84Z", "url(#au)", 1.8)
    f.detail("M90 82q4-2 7 0", 2).detail("M92 85h3", 2.4).detail("M93 98l5-1", 1.6).detail("M82 88l7 2M82 92l6 2", 2, c["mid"])
    return f.svg()


def dragoon(c: dict) -> str:
    f = Figure()
    # sabre
    f.part("M106 78C128 76 152 60 166 36C164 64 138 88 107 87Z", "#fbf6ea", 1.9)
    f.detail("M110 83C132 80 150 66 161 48", 1.1, "#b9b2a3")
    # rider
    f.part("M50 122C54 108 64 103 76 103C90 103 98 110 100 122L104 180H46Z", "url(#iv)")
    f.fill("M70 106L80 106L88 180H62Z", c["mid"], f'stroke="{INK}" stroke-width="1.5"')
    f.detail("M68 122h16M66 132h19M65 142h21M64 152h23", 2, "#f1cf74")
    f.part("M80 112C88 110 94 102 98 90L100 80C104 74 113 77 112 86C110 104 104 120 90 130Z", "url(#iv)")
    f.part("M96.500 92l14 3-2 8-14.500-3Z", c["mid"], 1.6, False)
    f.detail("M98 90C94 70 116 68 116 82", 4.4, INK).detail("M98 90C94 70 116 68 116 82", 2, "#f1cf74")
    f.part("M48 120C50 110 58 106 66 108L64 118Q56 118 48 126Z", "url(#au)", 1.8)
    f.detail("M51 125v6M56 122v6M61 120v6", 2)
    # head and crested helmet
    f.part("M66 78C66 96 70 104 79 105C87 105 91 98 92 90L95 86L92 82V76Z", "url(#iv)", 2)
    f.detail("M84 83h4", 2.4).detail("M85 96q4 0 6-1.500", 1.6)
    f.detail("M68 88Q76 108 88 102", 2.2, INK)
    f.part("M60 52C50 56 40 70 44 96C50 100 56 100 60 94C58 82 62 74 68 68Z", c["mid"], 2)
    f.detail("M54 64Q47 78 50 94M60 62Q53 76 55 94", 1.2)
    f.part("M62 82C60 62 68 52 80 52C92 53 98 62 97 76L102 80L92 81C84 78 72 78 62 82Z", "url(#au)", 2)
    f.part("M60 62C60 46 74 36 88 40C96 42 98 48 95 54C88 47 74 48 66 66Z", c["mid"], 2)
    f.part(star(82, 67, 7, 3.2, 8), IVORY, 1.1, False)
    # horse: neck, head
    f.place = (.84, 17.5, 27)
    f.part("M64 198C66 172 74 150 90 134C100 124 106 112 112 100L112 84L121 94L128 85L131 99C142 106 150 120 160 132C167 139 168 147 163 152C157 158 148 156 143 150C136 147 130 147 125 147C133 162 142 178 144 198Z", "url(#iv)", 2.4)
    f.shade("M125 147C133 162 142 178 144 198H122C122 178 116 164 112 152C110 144 116 140 125 147Z", .22)
    f.shade("M143 150C150 148 158 146 165 142C166 148 165 150 163 152C157 158 148 156 143 150Z", .18)
    f.part("M112 88C98 92 92 100 90 112C80 118 74 128 74 140C66 146 62 160 62 174C72 172 78 164 80 154C88 150 94 142 94 132C104 126 108 116 110 106Z", c["mane"], 2)
    f.detail("M104 98Q98 108 99 118M92 116Q86 128 86 140M80 138Q72 150 72 164", 1.2)
    f.detail("M134 114L116 134M134 114L128 101M134 114L152 136M146 148L154 131", 4.2).detail("M134 114L116 134M134 114L128 101M134 114L152 136M146 148L154 131", 2.1, "#e7b23c")
    f.detail("M146 148Q116 160 92 142", 3.6).detail("M146 148Q116 160 92 142", 1.7, "#e7b23c")
    f.fill("M132.500 109q5-3 8 1.500q-4 3-8-1.500Z", INK).detail("M159 142q2 1 3 3", 2.2)
    f.detail("M86 172Q106 166 136 182", 6).detail("M86 172Q106 166 136 182", 3.4, c["light"])
    return f.svg()


def cannon(c: dict) -> str:
    f = Figure()
    f.fill("M34 172C50 166 150 166 166 172C150 182 50 182 34 172Z", INK, 'opacity=".45"')
    # trail
    f.part("M96 118L38 158L34 170L48 171L112 140Z", c["wood"])
    f.detail("M92 128L46 160", 1.3)
    f.part(circle(38, 168, 6), "url(#st)", 1.8, False)
    # barrel
    f.part("M58 148C50 144 48 132 54 126L138 59C134 54 138 50 142 52L160 74C161 80 156 82 152 78L74 146C70 151 63 152 58 148Z", "url(#iv)", 2.4)
    f.shade("M64 150L154 79L150 72L60 143Z", .26)
    f.part(circle(49, 146, 7), "url(#au)", 2)
    f.part("M66 116L76 107L96 126L85 136Z", "url(#au)", 1.8, False)
    f.part("M106 84L114 78L131 97L122 105Z", "url(#au)", 1.8, False)
    f.part("M137 57C134 52 139 48 143 51L161 73C163 79 157 82 153 78Z", "url(#au)", 2)
    f.fill("M145 55q10 5 13 17q-11-4-13-17Z", INK)
    # wheel
    wheel = circle(98, 136, 37)
    f.part(wheel, c["dark"], 2.6)
    f.body.append(f'<circle cx="98" cy="136" r="32" fill="none" stroke="{INK}" stroke-width="12"/><circle cx="98" cy="136" r="32" fill="none" stroke="url(#iv)" stroke-width="8"/>')
    for i in range(10):
        x, y = polar(98, 136, 28, 36 * i + 9)
        f.body.append(line(f"M98 136L{n(x)} {n(y)}", INK, 7.4) + line(f"M98 136L{n(x)} {n(y)}", "#f3e6c8", 4))
    f.part(circle(98, 136, 9.5), "url(#au)", 2, False)
    f.fill(circle(98, 136, 3.4), INK)
    f.body.append(f'<path d="M127 120A34 34 0 0 1 104 169" fill="none" stroke="{INK}" stroke-width="7" opacity=".2" stroke-linecap="butt"/>')
    # shot
    for x, y in ((138, 163), (156, 163), (147, 148)):
        f.part(circle(x, y, 9.5), "url(#sh2)", 1.8)
    return f.svg()


def grenadier(c: dict) -> str:
    f = Figure()
    # body
    f.part("M100 118C78 118 62 124 56 140C50 158 48 178 46 198H142C142 182 142 160 138 142C130 124 120 118 100 118Z", "url(#iv)")
    f.shade("M122 124C128 146 126 172 124 198H142C142 182 142 160 138 142C134 131 130 126 122 124Z", .2)
    f.fill("M84 121L100 134L110 121L106 198H92Z", c["mid"], f'stroke="{INK}" stroke-width="1.5"')
    cross = "M62 132L132 192M136 136L66 192"
    f.detail(cross, 12).detail(cross, 8, c["deep"])
    f.part(rect(88, 152, 22, 17, 2), "url(#au)", 1.8, False)
    # epaulettes
    f.part("M50 142C52 126 66 120 78 124L74 136Q62 138 50 148Z", "url(#au)", 1.8)
    f.detail("M54 145v9M60 141v9M66 139v8M72 137v7", 2.2)
    # raised arm with the grenade
    f.part("M122 126C134 128 142 124 146 112L150 100L164 104L162 124C158 142 146 152 134 150Z", "url(#iv)")
    f.part("M146 106L149 96L167 100L164 112Z", c["mid"], 1.7, False)
    f.part("M118 124C128 118 140 124 142 136L134 142Q128 134 116 136Z", "url(#au)", 1.8)
    f.part(circle(156, 83, 15), "url(#sh2)", 2.2)
    f.part("M144 92C148 98 160 100 168 94L168 102Q156 108 146 101Z", "url(#iv)", 1.7)
    f.part("M150 70l12-1 1 6-12 1Z", "url(#au)", 1.6)
    f.detail("M156 69q-2-8 4-13", 3, INK)
    f.part(star(160, 51, 15, 6, 8, -80), "#ffd54a", 1.8)
    f.fill(star(160, 51, 8, 3.5, 8, -60), "#fffbe0")
    # head
    f.part("M76 84C74 104 80 120 94 122C108 120 114 104 112 84Z", "url(#iv)")
    f.shade("M104 84C106 102 102 116 94 122C108 120 114 104 112 84Z", .18)
    f.detail("M81 93q4-3 8 0M99 93q4-3 8 0", 2).detail("M84 97h4M101 97h4", 2.6).detail("M94 95l-2 9q2 2 4 0", 1.5)
    f.fill("M80 112C84 104 91 106 94 109C97 106 104 104 108 112C102 109 98 112 94 112C90 112 86 109 80 112Z", INK)
    f.detail("M77 92Q78 116 94 122Q110 116 111 92", 2.6)
    # mitre cap
    f.part("M70 90C68 62 78 34 94 22C110 34 120 62 118 90Q94 80 70 90Z", c["mid"], 2.4)
    f.part("M76 86C75 64 82 44 94 32C106 44 113 64 112 86Q94 78 76 86Z", "url(#au)", 1.8, False)
    f.fill(circle(94, 67, 8.5), IVORY, f'stroke="{INK}" stroke-width="1.4"')
    f.fill("M94 57C88 51 91 46 94 42C97 46 100 51 94 57Z", IVORY, f'stroke="{INK}" stroke-width="1.4"')
    f.shade("M94 32C106 44 113 64 112 86Q106 83 102 82.500C106 66 102 46 94 32Z", .18)
    f.part("M68 91Q94 79 120 91L119 99Q94 87 69 99Z", IVORY, 2)
    f.part("M94 26C86 22 88 12 94 6C100 12 102 22 94 26Z", IVORY, 2)
    return f.svg()


FIGURES = {"monarch": monarch, "archer": archer, "dragoon": dragoon, "cannon": cannon, "grenadier": grenadier}


def units() -> None:
    for colour, kinds in KINDS.items():
        for kind in kinds:
            for beaten in (False, True):
                save(f"units/{colour}_{kind}" + ("_defeated" if beaten else ""), unit(colour, kind, beaten))


def unit(colour: str, kind: str, beaten: bool) -> str:
    light, base, deep, letter, _ = SEATS[colour]
    dark_seat = colour in ("green", "purple")
    if beaten:
        grey = {"green": "#6b6f69", "orange": "#a49a8c", "sky": "#a3abb0", "purple": "#746b75"}[colour]
        light, base, deep = mix(light, grey, .72), mix(base, grey, .74), mix(deep, "#38332e", .7)
    c = {
        "light": light, "mid": base if dark_seat else mix(base, deep, .62), "deep": mix(deep, base, .25) if dark_seat else mix(deep, INK, .25),
        "dark": mix(deep, INK, .35), "jewel": base if dark_seat else deep, "feather": mix(light, IVORY, .3) if dark_seat else mix(deep, base, .2),
        "hair": mix(deep, INK, .55), "mane": mix(deep, INK, .4), "wood": "#9a6a3c" if not beaten else "#857868",
    }
    ivory = "#FFF8E7" if not beaten else "#d9cfba"
    defs = (radial("g", f"{light} 0 {base} .58 {mix(base, deep, .85)} 1") + soft()
            + (linear("iv", "#fffdf5 0 #fff3d6 .55 #e6d2a6 1") + gold() if not beaten
               else linear("iv", "#ded5c2 0 #cbbfa6 .55 #a89b82 1") + linear("au", "#d6cdb4 0 #a6977a .45 #6f6350 .62 #bfb294 1"))
            + linear("st", STEEL) + radial("sh2", "#8a8078 0 #3a2d24 .5 #1f150e 1", "32%", "28%", "75%"))
    figure = FIGURES[kind](c)
    if beaten:
        for bright, dull in (("#fffdf6", "#d9cfba"), ("#fbf6ea", "#d0c6b1"), (IVORY, "#d9cfba"), ("#e7b23c", "#a39474"), ("#f1cf74", "#b3a582"), ("#ffd54a", "#8d8372"), ("#fffbe0", "#b7ac97"), ("#f3e6c8", "#c3b79d")):
            figure = figure.replace(bright, dull)
    body = (f'<circle cx="105" cy="120" r="88" fill="url(#sd)"/><circle cx="100" cy="110" r="81" fill="{INK}"/>'
            f'<circle cx="100" cy="110" r="78" fill="{ivory}"/><circle cx="100" cy="110" r="71" fill="url(#g)" stroke="{INK}" stroke-width="2"/>')
    if not beaten:
        # the figure is cut by the disc below, and may rise over the ring above
        clip = "M0 0H200V110H171A71 71 0 0 1 29 110H0Z"
        defs += f'<clipPath id="c">{path(clip)}</clipPath>'.replace(' fill="none"', "")
        body += f'<path d="M40 78A68 68 0 0 1 122 46" fill="none" stroke="#fff" stroke-width="3" opacity=".35" stroke-linecap="round"/><g clip-path="url(#c)">{figure}</g>'
    else:
        defs += '<clipPath id="c"><circle cx="100" cy="110" r="70"/></clipPath>'
        turn = {"monarch": -24, "archer": -26, "dragoon": 22, "cannon": 30, "grenadier": -24}[kind]
        body += f'<g clip-path="url(#c)"><g transform="rotate({turn} 100 128) translate(0 22)">{figure}</g></g>' + broken_standard(colour, c)
    body += seat_badge(colour, 100, 183, 18, base if beaten else f"{base}", letter if not beaten else (IVORY if dark_seat else INK), ivory)
    return svg(200, 220, defs, body)


def broken_standard(colour: str, c: dict) -> str:
    """A snapped pole with a torn flag, and a crack through the ring."""
    flag = "M132 50C144 44 152 56 166 50L170 62L163 68L171 78L164 84L170 98C158 104 148 90 136 96Z"
    pole, top = "M150 178L140 122L144 118L137 112", "M137 106L126 44"
    return (path("M17 86L35 94L30 101L47 107L43 113L60 123L38 116L42 110L24 104L28 97L17 93Z", INK)
            + line(pole, INK, 10) + line(pole, "#8d7450", 5.4) + line(top, INK, 10) + line(top, "#8d7450", 5.4)
            + path(flag, IVORY, f'stroke="{IVORY}" stroke-width="7" stroke-linejoin="round" opacity=".0"')
            + path(flag, c["mid"], ink(3)) + path(circle(125, 40, 6), "url(#au)", ink(2)))


# --- goods -------------------------------------------------------------------------------------------------------------------------------------------
def cut_out(shape: str, fill: str, shadow: str) -> str:
    """Shadow, ink ring, ivory ring, field: how every small piece is cut out."""
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
    """A sheaf tied in the middle, leaves falling over to both sides."""
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


# --- arches ------------------------------------------------------------------------------------------------------------------------------------------
ARCHES = {
    "deploy": ("#a3473a", "#5a1710"), "painting": ("#8a5a86", "#43213f"), "build": ("#b07a3c", "#5c3612"), "renovate": ("#4f8a80", "#1c423c"),
    "manufacture": ("#6d6f78", "#2c2e36"), "harbor": ("#4a86bb", "#153a5c"), "trade": ("#5d8f52", "#22451c"),
}


def arch_symbol(name: str) -> str:
    if name == "deploy":
        return (line("M33 86V30", INK, 6.5) + line("M33 86V30", "#e0b050", 3.2) + path("M33 23l4.500 7-4.500 5-4.500-5Z", "url(#au)")
                + path("M36 33C45 27 54 40 71 33L68 57C56 63 46 51 36 57Z", IVORY) + path("M36 40C46 35 55 47 70.200 40.500L69.200 49C55 55 46 43 36 48.500Z", "#c23b2c", 'stroke="none"')
                + path(star(52, 45, 7.5, 3.2, 5), "#f1cf74", 'stroke-width="1.300"')
                + path("M42 68C42 64 68 64 68 68V84C68 88 42 88 42 84Z", "#c23b2c") + path("M42 68C42 64 68 64 68 68C68 72 42 72 42 68Z", IVORY)
                + line("M43 72L48 85L55 73L62 85L67 72", "#f1cf74", 2) + line("M42 84C42 88 68 88 68 84", INK, 1.8))
    if name == "painting":
        return (path("M48 42C64 40 74 52 73 66C72 80 58 86 44 84C30 82 22 72 24 60C26 52 34 50 38 54C42 58 46 56 46 52C44 48 42 43 48 42Z", "url(#wd)")
                + path(circle(60, 53, 5), "#c23b2c") + path(circle(64, 66, 5), "#f1cf74") + path(circle(54, 76, 5), "#3f78ad") + path(circle(38, 73, 5), IVORY) + path(circle(32, 62, 4), "#4f8a3f")
                + line("M70 26L50 56", INK, 7) + line("M70 26L52 53", "#a8713f", 3.6) + path("M53 49L57 52L52 59C48 62 45 62 44 64C44 59 47 54 53 49Z", IVORY))
    if name == "build":
        bricks = "".join(path(rect(x, y, w, 9.5), f) for x, y, w, f in (
            (23, 76, 16, "#c76b45"), (40.500, 76, 16, "#b5573a"), (58, 76, 16, "#c76b45"), (23, 64.500, 8, "#b5573a"), (32.500, 64.500, 16, "#cf7a50"), (50, 64.500, 16, "#b5573a"), (67.500, 64.500, 6, "#c76b45")))
        return (bricks + line("M36 60L62 30", INK, 9) + line("M36 60L60 32", "url(#wd)", 5.4)
                + path("M48 24L56 18C62 22 70 30 74 36L68 45C64 40 58 35 53 32L46 34L42 29Z", "url(#st)"))
    if name == "renovate":
        return (path("M48 22L66 42H56V60H40V42H30Z", "url(#au)") + path("M28 86V66L48 52L68 66V86Z", IVORY) + path("M24 68L48 50L72 68L69 72L48 56.500L27 72Z", "#c76b45")
                + path(rect(43, 73, 10, 13), "#6b4526") + path(rect(32, 71, 7, 7) + rect(57, 71, 7, 7), "#7fa9c0"))
    if name == "manufacture":
        return gear(42, 66, 20, 14.5, 9, "url(#au)", 6.5) + gear(63, 40, 13.5, 9.4, 8, "url(#st)", 4)
    if name == "harbor":
        return (path("M45 40H37V33H45V31A8 8 0 1 1 51 31V33H59V40H51V76C57 75 63 70 65 64L59 66L69 53L76 68L71 65C68 78 58 84 48 87C38 84 28 78 25 65L20 68L27 53L37 66L31 64C33 70 39 75 45 76Z", IVORY)
                + path(circle(48, 25, 3.4), "#153a5c") + path("M48 40V80C58 78 66 72 69 64L71 65C68 78 58 84 48 87Z", INK, 'opacity=".2" stroke="none"'))
    return (line("M48 32V80", INK, 8) + line("M48 32V80", "#e0b050", 4.4) + path("M36 86C36 79 60 79 60 86Z", "url(#au)") + line("M28 40L68 36", INK, 8) + line("M28 40L68 36", "url(#au)", 4.4)
            + path(circle(48, 30, 5), "url(#au)") + line("M28 42L22 60M28 42L38 60M68 38L60 54M68 38L75 54", "#f6e6b4", 1.5)
            + path("M20 60H40C40 70 20 70 20 60Z", "url(#au)") + path("M57 54H77C77 64 57 64 57 54Z", "url(#au)") + path(circle(30, 55, 5), "#c23b2c") + path(rect(62.500, 45.500, 8.500, 8.500, 1.5), IVORY))


def gear(cx: float, cy: float, r: float, root: float, teeth: int, fill: str, hole: float) -> str:
    points = []
    for i in range(teeth):
        a = 360 * i / teeth
        w = 360 / teeth
        points += [polar(cx, cy, root, a - w * .30), polar(cx, cy, r, a - w * .2), polar(cx, cy, r, a + w * .2), polar(cx, cy, root, a + w * .30)]
    return path(pts(points) + circle(cx, cy, hole), fill, 'fill-rule="evenodd"')


def arches() -> None:
    for name, (light, deep) in ARCHES.items():
        cx, cy, ri, ro = 48, 46, 27, 41
        opening = "M21 88V46A27 27 0 0 1 75 46V88Z"
        outer = "M5 92V84H8V46A40 40 0 0 1 88 46V84H91V92Z"
        joints = ""
        for a in (-165, -145, -125, -104, -76, -55, -35, -15):
            (x1, y1), (x2, y2) = polar(cx, cy, ri, a), polar(cx, cy, ro - 1, a)
            joints += f"M{n(x1)} {n(y1)}L{n(x2)} {n(y2)}"
        for y in (51, 64, 77):
            joints += f"M8 {y}H21M75 {y}H88"
        key_outer = [polar(cx, cy, r, a) for r, a in ((25.5, -102), (43.5, -105), (43.5, -75), (25.5, -78))]
        defs = (linear("st0", "#f6ead0 0 #d8c6a0 .5 #a48f67 1") + radial("f", f"{light} 0 {deep} 1", "40%", "30%", "85%") + gold() + linear("wd", "#e3b981 0 #a8713f 1")
                + linear("st", STEEL) + soft("sd", .6, .7) + f'<clipPath id="c"><path d="{opening}"/></clipPath>')
        body = ('<ellipse cx="49" cy="90" rx="47" ry="6" fill="url(#sd)"/>' + path(outer, INK, f'stroke="{INK}" stroke-width="4" stroke-linejoin="round"')
                + path(outer, "url(#st0)", f'stroke="{IVORY}" stroke-width="1.200"') + path("M81 46V84H84V92H91V84H88V46A40 40 0 0 0 76 17.500A40 40 0 0 1 81 46Z", INK, 'opacity=".2"')
                + line(joints, INK, 1.2, 'opacity=".55"') + path("M5 92V84H21V92ZM75 92V84H91V92Z", "url(#st0)", ink(1.4))
                + path(opening, "url(#f)", ink(2.4)) + path("M21 88V46A27 27 0 0 1 75 46V51A27 27 0 0 0 26 51V88Z", INK, 'opacity=".3"')
                + f'<g {ink(1.8)}>{arch_symbol(name)}</g>' + path(pts(key_outer), "url(#au)", ink(1.8)) + "")
        save(f"arches/{name}", svg(96, 96, defs, body))


# --- action tokens -----------------------------------------------------------------------------------------------------------------------------------
def tokens() -> None:
    for era, (light, base, deep) in ERA.items():
        teeth = "".join(f"M{n(a)} {n(b)}L{n(p)} {n(q)}" for a, b, p, q in ((*polar(36, 35, 30.5, t), *polar(36, 35, 26, t)) for t in range(0, 360, 10)))
        defs = soft(opacity=.6) + linear("r", f"{mix(light, IVORY, .5)} 0 {base} .5 {deep} 1") + radial("f", f"{mix(base, light, .2)} 0 {mix(base, deep, .4)} .6 {deep} 1") + gold() + radial("p", "#fffaf0 0 #F2E6CB .7 #d9c79d 1")
        rim = ('<ellipse cx="38" cy="39.500" rx="34.500" ry="33.500" fill="url(#sd)"/>' + f'<circle cx="36" cy="37" r="31.500" fill="{INK}"/><circle cx="36" cy="35" r="32" fill="{INK}"/>'
               f'<circle cx="36" cy="35" r="30" fill="url(#r)"/>' + line(teeth, deep, 1.3) + f'<circle cx="36" cy="35" r="25.500" fill="{IVORY}" stroke="{INK}" stroke-width="1.300"/>')
        numeral = glyphs(ROMAN[era], (25, 24, 21)[era - 1], 36, 35, 900 if era < 3 else 800)
        front = (f'<circle cx="36" cy="35" r="22.500" fill="url(#f)" stroke="{INK}" stroke-width="1.300"/>' + path(numeral, INK, f'stroke="{INK}" stroke-width="4.500" stroke-linejoin="round"') + path(numeral, IVORY)
                 + line("M18 28A20 20 0 0 1 34 15", "#fff", 1.8, 'opacity=".5"'))
        save(f"tokens/token_{era}", svg(72, 72, defs, rim + front))
        if era == 1:
            art = (path(ngon(36, 35, 21.5, 6), "#9fc0c9", ink(2)) + path("M18.400 38L26 29L32 35L42 25L53.600 38V44.900L36 55.300L18.400 44.900Z", "#5A735C", 'stroke="none"') + path("M18.400 43Q36 36 53.600 43V44.900L36 55.300L18.400 44.900Z", "#d9bf80", 'stroke="none"')
                   + path(ngon(36, 35, 21.5, 6), "none", ink(2)) + path("M19.500 35C26 23 46 23 52.500 35C46 47 26 47 19.500 35Z", IVORY, ink(2.2)) + path(circle(36, 35, 7.6), "#1F4E79", ink(1.8)) + path(circle(36, 35, 3.4), INK) + path(circle(33.4, 32.4, 1.9), "#fff"))
        elif era == 2:
            art = (f'<g transform="rotate(8 36 35)" {ink(1.8)}>' + path(rect(22, 14, 28, 41, 4), "#8C1C13") + path(rect(25, 17, 22, 35, 2), "none", 'stroke="#f1cf74" stroke-width="1.300"')
                   + swords(36, 34.5, .42) + "</g>" + path("M48 50h5v-5h5v5h5v5h-5v5h-5v-5h-5Z", "#4f8a3f", ink(1.8)))
        else:
            art = path("M19 48L15 25L27 36L36 19L45 36L57 25L53 48Q36 43 19 48Z", "url(#au)", ink(2)) + path("M19 52Q36 46.500 53 52", "none", ink(3)) + path(circle(15, 24, 3) + circle(36, 17, 3.4) + circle(57, 24, 3), IVORY, ink(1.5))
        save(f"tokens/token_back_{era}", svg(72, 72, defs, rim + '<circle cx="36" cy="35" r="24" fill="url(#p)"/>' + art))


def swords(cx: float, cy: float, s: float) -> str:
    """Crossed swords, 64 units wide at s = 1."""
    one = path("M-2.500 14V-26L0-32L2.500-26V14Z", "#fbf6ea") + path("M0-31V14H2.500V-26Z", "#b9b2a3", 'stroke="none"') + path("M-10 14H10V18.500H-10Z", "url(#au)") + path("M-2.600 18.500H2.600V28H-2.600Z", "#6b4526") + path(circle(0, 30, 3.6), "url(#au)")
    return "".join(f'<g transform="translate({n(cx)} {n(cy)}) scale({s}) rotate({a})" stroke="{INK}" stroke-width="{n(1.7 / s if s < .6 else 2.4)}" stroke-linejoin="round">{one}</g>' for a in (-42, 42))


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


GROUPS = {name: fn for name, fn in list(globals().items()) if name in ("seats", "units", "goods", "products", "arches", "tokens", "palaces")}

if __name__ == "__main__":
    wanted = sys.argv[1:] or list(GROUPS)
    for name in wanted:
        GROUPS[name]()
