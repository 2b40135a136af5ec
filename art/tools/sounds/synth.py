"""Sound synthesis on lists of samples: mixing, decaying sines, noise, filter, reverb, the frequency of a note."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

SR = 22050
Buf = list[float]
RNG = random.Random(1822)


def silence(seconds: float) -> Buf:
    return [0.0] * int(seconds * SR)


def lay(dst: Buf, src: Sequence[float], at: float, gain: float = 1.0, ring: bool = False) -> None:
    """Adds the samples of src to dst from the time `at` in seconds; with ring, what goes past the end of dst is added
    at its start, else it is left out."""
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
    """Returns the samples of a sum of decaying sines, each given as (frequency, loudness, seconds in which it falls to
    about a third)."""
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
    """Returns the samples of random noise between two frequencies in hertz; env: its loudness for each share (0 to 1)
    of its duration."""
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
    """Returns samples with the reverb of a small wooden room. With ring, the end's reverb sounds on at the start."""
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
    """Converts a note's name, such as 'C#4', to its frequency in hertz."""
    step = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}[note[0]]
    if note[1] == "#":
        step += 1
    elif note[1] == "b":
        step -= 1
    return 440 * 2 ** ((step + 12 * (int(note[-1]) + 1) - 69) / 12)
