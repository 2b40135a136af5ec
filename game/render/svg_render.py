"""Vector drawings as pixels. Nothing of the window is needed here: a process of its own may draw."""

from __future__ import annotations

from multiprocessing.connection import Connection

import resvg_py

Size = tuple[int, int]


def render(svg: str, size: Size) -> bytes:
    """PNG bytes of a vector picture at exactly this size (stretched when its proportions differ). Raises ValueError."""
    head = svg.find("<svg")
    if head >= 0 and "preserveAspectRatio" not in svg[head : svg.find(">", head)]:
        svg = f'{svg[:head]}<svg preserveAspectRatio="none"{svg[head + 4 :]}'
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size[0], height=size[1], skip_system_fonts=True))


def draw_for(line: Connection) -> None:
    """The other process: draws what comes along the line until it is cut; no bytes for what cannot be drawn."""
    while True:
        try:
            svg, size = line.recv()
            try:
                png = render(svg, size)
            except ValueError:
                png = b""
            line.send_bytes(png)
        except (EOFError, OSError, KeyboardInterrupt):
            return
