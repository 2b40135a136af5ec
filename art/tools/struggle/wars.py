"""Draws and writes the scenes of Imperial Struggle's four wars and their fifteen theaters; what matters stands between
y 100 and 350. Run: python -m art.tools.struggle.wars"""

from __future__ import annotations

from art.tools.kit import INK, IVORY, circle, ink, leaf, line, path, rect, star
from art.tools.struggle import emblems as e
from art.tools.struggle.events_one import gopuram, longhouse, war_elephant
from art.tools.struggle.stage import (
    bare_tree,
    cannon,
    castle,
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
    lily_flag,
    line_of_foot,
    moon,
    oak,
    palm,
    peaks,
    person,
    pine,
    put,
    rider,
    sea,
    smoke,
    stars,
    sun,
    tent,
)

BLUE, RED = "#1F4E9C", "#D0483A"


def lines_of_battle(y: float, count: int = 6, h: float = 60) -> str:
    return line_of_foot(18, y, count, h, BLUE) + line_of_foot(486 - (count - 1) * h * .34, y, count, h, RED, -1)


def windmill(x: float, y: float, s: float) -> str:
    return put(x, y, s, path("M-22 0L-14-70H14L22 0Z", "#d9c9a0", ink(2.4)) + path("M-16-70L0-88L16-70Z", "#7a4a34", ink(2)) + line("M0-74L-48-116M0-74L48-32M0-74L42-122M0-74L-42-26", INK, 6) + line("M0-74L-48-116M0-74L48-32M0-74L42-122M0-74L-42-26", "#f0e2c0", 3))


def thistle_hills() -> str:
    return hills(200, 34, "#6a7a6a", "#4a5a50", 82) + hills(258, 20, "#7a6a80", "#4f4a5a", 83)


def wss() -> dict[str, tuple[tuple[str, str, str], str]]:
    return {
        "wss": (("#3f5a8a", "#d9a884", "#f6e0b0"), sun(252, 190, 50, "#fff0c4", True) + hills(230, 14, "#8a9a6a", "#5f7a4a", 81) + castle(252, 262, .8) + ground(276, "#a8b06a", "#5f6a34") + lines_of_battle(320, 8) + smoke(140, 300, .7) + smoke(350, 300, .7, seed=4) + put(252, 372, 1, path("M-60 20V-70H60V20Z", "#8C1C13", ink(3)) + path("M-72-70H72V-56H-72ZM-72 12H72V26H-72Z", "url(#au)", ink(2.4)) + put(0, -92, 1, e.crown()))),
        "wss_1": (("#8fb4d0", "#dfe4d0", "#f3e6bc"), cloud(110, 60) + peaks([(90, 130, 110), (250, 100, 120), (420, 140, 110)], "#8f9aa4", "#5f6f78", IVORY) + ground(250, "#b5bc74", "#6a7a3c") + house(210, 256, 70, 40) + path("M-4 300C160 280 320 320 508 290V312C320 340 160 300-4 322Z", g("#8fc0d0", "#5f9ab0"), ink(1.6)) + lines_of_battle(290, 7, 54) + cannon(120, 380, 1.1) + cannon(390, 380, 1.1, -1) + smoke(190, 350, .6)),
        "wss_2": (("#e0a050", "#f6cf84", "#fbe8b4"), sun(400, 90, 34) + peaks([(110, 170, 130), (380, 180, 150)], "#b58a5a", "#8a6440") + castle(250, 262, 1.15, "#d9b884") + ground(262, "#d0a860", "#8a6430") + windmill(70, 300, .9) + windmill(440, 310, .8) + lines_of_battle(350, 6, 72) + flag(252, 380, 150, "#C98A2B", put(34, 22, .3, e.castle()), 76)),
        "wss_3": (("#7f9ab0", "#c4d0c8", "#e6dfc0"), hills(220, 16, "#6f8a80", "#4f6a60", 84) + "".join(pine(x, 270, 80 + x % 30) for x in range(10, 510, 44)) + ground(272, "#8a9464", "#4a5a38") + put(252, 320, 1, path("M-110 0V-70" + "l11-14l11 14" * 10 + "V0Z", "#8a5a32", ink(2.6)) + path("M-20 0V-46H20V0Z", "#3a2418", ink(2)) + path("M-44-70V-120H44V-70Z", "#a8713f", ink(2.4)) + path("M-54-118L0-152L54-118Z", "#6b4526", ink(2.4))) + lily_flag(252, 170, 80) + crowd(30, 150, 378, 90, 85, ("#a8713f", BLUE), ("feather", "tricorne"), ("hold", "point")) + crowd(370, 490, 378, 90, 86, (RED, "#7A4A22"), ("tricorne", "broad"), ("hold", "down"))),
        "wss_4": (("#56646f", "#8f9a98", "#c9c0a4"), cloud(130, 60, 1.8, "#7a868c") + thistle_hills() + castle(400, 258, .8) + ground(300, "#7a8460", "#434f38") + flag(170, 380, 250, "#f4ead2", put(48, 30, .6, path("".join(circle(x, y, 15) for x, y in ((0, -18), (17, -5), (10, 15), (-10, 15), (-17, -5))), "#fffdf2", ink(3)) + path(circle(0, 0, 9), "url(#au)", ink(2))), 110) + crowd(60, 290, 384, 104, 87, ("#5a7a4a", "#7a3a3a", "#3f5a7a"), ("cap", "none", "broad"), ("up", "hold", "both"), .46)),
    }


def was() -> dict[str, tuple[tuple[str, str, str], str]]:
    return {
        "was": (("#1f3a5f", "#7a8fa8", "#e9d6b0"), cloud(380, 60, 1.6, "#8fa0b4") + peaks([(110, 100, 140), (400, 120, 140)], "#6f7f94", "#4a5a6c", IVORY) + ground(268, "#a8ae84", "#5a6440") + lines_of_battle(310, 7, 56) + horse(262, 372, 1.7, "#e9dfd0", rider("#f4ead2", "crown", "up", thing=line("M26-104V-150", INK, 6) + line("M26-104V-148", "#dfe4e6", 3)), cloth="#8C1C13")),
        "was_1": (("#a8c4d4", "#dce4d4", "#efe4c0"), peaks([(150, 80, 160), (380, 110, 150)], "#8d98a6", "#5a6a78", IVORY) + "".join(pine(x, 262, 60, "#4a6a54") for x in (20, 52, 216, 262, 470)) + ground(262, "#c4b878", "#7a6f38") + lines_of_battle(318, 9, 60) + "".join(tent(x, 372, .8) for x in (90, 414)) + cannon(252, 382, 1.2) + smoke(320, 350, .6)),
        "was_2": (("#8fb8cc", "#d4e4e4", "#f0e6c8"), cloud(90, 50) + sea(226, "#7fb0b8", "#4a8090") + path("M-4 300L30 236H280L330 300V404H-4Z", g("#b5ad84", "#6f6a48"), ink(2.4)) + path(rect(40, 160, 220, 80), g("#d9ccaa", "#a89a74"), ink(2.8)) + path("".join(rect(40 + i * 26, 144, 14, 18) for i in range(9)), "#d9ccaa", ink(2.2)) + path("".join(rect(62 + i * 44, 184, 16, 14) for i in range(5)), "#2f2620") + lily_flag(150, 150, 80, 60) + smoke(264, 190, .6) + frigate(400, 370, 1, banner=RED) + smoke(330, 330, .5, seed=5)),
        "was_3": (("#f0a060", "#f9d094", "#fdeec4"), sun(410, 110, 40, rays=True) + hills(240, 8, "#c9956a", "#a8744a", 91) + gopuram(130, 290, 1.05) + palm(300, 300, 120) + palm(460, 310, 160, -16) + ground(286, "#dbb070", "#90693a") + war_elephant(340, 370, 1) + line_of_foot(30, 372, 6, 74, BLUE)),
        "was_4": (("#2f3a4a", "#6a7480", "#b5a898"), moon(400, 80, 26) + thistle_hills() + ground(290, "#5f6a58", "#2f3830") + person(150, 384, 190, "#4a6a4a", "cap", "up", trim="#8C1C13", thing=line("M26-104V-164", INK, 7) + line("M26-104V-162", "#dfe4e6", 3.6) + path("M-26-66a16 16 0 1 0 .1 0Z", "#7A4A22", ink(2.4))) + line_of_foot(290, 372, 7, 90, RED, -1, "grenadier") + fire(60, 384, .6)),
    }


def syw() -> dict[str, tuple[tuple[str, str, str], str]]:
    return {
        "syw": (("#14203f", "#3f5a7f", "#c98a64"), stars(95, 140) + moon(90, 70, 28) + sea(230, "#3f5f7f", "#1a2f4a") + frigate(360, 300, .9, "#d9d0c0", banner=RED) + path("M-4 404V150L60 140L120 180L170 250L240 404Z", g("#5a5a58", "#2f3030"), ink(2.6)) + castle(60, 150, .55) + line_of_foot(120, 392, 7, 84, RED, -1) + smoke(280, 280, .7, "#b5a89a")),
        "syw_1": (("#6a9ac0", "#c4dce4", "#f3ecd0"), cloud(110, 60, 1.3) + cloud(400, 80) + sea(190, "#5f9ab8", "#24567a") + frigate(120, 250, .56, banner=BLUE) + frigate(250, 240, .5, banner=BLUE) + frigate(390, 256, .6, banner=BLUE) + smoke(200, 250, .5) + frigate(190, 380, 1.15, banner=RED, flip=-1) + smoke(330, 340, .8) + frigate(430, 370, .8, banner=RED, flip=-1)),
        "syw_2": (("#c96a4a", "#f0a868", "#fbdca0"), sun(120, 180, 56, rays=True) + gopuram(60, 290, .7) + castle(360, 276, 1.2, "#c99a6c") + ground(274, "#cf9a5a", "#84582c") + palm(200, 310, 130) + line_of_foot(30, 350, 6, 74, BLUE) + line_of_foot(340, 350, 6, 74, RED, -1) + cannon(230, 386, 1.2) + smoke(300, 350, .7)),
        "syw_3": (("#a8603a", "#d9a05a", "#f3d9a0"), hills(210, 20, "#a8743f", "#84562f", 96) + "".join(oak(x, 280, 120, c) for x, c in ((30, "#c4602a"), (110, "#d9963a"), (400, "#b54a2a"), (474, "#d9a03a"))) + longhouse(250, 274, .8) + ground(276, "#a88a4a", "#5a4524") + line_of_foot(300, 340, 6, 72, RED, -1) + crowd(40, 180, 376, 112, 97, ("#a8713f", "#7A4A22", BLUE), ("feather", "cap", "tricorne"), ("point", "hold"), .5, "#a86a42") + path(leaf(4, 400, -60, 90, 20) + leaf(480, 400, -120, 90, 20), "#6f8a3a", ink(2))),
        "syw_4": (("#c9d4de", "#e6e9e6", "#f3efe2"), bare_tree(60, 290, 180) + bare_tree(450, 280, 150) + dome(252, 270, .4, "#e9dcc4", "#6f8a84") + hills(262, 8, "#f4f7f8", "#b5c4cc", 98) + line_of_foot(20, 340, 11, 74, "#2f4a7a", 1, "grenadier") + line_of_foot(370, 330, 7, 62, "#f4ead2", -1) + flag(254, 384, 170, "#f4ead2", put(38, 24, .5, path("M0-20L8-4L30-14L18 8L6 6L0 24L-6 6L-18 8L-30-14L-8-4Z", "#2b2b30", ink(2))), 84)),
    }


def awi() -> dict[str, tuple[tuple[str, str, str], str]]:
    bell = path("M-50 0C-36-20-40-90 0-94C40-90 36-20 50 0Z", "url(#au)", ink(3)) + path("M-58 0H58V12H-58Z", "url(#au)", ink(2.6)) + line("M6 10L-2-20L8-34", INK, 3) + path(rect(-70, -118, 140, 18, 4), "url(#wd)", ink(2.6)) + path(circle(0, 20, 9), "#4a4f55", ink(2.4))
    return {
        "awi": (("#4f7fb4", "#e9c4a0", "#fbe4b4"), sun(252, 220, 54, "#fff3cc", True) + house(70, 280, 364, 90, "#b5694a", "#7f8a8a", 2) + path("M224 190V110H280V190ZM234 110V76H270V110ZM230 78L252 36L274 78Z", "#f0e6d0", ink(2.4)) + ground(280, "#a8b878", "#5f7a44") + put(252, 344, .72, bell) + crowd(20, 180, 388, 106, 101, ("#3f5a8a", "#7A4A22", "#5a6a4a"), ("tricorne", "broad", "cap"), ("up", "both", "up"), .46) + crowd(326, 490, 388, 106, 102, ("#3f5a8a", "#7A4A22", "#5a6a4a"), ("tricorne", "broad", "scarf"), ("up", "both", "up"), .46)),
        "awi_1": (("#7a9ac4", "#cfdce0", "#f0e6c4"), cloud(380, 60, 1.3) + hills(240, 20, "#8aa070", "#5f7a4c", 103) + house(380, 254, 60, 40, "#e9dcc4", "#7a4a3a") + line("M10 300H200M30 276V320M80 276V320M130 276V320M180 276V320M10 288H200", "#7A4A22", 5) + ground(318, "#9ab06a", "#56703a") + line_of_foot(330, 330, 7, 76, RED, -1) + line_of_foot(30, 384, 7, 96, "#3f5a7f") + flag(236, 390, 220, "#56616B", put(46, 28, .55, path(star(0, 0, 40, 17), IVORY, ink(3))), 100) + smoke(300, 320, .6)),
        "awi_2": (("#e08040", "#f6b868", "#fde0a0"), sun(360, 150, 60, rays=True) + castle(150, 280, 1.2, "#b5845a") + palm(330, 300, 150) + ground(280, "#c9964f", "#7f5526") + line_of_foot(20, 336, 7, 66, RED) + horse(350, 370, 1.5, "#2f2a2a", rider("#1C653E", "turban", "up", "#8f5a38", line("M26-104C38-124 42-140 36-154", INK, 6) + line("M26-104C38-124 42-140 36-152", "#dfe4e6", 3.4)), -1, "#d9a53a") + "".join(put(x, y, .5, path("M-30-6H20L36 0L20 6H-30Z", "#4a4f55", ink(3)) + put(-40, 0, .5, e.flame(), -90), 200) for x, y in ((220, 110), (270, 150), (200, 170)))),
        "awi_3": (("#3fb0d0", "#a8e4e0", "#f6f3d0"), sun(80, 60, 26) + peaks([(420, 110, 130)], "#5a8a6a", "#3f6a52") + sea(220, "#4ac0c4", "#1f8098", "#f0fffa") + frigate(110, 290, .72, banner=BLUE) + frigate(300, 280, .64, banner=RED, flip=-1) + smoke(200, 270, .6) + path("M-4 360C140 336 320 384 508 340V404H-4Z", g("#f3dfa8", "#c9a05a"), ink(2.4)) + palm(440, 376, 230, -22) + palm(30, 380, 150) + cannon(250, 388, 1.1) + person(320, 390, 96, RED, "tricorne", "point", flip=-1)),
    }


def main() -> None:
    for war in (wss, was, syw, awi):
        for name, (sky, body) in war().items():
            finish(f"struggle/wars/{name}", sky, body)


if __name__ == "__main__":
    main()
