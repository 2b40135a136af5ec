"""Every sound of the game, synthesised from nothing: seventeen effects and six quiet loops, two an era.

Run: python art/tools/sound.py [name ...]   (a minute or two; writes art/sound/<name>.ogg with oggenc, or .wav where there is none)

Standard library only. 22.05 kHz, mono, 16 bits. Guitars are Karplus-Strong strings, strings and brass are wavetables, woods, drums and bells
are sums of decaying modes. A loop is mixed round a ring, so that what rings on at its end sounds on at its start.
"""

from __future__ import annotations

import math
import random
import shutil
import subprocess
import sys
import wave
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path

SR = 22050
OUT = Path(__file__).resolve().parent.parent / "sound"
Buf = list[float]
RNG = random.Random(1822)


# ---- the workshop ------------------------------------------------------------------------------------------------------------------------


def silence(seconds: float) -> Buf:
    return [0.0] * int(seconds * SR)


def lay(dst: Buf, src: Sequence[float], at: float, gain: float = 1.0, ring: bool = False) -> None:
    """Mix src into dst from `at` seconds; a ring carries the rest round to the start."""
    i, n = int(at * SR), len(dst)
    if ring:
        i %= n
        while src:
            k = min(len(src), n - i)
            for j in range(k):
                dst[i + j] += src[j] * gain
            src, i = src[k:], 0
        return
    for j in range(min(len(src), n - i)):
        dst[i + j] += src[j] * gain


def modes(parts: Sequence[tuple[float, float, float]], seconds: float, attack: float = 0.001, glide: float = 0.0) -> Buf:
    """Decaying sines: (frequency, loudness, time to fall to a third)."""
    n = int(seconds * SR)
    out = [0.0] * n
    for f, a, tau in parts:
        ph, k = RNG.random() * 0.4, math.exp(-1 / (tau * SR))
        e = a
        for i in range(n):
            w = f * (1 + glide * math.exp(-i / (0.012 * SR))) if glide else f
            ph += 2 * math.pi * w / SR
            out[i] += e * math.sin(ph)
            e *= k
    m = max(1, int(attack * SR))
    for i in range(min(m, n)):
        out[i] *= i / m
    return out


def noise(seconds: float, low: float, high: float, env: Callable[[float], float]) -> Buf:
    """A band of noise; env takes 0..1 along it."""
    n = int(seconds * SR)
    a, b = 1 - math.exp(-2 * math.pi * high / SR), 1 - math.exp(-2 * math.pi * low / SR)
    x = y = z = 0.0
    out = []
    for i in range(n):
        x += a * (RNG.uniform(-1, 1) - x)
        y += a * (x - y)
        z += b * (y - z)
        out.append((y - z) * env(i / n))
    return out


def room(x: Buf, wet: float = 0.2, size: float = 1.0, ring: bool = False) -> Buf:
    """Four combs and two allpasses: a small wooden room. A ring is run twice, so that its tail is in its head."""
    combs = [(int(d * size), g) for d, g in ((613, 0.74), (683, 0.72), (751, 0.70), (839, 0.68))]
    lines = [[0.0] * d for d, _ in combs]
    damp = [0.0] * 4
    ap1, ap2 = [0.0] * 127, [0.0] * 43
    out = x
    for turn in range(2 if ring else 1):
        out = [0.0] * len(x)
        for i, v in enumerate(x):
            s = 0.0
            for c in range(4):
                line = lines[c]
                p = i % len(line) if not turn else (i + len(x)) % len(line)
                r = line[p]
                damp[c] += 0.45 * (r - damp[c])
                line[p] = v + damp[c] * combs[c][1]
                s += r
            k = i + turn * len(x)
            for ap in (ap1, ap2):
                p = k % len(ap)
                d = ap[p]
                ap[p] = s + d * 0.6
                s = d - 0.6 * ap[p]
            out[i] = v + wet * 0.25 * s
    return out


def soften(x: Buf, cut: float, ring: bool = False) -> Buf:
    a = 1 - math.exp(-2 * math.pi * cut / SR)
    y = 0.0
    if ring:
        for v in x[-4000:]:
            y += a * (v - y)
    out = []
    for v in x:
        y += a * (v - y)
        out.append(y)
    return out


def hz(note: str) -> float:
    """'C#4' -> its frequency."""
    step = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}[note[0]]
    if note[1] == "#":
        step += 1
    elif note[1] == "b":
        step -= 1
    return 440 * 2 ** ((step + 12 * (int(note[-1]) + 1) - 69) / 12)


PLUCKS: dict[tuple[str, float, float], Buf] = {}


def pluck(note: str, seconds: float = 2.0, bright: float = 0.5) -> Buf:
    """A nylon string (Karplus-Strong, tuned with an allpass, plucked a fifth along)."""
    key = (note, round(seconds, 1), bright)
    if key in PLUCKS:
        return PLUCKS[key]
    f = hz(note)
    # the average that damps the string leans to one side up high, or the top notes would die at once
    lean = 0.5 if f < 200 else max(0.22, 0.5 - 0.0007 * (f - 200))
    period = SR / f
    n = int(period - lean - 0.1)
    frac = period - lean - n
    c = (1 - frac) / (1 + frac)
    r = random.Random(int(f * 10))
    a = 1 - math.exp(-2 * math.pi * (700 + 3800 * bright) / SR)
    burst, y = [], 0.0
    for _ in range(n):
        y += a * (r.uniform(-1, 1) - y)
        burst.append(y)
    m = sum(burst) / n
    burst = [v - m for v in burst]
    p = max(1, n // 5)
    burst = [burst[i] - 0.8 * burst[i - p] for i in range(n)]
    total = int(seconds * SR)
    rho = 10 ** (-3 * period / SR / (1.5 + 1.6 * min(1.0, 200 / f)))
    out = burst + [0.0] * total
    last = lp1 = ap = 0.0
    for i in range(n, n + total):
        t = out[i - n]
        lp = ((1 - lean) * t + lean * last) * rho
        last = t
        ap = c * (lp - ap) + lp1
        lp1 = lp
        out[i] = ap
    out = out[:total]
    peak = max(map(abs, out)) or 1
    rel = int(0.06 * SR)
    for i in range(total):
        out[i] /= peak
    for i in range(min(rel, total)):
        out[total - 1 - i] *= i / rel
    for i in range(40):
        out[i] *= i / 40
    PLUCKS[key] = out
    return out


def table(partials: Sequence[float]) -> Buf:
    t = [sum(a * math.sin(2 * math.pi * (k + 1) * i / 2048) for k, a in enumerate(partials)) for i in range(2049)]
    peak = max(map(abs, t))
    return [v / peak for v in t]


BOWED = table([1, 0.5, 0.28, 0.18, 0.1, 0.06, 0.04])
SOFT = table([1, 0.22, 0.1, 0.04])
BRASS = table([1, 0.9, 0.75, 0.55, 0.4, 0.28, 0.18, 0.12, 0.08])
REED = table([1, 0.15, 0.45, 0.1, 0.2, 0.05, 0.08])


def held(note: str, seconds: float, wave_: Buf, attack: float, release: float, detune: float = 0.0, vibrato: float = 0.003) -> Buf:
    """A held note of a wavetable; it sounds on for `release` after `seconds`."""
    f = hz(note) * (1 + detune)
    n, rel = int(seconds * SR), int(release * SR)
    at = max(1, int(attack * SR))
    step, ph = f * 2048 / SR, RNG.random() * 2048
    out = []
    vib = 2 * math.pi * 4.6 / SR
    for i in range(n + rel):
        e = i / at if i < at else 1.0
        if i > n:
            e *= 1 - (i - n) / rel
        e = e * e * (3 - 2 * e)
        ph += step * (1 + vibrato * math.sin(vib * i)) if vibrato else step
        if ph >= 2048:
            ph -= 2048
        out.append(wave_[int(ph)] * e)
    return out


def brass(note: str, seconds: float, attack: float = 0.05, release: float = 0.25) -> Buf:
    """Two horns: the bright one swells in behind the round one."""
    round_ = held(note, seconds, SOFT, attack, release, 0.001)
    bright = held(note, seconds, BRASS, attack * 2.4, release * 0.8, -0.001)
    n = len(round_)
    for i in range(min(n, len(bright))):
        round_[i] = 0.6 * round_[i] + 0.5 * bright[i] * (0.75 + 0.25 * math.exp(-i / (0.4 * SR)))
    return soften(round_, 2600)


def bell(f: float, seconds: float, soft: float = 1.0) -> Buf:
    return modes([(f * k, a, t * seconds * 0.36) for k, a, t in ((0.5, 0.3, 1.2), (1, 1, 1), (1.19, 0.45, 0.8), (1.5, 0.25, 0.6), (2, 0.5, 0.55), (2.74, 0.22 * soft, 0.35), (3.76, 0.12 * soft, 0.22))], seconds, 0.002)


def drum_hit(f: float = 92, tau: float = 0.09, skin: float = 0.4) -> Buf:
    x = modes([(f, 1, tau), (f * 1.59, 0.45, tau * 0.6), (f * 2.14, 0.25, tau * 0.4)], tau * 5, 0.002, 0.5)
    lay(x, noise(0.05, 300, 1600, lambda t: (1 - t) ** 3), 0, skin)
    return x


def knock(f: float, tau: float = 0.02, felt: float = 0.5) -> Buf:
    """A small wooden piece set down."""
    x = modes([(f, 1, tau), (f * 2.31, 0.4, tau * 0.6), (f * 3.9, 0.18, tau * 0.35)], 0.16, 0.001)
    lay(x, modes([(f * 0.36, 0.9, tau * 1.8)], 0.16, 0.002, 0.3), 0, felt)
    lay(x, noise(0.02, 200, 1500, lambda t: (1 - t) ** 2), 0, 0.7 * felt)
    return x


def paper(seconds: float = 0.16, tone: float = 1.0) -> Buf:
    return noise(seconds, 900 * tone, 4200 * tone, lambda t: math.sin(math.pi * t**0.7) ** 2 * (0.7 + 0.3 * math.sin(40 * t)))


def coin(f: float) -> Buf:
    return modes([(f, 1, 0.05), (f * 1.51, 0.7, 0.06), (f * 2.13, 0.5, 0.035), (f * 2.63, 0.3, 0.025)], 0.35, 0.001)


# ---- effects -----------------------------------------------------------------------------------------------------------------------------


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


def tune(x: Buf, notes: Sequence[tuple[float, str, float, float]], voice: Callable[[str, float], Buf]) -> None:
    for at, note, dur, gain in notes:
        lay(x, voice(note, dur), at, gain)


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


# ---- the loops ---------------------------------------------------------------------------------------------------------------------------

CHORDS = {  # bass, then the three upper strings
    "Dm": "D3 A3 D4 F4", "Gm": "G2 Bb3 D4 G4", "A7": "A2 G3 C#4 E4", "F": "F2 A3 C4 F4", "C7": "C3 G3 Bb3 E4", "D7": "D3 A3 C4 F#4", "Bb": "Bb2 Bb3 D4 F4",
    "Am": "A2 A3 C4 E4", "E7": "E2 G#3 D4 E4", "G7": "G2 G3 B3 F4", "C": "C3 G3 C4 E4", "G": "G2 B3 D4 G4", "Em": "E2 G3 B3 E4", "D": "D3 A3 D4 F#4",
    "Bm": "B2 F#3 B3 D4", "A": "A2 A3 C#4 E4", "F#7": "F#2 F#3 A#3 E4", "B7": "B2 F#3 A3 D#4", "E": "E2 G#3 B3 E4", "Em7": "E2 G3 D4 E4", "Bo": "B2 A3 D4 F4",
}


class Loop:
    """Guitar, a melody, strings, and what the era adds, round a ring of whole bars."""

    def __init__(self, bars: Sequence[str], beats: float, bpm: float) -> None:
        self.bars, self.beats, self.beat = bars, beats, 60 / bpm
        self.bar = beats * self.beat
        n = round(self.bar * len(bars) * SR)
        self.guitar, self.strings, self.extra = [0.0] * n, [0.0] * n, [0.0] * n
        self.rng = random.Random(" ".join(bars))

    def strum(self, pattern: Sequence[tuple[float, int, float]], long: float = 2.2) -> None:
        """The same figure in each bar: (beat, string, loudness)."""
        for b, chord in enumerate(self.bars):
            notes = CHORDS[chord].split()
            for at, string, loud in pattern:
                t = b * self.bar + at * self.beat + self.rng.uniform(0, 0.012)
                lay(self.guitar, pluck(notes[string], long, 0.32 if string == 0 else 0.42), t, loud * self.rng.uniform(0.85, 1.05) * (1.15 if string == 0 else 0.8), ring=True)

    def melody(self, text: str, loud: float = 0.6, voice: str = "pluck") -> None:
        """'D5:1.5 -:1 ...' in beats; a bar line is only for the eye."""
        at = 0.0
        for item in text.replace("|", " ").split():
            note, dur = item.split(":")
            d = float(dur)
            if note != "-":
                t = at * self.beat + self.rng.uniform(0, 0.015)
                if voice == "pluck":
                    lay(self.guitar, pluck(note, 2.4, 0.62), t, loud * self.rng.uniform(0.9, 1.05), ring=True)
                else:
                    lay(self.strings, held(note, d * self.beat * 0.92, {"reed": REED, "bow": BOWED, "flute": SOFT}[voice], 0.09, 0.25, 0.0, 0.004), t, loud, ring=True)
            at += d
        want = self.beats * len(self.bars)
        if abs(at - want) > 1e-6:
            raise ValueError(f"the melody has {at} beats, its bars {want}")

    def pad(self, loud: float = 0.12, swell: float = 0.0) -> None:
        b = 0
        while b < len(self.bars):
            k = 1
            while b + k < len(self.bars) and self.bars[b + k] == self.bars[b]:
                k += 1
            for i, note in enumerate(CHORDS[self.bars[b]].split()):
                for det in (-0.0018, 0.0018):
                    x = held(note, k * self.bar - 0.1, BOWED, 0.8, 1.1, det, 0.0025)
                    if swell:
                        w = 2 * math.pi / (self.bar * SR)
                        x = [v * (1 - swell * math.cos(w * j)) for j, v in enumerate(x)]
                    lay(self.strings, x, b * self.bar, loud * (0.8 if i == 0 else 0.5), ring=True)
            b += k

    def sea(self, loud: float = 0.05, bars: int = 2) -> None:
        """Surf: a slow breath of noise every two bars."""
        n = len(self.extra)
        a = y = z = 0.0
        src = [self.rng.uniform(-1, 1) for _ in range(n)]
        for turn in range(2):
            for i in range(n):
                ph = (i / SR / (self.bar * bars)) % 1
                e = math.sin(math.pi * ph) ** 2
                a = 0.04 + 0.1 * e
                y += a * (src[i] - y)
                z += a * (y - z)
                if turn:
                    self.extra[i] += z * loud * (0.25 + e) * 3

    def rail(self, loud: float = 0.1) -> None:
        """Wheels over the joints: ta-tam ... ta-tam, brushed, and a breath of steam on the off beats."""
        tick = noise(0.07, 500, 2600, lambda t: (1 - t) ** 3)
        tam = drum_hit(74, 0.06, 0.5)
        puff = noise(0.16, 700, 3200, lambda t: math.sin(math.pi * t) ** 2)
        for b in range(len(self.bars)):
            q = 0.0
            while q < self.beats:
                t = b * self.bar + q * self.beat
                lay(self.extra, tam, t, loud * 0.8, ring=True)
                lay(self.extra, tam, t + self.beat * 0.25, loud * 0.55, ring=True)
                lay(self.extra, tick, t + self.beat * 0.5, loud * 0.55, ring=True)
                lay(self.extra, puff, t + self.beat * 0.72, loud * 0.4, ring=True)
                q += 1

    def done(self, strings: float = -5, extra: float = -9) -> Buf:
        """The mix: strings and extra stand so many decibels under the guitar."""
        g = soften(self.guitar, 3800, ring=True)
        s = soften(self.strings, 1500, ring=True)
        power = [math.sqrt(sum(v * v for v in bus) / len(bus)) or 1.0 for bus in (g, s, self.extra)]
        ks, ke = power[0] / power[1] * 10 ** (strings / 20), power[0] / power[2] * 10 ** (extra / 20)
        x = [a + b * ks + c * ke for a, b, c in zip(g, s, self.extra, strict=False)]
        x = room(x, 0.34, 1.35, ring=True)
        m = sum(x) / len(x)
        x = [v - m for v in x]
        rms = math.sqrt(sum(v * v for v in x) / len(x))
        k = 10 ** (-22 / 20) / rms
        return [soft_limit(v * k) for v in x]


def soft_limit(v: float, knee: float = 0.45) -> float:
    a = abs(v)
    return v if a < knee else math.copysign(knee + (0.85 - knee) * math.tanh((a - knee) / (0.85 - knee)), v)


WALTZ = ((0, 0, 1.0), (0.5, 1, 0.5), (1, 2, 0.55), (1.5, 3, 0.6), (2, 2, 0.5), (2.5, 1, 0.45))
SLOW4 = ((0, 0, 1.0), (0.5, 1, 0.5), (1, 2, 0.5), (1.5, 3, 0.6), (2, 0, 0.6), (2.5, 2, 0.5), (3, 3, 0.55), (3.5, 2, 0.4))
SWAY = ((0, 0, 1.0), (1, 1, 0.45), (2, 2, 0.5), (3, 3, 0.7), (4, 2, 0.45), (5, 1, 0.4))
LULL = ((0, 0, 0.9), (2, 2, 0.5), (3, 1, 0.6), (4, 3, 0.55), (5, 2, 0.4))
CHORO = ((0, 0, 1.0), (0.75, 2, 0.45), (1, 1, 0.5), (1.5, 3, 0.6), (2, 0, 0.75), (2.5, 2, 0.5), (2.75, 3, 0.4), (3.5, 2, 0.5))
POLKA = ((0, 0, 1.0), (0.5, 2, 0.5), (0.75, 3, 0.45), (1, 1, 0.6), (1.5, 3, 0.5))


def exploration_1() -> Buf:
    """A modinha in D minor, three to the bar."""
    x = Loop(["Dm", "Dm", "Gm", "A7", "Dm", "F", "C7", "F", "Gm", "A7", "Dm", "Bb", "Gm", "A7", "Dm", "A7"], 3, 70)
    x.strum(WALTZ)
    x.melody(
        "A4:2 D5:1 | F5:2 E5:1 | D5:1.5 C5:.5 Bb4:1 | A4:2 -:1 | F4:1 A4:1 D5:1 | C5:2 A4:1 | Bb4:1.5 A4:.5 G4:1 | A4:2 -:1 |"
        "D5:1.5 Bb4:.5 G4:1 | E5:1.5 C#5:.5 A4:1 | F5:1 E5:1 D5:1 | D5:2 C5:1 | Bb4:1 A4:1 G4:1 | A4:1.5 G4:.5 E4:1 | D4:2 -:1 | -:3",
        0.62,
    )
    x.pad(0.11)
    return x.done()


def exploration_2() -> Buf:
    """An evening in A minor, four to the bar, with a wooden flute."""
    x = Loop(["Am", "Am", "Dm", "Am", "E7", "Am", "Dm", "G7", "C", "E7", "Am", "E7"], 4, 66)
    x.strum(SLOW4)
    x.melody(
        "-:1 E5:1 C5:1 B4:1 | A4:3 -:1 | F5:1.5 E5:.5 D5:2 | C5:1.5 B4:.5 A4:2 | B4:1 D5:1 G#4:1 B4:1 | A4:3 -:1 | D5:1 F5:1 A5:1 F5:1 | G5:1.5 F5:.5 D5:2 |"
        "E5:3 C5:1 | D5:1 B4:1 G#4:1 E4:1 | A4:3 -:1 | -:4",
        0.14,
        "flute",
    )
    x.pad(0.085)
    return x.done(strings=-1)


def sail_1() -> Buf:
    """A barcarole in G: six to the bar and the sea under it."""
    x = Loop(["G", "Em", "C", "D7", "G", "Em", "Am", "D7", "C", "G", "Am", "D7", "G", "Em", "Am", "D7", "C", "D7", "G", "D7"], 6, 150)
    x.strum(SWAY)
    x.melody(
        "D5:3 B4:2 D5:1 | G5:3 E5:3 | E5:3 C5:2 E5:1 | D5:5 -:1 | B4:2 D5:1 G5:3 | F#5:2 E5:1 B4:3 | C5:2 E5:1 A5:2 G5:1 | F#5:5 -:1 | G5:3 E5:2 C5:1 | D5:3 B4:3 |"
        "C5:2 B4:1 A4:3 | A4:2 B4:1 C5:3 | B4:3 D5:3 | G5:3 E5:3 | C5:2 E5:1 A5:3 | F#5:2 D5:1 C5:3 | E5:2 D5:1 C5:3 | A4:2 B4:1 C5:2 A4:1 | G4:5 -:1 | -:6",
        0.55,
    )
    x.pad(0.1, 0.45)
    x.sea(0.05)
    return x.done()


def sail_2() -> Buf:
    """Night watch in D, six to the bar, a concertina far off."""
    x = Loop(["D", "D", "G", "D", "Bm", "Em", "A7", "D", "G", "A7", "D", "Bm", "Em", "A7", "D", "A7"], 6, 132)
    x.strum(LULL, 2.6)
    x.melody(
        "F#5:3 E5:2 D5:1 | A4:5 -:1 | B4:3 D5:3 | F#5:5 -:1 | D5:2 C#5:1 B4:3 | G4:2 A4:1 B4:3 | C#5:3 E5:3 | D5:5 -:1 |"
        "B4:2 D5:1 G5:3 | E5:2 C#5:1 A4:3 | F#5:3 D5:3 | D5:2 C#5:1 B4:3 | E5:2 D5:1 B4:3 | A4:2 B4:1 C#5:3 | D5:5 -:1 | -:6",
        0.085,
        "reed",
    )
    x.pad(0.09, 0.5)
    x.sea(0.06)
    return x.done(strings=-1)


def rail_1() -> Buf:
    """A choro in C over the wheels of a slow train."""
    x = Loop(["C", "A7", "Dm", "G7", "C", "A7", "D7", "G7", "Em", "A7", "Dm", "G7", "C", "F", "C", "G7", "Am", "Dm", "G7", "C"], 4, 96)
    x.strum(CHORO, 1.6)
    x.melody(
        "E5:.5 G5:.5 E5:.5 C5:.5 G4:2 | C#5:.5 E5:.5 G5:.5 E5:.5 C#5:2 | D5:.5 F5:.5 A5:.5 F5:.5 D5:2 | B4:.5 D5:.5 F5:.5 D5:.5 B4:2 | C5:1 E5:1 G5:1.5 E5:.5 | E5:1 C#5:1 A4:2 | F#5:1 D5:1 A4:1 C5:1 | B4:3 -:1 |"
        "G5:1 E5:.5 B4:.5 E5:2 | E5:1 C#5:.5 G4:.5 A4:2 | F5:1 D5:.5 A4:.5 D5:2 | D5:1 B4:.5 F4:.5 G4:2 | E5:.5 D5:.5 C5:1 G4:2 | A4:.5 C5:.5 F5:1 A5:2 | G5:1 E5:1 C5:2 | D5:1 B4:1 G4:2 |"
        "C5:1 E5:1 A5:2 | F5:1 D5:1 A4:2 | B4:1 D5:1 F5:1 D5:1 | C5:3 -:1",
        0.5,
    )
    x.pad(0.07)
    x.rail(0.11)
    return x.done(extra=-10)


def rail_2() -> Buf:
    """A polka in A minor that has grown quiet, two to the bar; the train again, slower."""
    x = Loop(["Am", "Am", "E7", "E7", "E7", "E7", "Am", "Am", "A7", "A7", "Dm", "Dm", "Am", "E7", "Am", "E7", "C", "C", "G7", "G7", "G7", "G7", "C", "C", "A7", "A7", "Dm", "Dm", "Am", "E7", "Am", "E7"], 2, 84)
    x.strum(POLKA, 1.5)
    x.melody(
        "E5:.75 D#5:.25 E5:1 | C5:.5 B4:.5 A4:1 | B4:.75 A4:.25 G#4:1 | B4:1.5 -:.5 | D5:.75 C#5:.25 D5:1 | B4:.5 A4:.5 G#4:1 | A4:.75 B4:.25 C5:1 | E5:1.5 -:.5 |"
        "G5:.75 F#5:.25 G5:1 | E5:.5 C#5:.5 A4:1 | F5:.75 E5:.25 F5:1 | D5:1.5 -:.5 | C5:.5 E5:.5 A5:1 | G#5:.5 E5:.5 B4:1 | A4:1.5 -:.5 | -:2 |"
        "G5:1 E5:1 | C5:1.5 -:.5 | F5:1 D5:1 | B4:1.5 -:.5 | D5:.5 F5:.5 B4:1 | D5:1 G4:1 | E5:.5 D5:.5 C5:1 | G4:1.5 -:.5 |"
        "E5:.5 G5:.5 C#5:1 | E5:1 A4:1 | D5:.5 F5:.5 A5:1 | F5:1 D5:1 | C5:.5 E5:.5 A4:1 | B4:.5 G#4:.5 E4:1 | A4:1.5 -:.5 | -:2",
        0.5,
    )
    x.pad(0.065)
    x.rail(0.09)
    return x.done(extra=-10)


LOOPS: dict[str, Callable[[], Buf]] = {f.__name__: f for f in (exploration_1, exploration_2, sail_1, sail_2, rail_1, rail_2)}


# ---- to files ----------------------------------------------------------------------------------------------------------------------------


def save(name: str, x: Buf, quality: float) -> Path:
    OUT.mkdir(exist_ok=True)
    wav = OUT / f"{name}.wav"
    with wave.open(str(wav), "wb") as w:
        w.setnchannels(1)
        w.setsampwidth(2)
        w.setframerate(SR)
        w.writeframes(array("h", (max(-32767, min(32767, round(v * 32767))) for v in x)).tobytes())
    tool = shutil.which("oggenc")
    if not tool:
        return wav
    ogg = wav.with_suffix(".ogg")
    subprocess.run([tool, "-Q", "-q", str(quality), "--serial", "1822", "-o", str(ogg), str(wav)], check=True)
    wav.unlink()
    return ogg


def report(name: str, x: Buf, path: Path, loop: bool) -> None:
    peak = max(map(abs, x))
    rms = 20 * math.log10(math.sqrt(sum(v * v for v in x) / len(x)) + 1e-9)
    seam = abs(x[0] - x[-1])
    print(f"{name:14s} {len(x) / SR:6.2f} s  peak {20 * math.log10(peak):6.1f} dB  rms {rms:6.1f} dB  {path.stat().st_size:7d} bytes" + (f"  seam {seam:.4f}" if loop else ""))


def main() -> None:
    names = sys.argv[1:] or [*EFFECTS, *LOOPS]
    for name in names:
        global RNG
        RNG = random.Random("terra brasilis " + name)
        if name in EFFECTS:
            make, peak = EFFECTS[name]
            x = make()
            m = max(map(abs, x))
            fade = min(len(x) // 4, int(0.08 * SR))
            x = [v * peak / m for v in x]
            for i in range(fade):
                x[len(x) - 1 - i] *= i / fade
            report(name, x, save(name, x, 4), False)
        else:
            x = LOOPS[name]()
            report(name, x, save(name, x, 2), True)


if __name__ == "__main__":
    main()
