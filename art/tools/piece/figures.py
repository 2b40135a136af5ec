"""Draws the figures on Brazil's round unit tokens: monarch, archer, dragoon, cannon, grenadier."""

from __future__ import annotations

from art.tools.kit import INK, IVORY, circle, ink, leaf, line, moved, n, path, polar, rect, star

KINDS = {
    "green": ("monarch", "archer", "dragoon", "cannon"),
    "orange": ("monarch", "archer", "grenadier", "dragoon", "cannon"),
    "sky": ("monarch", "archer", "grenadier", "dragoon"),
    "purple": ("monarch", "archer", "grenadier", "dragoon", "cannon"),
}
STEEL = "#fbf6ea 0 #cfc9bb .5 #8f897d 1"


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
        """Adds a thick line with an ink edge; returns the figure."""
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
