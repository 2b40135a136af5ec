"""Draws the tiles of Brazil's eight cities, each by its landmarks."""

from collections.abc import Callable

from art.tools.tile.picture import Picture, arch
from art.tools.tile.streets import PLASTER, TILE, araucaria, azulejo, row


def olinda() -> str:
    p = Picture()
    p.sky("#7fb3c4", "#cfe0d6", "#f6ead0")
    p.clouds((64, 62, 1), (146, 58, 0.8))
    p.sea(104, "#5f9aa8", "#9ec6c0", seed=7, foot=170)
    p.saveiro(52, 114, 0.75, "#fbf3dd")
    p.ground("M44 150Q66 120 86 104Q100 88 124 86Q150 86 180 98V200H20Q30 160 44 150Z", "#86a063", "#6f8a4f")
    p.cast(128, 94, 40, 4)
    p.house(100, 96, 54, 19, p.grad("#fdf6e4", "#dfcda4", way="h"), TILE[0], rise=11, windows=5)
    p.tower(94, 96, 14, 36, p.grad("#fdf6e4", "#d9c7a0", way="h"), "dome", ("#ece6d6", "#989ea0"))
    for x, y, seed in ((96, 116, 0), (118, 110, 1), (142, 112, 2), (84, 132, 3), (108, 130, 4), (134, 132, 5)):
        p.house(x, y, 17, 9, PLASTER[seed], TILE[seed % 3], rise=6, windows=2, hip=False)
    for x, y, s in ((154, 128, 1.1), (126, 122, 0.9), (98, 124, 0.8), (152, 140, 1.2)):
        p.bush(x, y, s, seed=int(x))
    p.ground("M20 158Q54 140 92 146T180 140V200H20Z", "#dcc48a", "#c9ac6e")
    p.palm(60, 156, 72, 1.15, 8)
    p.palm(76, 158, 54, 1.0, -6)
    p.palm(148, 156, 50, 0.95, 8)
    return p.tile(2)


def belem() -> str:
    p = Picture()
    p.sky("#8fb6b4", "#e9dfbd", "#f8e3ae")
    p.clouds((70, 58, 1.2), (134, 66, 1.1), colour="#f7f0e0")
    p.fill("M20 98Q50 88 80 94T130 92T180 94V112H20Z", "#55774d", 1.1)
    # market hall
    p.cast(124, 118, 36, 4)
    p.fill("M96 116V95H150V116Z", p.grad("#a9c6ce", "#6c8a97", way="h"), 1.7)
    p.fill("".join(arch(100.5 + 9.6 * k, 116, 6.6, 15) for k in range(5)), "#35474f", 1)
    p.fill("M94 96L104 82H142L152 96Z", p.grad("#7d929b", "#4c626c"), 1.6)
    p.ink("M108 95L114 83M119 95L121 83M130 95L129 83M141 95L136 83", 0.8, 0.5)
    for x in (98, 148):
        p.fill(f"M{x - 5.5} 116V86h11V116Z", p.grad("#bcd2d8", "#73909c", way="h"), 1.6)
        p.fill(f"M{x - 7} 86Q{x - 4} 78 {x} 67Q{x + 4} 78 {x + 7} 86Z", p.grad("#8aa0a8", "#465c66"), 1.5)
        p.fill(arch(x - 2.4, 99, 4.8, 8.5), "#35474f", 0.9)
    # fort
    p.fill("M30 124L38 92H82L94 124Z", p.grad("#d8c29a", "#a98c60", way="d"), 1.9)
    p.ink("M36 104H86M34 112H90M46 98h8M62 98h10M52 108h9M70 108h9M44 117h9M64 117h10", 0.9, 0.4)
    p.fill("M36 93V86h7v4h6v-4h7v4h6v-4h7v4h6v-4h9V93Z", "#cbb185", 1.5)
    p.fill("M80 94V76h11V94L88 99h-5Z", p.grad("#e2cda5", "#a98c60", way="h"), 1.5)
    p.fill("M78 77Q80 67 85.5 65Q91 67 93 77Z", "#8d6a48", 1.4)
    p.ink("M85.5 80v6", 2.2, 0.9)
    p.ink("M58 87V64", 1.7, 1)
    p.fill("M58 65q9 -3 17 1q-3 4 0 9q-9 -3 -17 0Z", "#2f6a4a", 1.2)
    p.sea(120, "#c0ad7c", "#94a18c", seed=11)
    p.fill("M20 122Q60 116 100 122T180 118V126Q120 130 20 128Z", "#b59a6a", 1.2)
    p.saveiro(70, 146, 1.05, "#b5432f")
    p.saveiro(104, 150, 1.2, "#e3a93c")
    p.saveiro(140, 145, 1.0, "#3f6f8f")
    return p.tile(2)


def porto_alegre() -> str:
    p = Picture()
    p.sky("#b8707a", "#e9a06a", "#f8dc9a")
    p.oval(68, 96, 38, 38, p.glow("#fff6cf", "#ffdf8c", 0.9))
    p.oval(68, 96, 14, 14, "#fff3c4", 1.1)
    p.ground("M20 110Q50 100 84 106T180 84V140H20Z", "#8a7a58", "#8d8458")
    p.ground("M78 122Q104 92 134 84T180 84V140H78Z", "#8f955e", "#7c8452")
    p.church(132, 92, 0.5, tone=("#b86b47", "#7c3a20"), cap="point")
    row(p, 94, 112, [18, 16, 20, 18], [13, 15, 12, 14], 1, 1)
    row(p, 84, 134, [22, 20, 22, 22], [22, 26, 21, 25], 4, 2)
    p.sea(112, "#d59a72", "#7f94a0", seed=5)
    p.fill("M82 134H180V150H96L82 142Z", p.grad("#d6c4a0", "#a48d66"), 1.7)
    p.ink("M84 138H180M90 143H180M104 134v4M122 134v4M140 134v4M112 138v5M132 138v5", 0.9, 0.5)
    row(p, 84, 134, [22, 20, 22, 22], [22, 26, 21, 25], 4, 2)
    p.ink("M98 149v8M114 150v8M130 150v8M146 150v8", 3, 1)
    p.ink("M98 149v8M114 150v8M130 150v8M146 150v8", 1.4, 1, "#a97b48")
    p.ship(62, 140, 1.1)
    return p.tile(2)


def salvador() -> str:
    p = Picture()
    p.sky("#86b4c9", "#d7e3d8", "#f6ead0")
    p.clouds((58, 74, 1.1), (140, 50, 0.8))
    p.sea(126, "#4f8f9f", "#8dbcba", seed=9)
    # the cliff and the upper town
    p.ground("M52 134Q58 108 72 96Q84 89 104 89H180V140H52Z", "#8fa465", "#66834c")
    p.ink("M70 124q10 -8 6 -18M88 122q8 -10 4 -24M112 124q6 -12 2 -26M138 122q6 -12 2 -26M156 122q4 -10 2 -22", 1.2, 0.35)
    p.ink("M84 124L120 116L94 107L128 98L112 90", 5, 0.9)
    p.ink("M84 124L120 116L94 107L128 98L112 90", 3, 1, "#e3cfa0")
    p.house(128, 95, 34, 15, PLASTER[5], TILE[1], rise=8, windows=4)
    p.house(66, 98, 18, 12, PLASTER[3], TILE[2], rise=6, windows=2, hip=False)
    p.church(106, 96, 0.6, tone=("#8fb0b8", "#4f6f7c"))
    p.bush(80, 100, 0.8, seed=2)
    p.bush(152, 98, 0.9, seed=5)
    # the lower town
    p.house(128, 134, 18, 27, PLASTER[1], TILE[0], windows=2, floors=3, rise=6, hip=False)
    p.house(62, 135, 19, 21, PLASTER[5], TILE[1], windows=2, floors=2, rise=7, hip=False)
    p.house(81, 135, 17, 27, PLASTER[3], TILE[0], windows=2, floors=3, rise=6, hip=False)
    p.house(98, 135, 16, 23, "#e3a58c", TILE[2], windows=2, floors=2, rise=6, hip=False)
    p.house(114, 135, 18, 29, PLASTER[2], TILE[0], windows=2, floors=3, rise=6, hip=False)
    p.house(132, 135, 16, 22, "#f1cf8a", TILE[1], windows=2, floors=2, rise=6, hip=False)
    p.house(148, 135, 20, 26, PLASTER[0], TILE[0], windows=2, floors=3, rise=6, hip=False)
    p.fill("M58 135H180V142H64Z", p.grad("#d6c4a0", "#a48d66"), 1.5)
    p.saveiro(52, 146, 1.2, "#fbf3dd")
    p.saveiro(88, 156, 0.95, "#e9b04a")
    return p.tile(2)


def sao_paulo() -> str:
    p = Picture()
    p.sky("#93a4ad", "#cfd3cb", "#ece3cc")
    p.clouds((60, 66, 1.2), (136, 60, 1.3), colour="#eef0ea")
    p.fill("M20 104L50 88L72 96L104 84L140 96L180 86V140H20Z", "#8ea29f", 1.1)
    p.ground("M20 150L44 122Q50 112 60 112H144Q152 112 160 120L180 136V200H20Z", "#a8a868", "#8a8c52")
    p.ink("M50 122l-6 12M62 120l-5 16M78 121l-4 14M96 121l-2 15M114 121l1 15M130 121l4 14M146 122l7 13", 1.2, 0.35)
    # the college
    p.cast(104, 114, 48, 5)
    wall = p.grad("#fdf8ea", "#ddd0b2", way="h")
    p.house(106, 113, 48, 24, wall, TILE[1], rise=11, windows=5, floors=2)
    p.fill("M78 113V88L94 76L110 88V113Z", wall, 1.7)
    p.ink("M75 90L94 75L113 90", 4.4, 1)
    p.ink("M75 90L94 75L113 90", 2.2, 1, "#a85a38")
    p.fill(arch(88.5, 113, 11, 17), "#5a3a1f", 1.3)
    p.oval(94, 87, 3.4, 3.4, "#4d5f68", 1.1)
    p.fill(arch(81.5, 107, 4.6, 9) + arch(102, 107, 4.6, 9), "#4d5f68", 0.9)
    p.tower(70, 113, 16, 38, wall, "point", ("#c9714a", "#8a4124"), "#b98d5c")
    araucaria(p, 152, 132, 54, 1.0)
    araucaria(p, 50, 136, 46, 0.9)
    araucaria(p, 138, 136, 34, 0.7)
    p.ink("M60 114q18 8 14 18t20 22", 5, 0.5)
    p.ink("M60 114q18 8 14 18t20 22", 3.4, 1, "#dcc48c")
    p.fill("M20 158Q60 142 100 152T180 140V154Q140 152 110 164T20 172Z", p.grad("#8fb3b4", "#6d979f"), 1.3)
    p.ink("M44 160q10 -4 20 -3M96 157q10 3 18 0M134 149q10 -3 16 -3", 1.2, 0.7, "#f4faf7")
    return p.tile(2)


def sao_luis() -> str:
    p = Picture()
    p.sky("#9cc3cf", "#dbe6dc", "#f6ead0")
    p.clouds((60, 58, 1), (146, 66, 0.9))
    p.fill("M26 97L38 80H70L76 97Z", p.grad(*TILE[0], way="d"), 1.7)
    p.fill("M74 90L84 70H120L130 90Z", p.grad(*TILE[1], way="d"), 1.7)
    p.fill("M92 74V60H112V74Z", "#f6ead0", 1.5)
    p.fill("M88 61L94 51H110L116 61Z", p.grad(*TILE[0], way="d"), 1.5)
    p.fill(arch(95.5, 73, 5, 9) + arch(103.5, 73, 5, 9), "#35505e", 1)
    p.fill("M126 97L132 80H164L174 97Z", p.grad(*TILE[2], way="d"), 1.7)
    p.ink("M44 95L50 81M58 95L60 81M90 88L94 76M110 88L109 76M122 88L117 74M140 95L142 81M154 95L154 81", 0.9, 0.4, "#4e2110")
    azulejo(p, 30, 150, 46, 53, "#e9eff2", "#2f6ea0", 0, 2)
    azulejo(p, 126, 150, 46, 53, "#f0dfa0", "#b4692c", 2, 2)
    azulejo(p, 76, 150, 50, 60, "#dcebee", "#2c5a94", 1, 3)
    p.fill("M20 150H180V155H20Z", "#d9c9a4", 1.4)
    p.ground("M20 155H180V200H20Z", "#c8b184", "#a58d60", line=0.8)
    p.ink("M40 160h14M60 160h18M86 160h16M112 160h18M138 160h14M50 167h16M76 167h18M106 167h16M132 167h12M70 174h16M98 174h18", 1.1, 0.3)
    return p.tile(2)


def vila_rica() -> str:
    p = Picture()
    p.sky("#d9975a", "#efc883", "#f8e9c0")
    p.oval(130, 70, 40, 34, p.glow("#fff4cc", "#fbe0a0", 0.8))
    p.fill("M20 112L44 98L58 86L66 78L70 64L79 58L83 62L80 72L92 84L110 94L140 88L180 104V150H20Z", p.grad("#8f8a86", "#a99a7c"), 1.4)
    p.shade("M79 58L83 62L80 72L92 84L110 94L92 104L80 88L74 74Z", 0.2)
    p.ink("M66 80q-4 8 -2 16M58 90l-2 10M86 82l4 12", 1, 0.35)
    p.ground("M20 126Q44 98 70 104T120 92T180 106V200H20Z", "#96a065", "#7c8a50")
    for x, y, seed in ((44, 112, 0), (60, 107, 3), (134, 98, 1), (150, 102, 4)):
        p.house(x, y, 15, 9, PLASTER[seed], TILE[seed % 3], rise=6, windows=2, hip=False)
    p.ground("M20 140Q50 118 80 116T130 116T180 126V200H20Z", "#a8ad6d", "#8d9656")
    # the church of round towers
    p.add('<g transform="translate(34.5 23) scale(.8)">')
    wall = p.grad("#fdf6e4", "#d8c59c", way="h")
    p.cast(104, 120, 38, 5)
    p.fill("M82 119V80q3 -8 10 -9q8 -2 9 -9q1 7 9 9q7 1 10 9V119Z", wall, 1.7)
    for x in (76, 126):
        p.fill(f"M{x - 9} 119V72h18V119Z", wall, 1.7)
        p.shade(f"M{x + 2} 119V72h7V119Z", 0.18)
        p.fill(arch(x - 3.6, 92, 7.2, 13), "#453528", 1)
        p.fill(f"M{x - 10.5} 74v-3.5h21V74Z", "#b5633a", 1)
        p.fill(f"M{x - 9} 71Q{x - 9} 60 {x - 3} 57Q{x} 54 {x} 49Q{x} 54 {x + 3} 57Q{x + 9} 60 {x + 9} 71Z", p.grad("#a3a7a2", "#666c6b", way="h"), 1.5)
        p.cross(x, 50, 0.8)
        p.ink(f"M{x - 9} 96h18", 1.2, 0.6, "#b5633a")
    p.cross(101, 63, 1.1)
    p.fill("M82 96h38v2.6h-38Z", "#b5633a", 0.9)
    p.ink("M85.5 119V98M116.5 119V98", 2.4, 1, "#b5633a")
    p.fill(arch(94, 119, 14, 19), "#6a3a22", 1.5)
    p.oval(101, 85, 5.4, 5.4, "#5b6f74", 1.3)
    p.add("</g>")
    for x, y, w, seed in ((40, 134, 19, 5), (58, 138, 18, 2), (76, 141, 19, 0), (112, 140, 18, 4), (130, 137, 19, 1), (149, 132, 18, 3)):
        p.house(x, y, w, 12, PLASTER[seed], TILE[seed % 3], rise=7, windows=2, hip=bool(seed % 2))
    p.bush(66, 124, 0.9, seed=3)
    p.bush(142, 122, 1, seed=4)
    p.ground("M20 150Q50 140 96 146T180 140V200H20Z", "#b9a566", "#9d8a50", line=0.8)
    p.ink("M96 146q10 10 -4 18t6 16", 7, 0.25)
    p.ink("M96 146q10 10 -4 18t6 16", 5.4, 1, "#dcc794")
    return p.tile(2)


def rio_de_janeiro() -> str:
    p = Picture()
    p.sky("#7ba7c4", "#d3d9d2", "#f7dfbd")
    p.clouds((76, 60, 1), (98, 76, 0.8))
    p.fill("M20 104Q34 98 44 92Q52 74 60 74Q65 80 74 90Q88 100 100 106L100 118H20Z", p.grad("#7f9a94", "#94a790"), 1.3)
    # Sugarloaf and Urca
    p.fill("M76 120Q82 104 92 102Q100 102 103 106Q104 70 119 59Q133 60 139 88Q143 106 158 120Z", p.grad("#b89f8e", "#80736c", "#70805f"), 1.9)
    p.shade("M121 59.5Q133 60 139 88Q143 106 158 120H124Q134 92 121 59.5Z", 0.26)
    p.ink("M111 74q-4 14 -4 32M118 64q-3 20 -2 44M94 107q-4 4 -6 9M128 70q4 18 4 36", 1.1, 0.4)
    p.fill("M78 120Q88 110 100 113T126 112T162 120Z", "#5d7a4c", 1.1)
    p.sea(117, "#5f9fb4", "#a5cbc8", seed=21, foot=150)
    p.ship(58, 126, 0.46, flag="#2f6a4a")
    # the near shore and the aqueduct
    p.ground("M20 132Q50 124 80 128T180 128V200H20Z", "#93a364", "#78904f")
    p.cast(100, 153, 66, 4)
    p.fill("M20 152V126H180V152Z", p.grad("#fdf8ea", "#ddcfae"), 1.8)
    p.fill("M20 127V122H180V127Z", "#efe3c6", 1.4)
    holes = "".join(arch(32.5 + 15.5 * k, 138, 10, 9) + arch(32.5 + 15.5 * k, 152, 10, 11.5) for k in range(9))
    p.fill(holes, "#6f8c5c", 1.2)
    p.ink("M20 139.5H180", 1, 0.6)
    p.palm(150, 158, 44, 0.95, 2)
    p.ground("M20 152Q100 148 180 152V200H20Z", "#d4bf86", "#b59d63", line=0.8)
    return p.tile(2)


CITIES: dict[str, Callable[[], str]] = {
    "olinda": olinda, "belem": belem, "porto_alegre": porto_alegre, "salvador": salvador,
    "sao_paulo": sao_paulo, "sao_luis": sao_luis, "vila_rica": vila_rica, "rio_de_janeiro": rio_de_janeiro,
}  # fmt: skip
