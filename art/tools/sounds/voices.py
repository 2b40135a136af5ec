"""Synthesizes instruments: plucked string, strings, brass, bell, drum, wood, paper and coins."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

from art.tools.sounds.synth import RNG, SR, Buf, hz, lay, modes, noise, soften

PLUCKS: dict[tuple[str, float, float], Buf] = {}


def pluck(note: str, seconds: float = 2.0, bright: float = 0.5) -> Buf:
    """Returns the samples of a plucked nylon string (Karplus-Strong); cached."""
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
    """Returns the samples of a note played for `seconds` with a wavetable, then faded out for `release` seconds
    more."""
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
    """Returns the samples of a note of two horns: a bright one swells in behind a soft one."""
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
    """Returns the samples of a knock: a small wooden piece set down."""
    x = modes([(f, 1, tau), (f * 2.31, 0.4, tau * 0.6), (f * 3.9, 0.18, tau * 0.35)], 0.16, 0.001)
    lay(x, modes([(f * 0.36, 0.9, tau * 1.8)], 0.16, 0.002, 0.3), 0, felt)
    lay(x, noise(0.02, 200, 1500, lambda t: (1 - t) ** 2), 0, 0.7 * felt)
    return x


def paper(seconds: float = 0.16, tone: float = 1.0) -> Buf:
    return noise(seconds, 900 * tone, 4200 * tone, lambda t: math.sin(math.pi * t**0.7) ** 2 * (0.7 + 0.3 * math.sin(40 * t)))


def coin(f: float) -> Buf:
    return modes([(f, 1, 0.05), (f * 1.51, 0.7, 0.06), (f * 2.13, 0.5, 0.035), (f * 2.63, 0.3, 0.025)], 0.35, 0.001)


def tune(x: Buf, notes: Sequence[tuple[float, str, float, float]], voice: Callable[[str, float], Buf]) -> None:
    for at, note, dur, gain in notes:
        lay(x, voice(note, dur), at, gain)
