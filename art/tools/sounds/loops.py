"""Composes the six quiet pieces of music that play at the tables of all games: two each of exploration, sail and rail."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

from art.tools.sounds.synth import SR, Buf, lay, noise, room, soften
from art.tools.sounds.voices import BOWED, REED, SOFT, drum_hit, held, pluck

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
        """Adds a guitar figure to the loop, the same in each bar on the notes of its chord; it is given as (beat,
        string, loudness)."""
        for b, chord in enumerate(self.bars):
            notes = CHORDS[chord].split()
            for at, string, loud in pattern:
                t = b * self.bar + at * self.beat + self.rng.uniform(0, 0.012)
                lay(self.guitar, pluck(notes[string], long, 0.32 if string == 0 else 0.42), t, loud * self.rng.uniform(0.85, 1.05) * (1.15 if string == 0 else 0.8), ring=True)

    def melody(self, text: str, loud: float = 0.6, voice: str = "pluck") -> None:
        """Adds a melody to the loop, written as 'D5:1.5 -:1 ...': a note or rest (-) and its beats; bar lines are
        ignored. Raises ValueError if it does not fill the bars."""
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
        """Adds the sound of surf to the loop: noise that swells and fades once every `bars` bars."""
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
        """Adds the sound of a train: wheels over rail joints, brushed, and steam on the off beats."""
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
        """Mixes guitar, strings and other sounds with reverb to the loop's final loudness, and returns the samples;
        strings and extra: decibels relative to the guitar."""
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
    """Composes a modinha in D minor, three beats to the bar; returns its samples."""
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
    """Composes an evening piece in A minor, four beats to the bar, with a wooden flute; returns its samples."""
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
    """Composes a barcarole in G: six beats to the bar and the sound of the sea under it; returns its samples."""
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
    """Composes a night watch in D, six beats to the bar, with a far-off concertina; returns its samples."""
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
    """Composes a choro in C over the sound of a slow train's wheels; returns its samples."""
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
    """Composes a quiet polka in A minor, two beats to the bar, over a slower train; returns its samples."""
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
