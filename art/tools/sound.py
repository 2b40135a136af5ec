"""Synthesizes and writes all sounds of the game: seventeen effects and six quiet loops of music, two an era.

Run: python -m art.tools.sound [name ...]   (a minute or two; writes art/sound/<name>.ogg with oggenc, or .wav where there is none)

Standard library only. 22.05 kHz, mono, 16 bits. Guitars are Karplus-Strong strings, strings and brass are wavetables, woods, drums and bells
are sums of decaying modes. A loop is mixed round a ring, so that what rings on at its end sounds on at its start.
"""

from __future__ import annotations

import math
import shutil
import subprocess
import sys
import wave
from array import array
from pathlib import Path

from art.tools.sounds.effects import EFFECTS
from art.tools.sounds.loops import LOOPS
from art.tools.sounds.synth import RNG, SR, Buf

OUT = Path(__file__).resolve().parent.parent / "sound"


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
        RNG.seed("terra brasilis " + name)
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
