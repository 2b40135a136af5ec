"""Draws and writes the Event pictures of Imperial Struggle: the rest of the Empire era and the Revolution era. Run:
python -m art.tools.struggle.events_two"""

from __future__ import annotations

from art.tools.kit import INK, IVORY, circle, ink, line, n, path, polar, pts, rect, star
from art.tools.struggle import emblems as e
from art.tools.struggle.stage import (
    bare_tree,
    candle,
    chandelier,
    cloud,
    crowd,
    dome,
    finish,
    fire,
    flag,
    frigate,
    g,
    ground,
    hills,
    horse,
    house,
    junk,
    moon,
    oak,
    palm,
    paper,
    peaks,
    person,
    pillar,
    pine,
    put,
    rider,
    room,
    sea,
    shade,
    smoke,
    stars,
    sun,
    table,
    tent,
    torch,
    window,
)

EV = "struggle/events/"


def scene_corsica() -> None:
    tower = path("M-34 0L-28-110H28L34 0Z", "#c9b48a", ink(2.6)) + path("M-36-110H36V-128H24V-120H12V-128H-12V-120H-24V-128H-36Z", "#c9b48a", ink(2.4)) + path("M8 0L6-120H36V-110H28L34 0Z", INK, 'fill-opacity=".2"') + path("M-8-60H8V-36H-8Z", "#3a2c22", ink(2))
    finish(EV + "corsican_crisis", ("#4f9ad0", "#a8d8ea", "#e9f3e6"), cloud(90, 60) + sea(250, "#3f9ab0", "#2a6a8a") + frigate(90, 300, .6, banner="#1F4E9C") + peaks([(300, 60, 150), (430, 100, 140)], "#9a8a94", "#7a6a6a") + path("M200 404C210 330 250 290 300 276C360 262 440 270 508 250V404Z", g("#b5a878", "#6f6a3f"), ink(2.4)) + put(380, 284, 1.15, tower) + flag(380, 140, 76, IVORY, path("M20 6h14v22h-14Z", "#2b2421"), 54) + person(266, 352, 112, "#5a3a22", "broad", "point", flip=-1, thing="") + person(326, 372, 124, "#7a2f2a", "cap", "hold", flip=-1, thing=line("M10-40L54-74", INK, 5) + line("M10-40L52-73", "#8a5a32", 2.8)) + person(424, 360, 116, "#3f5a3a", "broad", "up", thing=line("M26-84V-140", INK, 4)))


def scene_panic() -> None:
    bank = path("M70 120L252 40L434 120Z", "#d9cfb8", ink(2.6)) + path(rect(70, 120, 364, 20) + rect(80, 140, 344, 160), "#cfc4a8", ink(2.4)) + "".join(pillar(x, 142, 300, 24, "#e6dcc4") for x in (100, 164, 340, 404)) + path(rect(206, 170, 92, 130), "#4a2d18", ink(3)) + line("M252 170V300M206 212L298 262M298 212L206 262", INK, 4) + path(circle(252, 236, 13), "url(#au)", ink(2.4)) + put(252, 96, .34, e.economic())
    finish(EV + "european_panic", ("#3f4a54", "#6f7a7a", "#b5a884"), cloud(100, 40, 2, "#4f5a64") + cloud(400, 50, 2.1, "#4a545f") + bank + ground(300, "#a89a7a", "#5f5340") + "".join(paper(x, y, s, t) for x, y, s, t in ((60, 190, .5, -30), (440, 170, .6, 24), (150, 70, .45, 40), (360, 60, .5, -18), (30, 90, .4, 12), (470, 260, .5, 40))) + crowd(24, 490, 384, 110, 33, poses=("both", "up", "point", "both"), step=.44))


def scene_gold() -> None:
    finish(EV + "west_african_gold_mining", ("#f0b04a", "#fad98a", "#fff0c0"), sun(400, 80, 38, "#fff6d0", True) + hills(210, 18, "#d9a860", "#c08a44", 34) + oak(90, 250, 150, "#7a8a44") + oak(440, 250, 110, "#8a9448") + hills(250, 8, "#d9b468", "#a8783a", 35) + path("M-4 300C120 276 240 330 508 290V404H-4Z", g("#8fc0b8", "#4f8a8f"), ink(2)) + line("M40 340q20-8 40 0t40 0M300 350q20-8 40 0t40 0M180 384q20-8 40 0t40 0", IVORY, 2.6) + person(110, 322, 120, "#c4502a", "scarf", "hold", dress=True, skin="#6b4028", trim="#f1cf74") + put(256, 378, 1, person(0, 0, 210, "#2f5f8a", "scarf", "hold", dress=True, skin="#6b4028", trim="#f1cf74")) + put(340, 268, 1.05, path("M-58-10H58C50 22 26 30 0 30C-26 30-50 22-58-10Z", "#7A4A22", ink(2.8)) + f'<ellipse cx="0" cy="-10" rx="58" ry="16" fill="#8fc0b8" {ink(2.6)}/>' + path("".join(star(x, y, 8, 3.6) for x, y in ((-28, -10), (0, -6), (24, -12), (-8, -15), (38, -8))), "url(#au)", ink(1.2))) + person(440, 330, 112, "#e0c48a", "none", "down", skin="#5f3a26", flip=-1))


def scene_quadruple() -> None:
    ships = "".join(frigate(x, y, s, "#f6ecd2", "#d9a53a", b) for x, y, s, b in ((84, 262, .5, "#c98a2b"), (190, 286, .66, "#56616B"), (330, 322, .86, "#1F4E9C")))
    finish(EV + "war_of_the_quadruple_alliance", ("#6fa8d8", "#c9dfe4", "#f6e0c0"), peaks([(400, 70, 210)], "#8a8a9a", "#5f6a70", "#f3f0ea") + smoke(400, 70, 1.1, "#cfc4c0", 4) + cloud(110, 56, 1.2) + sea(220, "#5f9ab4", "#2f5f7f") + ships + frigate(150, 396, 1.14, "#fff6de", "#d9a53a", "#D0483A") + smoke(270, 360, .8, "#f3ece0", 6) + smoke(426, 300, .7, "#f3ece0", 8))


def scene_salon() -> None:
    finish(EV + "salon_dhercule", ("#7a2f3a", "#9a4a4a", "#b5705a"), room(("#7a3038", "#9a5048"), ("#e0c496", "#8f6a40"), 300, "#d9a53a") + path(rect(0, 0, 504, 40), "url(#au)", ink(2.4)) + "".join(pillar(x, 40, 300, 34, "#d9a890") for x in (34, 128, 376, 470)) + path(rect(164, 64, 176, 200), "url(#au)", ink(3)) + path(rect(178, 78, 148, 172), g("#8fb4c4", "#c9b084"), ink(2.4)) + path("M178 250C200 210 240 220 260 200C290 210 310 220 326 206V250Z", "#6f8a5a", ink(1.8)) + put(252, 244, 1.36, person(0, 0, 100, "#b98a4a", "none", "up", "#c98a5a", "fair", nude=True, thing=line("M26-104L44-124", INK, 12) + line("M26-104L44-124", "#7A4A22", 8))) + "".join(put(x, 210, 1, path("M-8 90V20H8V90ZM-18 90H18V98H-18Z", "url(#au)", ink(2)) + put(0, 16, .5, line("M-30 0C-30-20 30-20 30 0", "#d9a53a", 8) + path(rect(-34, -22, 8, 22) + rect(-4, -36, 8, 24) + rect(26, -22, 8, 22), IVORY, ink(3)))) for x in (82, 422)) + chandelier(252, 66, .95) + "".join(person(x, y, h, c, "wig", p, dress=d, flip=f) for x, y, h, c, p, d, f in ((96, 376, 130, "#2f5f8a", "point", False, 1), (160, 386, 130, "#c9788f", "hold", True, 1), (346, 386, 132, "#5a7a5a", "hold", True, -1), (414, 376, 130, "#5a2f5a", "point", False, -1))))


def scene_bengal() -> None:
    cracks = line("M0 340L60 324L110 350L170 330L240 352L310 328L380 350L440 330L504 346M60 324L40 300M110 350L100 404M170 330L190 304M240 352L230 404M310 328L330 300M380 350L390 404M440 330L460 304M0 380L100 372L230 386L390 374L504 384", "#5f3a1c", 3)
    skullcow = path("M-24-40C-20-56 20-56 24-40L14 0L8 20H-8L-14 0Z", "#f4ead2", ink(2.6)) + path("M-24-40C-48-44-58-60-56-76C-46-62-36-58-22-54ZM24-40C48-44 58-60 56-76C46-62 36-58 22-54Z", "#d9c9a0", ink(2.4)) + path(circle(-11, -26, 6) + circle(11, -26, 6) + "M-5 8h3v8h-3ZM2 8h3v8h-3Z", INK)
    finish(EV + "bengal_famine", ("#e0602a", "#f3a04a", "#fbd88a"), sun(360, 110, 76, "#fff0b0", True) + hills(260, 8, "#c98a54", "#a86a3a", 40) + put(96, 262, .5, path("M-60 0V-40L0-80L60-40V0Z", "#b5804a", ink(3))) + bare_tree(130, 322, 250, "#4a2d18") + ground(290, "#d9a25c", "#8f5a2a") + cracks + person(320, 368, 158, "#e9dcc0", "scarf", "hold", dress=True, skin="#8a5a38", trim="#c98a5a", flip=-1) + person(372, 372, 96, "#d9b484", "none", "down", skin="#8a5a38", flip=-1, dress=True) + put(216, 366, 1.1, skullcow) + put(270, 298, .8, path("M-34-14H34C30 10 16 18 0 18C-16 18-30 10-34-14Z", "#6b4526", ink(2.6)) + f'<ellipse cx="0" cy="-14" rx="34" ry="9" fill="#3a2418" {ink(2.4)}/>'))


def scene_loutre() -> None:
    church = path("M-70 0V-70H20V0Z", "#b98a52", ink(2.6)) + path("M-80-66L-56-112H8L30-66Z", "#6b4526", ink(2.4)) + line("M-70-54H20M-70-36H20M-70-18H20", "#7A4A22", 1.8) + path("M20 0V-96H66V0Z", "#c9a068", ink(2.6)) + path("M12-96L43-156L74-96Z", "#6b4526", ink(2.4)) + line("M43-154V-186M33-174H53", INK, 4) + path("M34 0V-30A9 10 0 0 1 52-30V0Z", "#3a2418", ink(2)) + path(rect(37, -80, 12, 20), "#f6d071", ink(1.8))
    finish(EV + "father_le_loutre", ("#8fa0c0", "#dcc9c8", "#f9e4c4"), sun(90, 190, 34, "#fff3d0") + hills(216, 16, "#a5b0b0", "#8a9a94", 41) + "".join(pine(x, 266, 70 + (x * 5) % 30, "#4f6a60") for x in (20, 60, 200, 232, 440, 474, 500)) + put(350, 280, 1.2, church) + path("M-4 270C100 258 160 282 260 276S440 284 508 270V404H-4Z", g("#a8b474", "#5f7a4a"), ink(2)) + path("M-4 330C120 312 240 352 508 334V404H-4Z", g("#b5ccd0", "#6f97a4"), ink(2)) + path("M300 366C340 384 430 384 476 362C470 396 320 400 300 366Z", "#b5703a", ink(2.4)) + person(360, 374, 62, "#a8713f", "feather", "hold", skin="#a86a42") + person(424, 374, 62, "#a8713f", "feather", "hold", skin="#a86a42", flip=-1) + person(150, 388, 226, "#2b2628", "none", "up", dress=True, trim="#5a5054", thing=line("M26-96V-150M14-136H38", INK, 8) + line("M26-96V-150M14-136H38", "#d9a53a", 4.6)) + path("M-4 262C100 250 300 276 508 256V270C300 290 120 266-4 276Z", "#fff", 'fill-opacity=".35"'))


def scene_polish() -> None:
    wing = path("M-14-46C-34-70-34-120-4-146C-14-110-10-80 2-56Z", "#f4ead2", ink(2)) + line("M-24-74L-10-80M-26-92L-12-96M-22-112L-12-114", INK, 2)
    finish(EV + "war_of_the_polish_succession", ("#8fa8a0", "#d4d9b8", "#f0e0a8"), cloud(120, 60, 1.4) + cloud(390, 50, 1.2) + hills(236, 10, "#a8b878", "#7a9458", 44) + house(20, 240, 60, 50, "#e9d6b0", "#8a4a34") + dome(120, 242, .28, "#e9d6b0", "#5f8a7a") + "".join(tent(x, 278, s, c, t) for x, s, c, t in ((60, .7, "#f4ead2", "#c4302a"), (410, .9, "#c9dfe4", "#d9a53a"), (470, .7, "#f0d4c4", "#1F4E9C"))) + ground(276, "#b8c47a", "#6f7f40") + crowd(210, 500, 316, 58, 45, ("#c4302a", "#d9a53a", "#5a7a5a", "#4a5a8a"), ("cap", "red", "tricorne"), ("up", "both", "down"), .4) + path("M372 330H436V388H444V398H364V388H372Z", "#8C1C13", ink(2.4)) + path("M376 330V262C376 236 432 236 432 262V330Z", "#a3231a", ink(2.6)) + path("M368 340H440V354H368Z", "url(#au)", ink(2)) + put(404, 324, .5, e.crown()) + horse(190, 362, 1.65, "#6b4526", put(-22, -16, .9, wing) + put(-4, -18, .9, wing) + rider("#c4302a", "crown", "up", thing=line("M26-30L44-170", INK, 5) + path("M42-160L84-150L42-138Z", "#f4ead2", ink(2))), cloth="#c4302a"))


def scene_jonathan() -> None:
    pot = path("M-34 40C-40 0-26-40-20-56H20C26-40 40 0 34 40Z", "url(#st)", ink(3)) + path("M-22-56C-18-74 18-74 22-56Z", "url(#st)", ink(2.6)) + path(circle(0, -76, 6), "url(#au)", ink(2)) + path("M30-10C56-14 56-40 66-52L74-46C68-24 64 8 34 14Z", "url(#st)", ink(2.4)) + path("M-30-30C-62-34-62 26-36 24", "none", f'stroke="{INK}" stroke-width="9"') + path("M-30-30C-62-34-62 26-36 24", "none", 'stroke="#5b3617" stroke-width="5"')
    finish(EV + "jonathans_coffee_house", ("#4a3020", "#6b4a2c", "#7f5a34"), room(("#7a5434", "#a57a48"), ("#6b4526", "#3a2414"), 280, "#4a2d18") + window(30, 50, 110, 150, ("#e9c88a", "#f6e6c0"), "", False) + path(rect(190, 34, 150, 130), "#2f3a34", ink(3)) + path(rect(196, 40, 138, 118), "none", 'stroke="#8a5a32" stroke-width="6"') + line("M212 64H270M212 84H290M212 104H260M212 124H284M212 142H250M302 64L320 56M302 88L320 78M302 112L320 104", "#e9e2d2", 3.4) + candle(410, 130, 1.2) + path(rect(380, 130, 90, 10), "#4a2d18", ink(2)) + smoke(100, 270, .5, "#e9dcc0", 5) + "".join(person(x, 352, 186, c, h, p, flip=f) for x, c, h, p, f in ((60, "#3f5a6a", "wig", "hold", 1), (140, "#7a2f2a", "tricorne", "up", 1), (372, "#4a6a4a", "wig", "point", -1), (450, "#6b4a78", "tricorne", "hold", -1))) + table(130, 390, 318, "#5b3617", 90) + put(256, 282, 1.15, pot) + smoke(334, 232, .3, "#fff", 2) + "".join(put(x, 316, 1, path("M-18-14H18C16 4 8 8 0 8C-8 8-16 4-18-14Z", IVORY, ink(2.2)) + path("M-14-12H14L12-8H-12Z", "#3a2418")) for x in (180, 350)) + paper(214, 316, .5, 60) + paper(310, 322, .5, -70))


def totem(x: float, y: float, s: float) -> str:
    out = ""
    for i, (c, d) in enumerate((("#a3402a", "#2f5a5a"), ("#2f5a5a", "#e0b45a"), ("#5b3617", "#a3402a"))):
        t = -56 * (i + 1)
        out += path(rect(-26, t, 52, 56, 5), c, ink(2.6)) + path(circle(-11, t + 20, 9) + circle(11, t + 20, 9), IVORY, ink(2)) + path(circle(-11, t + 20, 4) + circle(11, t + 20, 4), INK) + path(f"M-18 {t + 40}H18V{t + 50}H-18Z", d, ink(2)) + path(f"M-7 {t + 24}H7L0 {t + 40}Z", d, ink(1.8))
    return shade(x, y, 30 * s) + put(x, y, s, path("M-26-140L-78-158L-70-124L-26-112ZM26-140L78-158L70-124L26-112Z", "#2f5a5a", ink(2.4)) + out + path("M-26-168C-20-196 20-196 26-168Z", "#e0b45a", ink(2.4)))


def scene_nootka() -> None:
    finish(EV + "nootka_incident", ("#6f8490", "#a3b4b4", "#c9cfc4"), peaks([(150, 60, 170), (350, 40, 190)], "#7a8f9a", "#56707a", "#e9eff0") + cloud(240, 120, 2, "#c4cfcf", .7) + "".join(pine(x, 236, 76 + (x * 11) % 40, "#2f5248") for x in (10, 40, 70, 410, 440, 470, 500, 100)) + sea(232, "#7f9fa4", "#466a72") + frigate(300, 286, .7, "#e9e2cf", "#8a3a24", "#C98A2B") + frigate(176, 272, .42, "#f0ead8", "#d9a53a", "#D0483A", flip=-1) + path("M-4 330C140 316 300 352 508 324V404H-4Z", g("#8a8a70", "#4a5040"), ink(2.4)) + totem(80, 384, 1.35) + totem(440, 388, 1.1) + path("M190 366C240 390 330 390 372 352L384 340C384 372 350 400 280 402C220 402 196 388 190 366Z", "#6b3a24", ink(2.6)) + path(circle(366, 368, 6), IVORY, ink(2)) + line("".join(f"M{x} {y}l-6 18" for x, y in ((30, 40), (120, 90), (210, 30), (300, 110), (380, 50), (460, 120), (70, 160), (240, 180))), "#e9f0f0", 2, 'stroke-opacity=".6"'))


def scene_haiti() -> None:
    conch = path("M0 0C20-18 48-22 70-8C84 4 76 22 56 22C34 22 14 14 0 0Z", "#f3bfae", ink(2.6)) + path("M40-16L46-28L52-15L62-24L64-10L76-14L74 2Z", "#f6e0d4", ink(2)) + path("M20-6C36-2 40 8 38 18M40-12C54-4 56 8 54 20", "none", ink(1.8))
    finish(EV + "haitian_revolution", ("#3a1f4a", "#d0503a", "#fdc46a"), sun(252, 226, 92, "#fff0a8", True) + peaks([(70, 140, 150), (430, 120, 160)], "#5a3450", "#3a2440") + palm(60, 320, 170) + palm(452, 324, 160, -16) + hills(300, 10, "#6b3a34", "#3a1f24", 50) + smoke(396, 250, .9, "#5a3440", 5) + "".join(torch(x, y) for x, y in ((40, 330), (116, 320), (398, 322), (470, 332))) + crowd(10, 150, 388, 96, 51, ("#e0d0b0", "#c9985a", "#8a4a3a"), ("scarf", "none"), ("up", "both"), .46, "#5a3624") + crowd(356, 500, 388, 96, 52, ("#e0d0b0", "#c9985a", "#8a4a3a"), ("scarf", "none"), ("up", "both"), .46, "#5a3624") + path("M150 404L186 350L236 338L300 344L344 404Z", g("#7a5a4a", "#3f2c26"), ink(2.6)) + person(250, 348, 230, "#e9dcc0", "scarf", "blow", "#3f5a7a", "#5a3624", trim="#c4302a") + put(276, 144, 1, conch, -12))


def scene_loge() -> None:
    checker = "".join(path(f"M{n(252 + (i - 6) * 34)} 290H{n(252 + (i - 5) * 34)}L{n(252 + (i - 5) * 70)} 404H{n(252 + (i - 6) * 70)}Z", "#e9e2d2" if i % 2 else "#2b2a34") for i in range(12)) + path("M0 324H504V360H0Z", INK, 'fill-opacity=".35"')
    eye = path("M252 62L316 172H188Z", "url(#au)", ink(3)) + path("M218 140C234 118 270 118 286 140C270 160 234 160 218 140Z", IVORY, ink(2.4)) + path(circle(252, 139, 10), "#1F4E9C", ink(2)) + path(circle(252, 139, 4), INK)
    tools = '<g transform="translate(252 250) scale(1.05)">' + path("M-6-54H6L44 40L34 42L0-32L-34 42L-44 40Z", "url(#st)", ink(2.6)) + path(circle(0, -54, 10), "url(#au)", ink(2.4)) + path("M0 50L-52 0L-44-8L0 34L44-8L52 0Z", "url(#au)", ink(2.6)) + "</g>"
    finish(EV + "loge_des_neuf_soeurs", ("#141a3a", "#2a3566", "#4a5688"), stars(60, 260, 90) + "".join(path(star(*polar(252, 150, 132, -180 + i * 22.5), 13, 5.6), "#ffe9a0", ink(1.6)) for i in range(9)) + "".join(path(pts([(252, 120), polar(252, 120, 210, a), polar(252, 120, 210, a + 5)]), "#ffe9a0", 'fill-opacity=".16"') for a in range(0, 360, 18)) + eye + "".join(pillar(x, 66, 292, 44, "#d9c9a0") + path(circle(x, 50, 20), c, ink(2.6)) for x, c in ((78, "#7fa8c8"), (426, "#c98a5a"))) + path(rect(-4, 288, 512, 116), "#4a4a58") + checker + tools + path("M196 306H308V330H320V404H184V330H196Z", "#efe6d0", ink(2.6)) + put(252, 362, .5, e.diplomatic()) + candle(140, 372, 1.1) + candle(364, 372, 1.1))


def scene_gabelle() -> None:
    def heap(x: float, y: float, s: float) -> str:
        return shade(x, y, 60 * s) + put(x, y, s, path("M-62 0C-40-24-20-70 0-78C20-70 40-24 62 0Z", "#fbfbf6", ink(2.6)) + path("M0-78C20-70 40-24 62 0H14C22-30 14-60 0-78Z", "#9aa8c0", 'fill-opacity=".6"'))
    pans = "".join(path(f"M{x} {y}h{w}l{k} {h}h-{w + 8}Z", g("#c9a8d0", "#f0c8c0"), ink(2)) for x, y, w, k, h in ((10, 268, 150, -8, 26), (180, 268, 150, 6, 26), (350, 268, 150, 10, 26), (-20, 304, 190, -12, 34), (190, 304, 150, 4, 34), (360, 304, 170, 10, 34)))
    finish(EV + "la_gabelle", ("#4a4a8a", "#b58ab8", "#f6c9b4"), sun(430, 206, 34, "#ffe6c4") + cloud(130, 70, 1.3, "#d9b0cc") + hills(240, 5, "#7a7a9a", "#6a6a88", 61) + path("M70 240L80 176H104L114 240ZM92 180L60 150L66 144L92 172L124 140L130 146L98 180L128 212L122 218L92 188L62 216L56 210Z", "#d9ccc4", ink(2)) + ground(252, "#a890a0", "#6f6070") + pans + heap(130, 336, .9) + heap(240, 330, .7) + heap(330, 392, 1.25) + person(120, 388, 158, "#5a6a7a", "scarf", "hold", dress=True, thing=line("M22-58L66-20", INK, 5) + line("M22-58L66-20", "#a8713f", 3)) + person(440, 388, 168, "#1F4E9C", "tricorne", "point", flip=-1, thing=line("M42-76V-46M28-46H56", INK, 3) + path("M22-46H62C58-34 26-34 22-46Z", "url(#au)", ink(2))))


def scene_jesuit() -> None:
    front = path("M60 300V130L110 100V60L160 24L210 60V100L260 130V300Z", "#c9704a", ink(3)) + path("M160 24L210 60V100L260 130V300H196V80Z", INK, 'fill-opacity=".15"') + path("M128 300V210A32 34 0 0 1 192 210V300Z", "#3a2418", ink(3)) + line("M160 178V300M132 240H188", "#8d949b", 4) + path(circle(160, 120, 22), "#f6d9a0", ink(2.6)) + "".join(pillar(x, 140, 300, 16, "#d98a60") for x in (84, 236)) + line("M160 24V-8M148 4H172", INK, 5) + path(rect(142, 232, 36, 44), "#fbf3df", ink(2.2)) + path(circle(166, 266, 6), "#a3231a", ink(1.4))
    finish(EV + "jesuit_abolition", ("#6a78a8", "#e0a890", "#fbd9a0"), sun(430, 190, 36, "#fff0c8") + hills(240, 16, "#8a9a78", "#6f8460", 63) + palm(40, 300, 130, 10) + front + ground(298, "#d0885a", "#8a4a30") + sea(262, "#a8a0b4", "#6a7a94", low=304).replace('x="-4"', 'x="290"').replace("M-4 262", "M290 262") + frigate(430, 300, .62, "#f6e6d0") + "".join(person(x, y, h, "#2b2628", "broad" if i % 2 else "none", "hold", dress=True, trim="#5a5054", thing=path("M24-52H44V-34H24Z", "#7A4A22", ink(2)) if i % 2 else "") for i, (x, y, h) in enumerate(((236, 352, 104), (290, 362, 114), (350, 372, 124), (416, 384, 136)))) + person(110, 376, 140, "#1F4E9C", "tricorne", "point"))


def scene_wealth() -> None:
    book = path("M-180 40C-120 0-50 4 0 34C50 4 120 0 180 40V104C120 66 50 70 0 100C-50 70-120 66-180 104Z", "#8C1C13", ink(3)) + path("M-170 30C-116-6-48-2 0 28V92C-48 60-116 58-170 94Z", "#fff8e4", ink(2.4)) + path("M170 30C116-6 48-2 0 28V92C48 60 116 58 170 94Z", "#f0e2c0", ink(2.4)) + line("M-150 42C-110 20-60 22-20 44M-150 58C-110 36-60 38-20 60M-150 74C-110 52-60 54-20 76M150 42C110 20 60 22 20 44M150 58C110 36 60 38 20 60M150 74C110 52 60 54 20 76", "#8a6f48", 2.6)
    works = house(-70, 0, 90, 62, "#c98a6a", "#6f5040", 3) + path(rect(-110, -100, 22, 100), "#a3563a", ink(2.2)) + smoke(-96, -104, .7, "#e9dcd0", 3) + frigate(96, 4, .56) + put(40, -4, .3, path("M-40 0H40V-40H-40Z", "#b98a52", ink(4)))
    finish(EV + "wealth_of_nations", ("#5f9ac0", "#f6d9a8", "#ffe9b8"), sun(252, 150, 64, "#fff3c0", True) + hills(250, 10, "#a8bc8a", "#7f9a68", 65) + ground(290, "#8f6a44", "#4f3620") + put(252, 274, 1.14, book) + put(160, 300, 1, works) + "".join(e.coin(x, 388, 17) + e.coin(x, 380, 17) for x in (40, 82, 424, 466)) + put(430, 296, .9, '<g transform="rotate(14)">' + path("M0 60L-4 20C-30-20-26-70-8-92C16-60 20-16 4 20Z", "#3f78ad", ink(2.6)) + line("M0 50C-8 0-10-40-8-76", INK, 2) + "</g>") + path(rect(404, 330, 50, 34, 6), "#2f3a4a", ink(2.6)) + path(rect(412, 318, 34, 14, 3), "url(#au)", ink(2)))


def scene_debt() -> None:
    chest = path("M-130 0V-80H130V0Z", g("#7A4A22", "#3f2614"), ink(3)) + path("M-130-80L-150-190H150L130-80Z", g("#5b3617", "#2f1c10"), ink(3)) + path("M-118-88L-134-178H134L118-88Z", "#1f1812", ink(2)) + path("M-124-80H124L112-62H-112Z", "#1a130e", ink(2)) + "".join(path(f"M{x}-80H{x + 16}V0H{x}Z", "#5a6068", ink(2)) for x in (-100, 84)) + path(rect(-20, -66, 40, 40, 5), "url(#au)", ink(2.6)) + path(circle(0, -48, 6), INK)
    web = line("M-134-178L-60-110M-134-178L-110-96M-134-178L-40-150M-112-160C-100-150-104-140-116-136M-92-146C-80-132-90-118-110-112M-70-142C-62-126-70-112-84-106", "#c9ced4", 2)
    mouse = path("M-30 0C-34-24 10-34 24-10L34-4L24 0Z", "#8d8a86", ink(2.4)) + path(circle(12, -22, 7), "#b5a8a4", ink(2)) + path(circle(24, -8, 2), INK) + line("M-30-2C-50-6-52-20-62-14", INK, 4)
    finish(EV + "debt_crisis", ("#101830", "#2a3a5a", "#3f4a5f"), room(("#26304a", "#3a4660"), ("#4a4a58", "#20222e"), 276, "#20222e") + window(40, 30, 120, 180, ("#3f5a8a", "#8fa8c8"), moon(100, 86, 24)) + path("M60 210L230 404H420L150 210Z", "#cfe0f0", 'fill-opacity=".14"') + "".join(path(rect(x, 60 + y * 46, 190, 9), "#2b2118", ink(2)) for x in (270,) for y in range(3)) + path(rect(290, 84, 20, 22) + rect(430, 130, 16, 22), "#5a4a3a", ink(2)) + put(290, 356, 1.08, chest + web) + put(120, 384, 1.2, mouse, 0, -1) + e.coin(190, 384, 18) + paper(430, 384, .6, 80))


def scene_piracy() -> None:
    finish(EV + "east_asia_piracy", ("#7a1f3a", "#e0502f", "#ffb858"), sun(252, 206, 86, "#ffe9a0", True) + peaks([(60, 190, 70), (440, 180, 80)], "#7a2f3f", "#5a2434") + sea(230, "#c9583a", "#4a1f3a", "#ffd98a") + junk(120, 276, .6, "#5a1f2a") + junk(400, 280, .62, "#5a1f2a", -1) + frigate(262, 300, .5, "#f6d9b0", "#d9a53a", "#D0483A") + smoke(300, 280, .6, "#e9b8a0", 4) + junk(210, 384, 1.55, "#a3231a") + junk(440, 366, .95, "#7a1f24", -1))


def scene_stamp() -> None:
    finish(EV + "stamp_act", ("#0f1a33", "#2a3350", "#5a4448"), stars(70, 150, 50) + "".join(house(x, 268, w, h, c, "#3a2c30", 3) for x, w, h, c in ((-10, 90, 110, "#6b5448"), (86, 70, 90, "#7a6450"), (380, 70, 96, "#70584a"), (454, 70, 120, "#64504a"))) + oak(252, 286, 250, "#3f5a3f") + "".join(path(f"M{x - 7} {y}h14l3 22h-20Z", "#ffd77a", ink(2)) + line(f"M{x} {y}v-16", INK, 2) + path(circle(x, y + 10, 26), "#ffd77a", 'fill-opacity=".16"') for x, y in ((180, 150), (236, 120), (300, 124), (330, 168))) + ground(270, "#5f4a40", "#2a1e1c") + fire(252, 372, 1.5) + "".join(paper(x, y, s, t) for x, y, s, t in ((218, 376, .6, -30), (290, 380, .6, 40), (252, 392, .7, 8), (200, 236, .4, 20), (310, 250, .4, -24))) + crowd(16, 190, 388, 112, 71, step=.44, poses=("up", "both", "point")) + crowd(326, 500, 388, 112, 72, step=.44, poses=("up", "both", "down")))


def scene_falkland() -> None:
    def penguin(x: float, y: float, s: float, f: int = 1) -> str:
        return shade(x, y, 22 * s) + put(x, y, s, path("M-20-6C-30-40-22-78 0-84C22-78 30-40 20-6Z", "#23262e", ink(2.4)) + path("M-10-4C-18-30-14-58 4-62C18-50 18-24 12-4Z", "#fbf7ea") + path("M-22-60C-36-46-36-26-28-18L-20-40ZM22-60C36-46 36-26 28-18L20-40Z", "#23262e", ink(2)) + path("M-14-86C-14-104 16-104 16-86C16-72-14-72-14-86Z", "#23262e", ink(2.4)) + path("M14-90L30-84L14-80Z", "#e0a03a", ink(1.8)) + path("M-6-80C0-74 10-74 12-82L10-70H-6Z", "#f0c45c") + path(circle(7, -90, 2.6), IVORY) + path("M-16-4H-2L-4 4H-18ZM4-4H16L18 4H4Z", "#e0a03a", ink(1.8)), 0, f)
    finish(EV + "falklands_crisis", ("#4f8a94", "#a8ccc8", "#dfe9dc"), cloud(110, 60, 1.6, "#dfe9e6") + cloud(380, 80, 1.8, "#d0dedc") + hills(210, 18, "#8aa08a", "#6a8470", 75) + sea(236, "#5f9aa0", "#2f6470") + frigate(170, 290, .78) + path(rect(390, 176, 60, 36), "#b5b0a0", ink(2)) + flag(420, 176, 70, "#D0483A", "", 40) + path("M-4 320C100 300 200 346 300 326S440 316 508 300V404H-4Z", g("#a8b070", "#5f6f44"), ink(2.4)) + "".join(line(f"M{x} {350 + (x * 7) % 40}q-10-14-4-28m4 28q2-14 12-24", "#4a5a34", 2.4) for x in range(20, 500, 40)) + penguin(330, 388, 1.3) + penguin(400, 376, 1.05, -1) + penguin(456, 390, 1.2, -1) + penguin(266, 392, .9) + penguin(50, 384, .8) + path("M40 110q14-16 28 0q14-16 28 0M290 60q10-12 20 0q10-12 20 0", "none", f'stroke="{INK}" stroke-width="3" stroke-linecap="round"'))


def scene_cook() -> None:
    scope = line("M0 0L-30 100M0 0L30 100M0 0V100", INK, 8) + line("M0 0L-30 100M0 0L30 100M0 0V100", "#8a5a32", 4.6) + '<g transform="rotate(-20)">' + path(rect(-50, -16, 70, 24, 3), "url(#au)", ink(2.6)) + path(rect(20, -12, 44, 17, 2) + rect(-60, -20, 12, 32, 3), "url(#wd)", ink(2.4)) + "</g>"
    finish(EV + "cook_and_bougainville", ("#2fa0c8", "#9ae0dc", "#f3f6d4"), sun(90, 60, 26, "#fffbe0") + cloud(330, 56, 1.3) + peaks([(350, 90, 130), (440, 130, 110)], "#4f8a6a", "#3a7058") + sea(230, "#3fc0c0", "#1f8a9a", "#f0fffa") + frigate(120, 276, .66, banner="#D0483A") + frigate(290, 268, .52, banner="#1F4E9C", flip=-1) + path("M210 322C260 338 330 338 370 318L362 336C320 350 250 348 218 336Z", "#8a4a24", ink(2.4)) + line("M240 330L230 356H350L340 328", "#8a4a24", 4) + path("M290 322V240C330 260 330 300 316 322Z", "#e9cf9a", ink(2.2)) + person(256, 328, 56, "#c9703a", "none", "hold", skin="#8a5a38") + path("M-4 352C120 330 280 380 508 336V404H-4Z", g("#f3dfa8", "#c9a05a"), ink(2.4)) + palm(450, 370, 250, -24) + palm(492, 380, 190, 10) + put(130, 286, 1, scope) + person(66, 390, 172, "#1F3a6a", "bicorne", "point") + person(390, 392, 130, "#c4502a", "feather", "up", "#e9cf9a", "#8a5a38", flip=-1))


def main() -> None:
    for name, draw in list(globals().items()):
        if name.startswith("scene_"):
            draw()


if __name__ == "__main__":
    main()
