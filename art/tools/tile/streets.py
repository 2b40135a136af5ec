"""Draws parts of the city tiles: rows of houses, houses faced with painted tiles, a pine of the South."""

from art.tools.land.weave import num
from art.tools.tile.picture import IVORY, Picture, arch

PLASTER = ("#f6ead0", "#e7c7a0", "#dfd8b6", "#c9d5cf", "#e9d3b8", "#f0dca8", "#d9b7a0")
TILE = (("#cc7449", "#8d4526"), ("#bd6844", "#7c3a20"), ("#d18455", "#93502c"))


def row(p: Picture, x: float, y: float, widths: list[float], heights: list[float], seed: int, floors: int = 2, gap: float = 0) -> None:
    """Draws a street front: houses side by side, given by their widths and heights."""
    for k, (w, h) in enumerate(zip(widths, heights, strict=True)):
        p.house(x, y, w, h, PLASTER[(seed + 3 * k) % len(PLASTER)], TILE[(seed + k) % 3], rise=w * 0.26 + 2, windows=max(2, int(w / 8)), floors=floors, hip=bool((seed + k) % 2))
        x += w + gap


def araucaria(p: Picture, x: float, y: float, h: float, s: float) -> None:
    """Draws an araucaria, the pine of the southern plateau: a bare trunk and branches like an upturned umbrella."""
    p.cast(x + 2, y, 7 * s, 1.8)
    p.ink(f"M{num(x)} {num(y)}V{num(y - h)}", 3.4 * s, 1)
    p.ink(f"M{num(x)} {num(y)}V{num(y - h)}", 1.8 * s, 1, "#7a5a3c")
    for lift, w in ((0.55, 9.0), (0.74, 13.0), (0.9, 17.0)):
        top = y - h * lift
        p.fill(f"M{num(x - w * s)} {num(top - 6 * s)}Q{num(x - w * 0.5 * s)} {num(top + 2 * s)} {num(x)} {num(top + 2 * s)}T{num(x + w * s)} {num(top - 6 * s)}Q{num(x + w * 0.7 * s)} {num(top - 11 * s)} {num(x)} {num(top - 7 * s)}Q{num(x - w * 0.7 * s)} {num(top - 11 * s)} {num(x - w * s)} {num(top - 6 * s)}Z", "#35573f" if lift < 0.9 else "#46694a", 1.2)


def azulejo(p: Picture, x: float, y: float, w: float, h: float, base: str, motif: str, kind: int, bays: int) -> None:
    """Draws a tall town house faced with painted tiles: a door of stone below, iron balconies above."""
    p.fill(f"M{num(x)} {num(y)}V{num(y - h)}H{num(x + w)}V{num(y)}Z", base, 1.8)
    d = ""
    step = 5.0
    for i in range(int(w / step)):
        for j in range(int(h / step)):
            cx, cy = x + (w - int(w / step) * step) / 2 + (i + 0.5) * step, y - h + 2 + (j + 0.5) * step
            if kind == 0:
                d += f"M{num(cx - 1.8)} {num(cy)}l1.8 -1.8l1.8 1.8l-1.8 1.8Z"
            elif kind == 1:
                d += f"M{num(cx - 1.5)} {num(cy - 1.5)}l3 3M{num(cx + 1.5)} {num(cy - 1.5)}l-3 3"
            else:
                d += f"M{num(cx - 1.6)} {num(cy)}a1.6 1.6 0 1 1 3.2 0a1.6 1.6 0 1 1 -3.2 0"
    p.add(f'<path d="{d}" fill="{motif if kind == 0 else "none"}" stroke="{motif}" stroke-width="{0 if kind == 0 else 0.9}" opacity=".85"/>')
    p.fill(f"M{num(x - 1.5)} {num(y - h - 1)}h{num(w + 3)}v4.5h{num(-w - 3)}Z", IVORY, 1.3)
    pitch = w / bays
    for floor, rise in ((0, 18.0), (1, 17.0)):
        foot = y - floor * (h / 2 - 1) - (0 if floor == 0 else 3)
        for k in range(bays):
            wx = x + pitch * (k + 0.5) - 4.4
            p.fill(arch(wx - 1.8, foot, 12.4, rise + 2.4), IVORY, 1.2)
            p.fill(arch(wx, foot, 8.8, rise), "#5a3a1f" if floor == 0 and k == bays // 2 else "#35505e", 1)
            p.ink(f"M{num(wx + 4.4)} {num(foot)}v{num(-rise + 1)}", 0.7, 0.8)
        if floor:
            p.ink(f"M{num(x + 2)} {num(foot - 7)}h{num(w - 4)}M{num(x + 2)} {num(foot)}h{num(w - 4)}", 1.5, 1)
            p.ink("".join(f"M{num(x + 3 + 3 * k)} {num(foot)}v-7" for k in range(int((w - 5) / 3) + 1)), 0.9, 0.9)
    p.shade(f"M{num(x + w * 0.86)} {num(y)}V{num(y - h)}H{num(x + w)}V{num(y)}Z", 0.14)
