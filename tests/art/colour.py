"""Colour differences as people see them: CIEDE2000 (Sharma, Wu, Dalal 2005) under simulated colour-vision deficiency
(Machado, Oliveira, Fernandes 2009, severity 1), and WCAG contrast."""

from __future__ import annotations

import itertools
import math

Rgb = tuple[int, int, int]
Triple = tuple[float, float, float]

DEFICIENCIES = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
_XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
_WHITE = (0.95047, 1.0, 1.08883)


def linear(colour: Rgb) -> Triple:
    """sRGB to linear light, 0-1."""
    values = [part / 255 for part in colour]
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)
    return red, green, blue


def seen(colour: Rgb, deficiency: str) -> Triple:
    """The linear light a viewer with a deficiency sees."""
    light = linear(colour)
    rows = DEFICIENCIES[deficiency]
    a, b, c = (min(1.0, max(0.0, sum(m * v for m, v in zip(row, light, strict=True)))) for row in rows)
    return a, b, c


def lab(light: Triple) -> Triple:
    """Linear light to CIE L*a*b* under D65."""
    xyz = [sum(m * v for m, v in zip(row, light, strict=True)) for row in _XYZ]
    ratios = [value / white for value, white in zip(xyz, _WHITE, strict=True)]
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in ratios)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _hue(a: float, b: float) -> float:
    return math.degrees(math.atan2(b, a)) % 360


def ciede2000(one: Triple, two: Triple) -> float:
    """The difference of two L*a*b* colours; about 2 is just noticeable."""
    (l1, a1, b1), (l2, a2, b2) = one, two
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    stretch = 1 + 0.5 * (1 - math.sqrt(mean**7 / (mean**7 + 25**7)))
    c1, c2 = math.hypot(a1 * stretch, b1), math.hypot(a2 * stretch, b2)
    h1, h2 = _hue(a1 * stretch, b1), _hue(a2 * stretch, b2)
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    dh = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    lm, cm = (l1 + l2) / 2, (c1 + c2) / 2
    hm = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    cos = lambda degrees: math.cos(math.radians(degrees))  # noqa: E731
    t = 1 - 0.17 * cos(hm - 30) + 0.24 * cos(2 * hm) + 0.32 * cos(3 * hm + 6) - 0.2 * cos(4 * hm - 63)
    sl = 1 + 0.015 * (lm - 50) ** 2 / math.sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * t
    rc = 2 * math.sqrt(cm**7 / (cm**7 + 25**7))
    rt = -rc * math.sin(math.radians(60 * math.exp(-(((hm - 275) / 25) ** 2))))
    dl, dc = (l2 - l1) / sl, (c2 - c1) / sc
    dh /= sh
    return math.sqrt(dl**2 + dc**2 + dh**2 + rt * dc * dh)


def nearest_pair(palette: dict[str, Rgb], deficiency: str) -> tuple[float, str, str]:
    """The two colours of a palette hardest to tell apart, and their difference."""
    labs = {name: lab(seen(colour, deficiency)) for name, colour in palette.items()}
    return min((ciede2000(labs[a], labs[b]), a, b) for a, b in itertools.combinations(palette, 2))


def contrast(one: Rgb, two: Rgb) -> float:
    """WCAG contrast ratio, 1 to 21."""
    high, low = sorted((sum(m * v for m, v in zip(_XYZ[1], linear(c), strict=True)) for c in (one, two)), reverse=True)
    return (high + 0.05) / (low + 0.05)
