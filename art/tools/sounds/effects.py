"""Synthesizes the seventeen sound effects: placing, clicking, paying, marching, battle, victory and others."""

from __future__ import annotations

from collections.abc import Callable

from art.tools.sounds.synth import Buf, lay, modes, noise, room, silence, soften
from art.tools.sounds.voices import BOWED, bell, brass, coin, drum_hit, held, knock, paper, pluck, tune


def place() -> Buf:
    x = silence(0.3)
    lay(x, knock(330, 0.018, 1.1), 0.004)
    return room(x, 0.12)


def click() -> Buf:
    x = silence(0.09)
    lay(x, knock(760, 0.008, 0.25), 0.002)
    return x


def error() -> Buf:
    x = silence(0.42)
    lay(x, knock(215, 0.03, 0.9), 0.004)
    lay(x, knock(180, 0.035, 0.9), 0.15, 0.9)
    return room(x, 0.12)


def pay() -> Buf:
    x = silence(0.75)
    for at, f, g in ((0.005, 2150, 0.8), (0.085, 2480, 0.6), (0.15, 1990, 0.75), (0.24, 2700, 0.4)):
        lay(x, coin(f), at, g)
        lay(x, knock(420, 0.012, 0.4), at, 0.25)
    return room(soften(x, 5200), 0.15)


def march() -> Buf:
    x = silence(1.5)
    for i, at in enumerate((0.01, 0.3, 0.6, 0.9)):
        lay(x, drum_hit(84 if i % 2 == 0 else 98, 0.09, 0.35), at, 0.9 if i % 2 == 0 else 0.7)
        lay(x, noise(0.1, 400, 2200, lambda t: (1 - t) ** 2), at + 0.015, 0.22)
    return room(x, 0.22)


def card() -> Buf:
    x = silence(0.3)
    lay(x, paper(0.17), 0.005)
    lay(x, noise(0.03, 700, 3000, lambda t: (1 - t) ** 2), 0.15, 0.55)
    return x


def deal() -> Buf:
    x = silence(0.62)
    for i in range(4):
        lay(x, paper(0.1, 1 + 0.06 * i), 0.005 + i * 0.12, 0.8)
        lay(x, knock(300, 0.01, 0.6), 0.09 + i * 0.12, 0.16)
    return x


def clash() -> Buf:
    x = modes([(f, a, t) for f, a, t in ((1180, 1, 0.16), (1731, 0.8, 0.2), (2417, 0.7, 0.14), (3020, 0.5, 0.1), (4110, 0.35, 0.07), (5233, 0.2, 0.05))], 1.0, 0.001)
    lay(x, noise(0.12, 1500, 5000, lambda t: (1 - t) ** 3), 0, 0.9)
    return x


def battle() -> Buf:
    x = silence(2.5)
    at, i = 0.01, 0
    while at < 1.35:
        lay(x, drum_hit(168, 0.04, 0.9), at, 0.16 + 0.44 * (at / 1.35) ** 1.5 * (1 if i % 2 == 0 else 0.8))
        at += 0.062 - 0.012 * at / 1.35
        i += 1
    lay(x, drum_hit(70, 0.2, 0.5), 1.4, 1.3)
    lay(x, clash(), 1.4, 0.3)
    lay(x, clash(), 1.63, 0.15)
    return room(soften(x, 5500), 0.25, 1.2)


def win() -> Buf:
    x = silence(1.9)
    tune(x, ((0.01, "G4", 0.14, 0.6), (0.17, "C5", 0.14, 0.6), (0.33, "E5", 0.14, 0.6), (0.49, "G5", 0.6, 0.7), (0.49, "E5", 0.6, 0.45), (0.49, "C4", 0.6, 0.5)), lambda n, d: brass(n, d, 0.03, 0.35))
    lay(x, drum_hit(96, 0.14), 0.49, 0.8)
    return room(x, 0.28, 1.1)


def lose() -> Buf:
    x = silence(2.0)
    tune(x, ((0.01, "E4", 0.26, 0.6), (0.29, "D4", 0.26, 0.6), (0.57, "C4", 0.26, 0.6), (0.85, "A3", 0.7, 0.7), (0.85, "E3", 0.7, 0.5)), lambda n, d: soften(held(n, d, BOWED, 0.06, 0.35), 1800))
    lay(x, drum_hit(76, 0.16), 0.85, 0.7)
    return room(x, 0.28, 1.1)


def era() -> Buf:
    x = silence(3.4)
    for at, notes, d in ((0.02, ("F3", "C4", "A4"), 0.5), (0.62, ("Bb3", "D4", "F4"), 0.5), (1.22, ("F3", "C4", "F4", "A4", "C5"), 1.3)):
        for n in notes:
            lay(x, brass(n, d, 0.07, 0.5), at, 0.34)
    for at, g in ((0.02, 0.7), (1.22, 1.0), (1.36, 0.4)):
        lay(x, drum_hit(87, 0.2, 0.25), at, g)
    return room(x, 0.32, 1.3)


def mission() -> Buf:
    x = silence(2.4)
    lay(x, bell(587.3, 2.2), 0.005, 0.8)
    lay(x, bell(880.0, 1.9, 0.6), 0.3, 0.45)
    return room(soften(x, 4500), 0.3, 1.2)


def palace() -> Buf:
    x = silence(2.9)
    for i, n in enumerate(("D3", "A3", "D4", "F#4", "A4", "D5")):
        lay(x, pluck(n, 2.2, 0.6), 0.01 + i * 0.075, 0.55)
    for n in ("D4", "F#4", "A4"):
        lay(x, soften(held(n, 1.3, BOWED, 0.3, 0.7), 1900), 0.3, 0.16)
    lay(x, bell(1174.7, 1.8, 0.5), 0.5, 0.22)
    return room(x, 0.32, 1.2)


def undo() -> Buf:
    x = silence(0.5)
    lay(x, paper(0.2, 0.8)[::-1], 0.005, 0.8)
    lay(x, pluck("A4", 0.3, 0.3), 0.07, 0.25)
    lay(x, pluck("E4", 0.3, 0.3), 0.17, 0.25)
    return x


def turn() -> Buf:
    x = silence(1.2)
    lay(x, bell(1046.5, 1.1, 0.4), 0.004, 0.7)
    return room(soften(x, 4200), 0.22)


def victory() -> Buf:
    x = silence(5.6)
    b = 0.22
    line = ((0, "C5", 1), (1, "C5", 0.5), (1.5, "C5", 0.5), (2, "E5", 1), (3, "G5", 1), (4, "E5", 1), (5, "G5", 1), (6, "A5", 2), (8, "G5", 1), (9, "A5", 1), (10, "B5", 1), (11, "C6", 6))
    low = ((0, ("C4", "E4", "G4"), 3.6), (4, ("C4", "E4", "G4"), 1.8), (6, ("F3", "A4", "C5"), 1.8), (8, ("G3", "B4", "D5"), 2.8), (11, ("C3", "C4", "E4", "G4", "E5", "G5"), 6))
    for at, n, d in line:
        lay(x, brass(n, d * b * 0.9, 0.025, 0.3), 0.02 + at * b, 0.5)
    for at, ns, d in low:
        for n in ns:
            lay(x, brass(n, d * b, 0.05, 0.4), 0.02 + at * b, 0.24)
    for at in (0, 2, 4, 6, 8, 9, 10, 10.5, 11, 13):
        lay(x, drum_hit(98 if at < 11 else 82, 0.15, 0.4), 0.02 + at * b, 0.7)
    for i in range(8):
        lay(x, drum_hit(165, 0.04, 0.9), 0.02 + (10 + i / 8) * b, 0.1 + 0.03 * i)
    return room(soften(x, 5200), 0.32, 1.3)


def defeat() -> Buf:
    x = silence(5.0)
    for at, ns, d in ((0.02, ("A3", "C4", "E4"), 0.9), (1.0, ("G3", "B3", "E4"), 0.9), (2.0, ("F3", "A3", "D4"), 0.9), (3.0, ("E3", "G#3", "B3"), 0.45), (3.5, ("A2", "E3", "A3", "C4"), 0.9)):
        for n in ns:
            lay(x, soften(held(n, d, BOWED, 0.14, 0.5, 0.001), 1500), at, 0.32)
        lay(x, pluck(ns[0], 1.4, 0.3), at, 0.4)
    for at in (0.02, 2.0, 3.5):
        lay(x, drum_hit(66, 0.2, 0.2), at, 0.5)
    return room(x, 0.35, 1.3)


EFFECTS: dict[str, tuple[Callable[[], Buf], float]] = {
    # name: (maker, peak)
    "place": (place, 0.62), "pay": (pay, 0.42), "march": (march, 0.6), "card": (card, 0.4), "deal": (deal, 0.42), "battle": (battle, 0.7),
    "win": (win, 0.62), "lose": (lose, 0.6), "era": (era, 0.68), "mission": (mission, 0.55), "palace": (palace, 0.6), "click": (click, 0.3),
    "error": (error, 0.42), "undo": (undo, 0.38), "turn": (turn, 0.4), "victory": (victory, 0.7), "defeat": (defeat, 0.62),
}
