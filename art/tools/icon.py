"""Draws the program's icon, a hex with the bay and the imperial crown over it, and writes it as SVG, PNG, .ico and
.icns. Run: python -m art.tools.icon"""

from __future__ import annotations

import struct

from art.tools.frames import crown
from art.tools.kit import ART, INK, down, gold, ink, keep_used, linear, n, path, polar, pts, radial, save, soft, svg

NAME = "brazil_imperial"
SUGARLOAF = "M0 0C6-30 14-60 20-96C28-150 44-216 78-236C98-246 122-236 136-206C150-172 158-132 176-100C190-70 214-44 236-30C260-16 280-8 290 0Z"
URCA = "M0 0C20-30 34-66 62-84C86-98 118-96 142-80C170-60 192-28 214 0Z"
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES = (("icp4", 16), ("icp5", 32), ("ic11", 32), ("ic12", 64), ("ic07", 128), ("ic13", 256), ("ic08", 256), ("ic09", 512))


def at(x: float, y: float, s: float, body: str) -> str:
    return f'<g transform="translate({n(x)} {n(y)}) scale({s:.3g} {s:.3g})">{body}</g>'


def round_hex(r: float, corner: float) -> str:
    """Returns the SVG path of a pointy-top hexagon with rounded corners round (128, 128)."""
    points = [polar(128, 128, r, -90 + 60 * i) for i in range(6)]
    d = ""
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[i - 1], points[(i + 1) % 6]
        k = corner / r
        p, q = (x + (ax - x) * k, y + (ay - y) * k), (x + (bx - x) * k, y + (by - y) * k)
        d += f"{'L' if d else 'M'}{n(p[0])} {n(p[1])}Q{n(x)} {n(y)} {n(q[0])} {n(q[1])}"
    return d + "Z"


def large() -> str:
    field = round_hex(106, 16)
    defs = (gold() + down("sky", "#1f4f6b 0 #5f93a0 .35 #f3d79a .62 #f6a860 .74 #f6a860 1") + down("sea", "#3f8a86 0 #14474f 1") + radial("gl", "#fff6cf 0:1 #ffe39a .4:.7 #ffd080 1:0", "50%", "50%", "50%")
            + linear("rim", "#fff0b8 0 #d9a53a .4 #8f6418 .62 #f1cf74 1") + f'<clipPath id="c"><path d="{field}"/></clipPath>' + soft("sd", .5, .8))
    rays = "".join(pts(((128, 176), polar(128, 176, 190, a - 4), polar(128, 176, 190, a + 4))) for a in range(-180, 1, 18))
    scene = (path("M0 0H256V190H0Z", "url(#sky)") + path(rays, "#fff1c0", 'fill-opacity=".22"') + '<circle cx="128" cy="176" r="92" fill="url(#gl)"/>' + at(140, 190, .4, path(SUGARLOAF, "#3f5f5f", ink(5)) + path("M0 0C6-30 14-60 20-96C28-150 44-216 78-236C70-200 62-180 58-140C54-100 60-60 46 0Z", "#8fa08a"))
             + at(46, 190, .52, path(URCA, "#35534f", ink(5))) + path("M0 188H256V256H0Z", "url(#sea)", ink(2)) + path("M60 204q30-8 60 0q-30 7-60 0ZM128 214q34-8 66 0q-34 7-66 0ZM84 228q28-7 56 0q-28 6-56 0Z", "#ffe9b0", 'fill-opacity=".85"'))
    body = (path(round_hex(124, 20), INK) + path(round_hex(120, 19), "url(#rim)") + path(round_hex(109.5, 17), INK) + f'<g clip-path="url(#c)">{scene}</g>'
            + path(field, "none", 'stroke="#fff" stroke-opacity=".25" stroke-width="2"')
            + at(128, 127, 1.42, path("M-38 20C-56-12-42-36-18-26C-14-34-4-38 0-43C4-38 14-34 18-26C42-36 56-12 38 20L40 34Q0 26-40 34ZM-6-46H6V-56H-6Z", INK, f'stroke="{INK}" stroke-width="10" stroke-linejoin="round"') + crown()))
    return svg(256, 256, keep_used(defs, body), body)


def small() -> str:
    """Returns the SVG of the icon for 16 to 32 px: a gold crown on green, nothing else."""
    defs = gold() + radial("f", "#3f9a68 0 #1C653E .6 #0f4027 1", "40%", "25%", "85%") + down("cr", "#fff0b8 0 #f1c552 .5 #c58a22 1")
    crown_d = "M54 96C50 88 60 80 68 88L92 118L116 70C108 54 148 54 140 70L164 118L188 88C196 80 206 88 202 96L186 168Q128 152 70 168Z"
    body = (path(round_hex(126, 24), INK) + path(round_hex(116, 22), "#f1cf74") + path(round_hex(98, 18), "url(#f)", ink(5)) + path(crown_d, INK, f'stroke="{INK}" stroke-width="22" stroke-linejoin="round"') + path(crown_d, "url(#cr)")
            + path("M68 176Q128 160 188 176L186 196Q128 180 70 196Z", INK, f'stroke="{INK}" stroke-width="16" stroke-linejoin="round"') + path("M68 176Q128 160 188 176L186 196Q128 180 70 196Z", "#f1cf74"))
    return svg(256, 256, keep_used(defs, body), body)


def png(size: int) -> bytes:
    import resvg_py

    name = f"{NAME}_small" if size <= 32 else NAME
    return bytes(resvg_py.svg_to_bytes(svg_string=(ART / "icon" / f"{name}.svg").read_text(encoding="utf-8"), width=size, height=size, skip_system_fonts=True))


def ico(pictures: dict[int, bytes]) -> bytes:
    head, offset, entries, data = struct.pack("<HHH", 0, 1, len(pictures)), 6 + 16 * len(pictures), b"", b""
    for size, picture in pictures.items():
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), offset + len(data))
        data += picture
    return head + entries + data


def icns(pictures: dict[int, bytes]) -> bytes:
    body = b"".join(kind.encode() + struct.pack(">I", 8 + len(pictures[size])) + pictures[size] for kind, size in ICNS_TYPES)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def icons() -> None:
    save(f"icon/{NAME}", large())
    save(f"icon/{NAME}_small", small())
    pictures = {size: png(size) for size in sorted({*ICO_SIZES, *(size for _, size in ICNS_TYPES)})}
    folder = ART / "icon"
    for size in ICO_SIZES:
        (folder / f"{NAME}_{size}.png").write_bytes(pictures[size])
    (folder / f"{NAME}.png").write_bytes(pictures[256])
    (folder / f"{NAME}.ico").write_bytes(ico({size: pictures[size] for size in ICO_SIZES}))
    (folder / f"{NAME}.icns").write_bytes(icns(pictures))


if __name__ == "__main__":
    icons()
